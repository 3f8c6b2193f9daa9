"""The log of a table: what happened, in order. Nothing else is authoritative."""

from typing import Any, Literal

from msgspec import Struct

Kind = Literal[
    "created", "seated", "left", "started", "move", "undo", "redo", "resigned", "flagged", "chat", "rematch"
]  # fmt: skip
SYSTEM = ""
"""The person of events that nobody asked for: bots' moves, flags."""


class Event(Struct, frozen=True):
    """Something that happened at a table. `sequence` counts from 1 and is the table's version after it."""

    sequence: int
    kind: Kind
    at: float
    """Seconds since 1970."""
    person: str
    command: str
    """Chosen by whoever asked: the same command has one effect, however often it is sent."""
    data: dict[str, Any]


class Refused(Exception):
    """A command that cannot be carried out; nothing has changed. `error` is a message id, `text` the same in English."""

    def __init__(self, status: int, error: str, text: str, **args: Any) -> None:
        super().__init__(text)
        self.status = status
        self.error = error
        self.text = text
        self.details = args
        self.missed: dict[str, Any] = {}
        """What somebody who is out of date has not seen."""


def not_yours(text: str = "that seat is somebody else's") -> Refused:
    """403: another's seat."""
    return Refused(403, "error-not-yours", text)


def finished() -> Refused:
    """410: the game is over."""
    return Refused(410, "error-finished", "this game is finished")


def not_running() -> Refused:
    """409: the game has not begun."""
    return Refused(409, "error-not-started", "the game has not begun yet")


def old_version(version: int) -> Refused:
    """409: something has happened since."""
    return Refused(409, "error-old-version", "something else happened first; look again", version=version)


def bad(error: str, text: str, **args: Any) -> Refused:
    """422: it cannot be."""
    return Refused(422, error, text, **args)
