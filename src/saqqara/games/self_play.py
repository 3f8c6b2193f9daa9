# ruff: noqa: F821 (names that `bind` fills in)
"""Games of a network against itself, for `learning.py`: a driver for every game with a learned evaluation."""

from collections.abc import Callable
from typing import Annotated, Any

from .chance import next_word
from .drivers import win_share
from .evaluation import VALUES, Array
from .fields import I8, I16, I32, I64, Flat, MoveList, copy_record
from .mathematics import exp, log
from .memory import ANY, F64, POSITION, GameSize, Grid, Integers, Memory, PositionArray, Reals
from .network import COUNTS, MARKED, NEURONS, SECOND_NEURONS, forget

start: Callable[[Flat], None]
legal_moves: Callable[[Flat, MoveList], int]
play: Callable[[Flat, int], None]
is_over: Callable[[Flat], bool]
score: Callable[[Flat, int], int]
evaluate: Callable[[Flat, MoveList], None]
judge_seats: Callable[[Flat, MoveList, Array, Array, Array], None]
survey: Callable[[Flat, MoveList], None]
write_counts: Callable[[Flat, int, MoveList], None]
shared_marks: Callable[[Flat, MoveList, int], int]
seat_marks: Callable[[Flat, int, MoveList, int], int]
COUNTED: int
ROWS: int

EVERY = 4
"""Of so many positions one is kept."""


class SelfPlayMemory(Memory):
    """Games to be played, the network that plays them, and what is kept of them."""

    states: Annotated[PositionArray, POSITION, ANY]
    work: Annotated[PositionArray, POSITION, 1]
    words: Annotated[Integers, I64, 4]
    moves: Annotated[Integers, I32, GameSize.MOVES]
    values: Annotated[Integers, I32, VALUES]
    temperature: Annotated[Reals, F64, 1]
    """The scale of the chance in a choice."""
    learned: Annotated[Integers, I8, 1]
    """1 if the network decides, 0 for the evaluation written by hand."""
    first: Annotated[Grid[int], I16, GameSize.INPUTS, NEURONS]
    second: Annotated[Grid[int], I16, NEURONS + 1, SECOND_NEURONS]
    last: Annotated[Grid[int], I32, 2, SECOND_NEURONS + 1]
    rows: Annotated[Grid[int], I8, ANY, GameSize.INPUTS]
    """What the network sees of a seat in a position; the last column, for the biases, is 1."""
    games: Annotated[Integers, I64, ANY]
    """The game of each row."""
    wins: Annotated[Grid[float], F64, ANY, GameSize.SEATS]
    points: Annotated[Grid[float], F64, ANY, GameSize.SEATS]


def play_self(memory: SelfPlayMemory, games: int) -> int:
    """Play games one step ahead, all seats alike; keep rows, and write how each game ended. Returns the number of rows."""
    row = 0
    forget(memory.values)  # another network may have played before
    for number in range(games):
        s = memory.states[number]
        start(s)
        ply = 0
        while not is_over(s):
            if (ply + number) % EVERY == 0 and row + s.players <= len(memory.rows):
                keep_rows(memory, s, row)
                for seat in range(s.players):
                    memory.games[row + seat] = number
                row += s.players
            play(s, memory.moves[choose(memory, s)])
            ply += 1
        for seat in range(s.players):
            memory.points[number, seat] = score(s, seat)
            memory.wins[number, seat] = win_share(s, seat)
    return row


def choose(memory: SelfPlayMemory, s: Flat) -> int:
    """The index of the move after which the mover leads most, chance added."""
    after = memory.work[0]
    count = legal_moves(s, memory.moves)
    if count == 1:
        return 0
    pick = 0
    best = -1e9
    for i in range(count):
        copy_record(after, s)
        play(after, memory.moves[i])
        word = next_word(memory.words)
        noise = -log(-log((word + 0.5) / 4294967296.0))
        lead = lead_of(memory, after, s.mover)
        lead += memory.temperature[0] * noise
        if lead > best:
            best = lead
            pick = i
    return pick


def keep_rows(memory: Any, s: Flat, first: int) -> None:
    """Write what the network sees of every seat, from a row on."""
    values = memory.values
    for seat in range(s.players):
        for column in range(ROWS):
            memory.rows[first + seat, column] = 0
    survey(s, values)
    end = shared_marks(s, values, MARKED)
    for place in range(MARKED, end):
        for seat in range(s.players):
            memory.rows[first + seat, COUNTED + values[place]] = 1
    for seat in range(s.players):
        row = first + seat
        write_counts(s, seat, values)
        for i in range(COUNTED):
            memory.rows[row, i] = values[COUNTS + i]
        end = seat_marks(s, seat, values, MARKED)
        for place in range(MARKED, end):
            memory.rows[row, COUNTED + values[place]] = 1
        memory.rows[row, ROWS - 1] = 1


def lead_of(memory: SelfPlayMemory, s: Flat, mover: int) -> float:
    """How far the mover is ahead: the logit of its win, or points over the best other and the mean of the others, halfway."""
    values = memory.values
    if memory.learned[0] > 0:
        judge_seats(s, values, memory.first, memory.second, memory.last)
        others = 0.0
        for seat in range(s.players):
            if seat != mover:
                others += exp(min(max((values[seat] - values[mover]) / 100.0, -40.0), 40.0))
        return -log(others)
    evaluate(s, values)
    top = -1_000_000
    total = 0
    for seat in range(s.players):
        if seat != mover:
            top = max(top, values[seat])
            total += values[seat]
    lead: float = (values[mover] - (top + total / (s.players - 1)) / 2) / 100.0
    return lead


ENTRIES = (play_self,)
