"""Several processes: few connections to the database, no table waits for another one to be read, and a bus may be lost."""

import asyncio
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from saqqara.store.store import CONNECTIONS, make_engine
from saqqara.web import bus as bus_module
from saqqara.web.bus import Bus, Notice
from saqqara.web.hub import Hub


def test_a_process_has_a_fixed_number_of_connections() -> None:
    engine = make_engine("postgresql://nobody@nowhere/nothing")
    pool = cast("Any", engine.pool)
    assert (pool.size(), pool._max_overflow) == (CONNECTIONS, 0)


class Messages:
    """A bus on which these messages come, and then no more."""

    def __init__(self, *notices: Notice) -> None:
        self.texts = [msgspec.json.encode(notice).decode() for notice in notices]
        self.published: list[Notice] = []

    async def publish(self, text: str) -> None:
        self.published.append(msgspec.json.decode(text, type=Notice))

    async def listen(self) -> AsyncIterator[str]:
        for text in self.texts:
            yield text
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Nothing to close."""


def hub_with(*tables: str, refresh_to: Any = None) -> Hub:
    """A hub with these tables in memory."""
    there = {table: SimpleNamespace(viewers=()) for table in tables}
    return cast("Hub", SimpleNamespace(tables=there, refresh_to=refresh_to, broadcast_listeners=[]))


def test_tables_are_read_side_by_side() -> None:
    """The first table cannot be read before the second one: one after the other they would wait for ever.

    A table that is not in memory here is not asked for.
    """
    read: list[str] = []
    second = asyncio.Event()

    async def refresh_to(table: str, _version: int) -> None:
        if table == "first":
            await second.wait()
        read.append(table)
        second.set()

    async def story() -> None:
        bus = Bus("redis://nowhere", hub_with("first", "second", refresh_to=refresh_to))
        listening = asyncio.create_task(bus._listen(Messages(Notice("another", {"elsewhere": 2, "first": 2, "second": 2}))))
        while len(read) < 2:
            await asyncio.sleep(0)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)

    asyncio.run(asyncio.wait_for(story(), 30))
    assert read == ["second", "first"]


def test_a_bus_that_is_away_or_says_nothing_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It refuses at first; then it takes messages but says nothing; then it works, and what waited is published."""
    monkeypatch.setattr(bus_module, "RETRY", 0.0)
    monkeypatch.setattr(bus_module, "SILENCE", 0.05)
    silent, lively = Messages(), Messages(*[Notice("another", {})] * 3)
    answers: list[Messages | None] = [None, silent, lively]
    published = asyncio.Event()

    async def open_channel(_url: str) -> Messages:
        channel = answers.pop(0) if len(answers) > 1 else lively
        if channel is None:
            raise ConnectionError("nobody is there")
        if channel is lively:
            published.set()
        return channel

    async def story() -> None:
        monkeypatch.setattr(bus_module, "open_channel", open_channel)
        bus = Bus("redis://nowhere", hub_with())
        bus.start()
        bus.announce(cast("Any", SimpleNamespace(table=SimpleNamespace(id="first", version=7))))
        await published.wait()
        while not lively.published:
            await asyncio.sleep(0)
        await bus.stop()
        assert silent.published[0].versions == {"first": 7}

    asyncio.run(asyncio.wait_for(story(), 30))


def test_a_process_with_nothing_to_say_gives_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bus_module, "SIGN_OF_LIFE", 0.0)
    channel = Messages()

    async def story() -> None:
        publishing = asyncio.create_task(Bus("redis://nowhere", hub_with())._publish(channel))
        while len(channel.published) < 3:
            await asyncio.sleep(0)
        publishing.cancel()
        await asyncio.gather(publishing, return_exceptions=True)

    asyncio.run(asyncio.wait_for(story(), 30))
    assert [notice.versions for notice in channel.published[:3]] == [{}, {}, {}]


def test_a_bus_that_breaks_again_and_again_does_not_keep_the_process_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as while the database is away: tables cannot be refreshed."""
    monkeypatch.setattr(bus_module, "RETRY", 3600.0)
    opened: list[Messages] = []

    class Broken(Messages):
        async def publish(self, text: str) -> None:
            raise ConnectionError(text)

    async def open_channel(_url: str) -> Messages:
        opened.append(Broken())
        return opened[-1]

    async def story() -> None:
        monkeypatch.setattr(bus_module, "open_channel", open_channel)
        bus = Bus("redis://nowhere", hub_with())
        bus.start()
        for _ in range(50):
            await asyncio.sleep(0)
        await bus.stop()

    asyncio.run(asyncio.wait_for(story(), 30))
    assert len(opened) == 1
