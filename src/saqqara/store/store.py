"""The store: writes and reads tables, seats and events."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import (
    Connection,
    Engine,
    Executable,
    Row,
    bindparam,
    create_engine,
    delete,
    event,
    exists,
    false,
    insert,
    make_url,
    or_,
    select,
    text,
    union,
    update,
)
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..games.reasons import reason
from ..table.events import Event
from .causes import cause
from .damage import DamageCheck
from .interface import (
    NewTable,
    Outage,
    Projection,
    SeatRow,
    StorageFailed,
    StoredTable,
    event_of,
    event_row,
)
from .migrate import migrate
from .reader import EventReader
from .schema import events, notices, seats, settings, tables
from .signs_of_life import LONGEST_GAP, last_sign, new_presence, note_alive, note_present, others_there
from .writer import Statement, Writer

CONNECTIONS = 8
"""Connections of a process to PostgreSQL. They are opened when they are needed, and stay open."""
CONNECT_SECONDS = 10.0
"""How long a connection to PostgreSQL may take: whatever else listens there may never answer."""
MOST_LISTED = 100
QUICK_LOOK = 1.0
"""Seconds for which a start looks for damage. A file of some hundred megabytes is looked through in that time."""
DAMAGED = reason("failure-damaged", "the database is damaged: restore a backup")
KEY = "key"
"""The name of the setting that holds the server's key."""
log = logging.getLogger("saqqara.store")
# When the database goes away, the pool logs a traceback for each connection that it cannot close. What matters is said by us.
logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)
Rows = list[Row[Any]]

# Statements are made once, so that the writer can run those of many tables together. The rank is their order.
NEW_TABLE = [tables.c[name] for name in ("id", "seed", "watch", "public", "created", *Projection._fields)]
NEVER_DELETED = ~exists().where(notices.c.table_id == bindparam("new_id"))
"""A deleted table's secret may be known, and another of that id would have the same. Seats without a table conflict."""
INSERT_TABLE = (
    0,
    insert(tables).from_select(
        NEW_TABLE, select(*(bindparam(f"new_{column.name}", type_=column.type) for column in NEW_TABLE)).where(NEVER_DELETED)
    ),
)
INSERT_SEAT, INSERT_EVENT = (1, insert(seats)), (2, insert(events))
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


