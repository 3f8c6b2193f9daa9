"""Scores: what a sheet is worth, at any time. Rules: docs/rules/anubixx.md, section 6."""

from .building import finished_buildings
from .components import (
    BONUS_POINTS,
    BUILDINGS_TO_END,
    FROM_ARCH,
    FROM_BONUSES,
    FROM_PYRAMID,
    FROM_QUARRY,
    FROM_RELIEF,
    JOKER_POINTS,
    KEYSTONE,
    LEFT,
    PYRAMID,
    QUARRY_POINTS,
    RIGHT,
    SOURCES,
    SYMBOLS,
)
from .state import OVER, Position

SOURCE_COUNT = len(SOURCES)
SCORED = {
    "pyramid": ("height",),
    "arch": ("height",),
    "relief": ("relief_size",),
    "bonuses": ("bonuses",),
    "quarry": ("struck",),
    "jokers": ("jokers",),
}
"""The fields of the position on which the points of each source depend until the game is over."""


def pyramid_points(s: Position, seat: int) -> int:
    """The value of the highest level with a cross."""
    highest = 0
    for pile in range(PYRAMID, PYRAMID + s.pyramid_levels):
        highest = max(highest, s.height[seat][pile])
    return s.pyramid_points[highest]


def arch_points(s: Position, seat: int) -> int:
    """The value of the lower column's level, or of the keystone (ruling 4: full columns alone are a level like others)."""
    if s.height[seat][KEYSTONE]:
        return s.keystone_points
    return s.arch_points[min(s.height[seat][LEFT], s.height[seat][RIGHT])]


def relief_points(s: Position, seat: int) -> int:
    """By the number of crossed fields."""
    return s.relief_points[s.relief_size[seat]]


def has_end_bonus(s: Position, seat: int) -> bool:
    """After the end, everybody with two finished buildings has it, whoever was first (ruling 7)."""
    return s.question == OVER and finished_buildings(s, seat) >= BUILDINGS_TO_END


def bonus_points(s: Position, seat: int) -> int:
    """The same for each bonus; the end bonus is one of them."""
    bonuses = 0
    for symbol in range(SYMBOLS):
        bonuses += s.bonuses[seat] >> symbol & 1
    if has_end_bonus(s, seat):
        bonuses += 1
    return bonuses * BONUS_POINTS


def quarry_points(s: Position, seat: int) -> int:
    """For each stone to the right of the last struck one."""
    return (s.quarry_size[seat] - s.struck[seat]) * QUARRY_POINTS


def joker_points(s: Position, seat: int) -> int:
    """For each unused joker."""
    return s.jokers[seat] * JOKER_POINTS


def points(s: Position, seat: int, source: int) -> int:
    """What the sheet of a seat is worth now, from one source."""
    if source == FROM_PYRAMID:
        return pyramid_points(s, seat)
    if source == FROM_ARCH:
        return arch_points(s, seat)
    if source == FROM_RELIEF:
        return relief_points(s, seat)
    if source == FROM_BONUSES:
        return bonus_points(s, seat)
    if source == FROM_QUARRY:
        return quarry_points(s, seat)
    return joker_points(s, seat)


def score(s: Position, seat: int) -> int:
    """What the sheet of a seat is worth now; after the end, with the end bonus."""
    total = 0
    for source in range(SOURCE_COUNT):
        total += points(s, seat, source)
    return total


def tie_break(s: Position, seat: int) -> int:
    """Crosses in the pyramid."""
    crosses = 0
    for pile in range(PYRAMID, PYRAMID + s.pyramid_levels):
        crosses += s.height[seat][pile]
    return crosses
