"""Puzzles: positions in which one move is clearly best and not obvious. A game's package may hold them (`puzzles.json`).

A puzzle is a game as far as it was played: its options, its seed and its moves. `arena/puzzles.py` makes them.
"""

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from .contract import Game, State
from .registry import describe

FILE = "puzzles.json"
OTHER = "-"
"""In place of an answer: a level chose a move that is not among the answers."""


@dataclass(frozen=True)
class Puzzle:
    """A puzzle with its solution."""

    options: dict[str, Any]
    seed: int
    moves: list[str]
    """The moves before it."""
    answers: list[str]
    """Two to four moves to choose from, the best first."""
    values: list[float]
    """The mover's win probability after each answer: the average over everything that the mover cannot see."""
    levels: str
    """The number of the answer that each level chose, the weakest first; `-`: another move. 0: it finds the best one."""

    @property
    def rating(self) -> int:
        """The first level from which on all levels find the best answer."""
        return 1 + len(self.levels.rstrip("0"))

    def state(self, name: str) -> State:
        """The position. What is hidden from its mover stays hidden in the mover's view."""
        state = Game(describe(name).rules, self.options).start(seed=self.seed)
        for move in self.moves:
            state.play(move)
        return state


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none if it has no file of them."""
    file = files(type(describe(name)).__module__) / FILE
    return tuple(Puzzle(**each) for each in json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def written(found: list[Puzzle]) -> str:
    """The text of a file of puzzles: one on each line."""
    lines = [json.dumps(asdict(each), separators=(",", ":")) for each in found]
    return "[\n" + ",\n".join(lines) + "\n]\n"
