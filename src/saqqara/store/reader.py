"""Group read: events of several tables that are asked for at the same time are read by one query."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from sqlalchemy import Row, Select, and_, or_, select

from ..table.events import Event
from .interface import event_of
from .schema import events

MOST_AT_ONCE = 32
"""Tables in one query. Each number of tables is another statement, which the database prepares when it comes first."""


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
        if len(self.waiting) % MOST_AT_ONCE == 0:
            self.reading.add(task := asyncio.create_task(self._read()))  # it begins when others of this moment have asked too
            task.add_done_callback(self.reading.discard)
        question = Question(table, since, asyncio.get_running_loop().create_future())
        self.waiting.append(question)
        return await question.answer

    async def _read(self) -> None:
        """Read what is asked for, and give each caller its part."""
        asked, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
        wanted = or_(*(and_(events.c.table_id == each.table, events.c.sequence > each.since) for each in asked))
        try:
            rows = await self.rows(select(events).where(wanted).order_by(events.c.table_id, events.c.sequence))
            found: dict[str, list[Event]] = {each.table: [] for each in asked}
            for row in rows:
                found[row.table_id].append(event_of(row))
        except Exception as error:  # noqa: BLE001 (each caller gets it)
            for each in asked:
                if not each.answer.done():
                    each.answer.set_exception(error)
            return
        for each in asked:
            if not each.answer.done():
                each.answer.set_result([event for event in found[each.table] if event.sequence > each.since])
