"""Imhotep with chance nodes: market cards, round cards, and the face-down pair of market B."""

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


def chance_nodes() -> ChanceNodes:
    """Imhotep: market cards, round cards and the face-down pair of market B."""

    class AskingPosition(Position):
        """A position with an oracle."""

        __slots__ = ("oracle",)
        oracle: Oracle

    def face_down(s: Any) -> list[Spot]:
        places = range(HIDDEN_PLACE, HIDDEN_PLACE + 2) if s.sides[MARKET] == SIDE_B else ()
        return [(s.market, place) for place in places if s.market[place] != NO_CARD]

    def reveal(s: Any, spot: Spot, unseen: list[Spot], seat: int = -1) -> None:
        """Let chance say which of the unseen cards lies here."""
        weights = Counter(pile[i] for pile, i in unseen)
        card = s.oracle.ask("card" if seat < 0 else "look", weights, seat)
        pile, i = next((pile, i) for pile, i in unseen if pile[i] == card)
        pile[i], spot[0][spot[1]] = spot[0][spot[1]], card

    def on_pile(s: Any) -> list[Spot]:
        return [(s.draw_pile, i) for i in range(s.draw_size)]

    def top_card(s: Any) -> int:
        reveal(s, (s.draw_pile, s.draw_size - 1), on_pile(s) + face_down(s))
        return cards.top_card(s)

    def dealt_card(s: Any) -> int:
        place = next(place for place, card in enumerate(s.market) if card == NO_CARD)
        return cards.top_card(s) if s.sides[MARKET] == SIDE_B and place >= HIDDEN_PLACE else top_card(s)

    def turn_up(s: Any, seat: int = -1) -> None:
        """The face-down cards are looked at by a seat, or by all."""
        hidden = face_down(s)
        while hidden:
            reveal(s, hidden[0], hidden + on_pile(s), seat)
            hidden = hidden[1:]

    def pick_card(s: Any, seat: int, place: int) -> None:
        if place == HIDDEN_PLACE and s.sides[MARKET] == SIDE_B:
            turn_up(s, seat if len(face_down(s)) > 1 else -1)
        cards.pick_card(s, seat, place)

    def clear_market(s: Any) -> None:
        turn_up(s)
        cards.clear_market(s)

    def take_ships(s: Any, round_card: int) -> None:  # noqa: ARG001 (the card that lies there means nothing)
        left = s.round_cards[s.round :]
        first = FIRST_ROUND_CARD[s.players]
        card = first + s.oracle.ask("round_card", {card - first: 1 for card in left})
        other = s.round + left.index(card)
        s.round_cards[other], s.round_cards[s.round] = s.round_cards[s.round], card
        ships.take_ships(s, card)

    replaced: dict[Callable[..., Any], Callable[..., Any]] = {
        cards.top_card: top_card,
        cards.pick_card: pick_card,
        cards.clear_market: clear_market,
        ships.take_ships: take_ships,
        cards.deal_market: asking(cards.deal_market, {cards.top_card: dealt_card}),
    }
    begin_asking = asking(setup.begin, replaced)

    def begin(s: Any) -> None:
        ask_start_player(s)
        setup.deal(s)
        begin_asking(s)

    numbers = tuple(str(number + 1) for number in range(ROUND_CARDS))
    answers = {"card": CARD_NAMES, "look": CARD_NAMES, "round_card": numbers, "start": SEAT_NAMES}
    advance, play = asking(turn.advance, replaced), asking(turn.apply, replaced)
    return ChanceNodes(AskingPosition, begin, play, advance, RULES.resolve_chance, answers)
