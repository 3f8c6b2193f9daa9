# ruff: noqa: F821 (names that `bind` fills in)
"""Exact endgames: the rest of a game counted out, written once for every game.

A depth-first search over all moves and all outcomes of chance. A position is solved if every continuation ends within the
limit of plies, or if its mover has a move that certainly wins. Its result is the share of the win of every seat, and how many
points it leads by; each player maximises its own share, then its lead. With two players, a move that certainly wins is enough:
the moves after it are not looked at, except at the root. Positions that come up again are found in a table.

`solve` goes on from where it stopped, so that it can be cancelled.
"""

from collections.abc import Callable
from typing import Annotated

from ..games.chance import ANSWERS, COPIES, KIND, OUTCOMES, SCRIPT, below, next_word, write_script
from ..games.drivers import win_share
from ..games.evaluation import SEATS
from ..games.fields import I32, I64, Flat, MoveList, Wide, copy_record, hash_record
from ..games.memory import ANY, F64, POSITION, GameSize, Grid, Integers, Memory, PositionArray, Reals

# A game's own functions
legal_moves: Callable[[Flat, MoveList], int]
play: Callable[[Flat, int], None]
is_over: Callable[[Flat], bool]
score: Callable[[Flat, int], int]
conceal: Callable[[Flat, int], None]

FRAMES = 48
"""The most plies that are looked ahead."""
# Columns of a result: by seat
SHARE, LEAD, RESULT = 0, SEATS, 2 * SEATS
# Columns of a frame, which is a position on the path from the root
COUNT, AT, UNKNOWN, FOUND, FRAME = range(5)
"""Legal moves, the one at work, is the result of some move unknown, is there a best move."""
COVERED, PROBABILITY, NOW, BEST, SUMS = 0, 1, 2, 2 + RESULT, 2 + 2 * RESULT
"""How much of the chance of the move at work is counted, the probability of the outcome at work, the result of the move so
far, the result of the best move."""
DEPTH, NODES, LIMIT, DEALS, RUN = range(5)
"""The frame at work, the moves played so far, the most plies, and: is what is hidden dealt in all ways before a first move?"""
EXACT = FRAMES + 1
"""In place of the plies within which a position could not be solved: it is solved."""
CERTAIN = 0.999999
"""Sums of probabilities from here on are 1."""
EQUAL = 0.000001
PROBES, SIGHT = 12, 16
"""The end is in sight if one of so many random continuations ends within so many plies."""


class SolverMemory(Memory):
    """The memory of one endgame. The last three arrays are the table."""

    states: Annotated[PositionArray, POSITION, FRAMES + 1]
    """The root and the position of each frame."""
    words: Annotated[Integers, I64, 4]
    """A generator for the random continuations."""
    moves: Annotated[Grid[int], I32, FRAMES, GameSize.MOVES]
    frames: Annotated[Grid[int], I32, FRAMES, FRAME]
    scripts: Annotated[Integers, I64, FRAMES]
    """The next outcome of the move at work."""
    hashes: Annotated[Integers, I64, FRAMES]
    sums: Annotated[Grid[float], F64, FRAMES, SUMS]
    leaf: Annotated[Reals, F64, RESULT]
    """The result of the last outcome."""
    solved: Annotated[Integers, I32, GameSize.MOVES]
    """Is the result of each move of the root known?"""
    shares: Annotated[Grid[float], F64, GameSize.MOVES, SEATS]
    """Its share of the win for every seat."""
    run: Annotated[Integers, I32, RUN]
    keys: Annotated[Integers, I64, ANY]
    """The hash of a position; 0: an empty row."""
    within: Annotated[Integers, I32, ANY]
    """`EXACT`, or the plies within which it could not be solved."""
    results: Annotated[Grid[float], F64, ANY, RESULT]


def in_sight(memory: SolverMemory) -> bool:
    """Does one of some random continuations of the root end soon, with outcomes that can be counted?"""
    for _ in range(PROBES):  # noqa: SIM110 (`any` is not translated)
        if ends_soon(memory, memory.states[1]):
            return True
    return False


