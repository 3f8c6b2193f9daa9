"""The speed of the environments on one core, in CPU time, and of peers, measured in the same run by the same clock.

    python benchmarks/envs.py [--quick] [--no-peers]

Vector: random legal actions chosen by the engine, observations, masks and rewards written, 1,024 games side by side.
PettingZoo: the loop of its documentation. OpenSpiel: the loop of its examples, through Python. Each figure is
the best of several runs.
"""

import random
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from saqqara.arena import peers
from saqqara.arena.bench import best
from saqqara.envs.batch import Batch
from saqqara.games import game
from saqqara.games.description import benchmark_cases
from saqqara.games.registry import descriptions

BATCH = 1024
ZOO_GOAL = 30e3
VECTOR, ZOO, SPIEL = "vector", "pettingzoo", "openspiel"
PEERS = {VECTOR: "pgx-", ZOO: "pettingzoo-", SPIEL: "openspiel-"}
"""The peers of each kind: those whose names begin so."""


class Figure(NamedTuple):
    """Something to be measured."""

    kind: str
    name: str
    goal: float | None
    ready: Callable[[], Callable[[], float]]
    """Prepares the measurement. The function that it returns measures once: steps a second."""


def vector(name: str, **options: Any) -> Callable[[], float]:
    """The engine under the vector environment, stepped from Python."""
    batch = Batch(game(name, **options), BATCH, autoreset="next_step")
    batch.reset(seed=0)
    for _ in range(100):
        batch.step(batch.sample())

    def once(steps: int = 150) -> float:
        began = time.process_time()
        for _ in range(steps):
            batch.step(batch.sample())
        return steps * BATCH / (time.process_time() - began)

    return once


def zoo(name: str, **options: Any) -> Callable[[], float]:
    """PettingZoo's loop on our environment."""
    from saqqara.envs.zoo import SaqqaraEnv

    env = SaqqaraEnv(name, **options)
    choice = random.choice

    def once(games: int = 40) -> float:
        steps, began = 0, time.process_time()
        for _ in range(games):
            env.reset()
            while True:
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                env.step(choice(seen["action_mask"].nonzero()[0].tolist()))
                steps += 1
        return steps / (time.process_time() - began)

    return once


def spiel(name: str) -> Callable[[], float]:
    """OpenSpiel's loop on our game, as `saqqara.arena.peers` plays its own."""
    import saqqara.envs.open_spiel  # noqa: F401 (registers the games)

    match = peers.openspiel_steps(name)

    def once(games: int = 10) -> float:
        began = time.process_time()
        steps = sum(match.count(match.play()) for _ in range(games))
        return steps / (time.process_time() - began)

    return once


def figures() -> list[Figure]:
    """All that can be measured with what is installed."""
    listed, games = [], list(descriptions().values())
    for each in games:
        for case in benchmark_cases(each):
            ready = partial(vector, each.name, **case.options)
            listed.append(Figure(VECTOR, f"{each.name}, {case.label}", case.vector_goal, ready))
    if find_spec("pettingzoo"):
        for each in games:
            case = benchmark_cases(each)[0]
            for make, illegal in (("env", "lose"), ("raw_env", "raise")):
                ready = partial(zoo, each.name, illegal=illegal, **case.options)
                listed.append(Figure(ZOO, f"{each.name}_v0.{make}, {case.label}", ZOO_GOAL, ready))
    if find_spec("pyspiel"):
        listed += [Figure(SPIEL, f"saqqara_{each.name}", None, partial(spiel, f"saqqara_{each.name}")) for each in games]
    return listed


def main(quick: bool = False, with_peers: bool = True) -> int:
    """Measure and print."""
    console, seconds = Console(), 0.5 if quick else 2.0
    table = Table(title="Environments, one core, random legal actions", title_justify="left")
    for heading in ("way", "what", "steps a second", "goal"):
        table.add_column(heading, justify="left" if heading in ("way", "what") else "right")
    first: dict[str, float] = {}
    for figure in figures():
        speed = best(figure.ready(), seconds)
        first.setdefault(figure.kind, speed)
        table.add_row(figure.kind, figure.name, f"{speed:,.0f}", f"{figure.goal:,.0f}" if figure.goal else "")
    console.print(table)
    if with_peers:
        print_peers(console, first, seconds)
    return 0


def print_peers(console: Console, ours: dict[str, float], seconds: float) -> None:
    """Peers of each kind, and how much faster our first figure of that kind is."""
    table = Table(title="Peers, in the same run; ours is the first figure of each way above", title_justify="left")
    for heading in ("way", "peer", "what", "steps a second", "ours is"):
        table.add_column(heading, justify="left" if heading in ("way", "peer", "what") else "right")
    for kind, speed in ours.items():
        for peer in peers.peers():
            if not peer.name.startswith(PEERS[kind]):
                continue
            try:
                theirs = peer.measure(seconds)
            except peers.PeerError as error:
                console.print(f"[yellow]{peer.name} could not be measured: {error}[/]")
                continue
            table.add_row(kind, f"{peer.name} {peer.version}", peer.what, f"{theirs:,.0f}", f"{speed / theirs:,.2f} x")
    if table.row_count:
        console.print(table)
    if absent := peers.missing():
        console.print(f"Not installed, so not measured: {', '.join(absent)}. `make peers` installs them.")


if __name__ == "__main__":
    sys.exit(main(quick="--quick" in sys.argv, with_peers="--no-peers" not in sys.argv))
