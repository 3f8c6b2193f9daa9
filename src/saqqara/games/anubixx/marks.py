"""The marks of the learned evaluation of Anubixx: what is on a sheet, field by field. A mark is set or not.

They add to the counts of `features.py`: every cross, every stone and pair that could be crossed now and how it could be paid,
the quarry, the jokers and each bonus. Only the numbers of the marks that are set are written. The functions are written like
rules, so that they run at every speed.
"""

from ..fields import MoveList
from ..network import mark
from .components import (
    FIELDS,
    MASKS,
    PAIR_FIELDS,
    PAIRS,
    PILE_START,
    PILES,
    QUARRY_STONES,
    RELIEF_FIELDS,
    SEATS,
    STONES,
    SYMBOLS,
)
from .sheet import field_mask, quarry_colour
from .state import NO_STONE, SECOND, Position

# The kinds of marks, each with the number of its first one. Before them: the fields that are crossed.
OPEN = FIELDS
"""Piles whose next stone may be crossed."""
BY_DIE = OPEN + PILES
"""Piles whose next stone a die in the middle can pay."""
BY_TWO = BY_DIE + PILES
"""Piles whose next stone has two dice of its colour in the middle."""
BY_QUARRY = BY_TWO + PILES
"""Piles whose next stone the quarry can pay."""
BY_NEAR_QUARRY = BY_QUARRY + PILES
"""The same, if at most one stone of the quarry is skipped."""
FREE = BY_NEAR_QUARRY + PILES
"""Pairs of the relief that may be crossed."""
PAIR_BY_DIE = FREE + PAIRS
"""Pairs of which a die can pay at least one field."""
PAIR_BY_DICE = PAIR_BY_DIE + PAIRS
"""Pairs that dice alone can pay."""
RELIEF_BY_QUARRY = PAIR_BY_DICE + PAIRS
"""Fields of the relief that the quarry can pay."""
STRUCK = RELIEF_BY_QUARRY + RELIEF_FIELDS
"""The last stone struck in the quarry, from 0 for none."""
JOKERS = STRUCK + QUARRY_STONES + 1
"""The number of jokers, from 0."""
HAD = JOKERS + SEATS + 1
"""Bonuses that the seat has."""
EARNED = HAD + SYMBOLS
"""Bonuses that another seat has earned in this round and that are still open."""
LEFT = EARNED + SYMBOLS
"""Open bonuses, by the number of symbols that the seat still needs."""
MOST_LEFT = 4
"""More missing symbols than this make no difference."""
TURN = LEFT + SYMBOLS * MOST_LEFT
"""What the seat does in this round."""
TO_ACT, IN_SECOND, IS_ACTIVE, IS_MOVER, MARKS = range(TURN, TURN + 5)


def write_marks(s: Position, seat: int, values: MoveList, first: int) -> int:
    """Write the numbers of all marks of a seat, from an index on; return the index after the last one."""
    to_act = (seat - s.active) % s.players >= s.acted
    second = s.question == SECOND and s.mover == seat
    dice = s.middle if to_act else 0
    at = mark_piles(s, seat, dice, values, first)
    at = mark_relief(s, seat, 0 if second else dice, values, at)
    at = mark_bonuses(s, seat, values, at)
    values[at] = STRUCK + s.struck[seat]
    values[at + 1] = JOKERS + s.jokers[seat]
    at += 2
    at = mark(values, at, to_act, TO_ACT)
    at = mark(values, at, second, IN_SECOND)
    at = mark(values, at, s.active == seat, IS_ACTIVE)
    return mark(values, at, s.mover == seat, IS_MOVER)


def mark_piles(s: Position, seat: int, dice: int, values: MoveList, at: int) -> int:
    """The pyramid and the arch: crosses, and how the next stones could be paid."""
    quarry = s.quarry_left[seat]
    beyond = quarry
    for near in range(s.struck[seat], min(s.struck[seat] + 2, s.quarry_size[seat])):
        beyond -= 1 << quarry_colour(s, seat, near)
    for pile in range(PILES):
        for level in range(s.height[seat][pile]):
            values[at] = PILE_START[pile] + level
            at += 1
        stone = s.open_stone[seat][pile]
        if stone != NO_STONE:
            colour = field_mask(s, seat, stone)
            values[at] = OPEN + pile
            at = mark(values, at + 1, dice & colour != 0, BY_DIE + pile)
            at = mark(values, at, (dice & colour) > (1 << s.colour[seat][stone]), BY_TWO + pile)
            if quarry & colour:
                values[at] = BY_QUARRY + pile
                at = mark(values, at + 1, (quarry & colour) > (beyond & colour), BY_NEAR_QUARRY + pile)
    return at


def mark_relief(s: Position, seat: int, dice: int, values: MoveList, at: int) -> int:
    """The relief: crosses, and how pairs could be paid."""
    colours = s.colour[seat]
    quarry = s.quarry_left[seat]
    for field in range(RELIEF_FIELDS):
        if s.relief[seat] >> field & 1:
            values[at] = STONES + field
            at += 1
        else:
            at = mark(values, at, quarry & MASKS[colours[STONES + field]] != 0, RELIEF_BY_QUARRY + field)
    for i in range(s.free_pairs_size[seat]):
        pair = s.free_pairs[seat][i]
        first = colours[PAIR_FIELDS[pair][0]]
        second = colours[PAIR_FIELDS[pair][1]]
        values[at] = FREE + pair
        at += 1
        if dice & (MASKS[first] | MASKS[second]):
            values[at] = PAIR_BY_DIE + pair
            both = dice & MASKS[first] != 0 and (dice - (1 << first)) & MASKS[second] != 0
            at = mark(values, at + 1, both, PAIR_BY_DICE + pair)
    return at


def mark_bonuses(s: Position, seat: int, values: MoveList, at: int) -> int:
    """Bonuses that the seat has, and those that it can still earn."""
    for symbol in range(SYMBOLS):
        if s.bonuses[seat] >> symbol & 1:
            values[at] = HAD + symbol
            at += 1
        elif s.symbol_fields[symbol] > 0 and not s.closed >> symbol & 1:
            values[at] = LEFT + MOST_LEFT * symbol + min(max(s.symbol_left[seat][symbol], 1), MOST_LEFT) - 1
            at = mark(values, at + 1, s.earned >> symbol & 1 != 0, EARNED + symbol)
    return at