class Store:
    """Tables in a database."""

    def __init__(self, url: str, on_commit: Callable[[], None] = lambda: None) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.writer = Writer(self.engine if self.shared else make_writing_engine(url), on_commit)
        self.reading_engine = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        """For single queries: without BEGIN and ROLLBACK around each, PostgreSQL answers once and not three times."""
        self.event_reader = EventReader(self.rows)
        self.reading: set[asyncio.Task[Rows]] = set()
        """Queries under way. They run to their end even if their caller is cancelled, so that no connection is lost."""
        self.name = new_presence()
        """Under which this process notes that it is there."""
        self.closed = False
        self.damaged = False
        """Have pages been found that cannot be read?"""
        self.key = ""
        """The secrets of new tables follow from it: 64 hexadecimal digits. Known once the store is open."""

    @property
    def shared(self) -> bool:
        """Can other processes write to this database?"""
        return not self.url.startswith("sqlite")

    async def open(self) -> None:
        """Bring the database up to date, unless it is open already. StorageFailed if it cannot be reached."""
        if self.key:
            return
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
                key = await connection.run_sync(server_key)
            if not self.shared:
                await self._allow_shrinking()
            self.key = key
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed(
                reason("failure-cannot-open", "the database cannot be opened: {why}", why=cause(error))
            ) from error

    async def check(self) -> None:
        """StorageFailed if the database cannot be written, or if a quick look finds that the file is damaged."""
        try:
            async with self.engine.connect() as connection:
                await connection.execute(update(tables).where(false()).values(status=""))
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed(
                reason("failure-cannot-write", "the database cannot be written: {why}", why=cause(error))
            ) from error
        await self.look_for_damage(QUICK_LOOK)
        if self.damaged:
            raise StorageFailed(DAMAGED)

    async def look_for_damage(self, most_seconds: float | None = None) -> None:
        """SQLite: look through the file, for so long at most. If it is damaged, `alive` says so from then on."""
        if self.shared:
            return
        check = DamageCheck(make_writing_engine(self.url))
        try:
            async with asyncio.timeout(most_seconds):
                self.damaged = await asyncio.to_thread(check.run) or self.damaged
        except TimeoutError:
            pass
        finally:
            check.stop()

    async def _allow_shrinking(self) -> None:
        """Rebuild a file from before files could shrink. Only once: it takes a while for a large one."""
        async with self.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            if not (await connection.execute(text("PRAGMA auto_vacuum"))).scalar():
                await connection.execute(text("VACUUM"))

    async def close(self) -> None:
        """Finish the writes and queries under way, then close the connections."""
        self.closed = True
        await self.writer.close()
        await asyncio.gather(*self.reading, return_exceptions=True)
        await self.engine.dispose()

    # Writing
    async def create(self, table: NewTable, first: Event) -> None:
        """Write a new table with its first event. Conflict if it exists or was deleted, and then nothing is written."""
        row = {"id": table.id, "seed": table.secret, "watch": table.watch, "public": table.public, "created": first.at}
        row |= table.projection._asdict()
        own = [Statement(*INSERT_SEAT, {"table_id": table.id, **seat._asdict()}) for seat in table.seats]
        new = {f"new_{name}": value for name, value in row.items()}
        await self.writer.write(table.id, Statement(*INSERT_TABLE, new), *own, event_statement(table.id, first))

    def append(
        self, table: str, new_event: Event, projection: Projection | None = None, seat: SeatRow | None = None
    ) -> asyncio.Future[None]:
        """Write an event. Conflict if its sequence number is taken, and then nothing is written."""
        statements = [event_statement(table, new_event)]
        if projection is not None:
            statements.append(projection_statement(table, projection))
        if seat is not None:
            new = {"table": table, "number": seat.seat, "new_person": seat.person, "new_invite": seat.invite}
            statements.append(Statement(*UPDATE_SEAT, new))
        return self.writer.write(table, *statements)

    async def update(self, table: str, projection: Projection) -> None:
        """Write what the row of a table says of it."""
        await self.writer.write(table, projection_statement(table, projection))

    async def write(self, *statements: Executable) -> None:
        """Run statements in one transaction. StorageFailed if the database fails."""
        try:
            async with self.engine.begin() as connection:
                for statement in statements:
                    await connection.execute(statement)
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed(cause(error)) from error

    async def give_pages_back(self, most: int) -> bool:
        """SQLite: give unused pages of the file back to the file system. Are there more?"""
        try:
            async with self.engine.connect() as connection:
                sqlite: Any = (
                    await connection.get_raw_connection()
                ).driver_connection  # SQLAlchemy would not run it to its end
                before: int = (await sqlite.execute_fetchall("PRAGMA freelist_count"))[0][0]
                await sqlite.execute_fetchall(f"PRAGMA incremental_vacuum({most})")
                left: int = (await sqlite.execute_fetchall("PRAGMA freelist_count"))[0][0]
                return 0 < left < before
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed(cause(error)) from error

    # Reading
    async def rows(self, query: Executable) -> Rows:
        """The result of a query. StorageFailed if the database fails."""
        if self.closed:
            raise StorageFailed("the store has been closed")
        task = asyncio.create_task(self._read(query))
        self.reading.add(task)
        task.add_done_callback(self._read_ended)
        return await asyncio.shield(task)

    def _read_ended(self, task: "asyncio.Task[Rows]") -> None:
        self.reading.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as retrieved: the caller may be gone

    async def _read(self, query: Executable) -> Rows:
        try:
            async with self.reading_engine.connect() as connection:
                return list(await connection.execute(query))
        except (SQLAlchemyError, OSError) as error:
            log.error("a read failed", extra={"error": cause(error)})
            self.damaged = self.damaged or "malformed" in str(error)
            raise StorageFailed(cause(error)) from error

    async def find(self, table: str) -> StoredTable | None:
        """A table with all its events."""
        rows = await self.rows(select(tables).where(tables.c.id == table))
        if not rows:
            return None
        row = rows[0]
        projection = Projection(row.status, row.waits, row.deadline)
        return StoredTable(table, row.seed, row.watch, projection, await self.invites(table), await self.events(table))

    async def invites(self, table: str) -> list[str | None]:
        """The keys of the seats of a table."""
        rows = await self.rows(select(seats.c.invite).where(seats.c.table_id == table).order_by(seats.c.seat))
        return [row.invite for row in rows]

    async def events(self, table: str, since: int = 0) -> list[Event]:
        """The events after a version."""
        if self.shared:
            return await self.event_reader.events(table, since)
        query = select(events).where(events.c.table_id == table, events.c.sequence > since).order_by(events.c.sequence)
        return [event_of(row) for row in await self.rows(query)]

    async def was_deleted(self, table: str) -> bool:
        """Was there a table of this id? Then it cannot be opened again: its secret may be known."""
        gone = ~exists().where(tables.c.id == table)
        return bool(await self.rows(select(notices.c.number).where(notices.c.table_id == table, gone).limit(1)))

    async def find_invite(self, invite: str) -> tuple[str, int] | None:
        """The table and the seat of an invitation."""
        rows = await self.rows(select(seats.c.table_id, seats.c.seat).where(seats.c.invite == invite))
        return (rows[0].table_id, rows[0].seat) if rows else None

    async def find_seated(self, command: str, person: str) -> tuple[str, int] | None:
        """The table and the seat where a person sat down by this command."""
        query = select(events).where(events.c.kind == text("'seated'"), events.c.command == command, events.c.person == person)
        rows = await self.rows(query)
        return (rows[0].table_id, event_of(rows[0]).data.seat) if rows else None  # type: ignore[attr-defined]

    async def notices(self, since: int | None) -> list[tuple[int, str]]:
        """The notices after a number: number and table. None: only the last one."""
        query = (
            select(notices).order_by(notices.c.number.desc()).limit(1)
            if since is None
            else select(notices).where(notices.c.number > since).order_by(notices.c.number)
        )
        return [(row.number, row.table_id) for row in await self.rows(query)]

    async def tables_of(self, person: str) -> list[str]:
        """The tables where a person sits, the newest first; finished ones last."""
        query = select(tables.c.id).join(seats).where(seats.c.person == person).group_by(tables.c.id)
        order = (tables.c.status == "finished", tables.c.created.desc())
        return [row.id for row in await self.rows(query.order_by(*order).limit(MOST_LISTED))]

    async def public_tables(self) -> list[str]:
        """Public tables that are not finished, the newest first."""
        query = select(tables.c.id).where(tables.c.public, tables.c.status != text("'finished'"))  # as the index has it
        return [row.id for row in await self.rows(query.order_by(tables.c.created.desc()).limit(MOST_LISTED))]

    async def due_tables(self, now: float, holder: str = "") -> list[str]:
        """Running tables where a bot must decide or a clock has run out, and that no other process has leased."""
        free = or_(tables.c.lease_until < now, tables.c.lease_by == holder)
        running = select(tables.c.id).where(tables.c.status == "running", free)
        # Two queries, each with its index: with OR, SQLite reads every running table.
        query = union(running.where(tables.c.waits), running.where(tables.c.deadline < now))
        return [row.id for row in await self.rows(query.limit(MOST_LISTED))]

    async def lease(self, table: str, holder: str, now: float, seconds: float) -> bool:
        """Lease a table to a process for a while. False if another process has a lease."""
        free = or_(tables.c.lease_until < now, tables.c.lease_by == holder)
        query = update(tables).where(tables.c.id == table, free).values(lease_by=holder, lease_until=now + seconds)
        try:
            async with self.engine.begin() as connection:
                return bool((await connection.execute(query)).rowcount == 1)
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed(cause(error)) from error

    async def report_alive(self, clock: Callable[[], float], starting: bool = False) -> list[Outage]:
        """Note that a server is alive. If none was for a while, note that too. Returns the outages that still matter.

        A server that starts was away before, unless others share the database and one of them may have been there. The clock is
        read when the database answers: one that hangs may do so much later, and was away until then.
        """
        try:
            async with self.engine.begin() as connection:
                before = await connection.run_sync(last_sign)
                now = clock()
                alone = starting and not (self.shared and await connection.run_sync(others_there, now))
                if self.shared:
                    await connection.run_sync(note_present, self.name, now)
                return await connection.run_sync(note_alive, before, now, 0.0 if alone else LONGEST_GAP)
        except (SQLAlchemyError, OSError) as error:
            raise StorageFailed(cause(error)) from error

    async def report_end(self, clock: Callable[[], float]) -> None:
        """Note that a server was alive until now and ends, so that the next one knows that it was not there."""
        await self.report_alive(clock)
        await self.write(delete(settings).where(settings.c.name == self.name))

    async def alive(self) -> bool:
        """Does the database answer, and has no read found it damaged?"""
        try:
            await self.rows(select(tables.c.id).limit(1))
        except StorageFailed:
            return False
        return not self.damaged


