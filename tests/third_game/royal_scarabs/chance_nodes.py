"""Royal Scarabs with chance nodes: who begins, every card of every hand, and every die."""

from typing import Any

from saqqara.games.chance_nodes import SEAT_NAMES, ChanceNodes, Oracle, ask_start_player

from ..scarabs import turn
from ..scarabs.state import COPIES, DICE, HAND, VALUES, Position
from .rules import RULES


class AskingPosition(Position):
    """A position with an oracle, which is asked instead of the generator."""

    __slots__ = ("oracle",)
    oracle: Oracle


def begin(s: Any) -> None:
    """Ask for every card. Only the seat that gets it sees the answer."""
    ask_start_player(s)
    left = dict.fromkeys(range(1, VALUES + 1), COPIES)
    for seat in range(s.players):
        for place in range(HAND):
            card = s.oracle.ask("card", left, seat)
            s.deck[seat * HAND + place] = card
            left[card] -= 1
            left = {value: copies for value, copies in left.items() if copies}
    turn.begin(s)


def roll(s: Any) -> None:
    """Ask for every die."""
    RULES.use_chance(s, [s.oracle.ask("die", dict.fromkeys(RULES.dice, 1)) for _ in range(DICE)])


NAMES = tuple(map(str, range(VALUES + 1)))
CHANCE_NODES = ChanceNodes(
    AskingPosition, begin, turn.apply, turn.advance, roll, {"start": SEAT_NAMES, "card": NAMES, "die": NAMES}
)
