"""Tables in the browser's own store. `homes/browser/database.ts` is the other side: it writes each call in one transaction."""

import asyncio
import secrets
from types import SimpleNamespace
from typing import Any, Protocol

import msgspec

from ..store.interface import (
    Conflict,
    NewTable,
    Projection,
    SeatRow,
    StorageFailed,
    StorageFull,
    StoredTable,
    event_of,
    event_row,
)
from ..table.events import Event
from ..web.identity import new_secret

CONFLICT, FULL = "conflict", "full"


class Database(Protocol):
    """The store of the browser. Rows are JSON; a call that fails raises an exception of the browser."""

    async def write(self, changes: str) -> str:
        """Write rows in one transaction, durably; nothing if one is there already ("conflict") or has no room ("full")."""

    async def table(self, table: str) -> str:
        """The row of a table; null if there is none."""

    async def tables(self) -> str:
        """The rows of all tables."""

    async def events(self, table: str, since: int) -> str:
        """The rows of a table's events after a version, in their order."""

    async def lease(self, table: str, holder: str, now: float, until: float) -> bool:
        """Lease a table, unless another holder has a lease now and still lives."""

    async def setting(self, name: str, default: str) -> str:
        """A value that is kept; the default is written if there is none."""

    async def delete(self, table: str) -> None:
        """Delete a table with its events."""


class BrowserStore:
    """Tables of one browser. All its tabs share them."""

    shared = True

    def __init__(self, database: Database) -> None:
        self.database = database
        self.key = ""
        self.token = ""
        """The secret of the person whose browser it is."""

    async def open(self) -> None:
        """Read the secrets of this browser; they are made on the first visit."""
        self.key = await self._call(self.database.setting("key", secrets.token_hex(32)))
        self.token = await self._call(self.database.setting("token", new_secret()))

    # Writing
    async def create(self, table: NewTable, first: Event) -> None:
        """Write a new table with its first event. Conflict if it exists, and then nothing is written."""
        row = {"id": table.id, "secret": table.secret, "watch": table.watch, "public": table.public, "created": first.at}
        row |= table.projection._asdict() | {"seats": [seat._asdict() for seat in table.seats]}
        await self._write(new=row, events=[event_row(table.id, first)])

    def append(
        self, table: str, new_event: Event, projection: Projection | None = None, seat: SeatRow | None = None
    ) -> asyncio.Future[None]:
        """Write an event. Conflict if its sequence number or its command is taken, and then nothing is written."""
        changed = {} if projection is None else projection._asdict()
        own = None if seat is None else seat._asdict()
        return asyncio.ensure_future(self._write(table=table, changed=changed, seat=own, events=[event_row(table, new_event)]))

    async def update(self, table: str, projection: Projection) -> None:
        """Write what the row of a table says of it."""
        await self._write(table=table, changed=projection._asdict())

    async def restore(self, row: dict[str, Any], rows: list[dict[str, Any]]) -> None:
        """Write a table that was exported. Conflict if it is there already."""
        await self._write(new=row, events=rows)

    async def delete(self, table: str) -> None:
        """Delete a table."""
        await self._call(self.database.delete(table))

    async def _write(self, **changes: Any) -> None:
        written = await self._call(self.database.write(msgspec.json.encode(changes).decode()))
        if written == CONFLICT:
            raise Conflict
        if written == FULL:
            raise StorageFull("the store of the browser is full")

    # Reading
    async def find(self, table: str) -> StoredTable | None:
        """A table with all its events."""
        row = msgspec.json.decode(await self._call(self.database.table(table)))
        if row is None:
            return None
        projection = Projection(row["status"], row["waits"], row["deadline"])
        invites = [seat["invite"] for seat in row["seats"]]
        return StoredTable(table, row["secret"], row["watch"], projection, invites, await self.events(table))

    async def rows(self, table: str) -> tuple[dict[str, Any] | None, list[dict[str, Any]]]:
        """A table and its events as rows."""
        row = msgspec.json.decode(await self._call(self.database.table(table)))
        return row, msgspec.json.decode(await self._call(self.database.events(table, 0)))

    async def invites(self, table: str) -> list[str | None]:
        """The keys of the seats of a table."""
        row = msgspec.json.decode(await self._call(self.database.table(table)))
        return [seat["invite"] for seat in row["seats"]]

    async def events(self, table: str, since: int = 0) -> list[Event]:
        """The events after a version."""
        rows = msgspec.json.decode(await self._call(self.database.events(table, since)))
        return [event_of(SimpleNamespace(**row)) for row in rows]

    async def was_deleted(self, table: str) -> bool:  # noqa: ARG002
        """No: here a deleted table has left nothing that others could know."""
        return False

    async def find_invite(self, invite: str) -> tuple[str, int] | None:
        """The table and the seat of an invitation."""
        found = ((row["id"], seat["seat"]) for row in await self._tables() for seat in row["seats"] if seat["invite"] == invite)
        return next(found, None)

    async def find_seated(self, command: str, person: str) -> tuple[str, int] | None:
        """The table and the seat where a person sat down by this command."""
        for row in await self._tables():
            for event in await self.events(row["id"]):
                if event.kind == "seated" and (event.command, event.person) == (command, person):
                    return row["id"], event.data.seat  # type: ignore[attr-defined]
        return None

    async def tables_of(self, person: str) -> list[str]:
        """The tables where a person sits, the newest first; finished ones last."""
        mine = [row for row in await self._tables() if any(seat["person"] == person for seat in row["seats"])]
        return [row["id"] for row in sorted(mine, key=lambda row: (row["status"] == "finished", -row["created"]))]

    async def public_tables(self) -> list[str]:
        """Public tables that are not finished, the newest first."""
        found = [row for row in await self._tables() if row["public"] and row["status"] != "finished"]
        return [row["id"] for row in sorted(found, key=lambda row: -row["created"])]

    async def due_tables(self, now: float, holder: str = "") -> list[str]:  # noqa: ARG002
        """None: a table is attended to while somebody looks at it."""
        return []

    async def lease(self, table: str, holder: str, now: float, seconds: float) -> bool:
        """Lease a table to a tab for a while. False if another tab has a lease."""
        return bool(await self._call(self.database.lease(table, holder, now, now + seconds)))

    async def _tables(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = msgspec.json.decode(await self._call(self.database.tables()))
        return found

    async def _call(self, call: Any) -> Any:
        """The result of a call. StorageFailed if the browser fails: its errors are of no class of ours."""
        try:
            return await call
        except Exception as error:
            raise StorageFailed(str(error)[:200]) from error
