"""Paying for a stone: a die of its colour if one lies in the middle, else a quarry stone or a joker.

Rules: docs/rules/anubixx.md, sections 3.3 to 3.5, rulings 1 to 3.
"""

from .components import MASKS
from .sheet import quarry_colour
from .state import Position


def pay(s: Position, seat: int, colour: int, joker: int) -> None:
    """Pay for one stone. The die is compulsory."""
    if s.middle & MASKS[colour]:
        s.middle -= 1 << colour
        s.held += 1 << colour
    elif joker:
        s.jokers[seat] -= 1
    else:
        strike(s, seat, nearest(s, seat, colour, s.struck[seat]))


def pay_pair(s: Position, seat: int, first: int, second: int, marks: int) -> None:
    """Pay for two relief fields at once, of these colours: two quarry stones may lie in either order (ruling 2)."""
    if marks or s.middle & (MASKS[first] | MASKS[second]):
        pay(s, seat, first, marks & 1)
        pay(s, seat, second, marks >> 1)
        return
    one = nearest(s, seat, first, s.struck[seat])
    other = nearest(s, seat, second, one if first == second else s.struck[seat])
    strike(s, seat, one)
    strike(s, seat, other)


def nearest(s: Position, seat: int, colour: int, after: int) -> int:
    """The nearest quarry stone of a colour after so many from the left (ruling 1). There is one."""
    stone = after
    while quarry_colour(s, seat, stone) != colour:
        stone += 1
    return stone + 1


def strike(s: Position, seat: int, stone: int) -> None:
    """Strike a quarry stone, counted from 1. Those skipped on the way are lost."""
    s.struck_stones[seat] |= 1 << (stone - 1)
    left = s.quarry_left[seat]
    for passed in range(s.struck[seat], stone):
        left -= 1 << quarry_colour(s, seat, passed)
    s.quarry_left[seat] = left
    s.struck[seat] = max(s.struck[seat], stone)
