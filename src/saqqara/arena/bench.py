"""How fast the rules are: a table with every figure's ratio to a baseline measured in the same run.

Machines are noisy, so each figure is the best of several runs, by the CPU's own clock; the ratios are what carries over
to another machine. Peers are measured by the same clock.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from ..games import game
from ..games.chance import seed_words
from ..games.compile import Compiler, available, dtype
from ..games.contract import Game
from ..games.drivers import bind, copy_positions, play_random
from . import peers
from .simulate import Machine

MEASURED = (
    ("imhotep, 4 players, all A", 8e6, game("imhotep", players=4, sides="AAAAA")),
    ("imhotep, 4 players, all B", 5e6, game("imhotep", players=4, sides="BBBBB")),
    ("imhotep, 2 players, all A", None, game("imhotep", players=2, sides="AAAAA")),
    ("anubixx, 4 players, classic", 2e6, game("anubixx", players=4)),
    ("anubixx, 2 players, great", None, game("anubixx", players=2, layout="great")),
)
INTERPRETED_GOAL = 150e3


class Speed(NamedTuple):
    """Moves a second at both speeds; no compiled figure without Numba."""

    name: str
    goal: float | None
    interpreted: float
    compiled: float | None


def main(quick: bool = False, with_peers: bool = True) -> int:
    """Measure everything and print the tables."""
    console = Console()
    seconds = 0.5 if quick else 2.0
    compiled = available()
    if not compiled:
        console.print("[yellow]NumPy and Numba are not installed: only the interpreted speed is measured.[/]")
    with console.status("measuring") as status:
        speeds = []
        for name, goal, measured in MEASURED:
            status.update(f"random games: {name}")
            fast = compiled_speed(measured, seconds) if compiled else None
            speeds.append(Speed(name, goal, interpreted_speed(measured, seconds), fast))
    console.print(speed_table(speeds))
    with console.status("sizes and start-up"):
        sizes = size_table(quick) if compiled else start_table()
    console.print(sizes)
    if with_peers:
        ours = {speed.name: speed.compiled or speed.interpreted for speed in speeds}
        print_peers(console, ours, seconds)
    return 0


def best(measure: Callable[[], float], seconds: float) -> float:
    """The best of as many runs as fit the time, three at least."""
    end = time.perf_counter() + seconds
    results = [measure() for _ in range(3)]
    while time.perf_counter() < end:
        results.append(measure())
    return max(results)


def interpreted_speed(measured: Game[Any], seconds: float) -> float:
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


def compiled_speed(measured: Game[Any], seconds: float, games: int = 4000) -> float:
    """The same random games in machine code, on one core."""
    machine = Machine(measured)
    seeded = machine.arrays(range(games))

    def once() -> float:
        arrays = [array.copy() for array in seeded]
        began = time.process_time()
        machine.play(*arrays)
        return float(arrays[3].sum()) / (time.process_time() - began)

    return best(once, seconds)


def speed_table(speeds: list[Speed]) -> Table:
    """Moves a second, and how much faster machine code is."""
    table = Table(title="Random games, one core, moves chosen uniformly among all legal moves", title_justify="left")
    for heading in ("game", "interpreted", "goal", "compiled", "goal", "ratio"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    for name, goal, slow, fast in speeds:
        shown = ("-", "-") if fast is None else (f"{fast:,.0f}/s", f"{fast / slow:.0f} x")
        wanted = "" if goal is None else f"{goal:,.0f}"
        table.add_row(name, f"{slow:,.0f}/s", f"{INTERPRETED_GOAL:,.0f}", shown[0], wanted, shown[1])
    return table


def size_table(quick: bool) -> Table:
    """Bytes, copies, compilation and start-up."""
    table = start_table()
    for name in ("imhotep", "anubixx"):
        measured = game(name, players=4)
        limit = "512 bytes" if name == "imhotep" else ""
        table.add_row(f"one {name} position", f"{dtype(measured.rules.position).itemsize} bytes", limit)
        table.add_row(f"one copy of an {name} position, compiled", f"{copy_time(measured):.0f} ns", limit and "100 ns")
    with tempfile.TemporaryDirectory() as cache:
        if not quick:
            table.add_row("compiling both games, cold", f"{run_python(COMPILE_BOTH, cache):.1f} s", "30 s")
            warm = min(run_python(COMPILE_BOTH, cache) for _ in range(3))
            table.add_row("both games, from the cache", f"{warm:.2f} s", "1 s")
    return table


def start_table() -> Table:
    """What a newcomer waits for."""
    table = Table(title="Size and start-up", title_justify="left")
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_column("goal, at most", justify="right")
    table.add_row("import saqqara", f"{min(run_python(IMPORT) for _ in range(5)):.3f} s", "0.15 s")
    return table


IMPORT = "import saqqara, sys; assert 'numpy' not in sys.modules and 'numba' not in sys.modules"
COMPILE_BOTH = (
    "import saqqara; from saqqara.arena.simulate import Machine; [Machine(saqqara.game(name)) for name in saqqara.game_names()]"
)


def run_python(code: str, cache: str | None = None) -> float:
    """Seconds that a line of code takes in a fresh interpreter, the start of the interpreter not counted."""
    environment = os.environ | ({} if cache is None else {"SAQQARA_CACHE": cache})
    timed = f"import time; began = time.perf_counter(); {code}; print(time.perf_counter() - began)"
    done = subprocess.run([sys.executable, "-c", timed], env=environment, check=True, stdout=subprocess.PIPE, text=True)
    return float(done.stdout.split()[-1])


def copy_time(measured: Game[Any], times: int = 1_000_000) -> float:
    """Nanoseconds for one copy of a position in machine code."""
    states = Machine(measured).arrays(range(64))[0]
    copy = Compiler(measured.rules.position).entry(copy_positions, states, times)

    def once() -> float:
        began = time.process_time()
        copy(states, times)
        return times / (time.process_time() - began)

    return 1e9 / best(once, 0.2)


def print_peers(console: Console, ours: dict[str, float], seconds: float) -> None:
    """Peers beside us, where they are installed."""
    table = Table(title="Peers: random play, each one's own fastest documented way, one core", title_justify="left")
    for heading in ("peer", "what", "moves a second", *(f"{name.split(',')[0]} is" for name in list(ours)[::3])):
        table.add_column(heading, justify="left" if heading in ("peer", "what") else "right")
    for peer in peers.peers():
        with console.status(f"peer: {peer.name}"):
            try:
                speed = peer.measure(seconds)
            except peers.PeerError as error:
                console.print(f"[yellow]{peer.name} could not be measured: {error}[/]")
                continue
        ratios = [f"{ours[name] / speed:,.1f} x" for name in list(ours)[::3]]
        table.add_row(f"{peer.name} {peer.version}", peer.what, f"{speed:,.0f}", *ratios)
    if table.row_count:
        console.print(table)
    if absent := peers.missing():
        console.print(f"Not installed, so not measured: {', '.join(absent)}. `make peers` installs them.")
