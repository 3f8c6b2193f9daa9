"""Why a move of Anubixx may be good: what it brings and what it costs."""

from ..story import Message
from .moves import NOTATION
from .notation import DONE, parse
from .scoring import joker_points, quarry_points, score
from .state import Position
from .turn import apply

TEXTS = {
    "hint-cross-free": "{stones} stones, paid with dice",
    "hint-cross-paid": "{stones} stones, though {cost} points of quarry and jokers go",
    "hint-cross-points": "{points} points more at once",
    "hint-done": "saves the quarry and the jokers for later",
    "hint-wait": "there is nothing better to do",
}
"""The English of each reason."""


def reason(s: Position, seat: int, move: str) -> Message:
    """What a move brings, or what it costs."""
    parsed = parse(move)
    if parsed.building == DONE:
        saved = quarry_points(s, seat) + joker_points(s, seat)
        return Message("hint-done" if saved else "hint-wait", {})
    after = s.copy()
    apply(after, NOTATION.index(move))
    gain = score(after, seat) - score(s, seat)
    cost = quarry_points(s, seat) + joker_points(s, seat) - quarry_points(after, seat) - joker_points(after, seat)
    if gain > 0:
        return Message("hint-cross-points", {"points": gain})
    stones = len(parsed.places)
    if cost > 0:
        return Message("hint-cross-paid", {"stones": stones, "cost": cost})
    return Message("hint-cross-free", {"stones": stones})