def server_key(connection: Connection) -> str:
    """The key of this database; a new one if it has none. One process at a time: the migration has locked the database."""
    found = connection.execute(select(settings.c.value).where(settings.c.name == KEY)).scalar()
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(insert(settings).values(name=KEY, value=found))
    return str(found)


def event_statement(table: str, new_event: Event) -> Statement:
    """The statement that writes an event."""
    return Statement(*INSERT_EVENT, event_row(table, new_event))


def projection_statement(table: str, projection: Projection) -> Statement:
    """The statement that writes a projection."""
    status, waits, deadline = projection
    return Statement(*UPDATE_TABLE, {"table": table, "new_status": status, "new_waits": waits, "new_deadline": deadline})


def check_file(url: str) -> None:
    """ValueError, in one sentence, if the URL of an SQLite file cannot be right."""
    try:
        name = make_url(url).database
    except SQLAlchemyError:
        name = None
    if not name or name == ":memory:":
        sentence = "a file needs three slashes: sqlite:///tables.db, or four with its whole path: sqlite:////var/tables.db"
        raise ValueError(reason("failure-slashes", sentence))
    if name.startswith("file:"):
        return
    try:
        is_directory = Path(name).is_dir()
    except OSError as error:
        raise cannot_open(error) from None
    if is_directory:
        raise ValueError(
            reason("failure-is-directory", "the database {name} is a directory; name a file in it", name=repr(name))
        )
    if not Path(name).absolute().parent.is_dir():
        sentence, directory = "the directory of the database does not exist: {directory}", str(Path(name).absolute().parent)
        raise ValueError(reason("failure-no-directory", sentence, directory=repr(directory)))


