"""What a position of Anubixx is worth to each seat: its expected final points, in hundredths.

Written like rules, so that they run at every speed. A sheet is worth what it scores now and the best plan from here: one
goal for each building, or none, for their points and bonuses, less a price for every stone that is missing, and a much
higher one for stones that will hardly be crossed before somebody ends the game. The figures without a rule behind them
are estimates; see `docs/bots.md`.
"""

from ..evaluation import SCRATCH
from ..fields import MoveList
from .components import (
    BONUS_POINTS,
    KEYSTONE,
    LEFT,
    MASKS,
    PAIR_FIELDS,
    PILE_START,
    PYRAMID,
    RELIEF_FIELDS,
    RIGHT,
    STONES,
)
from .moves import DONE_MOVE, RELIEF_MOVE
from .scoring import arch_points, pyramid_points, relief_points, score
from .state import NO_SYMBOL, OVER, SECOND, Position

NEVER = 99
"""Stones missing to a goal that cannot be reached."""
PRICE, LATE = 100, 150
"""What a stone still to be crossed costs, and how much more one for which there is no time."""
OPEN_BONUS = 80
"""A bonus that somebody else may earn first, in percent."""
SPARE_JOKER = 20
"""What a joker is worth beyond its points."""
MOST_STONES = 30
"""More missing stones than this make no difference."""
GOAL_SIZE, MOST_GOALS = 2, 8
"""A goal is the number of its missing stones and its gain; a building has at most so many goals."""
PYRAMID_GOALS = SCRATCH
ARCH_GOALS = PYRAMID_GOALS + GOAL_SIZE * MOST_GOALS
RELIEF_GOALS = ARCH_GOALS + GOAL_SIZE * MOST_GOALS
"""In the scratch space: where the goals of each building begin."""
PAID_BY_DIE = 1000
"""Added to the key of a move for a stone that a die pays: above the number of any move."""


def evaluate(s: Position, values: MoveList) -> None:
    """Write the expected final points of every seat, in hundredths, into the first entries of `values`."""
    if s.question == OVER:
        for seat in range(s.players):
            values[seat] = 100 * score(s, seat)
        return
    stones = stones_to_end(s)
    for seat in range(s.players):
        value = 100 * score(s, seat) + SPARE_JOKER * s.jokers[seat]
        value += best_plan(s, seat, values, stones)
        values[seat] = value + end_bonus(s, seat, stones)


def lead_scale(s: Position) -> int:
    """How far the final points may still move, in hundredths: the scale on which a lead becomes a win."""
    return 200 + 25 * stones_to_end(s)


def stones_to_end(s: Position) -> int:
    """How many stones whoever is nearest has to cross for a second building."""
    fewest = NEVER
    for seat in range(s.players):
        fewest = min(fewest, stones_to_second(s, seat))
    return min(fewest, MOST_STONES)


def stones_to_second(s: Position, seat: int) -> int:
    """How many stones a seat has to cross for its two nearest buildings."""
    pyramid = pyramid_missing(s, seat)
    arch = 2 * s.arch_levels + 1 - s.height[seat][LEFT] - s.height[seat][RIGHT] - s.height[seat][KEYSTONE]
    relief = relief_missing(s, seat)
    return pyramid + arch + relief - max(pyramid, arch, relief)


def pyramid_missing(s: Position, seat: int) -> int:
    """Stones that the pyramid still needs."""
    missing = s.pyramid_levels * (s.pyramid_levels + 1) // 2
    for pile in range(PYRAMID, PYRAMID + s.pyramid_levels):
        missing -= s.height[seat][pile]
    return missing


def relief_missing(s: Position, seat: int) -> int:
    """Fields that the relief still needs; never, if they no longer fall into pairs."""
    missing = RELIEF_FIELDS - s.relief_size[seat]
    return missing if s.free_pairs_size[seat] * 2 >= missing else NEVER


def open_bonus(s: Position, seat: int, symbol: int) -> int:
    """The bonus of a symbol, if this seat can still earn it."""
    if symbol == NO_SYMBOL or (s.closed | s.bonuses[seat]) >> symbol & 1:
        return 0
    return OPEN_BONUS * BONUS_POINTS


def end_bonus(s: Position, seat: int, stones: int) -> int:
    """Two finished buildings at the end: for whoever is nearly there."""
    behind = stones_to_second(s, seat) - stones
    return max(100 * BONUS_POINTS - 100 * behind, 0) if stones < 8 else 0


def best_plan(s: Position, seat: int, values: MoveList, stones: int) -> int:
    """The best of all ways to pick a goal for each building, within the stones that there is time for."""
    pyramids = pyramid_goals(s, seat, values)
    arches = arch_goals(s, seat, values)
    reliefs = relief_goals(s, seat, values)
    best = 0
    for pyramid in range(PYRAMID_GOALS, pyramids, GOAL_SIZE):
        for arch in range(ARCH_GOALS, arches, GOAL_SIZE):
            missing = values[pyramid] + values[arch]
            gain = values[pyramid + 1] + values[arch + 1]
            for relief in range(RELIEF_GOALS, reliefs, GOAL_SIZE):
                crossed = missing + values[relief]
                late = max(crossed - stones - 1, 0)
                best = max(best, gain + values[relief + 1] - PRICE * crossed - LATE * late)
    return best


def add_goal(values: MoveList, end: int, missing: int, gain: int) -> int:
    """Write a goal at the end of its list, if it is one; say where the list ends now."""
    values[end] = missing
    values[end + 1] = gain
    return end + GOAL_SIZE if gain > 0 else end


