"""Why a move is good, from what the expected play brings: points by source, beside the play after another move.

Both lines of play begin in the same deal of what the mover cannot see, and are compared after the same number of moves.
"""

from collections.abc import Sequence

from ..games import State
from ..games.registry import describe
from ..games.story import Breakdown, Message
from .interface import Choice, Considered

GAIN, FEWER, MORE = "hint-line-gain", "hint-line-fewer", "hint-line-more"
"""Message ids: what a seat gets, what it gets less otherwise, what it gets more otherwise."""
LEAST = 2
"""Smaller differences are not worth a sentence."""
SHORTEST = 2
"""Moves of a line that says something."""


def reasons(state: State, move: Considered, other: Considered | None) -> list[Message]:
    """What the play after a move brings the mover, and what is worse after another move: at most a sentence each."""
    length = min(len(playable(state, each.line)) for each in (move, other or move))
    if length < SHORTEST:
        return []
    now, brought = standing(state), standing(after(state, move.line[:length]))
    mover = state.position.mover
    found = difference(GAIN, mover, brought, now)
    if other is not None:
        otherwise = standing(after(state, other.line[:length]))
        told = [each.args for each in found]
        missed = [each for each in difference(FEWER, mover, brought, otherwise) if each.args not in told]
        for seat in range(len(brought)):
            missed += difference(MORE, seat, otherwise, brought) if seat != mover else []
        found += sorted(missed, key=lambda each: each.args["points"])[-1:]
    return found


def why_better(state: State, choice: Choice, move: str, other: str) -> list[Message]:
    """Why one of the moves that a bot has considered is better than another one."""
    found = {each.move: each for each in choice.considered}
    return reasons(state, found[move], found[other])


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
