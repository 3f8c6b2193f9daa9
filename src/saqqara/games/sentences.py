"""A table in words: what lies on it and what can be done, as sentences in any language.

The text view of the page and the terminal show the same sections. They are made from a view, so they contain nothing that is
hidden. As in messages (`story.py`), seats count from 0, everything else from 1.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .story import View


@dataclass(frozen=True)
class Sentence:
    """A text in any language: its id, and the values that it is filled with.

    With the argument `seat` go the name of that player, and whether it is the reader. Arguments whose names begin with
    `change` are written with their sign.
    """

    id: str
    args: dict[str, str | int] = field(default_factory=dict)
    texts: dict[str, list["Sentence"]] = field(default_factory=dict)
    """Values that are texts themselves: each is a list of texts, joined as the language joins lists."""


@dataclass(frozen=True)
class Item:
    """Something on the table: a ship, a site, a card."""

    sentences: list[Sentence]
    title: Sentence | None = None
    """A heading of its own, if it has one."""
    number: int | None = None
    """The digit whose key leads here."""


@dataclass(frozen=True)
class Figures:
    """A table with a row for each seat."""

    columns: list[str]
    """The ids of the headings."""
    rows: list[list[int]]


@dataclass(frozen=True)
class Section:
    """A part of the table under a heading."""

    id: str
    """`players` for the players, which every game has; else the game's own."""
    title: Sentence
    items: list[Item]
    figures: Figures | None = None
    number: int | None = None
    """The digit whose key leads here."""


@dataclass(frozen=True)
class MoveInWords:
    """A legal move: what is done, and what it brings."""

    move: str
    """The notation."""
    text: Sentence
    effect: list[Sentence]


@dataclass(frozen=True)
class TableInWords:
    """All that can be read at a table."""

    ply: int
    """How many moves had been played."""
    question: Sentence | None
    """What is asked, and of whom; null when the game is over."""
    sections: list[Section]
    moves: list[MoveInWords]
    """The legal moves of the reader; empty if it is not the reader's decision."""


def listed(name: str, parts: Iterable[Sentence], /, **args: str | int) -> Sentence:
    """A sentence with a list in it."""
    return Sentence(name, dict(args), {"list": list(parts)})


def players(seats: Iterable[int]) -> list[Sentence]:
    """Players by their names."""
    return [Sentence("text-player", {"seat": seat}) for seat in seats]


def numbers(values: Iterable[int]) -> list[Sentence]:
    """Plain numbers."""
    return [Sentence("text-number", {"number": value}) for value in values]


def counts(values: Sequence[int]) -> list[Sentence]:
    """A number for each seat that has one."""
    return [Sentence("text-count", {"seat": seat, "number": value}) for seat, value in enumerate(values) if value]


def changes(values: Sequence[int]) -> list[Sentence]:
    """What each seat gains or loses, where something changes."""
    return [Sentence("text-change", {"seat": seat, "change": value}) for seat, value in enumerate(values) if value]


Preview = Mapping[str, Any]
"""What a move would do, as `table/previews.py` tells it."""


def plain_question(view: View) -> Sentence:
    """Whose decision it is."""
    return Sentence("text-question", {"seat": view["mover"]})


def plain_move(_view: View, preview: Preview) -> Sentence:
    """A move in its notation."""
    return Sentence("text-move", {"notation": preview["move"]})


def plain_effect(_view: View, preview: Preview) -> list[Sentence]:
    """The points that change."""
    return changes(preview["points"])


@dataclass(frozen=True)
class WordParts:
    """How a game tells its table in words. The defaults work for any game."""

    sections: Callable[[View], list[Section]] = lambda _view: []
    """What lies on the table; empty: the page and the terminal show the entries of the view."""
    question: Callable[[View], Sentence] = plain_question
    move: Callable[[View, Preview], Sentence] = plain_move
    """A legal move as a command. No two moves have the same words, together with their effects."""
    effect: Callable[[View, Preview], list[Sentence]] = plain_effect
    """What the move brings to everybody, and what it costs."""
