"""Our speed beside an earlier version's, measured in the same run by the same clock, on one core.

    python -m benchmarks.before CHECKOUT [PYTHON]

CHECKOUT is a checkout of the earlier version, such as the last one that was compiled by Numba. PYTHON is an interpreter that
has what it needs (this one by default). Both play in turn, several rounds each, and the best round of each counts: what else
runs on the machine disturbs both alike.

Rules and environments are measured as in `rules.py` and `envs.py`. Search: simulations a second from a position in the middle
of a game, with each version's own best settings; and plain, with random games to the end, which is the same work in both.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
ROUNDS = 3
BATCH, STEPS = 1024, 150
SIMULATIONS, PLIES = 2000, 12


def measure(cases: list[list[Any]]) -> dict[str, float]:
    """All figures of the version that is imported. It only uses what both versions have."""
    figures = {}
    for name, label, options in cases:
        for kind, prepare in KINDS.items():
            once = prepare(name, options)
            figures[f"{name}, {label}: {kind}"] = max(once() for _ in range(4))
    return figures


def rules(name: str, options: dict[str, Any]) -> Callable[[], float]:
    """Random games in machine code, moves a second."""
    from saqqara.arena import bench
    from saqqara.games import game

    compiled: Callable[..., float] = getattr(bench, "native_speed", None) or vars(bench)["compiled_speed"]
    return lambda: compiled(game(name, **options), 0.3)


def interpreted(name: str, options: dict[str, Any]) -> Callable[[], float]:
    """Random games in plain Python, moves a second."""
    from saqqara.arena.bench import interpreted_speed
    from saqqara.games import game

    return lambda: interpreted_speed(game(name, **options), 0.3)


def search(name: str, options: dict[str, Any], spec: str = "search:1s") -> Callable[[], float]:
    """Simulations a second of a bot."""
    from saqqara.bots import Budget, bot
    from saqqara.games import game

    state, player = game(name, **options).start(seed=5), bot(spec)
    for ply in range(PLIES):
        state.play(state.moves()[ply % len(state.moves())])
    player.choose(state, Budget(simulations=100), seed=1)

    def once() -> float:
        began = time.process_time()
        choice = player.choose(state, Budget(simulations=SIMULATIONS), seed=3)
        return choice.simulations / (time.process_time() - began)

    return once


def environment(name: str, options: dict[str, Any]) -> Callable[[], float]:
    """Steps a second of the vector environment, observations and masks written."""
    from saqqara.envs.batch import Batch
    from saqqara.games import game

    batch = Batch(game(name, **options), BATCH, autoreset="next_step")
    batch.reset(seed=0)
    for _ in range(STEPS):
        batch.step(batch.sample())

    def once() -> float:
        began = time.process_time()
        for _ in range(STEPS):
            batch.step(batch.sample())
        return STEPS * BATCH / (time.process_time() - began)

    return once


KINDS: dict[str, Callable[[str, dict[str, Any]], Callable[[], float]]] = {
    "rules": rules,
    "interpreted": interpreted,
    "search": search,
    "plain search": partial(search, spec="uct:1s"),
    "environment": environment,
}


def run_in(checkout: Path, python: str, cases: list[list[Any]]) -> dict[str, float]:
    """The figures of a checkout, from a process of its own."""
    command = [python, str(Path(__file__)), "--measure", json.dumps(cases)]
    environment = os.environ | {"PYTHONPATH": str(checkout / "src")}
    done = subprocess.run(command, cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main(checkout: Path, python: str = sys.executable) -> int:
    """Measure both in turn and print them side by side."""
    from saqqara.games.description import benchmark_cases
    from saqqara.games.registry import descriptions

    cases = [[each.name, case.label, case.options] for each in descriptions().values() for case in benchmark_cases(each)]
    ours: dict[str, float] = {}
    before: dict[str, float] = {}
    for _ in range(ROUNDS):
        for best, place, interpreter in ((before, checkout, python), (ours, ROOT, sys.executable)):
            for name, figure in run_in(place, interpreter, cases).items():
                best[name] = max(figure, best.get(name, 0.0))
    table = Table(title="One core, a second; the best of several rounds, in turn", title_justify="left")
    for heading in ("what", "before", "now", "ratio"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for name, figure in ours.items():
        table.add_row(name, f"{before[name]:,.0f}", f"{figure:,.0f}", f"{figure / before[name]:.2f} x")
    Console().print(table)
    return 0


if __name__ == "__main__":
    if sys.argv[1] == "--measure":
        print(json.dumps(measure(json.loads(sys.argv[2]))))
        sys.exit(0)
    sys.exit(main(Path(sys.argv[1]).resolve(), *sys.argv[2:]))