def ends_soon(memory: SolverMemory, s: Flat) -> bool:
    """Does a random continuation of the root end soon? It is played in `s`."""
    moves = memory.moves[0]
    copy_record(memory.states[1], memory.states[0])
    for _ in range(SIGHT):
        count = legal_moves(s, moves)
        write_script(s.words, next_word(memory.words))
        play(s, moves[below(memory.words, count)])
        if s.words[KIND] > SCRIPT:
            return False
        if is_over(s):
            return True
    return False


def start_solving(memory: SolverMemory, limit: int) -> int:
    """Begin with the root, for at most so many plies. Returns the number of its legal moves."""
    memory.run[LIMIT] = limit
    open_frame(memory, 0)
    return int(memory.frames[0, COUNT])


def solve(memory: SolverMemory, nodes: int) -> bool:
    """Play so many moves at most. Are all moves of the root counted out, as far as the limit of plies allows?"""
    last = memory.run[NODES] + nodes
    while memory.run[NODES] < last:
        depth = memory.run[DEPTH]
        if memory.frames[depth, AT] < memory.frames[depth, COUNT]:
            try_outcome(memory, depth)
        elif depth == 0:
            return True
        else:
            close_frame(memory, depth)
    return False


def try_outcome(memory: SolverMemory, depth: int) -> None:
    """Play the move at work with the next outcome of chance."""
    s = memory.states[depth + 1]
    copy_record(memory.states[depth + 1], memory.states[depth])
    write_script(s.words, memory.scripts[depth])
    if depth == 0 and memory.run[DEALS] > 0:
        conceal(s, s.mover)
    play(s, memory.moves[depth, memory.frames[depth, AT]])
    memory.run[NODES] += 1
    memory.scripts[depth] += 1
    if s.words[KIND] > SCRIPT:
        give_up(memory, depth)
    elif s.words[ANSWERS] == 0:  # else it repeats an outcome that was tried
        memory.sums[depth, COVERED] += 1.0 / s.words[OUTCOMES]
        memory.sums[depth, PROBABILITY] = 1.0 * s.words[COPIES] / s.words[OUTCOMES]
        if s.words[COPIES] == 0:
            end_outcome(memory, depth)
        else:
            judge_outcome(memory, depth)


def judge_outcome(memory: SolverMemory, depth: int) -> None:
    """Find the result of the position that was reached: the end, the table, or a new frame."""
    s = memory.states[depth + 1]
    for i in range(4):
        s.words[i] = 0
    if is_over(s):
        write_end(memory, s)
        add_outcome(memory, depth)
        return
    key = hash_record(s)
    row = find_row(memory, key)
    if memory.keys[row] == key and memory.within[row] == EXACT:
        for column in range(RESULT):
            memory.leaf[column] = memory.results[row, column]
        add_outcome(memory, depth)
    elif depth + 1 == memory.run[LIMIT] or (memory.keys[row] == key and memory.within[row] >= memory.run[LIMIT] - depth - 1):
        give_up(memory, depth)
    else:
        memory.hashes[depth + 1] = key
        open_frame(memory, depth + 1)
        if memory.run[DEALS] > 0 and memory.frames[depth + 1, COUNT] > 1:  # a choice that may rest on what is hidden
            memory.run[DEPTH] = depth
            give_up(memory, depth)


def open_frame(memory: SolverMemory, depth: int) -> None:
    """Go on with all moves of a position."""
    memory.run[DEPTH] = depth
    memory.frames[depth, COUNT] = legal_moves(memory.states[depth], memory.moves[depth])
    memory.frames[depth, AT] = -1
    memory.frames[depth, UNKNOWN] = 0
    memory.frames[depth, FOUND] = 0
    next_move(memory, depth)


