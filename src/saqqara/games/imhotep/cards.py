"""Market cards: drawing and shuffling them, dealing the market, picking from it, and what a card does when it is gained.

Rules: docs/rules/imhotep.md, sections 1, 3, 5 and 6.1.
"""

from ..chance import below, count_as, is_scripted, shuffle
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
    if is_scripted(s.words):
        turn_up_top(s)
    s.draw_size -= 1
    return s.draw_pile[s.draw_size]


def face_down(s: Position) -> int:
    """How many cards of the market lie face down."""
    hidden = 0
    if s.sides[MARKET] == SIDE_B:
        for place in range(HIDDEN_PLACE, MARKET_CARDS[SIDE_B]):
            if s.market[place] != NO_CARD:
                hidden += 1
    return hidden


def lift_face_down(s: Position, hidden: int) -> None:
    """Put the face-down cards on the draw pile, where they do not count to its size."""
    for i in range(hidden):
        s.draw_pile[s.draw_size + i] = s.market[HIDDEN_PLACE + i]


def lay_face_down(s: Position, hidden: int) -> None:
    """Put them back."""
    for i in range(hidden):
        s.market[HIDDEN_PLACE + i] = s.draw_pile[s.draw_size + i]


# In a script (`chance.py`) unseen cards have no order: which one it is, is asked when it is turned up.
def turn_up_top(s: Position) -> None:
    """Say which card lies on top of the draw pile."""
    hidden = face_down(s)
    lift_face_down(s, hidden)
    turn_up(s, s.draw_size - 1, s.draw_size + hidden)
    lay_face_down(s, hidden)


def turn_up_market(s: Position) -> None:
    """Say which cards lie face down on the market. The order of a pair means nothing."""
    hidden = face_down(s)
    lift_face_down(s, hidden)
    for place in range(s.draw_size + hidden - 1, s.draw_size - 1, -1):
        turn_up(s, place, place + 1)
    lay_face_down(s, hidden)
    if hidden == 2 and s.market[HIDDEN_PLACE] != s.market[HIDDEN_PLACE + 1]:
        count_as(s.words, 2 if s.market[HIDDEN_PLACE] < s.market[HIDDEN_PLACE + 1] else 0)


def turn_up(s: Position, place: int, unseen: int) -> None:
    """Say which of the first `unseen` cards of the pile lies at a place. Of equal cards the first one stands for all."""
    drawn = below(s.words, unseen)
    card = s.draw_pile[drawn]
    copies = 0
    for i in range(unseen):
        if s.draw_pile[i] == card:
            copies += 1
            if i < drawn:
                count_as(s.words, 0)
    count_as(s.words, copies)
    s.draw_pile[drawn] = s.draw_pile[place]
    s.draw_pile[place] = card


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
    if not is_scripted(s.words):
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
    if place == HIDDEN_PLACE and s.sides[MARKET] == SIDE_B and is_scripted(s.words):
        turn_up_market(s)
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
