"""Builds the library of a game: writes its C and lets a C compiler make a shared library of it.

The compiler is the one that `CC` names, else the machine's own, else `ziglang` from PyPI. Beside a library lies a stamp, a
small JSON file that says what it was made of; `library.py` loads no library without one.
"""

import hashlib
import json
import os
import shlex
import shutil
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

from ... import __version__
from ..description import GameDescription
from .entries import emit
from .sources import sources_hash
from .stamp import Stamp
from .targets import HOST, ZIG, Target

TAIL = """
ENTRY const char saqqara_identity[] = "{identity}";

/* Can this processor run the library? */
#if defined(__SSE4_2__)
#include <cpuid.h>
ENTRY int saqqara_runs_here(void) {{
    unsigned a, b, c, d;
    return __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSE4_2) && (c & bit_POPCNT);
}}
#else
ENTRY int saqqara_runs_here(void) {{ return 1; }}
#endif
"""
OLD = 30 * 24 * 3600
"""Libraries in the cache that are older, in seconds, are removed when another one is built."""


class BuildFailed(RuntimeError):
    """No library could be built. Says why, in a sentence."""


def compiler() -> list[str] | None:
    """The command of a C compiler for this machine; None if there is none."""
    if given := os.environ.get("CC"):
        return shlex.split(given)
    for name in ("cc", "gcc", "clang"):
        if found := shutil.which(name):
            return [found]
    return zig()


def zig() -> list[str] | None:
    """The command of ziglang's C compiler; None if it is not installed."""
    return [*ZIG] if find_spec("ziglang") else None


def build(
    description: GameDescription,
    folder: Path,
    stem: str,
    target: Target = HOST,
    *,
    flags: tuple[str, ...] | None = None,
    checked: bool = False,
) -> Stamp:
    """Build the library of a game as `folder/stem`, if what is there is not the same already.

    A `checked` one checks every index and every number that it writes to a narrow place, and ends the process if one is wrong.
    `Untranslatable` if a function cannot be translated, `BuildFailed` if there is no compiler or it fails, OSError if the
    folder cannot be written.
    """
    code, flags = emit(description, checked=checked).source(), target.flags if flags is None else flags
    identity = f"saqqara {__version__} {description.name} {digest((code + TAIL).encode())}"
    code += TAIL.format(identity=identity)
    folder.mkdir(parents=True, exist_ok=True)
    known = Stamp.read(folder / f"{stem}.json")
    library = folder / f"{stem}{target.suffix}"
    if known is None or known.identity != identity or known.flags != " ".join(flags) or not known.matches(library):
        compile_library(code, library, flags, compiler() if target.triple is None else zig())
    stamp = Stamp(identity, sources_hash(description), digest(library.read_bytes()), " ".join(flags))
    replace(folder / f"{stem}.c", code.encode())
    replace(folder / f"{stem}.json", json.dumps(stamp._asdict(), indent=1).encode())
    return stamp


def compile_library(code: str, library: Path, flags: tuple[str, ...], command: list[str] | None) -> None:
    """Let the compiler make a library."""
    if command is None:
        raise BuildFailed("there is no C compiler (cc, gcc or clang); `pip install ziglang` brings one")
    with tempfile.TemporaryDirectory() as temporary:
        source, made = Path(temporary) / f"{library.stem}.c", Path(temporary) / library.name
        source.write_text(code)
        done = subprocess.run([*command, *flags, "-o", str(made), str(source)], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise BuildFailed(f"{shlex.join(command)} failed: {(done.stderr.strip() or 'it says nothing').splitlines()[0]}")
        replace(library, made.read_bytes())


def replace(path: Path, content: bytes) -> None:
    """Write a file so that others see the old one or the new one, and nothing between."""
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=path.name, delete=False) as file:
        file.write(content)
    Path(file.name).chmod(0o644)
    Path(file.name).replace(path)


def digest(content: bytes) -> str:
    """A short hash of some bytes."""
    return hashlib.sha256(content).hexdigest()[:32]


def remove_old(folder: Path) -> None:
    """Remove what has not been built for a long time."""
    for file in folder.iterdir():
        if file.is_file() and time.time() - file.stat().st_mtime > OLD:
            file.unlink(missing_ok=True)
