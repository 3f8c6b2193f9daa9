"""The features of the learned evaluation of Anubixx: for each seat a row of small whole numbers, in every layout.

Written like rules, so that they run at every speed. `network.py` computes win chances and points from them.
"""

from ..evaluation import SCRATCH
from ..fields import MoveList
from ..network import COUNTS
from .building import finished_buildings
from .components import (
    FIELDS,
    KEYSTONE,
    LEFT,
    MASKS,
    PAIR_FIELDS,
    PILE_START,
    PYRAMID,
    RELIEF_FIELDS,
    RIGHT,
    SEATS,
    STONE_PILE,
    STONES,
    SYMBOLS,
)
from .evaluation import MOST_STONES, pyramid_missing, relief_missing, stones_to_second
from .scoring import arch_points, pyramid_points, relief_points, score
from .sheet import field_mask
from .state import NO_STONE, NO_SYMBOL, SECOND, Position

FAR = 15
"""Missing stones, if something cannot be reached."""

# Scratch space of the evaluation
NEEDS = SCRATCH
"""Stones that each seat needs for each symbol."""
TEMPO = NEEDS + SEATS * SYMBOLS
"""Stones that each seat needs for its second building."""
FINISHED = TEMPO + SEATS
"""Finished buildings of each seat."""
SCORES = FINISHED + SEATS
"""Points of each seat now."""
assert SCORES + SEATS <= COUNTS
FEATURES = 46
# Each feature by the index where it is written. Their order is that of the weights.
(
    # The pyramid: its points; stones that the whole pyramid, the next level and the level after it need; the points of the next
    PYRAMID_NOW,
    PYRAMID_MISSING,
    LEVEL_MISSING,
    LEVEL_GAIN,
    NEXT_LEVEL_MISSING,
    # The arch: the difference of its columns; its points; stones that it and its next step need; the points of that step
    ARCH_DIFFERENCE,
    ARCH_NOW,
    ARCH_MISSING,
    ARCH_STEP_MISSING,
    ARCH_STEP_GAIN,
    # The relief: crossed fields; its points; pairs that can be crossed; can it be finished?
    RELIEF_SIZE,
    RELIEF_NOW,
    RELIEF_PAIRS,
    RELIEF_POSSIBLE,
    # Finished buildings and stones to the second one: of the seat, of the best other; does the game end with this round?
    OWN_FINISHED,
    OWN_TEMPO,
    OTHERS_TEMPO,
    OTHERS_FINISHED,
    LAST_ROUND,
    # Means to pay; colours of the stones that can be crossed, and how many of them the quarry can pay
    JOKERS,
    QUARRY_LEFT,
    OPEN_COLOURS,
    PAYABLE_COLOURS,
    # This round: is the seat still to act, does it choose its second stone, which dice suit it, does it roll next?
    TO_ACT,
    IN_SECOND,
    FITTING_DICE,
    PAIR_BY_DICE,
    ROLLS_NEXT,
    MORE_PLAYERS,
    # Bonuses: how many the seat has; for each building the nearest one and how many are open
    BONUSES_HAD,
    PYRAMID_BONUS,
    PYRAMID_BONUSES,
    ARCH_BONUS,
    ARCH_BONUSES,
    RELIEF_BONUS,
    RELIEF_BONUSES,
    # Open bonuses for which the seat needs fewer, as many or more stones than others; those that it can share in this round
    BONUSES_NEARER,
    BONUSES_EQUAL,
    BONUSES_FARTHER,
    BONUSES_SHARED,
    # Points, lead, round; the fewest stones to a second building of all seats; the lead if the game ends with this round
    OWN_SCORE,
    LEAD,
    ROUND,
    LEAST_TEMPO,
    FINAL_LEAD,
    OPEN_STONES,
) = range(COUNTS, COUNTS + FEATURES)


def survey(s: Position, values: MoveList) -> None:
    """Write what the seats are compared by."""
    for seat in range(s.players):
        write_needs(s, seat, values)
        values[TEMPO + seat] = min(stones_to_second(s, seat), MOST_STONES)
        values[FINISHED + seat] = finished_buildings(s, seat)
        values[SCORES + seat] = score(s, seat)


def write_needs(s: Position, seat: int, values: MoveList) -> None:
    """Write about how many stones a seat has to cross for each symbol."""
    needs = NEEDS + SYMBOLS * seat
    for symbol in range(SYMBOLS):
        values[needs + symbol] = 0
    for stone in range(STONES):
        symbol = s.symbol[stone]
        if symbol != NO_SYMBOL:
            need = stone_need(s, seat, stone)
            if need > 0:
                before = values[needs + symbol]
                values[needs + symbol] = max(before + 1 if before > 0 else 0, need)
    for field in range(STONES, FIELDS):
        symbol = s.symbol[field]
        if symbol != NO_SYMBOL and not s.relief[seat] >> (field - STONES) & 1:
            values[needs + symbol] += 2


