"""The tables of this process, or of a browser's tab: loaded when needed, changed only through the store, sent to viewers.

A command is validated against the table, its event is written, then the table is replaced by the one after the event. If two
processes write at the same time, the store accepts one. The other gets a Conflict, reads what happened, and validates again.
"""

import asyncio
import hashlib
import logging
import time
from binascii import b2a_base64
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from itertools import islice
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from ..store.addresses import network_of
from ..store.interface import Conflict, NewTable, Outage, Projection, SeatRow, StorageFailed, StorageFull, TableStore
from ..table import events
from ..table.commands import expired_clock, validate_outage
from ..table.events import SYSTEM, Event
from ..table.refusal import Refused, not_found, out_of_date
from ..table.table import PendingEvent, Table
from .live_table import MOST_MISSED, LiveTable, TableVersion, versions_after
from .log_entries import log_entries
from .restrictions import Restrictions
from .snapshots import snapshot, viewer_changes
from .viewer import ENCODER, NOT_FOUND, RESTART, TOO_MANY, TOO_SLOW, Sent, Viewer
from .wire import BeatFrame, Frame, HelloFrame, PresenceFrame, SharedChangesFrame, SharedEventFrame, Snapshot, ThinkingFrame
from .workers import Runs

if TYPE_CHECKING:
    from .metrics import Metrics

MOST_TABLES = 2_000
"""Tables in memory, unless more of them are in use."""
HEARTBEAT = 20.0
"""Seconds between heartbeats, by which both sides see that a connection is alive."""
log = logging.getLogger("saqqara.tables")
LOAD, SHOW, CREATE = range(3)
"""Priorities of work apart from the event loop: tables are loaded first, and made last: that takes long."""
REQUESTS = msgspec.json.Encoder(order="deterministic")
Listener = Callable[[LiveTable], None]
SEAT_EVENTS = (events.Seated, events.Left)
"""Events that change who holds a seat."""


class Command(NamedTuple):
    """What a person, or the server itself, wants to do at a table."""

    id: str
    """The same command of the same person has one effect."""
    person: str
    validate: "partial[PendingEvent]"
    """From a table to the event that would happen; Refused if it cannot."""
    new_invite: str | None = None
    """The key of a seat that the command opens."""

    @property
    def request(self) -> str:
        """What the command asks for, as a hash: its validation and the parameters. The server's own are not compared."""
        if self.person == SYSTEM:
            return ""
        return request_hash(self.validate.func.__name__, {**self.validate.keywords, "person": ""})


class Commit(NamedTuple):
    """An event that is being written."""

    event: Event
    version: TableVersion
    """The table after it."""
    projection: Projection
    seat: SeatRow | None
    """The seat that it changes."""
    began: float
    writing: "asyncio.Future[None]"


def request_hash(kind: str, content: Any) -> str:
    """The hash of a request, by which a command that is sent again is recognised. Any: requests differ."""
    digest = hashlib.sha256(REQUESTS.encode([kind, content])).digest()
    return b2a_base64(digest[:15], newline=False).decode()


def check_same(prior: Event, person: str, request: str) -> None:
    """Refused if a command id has been used by somebody else, or for something else."""
    if prior.person != person:
        raise Refused("conflict", "error-command-taken", "this command is somebody else's; choose another id")
    if prior.request and request and prior.request != request:
        raise command_taken()


def command_taken() -> Refused:
    """A command id has been used for something else."""
    return Refused("conflict", "error-command-taken", "this command was something else before; choose another id")


