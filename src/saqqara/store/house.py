"""Keeping house: what the owner of a server does with its tables, beside the running server.

The server has tables in memory. So every change leaves a notice, and the server reads that table anew within seconds.
"""

import asyncio
import hashlib
import re
import secrets
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace
from sqlalchemy import ColumnElement, Executable, ScalarSelect, and_, delete, func, insert, or_, select, update

from ..games.reasons import reason
from ..table import events as happened
from ..table.events import SYSTEM, EndedBy, Event, EventData
from ..table.seats import Seat
from ..table.table import Table
from .addresses import read_network
from .interface import Conflict, Projection, SeatRow, StoredTable, event_of
from .schema import COMING_AND_GOING, events, notices, restrictions, seats, tables
from .store import Store

RestrictionKind = Literal["mute", "ban", "address"]
"""Mute and ban are for people, address is for everybody behind an address or in a network."""
PERSON = re.compile(r"[0-9a-f]{64}")
SECRET = re.compile(r"[A-Za-z0-9_-]{22,64}")
"""What a cookie may hold."""
PAGES_AT_ONCE = 2_000
"""Pages that are given back at a time, so that moves need not wait long."""
TABLES_AT_ONCE = 100
"""Tables that are deleted at a time, for the same reason."""
KEPT_NOTICES = 10_000
"""Notices that are kept, and those of deleted tables for ever. A server has read them after some seconds."""
SILENCE = "…"
"""What stands for the words of somebody who was forgotten."""


class TableLine(NamedTuple):
    """A table in a list."""

    id: str
    status: str
    public: bool
    created: float
    updated: float
    events: int


class Cleaned(NamedTuple):
    """What a clean-up has done."""

    ended: int
    """Abandoned games that were ended."""
    deleted: int