def pyramid_goals(s: Position, seat: int, values: MoveList) -> int:
    """For each level the stone that is nearest; bonuses on the way count. No goal at all comes first."""
    values[PYRAMID_GOALS] = 0
    values[PYRAMID_GOALS + 1] = 0
    end = PYRAMID_GOALS + GOAL_SIZE
    now = 100 * pyramid_points(s, seat)
    heights = s.height[seat]
    for level in range(2, s.pyramid_levels + 1):
        fewest = NEVER
        gain = 0
        for pile in range(PYRAMID, PYRAMID + s.pyramid_levels - level + 1):
            missing = 0
            for step in range(level):
                missing += max(level - step - heights[pile + step], 0)
            if 0 < missing < fewest:
                fewest = missing
                gain = max(100 * s.pyramid_points[level] - now, 0)
                gain += pyramid_bonuses(s, seat, pile, level) if level > 2 else 0
        end = add_goal(values, end, fewest, gain)
    return end


def pyramid_bonuses(s: Position, seat: int, pile: int, level: int) -> int:
    """Bonuses on the stones that must be crossed for this one, itself included."""
    bonuses = 0
    heights = s.height[seat]
    for step in range(level):
        for height in range(heights[pile + step], level - step):
            symbol = s.symbol[PILE_START[pile + step] + height]
            if symbol != NO_SYMBOL:
                bonuses += open_bonus(s, seat, symbol) // s.symbol_left[seat][symbol]
    return bonuses


def arch_goals(s: Position, seat: int, values: MoveList) -> int:
    """Every height of the lower column, and the keystone. No goal at all comes first."""
    values[ARCH_GOALS] = 0
    values[ARCH_GOALS + 1] = 0
    end = ARCH_GOALS + GOAL_SIZE
    if s.height[seat][KEYSTONE]:
        return end
    left = s.height[seat][LEFT]
    right = s.height[seat][RIGHT]
    now = 100 * arch_points(s, seat)
    bonuses = 0
    for level in range(1, s.arch_levels + 1):
        missing = max(level - left, 0) + max(level - right, 0)
        if level > left:
            bonuses += open_bonus(s, seat, s.symbol[PILE_START[LEFT] + level - 1])
        if level > right:
            bonuses += open_bonus(s, seat, s.symbol[PILE_START[RIGHT] + level - 1])
        if missing > 0:
            end = add_goal(values, end, missing, 100 * s.arch_points[level] - now + bonuses)
    bonuses += open_bonus(s, seat, s.symbol[PILE_START[KEYSTONE]])
    missing = 2 * s.arch_levels - left - right + 1
    return add_goal(values, end, missing, 100 * s.keystone_points - now + bonuses)


def relief_goals(s: Position, seat: int, values: MoveList) -> int:
    """Every number of fields; bonuses in proportion to the fields that are open. No goal at all comes first."""
    values[RELIEF_GOALS] = 0
    values[RELIEF_GOALS + 1] = 0
    end = RELIEF_GOALS + GOAL_SIZE
    size = s.relief_size[seat]
    if s.free_pairs_size[seat] == 0:
        return end
    now = 100 * relief_points(s, seat)
    last = RELIEF_FIELDS if relief_missing(s, seat) != NEVER else size + 2 * min(s.free_pairs_size[seat], 2)
    bonuses = relief_bonuses(s, seat)
    for fields in range(size + 2, min(last, RELIEF_FIELDS) + 1, 2):
        gain = 100 * s.relief_points[fields] - now + bonuses * (fields - size) // (RELIEF_FIELDS - size)
        end = add_goal(values, end, fields - size, gain)
    return end


def relief_bonuses(s: Position, seat: int) -> int:
    """All bonuses that the relief can still bring."""
    bonuses = 0
    seen = 0
    for field in range(STONES, STONES + RELIEF_FIELDS):
        symbol = s.symbol[field]
        if symbol != NO_SYMBOL and not seen >> symbol & 1:
            seen |= 1 << symbol
            bonuses += open_bonus(s, seat, symbol)
    return bonuses


def move_key(s: Position, move: int) -> int:
    """The key of a move in the search tree: with the dice that pay for it, for a move paid otherwise is another one."""
    if move == DONE_MOVE:
        return move
    colours = s.colour[s.mover]
    if move < RELIEF_MOVE:
        return move + PAID_BY_DIE * (1 if s.middle & MASKS[colours[move >> 1]] else 0)
    pair = (move - RELIEF_MOVE) >> 2
    first = 1 if s.middle & MASKS[colours[PAIR_FIELDS[pair][0]]] else 0
    second = 1 if s.middle & MASKS[colours[PAIR_FIELDS[pair][1]]] else 0
    return move + PAID_BY_DIE * (first + 2 * second)


def rollout_score(s: Position, move: int) -> int:
    """How good a move looks at first sight, for roll-outs: many stones, paid with dice."""
    if move == DONE_MOVE:
        return 90 if s.question == SECOND else 20
    colours = s.colour[s.mover]
    if move < RELIEF_MOVE:
        stone = move >> 1
        worth = 180 if s.symbol[stone] != NO_SYMBOL else 130
        return worth - (0 if s.middle & MASKS[colours[stone]] else 160 if move & 1 else 90)
    pair = (move - RELIEF_MOVE) >> 2
    marks = (move - RELIEF_MOVE) & 3
    worth = 200
    for i in range(2):
        if not s.middle & MASKS[colours[PAIR_FIELDS[pair][i]]]:
            worth -= 160 if marks >> i & 1 else 90
    return worth
