"""The position: everything on the table, as a flat record of small integers.

Seats, ships, spaces and places count from 0 here. `NOBODY`, `NOWHERE` and `NO_CARD` are all -1.
"""

from typing import Annotated

from ..fields import FIXED, I8, I16, I64, SEATED, Flat, flat
from .components import (
    BURIAL_LIMIT,
    BURIAL_ROWS,
    CARD_KINDS,
    CARDS,
    PYRAMID_HEIGHT,
    ROUND_CARDS,
    SEATS,
    SHIPS,
    SITES,
    SOURCES,
    SPACES,
    TEMPLE_LIMIT,
    TOWERS,
)

NOBODY = NOWHERE = NO_CARD = -1
NO_SPACE = -2
"""Where a small ship ends."""

# What is asked now. SHUFFLE is asked of chance, not of a player.
NOTHING, TURN, LOAD, BONUS_LOAD, SAIL_SHIP, LEVER_SHIP, UNLOAD, PICK, KEEP, BUILD, BONUS, SHUFFLE, OVER = range(13)
QUESTION_NAMES = (
    "nothing", "turn", "load", "bonus_load", "sail", "lever", "unload", "pick", "keep", "build", "bonus", "shuffle", "over",
)  # fmt: skip

AGENDA = 12
"""Room on the agenda. The deepest known use is 7; a test watches over it."""


@flat
class Position(Flat):
    """The table."""

    # Options
    players: Annotated[int, I8]
    sides: Annotated[list[int], I8, SITES, FIXED]
    wrath: Annotated[int, I8]
    # Chance
    words: Annotated[list[int], I64, 4]
    round_cards: Annotated[list[int], I8, ROUND_CARDS]
    """In the order of the rounds; the seventh is the one removed unseen."""
    draw_pile: Annotated[list[int], I8, CARDS]
    """Top card last."""
    draw_size: Annotated[int, I8]
    discard_pile: Annotated[list[int], I8, CARDS]
    discard_size: Annotated[int, I8]
    # Whose turn, who decides, what is asked
    round: Annotated[int, I8]
    start_player: Annotated[int, I8]
    """Of this round."""
    turn: Annotated[int, I8]
    mover: Annotated[int, I8]
    question: Annotated[int, I8]
    ship_asked: Annotated[int, I8]
    """Card Sail: the ship just loaded, which must sail."""
    passes: Annotated[int, I8]
    """Turns passed one after another."""
    last_actor: Annotated[int, I8]
    """The last player of this round whose turn was not a pass."""
    agenda_size: Annotated[int, I8]
    agenda_task: Annotated[list[int], I8, AGENDA]
    agenda_seat: Annotated[list[int], I8, AGENDA]
    agenda_detail: Annotated[list[int], I8, AGENDA]
    # Players
    sled: Annotated[list[int], I8, SEATS]
    quarry: Annotated[list[int], I8, SEATS]
    hand: Annotated[list[list[int]], I8, SEATS, CARD_KINDS, SEATED]
    points: Annotated[list[list[int]], I16, SEATS, len(SOURCES), SEATED]
    # Ships
    sailed: Annotated[int, I8]
    """Ships that have sailed this round."""
    ship_capacity: Annotated[list[int], I8, SHIPS]
    ship_load: Annotated[list[int], I8, SHIPS]
    ship_free: Annotated[list[int], I8, SHIPS]
    """Empty spaces, none once the ship has sailed."""
    ship_site: Annotated[list[int], I8, SHIPS]
    ship_space: Annotated[list[list[int]], I8, SHIPS, SPACES]
    """Owner of the stone on each space, from the bow."""
    unload_ship: Annotated[int, I8]
    unload_order: Annotated[list[int], I8, SPACES]
    """Owners of the stones being unloaded, the next one last."""
    unload_size: Annotated[int, I8]
    carried: Annotated[int, I8]
    """Owner of the stone between ship or quarry and pyramids B, while its pyramid is asked."""
    # Sites
    site_ship: Annotated[list[int], I8, SITES]
    market: Annotated[list[int], I8, 5]
    """Cards at places 1-4; market B has its second face-down card in the last entry."""
    built: Annotated[list[list[int]], I8, SITES, SEATS]
    """Stones of each seat on each site (none ever stay on the market)."""
    pyramid_size: Annotated[list[int], I8, 3]
    """Side A counts in the first entry; side B left, middle, right."""
    pyramid_space: Annotated[list[list[int]], I8, 3, PYRAMID_HEIGHT]
    """Owners in building order; side A runs through the rows."""
    temple_size: Annotated[int, I8]
    temple: Annotated[list[int], I8, TEMPLE_LIMIT]
    burial_size: Annotated[int, I8]
    burial: Annotated[list[int], I8, BURIAL_LIMIT]
    burial_row: Annotated[list[list[int]], I8, BURIAL_ROWS, SEATS]
    """Stones of each seat in each row."""
    waiting: Annotated[list[int], I8, SEATS]
    """Obelisks B: stones that are not yet part of a tower."""
    tower_size: Annotated[int, I8]
    tower: Annotated[list[int], I8, TOWERS]
    """Owners of the towers, the most valuable first."""
