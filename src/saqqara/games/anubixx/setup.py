"""Setting up: who gets which sheet, who begins, and what is open on an empty sheet. Rules: docs/rules/anubixx.md, section 2."""

from ..chance import below, shuffle
from .components import (
    KEYSTONE,
    MOST_DICE,
    NO_COLOUR,
    PAIRS,
    PILE_START,
    PILES,
    PYRAMID,
    SYMBOLS,
)
from .sheet import count_quarry, give_sheet, put_away_sheets
from .state import NO_STONE, NOBODY, Position
from .turn import advance, begin_round, settle


def start(s: Position) -> None:
    """Everything from the generator: deal, then begin. Options and the generator's words are already in place."""
    deal(s)
    begin(s)
    advance(s)
    settle(s)


def deal(s: Position) -> None:
    """Draw a different sheet for everybody, and lots for the start player."""
    order = s.open_stone[0]  # not in use yet: a place for the sheets' numbers
    for sheet in range(s.sheets):
        order[sheet] = sheet
    shuffle(s.words, order, s.sheets)
    for seat in range(s.players):
        give_sheet(s, seat, order[seat])
    lot = below(s.words, s.players)
    if s.start_player == NOBODY:
        s.start_player = lot


def begin(s: Position) -> None:
    """Sheets without a cross, and the first roll is asked."""
    put_away_sheets(s)
    for die in range(MOST_DICE):
        s.roll[die] = NO_COLOUR
    for seat in range(s.players):
        s.jokers[seat] = s.players
        clear_sheet(s, seat)
        count_quarry(s, seat)
    s.active = s.start_player
    begin_round(s)


def clear_sheet(s: Position, seat: int) -> None:
    """The bottom row of the pyramid, the foot of both columns of the arch and all of the relief are open."""
    for pile in range(PILES):
        s.open_stone[seat][pile] = PILE_START[pile]
    s.open_stone[seat][KEYSTONE] = NO_STONE
    for pile in range(PYRAMID + s.pyramid_levels, PILES):
        s.open_stone[seat][pile] = NO_STONE
    for pair in range(PAIRS):
        s.free_pairs[seat][pair] = pair
    s.free_pairs_size[seat] = PAIRS
    for symbol in range(SYMBOLS):
        s.symbol_left[seat][symbol] = s.symbol_fields[symbol]


def conceal(s: Position, seat: int) -> None:
    """Nothing to do: all is open but the dice to come, and whoever calls this has seeded the generator anew."""
