"""The games: their rules, and nothing beyond the standard library (`platformdirs` apart, for the cache of machine code)."""

from typing import Any

from .contract import BadRecord, BadSetup, Game, IllegalMove, Rules, State
from .description import GameDescription
from .records import replay_states_with, replay_with
from .registry import describe, game_names

__all__ = [
    "BadRecord",
    "BadSetup",
    "Game",
    "GameDescription",
    "IllegalMove",
    "Rules",
    "State",
    "describe",
    "game",
    "game_names",
    "replay",
    "replay_states",
    "rules",
]


def rules(name: str) -> Rules:
    """The rules of a game. ValueError if there is no such game."""
    return describe(name).rules


def game(name: str, /, **options: Any) -> Game:
    """A game with its options. ValueError that says which one is unknown or impossible."""
    return Game(rules(name), options)


def replay(record: object, plies: int | None = None) -> State:
    """The state a record leads to, or the one after so many of its moves. BadRecord names the entry that is wrong."""
    return replay_with(game, record, plies)


def replay_states(record: object, seed: int | None = None) -> list[State]:
    """Every state of a record, from the start to its end. BadRecord names the entry that is wrong.

    If the game is played on after the record, chance comes from the seed.
    """
    return replay_states_with(game, record, seed)
