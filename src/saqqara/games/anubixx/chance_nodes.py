"""Anubixx with chance nodes: sheets and dice."""

from ..chance_nodes import SEAT_NAMES, ChanceNodes, Oracle, ask_start_player
from . import setup, turn
from .components import COLOUR_LETTERS, COLOURS, DICE, SHEETS
from .rules import RULES
from .sheet import give_sheet
from .state import Position


class AskingPosition(Position):
    """A position with an oracle."""

    __slots__ = ("oracle",)
    oracle: Oracle


def begin(s: AskingPosition) -> None:
    """Deal the sheets, and lay out the table."""
    ask_start_player(s)
    left = list(range(s.sheets))
    for seat in range(s.players):
        sheet = s.oracle.ask("sheet", dict.fromkeys(left, 1))
        give_sheet(s, seat, sheet)
        left.remove(sheet)
    setup.begin(s)


def roll(s: AskingPosition) -> None:
    """Roll the dice, one after another."""
    colours = dict.fromkeys(range(COLOURS), 1)
    RULES.use_chance(s, [COLOUR_LETTERS[s.oracle.ask("die", colours)] for _ in range(DICE[s.players])])


CHANCE_NODES = ChanceNodes(
    AskingPosition,
    begin=begin,
    apply=turn.apply,
    advance=turn.advance,
    answer_chance=roll,
    answers={
        "start": SEAT_NAMES,
        "sheet": tuple(chr(ord("A") + sheet) for sheet in range(SHEETS)),
        "die": tuple(COLOUR_LETTERS),
    },
)
