"""What a store of tables is: a database on the server (`store.py`), the browser's own store in a page (`browser/store.py`)."""

from asyncio import Future
from typing import Any, NamedTuple, Protocol

import msgspec

from ..table.events import DATA_TYPES, Event


class Conflict(Exception):
    """The sequence number of an event, or its command, is taken already."""


class StorageFailed(Exception):
    """The store failed: full, locked, unreachable. Nothing was written; the caller may try again."""


class StorageFull(StorageFailed):
    """There is no more room, and somebody must make some. Nothing was written."""


class Projection(NamedTuple):
    """The columns of a table's row that follow from its events: for finding tables without reading events."""

    status: str
    waits: bool
    """Must a bot decide?"""
    deadline: float | None
    """When the running clock runs out."""


class SeatRow(NamedTuple):
    """Who holds a seat, and the key of its invitation."""

    seat: int
    person: str
    invite: str | None


class NewTable(NamedTuple):
    """A table that is to be written, without its events."""

    id: str
    secret: str
    watch: str
    public: bool
    projection: Projection
    seats: list[SeatRow]


class Outage(NamedTuple):
    """A time in which no server was running, or the database was away."""

    since: float
    until: float


class StoredTable(NamedTuple):
    """A table as it is in the store."""

    id: str
    secret: str
    watch: str
    projection: Projection
    invites: list[str | None]
    events: list[Event]


class TableStore(Protocol):
    """Writes and reads tables, seats and events. Every method raises StorageFailed if the store fails."""

    key: str
    """The secrets of new tables follow from it: 64 hexadecimal digits. Known once the store is open."""

    @property
    def shared(self) -> bool:
        """Can other processes, or other tabs of a browser, write to it?"""

    async def create(self, table: NewTable, first: Event) -> None:
        """Write a new table with its first event. Conflict if it exists, and then nothing is written."""

    def append(
        self, table: str, new_event: Event, projection: Projection | None = None, seat: SeatRow | None = None
    ) -> Future[None]:
        """Write an event. Conflict if its sequence number is taken, and then nothing is written.

        Whether its command was executed before is for the caller to know, from the events before it.
        """

    async def update(self, table: str, projection: Projection) -> None:
        """Write what the row of a table says of it."""

    async def find(self, table: str) -> StoredTable | None:
        """A table with all its events."""

    async def invites(self, table: str) -> list[str | None]:
        """The keys of the seats of a table."""

    async def events(self, table: str, since: int = 0) -> list[Event]:
        """The events after a version."""

    async def was_deleted(self, table: str) -> bool:
        """Was there a table of this id? Then it cannot be opened again: its secret may be known."""

    async def find_invite(self, invite: str) -> tuple[str, int] | None:
        """The table and the seat of an invitation."""

    async def find_seated(self, command: str, person: str) -> tuple[str, int] | None:
        """The table and the seat where a person sat down by this command."""

    async def tables_of(self, person: str) -> list[str]:
        """The tables where a person sits, the newest first; finished ones last."""

    async def public_tables(self) -> list[str]:
        """Public tables that are not finished, the newest first."""

    async def due_tables(self, now: float, holder: str = "") -> list[str]:
        """Running tables where a bot must decide or a clock has run out, and that no other process has leased."""

    async def lease(self, table: str, holder: str, now: float, seconds: float) -> bool:
        """Lease a table to a process for a while. False if another process has a lease."""


def event_row(table: str, new_event: Event) -> dict[str, Any]:
    """An event as a row. Any: the columns have different types."""
    return {
        "table_id": table,
        "sequence": new_event.sequence,
        "command": new_event.command,
        "kind": new_event.kind,
        "person": new_event.person,
        "at": new_event.at,
        "data": msgspec.json.encode(new_event.data).decode(),
        "request": new_event.request,
    }


def event_of(row: Any) -> Event:
    """An event from its row: anything with the columns as attributes, such as a row of SQLAlchemy."""
    data = msgspec.json.decode(row.data, type=DATA_TYPES[row.kind])
    return Event(row.sequence, row.at, row.person, row.command, data, row.request)
