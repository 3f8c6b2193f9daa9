"""A database with very many tables: what it takes, and what becomes slow.

    python -m benchmarks.many_tables [--tables N] [--database URL] [--directory DIR]

A few real games are played, and copied until there are a hundred thousand tables: 70 of 100 are finished, 25 in play, 5 waiting
rooms; one in ten is public. Measured: the size, the start, what pages and sweeps ask the database, opening tables, moving, and
what an owner does. Then a server is started with it: how long that takes, and the memory of tables and of idle connections.
"""

import argparse
import asyncio
import random
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from sqlalchemy import text

from saqqara.store.house import House
from saqqara.store.interface import StoredTable
from saqqara.store.store import Store
from saqqara.table.clock import DAY
from saqqara.table.commands import validate_move, validate_sit, validate_start
from saqqara.web.context import Context
from saqqara.web.creation import create_table
from saqqara.web.hub import Command, Hub
from saqqara.web.identity import Visitor, person_of
from saqqara.web.limits import Limiter
from saqqara.web.live_table import LiveTable
from saqqara.web.metrics import Metrics
from saqqara.web.tables import list_tables
from saqqara.web.wire import CreateTable, NewSeat
from saqqara.web.workers import Workers

from .figures import Figure, console, share, show
from .load_clients import GAMES, Run, Screen, Table
from .load_servers import CORES, HOST, free_port, running, saqqara

CHUNK = 500
PEOPLE = 20_000
OLDEST = 59.0
"""Days since the first table was touched."""
SAMPLE = 300
"""Tables that are opened, and moves that are made."""
CONNECTIONS = 1_000
COPIES = (
    """INSERT INTO tables (id, seed, watch, public, status, waits, deadline, created)
    SELECT CAST(:id AS VARCHAR), seed, watch, public, status, waits, deadline, created - CAST(:age AS FLOAT)
    FROM tables WHERE id = CAST(:of AS VARCHAR)""",
    """INSERT INTO seats (table_id, seat, person)
    SELECT CAST(:id AS VARCHAR), seat, CASE WHEN seat = 0 THEN CAST(:person AS VARCHAR) ELSE person END
    FROM seats WHERE table_id = CAST(:of AS VARCHAR)""",
    """INSERT INTO events (table_id, sequence, command, kind, person, at, data, request)
    SELECT CAST(:id AS VARCHAR), sequence, command, kind, person, at - CAST(:age AS FLOAT), data, request
    FROM events WHERE table_id = CAST(:of AS VARCHAR)""",
)