def next_move(memory: SolverMemory, depth: int) -> None:
    """Go on with the next move of a frame."""
    memory.frames[depth, AT] += 1
    memory.scripts[depth] = 0
    memory.sums[depth, COVERED] = 0.0
    for column in range(RESULT):
        memory.sums[depth, NOW + column] = 0.0


def give_up(memory: SolverMemory, depth: int) -> None:
    """The result of the move at work is not known."""
    memory.frames[depth, UNKNOWN] = 1
    next_move(memory, depth)


def write_end(memory: SolverMemory, s: Flat) -> None:
    """Write the result of a game that is over into `leaf`."""
    for seat in range(s.players):
        best = -1000000
        for other in range(s.players):
            if other != seat:
                best = max(best, score(s, other))
        memory.leaf[SHARE + seat] = win_share(s, seat)
        memory.leaf[LEAD + seat] = 1.0 * (score(s, seat) - best)


def add_outcome(memory: SolverMemory, depth: int) -> None:
    """Add the result in `leaf` to the move at work."""
    probability = memory.sums[depth, PROBABILITY]
    for column in range(RESULT):
        memory.sums[depth, NOW + column] += probability * memory.leaf[column]
    end_outcome(memory, depth)


def end_outcome(memory: SolverMemory, depth: int) -> None:
    """If all outcomes of the move at work are counted, compare it with the best one, and go on with the next."""
    if memory.sums[depth, COVERED] < CERTAIN:
        return
    if depth == 0:
        move = memory.frames[0, AT]
        memory.solved[move] = 1
        for seat in range(SEATS):
            memory.shares[move, seat] = memory.sums[0, NOW + SHARE + seat]
    elif is_better(memory, depth):
        memory.frames[depth, FOUND] = 1
        for column in range(RESULT):
            memory.sums[depth, BEST + column] = memory.sums[depth, NOW + column]
        if memory.states[depth].players == 2 and wins(memory, depth):
            memory.frames[depth, AT] = memory.frames[depth, COUNT] - 1
    next_move(memory, depth)


def is_better(memory: SolverMemory, depth: int) -> bool:
    """Is the move at work better for the mover than the best one so far?"""
    mover = memory.states[depth].mover
    share = memory.sums[depth, NOW + SHARE + mover] - memory.sums[depth, BEST + SHARE + mover]
    lead = memory.sums[depth, NOW + LEAD + mover] - memory.sums[depth, BEST + LEAD + mover]
    return memory.frames[depth, FOUND] == 0 or share > EQUAL or (share > -EQUAL and lead > EQUAL)


def wins(memory: SolverMemory, depth: int) -> bool:
    """Does the best move so far certainly win?"""
    return memory.frames[depth, FOUND] > 0 and memory.sums[depth, BEST + SHARE + memory.states[depth].mover] > CERTAIN


def close_frame(memory: SolverMemory, depth: int) -> None:
    """Write the result of a position into the table, and add it to the move that led there."""
    key = memory.hashes[depth]
    row = find_row(memory, key)
    memory.keys[row] = key
    memory.run[DEPTH] = depth - 1
    if memory.frames[depth, UNKNOWN] > 0 and not wins(memory, depth):
        memory.within[row] = memory.run[LIMIT] - depth
        give_up(memory, depth - 1)
        return
    memory.within[row] = EXACT
    for column in range(RESULT):
        memory.results[row, column] = memory.sums[depth, BEST + column]
        memory.leaf[column] = memory.sums[depth, BEST + column]
    add_outcome(memory, depth - 1)


def find_row(memory: SolverMemory, key: Wide) -> int:
    """The row of a hash in the table, or the empty row for it. There are more rows than positions."""
    row = int(key % len(memory.keys))
    while memory.keys[row] != 0 and memory.keys[row] != key:
        row = row + 1 if row + 1 < len(memory.keys) else 0
    return row


ENTRIES = (in_sight, start_solving, solve)
CONSTANTS = {"DEALS": DEALS}
"""What a caller in another language must know to count out a game with hidden hands (`machine_code/interface.py`)."""
