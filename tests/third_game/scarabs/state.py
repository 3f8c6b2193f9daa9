"""The position of Scarabs: all that lies on the table, as small integers. Seats and places count from 0 here."""

from typing import Annotated

from saqqara.games.fields import BY_SEAT, HIDDEN, I8, I64, PRIVATE, Flat, flat

SEATS = 4
VALUES, COPIES = 8, 3
CARDS = VALUES * COPIES
HAND, ROUNDS, DICE = 5, 4, 2
NONE = -1

# What is asked now. ROLL is asked of chance; ROLLED and LAID are answers that `advance` has not yet dealt with.
ROLL, ROLLED, LAY, LAID, OVER = range(5)


@flat
class Position(Flat):
    """The table."""

    # Every game has these
    players: Annotated[int, I8]
    start_player: Annotated[int, I8]
    mover: Annotated[int, I8]
    question: Annotated[int, I8]
    words: Annotated[list[int], I64, 4]
    # Options
    doubles: Annotated[int, I8]
    # Cards
    deck: Annotated[list[int], I8, CARDS, HIDDEN]
    """The shuffled cards until they are dealt, then zeros."""
    hand: Annotated[list[list[int]], I8, SEATS, HAND, PRIVATE]
    """The value of the card at each place of a hand. It stays there when the card is laid."""
    laid: Annotated[list[int], I8, SEATS, BY_SEAT]
    """The place of the card that lies face down before a seat, or NONE."""
    shown: Annotated[list[list[int]], I8, SEATS, HAND, BY_SEAT]
    """The value of each card that everybody has seen, else 0."""
    # Treasures
    round: Annotated[int, I8]
    """From 1."""
    lead: Annotated[int, I8]
    """The seat that lays first in this round."""
    dice: Annotated[list[int], I8, DICE]
    treasure: Annotated[int, I8]
    """What the highest card of this round wins."""
    won: Annotated[list[int], I8, SEATS, BY_SEAT]
    """Points from treasures."""
    treasures: Annotated[list[int], I8, SEATS, BY_SEAT]
    """How many treasures."""
    kept: Annotated[list[int], I8, SEATS, BY_SEAT]
    """At the end: the value of the card that was never laid."""
