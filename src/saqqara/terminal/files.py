"""Reading and writing files, and the user's saved games. Every error is reported in one sentence."""

import contextlib
import errno
import json
import math
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

from ..games.reasons import reason, system_reason
from ..store.places import data_directory
from .complaints import Failure, failure, in_language, told
from .texts import t

MOST_BYTES = 32 * 1024 * 1024
"""The largest file that is read. Records are much smaller."""
STDIN = "-"
NOT_JSON = {
    "Expecting value": "complaint-json-value",
    "Expecting property name": "complaint-json-name",
    "Expecting ':'": "complaint-json-colon",
    "Expecting ','": "complaint-json-comma",
    "Unterminated string": "complaint-json-unterminated",
    "Invalid control character": "complaint-json-control",
    "Invalid \\": "complaint-json-escape",
    "Extra data": "complaint-json-extra",
    "Illegal trailing comma": "complaint-json-trailing",
}
"""What Python's parser says of JSON, by the beginnings of its sentences."""


@contextlib.contextmanager
def server_parts() -> Iterator[None]:
    """Report in one sentence what is missing or wrong."""
    try:
        yield
    except ImportError as error:
        raise failure("complaint-server-parts", missing=error.name or error) from None
    except ValueError as error:
        raise Failure(told(error)) from None


def why(error: OSError) -> str:
    """The reason, as the operating system gives it; the usual ones in the user's language."""
    return in_language(system_reason(error))


# Writing
def write_text(path: Path, text: str, *, durable: bool = True) -> None:
    """Write a file atomically: write a temporary file beside it, then rename it. A device or a pipe is written into.

    `durable` also waits for the disk, so that a power cut does not lose it.
    """
    target = behind_links(path)
    try:
        if not is_replaced(target):
            target.write_text(text, encoding="utf-8")
            return
        handle, temporary = tempfile.mkstemp(**beside(target))
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                if durable:
                    file.flush()
                    os.fsync(file.fileno())
            os.chmod(temporary, 0o644)  # noqa: PTH101 (a temporary file is private; a game is not)
            Path(temporary).replace(target)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(temporary).unlink()
            raise
    except OSError as error:
        raise failure("complaint-cannot-write", file=path, why=why(error)) from None


def behind_links(path: Path) -> Path:
    """The file that a path leads to, so that a link stays a link."""
    return Path(os.path.realpath(path))


def is_replaced(target: Path) -> bool:
    """Does writing put a new file in its place? Not where a directory, a device or a pipe is."""
    return target.is_file() or not target.exists()


def beside(target: Path) -> dict[str, Any]:
    """Where a temporary file is, and how it is named."""
    return {"prefix": f".{target.name}.", "suffix": ".part", "dir": target.parent}


def write_output(name: str, text: str) -> None:
    """Write a text into a file or, for `-`, on the standard output."""
    if name == STDIN:
        print(text, end="")
    else:
        write_text(Path(name), text)


def check_output(name: str | None) -> None:
    """Failure if an output file cannot be written. Called before the work begins; it leaves the file as it is."""
    if name is None or name == STDIN:
        return
    if not Path(name).absolute().parent.is_dir():
        raise failure("complaint-no-directory", file=name, directory=Path(name).parent)
    target = behind_links(Path(name))
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if is_replaced(target):
            tempfile.NamedTemporaryFile(**beside(target)).close()
    except OSError as error:
        raise failure("complaint-cannot-write", file=name, why=why(error)) from None


def new_names(directory: Path, stem: str, suffix: str) -> Iterator[Path]:
    """Candidates for the name of a new file, with the date and time in it."""
    stem = f"{stem}-{time.strftime('%Y%m%d-%H%M%S')}"
    yield directory / f"{stem}{suffix}"
    yield from (directory / f"{stem}-{number}{suffix}" for number in range(2, 1000))


def make_directory(path: Path) -> Path:
    """Create a directory if it does not exist."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise failure("complaint-cannot-make", directory=path, why=why(error)) from None
    return path


def record_text(record: dict[str, Any]) -> str:
    """A record as the text of a file, one line for each of its parts."""
    return "{\n" + ",\n".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in record.items()) + "\n}\n"


# Reading
def read_text(name: str) -> str:
    """The text of a file, or of the standard input if it is named `-`."""
    try:
        if name == STDIN:
            content = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        cause = why(error) if isinstance(error, OSError) else t("complaint-no-file-name")
        raise failure("complaint-cannot-read", file=name, why=cause) from None
    if len(content) > MOST_BYTES:
        raise failure("complaint-too-large", file=name, size=MOST_BYTES // 1024**2)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise failure("complaint-not-text", file=name, byte=error.start) from None


def read_json(name: str) -> Any:
    """The value in a JSON file."""
    text = read_text(name)
    try:
        return json.loads(text, parse_constant=no_number, parse_float=finite, parse_int=whole)
    except json.JSONDecodeError as error:
        at = {"line": error.lineno, "column": error.colno}
        raise failure("complaint-not-json-at", file=name, why=not_json(error.msg), **at) from None
    except RecursionError:
        raise failure("complaint-nested", file=name) from None
    except ValueError as error:
        raise failure("complaint-not-json", file=name, why=told(error)) from None


def not_json(sentence: str) -> str:
    """What Python's parser says of JSON, in the user's language."""
    return next((t(name) for beginning, name in NOT_JSON.items() if sentence.startswith(beginning)), sentence)


def no_number(name: str) -> NoReturn:
    """Refuse NaN and Infinity, which Python would accept."""
    raise ValueError(reason("complaint-json-constant", "{name} is no number that JSON knows", name=name))


def finite(digits: str) -> float:
    """A finite number. ValueError if it is too large."""
    number = float(digits)
    if not math.isfinite(number):
        raise too_large(digits)
    return number


def whole(digits: str) -> int:
    """A whole number. ValueError if it is too large."""
    try:
        return int(digits)
    except ValueError:
        raise too_large(digits) from None


def too_large(digits: str) -> ValueError:
    """The error for a number that is too large."""
    return ValueError(reason("complaint-json-large", "the number {number} is too large", number=digits[:20]))


# Saved games
def new_save(game: str) -> Path:
    """The file for a new game."""
    directory = make_directory(data_directory() / "games")
    return next(path for path in new_names(directory, game, ".json") if not path.exists())


def saves() -> Iterator[Path]:
    """All saved games, the last one first."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in (data_directory() / "games").glob("*.json")]
    except OSError as error:
        raise failure("complaint-cannot-look", directory=data_directory(), why=why(error)) from None
    return (path for _, path in sorted(found, reverse=True))


def last_unfinished() -> Path:
    """The last saved game that is not over. Unreadable files are skipped."""
    for path in saves():
        with contextlib.suppress(Failure):
            record = read_json(str(path))
            if isinstance(record, dict) and "result" not in record:
                return path
    raise failure("complaint-no-unfinished", directory=data_directory() / "games")
