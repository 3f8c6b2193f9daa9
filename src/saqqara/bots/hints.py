"""Hints for people: the best moves now, each with a reason in terms of the game."""

from typing import Any

from ..games import State
from ..games.compile import available
from ..games.registry import describe
from .interface import Bot, Budget, Cancel, Hint
from .players import GreedyBot
from .search import SearchBot

MOST_HINTS = 3
DEFAULT = Budget(seconds=1.0)


def hint(state: State[Any], budget: Budget | None = None, seed: int | None = None, cancel: Cancel | None = None) -> list[Hint]:
    """The best moves of the mover, the best first. Without Numba they come from one step of look-ahead."""
    thinker: Bot = SearchBot("hint", DEFAULT) if available() else GreedyBot()
    considered = thinker.choose(state, budget, seed, cancel).considered
    tried = [each for each in considered if each.visits > 0]
    hints, reasons = [], describe(state.game.name).hints
    for each in tried[:MOST_HINTS]:
        reason = reasons.reason(state.position, state.position.mover, each.move)
        text = reasons.texts[reason.id].format(**reason.args)
        hints.append(Hint(each.move, each.value[state.position.mover], reason.id, reason.args, text))
    return hints
