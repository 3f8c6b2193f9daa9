"""The store: tables, seats and events, written and read."""

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from alembic import command as alembic
from alembic.config import Config
from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..table.events import Event
from .schema import events, seats, tables
from .writer import Conflict, Statement, StorageFailed, Writer

__all__ = ["Conflict", "Found", "NewTable", "Projection", "StorageFailed", "Store"]

MIGRATIONS = Path(__file__).parent / "migrations"
MOST_LISTED = 100

# Statements are made once, so that the writer can run those of many tables together; the rank is their order.
INSERT_TABLE, INSERT_SEAT, INSERT_EVENT = (0, insert(tables)), (1, insert(seats)), (2, insert(events))
UPDATE_TABLE = (
    3,
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(status=bindparam("new_status"), waits=bindparam("new_waits"), deadline=bindparam("new_deadline")),
)
UPDATE_SEAT = (
    4,
    update(seats)
    .where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("number"))
    .values(person=bindparam("new_person"), invite=bindparam("new_invite")),
)


class Projection(NamedTuple):
    """What the row of a table says of its events."""

    status: str
    waits: bool
    """For a bot."""
    deadline: float | None
    """When a flag falls."""


class SeatRow(NamedTuple):
    """Who holds a seat, and the secret that opens it."""

    seat: int
    person: str
    invite: str | None


class NewTable(NamedTuple):
    """Everything about a table that is no event."""

    id: str
    seed: str
    watch: str
    public: bool
    projection: Projection
    seats: list[SeatRow]


class Found(NamedTuple):
    """A table as it lies on disk."""

    id: str
    seed: str
    watch: str
    projection: Projection
    invites: list[str | None]
    events: list[Event]


