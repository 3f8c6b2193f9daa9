"""Hints and analyses. They are computed where bots think, and after their moves.

An analysis is one job for each decision, so that it never keeps a thread for long. It pauses while nobody asks for it.
"""

import asyncio
import logging
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import lru_cache, partial
from typing import TypeVar, cast

import msgspec

from ..arena.analysis import Decision, Study, final_values
from ..bots import Budget, hint
from ..games import State
from ..games.story import Message
from ..table.refusal import not_finished
from ..table.table import Table
from .thinking import ANALYSIS, HINT, Thinks
from .wire import AnalysedMove, AnalysisInfo, HintInfo, Mark

MOST_ANALYSES = 50
"""Analyses that are kept in memory."""
KEPT_STUDIES = 8
"""Records whose states are kept while their decisions are judged."""
HINT_BUDGET = Budget(seconds=0.8)
HINT_PATIENCE = 5.0
"""Seconds that a hint may wait for a thread. After that the answer is that the server is busy."""
ANALYSIS_BUDGET = Budget(seconds=0.12)
"""For each decision."""
ANALYSIS_PATIENCE = 30.0
"""Seconds after which an analysis pauses that nobody asks for."""
log = logging.getLogger("saqqara.bots")
T = TypeVar("T")


class Analyses:
    """Computes hints and analyses for this process."""

    def __init__(self, workers: Thinks, network: Callable[[str], str] = lambda person: person) -> None:
        self.workers = workers
        self.network = network
        """From where a person asks."""
        self.running: OrderedDict[str, RunningAnalysis] = OrderedDict()
        """By the key of the game, the oldest first."""
        self.stopping = threading.Event()

    async def think(self, person: str, function: Callable[[], T]) -> T:
        """The result of a function that thinks, as soon as hints are. Busy if there are too many others to think for."""
        return await self.workers.run_soon(HINT, person, HINT_PATIENCE, function)

    async def hints(self, state: State, person: str) -> list[HintInfo]:
        """Good moves for the mover. Busy if there are too many others to think for."""
        found = await self.think(person, partial(hint, state, HINT_BUDGET, cancel=self.stopping))
        return [HintInfo(each.move, round(each.value, 4), Message(each.reason, each.arguments), each.why) for each in found]

    def analysis(self, table: Table, person: str) -> AnalysisInfo:
        """What is known so far of a finished game. The first call starts the analysis."""
        if table.status != "finished":
            raise not_finished("a game can be analysed when it is finished")
        return self.analysis_of(f"{table.id} {len(table.played)}", lambda: table.state, person)

    def analysis_of(self, key: str, end: Callable[[], State], person: str) -> AnalysisInfo:
        """What is known so far of a game, known by a key, that led to this end. The first call starts the analysis."""
        found = self.running.get(key)
        if found is None:
            found = self.running[key] = RunningAnalysis(self.workers, end(), person)
            while len(self.running) > MOST_ANALYSES:
                self.drop_one()
        found.ask()
        return found.info()

    def drop_one(self) -> None:
        """Drop the oldest one of the network, and there of the person, with the most: many displace only their own."""
        networks = Counter(self.network(each.person) for each in self.running.values())
        most = networks.most_common(1)[0][0]
        people = Counter(each.person for each in self.running.values() if self.network(each.person) == most)
        person = people.most_common(1)[0][0]
        key = next(key for key, each in self.running.items() if each.person == person)
        self.running.pop(key).stop()

    def stop(self) -> None:
        """Stop soon."""
        self.stopping.set()
        for each in self.running.values():
            each.stop()


class RunningAnalysis:
    """An analysis under way, one decision after the other."""

    def __init__(self, workers: Thinks, state: State, person: str) -> None:
        self.workers = workers
        self.state = state
        self.person = person
        """Who asked first: it is counted as theirs."""
        self.asked = asyncio.Event()
        self.asked_at = time.monotonic()
        self.decisions: list[Decision] = []
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Judge all decisions."""
        try:
            record = msgspec.json.encode(self.state.record())
            for ply in range(self.state.ply):
                await self.wait_until_asked()
                self.decisions.append(await self.workers.run(ANALYSIS, self.person, partial(judge, record, ply)))
        except Exception:
            log.exception("an analysis failed")

    def ask(self) -> None:
        """Somebody asks for it."""
        self.asked_at = time.monotonic()
        self.asked.set()

    async def wait_until_asked(self) -> None:
        """Pause if nobody has asked for a while."""
        if time.monotonic() - self.asked_at > ANALYSIS_PATIENCE:
            self.asked.clear()
            await self.asked.wait()

    def stop(self) -> None:
        """Stop soon."""
        self.task.cancel()

    def info(self) -> AnalysisInfo:
        """What is known so far."""
        progress = len(self.decisions) / max(self.state.ply, 1)
        values = rounded(final_values(self.state))
        return AnalysisInfo(self.task.done(), round(progress, 4), [analysed_move(each) for each in self.decisions], values)


def judge(record: bytes, ply: int) -> Decision:
    """Judge one decision of a record, which is given as JSON."""
    return study_of(record).judge(ply)


@lru_cache(KEPT_STUDIES)
def study_of(record: bytes) -> Study:
    """The study of a record: its states are the same for every decision."""
    return Study(msgspec.json.decode(record), ANALYSIS_BUDGET, seed=1)


def analysed_move(decision: Decision) -> AnalysedMove:
    """A decision as it is sent."""
    return AnalysedMove(
        ply=decision.ply,
        seat=decision.seat,
        move=decision.move,
        value=rounded(decision.before),
        best=decision.best,
        lost=round(decision.loss, 4),
        mark=cast("Mark", decision.mark or ""),
        why=decision.why,
    )


def rounded(values: list[float]) -> list[float]:
    """Probabilities with four digits."""
    return [round(value, 4) for value in values]
