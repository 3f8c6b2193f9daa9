"""What the learned evaluation of Anubixx looks at: for each seat a row of small whole numbers, whatever the layout.

Rule-style functions, so that they run at both speeds. `network.py` makes win chances and points of them.
"""

from ..fields import MoveList
from .building import finished_buildings
from .components import (
    FIELDS,
    KEYSTONE,
    LEFT,
    PAIR_FIELDS,
    PILE_START,
    PYRAMID,
    RELIEF_FIELDS,
    RIGHT,
    SEATS,
    STONE_PILE,
    STONES,
    SYMBOLS,
    mask_of,
)
from .evaluation import pyramid_missing, relief_missing, stones_to_second
from .scoring import arch_points, pyramid_points, relief_points, score
from .sheet import field_mask
from .state import NO_STONE, NO_SYMBOL, SECOND, Position

FAR = 15
"""Stones missing to what cannot be had."""
NEEDS = 10
"""In the room for values, after the results: stones that each seat needs for each symbol,"""
TEMPO = NEEDS + SEATS * SYMBOLS
"""stones to its second building,"""
FINISHED = TEMPO + SEATS
"""its finished buildings,"""
SCORES = FINISHED + SEATS
"""its points now,"""
INPUTS = SCORES + SEATS
"""and what the network sees of one seat."""
FEATURES = 46


def survey(s: Position, values: MoveList) -> None:
    """Write down what the seats are compared by."""
    for seat in range(s.players):
        write_needs(s, seat, values)
        values[TEMPO + seat] = min(stones_to_second(s, seat), 30)
        values[FINISHED + seat] = finished_buildings(s, seat)
        values[SCORES + seat] = score(s, seat)


def write_needs(s: Position, seat: int, values: MoveList) -> None:
    """How many stones a seat has to cross for each symbol, about."""
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
    """Stones of the pyramid that a stone stands on and that are missing, itself included."""
    missing = 0
    for step in range(level):
        missing += max(level - step - s.height[seat][pile + step], 0)
    return missing


def level_missing(s: Position, seat: int, level: int) -> int:
    """How many stones the nearest stone of a level of the pyramid needs; none, if there is no such level."""
    if level > s.pyramid_levels:
        return 0
    fewest = FAR
    for pile in range(PYRAMID, PYRAMID + s.pyramid_levels - level + 1):
        fewest = min(fewest, cone_missing(s, seat, pile, level))
    return fewest


def write_features(s: Position, seat: int, values: MoveList) -> None:
    """Write the row of a seat."""
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
    values[INPUTS] = now
    values[INPUTS + 1] = pyramid_missing(s, seat)
    values[INPUTS + 2] = level_missing(s, seat, highest + 1)
    values[INPUTS + 3] = s.pyramid_points[min(highest + 1, s.pyramid_levels)] - now
    values[INPUTS + 4] = level_missing(s, seat, highest + 2)


def write_arch(s: Position, seat: int, values: MoveList) -> None:
    """How high the arch is, and how far it is to its next points."""
    left = s.height[seat][LEFT]
    right = s.height[seat][RIGHT]
    low = min(left, right)
    now = arch_points(s, seat)
    missing = 2 * s.arch_levels + 1 - left - right - s.height[seat][KEYSTONE]
    values[INPUTS + 6] = now
    values[INPUTS + 7] = missing
    if low < s.arch_levels:
        values[INPUTS + 8] = 2 * (low + 1) - min(left, low + 1) - min(right, low + 1)
        values[INPUTS + 9] = s.arch_points[low + 1] - now
    else:
        values[INPUTS + 8] = missing
        values[INPUTS + 9] = s.keystone_points - now
    values[INPUTS + 5] = max(left, right) - low


def write_relief(s: Position, seat: int, values: MoveList) -> None:
    """How much of the relief there is, and whether it can be finished."""
    values[INPUTS + 10] = s.relief_size[seat]
    values[INPUTS + 11] = relief_points(s, seat)
    values[INPUTS + 12] = s.free_pairs_size[seat]
    values[INPUTS + 13] = 1 if relief_missing(s, seat) <= RELIEF_FIELDS else 0


def write_tempo(s: Position, seat: int, values: MoveList) -> None:
    """Who is near the end, and who leads."""
    fewest = 30
    most = 0
    best = 0
    for other in range(s.players):
        if other != seat:
            fewest = min(fewest, values[TEMPO + other])
            most = max(most, values[FINISHED + other])
            best = max(best, values[SCORES + other])
    ends = max(most, values[FINISHED + seat]) >= 2
    values[INPUTS + 14] = values[FINISHED + seat]
    values[INPUTS + 15] = values[TEMPO + seat]
    values[INPUTS + 16] = fewest
    values[INPUTS + 17] = most
    values[INPUTS + 18] = 1 if ends else 0
    values[INPUTS + 40] = values[SCORES + seat]
    values[INPUTS + 41] = values[SCORES + seat] - best
    values[INPUTS + 42] = s.round
    values[INPUTS + 43] = min(fewest, values[TEMPO + seat])
    values[INPUTS + 44] = values[SCORES + seat] - best if ends else 0
    values[INPUTS + 28] = s.players - 2


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
    values[INPUTS + 19] = s.jokers[seat]
    values[INPUTS + 20] = s.quarry_size[seat] - s.struck[seat]
    values[INPUTS + 21] = different
    values[INPUTS + 22] = payable
    values[INPUTS + 45] = stones


def write_dice(s: Position, seat: int, values: MoveList) -> None:
    """Is the seat still to act in this round, and do the dice suit it?"""
    place = (seat - s.active) % s.players
    to_act = place >= s.acted
    second = s.question == SECOND and s.mover == seat
    values[INPUTS + 23] = 1 if to_act else 0
    values[INPUTS + 24] = 1 if second else 0
    values[INPUTS + 25] = min(dice_that_fit(s, seat), 1 if second else 2) if to_act else 0
    values[INPUTS + 26] = 1 if to_act and not second and pair_by_dice(s, seat) else 0
    values[INPUTS + 27] = 1 if place == 1 % s.players else 0


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
        if s.middle & mask_of(first) and (s.middle - (1 << first)) & mask_of(colours[PAIR_FIELDS[pair][1]]):
            return True
    return False


def write_bonuses(s: Position, seat: int, values: MoveList) -> None:
    """Bonuses that are had and open, how near they are, and whether others are nearer."""
    for entry in range(29, 40):
        values[INPUTS + entry] = 0
    for entry in range(30, 36, 2):
        values[INPUTS + entry] = FAR
    for symbol in range(SYMBOLS):
        if s.bonuses[seat] >> symbol & 1:
            values[INPUTS + 29] += 1
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
    building = 34 if field >= STONES else 32 if STONE_PILE[field] < PYRAMID else 30
    values[INPUTS + building] = min(values[INPUTS + building], need)
    values[INPUTS + building + 1] += 1
    if s.earned >> symbol & 1:
        values[INPUTS + 39] += 1 if need <= 2 and (seat - s.active) % s.players >= s.acted else 0
        return
    fewest = FAR
    for other in range(s.players):
        if other != seat:
            fewest = min(fewest, values[NEEDS + SYMBOLS * other + symbol])
    values[INPUTS + (36 if need < fewest - 1 else 38 if need > fewest + 1 else 37)] += 1
