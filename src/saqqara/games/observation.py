"""What a seat may see, as numbers: fields declared once, from which offsets, bounds, documentation and features follow.

An observation is a row of small integers. Each field is a block of it with a name, a size, bounds, a meaning, and whether its
numbers count something or name something. A game may bring its own observation; the default one shows every field of the
position that is not hidden.
"""

import linecache
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from typing import Any, NamedTuple

from .chance import seed_words
from .contract import Rules
from .fields import HIDDEN, PRIVATE, Field

HIGHEST = 2**15 - 1
"""The largest number an observation holds: its integers have 16 bits."""
MOST_PLIES = 4000
"""An upper bound for the field `ply`: more moves than our games have."""


@dataclass(frozen=True)
class ObservationField:
    """A block of numbers in an observation."""

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


def amount(name: str, shape: int | tuple[int, ...], low: int, high: int, meaning: str) -> ObservationField:
    """A block whose numbers count something."""
    return ObservationField(name, as_shape(shape), low, high, meaning)


def naming(name: str, shape: int | tuple[int, ...], low: int, high: int, meaning: str) -> ObservationField:
    """A block whose numbers name something."""
    return ObservationField(name, as_shape(shape), low, high, meaning, names_something=True)


def as_shape(shape: int | tuple[int, ...]) -> tuple[int, ...]:
    """A shape from a plain size."""
    return (shape,) if isinstance(shape, int) else shape


@dataclass
class ObservationLayout:
    """The fields of a game's observation, one after the other."""

    given: Sequence[ObservationField]
    fields: dict[str, ObservationField] = field(init=False)
    size: int = field(init=False)

    def __post_init__(self) -> None:
        self.fields, at = {}, 0
        for block in self.given:
            if block.name in self.fields:
                raise ValueError(f"an observation has two fields with the name {block.name!r}")
            placed = ObservationField(block.name, block.shape, block.low, block.high, block.meaning, block.names_something, at)
            self.fields[block.name] = placed
            at = placed.end
        self.size = at

    def at(self, name: str) -> int:
        """Where a block begins."""
        return self.fields[name].at

    def part(self, observation: Sequence[int], name: str) -> list[Any]:
        """The numbers of a block, nested by its shape."""
        block = self.fields[name]
        numbers = [int(number) for number in observation[block.at : block.end]]
        for size in reversed(block.shape[1:]):
            numbers = [numbers[i : i + size] for i in range(0, len(numbers), size)]  # type: ignore[misc]
        return numbers

    def one(self, observation: Sequence[int], name: str) -> int:
        """The number of a block of size 1."""
        return int(observation[self.at(name)])

    @property
    def low(self) -> list[int]:
        """The least that each number can be."""
        return [block.low for block in self.fields.values() for _ in range(block.size)]

    @property
    def high(self) -> list[int]:
        """The most that each number can be."""
        return [block.high for block in self.fields.values() for _ in range(block.size)]

    def table(self) -> str:
        """The documentation of every block, as Markdown."""
        lines = ["| from | shape | field | range | meaning |", "|---:|---|---|---|---|"]
        for block in self.fields.values():
            shape = " x ".join(map(str, block.shape))
            lines.append(f"| {block.at} | {shape} | `{block.name}` | {block.low} to {block.high} | {block.meaning} |")
        return "\n".join(lines)

    # For learners
    @cached_property
    def _columns(self) -> tuple[Any, Any, Any]:
        """For each feature: which number it reads, the value it stands for (or -99 for an amount), and its scale."""
        import numpy

        source, value, scale = [], [], []
        for block in self.fields.values():
            values = range(block.low, block.high + 1) if block.names_something else [AMOUNT]
            for number in range(block.at, block.end):
                for one in values:
                    source.append(number)
                    value.append(one)
                    scale.append(1.0 if one != AMOUNT else 1.0 / max(1, min(block.high, 40)))
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
"""Stands for an amount where a named value is expected."""


ObserveFunction = Callable[[Any, int, int, Any], None]
"""Position, seat, number of moves played, list that receives the numbers."""


def turned(players: int, seat: int, other: int) -> int:
    """A seat counted from the observer; what is below 0 stays. Written like rules."""
    away = other - seat
    away = away + players if away < 0 else away
    return other if other < 0 else away


class Observation(NamedTuple):
    """How one game is observed."""

    layout: ObservationLayout
    observe: ObserveFunction
    """Written like a rule."""
    rebuild: Callable[[Sequence[int], Mapping[str, Any]], Any]
    """From the numbers and the options to a position that the seat could be in."""


