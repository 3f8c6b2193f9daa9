"""Working memory of a driver: what machine code reads and writes beside a position, declared once for every target.

A memory lists its arrays as annotations, like a position its fields, and may also hold positions:

    class RandomGames(Memory):
        states: Annotated[PositionArray, POSITION, ANY]
        words: Annotated[Grid[int], I64, ANY, 4]
        moves: Annotated[Integers, I32, GameSize.MOVES]

`machine_code.runner` allocates it, for machine code or for the interpreter. An array of one dimension is a view; one of more
is a grid, whose numbers are `grid[i, j]` and whose rows are `grid[i]`.
"""

from collections.abc import MutableSequence
from enum import Enum
from typing import Any, ClassVar, NamedTuple, Protocol, TypeVar, get_args, overload

from .fields import Flat

F32, F64 = "f4", "f8"
"""Widths of a floating-point number, in bytes."""
POSITION = "position"
"""In place of a width: the position of the game."""
ANY = None
"""In place of an array's first size: it is given when the memory is allocated."""


Integers = MutableSequence[int]
Reals = MutableSequence[float]
"""Arrays of one dimension: lists or views."""
N = TypeVar("N", int, float)


class Grid(Protocol[N]):
    """Numbers in rows: `grid[i]` is a row, `grid[i, j]` a number."""

    flat: memoryview
    shape: tuple[int, ...]

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, index: int) -> MutableSequence[N]: ...
    @overload
    def __getitem__(self, index: tuple[int, ...]) -> N: ...
    def __setitem__(self, index: tuple[int, ...], value: N) -> None: ...
    @property
    def view(self) -> Any:
        """The numbers as a memory view with as many dimensions as the grid has: its type knows only one."""


class PositionArray(Protocol):
    """Positions of one game. For machine code they are the bytes of `view`; for the interpreter, objects: `states[0]`."""

    view: memoryview

    def __len__(self) -> int: ...
    def __getitem__(self, index: int) -> Flat: ...
    def store(self, index: int, position: Flat) -> None:
        """Write a position."""

    def load(self, index: int, position: Flat) -> Flat:
        """Read a position into one that is there, and return it."""

    def fill(self, position: Flat) -> None:
        """Write a position everywhere."""

    def seed(self, index: int, words: tuple[int, ...]) -> None:
        """Write the words of a position's generator."""


class GameSize(Enum):
    """A size of an array that depends on the game."""

    ACTIONS = "actions"
    """The moves there are."""
    MOVES = "moves"
    """Enough for all legal moves of a position, and one more."""
    SEATS = "seats"
    """The most players."""
    SOURCES = "sources"
    """Where points come from."""
    OBSERVATION = "observation"
    """The numbers that a seat sees."""
    INPUTS = "inputs"
    """What the network of a learned evaluation has weights for."""


Size = int | GameSize | None


class MemoryField(NamedTuple):
    """One field of a memory."""

    name: str
    width: str
    shape: tuple[Size, ...]


class Memory:
    """The working memory of a driver. A subclass declares its fields; it has those of its base too."""

    FIELDS: ClassVar[tuple[MemoryField, ...]] = ()
    record: memoryview
    """The bytes of the record, in which the fields lie or are pointed to."""
    address: int
    """Where they lie, for machine code; 0 for the interpreter."""

    def __init_subclass__(cls) -> None:
        cls.FIELDS += tuple(_field(name, hint) for name, hint in cls.__annotations__.items())

    def __init__(self, **fields: Any) -> None:
        for name, value in fields.items():
            setattr(self, name, value)


def _field(name: str, hint: Any) -> MemoryField:
    _, width, *shape = get_args(hint)
    return MemoryField(name, width, tuple(shape))
