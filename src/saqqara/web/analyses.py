"""Hints and analyses. They are computed in threads, like the moves of bots."""

import asyncio
import logging
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import cast

from ..arena.analysis import Decision, Study, final_values
from ..bots import Budget, hint
from ..games import State
from ..games.story import Message
from ..table.refusal import not_finished
from ..table.table import Table
from .wire import AnalysedMove, AnalysisInfo, HintInfo, Mark

MOST_ANALYSES = 50
"""Analyses that are kept in memory."""
HINT_BUDGET = Budget(seconds=0.8)
ANALYSIS_BUDGET = Budget(seconds=0.12)
"""For each decision."""
log = logging.getLogger("saqqara.bots")


class Analyses:
    """Computes hints and analyses for this process."""

    def __init__(self, pool: ThreadPoolExecutor) -> None:
        self.pool = pool
        self.running: OrderedDict[tuple[str, int], RunningAnalysis] = OrderedDict()
        """By table and number of moves, the oldest first."""
        self.stopping = threading.Event()

    async def hints(self, state: State) -> list[HintInfo]:
        """Good moves for the mover."""
        compute = partial(hint, state, HINT_BUDGET, cancel=self.stopping)
        found = await asyncio.get_running_loop().run_in_executor(self.pool, compute)
        return [HintInfo(each.move, round(each.value, 4), Message(each.reason, each.arguments)) for each in found]

    def analysis(self, table: Table) -> AnalysisInfo:
        """What is known so far of a finished game. The first call starts the analysis."""
        if table.status != "finished":
            raise not_finished("a game can be analysed when it is finished")
        key = (table.id, len(table.played))
        found = self.running.get(key)
        if found is None:
            found = self.running[key] = RunningAnalysis(Study(table.state.record(), ANALYSIS_BUDGET, seed=1))
            self.pool.submit(found.run)
            while len(self.running) > MOST_ANALYSES:
                self.running.popitem(last=False)[1].study.cancel.set()
        return found.info()

    def stop(self) -> None:
        """Stop all threads soon."""
        self.stopping.set()
        for each in self.running.values():
            each.study.cancel.set()


class RunningAnalysis:
    """An analysis under way, in a thread."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.done = False
        self.decisions: list[Decision] = []

    def run(self) -> None:
        """Analyse one decision after the other: games that are played need the other cores."""
        try:
            for decision in self.study.run(jobs=1):
                self.decisions.append(decision)
        except Exception:
            log.exception("an analysis failed")
        self.done = True

    def info(self) -> AnalysisInfo:
        """What is known so far."""
        decisions = sorted(self.decisions, key=lambda each: each.ply)
        progress = len(decisions) / max(len(self.study.moves), 1)
        values = rounded(final_values(self.study.states[-1]))
        return AnalysisInfo(self.done, round(progress, 4), [analysed_move(each) for each in decisions], values)


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
    )


def rounded(values: list[float]) -> list[float]:
    """Probabilities with four digits."""
    return [round(value, 4) for value in values]
