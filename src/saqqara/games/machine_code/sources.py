"""Which files the machine code of a game is made of."""

import hashlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ... import __version__
from ..description import GameDescription

PACKAGE = Path(__file__).parent.parent.parent
DRIVERS = ("saqqara.games.drivers", "saqqara.bots.thinking", "saqqara.envs.steps")
"""Modules whose `ENTRIES` every game's library has. They are named, not imported: two of them are in layers above this one."""
DATA = (".json", ".py", ".toml")


def source_files(description: GameDescription[Any]) -> Iterator[Path]:
    """Python files and data that the C of a game may depend on."""
    yield from (PACKAGE / "games").glob("*.py")
    yield from Path(__file__).parent.glob("*.py")
    yield from (PACKAGE.joinpath(*module.split(".")[1:]).with_suffix(".py") for module in DRIVERS[1:])
    module = sys.modules[type(description).__module__]
    folders = [Path(folder) for folder in getattr(module, "__path__", ())]
    for folder in folders:
        yield from (file for file in folder.rglob("*") if file.suffix in DATA)
    if not folders and module.__file__ is not None:
        yield Path(module.__file__)


def sources_hash(description: GameDescription[Any]) -> str:
    """A hash of the contents of all these files."""
    found = hashlib.sha256(__version__.encode())
    for file in sorted({*source_files(description)}):
        content = file.read_bytes()
        found.update(f"{file.name} {len(content)} ".encode() + content)
    return found.hexdigest()[:32]
