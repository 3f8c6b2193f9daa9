"""A disk that is full, a file that may not be written, a database that is away: nothing is acknowledged, and later it works."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, text

from saqqara.games.reasons import Reason
from saqqara.store.causes import cause
from saqqara.store.interface import StorageFailed
from saqqara.store.store import Store

from .databases import own_postgres
from .test_store import happened, new_table, opened, outcomes

SECRET = "5ec2e7" * 5


@asynccontextmanager
async def with_table(url: str) -> AsyncIterator[Store]:
    async with opened(url) as store:
        await store.create(new_table("t1"), happened(1))
        yield store


async def threads_ended() -> None:
    """A connection that could not be made leaves a thread, which has a last word to say to the loop."""
    for thread in threading.enumerate():
        if "_connection_worker_thread" in thread.name:
            await asyncio.to_thread(thread.join, 5)


async def log(store: Store) -> list[int]:
    return [each.sequence for each in await store.events("t1")]


def test_a_full_disk(tmp_path: Path) -> None:
    """SQLite may use no more pages: what does not fit is refused, what fits is taken, and with more room all is well."""

    async def story() -> None:
        async with with_table(f"sqlite:///{tmp_path / 'tables.db'}") as store:

            def room_for(pages: int) -> None:
                assert isinstance(store.writer.engine, Engine)
                with store.writer.engine.connect() as connection:
                    used = connection.execute(text("PRAGMA page_count")).scalar_one()
                    connection.execute(text(f"PRAGMA max_page_count = {used + pages}"))

            room_for(1)
            big = happened(2, text=SECRET * 10_000)
            with pytest.raises(StorageFailed) as failed:
                await store.append("t1", big)
            assert SECRET not in str(failed.value)
            assert "full" in str(failed.value)
            assert await log(store) == [1]
            await store.append("t1", happened(2, "small-001"))
            room_for(10_000)
            await store.append("t1", happened(3, text=SECRET * 10_000))
            assert await log(store) == [1, 2, 3]

    asyncio.run(story())


def test_that_the_disk_is_full_is_said_in_every_language() -> None:
    why = cause(sqlite3.OperationalError("database or disk is full"))
    assert isinstance(why, Reason)
    assert why.id == "complaint-disk-full"


def test_a_group_that_cannot_be_written_is_refused_as_a_whole_and_nothing_of_it_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_table(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            broken = True

            def fail(connection: Any) -> None:
                if broken:
                    raise sqlite3.OperationalError("disk I/O error")

            event.listen(store.writer.engine, "commit", fail)
            answers = await outcomes(*(store.append("t1", happened(sequence)) for sequence in range(2, 10)))
            assert answers == [StorageFailed] * 8
            assert await log(store) == [1]
            broken = False
            assert await outcomes(*(store.append("t1", happened(sequence)) for sequence in range(2, 10))) == [None] * 8
            assert await log(store) == list(range(1, 10))

    asyncio.run(story())


def test_a_locked_file(tmp_path: Path) -> None:
    """Another program holds the file: refused after a while, and taken once it has let go."""

    async def story() -> None:
        path = tmp_path / "tables.db"
        async with with_table(f"sqlite:///{path}") as store:
            event.listen(store.writer.engine, "checkout", impatient)
            other = sqlite3.connect(path, isolation_level=None)
            try:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StorageFailed, match="locked"):
                    await store.append("t1", happened(2))
                other.execute("ROLLBACK")
            finally:
                other.close()
            await store.append("t1", happened(2, "again-0001"))
            assert await log(store) == [1, 2]

    asyncio.run(story())


def impatient(connection: Any, _record: object, _proxy: object) -> None:
    """Wait for a lock no longer than a moment."""
    connection.cursor().execute("PRAGMA busy_timeout=50")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"this is a letter, not a database. " * 100)

    async def story() -> None:
        store = Store(f"sqlite:///{path}")
        with pytest.raises(StorageFailed, match="cannot be opened"):
            await store.open()
        await store.close()
        await threads_ended()

    asyncio.run(story())
    assert path.read_bytes().startswith(b"this is a letter")


def test_a_directory_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="the directory of the database does not exist: '/nowhere/at'"):
        Store("sqlite:////nowhere/at/all.db")


def test_a_server_that_is_not_there() -> None:
    async def story() -> None:
        store = Store("postgresql://nobody@127.0.0.1:1/none")
        with pytest.raises(StorageFailed, match="cannot be opened"):
            await store.open()
        assert not await store.alive()
        for reading in (store.find("t1"), store.public_tables(), store.lease("t1", "me", 0, 1)):
            with pytest.raises(StorageFailed):
                await reading
        assert await outcomes(store.append("t1", happened(1))) == [StorageFailed]
        await store.close()
        await threads_ended()

    asyncio.run(story())


def test_postgresql_goes_away_and_comes_back() -> None:
    async def story(server: Any) -> None:
        async with with_table(server.new_database_url) as store:
            await store.append("t1", happened(2))
            await asyncio.to_thread(server.stop)
            assert await outcomes(store.append("t1", happened(3)), store.append("t1", happened(4))) == [StorageFailed] * 2
            assert not await store.alive()
            with pytest.raises(StorageFailed):
                await store.events("t1")
            await asyncio.to_thread(server.start)
            assert await log(store) == [1, 2]
            await store.append("t1", happened(3))
            assert await log(store) == [1, 2, 3]

    with own_postgres() as server:
        server.new_database_url = server.new_database()  # type: ignore[attr-defined]
        asyncio.run(story(server))


def test_failures_do_not_tell_what_was_to_be_written(tmp_path: Path) -> None:
    """What a failure says goes into the log: no seed, no key, no table."""

    async def story() -> None:
        path = tmp_path / "tables.db"
        async with with_table(f"sqlite:///{path}") as store:
            async with store.engine.begin() as connection:
                await connection.execute(text("DROP TABLE events"))
            with pytest.raises(StorageFailed) as failed:
                await store.create(new_table(SECRET), happened(1, text=SECRET))
            said = str(failed.value)
            assert "no such table" in said
            for secret in (SECRET, "0" * 31, "watch-", "key-"):
                assert secret not in said

    asyncio.run(story())


def test_whoever_asks_and_goes_takes_no_connection_along(tmp_path: Path) -> None:
    async def story() -> None:
        async with with_table(f"sqlite:///{tmp_path / 'tables.db'}") as store:
            for _ in range(20):
                gone = [asyncio.create_task(store.find("t1")) for _ in range(4)]
                await asyncio.sleep(0)
                for task in gone:
                    task.cancel()
                assert await asyncio.gather(*gone, return_exceptions=True)
            still_asked = asyncio.create_task(store.find("t1"))
            await asyncio.sleep(0)
        assert not store.reading
        with pytest.raises(StorageFailed):  # it had more to ask
            await still_asked

    asyncio.run(story())
