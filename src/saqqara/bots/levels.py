"""Ten levels for people, each a step stronger than the last. A game says how its levels play (`GameDescription.levels`).

In a game with good and bad days (`GameDescription.good_and_bad_days`) a level is not equally strong in all games: in about a
third of them it plays as the next level usually does, in a third as the one before. The first moves of a game decide
which day it is. Everybody has seen them, they do not change any more, and they are the same on a server and in a browser.
"""

import hashlib

from ..games import State
from ..games.evaluation import Level
from ..games.registry import describe
from .interface import Bot, Budget, Cancel, Choice
from .players import GreedyBot
from .search import SearchBot

NAMES = (
    "Apprentice",
    "Boatman",
    "Stonecutter",
    "Sculptor",
    "Overseer",
    "Scribe",
    "Architect",
    "Priest",
    "Vizier",
    "Imhotep",  # a name, not the game
)
"""The names of the levels, the weakest first. The last one is the architect of the first pyramid."""
FIRST_MOVES = 8
"""So many moves decide which day it is. Until then it is a usual day."""


class LevelBot:
    """A bot that plays each game as its description says for this level."""

    def __init__(self, name: str, number: int, *, usual: bool) -> None:
        self.name = name
        self.number = number
        self.usual = usual
        """Is every day a usual day?"""

    def choose(
        self,
        state: State,
        budget: Budget | None = None,
        seed: int | None = None,
        cancel: Cancel | None = None,
    ) -> Choice:
        """The move of the bot that plays this level in the game of the state, on this day."""
        number = self.number if self.usual else number_today(state, self.number)
        return usual_bot(state, number).choose(state, budget, seed, cancel)


def number_today(state: State, number: int) -> int:
    """The level, counted from 1, as which a level plays in the game of a state: itself on a usual day."""
    description, first = describe(state.game.name), state.first_moves(FIRST_MOVES)
    if not description.good_and_bad_days or number == len(description.levels) or len(first) < FIRST_MOVES:
        return number
    words = " ".join(map(str, (state.mover, *first)))
    return max(number + hashlib.sha256(words.encode()).digest()[0] % 3 - 1, 1)


def usual_bot(state: State, number: int) -> Bot:
    """The bot that plays a level, counted from 1, on a usual day in the game of a state."""
    return make_bot(NAMES[number - 1].lower(), describe(state.game.name).levels[number - 1])


def make_bot(name: str, level: Level) -> Bot:
    """The bot that plays as a level says."""
    if level.simulations is None and level.seconds is None:
        return GreedyBot(name, level.weakness)
    budget = Budget(level.seconds, level.simulations)
    return SearchBot(name, budget, threads=level.threads, weakness=level.weakness, explore=level.explore)


def level_names() -> list[str]:
    """The names of the levels, the weakest first."""
    return list(NAMES)


def level(number: int, *, usual: bool = False) -> Bot:
    """The bot of a level, counted from 1; if `usual`, without good and bad days."""
    return LevelBot(NAMES[number - 1].lower(), number, usual=usual)
