"""The games there are. A game is a package in this folder, or a module named in `SAQQARA_GAMES`, with a `DESCRIPTION`."""

import os
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from .description import GameDescription
from .options import shorten

EXTRA_GAMES = "SAQQARA_GAMES"
"""The environment variable with the modules of further games, separated by commas."""


@cache
def descriptions() -> dict[str, GameDescription]:
    """The description of every game, by name, in the order in which games are listed."""
    package = __name__.rpartition(".")[0]
    modules = [f"{package}.{each.name}" for each in iter_modules(import_module(package).__path__) if each.ispkg]
    modules += [name.strip() for name in os.environ.get(EXTRA_GAMES, "").split(",") if name.strip()]
    found = [description for module in modules if (description := _description(module)) is not None]
    return {each.name: each for each in sorted(found, key=lambda each: (each.order, each.name))}


def _description(module: str) -> GameDescription | None:
    return getattr(import_module(module), "DESCRIPTION", None)


def game_names() -> list[str]:
    """The names of the games there are, the default one first."""
    return list(descriptions())


def describe(name: str) -> GameDescription:
    """The description of a game. ValueError if there is no such game."""
    found = descriptions().get(name) if isinstance(name, str) else None
    if found is None:
        raise ValueError(f"unknown game {shorten(str(name))!r}; there are: {', '.join(descriptions())}")
    return found
