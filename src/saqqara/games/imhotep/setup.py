"""Setting up the table, and hiding what a seat cannot know. Rules: docs/rules/imhotep.md, section 2."""

from collections.abc import MutableSequence

from ..chance import below, shuffle
from .cards import face_down, lay_face_down, lift_face_down
from .components import (
    BURIAL_LIMIT,
    CARDS,
    FIRST_ROUND_CARD,
    FULL_DECK,
    MARKET_PLACES,
    PYRAMID_HEIGHT,
    ROUND_CARDS,
    START_STONES,
    STONES,
    TEMPLE_LIMIT,
    TOWERS,
)
from .state import KEEP, NO_CARD, NOBODY, NOTHING, Position
from .turn import advance, begin_round, left_of


def start(s: Position) -> None:
    """Everything from the generator: deal, then begin. Options and the generator's words are already in place."""
    deal(s)
    begin(s)
    advance(s)


def deal(s: Position) -> None:
    """Shuffle the round cards and the market cards, and draw lots for the start player."""
    for i in range(ROUND_CARDS):
        s.round_cards[i] = FIRST_ROUND_CARD[s.players] + i
    shuffle(s.words, s.round_cards, ROUND_CARDS)
    for i in range(CARDS):
        s.draw_pile[i] = FULL_DECK[i]
    shuffle(s.words, s.draw_pile, CARDS)
    lot = below(s.words, s.players)
    if s.start_player == NOBODY:
        s.start_player = lot


def begin(s: Position) -> None:
    """Lay out everything else. The agenda holds the rest."""
    s.draw_size = CARDS
    s.carried = NOBODY
    s.ship_asked = NOBODY
    s.unload_ship = NOBODY
    clear_sites(s)
    seat = s.start_player
    for i in range(s.players):
        s.sled[seat] = START_STONES[i]
        s.quarry[seat] = STONES - START_STONES[i]
        seat = left_of(s, seat)
    s.question = NOTHING
    begin_round(s)


def clear_sites(s: Position) -> None:
    """No card and no stone on any site."""
    for place in range(MARKET_PLACES + 1):
        s.market[place] = NO_CARD
    for pyramid in range(3):
        for stone in range(PYRAMID_HEIGHT):
            s.pyramid_space[pyramid][stone] = NOBODY
    for i in range(TEMPLE_LIMIT):
        s.temple[i] = NOBODY
    for i in range(BURIAL_LIMIT):
        s.burial[i] = NOBODY
    for i in range(TOWERS):
        s.tower[i] = NOBODY


def conceal(s: Position, seat: int) -> None:
    """Re-deal what a seat cannot know: coming round cards, the draw pile, market B's face-down pair.

    The generator's words are new already: whoever calls this seeds them, so that nothing to come can be foreseen. Hidden
    things are put in one fixed order before they are dealt, so that not even the new deal depends on the real one.
    """
    put_in_order(s.round_cards, s.round + 1, ROUND_CARDS)
    for last in range(ROUND_CARDS - 1, s.round + 1, -1):
        drawn = below(s.words, last - s.round)
        other = s.round + 1 + drawn
        card = s.round_cards[last]
        s.round_cards[last] = s.round_cards[other]
        s.round_cards[other] = card
    hidden = hidden_places(s, seat)
    lift_face_down(s, hidden)
    put_in_order(s.draw_pile, 0, s.draw_size + hidden)
    shuffle(s.words, s.draw_pile, s.draw_size + hidden)
    lay_face_down(s, hidden)


def put_in_order(cards: MutableSequence[int], first: int, end: int) -> None:
    """Sort the cards from `first` up to `end`, the lowest number first."""
    for i in range(first + 1, end):
        card = cards[i]
        j = i
        while j > first and cards[j - 1] > card:
            cards[j] = cards[j - 1]
            j -= 1
        cards[j] = card


def hidden_places(s: Position, seat: int) -> int:
    """How many face-down cards on the market this seat cannot know. Who must keep one has looked at them."""
    return 0 if s.question == KEEP and s.mover == seat else face_down(s)
