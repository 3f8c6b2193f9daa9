"""The position: dice and sheets, as a flat record of small integers.

Seats, sheets and rounds count from 0 here. `NOBODY`, `NO_STONE` and `NO_SYMBOL` are all -1. What a layout prints is in the
position too, so that the rules work with any sheets: all of them until they are dealt, then only those of the seats. A
colour is the place of its bits (`components.MASKS`); sums of dice or quarry stones hold a count for each colour.
"""

from typing import Annotated

from ..fields import FIXED, I8, I16, I32, I64, SEATED, Flat, flat
from .components import (
    ARCH_LEVELS,
    FIELDS,
    MOST_DICE,
    PAIRS,
    PILES,
    PYRAMID_LEVELS,
    QUARRY_WORDS,
    RELIEF_FIELDS,
    SEATS,
    SHEETS,
    SYMBOLS,
)

NOBODY = NO_STONE = NO_SYMBOL = -1

# What is asked now. ROLL is asked of chance, not of a player.
NOTHING, ROLL, OVER, ACTION, SECOND = range(5)
QUESTION_NAMES = ("nothing", "roll", "over", "action", "second")

# Why the game has ended
RUNNING, SECOND_BUILDING, ROUND_LIMIT = range(3)
END_NAMES = (None, "second_building", "round_limit")


@flat
class Position(Flat):
    """The table."""

    # Options
    players: Annotated[int, I8]
    # The layout
    pyramid_levels: Annotated[int, I8]
    arch_levels: Annotated[int, I8]
    pyramid_points: Annotated[list[int], I8, PYRAMID_LEVELS + 1, FIXED]
    """By the highest level with a cross, 0 for none."""
    arch_points: Annotated[list[int], I8, ARCH_LEVELS + 1, FIXED]
    """By the height of the lower column."""
    keystone_points: Annotated[int, I8]
    relief_points: Annotated[list[int], I8, RELIEF_FIELDS + 1, FIXED]
    """By the number of fields."""
    symbol: Annotated[list[int], I8, FIELDS, FIXED]
    symbol_fields: Annotated[list[int], I8, SYMBOLS, FIXED]
    """How many fields carry each symbol."""
    sheets: Annotated[int, I8]
    # The sheets: one a row in the order of the layout; once they are dealt, in the order of the seats
    sheet: Annotated[list[int], I8, SHEETS, FIXED]
    """The number of each sheet in the layout."""
    sheet_letter: Annotated[list[int], I8, SHEETS, FIXED]
    """As a number, A is 0; in the order of the layout."""
    colour: Annotated[list[list[int]], I8, SHEETS, FIELDS, FIXED]
    quarry: Annotated[list[list[int]], I32, SHEETS, QUARRY_WORDS, FIXED]
    """The colours of the quarry's stones by number, packed; `sheet.quarry_colour` reads them."""
    quarry_size: Annotated[list[int], I8, SHEETS, FIXED]
    # Chance
    words: Annotated[list[int], I64, 4]
    # Whose turn, who decides, what is asked
    start_player: Annotated[int, I8]
    round: Annotated[int, I8]
    active: Annotated[int, I8]
    acted: Annotated[int, I8]
    """How many players have acted in this round."""
    mover: Annotated[int, I8]
    question: Annotated[int, I8]
    end: Annotated[int, I8]
    # Dice
    roll: Annotated[list[int], I8, MOST_DICE]
    """The colours of the dice of this round."""
    middle: Annotated[int, I32]
    """Dice in the middle of the table, counted by colour."""
    held: Annotated[int, I32]
    """Dice that the player who acts has taken."""
    blocked: Annotated[int, I32]
    """Dice that the active player used."""
    # Sheets of the players
    height: Annotated[list[list[int]], I8, SEATS, PILES + 1, SEATED]
    """Crosses on each pile; the last entry stays 0 and supports nothing."""
    open_stone: Annotated[list[list[int]], I8, SEATS, PILES, SEATED]
    """The stone on each pile that the building rules allow next, if any."""
    relief: Annotated[list[int], I16, SEATS]
    """Crossed fields of the relief, as bits."""
    relief_size: Annotated[list[int], I8, SEATS]
    free_pairs: Annotated[list[list[int]], I8, SEATS, PAIRS, SEATED]
    """Adjacent pairs of relief fields without a cross."""
    free_pairs_size: Annotated[list[int], I8, SEATS]
    struck: Annotated[list[int], I8, SEATS]
    """The last struck stone of the quarry, from 1; 0 if none was struck."""
    struck_stones: Annotated[list[int], I32, SEATS]
    """All struck stones of the quarry, as bits. Those between them were skipped."""
    quarry_left: Annotated[list[int], I32, SEATS]
    """The stones to the right of the last struck one, counted by colour."""
    jokers: Annotated[list[int], I8, SEATS]
    """Unused jokers in play."""
    symbol_left: Annotated[list[list[int]], I8, SEATS, SYMBOLS, SEATED]
    """Fields of each symbol without a cross."""
    # Bonuses, as bits by symbol
    bonuses: Annotated[list[int], I16, SEATS]
    earned: Annotated[int, I16]
    """Earned by somebody in this round: others can still earn them until it ends."""
    closed: Annotated[int, I16]
