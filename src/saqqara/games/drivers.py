"""Whole games played at random, written once for every game and both speeds.

The names declared below are a game's own functions. `bind` makes a copy of a driver in which they point to one game's;
`compile.py` does the same for machine code.
"""

import dis
from collections.abc import Callable, Mapping, MutableSequence
from types import FunctionType
from typing import Any, TypeVar, cast

from .chance import below
from .fields import MoveList

start: Callable[[Any], None]
legal_moves: Callable[[Any, MoveList], int]
play: Callable[[Any, int], None]
score: Callable[[Any, int], int]
points: Callable[[Any, int, int], int]
tie_break: Callable[[Any, int], int]

Function = TypeVar("Function", bound=Callable[..., Any])


def rebind(function: Callable[..., Any], names: Mapping[str, Any]) -> FunctionType:
    """A copy of a function that sees other values under these global names."""
    original = cast("FunctionType", function)
    copy = FunctionType(original.__code__, original.__globals__ | dict(names), original.__name__, original.__defaults__)
    copy.__module__ = original.__module__
    copy.__qualname__ = original.__qualname__
    copy.__annotations__ = original.__annotations__
    return copy


def globals_of(function: FunctionType) -> dict[str, Any]:
    """The global names that a function reads, with their values. Attributes do not count, whatever their name."""
    names = {step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"}
    return {name: function.__globals__[name] for name in sorted(names) if name in function.__globals__}


def bind(driver: Function, functions: Mapping[str, Callable[..., Any]]) -> Function:
    """A copy of a driver that plays the game of these functions.

    The functions that it calls are copied too, if they are in its own module or in this one.
    """
    names = dict(functions)
    drivers = (driver.__module__, __name__)
    for name, callee in globals_of(cast("FunctionType", driver)).items():
        if name not in names and isinstance(callee, FunctionType) and callee.__module__ in drivers:
            names[name] = bind(callee, functions)
    return cast("Function", rebind(driver, names))


def play_random(s: Any, words: MutableSequence[int], moves: MoveList) -> int:
    """Play to the end, every move chosen uniformly among all legal moves; say how many moves it took."""
    number = 0
    count = legal_moves(s, moves)
    while count > 0:
        play(s, moves[below(words, count)])
        number += 1
        count = legal_moves(s, moves)
    return number


def play_random_games(states: Any, words: Any, moves: MoveList, lengths: Any, scored: Any, ties: Any) -> None:
    """Play many games and write down how each ended.

    In go `states`, which hold options and the generator's words and nothing else, and each game's `words` for its players;
    out come `lengths` (moves of each game), `scored` (points by game, seat and source) and `ties` (by game and seat, what
    decides a tie).
    """
    for game in range(len(states)):
        s = states[game]
        start(s)
        lengths[game] = play_random(s, words[game], moves)
        for seat in range(s.players):
            ties[game][seat] = tie_break(s, seat)
            for source in range(len(scored[game][seat])):
                scored[game][seat][source] = points(s, seat, source)


def win_share(s: Any, seat: int) -> float:
    """A seat's share of the win after the end: 1, less if others share the first place, 0 if somebody is ahead."""
    winners = 1
    mine = score(s, seat)
    for other in range(s.players):
        if other != seat:
            theirs = score(s, other)
            if is_ahead(s, other, theirs, seat, mine):
                return 0.0
            if not is_ahead(s, seat, mine, other, theirs):
                winners += 1
    return 1.0 / winners


def is_ahead(s: Any, seat: int, points: int, other: int, other_points: int) -> bool:
    """Is a seat placed before another one? Points decide, then the tie-break."""
    return points > other_points or (points == other_points and tie_break(s, seat) > tie_break(s, other))


def copy_record(to: MutableSequence[Any], to_index: int, source: MutableSequence[Any], source_index: int) -> None:
    """Copy a position onto another, in machine code."""
    to[to_index] = source[source_index]


def copy_interpreted(to: MutableSequence[Any], to_index: int, source: MutableSequence[Any], source_index: int) -> None:
    """Copy a position onto another, interpreted."""
    to[to_index].take_from(source[source_index])


def copy_positions(states: Any, times: int) -> None:
    """Copy positions to and fro, for the benchmark."""
    for i in range(times):
        states[(i + 1) % len(states)] = states[i % len(states)]