class Hub:
    """All tables that are in the memory of this process."""

    def __init__(self, store: TableStore, metrics: "Metrics", apart: Runs) -> None:
        self.store = store
        self.metrics = metrics
        self.apart = apart
        """For work in Python that takes milliseconds: the event loop goes on meanwhile."""
        self.tables: OrderedDict[str, LiveTable] = OrderedDict()
        """The least recently used first."""
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.change_listeners: list[Listener] = []
        """Called when a table has changed, here or in another process."""
        self.broadcast_listeners: list[Listener] = []
        """Called when a change that was made here is sent to viewers."""
        self.outages: list[Outage] = []
        """When the server was away."""
        self.before_clocks: Callable[[], Awaitable[None]] | None = None
        """Called before a clock is read: it finds out whether the server was away until now."""
        self.restrictions = Restrictions([])
        self.most_connected: float = inf
        """How many connections one address may have at the same time."""
        self.connected: Counter[str] = Counter()
        """How many it has."""
        self.executing: set[asyncio.Task[None]] = set()
        """Commands that could not be executed at the first attempt."""

    # Finding tables
    async def find(self, table_id: str) -> LiveTable | None:
        """A table, from memory or from the store, with what other processes have announced."""
        live = await self._find(table_id)
        if live is not None:
            await self._reach(live, live.announced)
        return live

    async def _find(self, table_id: str) -> LiveTable | None:
        """A table, from memory or from the store. In memory it may be old."""
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
        stored = await self.store.find(table_id)
        if stored is None:
            return None
        live = self._keep(await self.apart.run(LOAD, "", partial(LiveTable.load, stored)))
        with suppress(Conflict, Refused):
            async with live.lock:
                await self._count_outages(live)
        return live

    async def find_current(self, table_id: str) -> LiveTable | None:
        """A table, with everything that other processes have written."""
        live = await self._find(table_id)
        if live is not None and self.store.shared:
            async with live.lock:
                await self.refresh(live)
        return live

    async def find_visible(self, table_id: str, person: str, watch: str | None = None, command: str | None = None) -> LiveTable:
        """A table that this person may see. Otherwise Refused, in the same way whether it exists or not.

        Who has left a table can still send a command again that was executed there.
        """
        live = await self.find_current(table_id)
        if live is None or not (live.visible_to(person, watch) or live.executed(command, person)):
            raise not_found()
        self._visited(live)
        return live

    async def find_for_command(self, table_id: str, person: str, command: str) -> LiveTable:
        """The same, for a command: `execute` finds out what other processes have written."""
        live = await self.find(table_id)
        if live is None or not live.visible_to(person, None):
            return await self.find_visible(table_id, person, command=command)
        self._visited(live)
        return live

    def _visited(self, live: LiveTable) -> None:
        """Somebody looks at a table: bots that have paused go on."""
        live.visited = time.time()
        if live.table.bot_to_move is not None:
            self._changed(live)

    def _keep(self, live: LiveTable) -> LiveTable:
        """Keep a table in memory. If there are too many, remove idle ones, the least recently used first."""
        live = self.tables.setdefault(live.table.id, live)  # it may have been loaded meanwhile
        too_many = max(len(self.tables) - MOST_TABLES, 0)
        idle = (each for each in self.tables.values() if each.idle and each is not live)
        for each in list(islice(idle, too_many)):
            del self.tables[each.table.id]
        self.metrics.tables.set(len(self.tables))
        return live

    # Changing tables
    async def create(self, new: NewTable, table: Table) -> LiveTable:
        """Write a new table. Idempotent: if it exists already, that one is returned.

        Refused if it was another request, or if it was deleted.
        """
        first = table.events[0]
        try:
            began = time.perf_counter()
            await self.store.create(new, first)
            self._count(first, began)
        except StorageFailed as error:
            raise self.storage_refusal(error) from None
        except Conflict:
            existing = await self.find(new.id)
            if existing is None:
                raise command_taken() from None  # that table was deleted
            check_same(existing.table.events[0], first.person, first.request)
            return existing
        live = self._keep(LiveTable(table, new.watch, [seat.invite for seat in new.seats], new.projection))
        self._changed(live)
        return live

    async def execute(self, live: LiveTable, command: Command) -> Event:
        """Validate a command and write its event. Idempotent: the same command gives the same event.

        With several processes the table in memory may be old. Whatever is written for an old version conflicts, and whatever
        is refused is validated again with what others have written.
        """
        async with live.lock:
            return await self.execute_locked(live, command)

    async def execute_locked(self, live: LiveTable, command: Command) -> Event:
        """The same, for a caller who holds the table's lock."""
        current = not self.store.shared
        while True:
            prior = live.commands.get(command.id)
            if prior is not None:
                check_same(prior, command.person, command.request)
                return prior
            version = live.table.version
            try:
                if live.table.clock is not None:
                    await self._flag(live)
                return await self._commit(live, command, command.validate(live.table))
            except Refused as refused:
                if current or refused.kind in ("unavailable", "no_room"):
                    raise
                await self.refresh(live)
                current = True
            except Conflict:  # another process was first
                await self.refresh(live)
                current = True
                if live.table.version == version:
                    raise out_of_date(version) from None

    async def flag(self, live: LiveTable) -> None:
        """If a clock has run out, write that event."""
        async with live.lock:
            with suppress(Conflict):
                await self._flag(live)

    async def flag_all(self) -> None:
        """The same for all tables in memory, one after the other. Refused if an event cannot be written."""
        for live in [each for each in self.tables.values() if each.table.clock is not None]:
            await self.flag(live)

    async def _count_outages(self, live: LiveTable) -> None:
        """While the server was away no clock ran: write an event for each time that is not counted yet."""
        for since, until in self.outages:
            clock = live.table.clock
            if clock is None or clock.running is None or clock.since >= until:
                continue
            validate = partial(validate_outage, since=since, until=until)
            try:
                pending = validate(live.table)
            except Refused:  # it is counted already
                continue
            await self._commit(live, Command(f"pause:{since!r}", SYSTEM, validate), pending)
            self.broadcast(live)

    async def _flag(self, live: LiveTable) -> None:
        if self.before_clocks is not None:
            await self.before_clocks()
        await self._count_outages(live)
        expired = expired_clock(live.table, time.time())
        if expired is not None:
            flag = Command(f"flag:{live.table.version + 1}", SYSTEM, partial(lambda _table: expired))
            await self._commit(live, flag, expired)
            self.broadcast(live)

    async def _commit(self, live: LiveTable, command: Command, pending: PendingEvent) -> Event:
        """Write an event, then replace the table by the one after it."""
        commit = self.begin(live, command, pending)
        try:
            await commit.writing
        except StorageFailed as error:
            raise self.storage_refusal(error) from None
        self.complete(live, commit)
        return commit.event

    def begin(self, live: LiveTable, command: Command, pending: PendingEvent) -> Commit:
        """Begin to write an event. The table's lock must be held until it is written, and `complete` called then."""
        began = time.perf_counter()
        event = Event(live.table.version + 1, time.time(), command.person, command.id, pending.data, command.request)
        version = live.next_version(event, pending)
        after = version.table
        projection = project(after)
        changed = None if projection == live.projection else projection
        seat = changed_seat(live, after, event, command.new_invite)
        return Commit(event, version, projection, seat, began, self.store.append(after.id, event, changed, seat))

    def complete(self, live: LiveTable, commit: Commit) -> None:
        """An event is on disk: replace the table by the one after it."""
        self._count(commit.event, commit.began)
        live.projection = commit.projection
        if commit.seat is not None:
            live.invites[commit.seat.seat] = commit.seat.invite
        live.advance(commit.version)
        self._changed(live)

    def _count(self, event: Event, began: float) -> None:
        """Count an event that is on disk."""
        self.metrics.commit_time.observe(time.perf_counter() - began)
        self.metrics.events[event.kind].inc()

    def storage_refusal(self, error: StorageFailed) -> Refused:
        """What a person is told of an event that could not be written."""
        self.metrics.failed.inc()
        log.error("not written", extra={"error": str(error)[:300]})
        if isinstance(error, StorageFull):
            return Refused("no_room", "error-storage-full", "there is no more room: nothing was saved")
        text = "the move could not be saved and was not made; try again in a moment"
        return Refused("unavailable", "error-storage", text)

    async def pause(self, live: LiveTable) -> None:
        """Write that no bot must decide at a table for now."""
        async with live.lock:
            paused = live.projection._replace(waits=False)
            with suppress(StorageFailed):
                await self.store.update(live.table.id, paused)
                live.projection = paused

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes have written, and send it to viewers. The table's lock must be held."""
        new = await self.store.events(live.table.id, live.table.version)
        if any(isinstance(event.data, SEAT_EVENTS) for event in new):
            live.invites = await self.store.invites(live.table.id)
        live.advance_by(new)
        if new:
            live.projection = project(live.table)
            self.send_updates(live)
            self._changed(live)

    async def refresh_to(self, table_id: str, version: int) -> None:
        """Another process has written this version of a table. An idle table is read when somebody asks for it."""
        live = self.tables.get(table_id)
        if live is not None:
            live.announced = max(live.announced, version)
            if not live.idle:
                await self._reach(live, version)

    async def _reach(self, live: LiveTable, version: int) -> None:
        """Read what other processes have written, unless this version is known already."""
        if live.table.version < version:
            async with live.lock:
                if live.table.version < version:
                    await self.refresh(live)

    def _changed(self, live: LiveTable) -> None:
        for listener in self.change_listeners:
            listener(live)

    # Sending to viewers
    def broadcast(self, live: LiveTable) -> None:
        """Send a change to all viewers, here and in other processes."""
        self.send_updates(live)
        for listener in self.broadcast_listeners:
            listener(live)

    def send_updates(self, live: LiveTable) -> None:
        """Send the viewers of this process what they have not seen yet."""
        now = live.table.version
        for viewer in list(live.viewers):
            if viewer.sent != now:
                self.send_update(live, viewer)

    def send_update(self, live: LiveTable, viewer: Viewer, *answer: Frame) -> None:
        """Send a viewer the answer to a command, if there is one, and what they have not seen yet: all in one write."""
        if viewer not in live.viewers:  # they look at another table by now
            viewer.send(*answer)
        elif live.visible_to(viewer.person, viewer.watch):
            viewer.send(*answer, *self._unseen(live, viewer))
        else:
            viewer.send(*answer)
            viewer.close(NOT_FOUND)  # they have left

    def _unseen(self, live: LiveTable, viewer: Viewer) -> list[Sent]:
        """What a viewer has not seen yet: the events, or the whole table. From now on it counts as sent."""
        seen, now = viewer.sent, live.table.version
        if seen == now:
            return []
        missed = None
        if seen is not None and 0 < now - seen <= MOST_MISSED:
            missed = live.kept_after(seen) or versions_after(live.table, seen, viewer.person)
        frames: list[Sent] = [event_frame(live, viewer, version) for version in missed or ()]
        viewer.sent = now
        return frames or [HelloFrame(whole_table(live, viewer), log_entries(live.table))]

    async def connect(self, live: LiveTable, viewer: Viewer) -> None:
        """A viewer connects. Too many from one address are closed at once: each costs time with every event."""
        self.metrics.connections.inc()
        self.connected[network := network_of(viewer.address)] += 1
        if self.connected[network] > self.most_connected:
            viewer.close(TOO_MANY)
            return
        await self._catch_up(live, viewer)
        if self.restrictions.bans(viewer.person, viewer.address):  # since the connection was asked for
            viewer.close(NOT_FOUND)
        elif self.tables.get(live.table.id) is not live:  # the owner has changed the table since then: it must be read anew
            viewer.close(RESTART)
        else:
            self._begin_to_show(live, viewer)
            with suppress(StorageFailed):  # what was announced while the table was idle
                await self._reach(live, live.announced)

    def _begin_to_show(self, live: LiveTable, viewer: Viewer) -> None:
        """From now on the viewer is sent what happens."""
        live.viewers.add(viewer)
        self._visited(live)
        self.send_update(live, viewer)
        self.send_presence(live)

    async def _catch_up(self, live: LiveTable, viewer: Viewer) -> None:
        """Send a viewer who comes back what they have missed, if moves must be played again for that: it takes a while."""
        seen, table = viewer.sent, live.table
        if seen is None or not 0 < table.version - seen <= MOST_MISSED:
            return
        kept = live.kept_after(seen)
        if kept is None:
            make = partial(versions_after, table, seen, viewer.person)
            for version in await self.apart.run(SHOW, viewer.person, make):
                viewer.send(event_frame(live, viewer, version))
                await asyncio.sleep(0)
            viewer.sent = table.version
        elif all(version.knows_steps for version in kept):
            return
        else:
            for version in kept:
                await self.apart.run(SHOW, viewer.person, version.make_steps)
        await self._catch_up(live, viewer)  # more may have happened meanwhile

    def disconnect(self, live: LiveTable, viewer: Viewer) -> None:
        """A viewer disconnects."""
        live.viewers.discard(viewer)
        if viewer.closed == TOO_SLOW:
            self.metrics.slow.inc()
        live.visited = time.time()
        self.metrics.connections.dec()
        self.connected[network := network_of(viewer.address)] -= 1
        if not self.connected[network]:
            del self.connected[network]
        self.send_presence(live)

    def send_presence(self, live: LiveTable) -> None:
        """Send who is connected."""
        people = live.table.people
        watching = sum(viewer.person not in people for viewer in live.viewers)
        present = [here or seat.played_by_bot for here, seat in zip(live.present(), live.table.seats, strict=True)]
        for viewer in live.viewers:
            viewer.send(PresenceFrame(present, watching))

    def send_thinking(self, live: LiveTable, seat: int | None, busy: bool = False) -> None:
        """Send that a bot thinks for a seat, or waits because the server is busy; None: no bot does."""
        live.thinking = seat
        for viewer in live.viewers:
            viewer.send(ThinkingFrame(seat, busy))

    async def send_heartbeats(self) -> None:
        """Send a heartbeat to every viewer, again and again. One task for all costs less than one for each connection."""
        frame = ENCODER.encode(BeatFrame())
        while True:
            await asyncio.sleep(HEARTBEAT)
            for live in list(self.tables.values()):
                for viewer in live.viewers:
                    viewer.send_bytes(frame)
                await asyncio.sleep(0)

    def restrict(self, restrictions: Restrictions) -> None:
        """From now on these restrictions hold. Those who are banned now are disconnected."""
        self.restrictions = restrictions
        if restrictions.banned or restrictions.networks:
            for live in self.tables.values():
                for viewer in list(live.viewers):
                    if restrictions.bans(viewer.person, viewer.address):
                        viewer.close(NOT_FOUND)

    def close_viewers(self) -> None:
        """Close all connections with a code that asks clients to come back."""
        for live in self.tables.values():
            for viewer in list(live.viewers):
                viewer.close(RESTART)


