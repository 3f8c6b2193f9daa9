"""Positions and working memory as bytes, laid out as a C compiler does it: in order, each field aligned to its width."""

import mmap
import struct
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod
from operator import mul
from typing import Any, TypeVar

from ..fields import Field, Flat
from ..memory import F32, POSITION, GameSize, Memory, MemoryField, Size

FORMATS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q", "f4": "f", "f8": "d"}
"""The code of each width in the `struct` module."""
WORDS = struct.Struct("@4q")
LARGE = 1 << 16
"""Arrays of more bytes than this are mapped: the system provides their pages, zeroed, when they are first used."""

Sizes = Mapping[GameSize, int]
M = TypeVar("M", bound=Memory)


def aligned(offset: int, alignment: int) -> int:
    """The next offset that is a multiple of the alignment."""
    return -(-offset // alignment) * alignment


@dataclass(frozen=True)
class Place:
    """Where a field lies."""

    name: str
    width: str
    shape: tuple[int | None, ...]
    offset: int

    @property
    def count(self) -> int:
        """How many numbers or positions it holds, an open array none."""
        return prod(each or 0 for each in self.shape)

    @property
    def is_open(self) -> bool:
        """Is it an array of a length that only its memory knows? The record then holds its address and its length."""
        return bool(self.shape) and self.shape[0] is None


@dataclass(frozen=True)
class Layout:
    """The layout of a record."""

    name: str
    places: tuple[Place, ...]
    size: int
    alignment: int

    @cached_property
    def packer(self) -> struct.Struct:
        """Packs all numbers of a position at once."""
        codes = "".join(f"{each.count}{FORMATS[each.width]}" for each in self.places)
        return struct.Struct(f"@{codes}0q")

    def describe(self) -> str:
        """One line for each field, for the hash that a library is checked by."""
        lines = [f"{each.name} {each.width} {each.shape} {each.offset}" for each in self.places]
        return "\n".join([f"{self.name} {self.size}", *lines])


def position_layout(position: type[Flat]) -> Layout:
    """The layout of a game's position."""
    return _layout("Position", position.FIELDS, {}, None)


def memory_layout(memory: type[Memory], sizes: Sizes, position: Layout) -> Layout:
    """The layout of a driver's working memory for one game."""
    return _layout(memory.__name__, memory.FIELDS, sizes, position)


def _layout(name: str, fields: tuple[Field, ...] | tuple[MemoryField, ...], sizes: Sizes, position: Layout | None) -> Layout:
    places, offset, widest = [], 0, 1
    for field in fields:
        place = Place(field.name, field.width, tuple(_size(each, sizes) for each in field.shape), 0)
        if place.is_open:
            size, alignment = 2 * 8, 8  # its length and its address
        elif field.width == POSITION:
            assert position is not None
            size, alignment = place.count * position.size, position.alignment
        else:
            alignment = int(field.width[1:])
            size = place.count * alignment
        offset = aligned(offset, alignment)
        places.append(replace(place, offset=offset))
        offset += size
        widest = max(widest, alignment)
    return Layout(name, tuple(places), aligned(offset, widest), widest)


def _size(size: Size, sizes: Sizes) -> int | None:
    return sizes[size] if isinstance(size, GameSize) else size


class Positions:
    """Positions of one game as bytes, one after the other."""

    def __init__(self, layout: Layout, view: memoryview) -> None:
        self.layout = layout
        self.view = view
        self.words = next(each.offset for each in layout.places if each.name == "words")

    def __len__(self) -> int:
        return len(self.view) // self.layout.size

    def store(self, index: int, position: Flat) -> None:
        """Write a position."""
        self.layout.packer.pack_into(self.view, index * self.layout.size, *position.numbers())

    def load(self, index: int, position: Flat) -> Flat:
        """Read a position into one that is there, and return it."""
        position.take_numbers(self.layout.packer.unpack_from(self.view, index * self.layout.size))
        return position

    def fill(self, position: Flat) -> None:
        """Write a position everywhere."""
        self.view[:] = self.layout.packer.pack(*position.numbers()) * len(self)

    def seed(self, index: int, words: tuple[int, ...]) -> None:
        """Write the words of a position's generator."""
        WORDS.pack_into(self.view, index * self.layout.size + self.words, *words)


class PositionList(list[Flat]):
    """Positions of one game as Python objects, with the methods of `Positions`."""

    def store(self, index: int, position: Flat) -> None:
        """Write a position."""
        self[index].take_from(position)

    def load(self, index: int, position: Flat) -> Flat:
        """Read a position into one that is there, and return it."""
        position.take_from(self[index])
        return position

    def fill(self, position: Flat) -> None:
        """Write a position everywhere."""
        for each in self:
            each.take_from(position)

    def seed(self, index: int, words: tuple[int, ...]) -> None:
        """Write the words of a position's generator."""
        self[index].words[:] = words


class Grid:
    """Numbers in rows: `grid[i]` is a row, `grid[i, j]` a number."""

    def __init__(self, flat: Any, shape: tuple[int, ...]) -> None:
        self.flat = flat
        self.shape = shape
        self.steps = tuple(prod(shape[axis + 1 :]) for axis in range(len(shape)))

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, index: Any) -> Any:
        if type(index) is tuple:
            return self.flat[sum(map(mul, index, self.steps))]
        if not 0 <= index < self.shape[0]:
            raise IndexError(f"there are {self.shape[0]} rows, none is number {index}")
        row = self.flat[index * self.steps[0] : (index + 1) * self.steps[0]]
        return row if len(self.shape) == 2 else Grid(row, self.shape[1:])

    def __setitem__(self, index: tuple[int, ...], value: float) -> None:
        self.flat[sum(map(mul, index, self.steps))] = value

    @property
    def view(self) -> memoryview:
        """The numbers as a view with as many dimensions as the grid has."""
        return self.flat.cast("B").cast(self.flat.format, self.shape)  # type: ignore[no-any-return]


def allocate(
    memory: type[M], layout: Layout, position: Layout, new_position: type[Flat] | None, lengths: Mapping[str, int]
) -> M:
    """Working memory, all zero. `lengths` gives the first size of each array that has no size of its own.

    Given `new_position`, it is for the interpreter: positions are Python objects, and short arrays are lists, which are faster
    there. Else it is for machine code: positions are bytes.
    """
    record = memoryview(bytearray(layout.size))
    fields: dict[str, Any] = {"record": record, "address": 0 if new_position else address(record)}
    for place in layout.places:
        shape = tuple(lengths[place.name] if each is None else each for each in place.shape)
        if place.width == POSITION and new_position is not None:
            fields[place.name] = PositionList(new_position() for _ in range(prod(shape)))
            continue
        if new_position is not None and len(shape) == 1 and not place.is_open and place.width != F32:  # a list does not round
            fields[place.name] = [0] * shape[0]
            continue
        size = prod(shape) * (position.size if place.width == POSITION else int(place.width[1:]))
        if place.is_open:
            view = memoryview(mmap.mmap(-1, size) if size > LARGE else bytearray(size))
            if new_position is None:
                struct.pack_into("@qP", record, place.offset, shape[0], address(view))
        else:
            view = record[place.offset : place.offset + size]
        if place.width == POSITION:
            fields[place.name] = Positions(position, view)
        else:
            flat = view.cast(FORMATS[place.width])  # type: ignore[call-overload]
            fields[place.name] = Grid(flat, shape) if len(shape) > 1 else flat
    return memory(**fields)


def address(view: memoryview) -> int:
    """Where the bytes of a view lie in memory."""
    import ctypes

    return ctypes.addressof(ctypes.c_char.from_buffer(view))
