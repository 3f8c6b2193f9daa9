# ruff: noqa: F821 (names that `bind` fills in)
"""Games of the search against itself, for `saqqara.learning`: a driver for every game with a learned evaluation.

The games of `games/self_play.py` look one step ahead. These are fewer and better: a network learns from them what a position is
worth when it is played well.
"""

from collections.abc import Callable
from typing import Annotated

from ..games.chance import below
from ..games.drivers import win_share
from ..games.fields import I8, I64, Flat, MoveList, copy_record
from ..games.memory import ANY, F32, POSITION, GameSize, Grid, Integers, PositionArray, Reals
from ..games.self_play import keep_rows
from .choosing import choose_visited
from .thinking import ROOT, VALUE, SearchMemory, clear_node, simulate

# A game's own functions
start: Callable[[Flat], None]
legal_moves: Callable[[Flat, MoveList], int]
play: Callable[[Flat, int], None]
is_over: Callable[[Flat], bool]
score: Callable[[Flat, int], int]

EVERY = 2
"""Of so many choices the position of one is kept."""
STRAY = 24
"""Of so many choices one is random: the search also looks at positions that good players avoid."""


class SearchedGames(SearchMemory):
    """Games to be played, the search that plays them, and what is kept of them."""

    played: Annotated[PositionArray, POSITION, ANY]
    rows: Annotated[Grid[int], I8, ANY, GameSize.INPUTS]
    """What the network sees of a seat in a position."""
    games: Annotated[Integers, I64, ANY]
    """The game of each row."""
    expected: Annotated[Reals, F32, ANY]
    """For each row, how likely the search thinks it that the seat wins."""
    wins: Annotated[Grid[float], F32, ANY, GameSize.SEATS]
    points: Annotated[Grid[float], F32, ANY, GameSize.SEATS]


def play_searched(memory: SearchedGames, games: int, simulations: int) -> int:
    """Play games with so many simulations for each choice; keep rows, and write how each game ended. Returns how many rows."""
    row = 0
    for number in range(games):
        s = memory.played[number]
        start(s)
        choices = number
        while not is_over(s):
            count = legal_moves(s, memory.moves)
            move = memory.moves[0]
            if count > 1:
                stray = memory.moves[below(memory.words, count)]
                think(memory, s, simulations)
                choices += 1
                if choices % EVERY == 0 and row + s.players <= len(memory.rows):
                    keep(memory, s, number, row)
                    row += s.players
                move = stray if below(memory.words, STRAY) == 0 else choose_visited(memory)
            play(s, move)
        for seat in range(s.players):
            memory.points[number, seat] = score(s, seat)
            memory.wins[number, seat] = win_share(s, seat)
    return row


def think(memory: SearchedGames, s: Flat, simulations: int) -> None:
    """Search a position with a new tree."""
    copy_record(memory.states[ROOT], s)
    memory.used[0] = 1
    memory.used[1] = 1
    clear_node(memory.links, memory.stats, 0)
    simulate(memory, simulations)


def keep(memory: SearchedGames, s: Flat, number: int, row: int) -> None:
    """Write what the network sees of every seat of a position that was searched, and what the search expects."""
    keep_rows(memory, s, row)
    for seat in range(s.players):
        memory.games[row + seat] = number
        memory.expected[row + seat] = memory.stats[0, VALUE + seat]


ENTRIES = (play_searched,)
