"""Scores: what is counted after round 6, and the ranking. Rules: docs/rules/imhotep.md, sections 6.4, 6.5 and 7."""

from collections.abc import Sequence

from ..fields import Wide
from .components import (
    BLUE_CARD_POINTS,
    BURIAL,
    BURIAL_LIMIT,
    BURIAL_ROW_PRIZES,
    BURIAL_ROWS,
    CHISEL,
    DECORATED_SITE,
    DECORATION_STONES,
    FROM_BLUE,
    FROM_BURIAL,
    FROM_DECORATIONS,
    FROM_OBELISKS,
    FROM_STATUES,
    FROM_WRATH,
    FURTHER_POINTS,
    GROUP_POINTS,
    LEVER,
    MONUMENTS,
    OBELISK_PRIZES,
    OBELISKS,
    PYRAMID_DECORATION,
    SIDE_A,
    SOURCES,
    STATUE,
    WRATH_POINTS,
)
from .state import Position

LARGEST_IN_TABLE = len(GROUP_POINTS) - 1
SOURCE_COUNT = len(SOURCES)
TOP_ROW = sum(1 << cell for cell in range(0, BURIAL_LIMIT, BURIAL_ROWS))
"""The cells of the burial chamber as bits, column by column: those of the top row."""
BOTTOM_ROW = TOP_ROW << (BURIAL_ROWS - 1)


def series_points(number: int) -> int:
    """1, 3, 6, 10, 15 and 2 for each further one: a group in the burial chamber, or statues."""
    if number <= LARGEST_IN_TABLE:
        return GROUP_POINTS[number]
    return GROUP_POINTS[LARGEST_IN_TABLE] + FURTHER_POINTS * (number - LARGEST_IN_TABLE)


def majority_points(stones: Sequence[int], players: int, seat: int, prizes: Sequence[int]) -> int:
    """The prize of a seat by its number of stones. The tied add up their places' prizes, divide and round down."""
    if stones[seat] == 0:
        return 0
    ahead = 0
    tied = 0
    for other in range(players):
        if stones[other] > stones[seat]:
            ahead += 1
        elif stones[other] == stones[seat]:
            tied += 1
    total = 0
    for place in range(ahead, ahead + tied):
        total += prizes[place]
    return total // tied


def burial_cells(s: Position, seat: int) -> Wide:
    """A seat's stones in the burial chamber, as bits."""
    cells: Wide = 0
    bit: Wide = 1
    for cell in range(s.burial_size):
        if s.burial[cell] == seat:
            cells |= bit << cell
    return cells


def group_of(cells: Wide) -> Wide:
    """The connected group that holds the first of these cells."""
    group = cells & -cells
    before: Wide = 0
    while group != before:
        before = group
        below = (group & ~BOTTOM_ROW) << 1
        above = (group & ~TOP_ROW) >> 1
        group |= (below | above | group << BURIAL_ROWS | group >> BURIAL_ROWS) & cells
    return group


def count_bits(cells: Wide) -> int:
    """How many cells there are."""
    number = 0
    while cells != 0:
        cells &= cells - 1
        number += 1
    return number


def burial_points(s: Position, seat: int) -> int:
    """Side A: every connected group counts. Side B: each row on its own, by majority."""
    points = 0
    if s.sides[BURIAL] == SIDE_A:
        cells = burial_cells(s, seat)
        while cells != 0:
            group = group_of(cells)
            points += series_points(count_bits(group))
            cells &= ~group
    else:
        for row in range(BURIAL_ROWS):
            points += majority_points(s.burial_row[row], s.players, seat, BURIAL_ROW_PRIZES)
    return points


def obelisk_points(s: Position, seat: int) -> int:
    """Side A: by height. Side B: the stones still waiting (the towers have scored already)."""
    if s.sides[OBELISKS] == SIDE_A:
        return majority_points(s.built[OBELISKS], s.players, seat, OBELISK_PRIZES[s.players])
    return s.waiting[seat]


def stones_on(s: Position, site: int) -> int:
    """Everybody's stones on a site."""
    number = 0
    for seat in range(s.players):
        number += s.built[site][seat]
    return number


def decoration_points(s: Position, seat: int) -> int:
    """1 point for every 3 stones on the site, rounded down, per card."""
    points = 0
    for kind in range(len(DECORATED_SITE)):
        cards = s.hand[seat][PYRAMID_DECORATION + kind]
        if cards > 0:
            points += cards * (stones_on(s, DECORATED_SITE[kind]) // DECORATION_STONES)
    return points


def blue_points(s: Position, seat: int) -> int:
    """1 point for each unused blue card."""
    cards = 0
    for card in range(LEVER, CHISEL + 1):
        cards += s.hand[seat][card]
    return cards * BLUE_CARD_POINTS


def wrath_points(s: Position, seat: int) -> int:
    """The variant: 5 points less, once, for a player with no stone on one of the four monuments."""
    if s.wrath:
        for site in MONUMENTS:
            if s.built[site][seat] == 0:
                return WRATH_POINTS
    return 0


def score_end(s: Position) -> None:
    """What counts after round 6."""
    for seat in range(s.players):
        s.points[seat][FROM_BURIAL] += burial_points(s, seat)
        s.points[seat][FROM_OBELISKS] += obelisk_points(s, seat)
        s.points[seat][FROM_DECORATIONS] += decoration_points(s, seat)
        s.points[seat][FROM_STATUES] += series_points(s.hand[seat][STATUE])
        s.points[seat][FROM_BLUE] += blue_points(s, seat)
        s.points[seat][FROM_WRATH] += wrath_points(s, seat)


def points(s: Position, seat: int, source: int) -> int:
    """A seat's points so far from one source; after the end, all of them."""
    return s.points[seat][source]


def score(s: Position, seat: int) -> int:
    """A seat's points so far; after the end, all of them."""
    total = 0
    for source in range(SOURCE_COUNT):
        total += s.points[seat][source]
    return total


def tie_break(s: Position, seat: int) -> int:
    """More stones on the sled decide every tie (ruling 19)."""
    return s.sled[seat]