class House:
    """The tables of a database, for its owner."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # Looking
    async def tables(self, status: str | None = None, most: int = 100) -> list[TableLine]:
        """Tables, the last changed first."""
        updated = last_event().label("updated")
        query = select(tables.c.id, tables.c.status, tables.c.public, tables.c.created, updated)
        if status is not None:
            query = query.where(tables.c.status == status)
        found = query.order_by(updated.desc()).limit(most).subquery()
        number = select(func.count()).where(events.c.table_id == found.c.id).scalar_subquery()
        rows = await self.store.rows(select(found, number).order_by(found.c.updated.desc()))
        return [TableLine._make(row) for row in rows]

    async def find(self, table: str) -> StoredTable:
        """A table. ValueError if there is none."""
        found = await self.store.find(table)
        if found is None:
            raise ValueError(reason("failure-no-table", "there is no table {table}", table=repr(table[:40])))
        return found

    async def table(self, table: str) -> Table:
        """A table as its events make it. ValueError if there is none."""
        found = await self.find(table)
        return Table.of(found.id, found.secret, found.events)

    # Changing tables
    async def end(self, table: str, why: EndedBy, now: float) -> bool:
        """End a game without a winner. False if it is finished already."""
        return await self._end(await self.find(table), why, now)

    async def _end(self, found: StoredTable, why: EndedBy, now: float) -> bool:
        if found.projection.status == "finished":
            return False
        event = Event(len(found.events) + 1, now, SYSTEM, f"end:{why}", happened.Ended(why))
        await self.store.append(found.id, event, Projection("finished", waits=False, deadline=None))
        await self._change(tables_changed=[found.id])
        return True

    async def delete(self, given: Iterable[str], *still: ColumnElement[bool]) -> None:
        """Delete tables with everything that happened there, as far as these conditions still hold."""
        ids = list(given)
        for first in range(0, len(ids), TABLES_AT_ONCE):
            some = ids[first : first + TABLES_AT_ONCE]
            await self._change(delete(tables).where(tables.c.id.in_(some), *still), tables_changed=some)

    async def forget(self, person: str, now: float) -> int:
        """Remove a person's name and words from all their tables, and whatever ties the tables to them. Returns how many.

        Where they still play, a bot plays on.
        """
        query = select(events.c.table_id).where(events.c.person == person, COMING_AND_GOING).distinct()
        own = select(seats.c.table_id).where(seats.c.person == person).distinct()
        sat_at = {row.table_id for row in [*await self.store.rows(query), *await self.store.rows(own)]}
        there = or_(events.c.table_id.in_(query), events.c.table_id.in_(own))
        rematches = select(events).where(there, events.c.kind == "rematch")
        found = [event_of(row).data for row in await self.store.rows(rematches)]
        kept_at = {each.table for each in found if isinstance(each, happened.Rematch)}  # a seat there waits for them
        ids = sorted(sat_at | kept_at)
        nobody = hashlib.sha256(f"forgotten {person} {now}".encode()).hexdigest()
        for table in ids:
            await self._leave(table, person, now)
            await self._rewrite(table, person, nobody)
        return len(ids)

    async def _leave(self, table: str, person: str, now: float) -> None:
        """Let a person leave their seats, so that a game goes on without them."""
        found = await self.table(table)
        for seat in found.seats_of(person) if found.status != "finished" else []:
            if not found.seats[seat].played_by_bot:
                event = Event(found.version + 1, now, SYSTEM, f"forget:{seat}:{found.version}", happened.Left(seat))
                found.apply(event)
                invite = secrets.token_urlsafe(16) if found.seats[seat].kind == "open" else None
                row = SeatRow(seat, found.seats[seat].person, invite)
                waits = found.bot_to_move is not None
                await self.store.append(table, event, Projection(found.status, waits, found.deadline()), row)

    async def _rewrite(self, table: str, person: str, nobody: str) -> None:
        """Replace a person in everything that happened at a table."""
        found, statements = await self.table(table), list[Executable]()
        for row in await self.store.rows(select(events).where(events.c.table_id == table)):
            event = event_of(row)
            data = forgotten(event.data, event.person, person, nobody)
            changed = {"data": msgspec.json.encode(data).decode(), "person": nobody if event.person == person else event.person}
            here = and_(events.c.table_id == table, events.c.sequence == event.sequence)
            statements.append(update(events).where(here).values(**changed))
        mine = and_(seats.c.table_id == table, seats.c.person == person)
        statements.append(update(seats).where(mine).values(person=nobody))
        await self._change(*statements, *self._opened(found, person), tables_changed=[table])

    def _opened(self, table: Table, person: str) -> Iterator[Executable]:
        """Seats of a rematch that were kept for a person are open to others from now on: each gets an invitation."""
        for seat in table.seats_kept_for(person):
            here = and_(seats.c.table_id == table.id, seats.c.seat == seat)
            yield update(seats).where(here).values(invite=secrets.token_urlsafe(16))

    async def _change(self, *statements: Executable, tables_changed: Iterable[str] = ()) -> None:
        """Change the database, and leave notices for the server."""
        await self.store.write(*statements, *(insert(notices).values(table_id=table) for table in tables_changed))

    # People
    async def restrict(self, kind: RestrictionKind, value: str) -> str:
        """Mute or ban somebody. Returns what is written down. ValueError if it is no person or address."""
        found = subject(kind, value)
        await self.lift(kind, value)
        await self._change(insert(restrictions).values(kind=kind, value=found))
        return found

    async def lift(self, kind: RestrictionKind, value: str) -> None:
        """Allow it again, however it was written down."""
        found = subject(kind, value)
        same = [own for other, own in await self.restrictions() if other == kind and subject(kind, own) == found]
        await self._change(delete(restrictions).where(restrictions.c.kind == kind, restrictions.c.value.in_(same)))

    async def restrictions(self) -> list[tuple[str, str]]:
        """Everybody who is muted or banned."""
        return [(row.kind, row.value) for row in await self.store.rows(select(restrictions).order_by(*restrictions.c))]

    # Cleaning up
    async def clean(self, now: float, abandoned: float, kept: float) -> Cleaned:
        """End games and delete tables that nobody has touched for so many seconds; 0: never. Then make the file smaller.

        A game in which something has happened since then is not touched, nor one whose clock still runs.
        """
        no_clock_runs = or_(tables.c.deadline.is_(None), tables.c.deadline < now)
        ended = 0
        for table in await self._untouched("running", now, abandoned, no_clock_runs):
            ended += await self._abandon(table, now, now - abandoned)
        deleted = 0
        for status, seconds in (("waiting", abandoned), ("finished", kept)):
            gone = await self._untouched(status, now, seconds)
            await self.delete(gone, untouched_since(now - seconds))
            deleted += len(gone)
        last = select(func.max(notices.c.number)).scalar_subquery()
        there = notices.c.table_id.in_(select(tables.c.id))
        await self._change(delete(notices).where(notices.c.number <= last - KEPT_NOTICES, there))
        await self.shrink()
        return Cleaned(ended, deleted)

    async def _abandon(self, table: str, now: float, untouched: float) -> bool:
        """End an abandoned game. False if something has happened there since this time after all, or if it was deleted."""
        found = await self.store.find(table)
        if found is None or found.events[-1].at >= untouched:
            return False
        with suppress(Conflict):  # somebody has just come back
            return await self._end(found, "abandoned", now)
        return False

    async def _untouched(self, status: str, now: float, seconds: float, *more: ColumnElement[bool]) -> list[str]:
        """Tables where nothing has happened for so many seconds; 0: none."""
        if not seconds:
            return []
        query = select(tables.c.id).where(tables.c.status == status, untouched_since(now - seconds), *more)
        return [row.id for row in await self.store.rows(query)]

    async def shrink(self) -> None:
        """Give the space of deleted tables back, a little at a time. PostgreSQL does that by itself."""
        if self.store.shared:
            return
        while await self.store.give_pages_back(PAGES_AT_ONCE):
            await asyncio.sleep(0.01)


def last_event() -> ScalarSelect[float]:
    """When something happened last at a table. A maximum over all events would read them all; this reads one of each table."""
    own = select(events.c.at).where(events.c.table_id == tables.c.id)
    return own.order_by(events.c.sequence.desc()).limit(1).correlate(tables).scalar_subquery()


def untouched_since(when: float) -> ColumnElement[bool]:
    """Has nothing happened at a table since then?"""
    return and_(tables.c.created < when, last_event() < when)


def forgotten(data: EventData, by: str, person: str, nobody: str) -> EventData:
    """What an event says, without a person's name and words."""
    match data:
        case happened.Created():
            return replace(data, seats=[without(seat, person, nobody) for seat in data.seats])
        case happened.Seated() if data.person == person:
            return replace(data, person=nobody, name="")
        case happened.Chat() if by == person and data.text is not None:
            return replace(data, text=SILENCE)
    return data


def without(seat: Seat, person: str, nobody: str) -> Seat:
    """A seat without a person. One that was kept for them is open to others."""
    if seat.person != person:
        return seat
    return replace(seat, person="" if seat.kind == "open" else nobody, name="")


def subject(kind: RestrictionKind, value: str) -> str:
    """Who is meant: a network, or a person by their hash or by the secret in their cookie. ValueError if it is neither."""
    if kind != "address" and not SECRET.fullmatch(value):
        sentence = "{value} is no person; give the hash that `show` prints, or the secret in their cookie"
        raise ValueError(reason("failure-not-a-person", sentence, value=repr(value[:60])))
    if kind != "address":
        return value if PERSON.fullmatch(value) else hashlib.sha256(value.encode()).hexdigest()
    try:
        return str(read_network(value))
    except ValueError:
        sentence = "{value} is no address; give one such as 192.0.2.7, or a network such as 2001:db8::/64"
        raise ValueError(reason("failure-not-an-address", sentence, value=repr(value[:60]))) from None
