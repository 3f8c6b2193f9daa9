"""Five levels for people, named after those who build: each clearly stronger than the last.

The games differ in how much thinking helps, so the searching levels think differently in each.
"""

from collections.abc import Callable, Mapping
from typing import Any

from ..games import State
from .interface import Bot, Budget, Cancel, Choice
from .players import GreedyBot
from .search import SearchBot


class ByGame:
    """A bot that plays each game in its own way."""

    def __init__(self, name: str, players: Mapping[str, SearchBot]) -> None:
        self.name = name
        self.players = players
        self.threads = max(player.threads for player in players.values())

    def choose(
        self,
        state: State[Any],
        budget: Budget | None = None,
        seed: int | None = None,
        cancel: Cancel | None = None,
    ) -> Choice:
        """The move of the bot for this game."""
        return self.players[state.game.name].choose(state, budget, seed, cancel)


def overseer(name: str) -> Bot:
    """A little thinking. In Anubixx, where a little is nearly as good as a lot, often not the best move."""
    anubixx = SearchBot(name, Budget(seconds=1, simulations=20), tolerance=7)
    return ByGame(name, {"imhotep": SearchBot(name, Budget(seconds=1, simulations=80)), "anubixx": anubixx})


def architect(name: str) -> Bot:
    """More thinking; in Anubixx not always the best move."""
    anubixx = SearchBot(name, Budget(seconds=1, simulations=40), tolerance=3)
    return ByGame(name, {"imhotep": SearchBot(name, Budget(seconds=1, simulations=1500)), "anubixx": anubixx})


LEVELS: tuple[tuple[str, Callable[[str], Bot]], ...] = (
    ("Apprentice", lambda name: GreedyBot(name, softness=1.5, tolerance=4)),
    ("Stonecutter", GreedyBot),
    ("Overseer", overseer),
    ("Architect", architect),
    ("Imhotep", lambda name: SearchBot(name, Budget(seconds=3), threads=2)),
)
"""The name of each level, and how it is made."""


def level_names() -> list[str]:
    """The names of the levels, the weakest first."""
    return [name for name, _ in LEVELS]


def level(number: int) -> Bot:
    """The bot of a level, counted from 1."""
    name, make = LEVELS[number - 1]
    return make(name.lower())
