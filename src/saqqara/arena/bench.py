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

from ..games import GameDescription, game
from ..games.chance import seed_words
from ..games.compile import Compiler, available, dtype
from ..games.contract import Game
from ..games.description import BenchmarkCase
from ..games.drivers import bind, copy_positions, play_random
from ..games.registry import descriptions
from . import peers
from .simulate import Machine

INTERPRETED_GOAL = 150e3


class Speed(NamedTuple):
    """Moves a second at both speeds; no compiled figure without machine code."""

    game: str
    label: str
    goal: float | None
    interpreted: float
    compiled: float | None

    @property
    def name(self) -> str:
        """The game and what is played of it."""
        return f"{self.game}, {self.label}"


def main(quick: bool = False, with_peers: bool = True) -> int:
    """Measure everything and print the tables."""
    console = Console()
    seconds = 0.5 if quick else 2.0
    compiled = available()
    if not compiled:
        console.print("[yellow]NumPy and Numba are not installed: only the interpreted speed is measured.[/]")
    with console.status("measuring") as status:
        speeds = []
        for description in descriptions().values():
            for case in cases(description):
                status.update(f"random games: {description.name}, {case.label}")
                measured = game(description.name, **case.options)
                fast = compiled_speed(measured, seconds) if compiled else None
                speeds.append(Speed(description.name, case.label, case.goal, interpreted_speed(measured, seconds), fast))
    console.print(speed_table(speeds))
    with console.status("sizes and start-up"):
        sizes = size_table(quick) if compiled else start_table()
    console.print(sizes)
    if with_peers:
        print_peers(console, first_of_each(speeds), seconds)
    return 0


def cases(description: GameDescription[Any]) -> tuple[BenchmarkCase, ...]:
    """What is measured of a game."""
    players = description.rules.players[-1]
    return description.benchmarks or (BenchmarkCase(f"{players} players", {"players": players}),)


def first_of_each(speeds: list[Speed]) -> dict[str, float]:
    """The speed of every game in its first case."""
    return {speed.game: speed.compiled or speed.interpreted for speed in reversed(speeds)}


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
    for speed in speeds:
        slow, fast, goal = speed.interpreted, speed.compiled, speed.goal
        shown = ("-", "-") if fast is None else (f"{fast:,.0f}/s", f"{fast / slow:.0f} x")
        wanted = "" if goal is None else f"{goal:,.0f}"
        table.add_row(speed.name, f"{slow:,.0f}/s", f"{INTERPRETED_GOAL:,.0f}", shown[0], wanted, shown[1])
    return table


def size_table(quick: bool) -> Table:
    """Bytes, copies, compilation and start-up."""
    table = start_table()
    for description in descriptions().values():
        measured = game(description.name, players=description.rules.players[-1])
        size, goals = dtype(measured.rules.position).itemsize, description.position_goals
        table.add_row(f"one position of {measured.name}", f"{size} bytes", f"{goals.size} bytes" if goals else "")
        copied = f"{copy_time(measured):.0f} ns"
        table.add_row(f"one copy of it, compiled ({measured.name})", copied, f"{goals.copy} ns" if goals else "")
    with tempfile.TemporaryDirectory() as cache:
        if not quick:
            table.add_row("compiling all games, cold", f"{run_python(COMPILE_ALL, cache):.1f} s", "30 s")
            warm = min(run_python(COMPILE_ALL, cache) for _ in range(3))
            table.add_row("all games, from the cache", f"{warm:.2f} s", "1 s")
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
COMPILE_ALL = (
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
