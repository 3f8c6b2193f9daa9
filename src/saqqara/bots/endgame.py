"""Exact endgames: which moves are the best, where the rest of the game can be counted out (`solving.py`)."""

import time
from collections.abc import Callable
from typing import Any

from ..games.chance import seed_words
from ..games.machine_code.runner import Runner
from . import solving
from .interface import Budget, Cancel
from .solving import CERTAIN, DEALS, FRAMES, NODES, SolverMemory

LIMITS = (2, 4, 8, 16, 32, FRAMES)
"""The plies that are looked ahead, one after another: a quick win needs few."""
MOST_NODES = 200_000
"""The most moves that are played to solve an endgame. The table has twice as many rows of 92 bytes: 37 MB."""
NODES_A_SIMULATION = 16
NODES_A_SECOND, INTERPRETED_NODES_A_SECOND = 200_000, 1_000
CHUNK, INTERPRETED_CHUNK = 2_000, 20
"""Moves between two looks at the clock: a few milliseconds."""


def node_bound(engine: Runner, budget: Budget) -> int:
    """The most nodes for a budget. It does not depend on the clock, so that the choice is the same on every machine."""
    if budget.simulations is not None:
        return min(NODES_A_SIMULATION * budget.simulations, MOST_NODES)
    rate = NODES_A_SECOND if engine.native else INTERPRETED_NODES_A_SECOND
    return min(int(rate * (budget.seconds or 1.0)), MOST_NODES)


def exact_shares(
    engine: Runner, root: Any, budget: Budget, began: float, cancel: Cancel | None = None
) -> dict[int, list[float]]:
    """The share of the win of every seat after each move that is counted out; empty if the best move is not known.

    The best move is known if all moves are counted out, or if one of them certainly wins. A budget of seconds is not spent on
    this beyond its half.
    """
    if not engine.function(solving.in_sight)(new_memory(engine, root, 1)):
        return {}

    def stopped() -> bool:
        late = budget.seconds is not None and time.perf_counter() > began + budget.seconds / 2
        return late or (cancel is not None and cancel.is_set())

    return Endgame(engine, root, node_bound(engine, budget)).solve(stopped)


class Endgame:
    """A position whose rest is counted out, as far as a bound of nodes allows."""

    def __init__(self, engine: Runner, root: Any, nodes: int = MOST_NODES) -> None:
        self.engine = engine
        self.root = root
        self.nodes = nodes
        self.memory = new_memory(engine, root, 2 * nodes + 1)
        self.chunk = CHUNK if engine.native else INTERPRETED_CHUNK

    @property
    def spent(self) -> int:
        """The nodes so far."""
        return int(self.memory.run[NODES])

    def solve(self, stopped: Callable[[], bool] = lambda: False) -> dict[int, list[float]]:
        """The shares of the win by move, if the best move is known."""
        count = 0
        for limit in LIMITS:
            count = self.engine.function(solving.start_solving)(self.memory, limit)
            finished = self.count_out(stopped)
            shares = self.shares(count)
            if len(shares) == count or any(each[self.root.mover] > CERTAIN for each in shares.values()):
                return shares
            if not finished:
                break
        return {}

    def count_out(self, stopped: Callable[[], bool]) -> bool:
        """Go on until all is counted, the bound is reached or it is stopped. Is all counted?"""
        solve = self.engine.function(solving.solve)
        while self.spent < self.nodes and not stopped():
            if solve(self.memory, min(self.chunk, self.nodes - self.spent)):
                return True
        return False

    def shares(self, count: int) -> dict[int, list[float]]:
        """The shares of the win after the moves of the root that are counted out."""
        solved = [i for i in range(count) if self.memory.solved[i]]
        seats = range(self.root.players)
        return {int(self.memory.moves[0, i]): [float(self.memory.shares[i, seat]) for seat in seats] for i in solved}


def new_memory(engine: Runner, root: Any, rows: int) -> SolverMemory:
    """The memory of one endgame, with so many rows in its table."""
    memory = engine.allocate(SolverMemory, keys=rows, within=rows, results=rows)
    memory.states.store(0, root)
    for i, word in enumerate(seed_words(0, "endgame")):
        memory.words[i] = word
    description = engine.description
    memory.run[DEALS] = int(description.hidden_information and not description.hidden_by_lot)
    return memory
