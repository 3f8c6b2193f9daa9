"""A view as JSON. Large entries that are the same objects as in the view before are not encoded again.

A view of the next position shares most of its parts with the one before. To encode all of it would touch every one of its
hundreds of small objects, most of which the processor has not seen for a while.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

encode = msgspec.json.Encoder().encode
LARGE = 400
"""Bytes from which on the JSON of an entry is kept. A smaller one is encoded as quickly as it is found."""
Kept = msgspec.Raw | list[msgspec.Raw]
"""The JSON of an entry; of a list item by item."""


class EncodedView:
    """The JSON of a view, and of its large entries for the next one. Any: entries are JSON."""

    def __init__(self, view: Mapping[str, Any], before: "EncodedView | None" = None) -> None:
        self.view = view
        self.large = large_entries(view) if before is None else next_entries(view, before)
        self.text = msgspec.Raw(encode({**view, **self.large}))


def large_entries(view: Mapping[str, Any]) -> dict[str, Kept]:
    """The JSON of the large entries of a view."""
    return {name: keep(value) for name, value in view.items() if len(encode(value)) >= LARGE}


def next_entries(view: Mapping[str, Any], before: EncodedView) -> dict[str, Kept]:
    """The JSON of the same entries, made anew where they are other objects."""
    known = before.view
    return {
        name: text if (value := view[name]) is known[name] else keep(value, known[name], text)
        for name, text in before.large.items()
    }


def keep(value: Any, known: Any = None, text: Kept | None = None) -> Kept:
    """The JSON of an entry, item by item if it is a list; items that are the same objects as before are taken from there."""
    if type(value) is not list:
        return msgspec.Raw(encode(value))
    if type(text) is not list or len(value) != len(text):
        return [msgspec.Raw(encode(item)) for item in value]
    return [each if item is old else msgspec.Raw(encode(item)) for item, old, each in zip(value, known, text, strict=True)]
