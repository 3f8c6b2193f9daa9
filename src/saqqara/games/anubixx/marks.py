"""What the learned evaluation of Anubixx sees of a sheet field by field: marks that are there or not.

Beside the counts of `features.py`: every cross, every stone and pair that could be crossed now and how it could be
paid, the quarry, the jokers and each bonus. Only the marks that are there are written down, by their numbers. Rule-style
functions, so that they run at both speeds.
"""

from ..fields import MoveList
from .components import (
    FIELDS,
    PAIR_FIELDS,
    PAIRS,
    PILE_START,
    PILES,
    QUARRY_STONES,
    RELIEF_FIELDS,
    SEATS,
    STONES,
    SYMBOLS,
    mask_of,
)
from .sheet import field_mask, quarry_colour
from .state import NO_STONE, SECOND, Position

# Kinds of marks, one after another: the fields that are crossed,
OPEN = FIELDS
"""piles whose next stone may be crossed,"""
BY_DIE = OPEN + PILES
"""could be paid with a die in the middle,"""
BY_TWO = BY_DIE + PILES
"""lies there in its colour twice,"""
BY_QUARRY = BY_TWO + PILES
"""could be paid from the quarry,"""
BY_NEAR_QUARRY = BY_QUARRY + PILES
"""without skipping more than one stone;"""
FREE = BY_NEAR_QUARRY + PILES
"""pairs of the relief that may be crossed,"""
PAIR_BY_DIE = FREE + PAIRS
"""with a die at least,"""
PAIR_BY_DICE = PAIR_BY_DIE + PAIRS
"""with dice alone;"""
RELIEF_BY_QUARRY = PAIR_BY_DICE + PAIRS
"""fields of the relief that the quarry could pay;"""
STRUCK = RELIEF_BY_QUARRY + RELIEF_FIELDS
"""the last stone struck in the quarry;"""
JOKERS = STRUCK + QUARRY_STONES + 1
"""the number of jokers;"""
HAD = JOKERS + SEATS + 1
"""bonuses that are had,"""
EARNED = HAD + SYMBOLS
"""that somebody else has earned in this round and are still open,"""
LEFT = EARNED + SYMBOLS
"""that are open and need so many symbols;"""
MOST_LEFT = 4
TO_ACT = LEFT + SYMBOLS * MOST_LEFT
IN_SECOND = TO_ACT + 1
IS_ACTIVE = TO_ACT + 2
IS_MOVER = TO_ACT + 3
MARKS = TO_ACT + 4
MOST_MARKS = FIELDS + 5 * PILES + 3 * PAIRS + RELIEF_FIELDS + 2 + 2 * SYMBOLS + 4
"""No sheet has more at a time."""


def write_marks(s: Position, seat: int, room: MoveList, first: int) -> int:
    """Write the numbers of all marks of a seat, from a place in the room on; say where they end."""
    to_act = (seat - s.active) % s.players >= s.acted
    second = s.question == SECOND and s.mover == seat
    dice = s.middle if to_act else 0
    at = mark_piles(s, seat, dice, room, first)
    at = mark_relief(s, seat, 0 if second else dice, room, at)
    at = mark_bonuses(s, seat, room, at)
    room[at] = STRUCK + s.struck[seat]
    room[at + 1] = JOKERS + s.jokers[seat]
    at += 2
    at = mark(room, at, to_act, TO_ACT)
    at = mark(room, at, second, IN_SECOND)
    at = mark(room, at, s.active == seat, IS_ACTIVE)
    return mark(room, at, s.mover == seat, IS_MOVER)


def mark(room: MoveList, at: int, there: bool, number: int) -> int:
    """Write a mark, if it is there; say where the next one goes."""
    if there:
        room[at] = number
        return at + 1
    return at


def mark_piles(s: Position, seat: int, dice: int, room: MoveList, at: int) -> int:
    """The pyramid and the arch: crosses, and how the next stones could be paid."""
    quarry = s.quarry_left[seat]
    beyond = quarry
    for near in range(s.struck[seat], min(s.struck[seat] + 2, s.quarry_size[seat])):
        beyond -= 1 << quarry_colour(s, seat, near)
    for pile in range(PILES):
        for level in range(s.height[seat][pile]):
            room[at] = PILE_START[pile] + level
            at += 1
        stone = s.open_stone[seat][pile]
        if stone != NO_STONE:
            colour = field_mask(s, seat, stone)
            room[at] = OPEN + pile
            at = mark(room, at + 1, dice & colour != 0, BY_DIE + pile)
            at = mark(room, at, (dice & colour) > (1 << s.colour[seat][stone]), BY_TWO + pile)
            if quarry & colour:
                room[at] = BY_QUARRY + pile
                at = mark(room, at + 1, (quarry & colour) > (beyond & colour), BY_NEAR_QUARRY + pile)
    return at


def mark_relief(s: Position, seat: int, dice: int, room: MoveList, at: int) -> int:
    """The relief: crosses, and how pairs could be paid."""
    colours = s.colour[seat]
    quarry = s.quarry_left[seat]
    for field in range(RELIEF_FIELDS):
        if s.relief[seat] >> field & 1:
            room[at] = STONES + field
            at += 1
        else:
            at = mark(room, at, quarry & mask_of(colours[STONES + field]) != 0, RELIEF_BY_QUARRY + field)
    for i in range(s.free_pairs_size[seat]):
        pair = s.free_pairs[seat][i]
        first = colours[PAIR_FIELDS[pair][0]]
        second = colours[PAIR_FIELDS[pair][1]]
        room[at] = FREE + pair
        at += 1
        if dice & (mask_of(first) | mask_of(second)):
            room[at] = PAIR_BY_DIE + pair
            both = dice & mask_of(first) != 0 and (dice - (1 << first)) & mask_of(second) != 0
            at = mark(room, at + 1, both, PAIR_BY_DICE + pair)
    return at


def mark_bonuses(s: Position, seat: int, room: MoveList, at: int) -> int:
    """Bonuses that are had, and those that can still be earned."""
    for symbol in range(SYMBOLS):
        if s.bonuses[seat] >> symbol & 1:
            room[at] = HAD + symbol
            at += 1
        elif s.symbol_fields[symbol] > 0 and not s.closed >> symbol & 1:
            room[at] = LEFT + MOST_LEFT * symbol + min(max(s.symbol_left[seat][symbol], 1), MOST_LEFT) - 1
            at = mark(room, at + 1, s.earned >> symbol & 1 != 0, EARNED + symbol)
    return at
