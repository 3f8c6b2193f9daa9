"""Hints for people: the best moves now, each with a reason. A game may give reasons of its own (`GameDescription.hints`)."""

from dataclasses import replace

from ..games import State
from ..games.registry import describe
from .interface import Budget, Cancel, Considered, Hint
from .plans import reasons
from .search import SearchBot

MOST_HINTS = 3
DEFAULT = Budget(seconds=1.0)
EXPECTED_POINTS, EXPECTED_POINTS_TEXT = "hint-expected-points", "expected points at the end: {points}"
"""The reason for a move in a game that gives none: a message id and its English."""


def hint(state: State, budget: Budget | None = None, seed: int | None = None, cancel: Cancel | None = None) -> list[Hint]:
    """The best moves of the mover, the best first."""
    considered = SearchBot("hint", DEFAULT).choose(state, budget, seed, cancel).considered
    tried = [each for each in considered if each.tried][:MOST_HINTS]
    others = [*tried[1:2], None, None]  # only the best move is compared with another one
    return [
        replace(with_reason(state, each), why=reasons(state, each, other)) for each, other in zip(tried, others, strict=False)
    ]


def with_reason(state: State, considered: Considered) -> Hint:
    """A move as a hint to the mover."""
    mover = state.position.mover
    value = considered.value[mover]
    own = describe(state.game.name).hints
    if own is None:
        arguments: dict[str, str | int] = {"points": round(considered.score[mover])}
        return Hint(considered.move, value, EXPECTED_POINTS, arguments, EXPECTED_POINTS_TEXT.format(**arguments))
    reason = own.reason(state.position, mover, considered.move)
    text = own.texts[reason.id].format(**{name: str(given).replace("_", " ") for name, given in reason.args.items()})
    return Hint(considered.move, value, reason.id, reason.args, text)
