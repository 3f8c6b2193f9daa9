"""How several processes hear of each other's moves: one channel, on which only tables' names and versions are said.

What happened is then read from the database, so nothing secret crosses the bus. A line that breaks is made anew: what this
process had to say meanwhile is said then, and what it did not hear is found by looking at every table that is looked at here.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from .hub import Hub
from .people import new_secret

CHANNEL = "saqqara"
MOST_AT_ONCE = 100
"""PostgreSQL takes 8,000 bytes at once."""
PAUSE = 0.5
"""Seconds before a broken line is tried again."""
log = logging.getLogger("saqqara.bus")


class Notice(msgspec.Struct, array_like=True):
    """Tables have gone on: to which versions."""

    sender: str
    versions: dict[str, int]


class Line(Protocol):
    """What a bus needs."""

    async def say(self, text: str) -> None:
        """Say something to everybody."""

    def hear(self) -> AsyncIterator[str]:
        """What anybody says; an error when the line breaks."""

    async def close(self) -> None:
        """Hang up."""


class RedisLine:
    """A channel of Redis."""

    def __init__(self, redis: Any, channel: Any) -> None:
        self.redis = redis
        self.channel = channel

    @classmethod
    async def open(cls, url: str) -> "RedisLine":
        """Begin to listen."""
        from redis.asyncio import Redis

        redis = Redis.from_url(url)
        channel = redis.pubsub(ignore_subscribe_messages=True)
        await channel.subscribe(CHANNEL)
        return cls(redis, channel)

    async def say(self, text: str) -> None:
        """Say something to everybody."""
        await self.redis.publish(CHANNEL, text)

    async def hear(self) -> AsyncIterator[str]:
        """What anybody says."""
        async for message in self.channel.listen():
            yield message["data"].decode()

    async def close(self) -> None:
        """Hang up."""
        await self.channel.aclose()
        await self.redis.aclose()


class PostgresLine:
    """A channel of PostgreSQL, in both directions on one connection."""

    def __init__(self, connection: Any) -> None:
        self.connection = connection
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    @classmethod
    async def open(cls, url: str) -> "PostgresLine":
        """Begin to listen."""
        import asyncpg  # type: ignore[import-untyped]

        line = cls(await asyncpg.connect(url))
        line.connection.add_termination_listener(lambda _: line.heard.put_nowait(None))
        await line.connection.add_listener(CHANNEL, lambda *said: line.heard.put_nowait(said[-1]))
        return line

    async def say(self, text: str) -> None:
        """Say something to everybody."""
        await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    async def hear(self) -> AsyncIterator[str]:
        """What anybody says."""
        while (text := await self.heard.get()) is not None:
            yield text
        raise ConnectionError("PostgreSQL has hung up")

    async def close(self) -> None:
        """Hang up."""
        await self.connection.close(timeout=1)


async def open_line(url: str) -> Line:
    """The channel behind a URL. ValueError if it is of a kind that we do not know."""
    if url.startswith(("redis://", "rediss://", "unix://")):
        return await RedisLine.open(url)
    if url.startswith(("postgresql", "postgres://")):
        return await PostgresLine.open("postgresql://" + url.split("://", 1)[1])
    raise ValueError(f"bus {url.split(':', maxsplit=1)[0]!r} is not known; there are redis://… and postgresql://…")


class Bus:
    """This process's ear and voice."""

    def __init__(self, url: str, hub: Hub) -> None:
        self.url = url
        self.hub = hub
        self.me = new_secret()
        self.unsaid: dict[str, int] = {}
        self.something = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        line = await open_line(self.url)
        self.task = asyncio.create_task(self._run(line))
        self.hub.announce = self.announce

    async def stop(self) -> None:
        """Stop to listen."""
        self.hub.announce = None
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task

    async def announce(self, table: str, version: int) -> None:
        """Tell the others, soon."""
        self.unsaid[table] = version
        self.something.set()

    async def _run(self, line: Line) -> None:
        """Speak and listen; when the line breaks, make it anew."""
        while True:
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._speak(line))
                    both.create_task(self._listen(line))
            except* Exception as broken:  # noqa: BLE001 (whatever it is: a new line is the remedy)
                log.warning("the bus is lost", extra={"error": str(broken.exceptions[0])[:200]})
            finally:
                with suppress(Exception):
                    await line.close()
            line = await self._line_again()

    async def _line_again(self) -> Line:
        """A new line, as soon as there is one."""
        while True:
            await asyncio.sleep(PAUSE)
            with suppress(Exception):
                line = await open_line(self.url)
                log.warning("the bus is back")
                return line

    async def _speak(self, line: Line) -> None:
        """Say what is to be said, together where there is much."""
        while True:
            await self.something.wait()
            self.something.clear()
            while said := dict(list(self.unsaid.items())[:MOST_AT_ONCE]):
                await line.say(msgspec.json.encode(Notice(self.me, said)).decode())
                for table, version in said.items():
                    if self.unsaid.get(table) == version:
                        del self.unsaid[table]

    async def _listen(self, line: Line) -> None:
        """Make up for what was not heard, then hear."""
        for live in list(self.hub.tables.values()):
            if live.viewers:
                await self.hub.current(live.table.id)
        self.something.set()
        async for said in line.hear():
            try:
                notice = msgspec.json.decode(said, type=Notice)
            except msgspec.MsgspecError:
                log.warning("something that is no notice was said on the bus")
                continue
            if notice.sender != self.me:
                await self._follow(notice)

    async def _follow(self, notice: Notice) -> None:
        """Read what others have done."""
        for table, version in notice.versions.items():
            try:
                await self.hub.heard(table, version)
            except Exception as error:  # noqa: BLE001 (the database may be away; who looks at the table next makes up for it)
                log.warning("a notice could not be followed", extra={"error": str(error)[:200]})
