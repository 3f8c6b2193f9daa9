"""What a position of Royal Scarabs is worth to a bot. Written like rules, so that it runs at every speed."""

from saqqara.games.evaluation import Evaluation
from saqqara.games.fields import MoveList

from ..scarabs.state import HAND, Position

WORTH = (0, 5, 10, 20, 40, 80, 150, 300, 500)
"""What a card of each value may expect to win, in hundredths of a point."""


def evaluate(s: Position, values: MoveList) -> None:
    """Write the points of every seat, and what its cards may still win, in hundredths. Exact at the end."""
    for seat in range(s.players):
        values[seat] = 100 * (s.won[seat] + s.kept[seat])
        for place in range(HAND):
            if s.shown[seat][place] == 0:
                values[seat] += WORTH[s.hand[seat][place]]


def lead_scale(s: Position) -> int:
    """A lead of 6 points makes a seat e times as likely to win."""
    return 600


def move_key(s: Position, move: int) -> int:
    """The value of the card: places mean other cards in other deals."""
    return s.hand[s.mover][move]


def rollout_score(s: Position, move: int) -> int:
    """High cards look good if the treasure is large, low cards if it is small."""
    value = s.hand[s.mover][move]
    if s.treasure >= 8:
        return value
    return -value


EVALUATION = Evaluation(evaluate, lead_scale, move_key, rollout_score)
