"""Crossing stones: what supports what, what symbols earn, and what counts as finished.

Rules: docs/rules/anubixx.md, sections 4 to 6.
"""

from .components import (
    KEYSTONE,
    LEFT,
    MASKS,
    PAIR_BITS,
    PAIR_FIRST,
    PAIR_SECOND,
    PILE_START,
    PYRAMID,
    RELIEF_FIELDS,
    RIGHT,
    STONE_PILE,
)
from .payment import pay, pay_pair
from .state import NO_STONE, NO_SYMBOL, Position


def cross_stone(s: Position, seat: int, stone: int, joker: int) -> None:
    """Cross a stone of the pyramid or the arch, and pay for it."""
    pay(s, seat, s.colour[seat][stone], joker)
    pile = STONE_PILE[stone]
    s.height[seat][pile] += 1
    if pile < PYRAMID:
        open_arch(s, seat, pile)
    else:
        open_pyramid(s, seat, pile)
    if s.symbol[stone] != NO_SYMBOL:
        cross_symbol(s, seat, s.symbol[stone])


def open_pyramid(s: Position, seat: int, pile: int) -> None:
    """After a cross: a stone needs both stones below it, on its own pile and on the next."""
    heights = s.height[seat]
    height = heights[pile]
    s.open_stone[seat][pile] = PILE_START[pile] + height if heights[pile + 1] >= height else NO_STONE
    if pile > PYRAMID and heights[pile - 1] == height:
        s.open_stone[seat][pile - 1] = PILE_START[pile - 1] + height


def open_arch(s: Position, seat: int, pile: int) -> None:
    """After a cross: columns from the bottom up, the keystone on two complete columns."""
    heights = s.height[seat]
    if pile != KEYSTONE and heights[pile] < s.arch_levels:
        s.open_stone[seat][pile] = PILE_START[pile] + heights[pile]
        return
    s.open_stone[seat][pile] = NO_STONE
    if heights[LEFT] + heights[RIGHT] == 2 * s.arch_levels and heights[KEYSTONE] == 0:
        s.open_stone[seat][KEYSTONE] = PILE_START[KEYSTONE]


def may_cross_stone(s: Position, seat: int) -> bool:
    """Is there a stone of the pyramid or the arch that this seat could cross and pay for?"""
    payable = s.middle + s.quarry_left[seat]
    colours = s.colour[seat]
    any_colour = s.jokers[seat] > 0
    for stone in s.open_stone[seat]:  # noqa: SIM110 (rules make no generators)
        if stone != NO_STONE and (any_colour or payable & MASKS[colours[stone]]):
            return True
    return False


def cross_pair(s: Position, seat: int, pair: int, marks: int) -> None:
    """Cross two adjacent relief fields, and pay for them; `marks` are the jokers, as bits."""
    first = PAIR_FIRST[pair]
    second = PAIR_SECOND[pair]
    colours = s.colour[seat]
    pay_pair(s, seat, colours[first], colours[second], marks)
    s.relief[seat] |= PAIR_BITS[pair]
    s.relief_size[seat] += 2
    keep_free_pairs(s, seat)
    if s.symbol[first] != NO_SYMBOL:
        cross_symbol(s, seat, s.symbol[first])
    if s.symbol[second] != NO_SYMBOL:
        cross_symbol(s, seat, s.symbol[second])


def keep_free_pairs(s: Position, seat: int) -> None:
    """Forget the pairs of which a field is crossed."""
    pairs = s.free_pairs[seat]
    crossed = s.relief[seat]
    kept = 0
    for i in range(s.free_pairs_size[seat]):
        pair = pairs[i]
        pairs[i] = 0
        if not crossed & PAIR_BITS[pair]:
            pairs[kept] = pair
            kept += 1
    s.free_pairs_size[seat] = kept


def cross_symbol(s: Position, seat: int, symbol: int) -> None:
    """A symbol is crossed; the last one of its kind earns the bonus, unless it has closed (ruling 6)."""
    s.symbol_left[seat][symbol] -= 1
    if s.symbol_left[seat][symbol] == 0 and not s.closed >> symbol & 1:
        s.bonuses[seat] |= 1 << symbol
        s.earned |= 1 << symbol


def finished_buildings(s: Position, seat: int) -> int:
    """How many buildings are complete: the pyramid by its top, the arch by its keystone, the relief by its 12 fields."""
    heights = s.height[seat]
    finished = heights[KEYSTONE]
    if heights[PYRAMID] == s.pyramid_levels:
        finished += 1
    if s.relief_size[seat] == RELIEF_FIELDS:
        finished += 1
    return finished