def make_engine(url: str) -> AsyncEngine:
    """The database of a URL. Its errors do not contain the values of statements. ValueError if its kind is unknown."""
    kind, _, rest = url.partition("://")
    if kind.partition(":")[0] in ("sqlite", "sqlite+aiosqlite"):
        check_file(url)
        engine = made_engine(f"sqlite+aiosqlite://{rest}", connect_args={"timeout": 10})
        event.listen(engine.sync_engine, "connect", set_pragmas)
        return engine
    if kind not in ("postgresql", "postgres", "postgresql+asyncpg"):
        sentence = "database {kind} is not known; there are sqlite:///FILE and postgresql://…"
        raise ValueError(reason("failure-database-kind", sentence, kind=repr(kind.partition(":")[0])))
    patience = {"timeout": CONNECT_SECONDS}
    return made_engine(
        f"postgresql+asyncpg://{rest}", connect_args=patience, pool_size=CONNECTIONS, max_overflow=0, pool_use_lifo=True
    )


def made_engine(url: str, **options: Any) -> AsyncEngine:
    """The engine of a URL. ValueError, in one sentence, if a part of it cannot be read."""
    try:
        return create_async_engine(url, hide_parameters=True, **options)
    except (SQLAlchemyError, ValueError) as error:
        raise cannot_open(error) from None


def cannot_open(error: Exception) -> ValueError:
    """The error for a database of which it is clear without trying that it cannot be opened."""
    return ValueError(reason("failure-cannot-open", "the database cannot be opened: {why}", why=cause(error)))


def make_writing_engine(url: str) -> Engine:
    """The SQLite file of a URL, for the writer's thread."""
    engine = create_engine("sqlite" + url[url.index("://") :], connect_args={"timeout": 10}, hide_parameters=True)
    event.listen(engine, "connect", set_pragmas)
    event.listen(engine, "connect", keep_temporary_pages)
    return engine


def keep_temporary_pages(connection: DBAPIConnection, _record: object) -> None:
    """Keep in memory what a statement changes, until it has succeeded: a large group of events would write a file for it."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA temp_store=MEMORY")
    cursor.close()


def set_pragmas(connection: DBAPIConnection, _record: object) -> None:
    """Set up a connection to SQLite: with `synchronous=FULL` a commit returns when it is on disk."""
    cursor = connection.cursor()
    for pragma in ("auto_vacuum=INCREMENTAL", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
