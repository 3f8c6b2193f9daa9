"""The games there are. A game is a package in this folder, or a module named in `SAQQARA_GAMES`, with a `DESCRIPTION`."""

import os
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from .description import GameDescription
from .options import shorten
from .reasons import reason

EXTRA_GAMES = "SAQQARA_GAMES"
"""The environment variable with the modules of further games, separated by commas."""


@cache
def descriptions() -> dict[str, GameDescription]:
    """The description of every game, by name, in the order in which games are listed."""
    package = __name__.rpartition(".")[0]
    packages = [f"{package}.{each.name}" for each in iter_modules(import_module(package).__path__) if each.ispkg]
    extra = [name.strip() for name in os.environ.get(EXTRA_GAMES, "").split(",") if name.strip()]
    found = [getattr(import_module(each), "DESCRIPTION", None) for each in packages]
    return _in_order([each for each in found if each is not None] + [_extra_game(each) for each in extra])


def _extra_game(module: str) -> GameDescription:
    """The game of a module that the environment variable names."""
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        raise ValueError(f"{EXTRA_GAMES} names {shorten(module)!r}, which cannot be imported: {error}") from None
    description = getattr(found, "DESCRIPTION", None)
    if not isinstance(description, GameDescription):
        raise ValueError(f"{EXTRA_GAMES} names {shorten(module)!r}, which has no DESCRIPTION of a game")
    return description


def _in_order(found: list[GameDescription]) -> dict[str, GameDescription]:
    """Games by name, in the order in which they are listed. ValueError if two have the same name."""
    by_name: dict[str, GameDescription] = {}
    for each in sorted(found, key=lambda each: (each.order, each.name)):
        if each.name in by_name:
            modules = " and ".join(type(one).__module__ for one in (by_name[each.name], each))
            raise ValueError(f"two games are called {each.name!r}: those of {modules}")
        by_name[each.name] = each
    return by_name


def game_names() -> list[str]:
    """The names of the games there are, the default one first."""
    return list(descriptions())


def describe(name: str) -> GameDescription:
    """The description of a game. ValueError if there is no such game."""
    found = descriptions().get(name) if isinstance(name, str) else None
    if found is None:
        sentence, known = "unknown game {name}; there are: {known}", ", ".join(descriptions())
        raise ValueError(reason("reason-unknown-game", sentence, name=repr(shorten(str(name))), known=known))
    return found
