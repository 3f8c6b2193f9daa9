"""The players: random, greedy and a softened greedy. The searching one is in `search.py`."""

import time
from math import exp
from typing import Any

from ..games import State
from ..games.chance import below, new_seed, next_word, seed_words
from .engine import look_ahead, root_of
from .interface import Budget, Cancel, Choice, Considered
from .thinking import MARGIN_SCALE


def check(state: State[Any]) -> None:
    """ValueError if there is nothing to choose."""
    if state.over:
        raise ValueError("the game is over: there is no move to choose")


class RandomBot:
    """Every legal move equally likely."""

    name = "random"

    def choose(
        self,
        state: State[Any],
        budget: Budget | None = None,  # noqa: ARG002 (it needs none)
        seed: int | None = None,
        cancel: Cancel | None = None,  # noqa: ARG002
    ) -> Choice:
        """A move drawn by lot."""
        check(state)
        began = time.perf_counter()
        legal = state.moves()
        words = list(seed_words(new_seed() if seed is None else seed, "random bot"))
        even = [1 / state.game.players] * state.game.players
        points = [float(points) for points in state.scores()]
        considered = [Considered(move, 0, even, points) for move in legal]
        move = legal[below(words, len(legal))]
        return Choice(move, considered, even, points, [move], 0, time.perf_counter() - began)


class GreedyBot:
    """One step ahead: the move after which the evaluation sees the mover furthest ahead.

    `softness`, in points, makes it human: a move that is so many points worse is chosen e times as seldom, and moves that
    are worse by more than `tolerance` points never.
    """

    wait_for_compiler = True
    """Does it wait until machine code is compiled? It chooses the same without."""

    def __init__(self, name: str = "greedy", softness: float = 0.0, tolerance: float = 0.0) -> None:
        self.name = name
        self.softness = softness
        self.tolerance = tolerance

    def choose(
        self,
        state: State[Any],
        budget: Budget | None = None,  # noqa: ARG002 (one step takes no time to speak of)
        seed: int | None = None,
        cancel: Cancel | None = None,  # noqa: ARG002
    ) -> Choice:
        """The best move by the evaluation, or nearly."""
        check(state)
        began = time.perf_counter()
        seed = new_seed() if seed is None else seed
        root = root_of(state, seed)
        expected = look_ahead(state, root, self.wait_for_compiler)
        legal, mover = state.moves(), root.mover
        leads = [lead(points, mover) for points in expected]
        words = list(seed_words(seed, "greedy bot"))
        ranked = sorted(range(len(legal)), key=lambda i: (-leads[i], next_word(words)))
        best = self._pick(ranked, leads, words)
        considered = [weighed(legal[i], expected[i]) for i in ranked]
        chosen = weighed(legal[best], expected[best])
        seconds = time.perf_counter() - began
        return Choice(legal[best], considered, chosen.value, chosen.score, [legal[best]], len(legal), seconds)

    def _pick(self, ranked: list[int], leads: list[float], words: list[int]) -> int:
        """The first of the ranked moves, or one of the good ones by lot."""
        top = leads[ranked[0]]
        good = [i for i in ranked if top - leads[i] <= 100 * self.tolerance]
        if self.softness == 0 or len(good) == 1:
            return ranked[0]
        return good[draw([exp((leads[i] - top) / (100 * self.softness)) for i in good], words)]


def draw(weights: list[float], words: list[int]) -> int:
    """One of some things by lot, each as likely as its weight says."""
    lot = next_word(words) / 2**32 * sum(weights)
    for i, weight in enumerate(weights):
        lot -= weight
        if lot < 0:
            return i
    return len(weights) - 1


def lead(points: list[int], seat: int) -> float:
    """How far a seat is ahead: of the best other, and a little of all of them."""
    others = points[:seat] + points[seat + 1 :]
    return points[seat] - (max(others) + sum(others) / len(others)) / 2


def weighed(move: str, points: list[int]) -> Considered:
    """A move by the evaluation alone."""
    best = max(points)
    shares = [exp((value - best) / MARGIN_SCALE) for value in points]
    return Considered(move, 1, [share / sum(shares) for share in shares], [value / 100 for value in points])
