"""Flat records: a game's position as small integers, declared once and laid out twice.

A position class lists its fields as annotations, each with the width of its integers and, for a list, its size::

    @flat
    class Position(Flat):
        round: Annotated[int, I8]
        sled: Annotated[list[int], I8, 4]
        ship_space: Annotated[list[list[int]], I8, 4, 4]

A field of which not everybody sees everything says so with a last word: `HIDDEN`, `PRIVATE` or `BY_SEAT`. A list that stays
as it is once the game has begun may say so: `FIXED`. The states of a game then share it. A list of lists with a row for each
seat may say `SEATED`: the states share the rows of seats that nobody plays.

`flat` makes it a slotted class of ints and lists, for the interpreter. `machine_code` lays the same fields out as bytes, and
as a struct in C. `memory.py` declares the working memory of drivers in the same way.
"""

from collections.abc import MutableSequence, Sequence
from math import prod
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, NamedTuple, Self, TypeVar, cast, get_args

I8, I16, I32, I64 = "i1", "i2", "i4", "i8"
"""Widths of an integer, in bytes."""

OPEN, HIDDEN, PRIVATE, BY_SEAT = "open", "hidden", "private", "by seat"
"""Who sees a field: everybody (what is not said otherwise), nobody, each seat its own row, everybody a row for each seat."""
FIXED = "fixed"
"""Of a list: once the game has begun neither moves nor chance change it, nor does `conceal`."""
SEATED = "seated"
"""Of a list of lists: a row for each seat. Once the game has begun nothing changes the rows of seats that nobody plays."""

MoveList = Annotated[MutableSequence[int], "array"]
"""A list that a function writes whole numbers into, such as legal moves: a list, or an array in machine code."""
Wide = Annotated[int, I64]
"""A parameter or result that needs more than 32 bits. On some targets a plain `int` has no more."""


independent = range
"""In place of `range`: rounds of a loop that do not depend on each other. On a GPU, threads that run together share them."""


class Field(NamedTuple):
    """One field of a flat record."""

    name: str
    width: str
    shape: tuple[int, ...]
    seen: str = OPEN
    """`OPEN`, `HIDDEN`, `PRIVATE` or `BY_SEAT`."""
    fixed: bool = False
    seated: bool = False


class Flat:
    """What every flat record can do. The methods are written by `flat` for the fields of each class."""

    if not TYPE_CHECKING:  # a checker would think that a subclass has no fields either
        __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    BITS: ClassVar[dict[str, int]] = {}
    """A bit for each field, in their order."""
    # What every game's position has, whatever else it has:
    players: int
    start_player: int
    mover: int
    question: int
    words: list[int]

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def copy_in_play(self) -> Self:
        """A copy on which a game that has begun goes on: it shares what is `FIXED`, and rows of seats that nobody plays."""
        raise NotImplementedError

    def copy_beside(self, other: Self) -> tuple[Self, int]:
        """A copy that shares the lists and rows that are equal with another record: neither may be changed any more.

        With it the fields that are different, as bits: 1 for the first field, 2 for the second, 4 for the third.
        """
        raise NotImplementedError

    def take_from(self, other: Self) -> None:
        """Become equal to another record."""
        raise NotImplementedError

    def values(self) -> tuple[Any, ...]:
        """The values of all fields, in order."""
        raise NotImplementedError

    def numbers(self) -> tuple[int, ...]:
        """All numbers of all fields, in order."""
        raise NotImplementedError

    def take_numbers(self, numbers: tuple[int, ...]) -> None:
        """Become the record with these numbers, as `numbers` gives them."""
        raise NotImplementedError


if TYPE_CHECKING:
    import typing_extensions  # Python 3.13 has defaults of type variables in `typing`

    P = typing_extensions.TypeVar("P", bound=Flat, default=Any)
else:
    P = TypeVar("P", bound=Flat)
"""The type of a game's position. Code that works with any game leaves it out: `State` is `State`."""


def copy_record(to: Flat, source: Flat) -> None:
    """Make a record equal to another one of its kind. In machine code this is one assignment."""
    to.take_from(source)


def hash_record(s: Flat) -> Wide:
    """A whole number from 1 to 2**62, equal for equal records. Machine code computes another one than the interpreter."""
    return 1 + (hash(s.numbers()) & ((1 << 62) - 1))