def event_frame(live: LiveTable, viewer: Viewer, version: TableVersion) -> SharedEventFrame | SharedChangesFrame:
    """The last event of a version, and the table after it as the viewer sees it: all of it, or what is different now."""
    if not viewer.follows or version.changes is None:
        return SharedEventFrame(version.encoded_entry, whole_table(live, viewer, version), version.encoded_steps)
    changes = viewer_changes(live, viewer.person, version, viewer.seats)
    viewer.seats = changes.seats or viewer.seats
    return SharedChangesFrame(version.encoded_entry, changes, version.changes.steps, version.changes.view)


def whole_table(live: LiveTable, viewer: Viewer, version: TableVersion | None = None) -> Snapshot:
    """The table as a viewer sees it. From now on they may be sent what changes."""
    table = snapshot(live, viewer.person, version)
    viewer.follows, viewer.seats = viewer.changes, table.seats
    return table


def project(table: Table) -> Projection:
    """What the database's row of a table says of it."""
    return Projection(table.status, table.bot_to_move is not None, table.deadline())


def changed_seat(live: LiveTable, after: Table, event: Event, new_invite: str | None) -> SeatRow | None:
    """The row of a seat whose person has changed. A key that was used stays in the row of its seat."""
    if not isinstance(event.data, SEAT_EVENTS):
        return None
    number = event.data.seat
    seat = after.seats[number]
    return SeatRow(number, seat.person, new_invite if seat.kind == "open" else live.invites[number])
