"""What a caller in another language must know of a game's machine code: layouts, entries and constants, as plain data.

The client's TypeScript is written from it (`tools/bindings.py`), and every WebAssembly module carries its hash (`wasm.py`): a
module is only called by bindings that were written from the same declarations.
"""

import hashlib
import json
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ..description import GameDescription
from ..memory import GameSize
from .emitter import Emitter, Signature
from .entries import game_sizes
from .layout import Layout
from .types import Number, Struct, Type

ABI = {"bool": "i32", "num": "i64", "i64": "i64", "double": "f64"}
"""How a number is passed in WebAssembly. Plain whole numbers have 64 bits in entries on every target."""


def interface(description: GameDescription, emitter: Emitter, drivers: Sequence[str]) -> dict[str, Any]:
    """The interface of the entries that an emitter has translated."""
    sizes = game_sizes(description)
    found = {
        "game": description.name,
        "seats": sizes[GameSize.SEATS],
        "position": record(emitter.position_layout),
        "memories": {layout.name: record(layout) for layout in emitter.layouts.values()},
        "entries": {name: entry(signature) for name, signature in emitter.entries.items()},
        "constants": constants(drivers),
    }
    return {"layout": interface_hash(found), **found}


def interface_hash(found: dict[str, Any]) -> str:
    """A short hash of an interface."""
    return hashlib.sha256(json.dumps(found, sort_keys=True).encode()).hexdigest()[:32]


def record(layout: Layout) -> dict[str, Any]:
    """The size and the fields of a record. None as a first size: only known at run time."""
    fields = {each.name: {"width": each.width, "shape": [*each.shape], "offset": each.offset} for each in layout.places}
    return {"size": layout.size, "fields": fields}


def entry(signature: Signature) -> dict[str, Any]:
    """How an entry is called: with a memory and numbers."""
    memory, *numbers = signature.parameters
    assert isinstance(memory, Struct)
    returns = passed(signature.returns) if signature.returns else None
    return {"memory": memory.name, "parameters": [passed(each) for each in numbers], "returns": returns}


def passed(kind: Type) -> str:
    """How a number is passed."""
    assert isinstance(kind, Number)
    return ABI[kind.kind]


def constants(drivers: Sequence[str]) -> dict[str, int]:
    """The numbers that modules of drivers list in `CONSTANTS`, by name."""
    listed = [getattr(import_module(module), "CONSTANTS", {}) for module in drivers]
    return {name: value for each in listed for name, value in each.items()}
