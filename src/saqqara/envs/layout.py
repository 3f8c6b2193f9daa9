"""What stands where in an observation: entries declared once, from which offsets, bounds, documentation and features follow.

An observation is a row of small integers. Each entry is a block of it with a name, a size, bounds, a meaning, and whether its
numbers count something or name something; numbers that name something are what `Layout.features` makes one-hot for learners.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import Any

HIGHEST = 2**15 - 1
"""The largest number an observation holds: its integers have 16 bits."""
MOST_PLIES = 4000
"""More moves than any game can have."""


@dataclass(frozen=True)
class Entry:
    """A block of an observation."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    names_something: bool = False
    """Are its numbers names (of seats, cards, colours) rather than amounts?"""
    at: int = 0
    """Where it begins; filled in by the layout."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """Where it ends."""
        return self.at + self.size


def amount(name: str, shape: int | tuple[int, ...], low: int, high: int, meaning: str) -> Entry:
    """An entry whose numbers count something."""
    return Entry(name, as_shape(shape), low, high, meaning)


def naming(name: str, shape: int | tuple[int, ...], low: int, high: int, meaning: str) -> Entry:
    """An entry whose numbers name something."""
    return Entry(name, as_shape(shape), low, high, meaning, names_something=True)


def as_shape(shape: int | tuple[int, ...]) -> tuple[int, ...]:
    """A shape from a plain size."""
    return (shape,) if isinstance(shape, int) else shape


@dataclass
class Layout:
    """The entries of a game's observation, one after the other."""

    given: Sequence[Entry]
    entries: dict[str, Entry] = field(init=False)
    size: int = field(init=False)

    def __post_init__(self) -> None:
        self.entries, at = {}, 0
        for entry in self.given:
            placed = Entry(entry.name, entry.shape, entry.low, entry.high, entry.meaning, entry.names_something, at)
            self.entries[entry.name] = placed
            at = placed.end
        self.size = at

    def at(self, name: str) -> int:
        """Where an entry begins."""
        return self.entries[name].at

    def part(self, observation: Sequence[int], name: str) -> list[Any]:
        """The numbers of an entry, nested by its shape."""
        entry = self.entries[name]
        numbers = [int(number) for number in observation[entry.at : entry.end]]
        for size in reversed(entry.shape[1:]):
            numbers = [numbers[i : i + size] for i in range(0, len(numbers), size)]  # type: ignore[misc]
        return numbers

    def one(self, observation: Sequence[int], name: str) -> int:
        """The number of an entry of size 1."""
        return int(observation[self.at(name)])

    @property
    def low(self) -> list[int]:
        """The least that each number can be."""
        return [entry.low for entry in self.entries.values() for _ in range(entry.size)]

    @property
    def high(self) -> list[int]:
        """The most that each number can be."""
        return [entry.high for entry in self.entries.values() for _ in range(entry.size)]

    def table(self) -> str:
        """The documentation of every entry, as Markdown."""
        lines = ["| from | shape | entry | range | meaning |", "|---:|---|---|---|---|"]
        for entry in self.entries.values():
            shape = " x ".join(map(str, entry.shape))
            lines.append(f"| {entry.at} | {shape} | `{entry.name}` | {entry.low} to {entry.high} | {entry.meaning} |")
        return "\n".join(lines)

    # For learners
    @cached_property
    def _columns(self) -> tuple[Any, Any, Any]:
        """For each feature: which number it reads, the value it stands for (or -99 for an amount), and its scale."""
        import numpy

        source, value, scale = [], [], []
        for entry in self.entries.values():
            values = range(entry.low, entry.high + 1) if entry.names_something else [AMOUNT]
            for number in range(entry.at, entry.end):
                for one in values:
                    source.append(number)
                    value.append(one)
                    scale.append(1.0 if one != AMOUNT else 1.0 / max(1, min(entry.high, 40)))
        return numpy.array(source), numpy.array(value, numpy.int16), numpy.array(scale, numpy.float32)

    @property
    def feature_count(self) -> int:
        """How many features `features` makes."""
        return len(self._columns[0])

    def features(self, observations: Any) -> Any:
        """Observations, one or a batch, as float32 features: names one-hot, amounts scaled to about 1."""
        import numpy

        source, value, scale = self._columns
        numbers = numpy.asarray(observations)[..., source]
        return numpy.where(value == AMOUNT, numbers * scale, numbers == value).astype(numpy.float32)


AMOUNT = -99
