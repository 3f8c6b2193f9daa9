"""Moves: their numbers, their notation, and which of them are legal.

A move is a number; `NOTATION[move]` is how people write it. Levels, rows and columns count from 1 in
notation. A stone has two moves, plain and with a joker; a pair of relief fields has four.
"""

from ..fields import MoveList
from .components import FIELD_NAMES, MASKS, PAIR_FIELDS, PAIR_FIRST, PAIR_SECOND, PAIRS, STONES, count_of
from .state import ACTION, NO_STONE, Position

RELIEF_MOVE = 2 * STONES
DONE_MOVE = RELIEF_MOVE + 4 * PAIRS

MARKS = ("", " joker -", " - joker", " joker joker")
"""Which fields of a pair are paid with jokers: bit 0 for the first, bit 1 for the second."""
FIRST_MARK, SECOND_MARK, BOTH_MARKS = 1, 2, 3
PAIR_NAMES = tuple(f"{FIELD_NAMES[one]}-{FIELD_NAMES[other].removeprefix('relief ')}" for one, other in PAIR_FIELDS)

NOTATION = (
    *(FIELD_NAMES[stone] + joker for stone in range(STONES) for joker in ("", " joker")),
    *(name + marks for name in PAIR_NAMES for marks in MARKS),
    "done",
)
"""The notation of every move, by its number."""


def legal_moves(s: Position, moves: MoveList) -> int:
    """Write every legal move into `moves`; say how many there are."""
    if s.question < ACTION:
        return 0
    seat = s.mover
    colours = s.colour[seat]
    middle = s.middle
    payable = middle + s.quarry_left[seat]
    jokers = s.jokers[seat]
    number = 0
    for stone in s.open_stone[seat]:
        if stone != NO_STONE:
            colour = MASKS[colours[stone]]
            if payable & colour:
                moves[number] = 2 * stone
                number += 1
            if jokers and not middle & colour:
                moves[number] = 2 * stone + 1
                number += 1
    if s.question == ACTION and s.free_pairs_size[seat]:
        number = relief_moves(s, moves, number, seat)
    moves[number] = DONE_MOVE
    return number + 1


def relief_moves(s: Position, moves: MoveList, number: int, seat: int) -> int:
    """Every pair of adjacent relief fields without a cross, in every way to pay for it."""
    colours = s.colour[seat]
    pairs = s.free_pairs[seat]
    middle = s.middle
    payable = middle + s.quarry_left[seat]
    jokers = s.jokers[seat]
    for i in range(s.free_pairs_size[seat]):
        pair = pairs[i]
        first = MASKS[colours[PAIR_FIRST[pair]]]
        second = MASKS[colours[PAIR_SECOND[pair]]]
        if first == second:
            number = equal_pair_moves(s, moves, number, seat, pair)
            continue
        if payable & first and payable & second:
            moves[number] = RELIEF_MOVE + 4 * pair
            number += 1
        if jokers == 0:
            continue
        move = RELIEF_MOVE + 4 * pair
        if payable & second and not middle & first:
            moves[number] = move + FIRST_MARK
            number += 1
        if payable & first and not middle & second:
            moves[number] = move + SECOND_MARK
            number += 1
        if jokers > 1 and not middle & (first | second):
            moves[number] = move + BOTH_MARKS
            number += 1
    return number


def equal_pair_moves(s: Position, moves: MoveList, number: int, seat: int, pair: int) -> int:
    """A pair of one colour: the first field takes the only die, the other is paid otherwise (ruling 3)."""
    colour = s.colour[seat][PAIR_FIRST[pair]]
    dice = count_of(s.middle, colour)
    stones = count_of(s.quarry_left[seat], colour)
    jokers = s.jokers[seat]
    move = RELIEF_MOVE + 4 * pair
    if dice + stones >= 2:
        moves[number] = move
        number += 1
    if dice == 0 and stones >= 1 and jokers >= 1:
        moves[number] = move + FIRST_MARK
        number += 1
    if dice <= 1 and dice + stones >= 1 and jokers >= 1:
        moves[number] = move + SECOND_MARK
        number += 1
    if dice == 0 and jokers >= 2:
        moves[number] = move + BOTH_MARKS
        number += 1
    return number
