"""The tables of this process: loaded when somebody needs them, changed only through the store, shown to whoever looks.

A command is weighed against the table, its event committed, then the table replaced by the one after it. Between two
processes the store decides: who comes second finds the place taken, reads what happened, and is refused as out of date.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

from ..store.store import Conflict, Found, NewTable, Projection, SeatRow, StorageFailed, Store
from ..table.events import SYSTEM, Event, Refused, old_version
from ..table.table import Table, Verdict
from .metrics import Metrics
from .pictures import Picture, Surroundings, log_of, packed, snapshot
from .viewer import ENCODER, RESTART, TOO_SLOW, Viewer
from .wire import BeatFrame, EventFrame, HelloFrame, LogEntry, PresenceFrame, Snapshot, ThinkingFrame

MOST_TABLES = 2_000
"""Tables kept in memory although nobody looks."""
RECENT = 2
"""Versions kept ready for those who are a little behind."""
MOST_MISSED = 20
"""Who has missed more is sent everything."""
BEAT = 20.0
"""A word to everybody at least so often, so that both sides know the line is alive."""
log = logging.getLogger("saqqara.tables")
Weigh = Callable[[Table], Verdict]
T = TypeVar("T")


class LiveTable:
    """A table in memory, and who looks at it."""

    def __init__(self, found: Found) -> None:
        self.picture = Picture(Table.of(found.id, found.seed, map(packed, found.events)))
        self.recent: OrderedDict[int, Picture] = OrderedDict({self.table.version: self.picture})
        self.watch = found.watch
        self.invites = found.invites
        self.projection = found.projection
        self.commands = {event.command: event for event in found.events}
        self.viewers: set[Viewer] = set()
        self.lock = asyncio.Lock()
        self.thinking: int | None = None
        """The seat for which a bot thinks."""

    @property
    def table(self) -> Table:
        """As it is now."""
        return self.picture.table

    def advance(self, table: Table) -> None:
        """The table has gone on by one event."""
        event = table.events[-1]
        self.commands[event.command] = event
        self.picture = self.recent[table.version] = Picture(table)
        while len(self.recent) > RECENT:
            self.recent.popitem(last=False)

    def present(self) -> list[bool]:
        """Which seats have their person at a screen."""
        here = {viewer.person for viewer in self.viewers}
        return [seat.kind == "human" and seat.person in here for seat in self.table.seats]

    def may_look(self, person: str, watch: str | None) -> bool:
        """Does a person know of this table?"""
        return self.table.public or bool(self.table.seats_of(person)) or (watch is not None and watch == self.watch)

    def snapshot(self, person: str, picture: Picture | None = None) -> Snapshot:
        """The table, now or at an earlier version, as a person sees it."""
        around = Surroundings(self.present(), self.invites, self.watch, self.thinking is not None, time.time())
        return snapshot(picture or self.picture, person, around)

    def pictures_after(self, version: int) -> list[Picture] | None:
        """The versions after this one; None if they are too many."""
        missed = range(version + 1, self.table.version + 1)
        if len(missed) > MOST_MISSED:
            return None
        if all(each in self.recent for each in missed):
            return [self.recent[each] for each in missed]
        table = Table.of(self.table.id, self.table.seed, self.table.events[:version])
        pictures = []
        for event in self.table.events[version:]:
            table = table.fork()
            table.apply(event)
            pictures.append(Picture(table))
        return pictures

    def missed(self, version: int) -> list[LogEntry]:
        """The lines of the log after a version."""
        return log_of(self.table)[version:]


class Hub:
    """All tables that this process has to do with."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.announce: Callable[[str, int], Awaitable[None]] | None = None
        """Tells other processes that a table has gone on."""
        self.changed: Callable[[LiveTable], None] = lambda _live: None
        """Looks after bots."""

    # Finding tables
    async def find(self, table_id: str) -> LiveTable | None:
        """A table, from memory or from disk."""
        live = self.tables.get(table_id)
        if live is not None:
            self.tables.move_to_end(table_id)
            return live
        task = self.loading.get(table_id)
        if task is None:
            task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> LiveTable | None:
        found = await read(self.store.find(table_id))
        if found is None:
            return None
        live = self.tables[table_id] = LiveTable(found)
        self._make_room()
        return live

    async def current(self, table_id: str) -> LiveTable | None:
        """A table, with what other processes have just done to it."""
        live = await self.find(table_id)
        if live is not None and self.store.shared:
            async with live.lock:
                await self.refresh(live)
        return live

    def _make_room(self) -> None:
        """Forget the table that was not needed for the longest time."""
        self.metrics.tables.set(len(self.tables))
        if len(self.tables) <= MOST_TABLES:
            return
        for table_id, live in self.tables.items():
            if not live.viewers and not live.lock.locked() and live.thinking is None:
                del self.tables[table_id]
                return

    async def seen(self, table_id: str, person: str, watch: str | None) -> LiveTable:
        """A table that this person knows of; otherwise Refused, whether it exists or not."""
        live = await self.current(table_id)
        if live is None or not live.may_look(person, watch):
            raise Refused(404, "error-not-found", "there is no such table, or it is not yours to see")
        return live

    # Changing them
    async def create(self, new: NewTable, first: Event) -> LiveTable:
        """A new table; the same one again if it is there already."""
        with suppress(Conflict):
            await self._write(self.store.create(new, first), first)
        live = await self.find(new.id)
        assert live is not None
        self.changed(live)
        return live

    async def command(
        self, live: LiveTable, person: str, command: str, weigh: Weigh, invite: str | None = None
    ) -> tuple[LiveTable, Event]:
        """Weigh a command and, if it can be, commit it. The same command again gives the same event.

        If another process was first, it is weighed once more against what happened there.
        """
        async with live.lock:
            while True:
                version = live.table.version
                try:
                    return live, await self._carry_out(live, person, command, weigh, invite)
                except Conflict:
                    await self.refresh(live)
                    if live.table.version == version:
                        raise old_version(version) from None

    async def _carry_out(self, live: LiveTable, person: str, command: str, weigh: Weigh, invite: str | None) -> Event:
        prior = live.commands.get(command)
        if prior is not None:
            if prior.person != person:
                raise Refused(409, "error-command-taken", "this command is somebody else's; choose another id")
            return prior
        flag = live.table.decide_flag(time.time())
        if flag is not None:
            await self._commit(live, SYSTEM, f"flag:{live.table.version + 1}", flag, None)
            await self.broadcast(live)
        return await self._commit(live, person, command, weigh(live.table), invite)

    async def _commit(self, live: LiveTable, person: str, command: str, verdict: Verdict, invite: str | None) -> Event:
        before = live.table
        event = Event(before.version + 1, verdict.kind, time.time(), person, command, verdict.data)  # type: ignore[arg-type]
        after = before.fork()
        after.apply(event, verdict)
        projection = project(after)
        seat = self._seat_row(live, after, event, invite)
        await self._write(
            self.store.append(after.id, event, None if projection == live.projection else projection, seat), event
        )
        live.projection = projection
        if seat is not None:
            live.invites[seat.seat] = seat.invite
        live.advance(after)
        self.changed(live)
        return event

    def _seat_row(self, live: LiveTable, after: Table, event: Event, invite: str | None) -> SeatRow | None:
        """What must be written down about a seat that has changed hands. A link stays that of whoever has taken it up."""
        if event.kind not in ("seated", "left"):
            return None
        number = event.data["seat"]
        seat = after.seats[number]
        return SeatRow(number, seat.person, invite if seat.kind == "open" else live.invites[number])

    async def _write(self, writing: Awaitable[None], event: Event) -> None:
        """Wait for the disk."""
        began = time.perf_counter()
        try:
            await writing
        except StorageFailed as error:
            self.metrics.failed.inc()
            log.error("not written", extra={"error": str(error)[:300]})
            raise Refused(503, "error-storage", "the move could not be saved and was not made; try again in a moment") from None
        self.metrics.commit_time.observe(time.perf_counter() - began)
        self.metrics.events.labels(event.kind).inc()

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes have written, and show it."""
        new = await read(self.store.events(live.table.id, live.table.version))
        found = await read(self.store.find(live.table.id)) if new else None
        for event in new:
            if event.sequence == live.table.version + 1:
                table = live.table.fork()
                table.apply(packed(event))
                live.advance(table)
        if found is not None:
            live.invites, live.projection = found.invites, found.projection
            self.show(live)
            self.changed(live)

    async def heard(self, table_id: str, version: int) -> None:
        """Another process says that a table has gone on."""
        live = self.tables.get(table_id)
        if live is None or live.table.version >= version:
            return
        async with live.lock:
            await self.refresh(live)

    # Showing them
    async def broadcast(self, live: LiveTable) -> None:
        """Show a table to everybody who looks at it, here and elsewhere."""
        self.show(live)
        if self.announce is not None:
            await self.announce(live.table.id, live.table.version)

    def show(self, live: LiveTable) -> None:
        """Send everybody here what they have not seen yet."""
        for viewer in list(live.viewers):
            self.catch_up(live, viewer)

    def catch_up(self, live: LiveTable, viewer: Viewer) -> None:
        """Send one viewer what they have not seen yet: the events, or everything."""
        if viewer.sent == live.table.version:
            return
        known = viewer.sent is not None and 0 < viewer.sent < live.table.version
        missed = live.pictures_after(viewer.sent) if known and viewer.sent is not None else None
        if missed is None:
            viewer.send(HelloFrame(live.snapshot(viewer.person), log_of(live.table)))
        else:
            for picture in missed:
                viewer.send(EventFrame(picture.entry, live.snapshot(viewer.person, picture)))
        viewer.sent = live.table.version
        if viewer.closed == TOO_SLOW:
            self.metrics.slow.inc()

    def arrive(self, live: LiveTable, viewer: Viewer) -> None:
        """Somebody begins to look."""
        live.viewers.add(viewer)
        self.metrics.connections.inc()
        self.catch_up(live, viewer)
        self.tell_presence(live)

    def depart(self, live: LiveTable, viewer: Viewer) -> None:
        """Somebody looks no more."""
        live.viewers.discard(viewer)
        self.metrics.connections.dec()
        self.tell_presence(live)

    def tell_presence(self, live: LiveTable) -> None:
        """Who is there."""
        people = live.table.people
        watching = sum(viewer.person not in people for viewer in live.viewers)
        present = [here or seat.played_by_bot for here, seat in zip(live.present(), live.table.seats, strict=True)]
        for viewer in live.viewers:
            viewer.send(PresenceFrame(present, watching))

    def tell_thinking(self, live: LiveTable, seat: int | None) -> None:
        """A bot thinks, or has stopped."""
        live.thinking = seat
        for viewer in live.viewers:
            viewer.send(ThinkingFrame(seat))

    async def beat(self) -> None:
        """Keep every line alive; one for all, since a clock for each line would cost more than what goes over it."""
        frame = ENCODER.encode(BeatFrame())
        while True:
            await asyncio.sleep(BEAT)
            for live in list(self.tables.values()):
                for viewer in live.viewers:
                    viewer.send_bytes(frame)
                await asyncio.sleep(0)

    async def close(self) -> None:
        """Send everybody away: they will come back."""
        for live in self.tables.values():
            for viewer in list(live.viewers):
                viewer.close(RESTART)


async def read(reading: Awaitable[T]) -> T:
    """Wait for the database; Refused (503) if it is away."""
    try:
        return await reading
    except StorageFailed:
        raise Refused(503, "error-storage", "the tables cannot be reached; try again in a moment") from None


def project(table: Table) -> Projection:
    """What the row of a table says of it."""
    deadline = table.clock.deadline() if table.clock is not None and table.status == "running" else None
    return Projection(table.status, table.bot_to_move is not None, deadline)


def problem_with(live: LiveTable, person: str, refused: Refused, version: int | None) -> dict[str, Any]:
    """What somebody who is out of date has missed."""
    if refused.error != "error-old-version" or version is None:
        return {}
    return {"events": live.missed(version)[-MOST_MISSED:], "table": live.snapshot(person)}
