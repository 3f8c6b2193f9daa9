"""What weaker levels of Imhotep do by habit: they are fond of a site, and forget when a ship may sail."""

from .components import MINIMUM_LOAD, SITES, SPACES
from .moves import LOAD_MOVE, PLAY_MOVE, SAIL_MOVE
from .state import Position

FAVOURITE_SITE = 200
"""What the favourite site adds to a sail, in hundredths of a point."""
FORGOTTEN_LOAD = 150
"""What a load adds that lets others sail the ship: a forgetful player does not see that it has its minimum load now."""


def habit(s: Position, move: int) -> int:
    """How much more than it is worth a move pleases a player of habit. Every round has another favourite site."""
    if LOAD_MOVE <= move < SAIL_MOVE:
        ship = (move - LOAD_MOVE) // SPACES
        return FORGOTTEN_LOAD if s.ship_load[ship] + 1 == MINIMUM_LOAD[s.ship_capacity[ship]] else 0
    if SAIL_MOVE <= move < PLAY_MOVE:
        return FAVOURITE_SITE if (move - SAIL_MOVE) % SITES == (s.mover + s.round) % SITES else 0
    return 0
