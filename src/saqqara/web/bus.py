"""The bus between several processes: one channel on which each process publishes the versions of the tables that it changed.

The events themselves are read from the database, so nothing secret is on the bus. A connection that breaks is made again. Then
this process publishes what it could not publish meanwhile, and refreshes every table that has viewers here. Each process
publishes something every few seconds, and hears its own messages. So a bus that hangs is noticed too: nothing is heard.

Litestar's channels are not used. They do not connect again after the broker restarts, and they deliver every message, while
here only the last version of each table matters: versions that wait are merged.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from ..games.reasons import reason
from .hub import Hub
from .identity import new_secret
from .live_table import LiveTable

CHANNEL = "saqqara"
MOST_AT_ONCE = 100
"""Tables in one message: PostgreSQL takes 8,000 bytes."""
RETRY = 0.5
"""Seconds before a broken connection is tried again."""
SIGN_OF_LIFE = 4.0
"""Seconds after which a process publishes an empty message if it has no other."""
SILENCE = 12.0
"""Seconds after which a bus that says nothing is given up."""
log = logging.getLogger("saqqara.bus")


class Notice(msgspec.Struct, array_like=True):
    """Tables have changed."""

    sender: str
    versions: dict[str, int]


class Channel(Protocol):
    """A connection to the bus."""

    async def publish(self, text: str) -> None:
        """Send a message to all processes."""

    def listen(self) -> AsyncIterator[str]:
        """The messages of all processes; an error when the connection breaks."""

    async def close(self) -> None:
        """Close the connection."""


class RedisChannel:
    """A channel of Redis."""

    def __init__(self, redis: Any, subscription: Any) -> None:
        self.redis = redis
        self.subscription = subscription

    @classmethod
    async def open(cls, url: str) -> "RedisChannel":
        """Connect and subscribe."""
        from redis.asyncio import Redis

        redis = Redis.from_url(url)
        subscription = redis.pubsub(ignore_subscribe_messages=True)
        await subscription.subscribe(CHANNEL)
        return cls(redis, subscription)

    async def publish(self, text: str) -> None:
        """Send a message to all processes."""
        await self.redis.publish(CHANNEL, text)

    async def listen(self) -> AsyncIterator[str]:
        """The messages of all processes."""
        async for message in self.subscription.listen():
            yield message["data"].decode()

    async def close(self) -> None:
        """Close the connection."""
        await self.subscription.aclose()
        await self.redis.aclose()


class PostgresChannel:
    """A channel of PostgreSQL, in both directions on one connection."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.received: asyncio.Queue[str | None] = asyncio.Queue()

    @classmethod
    async def open(cls, url: str) -> "PostgresChannel":
        """Connect and subscribe."""
        import asyncpg  # type: ignore[import-untyped]

        # A notice need not survive a crash. Otherwise PostgreSQL would wait for the disk before it sends it.
        channel = cls(await asyncpg.connect(url, server_settings={"synchronous_commit": "off"}))
        channel.connection.add_termination_listener(lambda _: channel.received.put_nowait(None))
        await channel.connection.add_listener(CHANNEL, lambda *message: channel.received.put_nowait(message[-1]))
        return channel

    async def publish(self, text: str) -> None:
        """Send a message to all processes."""
        await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def listen(self) -> AsyncIterator[str]:
        """The messages of all processes."""
        while (text := await self.received.get()) is not None:
            yield text
        raise ConnectionError("PostgreSQL has closed the connection")

    async def close(self) -> None:
        """Close the connection."""
        await self.connection.close(timeout=1)


async def open_channel(url: str) -> Channel:
    """Connect to the bus of a URL. ValueError if its kind is unknown."""
    if url.startswith(("redis://", "rediss://", "unix://")):
        return await RedisChannel.open(url)
    if url.startswith(("postgresql", "postgres://")):
        return await PostgresChannel.open("postgresql://" + url.split("://", 1)[1])
    sentence = "bus {kind} is not known; there are redis://… and postgresql://…"
    raise ValueError(reason("failure-bus-kind", sentence, kind=repr(url.split(":", maxsplit=1)[0])))


class Bus:
    """This process on the bus: publishes the changes of its hub, and refreshes the hub when others publish."""

    def __init__(self, url: str, hub: Hub) -> None:
        self.url = url
        self.hub = hub
        self.sender = new_secret()
        self.waiting: dict[str, int] = {}
        """Versions of tables that are not published yet."""
        self.refreshing: set[asyncio.Task[None]] = set()
        """Tables that are read side by side."""
        self.wake_up = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Connect, publish and listen until `stop`."""
        self.task = asyncio.create_task(self._run())
        self.hub.broadcast_listeners.append(self.announce)

    async def stop(self) -> None:
        """Disconnect."""
        self.hub.broadcast_listeners.remove(self.announce)
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        await asyncio.gather(*self.refreshing, return_exceptions=True)

    def announce(self, live: LiveTable) -> None:
        """Publish the version of a table, soon."""
        self.waiting[live.table.id] = live.table.version
        self.wake_up.set()

    async def _run(self) -> None:
        """Publish and listen; when the connection breaks, connect again."""
        while True:
            channel = await self._connect()
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._publish(channel))
                    both.create_task(self._listen(channel))
            except* Exception as broken:  # noqa: BLE001 (after any error: connect again)
                log.warning("the bus is lost", extra={"error": repr(broken.exceptions[0])[:200]})
            finally:
                with suppress(Exception):
                    async with asyncio.timeout(RETRY):
                        await channel.close()
            await asyncio.sleep(RETRY)

    async def _connect(self) -> Channel:
        """Try until a connection is made."""
        while True:
            with suppress(Exception):
                async with asyncio.timeout(SILENCE):
                    channel = await open_channel(self.url)
                log.info("connected to the bus")
                return channel
            await asyncio.sleep(RETRY)

    async def _publish(self, channel: Channel) -> None:
        """Publish the versions that wait, several in one message; if there are none, a sign of life."""
        while True:
            versions = dict(list(self.waiting.items())[:MOST_AT_ONCE])
            async with asyncio.timeout(SILENCE):
                await channel.publish(msgspec.json.encode(Notice(self.sender, versions)).decode())
            for table, version in versions.items():
                if self.waiting.get(table) == version:
                    del self.waiting[table]
            if not self.waiting:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.wake_up.wait(), SIGN_OF_LIFE)
            self.wake_up.clear()

    async def _listen(self, channel: Channel) -> None:
        """Refresh what may have changed while there was no connection, then listen. TimeoutError if nothing is heard."""
        for live in list(self.hub.tables.values()):
            if live.viewers:
                await self.hub.find_current(live.table.id)
        messages = channel.listen()
        while True:
            async with asyncio.timeout(SILENCE):
                text = await anext(messages)
            try:
                notice = msgspec.json.decode(text, type=Notice)
            except msgspec.MsgspecError:
                log.warning("a message on the bus cannot be read")
                continue
            if notice.sender != self.sender:
                for table in notice.versions.keys() & self.hub.tables.keys():  # with many processes most are not here
                    self.refreshing.add(task := asyncio.create_task(self._refresh(table, notice.versions[table])))
                    task.add_done_callback(self.refreshing.discard)

    async def _refresh(self, table: str, version: int) -> None:
        """Read what another process has written."""
        try:
            await self.hub.refresh_to(table, version)
        except Exception as error:  # noqa: BLE001 (the next request for the table refreshes it)
            log.warning("a table could not be refreshed", extra={"error": str(error)[:200]})
