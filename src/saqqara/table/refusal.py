"""Why a command cannot be carried out."""

from typing import Any, Literal

from ..games.contract import BadEntry
from ..games.reasons import Reason, as_message, reason_of

RefusalKind = Literal[
    "invalid",
    "forbidden",
    "not_found",
    "conflict",
    "out_of_date",
    "finished",
    "too_large",
    "rate_limited",
    "unavailable",
    "no_room",
]


class Refused(Exception):
    """A command that cannot be carried out. Nothing has changed."""

    def __init__(self, kind: RefusalKind, error: str, text: str, **details: Any) -> None:
        super().__init__(text)
        self.kind = kind
        self.error = error
        """The id of a message."""
        self.text = str(text)  # a reason is a kind of text that cannot be encoded
        """The message in English."""
        self.details = details
        """What the message is filled with."""


def invalid(error: str, text: str, **details: Any) -> Refused:
    """The request makes no sense for this table."""
    return Refused("invalid", error, text, **details)


def impossible(error: str, why: Exception | Reason) -> Refused:
    """The request asks for something that the library refuses. `reason` says why in any language; `entry` is the place."""
    if isinstance(why, Reason):
        return invalid(error, why, reason=as_message(why))
    sentence = why.text if isinstance(why, BadEntry) else reason_of(why)
    details = {"entry": why.entry} if isinstance(why, BadEntry) else {}
    return invalid(error, str(why), **details, **({"reason": as_message(sentence)} if isinstance(sentence, Reason) else {}))


def not_yours(text: str = "that seat is somebody else's") -> Refused:
    """The person does not hold the seat, or it is not their turn."""
    return Refused("forbidden", "error-not-yours", text)


def not_found() -> Refused:
    """There is no such table for this person, whether it exists or not."""
    return Refused("not_found", "error-not-found", "there is no such table, or it is not yours to see")


def seat_taken() -> Refused:
    """Another person holds the seat."""
    return Refused("conflict", "error-seat-taken", "somebody sits there already")


def finished() -> Refused:
    """The game is over."""
    return Refused("finished", "error-finished", "this game is finished")


def not_started() -> Refused:
    """The game has not begun."""
    return Refused("conflict", "error-not-started", "the game has not begun yet")


def not_finished(text: str) -> Refused:
    """The game is still running."""
    return Refused("conflict", "error-not-finished", text)


def out_of_date(version: int) -> Refused:
    """Something has happened since the version that the person saw."""
    return Refused("out_of_date", "error-old-version", "something else happened first; look again", version=version)
