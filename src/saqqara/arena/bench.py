"""How fast the rules are: a table with every figure's ratio to a baseline measured in the same run.

Machines are noisy, so each figure is the best of several runs, in CPU time. Only the ratios can be compared between
machines. Peers are measured by the same clock.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from ..games import game
from ..games.chance import seed_words
from ..games.contract import Game
from ..games.description import benchmark_cases
from ..games.drivers import bind, copy_positions, play_random, play_random_games
from ..games.machine_code.layout import position_layout
from ..games.machine_code.runner import runner
from ..games.registry import descriptions
from . import peers
from .simulate import new_games

INTERPRETED_GOAL = 150e3


class Speed(NamedTuple):
    """Moves a second at both speeds; no figure for machine code where there is none."""

    game: str
    label: str
    goal: float | None
    interpreted: float
    compiled: float | None

    @property
    def name(self) -> str:
        """The game and the case."""
        return f"{self.game}, {self.label}"


def main(quick: bool = False, with_peers: bool = True) -> int:
    """Measure everything and print the tables."""
    console = Console()
    seconds = 0.5 if quick else 2.0
    with console.status("measuring") as status:
        speeds = []
        for description in descriptions().values():
            for case in benchmark_cases(description):
                status.update(f"random games: {description.name}, {case.label}")
                measured = game(description.name, **case.options)
                fast = native_speed(measured, seconds) if runner(measured.name).native else None
                speeds.append(Speed(description.name, case.label, case.goal, interpreted_speed(measured, seconds), fast))
    console.print(speed_table(speeds))
    with console.status("sizes and start-up"):
        sizes = size_table(quick)
    console.print(sizes)
    if with_peers:
        print_peers(console, first_of_each(speeds), seconds)
    return 0


def first_of_each(speeds: list[Speed]) -> dict[str, float]:
    """The speed of every game in its first case."""
    return {speed.game: speed.compiled or speed.interpreted for speed in reversed(speeds)}


def best(measure: Callable[[], float], seconds: float) -> float:
    """The best of as many runs as fit into the time, but at least three."""
    end = time.perf_counter() + seconds
    results = [measure() for _ in range(3)]
    while time.perf_counter() < end:
        results.append(measure())
    return max(results)


def interpreted_speed(measured: Game, seconds: float) -> float:
    """Random games in plain Python."""
    rules = measured.rules
    play, start = bind(play_random, rules.functions.by_name()), rules.functions.start
    moves = [0] * (len(rules.notation) + 1)

    blank = rules.blank(measured.options)

    def once() -> float:
        number = 0
        seeded = [(blank.copy(), list(seed_words(seed, "players"))) for seed in range(40)]
        for seed, (position, _) in enumerate(seeded):
            position.words[:] = seed_words(seed)
        began = time.process_time()
        for position, words in seeded:
            start(position)
            number += play(position, words, moves)
        return number / (time.process_time() - began)

    return best(once, seconds)


def native_speed(measured: Game, seconds: float, games: int = 4000) -> float:
    """The same random games in machine code, on one core."""
    engine = runner(measured.name)
    play = engine.function(play_random_games)

    def once() -> float:
        memory = new_games(engine, measured, range(games))
        began = time.process_time()
        play(memory)
        took = time.process_time() - began
        moves: int = sum(memory.lengths)
        return moves / took

    return best(once, seconds)


def speed_table(speeds: list[Speed]) -> Table:
    """Moves a second, and how much faster machine code is."""
    table = Table(title="Random games, one core, moves chosen uniformly among all legal moves", title_justify="left")
    for heading in ("game", "interpreted", "goal", "machine code", "goal", "ratio"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for speed in speeds:
        slow, fast, goal = speed.interpreted, speed.compiled, speed.goal
        shown = ("-", "-") if fast is None else (f"{fast:,.0f}/s", f"{fast / slow:.0f} x")
        wanted = "" if goal is None else f"{goal:,.0f}"
        table.add_row(speed.name, f"{slow:,.0f}/s", f"{INTERPRETED_GOAL:,.0f}", shown[0], wanted, shown[1])
    return table


def size_table(quick: bool) -> Table:
    """Bytes, copies, and how long it takes to start."""
    table = Table(title="Size and start-up", title_justify="left")
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_column("goal, at most", justify="right")
    table.add_row("import saqqara", f"{min(run_python('import saqqara') for _ in range(5)):.3f} s", "0.15 s")
    for description in descriptions().values():
        name, goals = description.name, description.position_goals
        size = position_layout(description.rules.position).size
        table.add_row(f"one position of {name}", f"{size:,} bytes", f"{goals.size} bytes" if goals else "")
        if runner(name).native:
            copied = f"{copy_time(game(name, players=description.rules.players[-1])):.0f} ns"
            table.add_row(f"one copy of it, in machine code ({name})", copied, f"{goals.copy} ns" if goals else "")
            loads = min(float(run_python(TIMED_LOAD.format(name=name))) for _ in range(1 if quick else 5))
            table.add_row(f"loading its machine code ({name})", f"{1000 * loads:.1f} ms", "20 ms")
    return table


TIMED_LOAD = (
    "import saqqara.bots, time; from saqqara.games import describe; from saqqara.games.machine_code.runner import MachineCode; "
    "game = describe('{name}'); game.observation, game.evaluation; began = time.perf_counter(); MachineCode(game)"
)
"""The last assignment to `began` counts."""


def run_python(code: str) -> float:
    """Seconds that a line of code takes in a fresh interpreter, the start of the interpreter not counted."""
    timed = f"import time; began = time.perf_counter(); {code}; print(time.perf_counter() - began)"
    done = subprocess.run([sys.executable, "-c", timed], check=True, stdout=subprocess.PIPE, text=True)
    return float(done.stdout.split()[-1])


def copy_time(measured: Game, times: int = 1_000_000) -> float:
    """Nanoseconds for one copy of a position in machine code."""
    engine = runner(measured.name)
    memory, copy = new_games(engine, measured, range(64)), engine.function(copy_positions)

    def once() -> float:
        began = time.process_time()
        copy(memory, times)
        return times / (time.process_time() - began)

    return 1e9 / best(once, 0.2)


def print_peers(console: Console, ours: dict[str, float], seconds: float) -> None:
    """Peers beside our games, where they are installed."""
    table = Table(title="Peers: random play, each one's own fastest documented way, one core", title_justify="left")
    for heading in ("peer", "what", "moves a second", *(f"{name} is" for name in ours)):
        table.add_column(heading, justify="left" if heading in ("peer", "what") else "right")
    for peer in peers.peers():
        with console.status(f"peer: {peer.name}"):
            try:
                speed = peer.measure(seconds)
            except peers.PeerError as error:
                console.print(f"[yellow]{peer.name} could not be measured: {error}[/]")
                continue
        ratios = [f"{own / speed:,.1f} x" for own in ours.values()]
        table.add_row(f"{peer.name} {peer.version}", peer.what, f"{speed:,.0f}", *ratios)
    if table.row_count:
        console.print(table)
    if absent := peers.missing():
        console.print(f"Not installed, so not measured: {', '.join(absent)}. `make peers` installs them.")
