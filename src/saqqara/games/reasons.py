"""Reasons why something cannot be: English sentences that carry the id of their text in other languages."""

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

SYSTEM = {
    errno.ENOENT: "complaint-no-such-file",
    errno.EACCES: "complaint-permission-denied",
    errno.EISDIR: "complaint-is-directory",
    errno.ENOTDIR: "complaint-not-a-directory",
    errno.ENOSPC: "complaint-disk-full",
    errno.EADDRINUSE: "failure-address-in-use",
    errno.EADDRNOTAVAIL: "failure-no-such-address",
    errno.ECONNREFUSED: "failure-refused",
}
"""The usual reasons of the operating system."""


class Reason(str):
    """A sentence in English, with the id of its text and the values in it. A value may be a reason itself."""

    id: str
    values: dict[str, Any]


def reason(name: str, sentence: str, /, **values: str | int) -> Reason:
    """The reason whose text has this id. The sentence is filled with the values, as `str.format` does it."""
    found = Reason(sentence.format(**values))
    found.id, found.values = name, values
    return found


_speaker: ContextVar[Callable[[Reason], str]] = ContextVar("speaker", default=str)


def say(name: str, sentence: str, /, **values: str | int) -> str:
    """Words of a board as text: in English, or as the speaker of `spoken_by` says them."""
    return _speaker.get()(reason(name, sentence, **values))


@contextmanager
def spoken_by(speaker: Callable[[Reason], str]) -> Iterator[None]:
    """Let a speaker say the words of the board as text (`str(state)`) in another language. `state.svg()` stays English."""
    before = _speaker.set(speaker)
    try:
        yield
    finally:
        _speaker.reset(before)


def as_message(sentence: Reason) -> dict[str, Any]:
    """A reason as it is sent to a page: its id, its arguments, and the English sentence for a page that has no text for it."""
    args = {name: as_message(value) if isinstance(value, Reason) else value for name, value in sentence.values.items()}
    return {"id": sentence.id, "args": args, "text": str(sentence)}


def system_reason(error: OSError) -> str:
    """Why the operating system refuses something, as it says it itself; a reason if it is a usual one."""
    if error.errno in SYSTEM:  # some libraries put words of their own in the place of the system's
        return reason(SYSTEM[error.errno], "{said}", said=os.strerror(error.errno).lower())
    return (error.strerror or str(error) or type(error).__name__).lower()


def reason_of(error: Exception) -> str:
    """The sentence of an error; a reason if it was raised with one."""
    return error.args[0] if error.args and isinstance(error.args[0], Reason) else str(error)
