"""The speed of games on a GPU, beside pgx in the same run.

    python -m benchmarks.gpu [--no-peers]

Whole games: every thread plays random games from start to end, a million at a time. Vector environment: 131,072 games side by
side, random legal actions drawn with the step, observations, masks and rewards written, a game that ends followed by the next
one. pgx: its own step with automatic reset, random legal actions, the same batch, as its documentation does it.

It needs CuPy and a GPU. pgx is measured where it is installed.
"""

import os
import sys
import time
from collections.abc import Callable, Iterator
from importlib import metadata
from importlib.util import find_spec
from itertools import count
from typing import Any

from rich.console import Console
from rich.table import Table

from saqqara.arena import peers
from saqqara.arena.gpu_simulate import BATCH, GpuGames
from saqqara.envs.gpu_batch import GpuBatch
from saqqara.games import Game, game
from saqqara.games.description import BenchmarkCase, benchmark_cases
from saqqara.games.registry import descriptions
from saqqara.gpu.device import Device, GpuError, gpu

STEPPED = 1 << 17
"""Games of the vector environment, and of pgx."""
WARM_UP = 400
"""Steps before the clock runs: by then the games are in all stages."""
SECONDS = 2.0
"""For each figure."""
PEERS = {"backgammon": "backgammon", "sparrow_mahjong": "mahjong (sparrow)", "2048": "2048", "connect_four": "Connect Four"}
"""Games of pgx, and what they are called in the table."""


def rate(device: Device, start: Callable[[], Any], seconds: float = SECONDS) -> float:
    """How often something can be started a second, one after the other, until the last has ended."""
    start()
    device.synchronize()
    number, began, took = 0, time.perf_counter(), 0.0
    while not number or took < seconds:
        for _ in range(8):
            start()
        device.synchronize()
        number, took = number + 8, time.perf_counter() - began
    return number / took


def whole_games(device: Device, played: Game, number: int = BATCH, seconds: float = SECONDS) -> float:
    """Moves a second in whole games."""
    batch = GpuGames(played, number, device)
    firsts = count(0, number)
    launches = rate(device, lambda: batch.play(0, next(firsts), number), seconds)
    return launches * number * float(batch.lengths.mean())


def steps(device: Device, played: Game, number: int = STEPPED, seconds: float = SECONDS, warm_up: int = WARM_UP) -> float:
    """Steps a second of the vector environment."""
    batch = GpuBatch(played, number, autoreset="next_step", check=False, device=device)
    batch.reset(0)
    for _ in range(warm_up):
        batch.step(batch.sample())
    speed = rate(device, lambda: batch.step(batch.sample()), seconds) * number
    batch.check_refused()
    return speed


def pgx_steps(name: str) -> float:
    """Steps a second of a game of pgx."""
    match = peers.pgx_batch(name, STEPPED)
    match.play()
    moves, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        moves += match.count(match.play())
    return moves / (time.perf_counter() - began)


def cases() -> Iterator[tuple[Game, str, BenchmarkCase]]:
    """What is measured: the game, what it is called, and the case."""
    for description in descriptions().values():
        for case in benchmark_cases(description):
            yield game(description.name, **case.options), f"{description.name}, {case.label}", case


def short(speed: float | None) -> str:
    """A speed for a table."""
    if speed is None:
        return ""
    return f"{speed / 1e9:,.2f} G" if speed >= 1e9 else f"{speed / 1e6:,.0f} M"


def new_table(title: str, *headings: str) -> Table:
    """A table whose first column is text."""
    table = Table(title=title, title_justify="left")
    for place, heading in enumerate(headings):
        table.add_column(heading, justify="right" if place else "left")
    return table


def print_ours(console: Console, device: Device) -> float:
    """Our own speeds. Returns the first of the vector environment."""
    table = new_table(f"On {device.name}", "game", "moves/s, whole games", "goal", f"steps/s, {STEPPED:,} games", "goal")
    first = 0.0
    for played, name, case in cases():
        moves, stepped = whole_games(device, played), steps(device, played)
        first = first or stepped
        table.add_row(name, short(moves), short(case.gpu_goal), short(stepped), short(case.gpu_vector_goal))
    console.print(table)
    return first


def print_peers(console: Console, ours: float) -> None:
    """The speeds of pgx, and how many times as fast our vector environment is."""
    if absent := [name for name in ("jax", "pgx") if not find_spec(name)]:
        console.print(
            f"Not installed, so pgx is not measured: {', '.join(absent)}. pip install pgx 'jax[cuda13]' installs them."
        )
        return
    table = new_table("pgx, in the same run; ours is the first vector environment above", "game", "steps/s", "ours is")
    for name, title in PEERS.items():
        theirs = pgx_steps(name)
        table.add_row(f"pgx {metadata.version('pgx')}, {title}", short(theirs), f"{ours / theirs:,.1f} x")
    console.print(table)


def main(with_peers: bool = True) -> int:
    """Measure and print."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # the GPU's memory is not JAX's alone
    try:
        device = gpu()
    except GpuError as error:
        print(error, file=sys.stderr)
        return 1
    console = Console()
    ours = print_ours(console, device)
    if with_peers:
        print_peers(console, ours)
    return 0


if __name__ == "__main__":
    sys.exit(main(with_peers="--no-peers" not in sys.argv))
