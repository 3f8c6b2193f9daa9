"""Several processes: few connections to the database, and no table waits for another one to be read."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from saqqara.store.store import CONNECTIONS, make_engine
from saqqara.web.bus import Bus, Notice
from saqqara.web.hub import Hub


def test_a_process_has_a_fixed_number_of_connections() -> None:
    engine = make_engine("postgresql://nobody@nowhere/nothing")
    pool = cast("Any", engine.pool)
    assert (pool.size(), pool._max_overflow) == (CONNECTIONS, 0)


class OneNotice:
    """A bus on which one message comes."""

    def __init__(self, notice: Notice) -> None:
        self.text = msgspec.json.encode(notice).decode()

    async def publish(self, text: str) -> None:
        """Nobody listens."""

    async def listen(self) -> AsyncIterator[str]:
        yield self.text
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Nothing to close."""


def test_tables_are_read_side_by_side() -> None:
    """The first table cannot be read before the second one: one after the other they would wait for ever."""
    read: list[str] = []
    second = asyncio.Event()

    async def refresh_to(table: str, _version: int) -> None:
        if table == "first":
            await second.wait()
        read.append(table)
        second.set()

    async def story() -> None:
        hub = cast("Hub", SimpleNamespace(tables={}, refresh_to=refresh_to, broadcast_listeners=[]))
        bus = Bus("redis://nowhere", hub)
        listening = asyncio.create_task(bus._listen(OneNotice(Notice("another", {"first": 2, "second": 2}))))
        while len(read) < 2:
            await asyncio.sleep(0)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)

    asyncio.run(asyncio.wait_for(story(), 30))
    assert read == ["second", "first"]
