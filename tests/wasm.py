"""Positions for the client's engine, and its modules, for tests and benchmarks of WebAssembly."""

from functools import cache
from pathlib import Path
from typing import Any

from saqqara.games import describe
from saqqara.games.fields import Flat
from saqqara.games.machine_code import wasm
from saqqara.games.machine_code.entries import emit
from saqqara.games.machine_code.interface import interface
from saqqara.games.machine_code.layout import position_layout

CLIENT = Path(__file__).parents[1] / "client"
MODULES = CLIENT / "src" / "engine" / "modules"
"""Where `make page` puts the modules."""


@cache
def interface_of(name: str) -> dict[str, Any]:
    """The interface of a game's modules."""
    return interface(describe(name), emit(describe(name), wasm.DRIVERS), wasm.DRIVERS)


def packed(position: Flat) -> bytes:
    """A position as bytes."""
    return position_layout(type(position)).packer.pack(*position.numbers())


def message(name: str, position: Flat) -> dict[str, Any]:
    """A position as the engine takes it, but for its bytes, which are a list of numbers."""
    return {"game": name, "layout": interface_of(name)["layout"], "bytes": list(packed(position))}
