"""Five levels for people, named after those who build: each clearly stronger than the last."""

from collections.abc import Callable

from .interface import Bot, Budget
from .players import GreedyBot
from .search import SearchBot

LEVELS: tuple[tuple[str, Callable[[str], Bot]], ...] = (
    ("Apprentice", lambda name: GreedyBot(name, softness=1.5, tolerance=4)),
    ("Stonecutter", GreedyBot),
    ("Overseer", lambda name: SearchBot(name, Budget(seconds=1, simulations=300))),
    ("Architect", lambda name: SearchBot(name, Budget(seconds=1, simulations=5000))),
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