def stone_need(s: Position, seat: int, stone: int) -> int:
    """How many stones must be crossed for this one, itself included."""
    pile = STONE_PILE[stone]
    level = stone - PILE_START[pile] + 1
    heights = s.height[seat]
    if heights[pile] >= level:
        return 0
    if pile == KEYSTONE:
        return 2 * s.arch_levels - heights[LEFT] - heights[RIGHT] + 1
    return level - heights[pile] if pile < PYRAMID else cone_missing(s, seat, pile, level)


def cone_missing(s: Position, seat: int, pile: int, level: int) -> int:
    """Missing stones of the pyramid that a stone stands on, itself included."""
    missing = 0
    for step in range(level):
        missing += max(level - step - s.height[seat][pile + step], 0)
    return missing


def level_missing(s: Position, seat: int, level: int) -> int:
    """How many stones the nearest stone of a level of the pyramid needs; 0 if there is no such level."""
    if level > s.pyramid_levels:
        return 0
    fewest = FAR
    for pile in range(PYRAMID, PYRAMID + s.pyramid_levels - level + 1):
        fewest = min(fewest, cone_missing(s, seat, pile, level))
    return fewest


def write_features(s: Position, seat: int, values: MoveList) -> None:
    """Write the features of a seat."""
    write_pyramid(s, seat, values)
    write_arch(s, seat, values)
    write_relief(s, seat, values)
    write_tempo(s, seat, values)
    write_means(s, seat, values)
    write_dice(s, seat, values)
    write_bonuses(s, seat, values)


def write_pyramid(s: Position, seat: int, values: MoveList) -> None:
    """How high the pyramid is, and how far it is to the next levels."""
    highest = 0
    for pile in range(PYRAMID, PYRAMID + s.pyramid_levels):
        highest = max(highest, s.height[seat][pile])
    now = pyramid_points(s, seat)
    values[PYRAMID_NOW] = now
    values[PYRAMID_MISSING] = pyramid_missing(s, seat)
    values[LEVEL_MISSING] = level_missing(s, seat, highest + 1)
    values[LEVEL_GAIN] = s.pyramid_points[min(highest + 1, s.pyramid_levels)] - now
    values[NEXT_LEVEL_MISSING] = level_missing(s, seat, highest + 2)


def write_arch(s: Position, seat: int, values: MoveList) -> None:
    """How high the arch is, and how far it is to its next points."""
    left = s.height[seat][LEFT]
    right = s.height[seat][RIGHT]
    low = min(left, right)
    now = arch_points(s, seat)
    missing = 2 * s.arch_levels + 1 - left - right - s.height[seat][KEYSTONE]
    values[ARCH_NOW] = now
    values[ARCH_MISSING] = missing
    if low < s.arch_levels:
        values[ARCH_STEP_MISSING] = 2 * (low + 1) - min(left, low + 1) - min(right, low + 1)
        values[ARCH_STEP_GAIN] = s.arch_points[low + 1] - now
    else:
        values[ARCH_STEP_MISSING] = missing
        values[ARCH_STEP_GAIN] = s.keystone_points - now
    values[ARCH_DIFFERENCE] = max(left, right) - low


def write_relief(s: Position, seat: int, values: MoveList) -> None:
    """How much of the relief there is, and whether it can be finished."""
    values[RELIEF_SIZE] = s.relief_size[seat]
    values[RELIEF_NOW] = relief_points(s, seat)
    values[RELIEF_PAIRS] = s.free_pairs_size[seat]
    values[RELIEF_POSSIBLE] = 1 if relief_missing(s, seat) <= RELIEF_FIELDS else 0


def write_tempo(s: Position, seat: int, values: MoveList) -> None:
    """Who is near the end, and who leads."""
    fewest = MOST_STONES
    most = 0
    best = 0
    for other in range(s.players):
        if other != seat:
            fewest = min(fewest, values[TEMPO + other])
            most = max(most, values[FINISHED + other])
            best = max(best, values[SCORES + other])
    ends = max(most, values[FINISHED + seat]) >= 2
    values[OWN_FINISHED] = values[FINISHED + seat]
    values[OWN_TEMPO] = values[TEMPO + seat]
    values[OTHERS_TEMPO] = fewest
    values[OTHERS_FINISHED] = most
    values[LAST_ROUND] = 1 if ends else 0
    values[OWN_SCORE] = values[SCORES + seat]
    values[LEAD] = values[SCORES + seat] - best
    values[ROUND] = s.round
    values[LEAST_TEMPO] = min(fewest, values[TEMPO + seat])
    values[FINAL_LEAD] = values[SCORES + seat] - best if ends else 0
    values[MORE_PLAYERS] = s.players - 2


