"""Checks that every game must pass, for the authors of games.

    python -m saqqara.conformance NAME

A check is a function of a game (with its options) and a seed. It raises `Nonconforming` with a sentence that says what is
wrong and where. Nothing here knows a game: options come from the description. `docs/adding-a-game.md` explains the errors.
"""

from collections.abc import Callable

from ..games import Game
from . import course, hidden, rooms, speeds
from .require import Nonconforming, NotChecked
from .variants import all_games, few_games

__all__ = ["CHECKS", "Check", "Nonconforming", "NotChecked", "all_games", "few_games", "title_of"]

Check = Callable[[Game, int], None]

CHECKS: tuple[Check, ...] = (*course.CHECKS, *hidden.CHECKS, *speeds.CHECKS, *rooms.CHECKS)
"""Every check, the most basic first: a game that fails one may fail all that follow."""


def title_of(check: Check) -> str:
    """What a check checks, in a line."""
    return (check.__doc__ or check.__name__).splitlines()[0].rstrip(".")