# The default: every field of the position that is not hidden
GENERATOR = "words"
"""The field of every position that holds the random generator: never shown."""
SEAT, PLY = 0, 1
"""Where a default observation says who observes, and how many moves have been played."""
OWN_FIELDS = ("seat", "ply")
PIECE_BITS = {"i1": (8, 1), "i2": (15, 2), "i4": (15, 3), "i8": (15, 5)}
"""For each width of an integer: bits in one number of the observation, and how many numbers hold the whole integer."""


def default_observation(rules: Rules) -> Observation:
    """Show every field of the position but the generator and what is hidden. Of a private field a seat sees its own row.

    Integers of more than 8 bits are split into pieces, the lowest first, so that any value fits.
    """
    shown = [_row_of(each) for each in rules.position.FIELDS if each.name != GENERATOR and each.seen != HIDDEN]
    layout = ObservationLayout(
        [
            naming("seat", 1, 0, rules.players[-1] - 1, "who observes"),
            amount("ply", 1, 0, HIGHEST, f"moves played; {HIGHEST} if there are more"),
            *(_shown_field(each) for each in shown),
        ]
    )

    def rebuild(observation: Sequence[int], options: Mapping[str, Any]) -> Any:
        position = rules.blank(options)
        position.words[:] = seed_words(0, "rebuild")
        for each in shown:
            block = layout.fields[_name_of(each)]
            numbers = [int(number) for number in observation[block.at : block.end]]
            value = _nested(_joined(numbers, each.width), each.shape)
            if each.seen == PRIVATE:
                getattr(position, each.name)[int(observation[SEAT])] = value
            else:
                setattr(position, each.name, value)
        rules.functions.conceal(position, int(observation[SEAT]))  # puts something possible where nothing is seen
        return position

    return Observation(layout, _observe_function(rules.name, shown, layout), rebuild)


def _row_of(shown: Field) -> Field:
    """The field as a seat sees it: of a private field only one row."""
    return shown._replace(shape=shown.shape[1:]) if shown.seen == PRIVATE else shown


def _name_of(shown: Field) -> str:
    """The name of a field in the observation: its own, unless the observation itself has a field of this name."""
    return f"position_{shown.name}" if shown.name in OWN_FIELDS else shown.name


def _shown_field(shown: Field) -> ObservationField:
    bits, pieces = PIECE_BITS[shown.width]
    size = prod(shown.shape) * pieces
    low, high = (-128, 127) if pieces == 1 else (0, 2**bits - 1)
    return amount(_name_of(shown), size, low, high, f"`{shown.name}` of the position")


def _observe_function(name: str, shown: Sequence[Field], layout: ObservationLayout) -> ObserveFunction:
    """The rule-style function for these fields. Its source can be read by `inspect`, as the compiler needs it."""
    head = "def observe(s, seat: int, ply: int, out) -> None:"
    lines = [head, f"    out[{SEAT}] = seat", f"    out[{PLY}] = min(ply, {HIGHEST})"]
    for each in shown:
        bits, pieces = PIECE_BITS[each.width]
        row = "[seat]" if each.seen == PRIVATE else ""
        indices = row + "".join(f"[i{axis}]" for axis in range(len(each.shape)))
        indent = "    "
        place = "0"
        for axis, size in enumerate(each.shape):
            lines.append(f"{indent}for i{axis} in range({size}):")
            indent += "    "
            place = f"({place}) * {size} + i{axis}" if axis else f"i{axis}"
        for piece in range(pieces):
            value = f"s.{each.name}{indices}"
            value = value if pieces == 1 else f"({value} >> {piece * bits}) & {2**bits - 1}"
            lines.append(f"{indent}out[{layout.at(_name_of(each))} + ({place}) * {pieces} + {piece}] = {value}")
    source = "\n".join(lines) + "\n"
    file = f"<default observation of {name}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    namespace: dict[str, Any] = {"__name__": __name__}
    exec(compile(source, file, "exec"), namespace)  # noqa: S102 (only field names and sizes of our own classes)
    made: ObserveFunction = namespace["observe"]
    return made


def _joined(numbers: list[int], width: str) -> list[int]:
    """The integers whose pieces these are."""
    bits, pieces = PIECE_BITS[width]
    if pieces == 1:
        return numbers
    whole = 8 * int(width[1:])
    joined = []
    for i in range(0, len(numbers), pieces):
        value = sum(numbers[i + piece] << (piece * bits) for piece in range(pieces)) % (1 << whole)
        joined.append(value - (1 << whole) if value >> (whole - 1) else value)
    return joined


def _nested(numbers: list[int], shape: tuple[int, ...]) -> Any:
    """Numbers as nested lists of this shape; a single number if there is none."""
    if not shape:
        return numbers[0]
    nested: list[Any] = numbers
    for size in reversed(shape[1:]):
        nested = [nested[i : i + size] for i in range(0, len(nested), size)]
    return nested
