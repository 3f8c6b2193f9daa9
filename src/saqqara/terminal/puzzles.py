"""`saqqara puzzles make`: puzzles from strong play, written as JSON."""

import sys
from itertools import islice
from pathlib import Path

from ..arena.puzzles import Maker
from ..games.puzzles import Puzzle, written
from .files import STDIN


def make(name: str, count: int, simulations: int, seed: int, output: str) -> bool:
    """Make puzzles and write them. False if that was interrupted: then those that were found are written."""
    found: list[Puzzle] = []
    try:
        for puzzle in islice(Maker(name, simulations).puzzles(seed), count):
            found.append(puzzle)
            sys.stderr.write(f"\r{len(found)} of {count} puzzles")
    except KeyboardInterrupt:
        return False
    finally:
        sys.stderr.write("\n")
        if output == STDIN:
            sys.stdout.write(written(found))
        else:
            Path(output).write_text(written(found), encoding="utf-8")
    return True
