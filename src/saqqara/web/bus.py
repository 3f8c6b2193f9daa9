"""How several processes hear of each other's moves: one channel, on which only a table's name and version are said.

What happened is then read from the database, so nothing secret crosses the bus, and a message that is lost costs nothing
but time: the next one, or the next sweep, makes up for it.
"""

import asyncio
import logging
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend

from .hub import Hub
from .people import new_secret

CHANNEL = "saqqara"
log = logging.getLogger("saqqara.bus")


class Notice(msgspec.Struct, array_like=True):
    """A table has gone on."""

    sender: str
    table: str
    version: int


def backend(url: str) -> ChannelsBackend:
    """The channel behind a URL. ValueError if it is of a kind that we do not know."""
    if url.startswith(("redis://", "rediss://", "unix://")):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    if url.startswith(("postgresql://", "postgres://")):
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        return AsyncPgChannelsBackend(url)
    raise ValueError(f"bus {url.split(':', maxsplit=1)[0]!r} is not known; there are redis://… and postgresql://…")


class Bus:
    """This process's ear and voice."""

    def __init__(self, url: str, hub: Hub) -> None:
        self.plugin = ChannelsPlugin(backend(url), channels=[CHANNEL])
        self.hub = hub
        self.me = new_secret()
        self.listener: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        await self.plugin.__aenter__()
        self.listener = asyncio.create_task(self._listen())
        self.hub.announce = self.announce

    async def stop(self) -> None:
        """Stop to listen."""
        self.hub.announce = None
        if self.listener is not None:
            self.listener.cancel()
            with suppress(asyncio.CancelledError):
                await self.listener
        with suppress(Exception):
            await self.plugin.__aexit__(None, None, None)

    async def announce(self, table: str, version: int) -> None:
        """Tell the others."""
        self.plugin.publish(msgspec.json.encode(Notice(self.me, table, version)).decode(), CHANNEL)

    async def _listen(self) -> None:
        async with self.plugin.start_subscription([CHANNEL]) as subscriber:
            async for said in subscriber.iter_events():
                try:
                    notice = msgspec.json.decode(msgspec.json.decode(said), type=Notice)
                except msgspec.MsgspecError:
                    log.warning("something that is no notice was said on the bus")
                    continue
                if notice.sender != self.me:
                    try:
                        await self.hub.heard(notice.table, notice.version)
                    except Exception as error:  # noqa: BLE001 (the database may be away; the sweep makes up for it)
                        log.warning("a notice could not be followed", extra={"error": str(error)[:200]})
