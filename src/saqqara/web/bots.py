"""Bots at tables. They think in threads, or in a browser in another worker: the event loop never waits.

Nothing about a bot's turn is stored. After a restart, or when another process has died, a sweep finds the tables where a bot
must decide. With several processes a lease in the database says which one thinks. At a table that nobody looks at bots pause
after a while; they go on when somebody looks.
"""

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from ..bots.levels import number_today, usual_bot
from ..games import describe
from ..store.interface import StorageFailed
from ..table.commands import validate_bot_move
from ..table.events import SYSTEM
from ..table.refusal import Refused
from ..table.table import Table
from .hub import Command, Hub
from .identity import new_secret
from .live_table import LiveTable
from .thinking import MOVE, QUICK_MOVE, Thinks
from .workers import Busy

QUICK_SECONDS = 1.0
"""A level that thinks for at most so long is quick: it does not wait for the others."""
ABANDONED = 120.0
"""Seconds after which bots pause at a table that no person looks at or does anything at."""
LATE = 3.0
"""Seconds after which people are told that a bot waits because the server is busy."""
LEASE = 15.0
"""Seconds for which a process leases a table."""
SWEEP = 2.0
"""Seconds between searches for tables where a bot must decide or a clock has run out."""
log = logging.getLogger("saqqara.bots")


class Turn(NamedTuple):
    """A turn for which a bot thinks."""

    number: int
    """`Table.turn` of the table."""
    task: asyncio.Task[None]
    cancel: threading.Event
    """Tells the bot's thread to stop."""


class BotRunner:
    """Plays the turns of all bots of this process."""

    def __init__(self, hub: Hub, workers: Thinks, pace: float) -> None:
        self.hub = hub
        self.workers = workers
        self.pace = pace
        """Seconds that a bot takes at least if somebody looks on."""
        self.lease_holder = new_secret()
        self.turns: dict[str, Turn] = {}
        """By table."""
        self.pausing: set[asyncio.Task[None]] = set()
        self.sweeper: asyncio.Task[None] | None = None
        self.stopped = asyncio.Event()

    def start(self) -> None:
        """Begin to play."""
        self.hub.change_listeners.append(self.table_changed)
        self.sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop at once. Turns that are not played yet are played after the next start."""
        self.stopped.set()
        self.hub.change_listeners.remove(self.table_changed)
        tasks = [*(turn.task for turn in self.turns.values()), *self.pausing]
        for turn in self.turns.values():
            turn.cancel.set()
        if self.sweeper is not None:
            await asyncio.wait({self.sweeper}, timeout=1)  # cancelled during a query it would leave the connection open
            tasks.append(self.sweeper)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Turns
    def table_changed(self, live: LiveTable) -> None:
        """Stop thinking about a turn that is past, and begin to think if a bot must decide."""
        table = live.table
        turn = self.turns.get(table.id)
        if turn is not None and turn.number != table.turn:
            self.stop_thinking(live)
        if table.bot_to_move is None or table.id in self.turns or self.stopped.is_set():
            return
        if live.last_attended() + ABANDONED < time.time():
            self._pause(live)
        else:
            cancel = threading.Event()
            task = asyncio.create_task(self._play_turn(live, cancel))
            self.turns[table.id] = Turn(table.turn, task, cancel)

    def stop_thinking(self, live: LiveTable) -> bool:
        """Drop the turn for which a bot thinks at a table. Was there one?"""
        turn = self.turns.get(live.table.id)
        if turn is None:
            return False
        turn.cancel.set()
        turn.task.cancel()
        self._end_turn(live, turn.number)
        return True

    def _pause(self, live: LiveTable) -> None:
        """Leave a table alone until somebody looks at it. The sweep does not find it any more."""
        if live.projection.waits:
            self.pausing.add(pausing := asyncio.create_task(self.hub.pause(live)))
            pausing.add_done_callback(self.pausing.discard)

    async def _play_turn(self, live: LiveTable, cancel: threading.Event) -> None:
        """Choose a move and play it."""
        table, store = live.table, self.hub.store
        number, level = table.turn, table.bot_to_move
        assert level is not None
        try:
            if store.shared and not await store.lease(table.id, self.lease_holder, time.time(), LEASE):
                return
            self.hub.send_thinking(live, table.mover)
            began = time.perf_counter()
            late = asyncio.get_running_loop().call_later(LATE, self.hub.send_thinking, live, table.mover, True)
            try:
                move = await self._choose(table, level, cancel, late.cancel)
            finally:
                late.cancel()
            seconds = time.perf_counter() - began
            self.hub.metrics.thinking.observe(seconds)
            if live.viewers:
                await asyncio.sleep(max(self.pace - seconds, 0))
            self._end_turn(live, number)
            validate = partial(validate_bot_move, move=move, turn=number)
            await self.hub.execute(live, Command(f"bot:{number}", SYSTEM, validate))
            self.hub.broadcast(live)
        except Busy:  # the server shuts down: the turn is played after the next start
            pass
        except (Refused, StorageFailed) as error:
            log.warning("a bot's move was refused", extra={"error": str(error)[:200]})
        except asyncio.CancelledError:
            raise
        except Exception:  # the sweep tries again
            log.exception("a bot could not move")
        finally:
            self._end_turn(live, number)

    async def _choose(self, table: Table, level: int, cancel: threading.Event, begun: Callable[[], None]) -> str:
        """The move of a level. All bots of the tables that a person has opened share that person's turns."""
        today = number_today(table.state, level)
        seconds = describe(table.game_name).levels[today - 1].seconds
        priority = QUICK_MOVE if seconds is None or seconds <= QUICK_SECONDS else MOVE
        choose = partial(usual_bot(table.state, today).choose, table.state, cancel=cancel)
        return (await self.workers.run(priority, opened_by(table), choose, on_begin=begun)).move

    def _end_turn(self, live: LiveTable, number: int) -> None:
        """No bot thinks about this turn any more."""
        turn = self.turns.get(live.table.id)
        if turn is not None and turn.number == number:
            del self.turns[live.table.id]
            self.hub.send_thinking(live, None)

    # Tables that nobody looks after
    async def _sweep(self) -> None:
        """Find tables where a bot must decide or a clock has run out, again and again."""
        while not self.stopped.is_set():
            try:
                for table_id in await self.hub.store.due_tables(time.time(), self.lease_holder):
                    await self._attend(table_id)
                for live in [each for each in self.hub.tables.values() if each.viewers]:
                    self.table_changed(live)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 (the database may be away for a while)
                log.warning("the search for tables failed", extra={"error": str(error)[:200]})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.stopped.wait(), SWEEP)

    async def _attend(self, table_id: str) -> None:
        """Stop a clock that has run out, and begin to think if a bot must decide."""
        live = await self.hub.find_current(table_id)
        if live is not None:
            with contextlib.suppress(Refused):
                await self.hub.flag(live)
            self.table_changed(live)


def opened_by(table: Table) -> str:
    """The person who opened a table; the first one who sits there, if it was opened for a rematch."""
    people = (seat.person for seat in table.created.seats if seat.person)
    return table.events[0].person or next(people, SYSTEM)
