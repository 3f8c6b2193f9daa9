"""Group read: events of several tables that are asked for at the same time are read by one query (PostgreSQL)."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy import ARRAY, Integer, Row, Select, String, and_, bindparam, func, select

from ..table.events import Event
from .interface import event_of
from .schema import events

KNOWN = (
    func.unnest(bindparam("tables", type_=ARRAY(String)), bindparam("versions", type_=ARRAY(Integer)))
    .table_valued("table_id", "version")
    .render_derived("known")
)
NEWER = (
    select(events)
    .join(KNOWN, and_(events.c.table_id == KNOWN.c.table_id, events.c.sequence > KNOWN.c.version))
    .order_by(events.c.table_id, events.c.sequence)
)
"""The events after the versions that are known. One statement for any number of tables, so that it is prepared once."""


class Question(NamedTuple):
    """Which events are wanted, and the future of the caller."""

    table: str
    since: int
    answer: asyncio.Future[list[Event]]


class EventReader:
    """Reads events. Other processes change many tables at a time, and each of them is asked for by a task of its own."""

    def __init__(self, rows: Callable[[Select[Any]], Awaitable[list[Row[Any]]]]) -> None:
        self.rows = rows
        self.waiting: list[Question] = []
        self.reading: set[asyncio.Task[None]] = set()

    async def events(self, table: str, since: int) -> list[Event]:
        """The events of a table after a version."""
        if not self.waiting:
            self.reading.add(task := asyncio.create_task(self._read()))  # it begins when others of this moment have asked too
            task.add_done_callback(self.reading.discard)
        question = Question(table, since, asyncio.get_running_loop().create_future())
        self.waiting.append(question)
        return await question.answer

    async def _read(self) -> None:
        """Read what is asked for, and give each caller its part."""
        asked, self.waiting = self.waiting, []
        known = {each.table: each.since for each in sorted(asked, key=lambda each: -each.since)}  # the earliest version of each
        found: dict[str, list[Event]] = {table: [] for table in known}
        try:
            for row in await self.rows(NEWER.params(tables=list(known), versions=list(known.values()))):
                found[row.table_id].append(event_of(row))
        except Exception as error:  # noqa: BLE001 (each caller gets it)
            for each in asked:
                if not each.answer.done():
                    each.answer.set_exception(error)
            return
        for each in asked:
            if not each.answer.done():
                each.answer.set_result([event for event in found[each.table] if event.sequence > each.since])
