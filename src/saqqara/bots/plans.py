"""Why a move is good, from what the expected play brings: points by source, beside the play after another move.

Both lines of play begin in the same deal of what the mover cannot see, and are compared after the same number of moves.
"""

from collections.abc import Sequence
from dataclasses import replace

from ..games import State
from ..games.registry import describe
from ..games.story import Breakdown, Message
from .interface import Budget, Choice, Considered
from .search import SearchBot

GAIN, FEWER, MORE = "hint-line-gain", "hint-line-fewer", "hint-line-more"
"""Message ids: what a seat gets, what it gets less otherwise, what it gets more otherwise."""
LEAST = 2
"""Smaller differences are not worth a sentence."""
SHORTEST = 2
"""Moves of a line that says something."""
ENOUGH = 6
"""Moves of a line that need not be looked at further."""
LOOK = Budget(simulations=1500)
"""For a line that is too short: a tenth of a second."""


def reasons(state: State, move: Considered, other: Considered | None) -> list[Message]:
    """What the play after a move brings the mover, and what is worse after another move: at most a sentence each."""
    line = playable(state, move.line)
    if len(line) < SHORTEST:
        return []
    mover = state.position.mover
    found = difference(GAIN, mover, standing(after(state, line)), standing(state))
    told = [each.args for each in found]
    missed = [] if other is None else losses(state, line, playable(state, other.line))
    return found + [each for each in missed if each.args not in told][-1:]


def losses(state: State, line: Sequence[str], other: Sequence[str]) -> list[Message]:
    """What is worse in another line of play after as many moves: less for the mover or more for others, the most last."""
    length = min(len(line), len(other))
    if length < SHORTEST:
        return []
    brought, otherwise = (standing(after(state, each[:length])) for each in (line, other))
    mover = state.position.mover
    found = difference(FEWER, mover, brought, otherwise)
    for seat in range(len(brought)):
        found += difference(MORE, seat, otherwise, brought) if seat != mover else []
    return sorted(found, key=lambda each: each.args["points"])


def why_better(state: State, choice: Choice, move: str, other: str) -> list[Message]:
    """Why one of the moves that a bot has considered is better than another one."""
    found = {each.move: each for each in choice.considered}
    return reasons(state, foreseen(state, found[move]), foreseen(state, found[other]))


def foreseen(state: State, move: Considered) -> Considered:
    """A move with its expected continuation, also where the bot has hardly looked at it."""
    line = playable(state, move.line) or [move.move]
    played = after(state, line)
    if len(line) >= ENOUGH or played.over:
        return replace(move, line=[*line])
    return replace(move, line=[*line, *SearchBot("plan", LOOK).choose(played, seed=0).line])


def difference(text: str, seat: int, more: Breakdown, less: Breakdown) -> list[Message]:
    """The source in which a seat has most more, as a message, if it is enough for one."""
    found = {source: points - less[seat][source] for source, points in more[seat].items()}
    source = max(found, key=lambda each: found[each])
    return [Message(text, {"seat": seat, "source": source, "points": found[source]})] if found[source] >= LEAST else []


def playable(state: State, line: Sequence[str]) -> Sequence[str]:
    """The moves of a line up to the first one that is not legal in the deal in which lines are compared."""
    played = one_deal(state)
    for length, move in enumerate(line):
        if played.over or move not in played.moves():
            return line[:length]
        played.play(move)
    return line


def after(state: State, line: Sequence[str]) -> State:
    """The state after a line of play, in the deal in which lines are compared."""
    played = one_deal(state)
    for move in line:
        played.play(move)
    return played


def one_deal(state: State) -> State:
    """The state with what the mover cannot see dealt anew, the same each time."""
    return state.conceal(state.mover, 0)


def standing(state: State) -> Breakdown:
    """The points of every seat by source, as far as they are certain now."""
    hints = describe(state.game.name).hints
    if hints is not None and hints.standing is not None:
        return hints.standing(state.position)
    return state.breakdown()
