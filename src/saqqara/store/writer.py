"""Group commit: writes that wait at the same time go to disk in one transaction, and each caller gets its own result."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Engine, Executable, Insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from .causes import cause
from .interface import Conflict, StorageFailed

MOST_AT_ONCE = 100
"""Writes in one transaction."""
MOST_ANSWERED = 32
"""Callers that continue in one turn of the event loop. All of a large group together would keep it busy."""


class Statement(NamedTuple):
    """A statement with its values. Statements of equal rank are run together, the lowest rank first."""

    rank: int
    query: Executable
    values: dict[str, Any]


class Job(NamedTuple):
    """Statements that are written together or not at all, and the future of their caller."""

    table: str
    statements: Sequence[Statement]
    done: asyncio.Future[None]


Statements = list[tuple[Executable, list[dict[str, Any]]]]
"""The statements of a transaction in their order, each with all its values."""


class Writer:
    """One task that writes. What `write` returns is done when the data is on disk.

    With a synchronous engine (SQLite) a thread runs each whole transaction. SQLite's asynchronous driver would switch threads
    twice for every statement, which costs more than the statement.
    """

    def __init__(self, engine: AsyncEngine | Engine, on_commit: Callable[[], None] = lambda: None) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.on_commit = on_commit
        self.waiting: list[Job] = []
        self.task: asyncio.Task[None] | None = None
        """It runs while something is written."""
        self.loop: asyncio.AbstractEventLoop
        """The one that the task runs on. To ask for it at every write is a system call."""

    def write(self, table: str, *statements: Statement) -> asyncio.Future[None]:
        """Write statements about a table. Conflict if a unique value is taken, StorageFailed if the database fails."""
        if self.task is None or self.task.done():
            self.loop = asyncio.get_running_loop()
            self.task = self.loop.create_task(self._run())
        done: asyncio.Future[None] = self.loop.create_future()
        self.waiting.append(Job(table, statements, done))
        return done

    async def close(self) -> None:
        """Finish the writes under way, then stop."""
        if self.task is not None:
            await self.task
        if isinstance(self.engine, Engine):
            await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()

    async def _run(self) -> None:
        while self.waiting:
            jobs, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
            await self._commit(jobs)

    async def _commit(self, jobs: list[Job]) -> None:
        """Run all jobs in one transaction. If one of them conflicts, run each in its own."""
        try:
            await self._transaction(jobs)
        except IntegrityError as error:
            if len(jobs) == 1:
                finish(jobs, Conflict(str(error.orig)))
            else:
                for job in jobs:
                    await self._commit([job])
        except Exception as error:  # noqa: BLE001 (any error of the database means that nothing was written)
            finish(jobs, StorageFailed(cause(error)))
        else:
            self.on_commit()
            answer(jobs)

    async def _transaction(self, jobs: list[Job]) -> None:
        """Run every statement once, with the values of all jobs, ordered by table: two processes then cannot deadlock."""
        together: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
        for job in sorted(jobs, key=lambda job: job.table):
            for rank, query, values in job.statements:
                together.setdefault(rank, (query, []))[1].append(values)
        statements = [together[rank] for rank in sorted(together)]
        if isinstance(self.engine, Engine):
            await asyncio.get_running_loop().run_in_executor(self.thread, run_transaction, self.engine, statements)
            return
        # One statement, with the values of the whole group, is a transaction by itself: one answer of the database, not three.
        engine = self.engine if len(statements) > 1 else self.engine.execution_options(isolation_level="AUTOCOMMIT")
        async with engine.begin() as connection:
            for query, rows in statements:
                await connection.execute(query, rows)


def run_transaction(engine: Engine, statements: Statements) -> None:
    """Run a whole transaction. It is on disk when this returns."""
    with engine.begin() as connection:
        for query, rows in statements:
            if isinstance(query, Insert) and query.select is None:
                values = tuple(chain.from_iterable(map(dict.values, rows)))
                connection.exec_driver_sql(insert_text(query.table.name, tuple(rows[0]), len(rows)), values)
            else:
                connection.execute(query, rows)


@lru_cache(maxsize=2 * MOST_AT_ONCE)
def insert_text(table: str, columns: tuple[str, ...], rows: int) -> str:
    """The statement that writes so many rows. For one row after the other, SQLite would wait for the interpreter each time."""
    places = f"({', '.join('?' * len(columns))})"
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES {', '.join([places] * rows)}"  # noqa: S608 (names of our own tables)


def answer(jobs: list[Job]) -> None:
    """Tell the callers that their data is on disk: some of them now, the others in later turns of the event loop."""
    finish(jobs[:MOST_ANSWERED], None)
    if len(jobs) > MOST_ANSWERED:
        asyncio.get_running_loop().call_soon(answer, jobs[MOST_ANSWERED:])


def finish(jobs: list[Job], error: Exception | None) -> None:
    """Give each caller its result."""
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
