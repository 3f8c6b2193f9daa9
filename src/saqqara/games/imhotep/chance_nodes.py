"""Imhotep with chance nodes: market cards, round cards, and the face-down pair of market B.

The functions here take the place of the rules of the same name. They ask chance first, and then do what the rule does.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from ..chance_nodes import SEAT_NAMES, ChanceNodes, Oracle, ask_start_player, asking
from . import cards, setup, ships, turn
from .components import CARD_NAMES, FIRST_ROUND_CARD, HIDDEN_PLACE, MARKET, ROUND_CARDS, SIDE_B
from .rules import RULES
from .state import NO_CARD, Position

Spot = tuple[list[int], int]
"""A place where an unseen card lies: the list that holds it, and the index in it."""


class AskingPosition(Position):
    """A position with an oracle."""

    __slots__ = ("oracle",)
    oracle: Oracle


def face_down(s: AskingPosition) -> list[Spot]:
    """The face-down cards of market B."""
    places = range(HIDDEN_PLACE, HIDDEN_PLACE + 2) if s.sides[MARKET] == SIDE_B else ()
    return [(s.market, place) for place in places if s.market[place] != NO_CARD]


def on_pile(s: AskingPosition) -> list[Spot]:
    """The cards of the draw pile."""
    return [(s.draw_pile, i) for i in range(s.draw_size)]


def reveal(s: AskingPosition, spot: Spot, unseen: list[Spot], seat: int = -1) -> None:
    """Ask which of the unseen cards lies at a spot, and put it there. Only the seat sees the answer; -1: everybody."""
    weights = Counter(pile[i] for pile, i in unseen)
    card = s.oracle.ask("card" if seat < 0 else "look", weights, seat)
    pile, i = next((pile, i) for pile, i in unseen if pile[i] == card)
    pile[i], spot[0][spot[1]] = spot[0][spot[1]], card


def turn_up(s: AskingPosition, seat: int = -1) -> None:
    """A seat, or everybody, looks at the face-down cards."""
    hidden = face_down(s)
    while hidden:
        reveal(s, hidden[0], hidden + on_pile(s), seat)
        hidden = hidden[1:]


# In place of rules
def top_card(s: AskingPosition) -> int:
    """Turn up the top card of the draw pile."""
    reveal(s, (s.draw_pile, s.draw_size - 1), on_pile(s) + face_down(s))
    return cards.top_card(s)


def dealt_card(s: AskingPosition) -> int:
    """Deal a card to the market: face down at the last places of side B."""
    place = next(place for place, card in enumerate(s.market) if card == NO_CARD)
    return cards.top_card(s) if s.sides[MARKET] == SIDE_B and place >= HIDDEN_PLACE else top_card(s)


def pick_card(s: AskingPosition, seat: int, place: int) -> None:
    """Pick a card; a seat that picks the face-down pair looks at it."""
    if place == HIDDEN_PLACE and s.sides[MARKET] == SIDE_B:
        turn_up(s, seat if len(face_down(s)) > 1 else -1)
    cards.pick_card(s, seat, place)


def clear_market(s: AskingPosition) -> None:
    """Discard the market; everybody sees the face-down cards."""
    turn_up(s)
    cards.clear_market(s)


def take_ships(s: AskingPosition, round_card: int) -> None:  # noqa: ARG001 (the card that lies there means nothing)
    """Turn up the round card."""
    left = s.round_cards[s.round :]
    first = FIRST_ROUND_CARD[s.players]
    card = first + s.oracle.ask("round_card", {card - first: 1 for card in left})
    other = s.round + left.index(card)
    s.round_cards[other], s.round_cards[s.round] = s.round_cards[s.round], card
    ships.take_ships(s, card)


REPLACED: dict[Callable[..., Any], Callable[..., Any]] = {
    cards.top_card: top_card,
    cards.pick_card: pick_card,
    cards.clear_market: clear_market,
    ships.take_ships: take_ships,
    cards.deal_market: asking(cards.deal_market, {cards.top_card: dealt_card}),
}
"""Rules, which differ in what they take and return, and what takes their place."""
begin_asking = asking(setup.begin, REPLACED)


def begin(s: AskingPosition) -> None:
    """Deal, and lay out the table."""
    ask_start_player(s)
    setup.deal(s)
    begin_asking(s)


CHANCE_NODES = ChanceNodes(
    AskingPosition,
    begin=begin,
    apply=asking(turn.apply, REPLACED),
    advance=asking(turn.advance, REPLACED),
    answer_chance=RULES.resolve_chance,
    answers={
        "card": CARD_NAMES,
        "look": CARD_NAMES,
        "round_card": tuple(str(number + 1) for number in range(ROUND_CARDS)),
        "start": SEAT_NAMES,
    },
)
