"""Ten levels for people, each a step stronger than the last. A game says how its levels play (`GameDescription.levels`)."""

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


class LevelBot:
    """A bot that plays each game as its description says for this level."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.number = number

    def choose(
        self,
        state: State,
        budget: Budget | None = None,
        seed: int | None = None,
        cancel: Cancel | None = None,
    ) -> Choice:
        """The move of the bot that plays this level in the game of the state."""
        return bot_of(state, self.number).choose(state, budget, seed, cancel)


def bot_of(state: State, number: int) -> Bot:
    """The bot that plays a level, counted from 1, in the game of a state."""
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


def level(number: int) -> Bot:
    """The bot of a level, counted from 1."""
    return LevelBot(NAMES[number - 1].lower(), number)
