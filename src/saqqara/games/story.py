"""What a move did, as sentences in any language: message ids with arguments.

A story is made from an onlooker's views before and after the move, so it contains nothing that is hidden. Seats in the
arguments count from 0, everything else from 1.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

View = Mapping[str, Any]


@dataclass(slots=True)  # a frozen one takes three times as long to make, and every move makes several
class Message:
    """A sentence in any language: the id of its text, and the values that the text is filled with."""

    id: str
    args: dict[str, str | int]


@dataclass(slots=True)
class Step:
    """One of several things that a move did, in their order."""

    what: Message
    """`move`: what the player decided. `count`: the points of a `source` at the end of the game. Else the game's own id."""
    changes: dict[str, Any]
    """The entries of an onlooker's view that are different after it."""


Breakdown = Sequence[Mapping[str, int]]
"""Points by source, for each seat."""


def count_sources(before: Breakdown, after: Breakdown, sources: Iterable[str]) -> Iterator[tuple[str, list[dict[str, int]]]]:
    """The final count, one source after another: the source, and the points of all seats once it is counted."""
    shown = [dict(each) for each in before]
    for source in sources:
        shown = [{**own, source: final[source]} for own, final in zip(shown, after, strict=True)]
        yield source, shown


def points_told(before: View, after: View) -> Iterator[Message]:
    """A message for every seat and source whose points changed. Views share what is the same."""
    if after["breakdown"] is before["breakdown"]:
        return
    for seat, (old, new) in enumerate(zip(before["breakdown"], after["breakdown"], strict=True)):
        if new == old:
            continue
        for source, points in new.items():
            if points != old[source]:
                yield Message("points", {"seat": seat, "points": points - old[source], "source": source})


def end_told(after: View) -> Iterator[Message]:
    """A message if the game is over."""
    if after["over"]:
        yield Message("game-over", {})
