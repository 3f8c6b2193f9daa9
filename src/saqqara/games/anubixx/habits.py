"""What weaker levels of Anubixx do by habit: they are fond of a colour."""

from .components import COLOURS, COUNT_BITS, PAIR_FIRST, PAIR_SECOND
from .moves import DONE_MOVE, RELIEF_MOVE
from .state import Position

FAVOURITE_COLOUR = 150
"""What a field of the favourite colour adds to a move, in hundredths of a point."""


def habit(s: Position, move: int) -> int:
    """How much more than it is worth a move pleases a player of habit. Every round has another favourite colour."""
    if move == DONE_MOVE:
        return 0
    favourite = COUNT_BITS * ((s.mover + s.round) % COLOURS)
    colours = s.colour[s.mover]
    if move < RELIEF_MOVE:
        return FAVOURITE_COLOUR if colours[move >> 1] == favourite else 0
    pair = (move - RELIEF_MOVE) >> 2
    first = FAVOURITE_COLOUR if colours[PAIR_FIRST[pair]] == favourite else 0
    second = FAVOURITE_COLOUR if colours[PAIR_SECOND[pair]] == favourite else 0
    return first + second
