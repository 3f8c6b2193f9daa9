# ruff: noqa: F821 (names that `bind` fills in)
"""How a bot chooses: one step of look-ahead, and the weaknesses of the levels for people. Written once for every game.

`look_ahead` evaluates the position after every legal move, `choose_evaluated` chooses one of them, and `choose_visited` chooses
a move of a search tree. All three are machine code, so a level chooses the same move on the server and in the browser.
"""

from collections.abc import Callable

from ..games.chance import below, next_word
from ..games.fields import Flat, MoveList, copy_record
from ..games.mathematics import exp
from .thinking import FIRST, MOVE, NEXT, NONE, ROOT, VISITS, WORK, SearchMemory

# A game's own functions
legal_moves: Callable[[Flat, MoveList], int]
play: Callable[[Flat, int], None]
score: Callable[[Flat, int], int]
evaluate: Callable[[Flat, MoveList], None]
habit: Callable[[Flat, int], int]

SOFTNESS, TOLERANCE, HABIT, SHORT_SIGHT = range(4)
"""Columns of `SearchMemory.weakness`. Their meanings: `games.evaluation.Weakness`."""
WORD = 4294967296.0
"""A word of the generator is below this."""


def look_ahead(memory: SearchMemory) -> int:
    """Evaluate the position after each legal move of the root, and return how many moves there are.

    A row of `stats` gets the expected points of every seat in hundredths, `priors` how far the mover leads by them.
    """
    states = memory.states
    root = states[ROOT]
    count = legal_moves(root, memory.moves)
    for i in range(count):
        copy_record(states[WORK], root)
        play(states[WORK], memory.moves[i])
        evaluate(states[WORK], memory.values)
        for seat in range(root.players):
            memory.stats[i, seat] = memory.values[seat]
        memory.priors[i] = lead(memory, states[WORK], root.mover) + memory.weakness[HABIT] * habit(root, memory.moves[i])
    return count


def lead(memory: SearchMemory, s: Flat, mover: int) -> float:
    """How far the mover leads, in hundredths of a point: over the best other seat and the mean of the others."""
    best = -1000000.0
    total = 0.0
    for seat in range(s.players):
        if seat != mover:
            points = expected(memory, s, seat)
            total += points
            best = max(best, points)
    return expected(memory, s, mover) - (best + total / (s.players - 1)) / 2.0


def expected(memory: SearchMemory, s: Flat, seat: int) -> float:
    """The points that a seat expects. A short-sighted player counts on what it has already."""
    short = memory.weakness[SHORT_SIGHT]
    if short == 0.0:
        return 1.0 * memory.values[seat]
    return (1.0 - short) * memory.values[seat] + short * 100.0 * score(s, seat)


def choose_evaluated(memory: SearchMemory, count: int) -> int:
    """The index of a move, by the leads in `priors`: the best, or a random one of those that look nearly as good."""
    top = memory.priors[0]
    for i in range(1, count):
        top = max(top, memory.priors[i])
    softness = 100.0 * memory.weakness[SOFTNESS]
    lowest = top - 100.0 * memory.weakness[TOLERANCE]
    if softness == 0.0:
        return choose_equal(memory, count, top)
    total = 0.0
    for i in range(count):
        if memory.priors[i] >= lowest:
            total += exp((memory.priors[i] - top) / softness)
    rest = next_word(memory.words) / WORD * total
    chosen = 0
    for i in range(count):
        if memory.priors[i] >= lowest and rest >= 0.0:
            rest -= exp((memory.priors[i] - top) / softness)
            chosen = i
    return chosen


def choose_equal(memory: SearchMemory, count: int, top: float) -> int:
    """The index of a random one of the best moves."""
    best = 0
    equal = 0
    for i in range(count):
        if memory.priors[i] == top:
            equal += 1
            if below(memory.words, equal) == 0:
                best = i
    return best


def choose_visited(memory: SearchMemory) -> int:
    """A move of the root: a random one of those whose visits, times the tolerance, reach those of the most visited one.

    Its probability is proportional to its visits.
    """
    links = memory.links
    most = 0
    child = links[0, FIRST]
    while child != NONE:
        most = max(most, links[child, VISITS])
        child = links[child, NEXT]
    tolerance = memory.weakness[TOLERANCE]
    total = 0
    child = links[0, FIRST]
    while child != NONE:
        if links[child, VISITS] * tolerance >= most:
            total += links[child, VISITS]
        child = links[child, NEXT]
    rest = next_word(memory.words) / WORD * total
    chosen = 0
    child = links[0, FIRST]
    while child != NONE:
        if links[child, VISITS] * tolerance >= most and rest >= 0.0:
            rest -= links[child, VISITS]
            chosen = links[child, MOVE]
        child = links[child, NEXT]
    return chosen


ENTRIES = (look_ahead, choose_evaluated, choose_visited)
