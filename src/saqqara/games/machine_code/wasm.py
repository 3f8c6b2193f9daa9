"""WebAssembly modules: rules, evaluation and search of a game for browsers, from the same C as the libraries.

Each game has two modules, one with SIMD instructions and one for browsers without them. They need no imports and no runtime:
`ziglang` from PyPI compiles them, for no operating system at all. A module ends with a section that says what it is, and a
checksum of its bytes, so that the client never calls one that is damaged or does not fit (`client/src/engine/module.ts`).
"""

import json
import shlex
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from typing import NamedTuple

from ... import __version__
from ..description import GameDescription
from .build import BuildFailed, digest, replace, zig
from .entries import emit
from .interface import interface

DRIVERS = (
    "saqqara.games.drivers",
    "saqqara.games.positions",
    "saqqara.bots.thinking",
    "saqqara.bots.choosing",
    "saqqara.bots.solving",
)
"""Modules whose `ENTRIES` a module for browsers has. Steps of environments and learning stay outside."""
COMPILER = (sys.executable, "-m", "ziglang", "cc", "-target", "wasm32-freestanding", "-nostdlib")
FLAGS = (
    "-std=gnu11",
    "-O3",
    "-DNUM=int",  # 32 bits are enough for plain whole numbers (a test holds this), and faster here
    "-fvisibility=hidden",
    "-fwrapv",
    "-ffp-contract=off",  # as in the libraries
    "-fno-math-errno",
    "-w",
    "-Wl,--no-entry",
    "-Wl,--export-dynamic",
    "-Wl,--export=__heap_base",
    "-Wl,-z,stack-size=65536",
    "-Wl,--strip-all",
)
BASE = "generic+bulk_memory+sign_ext+nontrapping_fptoint"
"""What every browser has had since 2021."""
VARIANTS = {"": f"-mcpu={BASE}", "-simd": f"-mcpu={BASE}+simd128"}
"""The processor of each module of a game, by the end of its file's name."""
SECTION = b"saqqara"


class Module(NamedTuple):
    """What a module is, as its last section says."""

    version: str
    game: str
    layout: str
    """The hash of the interface that bindings are written from."""
    code: str
    """The hash of the C and of how it was compiled."""


def build_modules(description: GameDescription, folder: Path, variants: dict[str, str] = VARIANTS) -> list[Path]:
    """Build the modules of a game, as far as those in the folder are not the same already.

    `Untranslatable` if a function cannot be translated, `BuildFailed` if there is no compiler or it fails, OSError if the
    folder cannot be written.
    """
    emitter = emit(description, DRIVERS)
    code, layout = emitter.source(), interface(description, emitter, DRIVERS)["layout"]
    folder.mkdir(parents=True, exist_ok=True)
    made = []
    for ending, processor in variants.items():
        path = folder / f"{description.name}{ending}.wasm"
        wanted = Module(__version__, description.name, layout, digest(" ".join([*FLAGS, processor, code]).encode()))
        if not path.exists() or read_section(path.read_bytes()) != wanted:
            replace(path, with_section(compile_module(code, processor), wanted))
        made.append(path)
    return made


def has_compiler() -> bool:
    """Is there a compiler for WebAssembly?"""
    return zig() is not None


def compile_module(code: str, processor: str) -> bytes:
    """Let the compiler make a module."""
    if not has_compiler():
        raise BuildFailed("there is no compiler for WebAssembly; `pip install ziglang` brings one")
    with tempfile.TemporaryDirectory() as temporary:
        source, made = Path(temporary) / "module.c", Path(temporary) / "module.wasm"
        source.write_text(code)
        command = [*COMPILER, processor, *FLAGS, "-o", str(made), str(source)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise BuildFailed(f"{shlex.join(COMPILER)} failed: {(done.stderr.strip() or 'it says nothing').splitlines()[0]}")
        return made.read_bytes()


def with_section(content: bytes, module: Module) -> bytes:
    """A module with a last section that says what it is, which ends with the checksum of everything before."""
    payload = json.dumps(module._asdict()).encode()
    body = bytes([len(SECTION)]) + SECTION + payload
    head = content + b"\0" + leb128(len(body) + 4) + body
    return head + zlib.crc32(head).to_bytes(4, "little")


def read_section(content: bytes) -> Module | None:
    """What an undamaged module of ours is; None for everything else."""
    if zlib.crc32(content[:-4]) != int.from_bytes(content[-4:], "little"):
        return None
    _, found, payload = content[:-4].rpartition(bytes([len(SECTION)]) + SECTION)
    return Module(**json.loads(payload)) if found else None


def leb128(number: int) -> bytes:
    """A whole number as WebAssembly encodes it: seven bits a byte, the lowest first."""
    encoded = b""
    while number > 0x7F:
        encoded += bytes([number & 0x7F | 0x80])
        number >>= 7
    return encoded + bytes([number])
