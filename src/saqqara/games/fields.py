"""Flat records: a game's position as small integers, declared once and laid out twice.

A position class lists its fields as annotations, each with the width of its integers and, for a list, its size:

    @flat
    class Position(Flat):
        round: Annotated[int, I8]
        sled: Annotated[list[int], I8, 4]
        ship_space: Annotated[list[list[int]], I8, 4, 4]

A field of which not everybody sees everything says so with a last word: `HIDDEN`, `PRIVATE` or `BY_SEAT`.

`flat` makes it a slotted class of ints and lists, for the interpreter. `compile.py` lays the same fields out as a
NumPy record, for machine code.
"""

from collections.abc import MutableSequence
from typing import Annotated, Any, ClassVar, NamedTuple, Self, TypeVar, cast, get_args

I8, I16, I32, I64 = "i1", "i2", "i4", "i8"
"""Widths of an integer, as NumPy writes them."""

OPEN, HIDDEN, PRIVATE, BY_SEAT = "open", "hidden", "private", "by seat"
"""Who sees a field: everybody (what is not said otherwise), nobody, each seat its own row, everybody a row for each seat."""

MoveList = Annotated[MutableSequence[int], I64]
"""Room for the numbers of moves: a list, or an array in machine code."""


class Field(NamedTuple):
    """One field of a flat record."""

    name: str
    width: str
    shape: tuple[int, ...]
    seen: str = OPEN
    """`OPEN`, `HIDDEN`, `PRIVATE` or `BY_SEAT`."""


class Flat:
    """What every flat record can do. The methods are written by `flat` for the fields of each class."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()
    # What every game's position has, whatever else it has:
    players: int
    start_player: int
    mover: int
    question: int
    words: list[int]

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError

    def take_from(self, other: Self) -> None:
        """Become equal to another record."""
        raise NotImplementedError

    def values(self) -> tuple[Any, ...]:
        """The values of all fields, in order."""
        raise NotImplementedError


Record = TypeVar("Record", bound=Flat)


def flat(cls: type[Record]) -> type[Record]:
    """Make a slotted class from the annotations of `cls`: zeros at first, with `copy`, `take_from` and `values`."""
    fields = tuple(_field(name, hint) for name, hint in cls.__annotations__.items())
    names = tuple(field.name for field in fields)
    namespace = {key: value for key, value in vars(cls).items() if key not in ("__dict__", "__weakref__")}
    namespace |= {"__slots__": names, "FIELDS": fields} | _methods(fields)
    made = cast("type[Record]", type(cls.__name__, cls.__bases__, namespace))
    made.__qualname__ = cls.__qualname__
    return made


def _field(name: str, hint: Any) -> Field:
    _, width, *rest = get_args(hint)
    seen = rest.pop() if rest and isinstance(rest[-1], str) else OPEN
    return Field(name, width, tuple(rest), seen)


def _methods(fields: tuple[Field, ...]) -> dict[str, Any]:
    """The methods as straight-line code: the interpreter copies positions often, and loops over names are slow."""
    lines = ["def __init__(self):"]
    lines += [f"    self.{f.name} = {_zeros(f.shape)}" for f in fields]
    lines += ["def take_from(self, other):"]
    lines += [f"    self.{f.name} = {_copied(f)}" for f in fields]
    lines += ["def copy(self):", "    new = create(type(self))", "    new.take_from(self)", "    return new"]
    lines += ["def values(self):", f"    return ({', '.join(f'self.{f.name}' for f in fields)},)"]
    methods: dict[str, Any] = {}
    exec("\n".join(lines), {"create": object.__new__}, methods)  # noqa: S102 (only field names and sizes of our own classes)
    return methods


def _zeros(shape: tuple[int, ...]) -> str:
    if not shape:
        return "0"
    if len(shape) == 1:
        return f"[0] * {shape[0]}"
    return f"[{_zeros(shape[1:])} for _ in range({shape[0]})]"


def _copied(field: Field) -> str:
    source = f"other.{field.name}"
    if not field.shape:
        return source
    if len(field.shape) == 1:
        return f"{source}[:]"
    return "[" + ", ".join(f"{source}[{i}][:]" for i in range(field.shape[0])) + "]"
