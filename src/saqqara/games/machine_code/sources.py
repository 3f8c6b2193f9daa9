"""Which files the machine code of a game is made of."""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path

from ... import __version__
from ..contract import Rules
from ..description import GameDescription

PACKAGE = Path(__file__).parent.parent.parent
DRIVERS = (
    "saqqara.games.drivers",
    "saqqara.bots.thinking",
    "saqqara.bots.choosing",
    "saqqara.bots.solving",
    "saqqara.envs.steps",
)
"""Modules whose `ENTRIES` every game's library has. They are named, not imported: four are in layers above this one."""
LEARNING = ("saqqara.games.self_play", "saqqara.bots.searched_games")
"""The same for games with a learned evaluation: what its networks learn from."""
SHARED = ("saqqara.games.contract", "saqqara.games.composed")
"""Modules of functions and classes that are the same for every game: their files belong to every library anyway."""
DATA = (".json", ".py", ".toml")


def drivers_of(description: GameDescription) -> tuple[str, ...]:
    """The modules whose `ENTRIES` the library of a game has."""
    return (*DRIVERS, *LEARNING) if description.evaluation.inputs else DRIVERS


def source_files(description: GameDescription) -> Iterator[Path]:
    """Python files and data that the C of a game may depend on."""
    yield from (PACKAGE / "games").glob("*.py")
    yield from Path(__file__).parent.glob("*.py")
    yield from (PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py") for module in (*DRIVERS[1:], *LEARNING))
    modules = [sys.modules[name] for name in {type(description).__module__, *modules_of(description.rules)}]
    yield from (Path(module.__file__) for module in modules if module.__file__ is not None)
    packages = [sys.modules[name] for name in {module.__package__ for module in modules} if name]
    for folder in [Path(folder) for package in packages for folder in package.__path__]:
        yield from (file for file in folder.rglob("*") if file.suffix in DATA)


def modules_of(rules: Rules) -> set[str]:
    """The modules that the rules of a game come from: a game may build on another one. The shared ones are left out."""
    parts = [rules.position, *type(rules).__mro__, *rules.functions.by_name().values()]
    return {part.__module__ for part in parts} - {"builtins", "typing", *SHARED}


def sources_hash(description: GameDescription) -> str:
    """A hash of the contents of all these files."""
    found = hashlib.sha256(__version__.encode())
    for file in sorted({*source_files(description)}, key=Path.as_posix):  # in the same order on every system
        content = file.read_bytes()
        found.update(f"{file.name} {len(content)} ".encode() + content)
    return found.hexdigest()[:32]
