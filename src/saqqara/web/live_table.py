"""A table in memory, with its viewers."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from ..games.description import GameDescription
from ..games.registry import describe
from ..games.story import Step
from ..store.interface import Projection, StoredTable
from ..table.commands import replayed
from ..table.events import SYSTEM, Event, Moved
from ..table.table import PendingEvent, Table, next_table
from .changes import changes_of_move
from .encoding import EncodedView, encode
from .log_entries import log_entry
from .viewer import Viewer
from .wire import SeatInfo, Snapshot

KEPT_VERSIONS = 1
"""Versions that are kept ready: the last one, for viewers who have missed one event. What is kept costs time with every event,
since other tables displace it from the processor's caches."""
MOST_MISSED = 20
"""A viewer who has missed more events is sent the whole table."""


class ShownSeats(NamedTuple):
    """The seats as somebody sees them, and what they were made from."""

    present: list[bool]
    invites: list[str | None] | None
    infos: list[SeatInfo]


class EncodedChanges(NamedTuple):
    """What a move has changed in everybody's view, as JSON."""

    steps: msgspec.Raw
    view: msgspec.Raw


class TableVersion:
    """A version of a table. Its views are encoded once for all viewers."""

    __slots__ = (
        "_comparable", "_earlier", "_entry", "_game", "_played", "_previous", "_private", "_public", "_steps", "_words",
        "all_alike", "changes", "common", "event", "seats", "table",
    )  # fmt: skip

    def __init__(self, table: Table, previous: "TableVersion | None" = None, pending: PendingEvent | None = None) -> None:
        self.table = table
        assert table.events.last is not None
        self.event = table.events.last
        """What happened last."""
        self._previous = None if previous is None else previous.table
        self._played = None if pending is None else pending.played
        """The last event, if it was a move that was played just now."""
        self._words = None if pending is None else pending.words
        """What happened, in sentences."""
        self.common: Snapshot | None = None
        """What is the same in the snapshots of all viewers but for its version, once somebody has seen it."""
        self.seats: dict[str, ShownSeats] = {}
        """The seats as each person who sits there sees them; as onlookers do, for nobody."""
        self._game: GameDescription = describe(table.game_name) if previous is None else previous._game  # noqa: SLF001 (of its own class)
        self.all_alike = table.status != "waiting" and all_see_the_same(self._game, table)
        """Does nobody see more than an onlooker?"""
        self.changes: EncodedChanges | None = None
        """What is different in everybody's view since the version before, if it is known and only a move has happened."""
        self._comparable = False
        """Does everybody see what an onlooker sees, here and in the version before, with only a move between them?"""
        self._earlier: EncodedView | None = None
        if previous is not None and self._goes_on():
            self._earlier, self.seats = previous._public, previous.seats  # noqa: SLF001 (of its own class)
            self.common = previous.common
            self._comparable = previous.all_alike and self.all_alike
        self._public: EncodedView | None = None
        """An onlooker's view."""
        if previous is not None and previous._public is not None and previous._public.view is table.view:  # noqa: SLF001
            self._public = previous._public  # noqa: SLF001 (the event did not concern the game)
        self._private: dict[int, msgspec.Raw] = {}
        """The views of seats that see more."""
        self._entry: msgspec.Raw | None = None
        self._steps: msgspec.Raw | None = None

    def _goes_on(self) -> bool:
        """Was the last event a move, and does the game go on? Then nothing else has changed for all viewers."""
        return self.table.status == "running" and isinstance(self.event.data, Moved)

    def prepare(self, viewers: Iterable[Viewer]) -> None:
        """Encode what viewers will be sent, as soon as it is made.

        While an event is written other tables have their turn, and the processor would have to fetch all parts of a view again.
        """
        follow = [viewer.follows for viewer in viewers]
        if any(follow):
            self.changes = self._encode_changes()
        if self.changes is None or not all(follow):
            if self.table.status != "waiting":
                self._encode_public()
            _ = self.encoded_steps
        _ = self.encoded_entry
        self._previous = self._played = None

    def _encode_changes(self) -> "EncodedChanges | None":
        """What is different in the view since the version before, if somebody who has that version needs no more."""
        if not self._comparable or self._played is None or self._previous is None:
            return None
        steps, rest = changes_of_move(self._previous.view, self._played)
        return EncodedChanges(encoded(steps), encoded(rest))

    @property
    def encoded_entry(self) -> msgspec.Raw:
        """The last event, as an entry of the log."""
        if self._entry is None:
            self._entry = encoded(log_entry(self.event, len(self.table.played), self._words))
            self._words = None
        return self._entry

    @property
    def encoded_steps(self) -> msgspec.Raw:
        """What the last event did, one thing after another, if it was a move that did several things."""
        if self._steps is None:
            self._steps = encoded(self._make_steps())
        return self._steps

    def _make_steps(self) -> list[Step]:
        if self._played is not None:
            return self._played.steps
        if not isinstance(self.event.data, Moved):
            return []
        history = self.table.history
        return history.state_at(len(history.played) - 1).steps(history.state)

    @property
    def knows_steps(self) -> bool:
        """Can the steps be told at once? Where all viewers follow they are not kept: all moves must be played again."""
        return self._steps is not None or self._played is not None or not isinstance(self.event.data, Moved)

    def make_steps(self) -> None:
        """Play all moves again, so that the steps of the last one can be told."""
        _ = self.encoded_steps

    def encoded_view(self, seat: int | None) -> msgspec.Raw | None:
        """The view of a seat, or an onlooker's. Where a seat sees no more than an onlooker, it gets the onlooker's view."""
        table = self.table
        if table.status == "waiting":
            return None
        if seat is None or not self._game.has_private_view(table.view, seat):
            return self._encode_public()
        if seat not in self._private:
            self._private[seat] = encoded(table.state.view(seat))
        return self._private[seat]

    def _encode_public(self) -> msgspec.Raw:
        """The onlooker's view."""
        if self._public is None:
            self._public, self._earlier = EncodedView(self.table.view, self._earlier), None
        return self._public.text