class Opened:
    """A database, and the tables of this process."""

    def __init__(self, url: str) -> None:
        self.store = Store(url)
        self.hub = Hub(self.store, Metrics(), Workers("apart", threads=1, priorities=2))
        self.rng = random.Random(7)  # noqa: S311

    def visitor(self, number: int) -> Visitor:
        """One of the people."""
        token = f"{number:022d}"
        return Visitor(person_of(token), token, HOST)

    # Making it
    async def play(self, game: str, moves: int | None, public: bool) -> str:
        """A game of two people, so many moves long; None: to its end. 0: a waiting room."""
        ann, ben = self.visitor(0), self.visitor(1)
        request = CreateTable(f"many-{secrets.token_hex(8)}", game, [NewSeat("me", "Ann"), NewSeat("friend")], public=public)
        live = await self.hub.create(*create_table(ann, request, self.store.key, time.time()))
        if moves != 0:
            await self.act(live, ben, partial(validate_sit, person=ben.person, seat=1, name="Ben", invited=True, number=""))
            await self.act(live, ann, partial(validate_start, person=ann.person))
        while live.table.status == "running" and (moves is None or len(live.table.played) < moves):
            await self.move(live)
        return live.table.id

    async def act(self, live: LiveTable, who: Visitor, validate: "partial[Any]") -> None:
        """A command."""
        await self.hub.execute(live, Command(f"many-{secrets.token_hex(8)}", who.person, validate))

    async def move(self, live: LiveTable) -> None:
        """A random legal move of whoever must decide."""
        table = live.table
        person = table.seats[table.mover or 0].person
        validate = partial(validate_move, person=person, move=self.rng.choice(table.state.moves()), version=table.version)
        await self.hub.execute(live, Command(f"many-{secrets.token_hex(8)}", person, validate))

    async def fill(self, progress: Progress, number: int) -> None:
        """Play a few games, and copy them."""
        kinds = []
        for game in GAMES:
            for copies, moves, public in ((13, None, False), (1, None, True), (4, 20, False), (1, 20, True), (1, 0, False)):
                kinds += copies * [await self.play(game, moves, public)]
        task = progress.add_task("copying games", total=number)
        for first in range(0, number, CHUNK):
            rows = [self.copy(each, kinds[each % len(kinds)]) for each in range(first, min(first + CHUNK, number))]
            async with self.store.engine.begin() as connection:
                for statement in COPIES:
                    await connection.execute(text(statement), rows)
            progress.update(task, completed=first + len(rows))

    def copy(self, number: int, of: str) -> dict[str, Any]:
        """What differs in a copy."""
        person = person_of(f"{self.rng.randrange(PEOPLE):022d}")
        age = self.rng.uniform(0, OLDEST * DAY)
        return {"id": f"{number:022d}", "of": of, "person": person, "age": age}

    # Measuring
    async def size(self) -> float:
        """Bytes of the database."""
        query = (
            "SELECT pg_database_size(current_database())"
            if self.store.shared
            else ("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        )
        return float((await self.store.rows(text(query)))[0][0])

    async def found(self, number: int) -> list[StoredTable]:
        """Some tables in play."""
        ids = [f"{self.rng.randrange(number):022d}" for _ in range(6 * SAMPLE)]
        stored = [each for table in ids if (each := await self.store.find(table)) is not None]
        return [each for each in stored if each.projection.status == "running"][:SAMPLE]


async def timed(what: Callable[[], Awaitable[Any]], times: int = 5) -> float:
    """The median of so many times, in milliseconds."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        await what()
        took.append(time.perf_counter() - began)
    return 1000 * statistics.median(took)


async def each_timed(calls: list[Callable[[], Awaitable[Any]]]) -> tuple[float, float]:
    """The median and the 99 % of calls, in milliseconds."""
    took = []
    for call in calls:
        began = time.perf_counter()
        await call()
        took.append(time.perf_counter() - began)
    return share(took, 0.5), share(took, 0.99)


async def measure(opened: Opened, number: int, progress: Progress) -> list[Figure]:
    """What the database answers, and how quickly."""
    task = progress.add_task("measuring", total=10)
    store, hub, house = opened.store, opened.hub, House(opened.store)
    context = Context(hub, None, Limiter(False), opened.visitor(77))  # type: ignore[arg-type]  # nobody asks for an analysis
    found = [Figure("size, a table", "kB", await opened.size() / number / 1000)]

    async def add(name: str, what: Callable[[], Awaitable[Any]], times: int = 5) -> None:
        progress.update(task, description=name, advance=1)
        found.append(Figure(name, "ms", await timed(what, times)))

    await add("start: is it damaged?", store.check, 1)
    await add("public tables, their names", store.public_tables)
    await add("public tables, 30 of them read", partial(list_tables.operation, context), 1)
    await add("one's own tables, their names", partial(store.tables_of, context.person))
    await add("sweep: where is something to do?", partial(store.due_tables, time.time()))
    stored = await opened.found(number)
    middle, late = await each_timed([partial(hub.find, each.id) for each in stored])
    found += [Figure("opening a table, median", "ms", middle), Figure("opening a table, 99 %", "ms", late)]
    lives = [live for each in stored if (live := await hub.find(each.id)) is not None]
    middle, late = await each_timed([partial(opened.move, live) for live in lives])
    found += [Figure("a move on disk, median", "ms", middle), Figure("a move on disk, 99 %", "ms", late)]
    await add("admin list", house.tables, 1)
    await add("admin list --status running", partial(house.tables, "running"), 1)
    await add("admin forget", partial(house.forget, person_of(f"{5:022d}"), time.time()), 1)
    await add("clean-up that finds nothing", partial(house.clean, time.time(), 60 * DAY, 60 * DAY), 1)
    began = time.perf_counter()
    cleaned = await house.clean(time.time(), 0.99 * OLDEST * DAY, 0.99 * OLDEST * DAY)
    took = 1000 * (time.perf_counter() - began)
    found.append(Figure(f"clean-up, {cleaned.ended} games ended, {cleaned.deleted} tables deleted", "ms", took))
    return found


class Onlookers(Table):
    """Two idle connections to a public table."""

    def __init__(self, port: int, table: str) -> None:
        super().__init__(port, Run(), 0)
        self.table = table

    def path(self, _screen: Screen) -> str:
        """The address of the table."""
        return f"/api/tables/{self.table}/socket"

    def heard(self, _screen: Screen, _body: bytes) -> None:
        """A frame has arrived."""


async def measure_server(url: str, tables: list[str]) -> list[Figure]:
    """A server with this database: its start and its memory."""
    port, began = free_port(), time.perf_counter()
    with running(saqqara(url, port), port, cores=CORES) as server:
        started = time.perf_counter() - began
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60) as http:
            lobby = await timed(partial(http.get, "/api/tables"), 5)
            before = server.memory()
            for table in tables:
                (await http.get(f"/api/tables/{table}")).raise_for_status()
        loaded = server.memory()
        shown = [Onlookers(port, tables[number % len(tables)]) for number in range(CONNECTIONS // 2)]
        for each in shown:
            await each.connect()
        connected = server.memory()
    return [
        Figure("server: from the command to the first answer", "s", started),
        Figure("server: the list of public tables", "ms", lobby),
        Figure("server: memory of a table", "kB", 1000 * (loaded - before) / len(tables)),
        Figure("server: memory of an idle connection", "kB", 1000 * (connected - loaded) / CONNECTIONS),
    ]


async def whole(url: str, number: int, progress: Progress) -> list[Figure]:
    """Make it and measure it."""
    opened = Opened(url)
    await opened.store.open()
    made = (await opened.store.rows(text("SELECT count(*) FROM tables")))[0][0]
    if not made:
        await opened.fill(progress, number)
    found = await measure(opened, made or number, progress)
    query = "SELECT id FROM tables WHERE public AND status = 'running' LIMIT 1500"
    public = [row.id for row in await opened.store.rows(text(query))]
    await opened.store.close()
    return found + await measure_server(url, public)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="A database with very many tables.")
    parser.add_argument("--tables", type=int, default=100_000, help="tables (100,000)")
    parser.add_argument("--database", help="an empty database, or one that this has filled; an own SQLite file otherwise")
    parser.add_argument("--directory", help="where the SQLite file is made: a hundred thousand tables need some gigabytes")
    asked = parser.parse_args()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory(dir=asked.directory) as folder, Progress(*columns, console=console) as progress:
        url = asked.database or f"sqlite:///{Path(folder) / 'tables.db'}"
        found = asyncio.run(whole(url, asked.tables, progress))
    show(
        found, f"{asked.tables:,} tables, {'SQLite' if url.startswith('sqlite') else 'PostgreSQL'}", ("saqqara", "empty server")
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
