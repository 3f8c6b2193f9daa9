"""Bots, hints and analyses: they think in threads, on machine code that lets go of the interpreter; the loop never waits."""

import asyncio
import contextlib
import logging
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar, cast

from ..arena.analysis import Decision, Study, final_values
from ..bots import Budget, bot, hint
from ..games import State, game_names
from ..games.machine_code.runner import runner
from ..games.story import Message
from ..store.store import StorageFailed
from ..table.commands import validate_bot_move
from ..table.events import SYSTEM
from ..table.refusal import Refused, not_finished
from .hub import Command, Hub
from .identity import new_secret
from .live_table import LiveTable
from .wire import AnalysedMove, AnalysisInfo, HintInfo, Mark

LEASE = 15.0
"""For how long a process says that it looks after a table."""
SWEEP = 2.0
"""How often tables are looked for where a bot must decide, a flag has fallen, and nobody is at it."""
MOST_STUDIES = 50
HINT = Budget(seconds=0.8)
STUDY = Budget(seconds=0.12)
T = TypeVar("T")
log = logging.getLogger("saqqara.bots")


class Thinkers:
    """Everything that thinks for this process."""

    def __init__(self, hub: Hub, pace: float) -> None:
        self.hub = hub
        self.pace = pace
        self.name = new_secret()
        self.pool = ThreadPoolExecutor(max_workers=max(2, os.cpu_count() or 1), thread_name_prefix="thinker")
        self.turns: dict[str, tuple[int, asyncio.Task[None], threading.Event]] = {}
        self.studies: OrderedDict[tuple[str, int], Work] = OrderedDict()
        self.sweeper: asyncio.Task[None] | None = None
        self.stopping = threading.Event()
        self.ended = asyncio.Event()
        """The same, for the loop."""

    def start(self) -> None:
        """Begin to look after tables; load the machine code meanwhile, so that the first opponent answers quickly."""
        self.hub.change_listeners.append(self.look_after)
        self.sweeper = asyncio.create_task(self._sweep())
        self.pool.submit(self._load)

    def _load(self) -> None:
        """Load the machine code of every game."""
        runners = [runner(name) for name in game_names()]
        self.hub.metrics.machine_code.set(all(each.native for each in runners))

    async def stop(self) -> None:
        """Stop at once: whatever was being thought about is thought about again after the next start."""
        self.stopping.set()
        self.hub.change_listeners.remove(self.look_after)
        self.ended.set()
        tasks = [task for _, task, _ in self.turns.values()] + ([self.sweeper] if self.sweeper else [])
        for _, _, cancel in self.turns.values():
            cancel.set()
        for work in self.studies.values():
            work.study.cancel.set()
        if self.sweeper is not None:  # not in the middle of a question to the database, which would be left hanging
            await asyncio.wait({self.sweeper}, timeout=1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)

    async def think(self, function: Callable[..., T], *arguments: Any) -> T:
        """Call something in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, function, *arguments)

    # Turns
    def look_after(self, live: LiveTable) -> None:
        """A table has changed: stop what was being thought about, and think if a bot must decide."""
        running = self.turns.get(live.table.id)
        if running is not None and running[0] != live.table.turn:
            running[2].set()
            running[1].cancel()
            del self.turns[live.table.id]
            self.hub.send_thinking(live, None)
        if live.table.bot_to_move is not None and live.table.id not in self.turns and not self.stopping.is_set():
            cancel = threading.Event()
            task = asyncio.create_task(self._turn(live, cancel))
            self.turns[live.table.id] = (live.table.turn, task, cancel)

    async def _turn(self, live: LiveTable, cancel: threading.Event) -> None:
        """Think about one move and play it."""
        table, turn = live.table, live.table.turn
        level = table.bot_to_move
        assert level is not None
        try:
            if self.hub.store.shared and not await self.hub.store.lease(table.id, self.name, time.time(), LEASE):
                return
            self.hub.send_thinking(live, table.mover)
            began = time.perf_counter()
            move = await self._choose(table.state, level, cancel)
            took = time.perf_counter() - began
            self.hub.metrics.thinking.observe(took)
            if live.viewers:
                await asyncio.sleep(max(self.pace - took, 0))
            self._done(live, turn)
            validate = partial(validate_bot_move, move=move, turn=turn)
            await self.hub.execute(live, Command(f"bot:{turn}", SYSTEM, validate))
            await self.hub.broadcast(live)
        except (Refused, StorageFailed) as error:  # the sweep comes back to it
            log.warning("a bot's move was refused", extra={"error": str(error)[:200]})
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot could not move")
        finally:
            self._done(live, turn)

    async def _choose(self, state: State, level: int, cancel: threading.Event) -> str:
        """A level's move."""
        return (await self.think(bot(f"level:{level}").choose, state, None, None, cancel)).move

    def _done(self, live: LiveTable, turn: int) -> None:
        """This turn is no longer thought about."""
        running = self.turns.get(live.table.id)
        if running is not None and running[0] == turn:
            del self.turns[live.table.id]
            self.hub.send_thinking(live, None)

    async def _sweep(self) -> None:
        """Find tables that wait: after a restart, after another process has died, when a flag has fallen."""
        while not self.ended.is_set():
            try:
                for table_id in await self.hub.store.due_tables(time.time(), self.name):
                    await self._attend(table_id)
            except asyncio.CancelledError:
                raise
            except Exception as error:  # noqa: BLE001 (the database may be away for a while)
                log.warning("tables could not be looked for", extra={"error": str(error)[:200]})
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.ended.wait(), SWEEP)

    async def _attend(self, table_id: str) -> None:
        """Do for a table what must be done."""
        live = await self.hub.find_current(table_id)
        if live is not None:
            with contextlib.suppress(Refused):
                await self.hub.flag(live)
            self.look_after(live)

    # Hints and analyses
    async def hints(self, state: State) -> list[HintInfo]:
        """Advice for whoever must decide."""
        found = await self.think(hint, state, HINT, None, self.stopping)
        return [HintInfo(each.move, round(each.value, 4), Message(each.reason, each.arguments)) for each in found]

    async def analysis(self, live: LiveTable) -> AnalysisInfo:
        """What has been found so far; the first call begins the work."""
        if live.table.status != "finished":
            raise not_finished("a game can be analysed when it is finished")
        key = (live.table.id, len(live.table.played))
        work = self.studies.get(key)
        if work is None:
            work = self.studies[key] = Work(Study(live.table.state.record(), STUDY, seed=1))
            self._begin(work)
            while len(self.studies) > MOST_STUDIES:
                self.studies.popitem(last=False)[1].study.cancel.set()
        return work.so_far()

    def _begin(self, work: "Work") -> None:
        """Let an analysis run."""
        self.pool.submit(work.run)


class Work:
    """An analysis under way, in a thread."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.done = False
        self.found: list[Decision] = []

    def run(self) -> None:
        """Look at every decision, one after another, so that games going on keep a core."""
        try:
            for decision in self.study.run(jobs=1):
                self.found.append(decision)
        except Exception:
            log.exception("an analysis failed")
        self.done = True

    def so_far(self) -> AnalysisInfo:
        """For the page."""
        found = sorted(self.found, key=lambda each: each.ply)
        last = self.study.states[-1]
        moves = [analysed_move(each) for each in found]
        share = len(found) / max(len(self.study.moves), 1)
        return AnalysisInfo(self.done, round(share, 4), moves, rounded(final_values(last)))


def analysed_move(decision: Decision) -> AnalysedMove:
    """A decision for the wire."""
    mark = cast("Mark", decision.mark or "")
    before, loss = rounded(decision.before), round(decision.loss, 4)
    return AnalysedMove(decision.ply, decision.seat, decision.move, before, decision.best, loss, mark)


def rounded(values: list[float]) -> list[float]:
    """Probabilities with four digits."""
    return [round(value, 4) for value in values]
