"""Two speeds from one source: turns rule functions into machine code.

A rule is a plain function over a flat record. `Compiler` walks the call tree of an entry function, clones each function
so that its globals point to the compiled callees (and its tables, tuples of ints, to constant arrays), and hands the
clone to Numba. No rule exists twice. `docs/architecture.md` says how to write a rule so that it compiles.

NumPy and Numba are imported here and nowhere else in `games`, and only when asked for.
"""

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any, cast

from .drivers import globals_of, rebind
from .fields import Flat, MoveList

PACKAGE = "saqqara"
OPTIONS = {"error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
"""Rules allocate nothing and divide by nothing that may be zero, so Numba need not guard against either."""
INSTALL = "machine code needs NumPy and Numba: pip install 'saqqara[fast]'"


class NotCompiled(RuntimeError):
    """Machine code was asked for, and NumPy or Numba is not installed."""


def available() -> bool:
    """Are NumPy and Numba installed?"""
    from importlib.util import find_spec

    return find_spec("numba") is not None and find_spec("numpy") is not None


def needed() -> tuple[Any, Any]:
    """NumPy and Numba. NotCompiled, with what to install, if they are not there."""
    try:
        import numba
        import numpy
    except ImportError:
        raise NotCompiled(INSTALL) from None
    return numpy, numba


def dtype(position: type[Flat]) -> Any:
    """The NumPy layout of a flat record: the same fields, in the same order."""
    numpy, _ = needed()
    return numpy.dtype([(field.name, field.width, field.shape) for field in position.FIELDS], align=True)


def to_record(position: Flat, record: Any) -> None:
    """Copy a position of Python ints into a NumPy record."""
    for field, value in zip(position.FIELDS, position.values(), strict=True):
        record[field.name] = value


def from_record(record: Any, position: Flat) -> None:
    """Copy a NumPy record into a position of Python ints."""
    for field in position.FIELDS:
        value = record[field.name]
        setattr(position, field.name, value.tolist() if field.shape else int(value))


def cache_directory() -> Path:
    """Where compiled rules are kept: one folder for each version of the sources, of Python and of Numba.

    Numba's cache does not notice a change in a callee's file, so all sources of the rules are in the folder's name.
    """
    _, numba = needed()
    key = hashlib.sha256()
    games = Path(__file__).parent
    for source in sorted([*games.rglob("*.py"), *games.rglob("*.json")]):
        key.update(source.relative_to(games).as_posix().encode() + b"\0" + source.read_bytes())
    key.update(f"{sys.version} {numba.__version__}".encode())
    directory = user_cache() / "compiled" / key.hexdigest()[:16]
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError:  # a home that cannot be written: compile anew each time
        return Path(tempfile.mkdtemp(prefix=f"{PACKAGE}-"))
    return directory


def user_cache() -> Path:
    """The user's cache directory, `SAQQARA_CACHE` if set."""
    if given := os.environ.get("SAQQARA_CACHE"):
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / PACKAGE / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / PACKAGE
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / PACKAGE


@contextmanager
def _cache_in(directory: Path) -> Iterator[None]:
    """Numba asks for its cache folder when a function is decorated: ours only for our functions."""
    config = needed()[1].config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(directory)
    try:
        yield
    finally:
        config.CACHE_DIR = before


class Progress:
    """A line on the error stream while rules are compiled; in a terminal it counts."""

    def __init__(self) -> None:
        self.functions = 0
        self.text = ""

    @contextmanager
    def line(self, game: str) -> Iterator[None]:
        """The line, from the beginning to the end of the work."""
        self.text = f"Compiling the rules of {game} to machine code, once for this version"
        began = time.perf_counter()
        self._write(f"{self.text} …")
        try:
            yield
        finally:
            self._write(f"{self.text}: {time.perf_counter() - began:.1f} s", last=True)

    def step(self) -> None:
        """One function more."""
        self.functions += 1
        if sys.stderr.isatty():
            self._write(f"{self.text}: {self.functions} functions …")

    def _write(self, text: str, *, last: bool = False) -> None:
        if sys.stderr.isatty():
            text = "\r\x1b[K" + text[: shutil.get_terminal_size().columns - 1]  # a line that wraps could not be overwritten
            sys.stderr.write(text + ("\n" if last else ""))
        else:
            sys.stderr.write(text + "\n")
        sys.stderr.flush()


class Compiler:
    """Compiles the call trees of one game's functions; each function once."""

    def __init__(self, position: type[Flat], directory: Path | None = None) -> None:
        self.numpy, self.numba = needed()
        self.position = position
        self.record = self.numba.from_dtype(dtype(position))
        self.directory = directory or cache_directory()
        self.progress = Progress()
        self._callees: dict[FunctionType, Any] = {}

    def entry(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """A function to be called from Python, for arguments like these; from the cache if it is there."""
        plain = cast("FunctionType", function)
        marker = self.directory / f"{self.position.__module__}.{plain.__name__}.ready"
        if marker.exists():
            try:
                return self._load(plain, arguments)
            except Exception:  # noqa: BLE001 (whatever is wrong with the cache: clear it and compile)
                shutil.rmtree(self.directory, ignore_errors=True)
                self.directory.mkdir(parents=True, exist_ok=True)
        with self.progress.line(self.position.__module__.split(".")[-2]):
            dispatcher = self._load(self._with_callees(plain), arguments)
        marker.touch()
        return dispatcher

    def _load(self, function: FunctionType, arguments: tuple[Any, ...]) -> Any:
        with _cache_in(self.directory):
            dispatcher = self.numba.njit(cache=True, nogil=True, **OPTIONS)(rebind(function, {}))
        dispatcher.compile(tuple(self.numba.typeof(argument) for argument in arguments))
        return dispatcher

    def _with_callees(self, function: FunctionType) -> FunctionType:
        return rebind(function, {name: self._value(value) for name, value in globals_of(function).items()})

    def _value(self, value: Any) -> Any:
        """What a compiled function sees for a global: a compiled function, an array for a table, else the value itself."""
        if isinstance(value, FunctionType) and value.__module__.partition(".")[0] in (
            PACKAGE,
            self.position.__module__.partition(".")[0],
        ):
            return self._callee(value)
        if isinstance(value, tuple):
            return self.numpy.array(value, dtype=self.numpy.int64)
        return value

    def _callee(self, function: FunctionType) -> Any:
        if function not in self._callees:
            with_callees = self._with_callees(function)
            self.progress.step()
            compiled = self.numba.njit(self._signature(function), no_cpython_wrapper=True, **OPTIONS)
            self._callees[function] = compiled(with_callees)
        return self._callees[function]

    def _signature(self, function: FunctionType) -> Any:
        """From the annotations, so that each function is compiled once and not anew for every width of integer.

        None, which leaves it to the callers, if there is an argument that annotations do not settle.
        """
        hints = [hint for name, hint in function.__annotations__.items() if name != "return"]
        types = [self._type(hint) for hint in hints]
        return None if None in types else tuple(types)

    def _type(self, hint: Any) -> Any:
        if hint is int:
            return self.numba.int64
        if hint is bool:
            return self.numba.boolean
        if hint is self.position or hint is Any:  # drivers write Any for the position of whichever game
            return self.record
        if hint == MoveList:
            return self.numba.int64[::1]
        return None
