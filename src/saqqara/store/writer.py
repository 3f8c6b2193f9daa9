"""Group commit: everything that waits to be written goes to disk in one transaction, and each hears what became of it."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Engine, Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

MOST_AT_ONCE = 64
"""More would save little, and those who are told together keep the event loop busy together."""


class Conflict(Exception):
    """The event's place, or its command, is taken already."""


class StorageFailed(Exception):
    """The database did not take it: full, locked, gone. Nothing was acknowledged; it may be tried again."""


class Statement(NamedTuple):
    """A statement with its values. Equal statements are run together, those of the lowest rank first."""

    rank: int
    query: Executable
    values: dict[str, Any]


class Job(NamedTuple):
    """What must be written together, and who waits for it."""

    table: str
    statements: Sequence[Statement]
    done: asyncio.Future[None]


Batch = list[tuple[Executable, list[dict[str, Any]]]]
"""Statements in their order, each with all its values."""


class Writer:
    """One task that writes; whoever calls `write` waits until it is on disk.

    To an engine that is not asynchronous a thread writes, a whole transaction at a time: each change between threads costs
    time, and with SQLite's asynchronous driver there are two for every step.
    """

    def __init__(self, engine: AsyncEngine | Engine, told: Callable[[int], None] = lambda _number: None) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.told = told
        self.queue: asyncio.Queue[Job] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    async def write(self, table: str, *statements: Statement) -> None:
        """Write something about a table. Conflict if what is there contradicts it, StorageFailed if the database fails."""
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._run())
        job = Job(table, statements, asyncio.get_running_loop().create_future())
        self.queue.put_nowait(job)
        await asyncio.shield(job.done)

    async def close(self) -> None:
        """Write what waits, then stop."""
        await self.queue.join()
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        if isinstance(self.engine, Engine):
            await asyncio.get_running_loop().run_in_executor(self.thread, self.engine.dispose)
        self.thread.shutdown()

    async def _run(self) -> None:
        while True:
            jobs = [await self.queue.get()]
            while len(jobs) < MOST_AT_ONCE and not self.queue.empty():
                jobs.append(self.queue.get_nowait())
            await self._commit(jobs)
            for _ in jobs:
                self.queue.task_done()

    async def _commit(self, jobs: list[Job]) -> None:
        """All in one transaction; if one of them conflicts, each in its own."""
        try:
            await self._transaction(jobs)
        except IntegrityError as error:
            if len(jobs) == 1:
                tell(jobs, Conflict(str(error.orig)))
            else:
                for job in jobs:
                    await self._commit([job])
        except Exception as error:  # noqa: BLE001 (whatever the database says, nobody was told yes)
            tell(jobs, StorageFailed(str(error)))
        else:
            tell(jobs, None)
            self.told(len(jobs))

    async def _transaction(self, jobs: list[Job]) -> None:
        """Every statement once, with all its values, in an order that keeps two processes from waiting for each other."""
        together: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
        for job in sorted(jobs, key=lambda job: job.table):
            for rank, query, values in job.statements:
                together.setdefault(rank, (query, []))[1].append(values)
        batch = [together[rank] for rank in sorted(together)]
        if isinstance(self.engine, Engine):
            await asyncio.get_running_loop().run_in_executor(self.thread, write_all, self.engine, batch)
            return
        async with self.engine.begin() as connection:
            for query, rows in batch:
                await connection.execute(query, rows)


def write_all(engine: Engine, batch: Batch) -> None:
    """A transaction, from its beginning to the disk."""
    with engine.begin() as connection:
        for query, rows in batch:
            connection.execute(query, rows)


def tell(jobs: list[Job], error: Exception | None) -> None:
    """Let those who wait know."""
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
