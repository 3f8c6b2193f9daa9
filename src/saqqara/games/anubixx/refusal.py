"""Why a move is not legal, in words, and why the fields of the sheet cannot be crossed.

What is legal is decided in `moves.py` alone; this only explains.
"""

from ..contract import Refusal
from .components import (
    COLOUR_NAMES,
    COUNT_BITS,
    FIELD_NAMES,
    FIELDS,
    KEYSTONE,
    MASKS,
    NO_COLOUR,
    PAIR_FIELDS,
    PILE_START,
    PYRAMID,
    STONE_PILE,
    STONES,
    count_of,
)
from .moves import DONE_MOVE, FIRST_MARK, NOTATION, RELIEF_MOVE, SECOND_MARK, legal_moves
from .state import SECOND, Position
from .view import is_crossed, letter


def refusal(s: Position, move: int) -> Refusal:
    """The reason, for a move that is not legal."""
    if move >= RELIEF_MOVE:
        return refuse_pair(s, (move - RELIEF_MOVE) >> 2, (move - RELIEF_MOVE) & 3)
    stone = move >> 1
    if s.colour[s.mover][stone] == NO_COLOUR:
        return Refusal("not-on-this-sheet", f"there is no {FIELD_NAMES[stone]} on this sheet")
    if is_crossed(s, s.mover, stone):
        return Refusal("already-crossed", f"{FIELD_NAMES[stone]} is crossed already")
    if s.open_stone[s.mover][STONE_PILE[stone]] != stone:
        return refuse_unsupported(stone)
    return refuse_payment(s, stone, move & 1)


def refuse_unsupported(stone: int) -> Refusal:
    """The building rules do not allow it yet."""
    pile = STONE_PILE[stone]
    name = FIELD_NAMES[stone]
    if pile == KEYSTONE:
        return Refusal("keystone-needs-columns", "the keystone needs both columns of the arch complete")
    if pile < KEYSTONE:
        return Refusal("column-from-below", f"{name} needs {FIELD_NAMES[stone - 1]} below it")
    level, column = stone - PILE_START[pile], pile - PYRAMID + 1
    below = f"pyramid {level}.{column} and pyramid {level}.{column + 1}"
    return Refusal("needs-support", f"{name} needs both stones below it, {below}")


def colour_name(colour: int) -> str:
    """The name of a colour."""
    return COLOUR_NAMES[colour // COUNT_BITS]


def refuse_payment(s: Position, stone: int, joker: int) -> Refusal:
    """A stone that cannot be paid for in this way."""
    colour = s.colour[s.mover][stone]
    if joker:
        return refuse_joker(s, colour)
    name = colour_name(colour)
    means = [f"no {name} die lies in the middle", f"no {name} stone is left in your quarry"]
    if s.jokers[s.mover]:
        return Refusal("no-payment", f"{' and '.join(means)}; a joker can pay: {FIELD_NAMES[stone]} joker")
    return Refusal("no-payment", f"{', '.join(means)} and you have no joker", {"colour": letter(colour)})


def refuse_joker(s: Position, colour: int) -> Refusal:
    """One joker that cannot be used."""
    if s.middle & MASKS[colour]:
        return Refusal("die-must-be-taken", f"a {colour_name(colour)} die lies in the middle and must be taken")
    return Refusal("no-joker", "you have no joker left")


def refuse_pair(s: Position, pair: int, marks: int) -> Refusal:
    """A pair of relief fields."""
    if s.question == SECOND:
        text = "a relief pair is a whole action; only another stone of pyramid or arch may follow"
        return Refusal("relief-is-whole-action", text)
    fields = PAIR_FIELDS[pair]
    for field in fields:
        if is_crossed(s, s.mover, field):
            return Refusal("already-crossed", f"{FIELD_NAMES[field]} is crossed already")
    first, second = (s.colour[s.mover][field] for field in fields)
    taken = 1 << first if first == second and s.middle & MASKS[first] else 0
    for colour, dice, mark in ((first, s.middle, FIRST_MARK), (second, s.middle - taken, SECOND_MARK)):
        if marks & mark and dice & MASKS[colour]:
            return Refusal("die-must-be-taken", f"a {colour_name(colour)} die lies in the middle and must be taken")
    return refuse_pair_payment(s, pair, marks)


def refuse_pair_payment(s: Position, pair: int, marks: int) -> Refusal:
    """A pair that is free and takes all dice it must, but cannot be paid for in this way."""
    jokers, wanted = s.jokers[s.mover], (marks & 1) + (marks >> 1)
    if jokers < wanted:
        left = "only 1 joker" if jokers else "no joker"
        return Refusal("no-joker", f"you have {left} left")
    first, second = (s.colour[s.mover][field] for field in PAIR_FIELDS[pair])
    quarry = s.quarry_left[s.mover]
    plain = [colour for colour, mark in ((first, FIRST_MARK), (second, SECOND_MARK)) if not marks & mark]
    if len(plain) == 2 and first == second and count_of(s.middle + quarry, first) == 1:
        name = colour_name(first)
        return Refusal("no-payment", f"two {name} stones are needed, and dice and your quarry have only one")
    short = dict.fromkeys(colour_name(colour) for colour in plain if not (s.middle + quarry) & MASKS[colour])
    parts = [f"no {name} die lies in the middle and no {name} stone is left in your quarry" for name in short]
    return Refusal("no-payment", ", ".join(parts))


# What cannot be used now
def unavailable(s: Position) -> dict[str, Refusal]:
    """Why each field of the mover without a cross cannot be crossed now, for those that cannot; by the field's notation."""
    moves = [0] * (len(NOTATION) + 1)
    legal = moves[: legal_moves(s, moves)]
    usable = {field for move in legal if move != DONE_MOVE for field in fields_of(move)}
    printed = (field for field in range(FIELDS) if s.colour[s.mover][field] != NO_COLOUR and not is_crossed(s, s.mover, field))
    return {FIELD_NAMES[field]: field_reason(s, field) for field in printed if field not in usable}


def field_reason(s: Position, field: int) -> Refusal:
    """Why a field without a cross cannot be crossed."""
    return refusal(s, 2 * field) if field < STONES else relief_reason(s, field)


def fields_of(move: int) -> tuple[int, ...]:
    """The fields that a move crosses."""
    return PAIR_FIELDS[(move - RELIEF_MOVE) >> 2] if move >= RELIEF_MOVE else (move >> 1,)


def relief_reason(s: Position, field: int) -> Refusal:
    """A field of the relief that is part of no legal pair."""
    pairs = [number for number, pair in enumerate(PAIR_FIELDS) if field in pair]
    if s.question == SECOND:
        return refuse_pair(s, pairs[0], 0)
    others = [sum(PAIR_FIELDS[number]) - field for number in pairs]
    if all(is_crossed(s, s.mover, other) for other in others):
        return Refusal("no-neighbour", f"no field beside {FIELD_NAMES[field]} is free")
    if not s.jokers[s.mover] and not (s.middle + s.quarry_left[s.mover]) & MASKS[s.colour[s.mover][field]]:
        return refuse_payment(s, field, 0)
    return Refusal("pair-unpaid", f"{FIELD_NAMES[field]} and a field beside it cannot both be paid for")
