"""The games: their rules, and nothing beyond the standard library (machine code apart, see `compile.py`)."""

from collections.abc import Callable, Mapping
from typing import Any

from .contract import BadRecord, BadSetup, Game, IllegalMove, Rules, State, shorten
from .records import replay_with

__all__ = ["BadRecord", "BadSetup", "Game", "IllegalMove", "Rules", "State", "game", "game_names", "replay", "rules"]


def _imhotep() -> Rules[Any]:
    from .imhotep.rules import RULES

    return RULES


def _anubixx() -> Rules[Any]:
    from .anubixx.rules import RULES

    return RULES


_GAMES: Mapping[str, Callable[[], Rules[Any]]] = {"imhotep": _imhotep, "anubixx": _anubixx}


def game_names() -> list[str]:
    """The names of the games there are."""
    return list(_GAMES)


def rules(name: str) -> Rules[Any]:
    """The rules of a game. ValueError if there is no such game."""
    if not isinstance(name, str) or name not in _GAMES:
        raise ValueError(f"unknown game {shorten(str(name))!r}; there are: {', '.join(_GAMES)}")
    return _GAMES[name]()


def game(name: str, /, **options: Any) -> Game[Any]:
    """A game with its options. ValueError that says which one is unknown or impossible."""
    return Game(rules(name), options)


def replay(record: object, plies: int | None = None) -> State[Any]:
    """The state a record leads to, or the one after so many of its moves. BadRecord names the entry that is wrong."""
    return replay_with(game, record, plies)
