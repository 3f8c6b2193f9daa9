"""Reasons why something cannot be: English sentences that carry the id of their text in other languages."""

from typing import Any


class Reason(str):
    """A sentence in English, with the id of its text and the values in it. A value may be a reason itself."""

    id: str
    values: dict[str, Any]


def reason(name: str, sentence: str, /, **values: str | int) -> Reason:
    """The reason whose text has this id. The sentence is filled with the values, as `str.format` does it."""
    found = Reason(sentence.format(**values))
    found.id, found.values = name, values
    return found


def reason_of(error: Exception) -> str:
    """The sentence of an error; a reason if it was raised with one."""
    return error.args[0] if error.args and isinstance(error.args[0], Reason) else str(error)