def flat(cls: type[P]) -> type[P]:
    """Make a slotted class from the annotations of `cls`: zeros at first, with `copy`, `take_from` and `values`."""
    fields = tuple(_field(name, hint) for name, hint in cls.__annotations__.items())
    names = tuple(field.name for field in fields)
    namespace = {key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__")}
    bits = {name: 1 << number for number, name in enumerate(names)}
    namespace |= {"__slots__": names, "FIELDS": fields, "BITS": bits} | _methods(fields)
    made = cast("type[P]", type(cls.__name__, cls.__bases__, namespace))
    made.__qualname__ = cls.__qualname__
    return made


def _field(name: str, hint: Any) -> Field:
    _, width, *rest = get_args(hint)
    words = [each for each in rest if isinstance(each, str)]
    seen = next((word for word in words if word not in (FIXED, SEATED)), OPEN)
    return Field(name, width, tuple(rest[: len(rest) - len(words)]), seen, FIXED in words, SEATED in words)


def _methods(fields: tuple[Field, ...]) -> dict[str, Any]:
    """The methods as straight-line code: the interpreter copies positions often, and loops over names are slow."""
    lines = ["def __init__(self):"]
    lines += [f"    self.{f.name} = {_zeros(f.shape)}" for f in fields]
    lines += ["def take_from(self, other):"]
    for f in fields:
        lines += [f"    {line}" for line in _copying(f"self.{f.name}", f"other.{f.name}", f.shape)]
    lines += ["def copy(self):", "    new = create(type(self))", "    new.take_from(self)", "    return new"]
    lines += ["def copy_in_play(self):", "    new = create(type(self))"]
    for f in fields:
        lines += [f"    {line}" for line in _copying(f"new.{f.name}", f"self.{f.name}", () if f.fixed else f.shape, f.seated)]
    lines += ["    return new"]
    lines += ["def copy_beside(self, other):", "    new, changed = create(type(self)), 0"]
    for number, f in enumerate(fields):
        lines += [f"    {line}" for line in _sharing(f, 1 << number)]
    lines += ["    return new, changed"]
    lines += ["def values(self):", f"    return ({', '.join(f'self.{f.name}' for f in fields)},)"]
    lines += ["def numbers(self):", f"    return ({', '.join(_flattened(f'self.{f.name}', f.shape) for f in fields)},)"]
    lines += ["def take_numbers(self, numbers):"]
    at = 0
    for f in fields:
        lines.append(f"    self.{f.name} = {_nested(at, f.shape)}")
        at += prod(f.shape)
    methods: dict[str, Any] = {}
    exec("\n".join(lines), {"create": object.__new__}, methods)  # noqa: S102 (only field names and sizes of our own classes)
    return methods


def _zeros(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    if len(shape) == 1:
        return f"[0] * {shape[0]}"
    return f"[{_zeros(shape[1:])} for _ in range({shape[0]})]"


def _copying(target: str, source: str, shape: tuple[int, ...], seated: bool = False) -> list[str]:
    """The lines that copy a field. Lists are unpacked: slices and indices take twice as long.

    Of a list with a row for each seat only the rows of seats that play are copied: there are at least two.
    """
    if len(shape) != 2:
        return [f"{target} = {_copied(source, shape)}"]
    rows = _rows("row", shape[0])
    copies = [f"[*{row}] if self.players > {i} else {row}" if seated and i >= 2 else f"[*{row}]" for i, row in enumerate(rows)]
    return [f"{', '.join(rows)}, = {source}", f"{target} = [{', '.join(copies)}]"]


def _rows(name: str, number: int) -> list[str]:
    """Names of variables for the rows of a list."""
    return [f"{name}_{i}" for i in range(number)]


def _copied(source: str, shape: tuple[int, ...]) -> str:
    """An expression for the copy of a number or a list."""
    if not shape:
        return source
    if len(shape) == 1:
        return f"[*{source}]"
    return f"[{', '.join(_copied(f'{source}[{i}]', shape[1:]) for i in range(shape[0]))}]"


def _sharing(field: Field, bit: int) -> list[str]:
    """The lines that take another record's list if it is equal, else a copy. Most lists of small numbers are equal."""
    if field.fixed:
        return [f"new.{field.name} = other.{field.name}"]
    if not field.shape:
        return [f"new.{field.name} = own = self.{field.name}", f"if own != other.{field.name}: changed |= {bit}"]
    lines = [f"own, known = self.{field.name}, other.{field.name}", f"if own == known: new.{field.name} = known"]
    if len(field.shape) != 2:
        return [*lines, f"else: new.{field.name}, changed = {_copied('own', field.shape)}, changed | {bit}"]
    own, known = _rows("own", field.shape[0]), _rows("known", field.shape[0])
    shared = [f"{theirs} if {mine} == {theirs} else [*{mine}]" for mine, theirs in zip(own, known, strict=True)]
    return [
        *lines,
        "else:",
        f"    ({', '.join(own)},), ({', '.join(known)},) = own, known",
        f"    new.{field.name}, changed = [{', '.join(shared)}], changed | {bit}",
    ]


def bits_of(record: type[Flat], names: Sequence[str]) -> int:
    """Fields of a record as bits, as `copy_beside` tells which are different."""
    return sum(record.BITS[name] for name in names)


def _flattened(source: str, shape: tuple[int, ...]) -> str:
    if not shape:
        return source
    if len(shape) == 1:
        return f"*{source}"
    return ", ".join(_flattened(f"{source}[{i}]", shape[1:]) for i in range(shape[0]))


def _nested(at: int, shape: tuple[int, ...]) -> str:
    if not shape:
        return f"numbers[{at}]"
    if len(shape) == 1:
        return f"[*numbers[{at}:{at + shape[0]}]]"
    step = prod(shape[1:])
    return "[" + ", ".join(_nested(at + i * step, shape[1:]) for i in range(shape[0])) + "]"
