"""Drivers: functions that are written once for every game. The ones here play whole games at random.

The names declared below are functions of a game. `bind` makes a copy of a driver that calls the functions of one game.
`ENTRIES` are the drivers that machine code is called by: each takes a `Memory` and plain numbers.
"""

import dis
import sys
from collections.abc import Callable, Mapping, MutableSequence
from types import FunctionType
from typing import Annotated, Any, TypeVar, cast

from .chance import below
from .fields import I16, I32, I64, Flat, MoveList, Wide, copy_record
from .memory import ANY, POSITION, GameSize, Grid, Integers, Memory, PositionArray
from .seeding import CHANCE, PLAYERS, SEED_WORDS, seed_generator

start: Callable[[Flat], None]
legal_moves: Callable[[Flat, MoveList], int]
play: Callable[[Flat, int], None]
score: Callable[[Flat, int], int]
points: Callable[[Flat, int, int], int]
tie_break: Callable[[Flat, int], int]
conceal: Callable[[Flat, int], None]

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

    The functions that it calls are copied too, if they are in its own module or in another one with drivers.
    """
    names = dict(functions)
    for name, callee in globals_of(cast("FunctionType", driver)).items():
        if name not in names and isinstance(callee, FunctionType) and _is_bound_with(driver.__module__, callee.__module__):
            names[name] = bind(callee, functions)
    return cast("Function", rebind(driver, names))


def _is_bound_with(module: str, other: str) -> bool:
    """Do the functions of another module call a game's functions, as those of a driver's own module do?"""
    return module == other or hasattr(sys.modules[other], "ENTRIES")


class RandomGames(Memory):
    """Games to be played at random, and how they ended."""

    states: Annotated[PositionArray, POSITION, ANY]
    """At first they hold the options and the generator's words, and nothing else."""
    words: Annotated[Grid[int], I64, ANY, 4]
    """The generator of each game that chooses the moves."""
    moves: Annotated[Integers, I32, GameSize.MOVES]
    lengths: Annotated[Integers, I64, ANY]
    """The moves of each game."""
    points: Annotated[Grid[int], I64, ANY, GameSize.SEATS, GameSize.SOURCES]
    """At the end, by game, seat and source."""
    ties: Annotated[Grid[int], I64, ANY, GameSize.SEATS]
    """What decides a tie, by game and seat."""


def play_random(s: Flat, words: MutableSequence[int], moves: MoveList) -> int:
    """Play to the end, every move chosen uniformly among all legal moves; say how many moves it took."""
    number = 0
    count = legal_moves(s, moves)
    while count > 0:
        play(s, moves[below(words, count)])
        number += 1
        count = legal_moves(s, moves)
    return number


def play_random_games(memory: RandomGames) -> None:
    """Play many games and write down how each of them ended."""
    for game in range(len(memory.states)):
        play_random_game(memory, game)


def play_random_game(memory: Any, game: int) -> None:
    """Play one of the games and write down how it ended."""
    start(memory.states[game])
    finish_random_game(memory, game)


def finish_random_game(memory: Any, game: int) -> None:
    """Play a game on from where it is, and write down how it ended."""
    s = memory.states[game]
    memory.lengths[game] = play_random(s, memory.words[game], memory.moves)
    for seat in range(s.players):
        memory.ties[game][seat] = tie_break(s, seat)
        for source in range(len(memory.points[game][seat])):
            memory.points[game][seat][source] = points(s, seat, source)


class SeededGames(Memory):
    """Random games of seeds that follow one another, for a GPU: every thread plays one game in memory of its own.

    `states`, `words`, `block` and `moves` are a thread's own. The other arrays have a row for each game.
    """

    origin: Annotated[PositionArray, POSITION, ANY]
    """One position: the one that all games go on from, or one that holds the options and nothing else."""
    goes_on: Annotated[Integers, I32, 1]
    """Do the games go on from the origin? Else they start anew."""
    seed: Annotated[Integers, I64, SEED_WORDS]
    """The seed of game number 0, the highest 32 bits first."""
    states: Annotated[PositionArray, POSITION, ANY]
    words: Annotated[Grid[int], I64, ANY, 4]
    block: Annotated[Integers, I64, ANY]
    moves: Annotated[Integers, I16, ANY]
    lengths: Annotated[Integers, I32, ANY]
    points: Annotated[Grid[int], I32, ANY, GameSize.SEATS, GameSize.SOURCES]
    ties: Annotated[Grid[int], I32, ANY, GameSize.SEATS]


def play_seeded_game(memory: SeededGames, number: Wide) -> None:
    """Play game number `number`, the same as `play_random_games` plays with the words of its seed.

    A game that goes on has its own chance, and what the mover of the origin cannot know is dealt anew.
    """
    s = memory.states[0]
    copy_record(memory.states[0], memory.origin[0])
    seed_generator(s.words, CHANCE, memory.seed, number, memory.block)
    seed_generator(memory.words[0], PLAYERS, memory.seed, number, memory.block)
    if memory.goes_on[0]:
        conceal(s, s.mover)
    else:
        start(s)
    finish_random_game(memory, 0)


class Trace(Memory):
    """One random game, position by position, to check that all targets agree."""

    states: Annotated[PositionArray, POSITION, ANY]
    """The first one holds the options and the generator's words. Then they are the positions of the game."""
    words: Annotated[Integers, I64, 4]
    """The generator that chooses the moves."""
    moves: Annotated[Integers, I32, GameSize.MOVES]
    counts: Annotated[Integers, I32, ANY]
    """How many moves are legal in each position."""
    legal: Annotated[Grid[int], I32, ANY, GameSize.MOVES]
    """The legal moves of each position."""
    scores: Annotated[Grid[int], I32, ANY, GameSize.SEATS]


def trace_random_game(memory: Trace) -> int:
    """Play a game at random and write down every position. Returns how many they are."""
    start(memory.states[0])
    for ply in range(len(memory.states)):
        s = memory.states[ply]
        for seat in range(s.players):
            memory.scores[ply, seat] = score(s, seat)
        count = legal_moves(s, memory.moves)
        memory.counts[ply] = count
        for i in range(count):
            memory.legal[ply, i] = memory.moves[i]
        if count == 0 or ply + 1 == len(memory.states):
            return ply + 1
        copy_record(memory.states[ply + 1], s)
        play(memory.states[ply + 1], memory.moves[below(memory.words, count)])
    return 0


def win_share(s: Flat, seat: int) -> float:
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


def is_ahead(s: Flat, seat: int, points: int, other: int, other_points: int) -> bool:
    """Is a seat placed before another one? Points decide, then the tie-break."""
    return points > other_points or (points == other_points and tie_break(s, seat) > tie_break(s, other))


def copy_positions(memory: RandomGames, times: int) -> None:
    """Copy positions to and fro, for the benchmark."""
    for i in range(times):
        copy_record(memory.states[(i + 1) % len(memory.states)], memory.states[i % len(memory.states)])


ENTRIES = (play_random_games, trace_random_game, copy_positions)
GPU_ENTRIES = (play_seeded_game,)
"""What a thread of a GPU calls."""
