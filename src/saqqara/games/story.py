"""What a move did, as sentences in any language: message ids with arguments.

A story is made from an onlooker's views before and after the move, so it contains nothing that is hidden. Seats in the
arguments count from 0, everything else from 1.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

View = Mapping[str, Any]


@dataclass(frozen=True)
class Message:
    """A sentence in any language: the id of its text, and the values that the text is filled with."""

    id: str
    args: dict[str, str | int]


def points_told(before: View, after: View) -> Iterator[Message]:
    """A message for every seat and source whose points changed."""
    for seat, (old, new) in enumerate(zip(before["breakdown"], after["breakdown"], strict=True)):
        for source, points in new.items():
            if points != old[source]:
                yield Message("points", {"seat": seat, "points": points - old[source], "source": source})


def end_told(after: View) -> Iterator[Message]:
    """A message if the game is over."""
    if after["over"]:
        yield Message("game-over", {})
