"""Anubixx with chance nodes: sheets and dice."""

from typing import Any

from ..chance_nodes import SEAT_NAMES, ChanceNodes, Oracle, ask_start_player
from . import setup, turn
from .components import COLOUR_LETTERS, COLOURS, DICE, SHEETS
from .rules import RULES
from .sheet import give_sheet
from .state import Position


def chance_nodes() -> ChanceNodes:
    """Anubixx: sheets and dice."""

    class AskingPosition(Position):
        """A position with an oracle."""

        __slots__ = ("oracle",)
        oracle: Oracle

    def begin(s: Any) -> None:
        ask_start_player(s)
        left = list(range(s.sheets))
        for seat in range(s.players):
            sheet = s.oracle.ask("sheet", dict.fromkeys(left, 1))
            give_sheet(s, seat, sheet)
            left.remove(sheet)
        setup.begin(s)

    def roll(s: Any) -> None:
        colours = dict.fromkeys(range(COLOURS), 1)
        RULES.use_chance(s, [COLOUR_LETTERS[s.oracle.ask("die", colours)] for _ in range(DICE[s.players])])

    sheets = tuple(chr(ord("A") + sheet) for sheet in range(SHEETS))
    answers = {"start": SEAT_NAMES, "sheet": sheets, "die": tuple(COLOUR_LETTERS)}
    return ChanceNodes(AskingPosition, begin, turn.apply, turn.advance, roll, answers)
