"""Small functions, translated and compiled, beside Python's own."""

import ctypes
import importlib.util
import subprocess
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

from saqqara.games.fields import I8, I16, I32, I64, Flat, flat
from saqqara.games.machine_code.build import compiler
from saqqara.games.machine_code.emitter import Emitter
from saqqara.games.machine_code.layout import allocate, memory_layout
from saqqara.games.machine_code.targets import FLAGS
from saqqara.games.memory import ANY, F32, F64, POSITION, GameSize, Memory

SIZES = {GameSize.MOVES: 5, GameSize.SEATS: 3}
KINDS: dict[Any, Any] = {"num": ctypes.c_longlong, "i64": ctypes.c_longlong, "double": ctypes.c_double, "bool": ctypes.c_bool}


@flat
class Small(Flat):
    """A position with something of every width."""

    players: Annotated[int, I8]
    words: Annotated[list[int], I64, 4]
    byte: Annotated[int, I8]
    short: Annotated[int, I16]
    word: Annotated[int, I32]
    long: Annotated[int, I64]
    bytes: Annotated[list[int], I8, 5]
    grid: Annotated[list[list[int]], I16, 3, 4]
    cube: Annotated[list[list[list[int]]], I32, 2, 3, 2]


class Work(Memory):
    """A memory with something of every kind."""

    i8: Annotated[Any, I8, 4]
    i16: Annotated[Any, I16, 4]
    i32: Annotated[Any, I32, 4]
    i64: Annotated[Any, I64, 4]
    f32: Annotated[Any, F32, 4]
    f64: Annotated[Any, F64, 4]
    pair: Annotated[Any, POSITION, 2]
    many: Annotated[Any, POSITION, ANY]
    rows: Annotated[Any, I32, ANY, 3]
    moves: Annotated[Any, I32, GameSize.MOVES]
    boards: Annotated[Any, I8, ANY, GameSize.SEATS, 2]


class Compiled:
    """Functions as machine code."""

    def __init__(
        self, functions: list[Callable[..., Any]], folder: Path, flags: tuple[str, ...] = ("-O1",), **how: Any
    ) -> None:
        emitter = Emitter(Small, SIZES, **how)
        for function in functions:
            emitter.entry(function)
        self.code = emitter.source()
        self.layouts = emitter.layouts
        self.position = emitter.position_layout
        source, library = folder / "functions.c", folder / "functions.so"
        source.write_text(self.code)
        command = compiler()
        assert command is not None
        common = [flag for flag in FLAGS if flag != "-O3"]
        subprocess.run([*command, *common, *flags, "-o", str(library), str(source)], check=True)
        self.library = ctypes.CDLL(str(library))
        self.signatures = emitter.entries

    def call(self, name: str, *arguments: Any) -> Any:
        signature, entry = self.signatures[name], self.library[name]
        entry.restype = KINDS[signature.returns.kind] if signature.returns else None
        entry.argtypes = [KINDS.get(getattr(kind, "kind", ""), ctypes.c_void_p) for kind in signature.parameters]
        return entry(*(each.address if isinstance(each, Memory) else each for each in arguments))


def new_work(lengths: int = 2, *, native: bool) -> Work:
    """A memory, for machine code or for the interpreter."""
    position = Emitter(Small, SIZES).position_layout
    open_ones = dict.fromkeys(("many", "rows", "boards"), lengths)
    return allocate(Work, memory_layout(Work, SIZES, position), position, None if native else Small, open_ones)


def module_of(source: str, folder: Path, name: str) -> ModuleType:
    """A module with this source, in a file of its own, so that its functions can be read."""
    path = folder / f"{name}.py"
    path.write_text(source)
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