def write_means(s: Position, seat: int, values: MoveList) -> None:
    """Jokers, quarry, and the colours that stones could be crossed with."""
    quarry = s.quarry_left[seat]
    colours = 0
    different = 0
    payable = 0
    stones = 0
    for stone in s.open_stone[seat]:
        if stone != NO_STONE:
            stones += 1
            colour = field_mask(s, seat, stone)
            if not colours & colour:
                colours |= colour
                different += 1
                if quarry & colour:
                    payable += 1
    values[JOKERS] = s.jokers[seat]
    values[QUARRY_LEFT] = s.quarry_size[seat] - s.struck[seat]
    values[OPEN_COLOURS] = different
    values[PAYABLE_COLOURS] = payable
    values[OPEN_STONES] = stones


def write_dice(s: Position, seat: int, values: MoveList) -> None:
    """Is the seat still to act in this round, and do the dice suit it?"""
    place = (seat - s.active) % s.players
    to_act = place >= s.acted
    second = s.question == SECOND and s.mover == seat
    values[TO_ACT] = 1 if to_act else 0
    values[IN_SECOND] = 1 if second else 0
    values[FITTING_DICE] = min(dice_that_fit(s, seat), 1 if second else 2) if to_act else 0
    values[PAIR_BY_DICE] = 1 if to_act and not second and pair_by_dice(s, seat) else 0
    values[ROLLS_NEXT] = 1 if place == 1 % s.players else 0


def dice_that_fit(s: Position, seat: int) -> int:
    """How many dice in the middle could pay for an open stone of the pyramid or the arch, each for another."""
    left = s.middle
    fitting = 0
    for stone in s.open_stone[seat]:
        if stone != NO_STONE and left & field_mask(s, seat, stone):
            left -= 1 << s.colour[seat][stone]
            fitting += 1
    return fitting


def pair_by_dice(s: Position, seat: int) -> bool:
    """Could a pair of the relief be paid with dice alone?"""
    colours = s.colour[seat]
    for i in range(s.free_pairs_size[seat]):
        pair = s.free_pairs[seat][i]
        first = colours[PAIR_FIELDS[pair][0]]
        if s.middle & MASKS[first] and (s.middle - (1 << first)) & MASKS[colours[PAIR_FIELDS[pair][1]]]:
            return True
    return False


def write_bonuses(s: Position, seat: int, values: MoveList) -> None:
    """Bonuses that are had and open, how near they are, and whether others are nearer."""
    for feature in range(BONUSES_HAD, BONUSES_SHARED + 1):
        values[feature] = 0
    values[PYRAMID_BONUS] = FAR
    values[ARCH_BONUS] = FAR
    values[RELIEF_BONUS] = FAR
    for symbol in range(SYMBOLS):
        if s.bonuses[seat] >> symbol & 1:
            values[BONUSES_HAD] += 1
    seen = s.closed | s.bonuses[seat]
    for field in range(FIELDS):
        symbol = s.symbol[field]
        if symbol != NO_SYMBOL and not seen >> symbol & 1:
            seen |= 1 << symbol
            write_open_bonus(s, seat, values, field)


def write_open_bonus(s: Position, seat: int, values: MoveList, field: int) -> None:
    """One bonus that a seat can still earn."""
    symbol = s.symbol[field]
    need = values[NEEDS + SYMBOLS * seat + symbol]
    nearest = RELIEF_BONUS if field >= STONES else ARCH_BONUS if STONE_PILE[field] < PYRAMID else PYRAMID_BONUS
    values[nearest] = min(values[nearest], need)
    values[nearest + 1] += 1  # the number of open bonuses comes after the nearest one
    if s.earned >> symbol & 1:
        values[BONUSES_SHARED] += 1 if need <= 2 and (seat - s.active) % s.players >= s.acted else 0
        return
    fewest = FAR
    for other in range(s.players):
        if other != seat:
            fewest = min(fewest, values[NEEDS + SYMBOLS * other + symbol])
    values[BONUSES_NEARER if need < fewest - 1 else BONUSES_FARTHER if need > fewest + 1 else BONUSES_EQUAL] += 1
