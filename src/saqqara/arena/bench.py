"""How fast the rules are.

Machines are noisy, so each figure is the best of several runs, in CPU time. Only the ratios can be compared between
machines. Peers are measured by the same clock.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from ..games import game
from ..games.chance import seed_words
from ..games.contract import Game
from ..games.description import BenchmarkCase
from ..games.drivers import bind, copy_positions, play_random, play_random_games
from ..games.machine_code.runner import runner
from .simulate import new_games


class Speed(NamedTuple):
    """Moves a second at both speeds; no figure for machine code where there is none."""

    game: str
    case: BenchmarkCase
    interpreted: float
    compiled: float | None


def speed_of(name: str, case: BenchmarkCase, seconds: float) -> Speed:
    """The speeds of a game in one case."""
    measured = game(name, **case.options)
    fast = native_speed(measured, seconds) if runner(name).native else None
    return Speed(name, case, interpreted_speed(measured, seconds), fast)


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


def load_time(name: str, runs: int) -> float:
    """Seconds for loading the machine code of a game, the best of some runs."""
    return min(run_python(TIMED_LOAD.format(name=name)) for _ in range(runs))


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
