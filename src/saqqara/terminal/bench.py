"""The command `bench`: tables with every figure's ratio to a baseline measured in the same run."""

from rich.console import Console
from rich.table import Table

from ..arena import peers
from ..arena.bench import Speed, copy_time, first_of_each, load_time, run_python, speed_of
from ..games import game
from ..games.description import BenchmarkCase, benchmark_cases
from ..games.machine_code.layout import position_layout
from ..games.machine_code.runner import runner
from ..games.registry import descriptions
from .options import options_text
from .texts import joined, number, t

INTERPRETED_GOAL = 150e3
IMPORT_GOAL, LOAD_GOAL = 0.15, 20
"""At most: seconds for the import, milliseconds for loading machine code."""


def bench(quick: bool = False, with_peers: bool = True) -> int:
    """Measure everything and print the tables."""
    console = Console(highlight=False, markup=False)
    seconds = 0.5 if quick else 2.0
    speeds = []
    with console.status(t("cli-bench-measuring")) as status:
        for description in descriptions().values():
            for case in benchmark_cases(description):
                status.update(case_text(description.name, case))
                speeds.append(speed_of(description.name, case, seconds))
    console.print(speed_table(speeds))
    with console.status(t("cli-bench-measuring")):
        sizes = size_table(quick)
    console.print(sizes)
    if with_peers:
        print_peers(console, first_of_each(speeds), seconds)
    return 0


def titled_table(title: str, *heads: str, left: int = 1) -> Table:
    """A table with a title. The first so many columns begin at the left, the others end at the right."""
    table = Table(title=title, title_justify="left")
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place < left else "right")
    return table


def speed_table(speeds: list[Speed]) -> Table:
    """Moves a second, and how much faster machine code is."""
    heads = ("game", "interpreted", "goal", "machine-code", "goal", "ratio")
    table = titled_table(t("cli-bench-speeds"), *(t(f"cli-bench-{head}") for head in heads))
    for speed in speeds:
        slow, fast, goal = speed.interpreted, speed.compiled, speed.case.goal
        shown = ("-", "-") if fast is None else (a_second(fast), times(fast / slow, 0))
        wanted = "" if goal is None else number(goal)
        table.add_row(case_text(speed.game, speed.case), a_second(slow), number(INTERPRETED_GOAL), shown[0], wanted, shown[1])
    return table


def case_text(name: str, case: BenchmarkCase) -> str:
    """A game with the options of a case."""
    return joined([name, options_text(case.options)])


def a_second(speed: float) -> str:
    """A speed."""
    return t("cli-bench-a-second", number=number(speed))


def times(ratio: float, digits: int) -> str:
    """A ratio."""
    return f"{number(ratio, digits)} x"


def size_table(quick: bool) -> Table:
    """Bytes, copies, and how long it takes to start."""
    heads = ("what", "measured", "at-most")
    table = titled_table(t("cli-bench-sizes"), *(t(f"cli-bench-{head}") for head in heads))
    imported = min(run_python("import saqqara") for _ in range(5))
    table.add_row("import saqqara", f"{number(imported, 3)} s", f"{number(IMPORT_GOAL, 2)} s")
    for description in descriptions().values():
        name, goals = description.name, description.position_goals
        size = position_layout(description.rules.position).size
        most = t("cli-bytes", bytes=goals.size) if goals else ""
        table.add_row(t("cli-bench-position", game=name), t("cli-bytes", bytes=size), most)
        if runner(name).native:
            copied = copy_time(game(name, players=description.rules.players[-1]))
            table.add_row(t("cli-bench-copy", game=name), f"{number(copied)} ns", f"{number(goals.copy)} ns" if goals else "")
            loaded = 1000 * load_time(name, 1 if quick else 5)
            table.add_row(t("cli-bench-load", game=name), f"{number(loaded, 1)} ms", f"{number(LOAD_GOAL)} ms")
    return table


def print_peers(console: Console, ours: dict[str, float], seconds: float) -> None:
    """Peers beside our games, where they are installed."""
    heads = [t(f"cli-bench-{head}") for head in ("peer", "what", "moves-a-second")]
    table = titled_table(t("cli-bench-peers"), *heads, *(t("cli-bench-is", game=name) for name in ours), left=2)
    for peer in peers.peers():
        with console.status(peer.name):
            try:
                speed = peer.measure(seconds)
            except peers.PeerError as error:
                console.print(t("cli-bench-failed", peer=peer.name, why=str(error)), style="yellow")
                continue
        table.add_row(
            f"{peer.name} {peer.version}", peer.what, number(speed), *(times(own / speed, 1) for own in ours.values())
        )
    if table.row_count:
        console.print(table)
    if absent := peers.missing():
        console.print(t("cli-bench-absent", peers=joined(absent)))