def all_see_the_same(game: GameDescription, table: Table) -> bool:
    """Does no seat see more of a table than an onlooker?"""
    view = table.view
    for seat in range(len(table.seats)):  # a generator would take twice as long, at every move  # noqa: SIM110
        if game.has_private_view(view, seat):
            return False
    return True


def encoded(content: Any) -> msgspec.Raw:
    """Content as JSON. Any: views, entries and steps."""
    return msgspec.Raw(encode(content))


class TableLock(asyncio.Lock):
    """A lock that can also be acquired without waiting."""

    def take(self) -> bool:
        """Acquire it, if nobody holds it or waits for it."""
        if self.locked():
            return False
        acquiring = self.acquire()
        try:
            acquiring.send(None)
        except StopIteration:
            return True
        acquiring.close()
        return False


class LiveTable:
    """A table in memory, and the connections of those who look at it."""

    def __init__(self, table: Table, watch: str, invites: list[str | None], projection: Projection) -> None:
        self.table = table
        """The table at its current version."""
        self.current = TableVersion(table)
        self.versions: OrderedDict[int, TableVersion] = OrderedDict({table.version: self.current})
        """The last versions."""
        self.watch = watch
        self.invites = invites
        self.projection = projection
        """What the database's row of the table says."""
        self.commands = {event.command: event for event in table.events}
        self.viewers: set[Viewer] = set()
        self.lock = TableLock()
        """Held while an event is validated and written."""
        self.thinking: int | None = None
        """The seat for which a bot thinks."""
        self.visited = 0.0
        """When somebody looked at it last."""
        self.announced = table.version
        """The newest version that other processes have announced. An idle table is not read before somebody asks for it."""

    @classmethod
    def load(cls, stored: StoredTable) -> "LiveTable":
        """A table from the database."""
        table = Table.of(stored.id, stored.secret, stored.events)
        return cls(table, stored.watch, stored.invites, stored.projection)

    def next_version(self, event: Event, pending: PendingEvent) -> TableVersion:
        """The version after an event. If there are viewers, what they will be sent is encoded already."""
        version = TableVersion(next_table(self.table, event, pending), self.current, pending)
        if self.viewers:
            version.prepare(self.viewers)
        return version

    def advance(self, version: TableVersion, kept: int = KEPT_VERSIONS) -> None:
        """Go on to the next version. The last ones are kept."""
        self.commands[version.event.command] = version.event
        self.current = self.versions[version.table.version] = version
        self.table = version.table
        while len(self.versions) > kept:
            self.versions.popitem(last=False)

    def advance_by(self, events: list[Event]) -> None:
        """Go on by events that another process has written. All their versions are kept: viewers have seen none of them."""
        kept = max(KEPT_VERSIONS, min(len(events), MOST_MISSED))
        for event in events:
            if event.sequence == self.table.version + 1:
                # Without viewers nobody sees what the event does one after another.
                pending = replayed(self.table, event.data) if self.viewers else PendingEvent(event.data)
                self.advance(self.next_version(event, pending), kept)

    def present(self) -> list[bool]:
        """For each seat: is its person connected?"""
        connected = {viewer.person for viewer in self.viewers if viewer.reads}
        return [seat.kind == "human" and seat.person in connected for seat in self.table.seats]

    def visible_to(self, person: str, watch: str | None) -> bool:
        """May a person look at this table?"""
        mine = self.table.seats_of(person) or self.table.seats_kept_for(person)
        return self.table.public or bool(mine) or (watch is not None and watch == self.watch)

    def executed(self, command: str | None, person: str) -> Event | None:
        """The event of a command that this person has sent before; None if they have not."""
        prior = None if command is None else self.commands.get(command)
        return prior if prior is not None and prior.person == person else None

    @property
    def idle(self) -> bool:
        """Can it be removed from memory? Not while somebody looks at it, an event is written, or a bot must decide soon."""
        return not self.viewers and not self.lock.locked() and (self.table.bot_to_move is None or not self.projection.waits)

    def last_attended(self) -> float:
        """When a person looked at it or did something last; now, while somebody looks."""
        if self.viewers:
            return time.time()
        acted = next((event.at for event in reversed(self.table.events) if event.person != SYSTEM), 0.0)
        return max(self.visited, acted)

    def kept_after(self, version: int) -> list[TableVersion] | None:
        """The versions after this one, if all of them are kept."""
        if version == self.table.version - 1:
            return [self.current]
        missed = range(version + 1, self.table.version + 1)
        return [self.versions[each] for each in missed] if all(each in self.versions for each in missed) else None


def versions_after(table: Table, version: int, person: str) -> list[TableVersion]:
    """The versions after this one, made from the events, with their steps and the views of a person. It takes milliseconds."""
    now = TableVersion(Table.of(table.id, table.secret, table.events[:version]))
    versions = []
    for event in table.events[version:]:
        pending = replayed(now.table, event.data)
        now = TableVersion(next_table(now.table, event, pending), now, pending)
        now.encoded_view(now.table.view_seat(person))
        _ = now.encoded_steps
        versions.append(now)
    return versions
