"""What only a server does beside its tables: signs of life, the owner's changes, the nightly clean-up."""

import asyncio
import logging
import time
from contextlib import suppress
from datetime import datetime

from ..store.house import House
from ..store.interface import Conflict, Outage, StorageFailed
from ..store.signs_of_life import LONGEST_GAP
from ..store.store import DAMAGED, Store
from ..table.refusal import Refused
from .hub import Hub
from .restrictions import Restrictions
from .viewer import RESTART

CLEAN_UP = 4
"""The hour of the nightly clean-up, in local time."""
SIGN_OF_LIFE = 4.0
"""Seconds between signs of life in the database."""
log = logging.getLogger("saqqara.tables")


class Upkeep:
    """Tasks of a server that run again and again."""

    def __init__(self, hub: Hub, store: Store) -> None:
        self.hub = hub
        self.store = store
        self.house = House(store)
        self.last_notice: int | None = None
        """The last notice of the owner's changes that was read."""
        self.noted = 0.0
        """When it was noted last that this server is alive."""
        self.noting: asyncio.Task[None] | None = None
        """The note that is being made. Whoever asks meanwhile waits for the same one."""
        self.counted: list[Outage] = []
        """The outages that the clocks of all tables in memory have counted."""
        hub.before_clocks = self.notice_outage

    async def start(self) -> None:
        """Find out how long no server was running, and what the owner has changed."""
        await self.note_alive(starting=True)
        await self.read_notices()

    async def note_alive(self, starting: bool = False) -> None:
        """Note that this server is alive, and read when none was. Those who ask at the same time share one note."""
        if self.noting is None or self.noting.done():
            self.noting = asyncio.create_task(self._note_alive(starting))
            self.noting.add_done_callback(lambda task: task.cancelled() or task.exception())  # its callers may be gone
        await asyncio.shield(self.noting)

    async def _note_alive(self, starting: bool) -> None:
        began = time.time()
        self.hub.outages = await self.store.report_alive(time.time, starting)
        self.noted = began

    async def notice_outage(self) -> None:
        """If this server, or its database, may have been away until now, note that before a clock is read.

        `keep_alive` would do so a moment later: after what was waiting for this server.
        """
        while time.time() - self.noted > LONGEST_GAP:
            await self.note_alive()

    async def count_outages(self) -> None:
        """If the server was away, those who look at a clock see soon that it did not run."""
        outages = self.hub.outages
        if outages != self.counted:
            await self.hub.flag_all()
            self.counted = outages

    async def keep_alive(self) -> None:
        """Note again and again that this server is alive, so that a later one knows how long it was away."""
        while True:
            await asyncio.sleep(SIGN_OF_LIFE)
            with suppress(StorageFailed, Refused):
                await self.note_alive()
                await self.read_notices()
                await self.count_outages()

    async def read_notices(self) -> None:
        """Read what the owner has changed: restrictions, and tables that must be read anew."""
        self.hub.restrict(Restrictions(await self.house.restrictions()))
        for number, table in await self.store.notices(self.last_notice):
            live = None if self.last_notice is None else self.hub.tables.pop(table, None)
            for viewer in list(live.viewers) if live is not None else ():
                viewer.close(RESTART)
            self.last_notice = number
        self.last_notice = self.last_notice or 0

    async def look_for_damage(self) -> None:
        """Look through the whole file, which a start does not wait for."""
        await self.store.look_for_damage()
        if self.store.damaged:
            log.error(DAMAGED)

    async def clean_up(self, abandoned: float, kept: float) -> None:
        """Every night: end games that nobody plays any more, and delete old tables."""
        while True:
            await asyncio.sleep(seconds_until(CLEAN_UP))
            try:
                ended, deleted = await self.house.clean(time.time(), abandoned, kept)
                log.info("cleaned up", extra={"ended": ended, "deleted": deleted})
            except (StorageFailed, Conflict) as error:
                log.warning("not cleaned up", extra={"error": str(error)[:200]})


def seconds_until(hour: int) -> float:
    """How long until this hour of the day, in local time."""
    now = datetime.now().astimezone()
    passed = (now.hour - hour) * 3600 + now.minute * 60 + now.second
    return float(-passed % 86_400 or 86_400)
