"""Market cards: drawing and shuffling them, dealing the market, picking from it, and what a card does when it is gained.

Rules: docs/rules/imhotep.md, sections 1, 3, 5 and 6.1.
"""

from ..chance import shuffle
from .agenda import DEAL, DISCARD, DRAW, PLACE, RESHUFFLE, push
from .components import (
    HIDDEN_PLACE,
    MARKET,
    MARKET_CARDS,
    MARKET_PLACES,
    PAVED_PATH,
    RED_CARD_SITE,
    SIDE_B,
)
from .state import KEEP, NO_CARD, NOBODY, NOTHING, PICK, SHUFFLE, Position


def discard(s: Position, card: int) -> None:
    """Lay a card on the discard pile."""
    s.discard_pile[s.discard_size] = card
    s.discard_size += 1


def top_card(s: Position) -> int:
    """Take the top card of the draw pile, which is not empty."""
    s.draw_size -= 1
    return s.draw_pile[s.draw_size]


def ask_shuffle(s: Position) -> None:
    """Leave the new order of the discard pile to chance."""
    s.mover = NOBODY
    s.question = SHUFFLE


def reshuffle(s: Position) -> None:
    """Make the discard pile, as it lies, the new draw pile (ruling 17)."""
    for i in range(s.discard_size):
        s.draw_pile[i] = s.discard_pile[i]
    s.draw_size = s.discard_size
    s.discard_size = 0
    shuffle(s.words, s.draw_pile, s.draw_size)
    s.question = NOTHING


def draw_card(s: Position, seat: int) -> None:
    """Give a seat the top card of the draw pile. If both piles are empty nothing is drawn."""
    if s.draw_size > 0:
        gain_card(s, seat, top_card(s))
    elif s.discard_size > 0:
        push(s, DRAW, seat, 0)
        push(s, RESHUFFLE, NOBODY, 0)


def deal_market(s: Position, place: int) -> None:
    """Deal the market from this place on."""
    while place < MARKET_CARDS[s.sides[MARKET]]:
        if s.draw_size == 0:
            if s.discard_size > 0:
                push(s, DEAL, NOBODY, place)
                push(s, RESHUFFLE, NOBODY, 0)
            return
        s.market[place] = top_card(s)
        place += 1


def clear_market(s: Position) -> None:
    """Cards still lying on the market go to the discard pile."""
    for place in range(MARKET_PLACES + 1):
        if s.market[place] != NO_CARD:
            discard(s, s.market[place])
            s.market[place] = NO_CARD


def deliver_to_market(s: Position, seat: int) -> None:
    """The stone goes back to the quarry (ruling 4), then its owner takes one card, if there is any."""
    s.quarry[seat] += 1
    left = 0
    last = 0
    for place in range(MARKET_PLACES):
        if s.market[place] != NO_CARD:
            left += 1
            last = place
    if left == 1:
        pick_card(s, seat, last)
    elif left > 1:
        s.mover = seat
        s.question = PICK


def pick_card(s: Position, seat: int, place: int) -> None:
    """Take the card at a place. Market B's last place: look at both and keep one."""
    if place == HIDDEN_PLACE and s.sides[MARKET] == SIDE_B and s.market[HIDDEN_PLACE + 1] != NO_CARD:
        s.mover = seat
        s.question = KEEP
        return
    card = s.market[place]
    s.market[place] = NO_CARD
    gain_card(s, seat, card)


def keep_card(s: Position, seat: int, which: int) -> None:
    """Keep one of the two face-down cards; the other goes to the discard pile first (ruling 17)."""
    kept = s.market[HIDDEN_PLACE + which]
    rejected = s.market[HIDDEN_PLACE + 1 - which]
    s.market[HIDDEN_PLACE] = NO_CARD
    s.market[HIDDEN_PLACE + 1] = NO_CARD
    discard(s, rejected)
    gain_card(s, seat, kept)


def gain_card(s: Position, seat: int, card: int) -> None:
    """A red card acts at once, then is discarded (rulings 5, 6); every other card stays before its owner."""
    if card > PAVED_PATH:
        s.hand[seat][card] += 1
        return
    push(s, DISCARD, seat, card)
    if s.quarry[seat] > 0:
        push(s, PLACE, seat, RED_CARD_SITE[card])
