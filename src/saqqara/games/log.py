"""A list that only grows, and whose versions share their entries.

A table is copied for every event. Copying its list of events would touch every event of the game, and forgetting the copy
would touch them all again.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class Log(Sequence[T]):
    """Entries in their order. It never changes: `appended` makes the next version."""

    __slots__ = ("_items", "_size", "last")

    last: T | None
    """The last entry; None if there is none."""

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        """The entries of this version, and perhaps those of later ones after them."""
        self._size = len(self._items)
        self.last = self._items[-1] if self._items else None

    def appended(self, item: T) -> "Log[T]":
        """This log and one more entry."""
        items, size = self._items, self._size
        if len(items) != size:  # another version went on from here: leave it its entries
            items = items[:size]
        items.append(item)
        if items[size] is not item:  # another thread has gone on from here at the same time
            items = [*items[:size], item]
        new: Log[T] = Log.__new__(Log)
        new._items, new._size, new.last = items, size + 1, item
        return new

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> list[T]: ...
    def __getitem__(self, index: int | slice) -> T | list[T]:
        if isinstance(index, slice):
            return self._items[: self._size][index]
        if not -self._size <= index < self._size:
            raise IndexError(index)
        return self._items[index + self._size if index < 0 else index]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._size)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and self[:] == other[:]

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Log({self[:]!r})"
