"""`saqqara puzzles`: puzzles from strong play, written as JSON."""

import sys
from collections.abc import Iterable
from itertools import islice

from ..arena.puzzles import Maker
from ..arena.simulate import check_seeds
from ..bots import Budget
from ..games.puzzles import Puzzle, puzzles, written
from .complaints import Failure, told
from .files import check_output, write_output
from .options import chosen_game
from .texts import t

RATING_SIMULATIONS = 6000
"""Of the search that looks whether the best move is still the best."""
MOST_SEEDS = 1_000_000_000
"""More than games and searches take, one after another."""


def make(name: str | None, count: int, simulations: int, seed: int, output: str) -> bool:
    """Make puzzles and write them. False if that was interrupted: then those that were found are written."""
    check_output(output)
    try:
        Budget(simulations=simulations)
        check_seeds(seed, MOST_SEEDS)
    except ValueError as error:
        raise Failure(told(error)) from None
    return write(islice(Maker(chosen_game(name).name, simulations).puzzles(seed), count), count, output)


def rate(name: str | None, output: str) -> bool:
    """Rate the puzzles of a game again and write them, without those that a long search does not find any more."""
    check_output(output)
    given = puzzles(chosen_game(name).name)
    maker = Maker(chosen_game(name).name, RATING_SIMULATIONS)
    return write((rated for puzzle in given if (rated := maker.rated(puzzle)) is not None), len(given), output)


def write(found: Iterable[Puzzle], most: int, output: str) -> bool:
    """Write puzzles as they are found, with a line that shows the progress. False if that was interrupted."""
    done: list[Puzzle] = []
    try:
        for puzzle in found:
            done.append(puzzle)
            sys.stderr.write("\r" + t("cli-puzzles-done", done=len(done), most=most))
    except KeyboardInterrupt:
        return False
    finally:
        sys.stderr.write("\n")
        write_output(output, written(done))
    return True