class Store:
    """Tables in a database."""

    def __init__(self, url: str, told: Callable[[int], None] = lambda _number: None) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.writer = Writer(self.engine if self.shared else make_writing_engine(url), told)
        self.reading: set[asyncio.Task[list[Any]]] = set()
        """Questions under way. Whoever asked may have gone; the connection is given back all the same."""
        self.closed = False

    @property
    def shared(self) -> bool:
        """May other processes write too?"""
        return not self.url.startswith("sqlite")

    async def open(self) -> None:
        """Bring the database up to date. StorageFailed if it cannot be reached."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed(f"the database cannot be opened: {error}") from error

    async def close(self) -> None:
        """Write what waits, hear what was asked, and let go."""
        self.closed = True
        await self.writer.close()
        await asyncio.gather(*self.reading, return_exceptions=True)
        await self.engine.dispose()

    # Writing
    async def create(self, table: NewTable, first: Event) -> None:
        """A new table with its first event."""
        row = {"id": table.id, "seed": table.seed, "watch": table.watch, "public": table.public, "created": first.at}
        row |= table.projection._asdict()
        own = [Statement(*INSERT_SEAT, {"table_id": table.id, **seat._asdict()}) for seat in table.seats]
        await self.writer.write(table.id, Statement(*INSERT_TABLE, row), *own, event_statement(table.id, first))

    async def append(
        self, table: str, happened: Event, projection: Projection | None = None, seat: SeatRow | None = None
    ) -> None:
        """An event. Conflict if another has its place or its command, and then nothing is written."""
        statements = [event_statement(table, happened)]
        if projection is not None:
            status, waits, deadline = projection
            new = {"table": table, "new_status": status, "new_waits": waits, "new_deadline": deadline}
            statements.append(Statement(*UPDATE_TABLE, new))
        if seat is not None:
            new = {"table": table, "number": seat.seat, "new_person": seat.person, "new_invite": seat.invite}
            statements.append(Statement(*UPDATE_SEAT, new))
        await self.writer.write(table, *statements)

    # Reading
    async def _rows(self, query: Any) -> list[Any]:
        if self.closed:
            raise StorageFailed("the store has been closed")
        task = asyncio.create_task(self._read(query))
        self.reading.add(task)
        task.add_done_callback(self._heard)
        return await asyncio.shield(task)

    def _heard(self, task: "asyncio.Task[list[Any]]") -> None:
        self.reading.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has it, unless they have gone: then nobody wants it

    async def _read(self, query: Any) -> list[Any]:
        try:
            async with self.engine.connect() as connection:
                return list(await connection.execute(query))
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed(str(error)) from error

    async def find(self, table: str) -> Found | None:
        """A table with all its events."""
        rows = await self._rows(select(tables).where(tables.c.id == table))
        if not rows:
            return None
        row = rows[0]
        own = await self._rows(select(seats.c.invite).where(seats.c.table_id == table).order_by(seats.c.seat))
        projection = Projection(row.status, row.waits, row.deadline)
        return Found(table, row.seed, row.watch, projection, [seat.invite for seat in own], await self.events(table))

    async def events(self, table: str, since: int = 0) -> list[Event]:
        """The log after a version."""
        query = select(events).where(events.c.table_id == table, events.c.sequence > since).order_by(events.c.sequence)
        return [read_event(row) for row in await self._rows(query)]

    async def command(self, table: str, command: str) -> Event | None:
        """The event of a command, if it was carried out."""
        rows = await self._rows(select(events).where(events.c.table_id == table, events.c.command == command))
        return read_event(rows[0]) if rows else None

    async def invited(self, invite: str) -> tuple[str, int] | None:
        """The table and seat that an invitation opens."""
        rows = await self._rows(select(seats.c.table_id, seats.c.seat).where(seats.c.invite == invite))
        return (rows[0].table_id, rows[0].seat) if rows else None

    async def of_person(self, person: str) -> list[str]:
        """The tables where a person sits, the newest first; finished ones last."""
        query = select(tables.c.id).join(seats).where(seats.c.person == person).group_by(tables.c.id)
        order = (tables.c.status == "finished", tables.c.created.desc())
        return [row.id for row in await self._rows(query.order_by(*order).limit(MOST_LISTED))]

    async def public(self) -> list[str]:
        """Public tables that are not finished, the newest first."""
        query = select(tables.c.id).where(tables.c.public, tables.c.status != "finished")
        return [row.id for row in await self._rows(query.order_by(tables.c.created.desc()).limit(MOST_LISTED))]

    async def to_do(self, now: float, holder: str = "") -> list[str]:
        """Running tables where a bot must decide or a flag has fallen, and nobody else is at it."""
        due = or_(tables.c.waits, tables.c.deadline < now)
        free = or_(tables.c.lease_until < now, tables.c.lease_by == holder)
        query = select(tables.c.id).where(tables.c.status == "running", due, free)
        return [row.id for row in await self._rows(query.limit(MOST_LISTED))]

    async def lease(self, table: str, holder: str, now: float, seconds: float) -> bool:
        """Say that this process looks after a table for a while. False if another one does."""
        free = or_(tables.c.lease_until < now, tables.c.lease_by == holder)
        query = update(tables).where(tables.c.id == table, free).values(lease_by=holder, lease_until=now + seconds)
        try:
            async with self.engine.begin() as connection:
                return bool((await connection.execute(query)).rowcount == 1)
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed(str(error)) from error

    async def forget(self, before: float) -> int:
        """Remove finished tables that were created before a time; say how many."""
        async with self.engine.begin() as connection:
            query = delete(tables).where(tables.c.status == "finished", tables.c.created < before)
            return int((await connection.execute(query)).rowcount)

    async def alive(self) -> bool:
        """Does the database answer?"""
        try:
            await self._rows(select(1))
        except StorageFailed:
            return False
        return True


def event_statement(table: str, happened: Event) -> Statement:
    """The statement that writes an event."""
    row = {"table_id": table, "sequence": happened.sequence, "command": happened.command, "kind": happened.kind}
    data = msgspec.json.encode(happened.data).decode()
    return Statement(*INSERT_EVENT, row | {"person": happened.person, "at": happened.at, "data": data})


def read_event(row: Any) -> Event:
    """An event from its row."""
    return Event(row.sequence, row.kind, row.at, row.person, row.command, msgspec.json.decode(row.data))


def make_engine(url: str) -> AsyncEngine:
    """The database behind a URL; its errors do not say what was written. ValueError if it is of a kind that we do not know."""
    if url.startswith("sqlite"):
        url = url.replace("sqlite://", "sqlite+aiosqlite://", 1) if url.startswith("sqlite://") else url
        engine = create_async_engine(url, connect_args={"timeout": 10}, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", careful)
        return engine
    if url.startswith(("postgresql://", "postgres://")):
        url = "postgresql+asyncpg://" + url.split("://", 1)[1]
    if not url.startswith("postgresql+asyncpg://"):
        raise ValueError(
            f"database {url.split(':', maxsplit=1)[0]!r} is not known; there are sqlite:///FILE and postgresql://…"
        )
    return create_async_engine(url, pool_pre_ping=True, hide_parameters=True)


def make_writing_engine(url: str) -> Engine:
    """The SQLite file behind a URL, for a thread that writes."""
    engine = create_engine("sqlite" + url[url.index("://") :], connect_args={"timeout": 10}, hide_parameters=True)
    event.listen(engine, "connect", careful)
    return engine


def careful(connection: Any, _record: object) -> None:
    """Every commit of SQLite is on disk before it is answered."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Run the migrations that this database lacks, one process at a time."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1396788562)")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    alembic.upgrade(config, "head")


def rows_of_seats(people: Iterable[tuple[str, str | None]]) -> list[SeatRow]:
    """Rows for the seats of a new table: person and invitation of each."""
    return [SeatRow(number, person, invite) for number, (person, invite) in enumerate(people)]
