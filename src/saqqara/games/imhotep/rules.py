"""Imhotep's side of the contract: options, setup, chance, and where to find everything else."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..contract import BadSetup, Refusal, RuleFunctions, Rules, plain_type
from ..options import RANDOM, check_known, check_players, check_start, shorten, true_or_false
from ..reasons import Reason, reason, reason_of
from ..story import Breakdown, Message, count_sources
from . import refusal, setup, steps, turn
from .cards import reshuffle
from .components import (
    CARD_COPIES,
    CARD_NAMES,
    FIRST_ROUND_CARD,
    ROUND_CARD_SHIPS,
    ROUND_CARDS,
    ROUNDS,
    SITE_NAMES,
    SOURCES,
)
from .moves import NOTATION, legal_moves
from .scoring import points, score, tie_break
from .state import KEEP, Position
from .story import tell
from .view import PARTS, see
from .view_types import ImhotepBoard

OPTIONS = ("players", "sides", "wrath", "start")
SETUP = ("round_cards", "market_deck", "shuffles")


class ImhotepRules(Rules[Position]):
    """The rules of Imhotep."""

    name = "imhotep"
    players = range(2, 5)
    sources = SOURCES
    notation = NOTATION
    setup_keys = SETUP
    position = Position
    functions = RuleFunctions(
        setup.deal,
        setup.begin,
        setup.start,
        legal_moves,
        turn.play,
        turn.apply,
        turn.advance,
        turn.is_over,
        score,
        points,
        tie_break,
        setup.conceal,
        turn.chance_asked,
        reshuffle,
    )
    parts = PARTS
    scored = dict.fromkeys(SOURCES, ("points",))
    tied = ("sled",)

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        check_known(given, OPTIONS, "option of imhotep")
        players = check_players(given.get("players", 2), self.players)
        sides = given.get("sides", "A" * len(SITE_NAMES))
        if not isinstance(sides, str) or len(sides) != len(SITE_NAMES) or set(sides) - {"A", "B"}:
            sentence = f"{{option}} must be five letters A or B ({', '.join(SITE_NAMES)}), not {{value}}"
            raise ValueError(reason("reason-imhotep-sides", sentence, option="sides", value=shorten(repr(sides))))
        wrath = given.get("wrath", False)
        if not isinstance(wrath, bool):
            raise ValueError(true_or_false("wrath", wrath))
        return {"players": players, "sides": sides, "wrath": wrath, "start": check_start(given.get("start", 0), players)}

    def blank(self, options: Mapping[str, Any]) -> Position:
        s = Position()
        s.players = options["players"]
        s.sides = ["AB".index(side) for side in options["sides"]]
        s.wrath = int(options["wrath"])
        s.start_player = -1 if options["start"] == RANDOM else options["start"]
        return s

    def use_setup(self, position: Position, given: Mapping[str, Any]) -> None:
        if "round_cards" in given:
            position.round_cards = read_round_cards(given["round_cards"], position.players)
        if "market_deck" in given:
            try:
                deck = read_cards(given["market_deck"], dict(enumerate(CARD_COPIES)))
            except ValueError as error:
                raise BadSetup("setup.market_deck", reason_of(error)) from None
            position.draw_pile = deck[::-1]

    def setup(self, position: Position) -> dict[str, Any]:
        return {
            "round_cards": [list(ROUND_CARD_SHIPS[card]) for card in position.round_cards[:ROUNDS]],
            "market_deck": [CARD_NAMES[card] for card in reversed(position.draw_pile)],
        }

    def use_chance(self, position: Position, entry: object) -> None:
        pile = position.discard_pile[: position.discard_size]
        order = read_cards(entry, Counter(pile))
        reshuffle(position)
        position.draw_pile[: len(order)] = order[::-1]

    def last_chance(self, position: Position) -> list[str]:
        return [CARD_NAMES[card] for card in reversed(position.draw_pile[: position.draw_size])]

    def dealt(self, before: Position, after: Position) -> bool:
        looked = after.question == KEEP and before.question != KEEP
        return looked or (before.round, before.draw_size) != (after.round, after.draw_size)

    def refusal(self, position: Position, move: int) -> Refusal:
        return refusal.refusal(position, move)

    def unavailable(self, position: Position) -> dict[str, Refusal]:
        return refusal.unavailable(position)

    def view(self, position: Position, options: Mapping[str, Any], seat: int | None) -> ImhotepBoard:
        return see(position, seat)

    def points(self, position: Position, seat: int) -> list[int]:
        return position.points[seat][:]

    def text(self, position: Position, options: Mapping[str, Any]) -> str:
        from .board import text

        return text(position)

    def story(self, before: Mapping[str, Any], move: str, after: Mapping[str, Any]) -> list[Message]:
        return tell(before, move, after)

    def steps(self, position: Position, move: int, answer_chance: Callable[[Position], None]) -> Iterator[Message]:
        return steps.steps(position, move, answer_chance)

    def final_count(self, before: Breakdown, after: Breakdown) -> Iterator[tuple[str, list[dict[str, int]]]]:
        counted = [source for source in steps.COUNTED if source != "wrath" or any(each["wrath"] for each in after)]
        return count_sources(before, after, counted)

    def svg(self, view: Mapping[str, Any]) -> str:
        from .svg import draw

        return draw(view)


def read_round_cards(given: object, players: int) -> list[int]:
    """The numbers of six round cards; the seventh, the one removed unseen, is put last."""
    entry = "setup.round_cards"
    if not isinstance(given, list | tuple) or len(given) != ROUNDS:
        raise BadSetup(entry, reason("reason-imhotep-rounds", "must be a list of {cards} round cards", cards=ROUNDS))
    first = FIRST_ROUND_CARD[players]
    left = {list_of_ships: first + i for i, list_of_ships in enumerate(ROUND_CARD_SHIPS[first : first + ROUND_CARDS])}
    cards = []
    for i, card in enumerate(given):
        ships = tuple(card) if isinstance(card, list | tuple) else ()
        if not all(type(ship) is int for ship in ships) or ships not in left:
            sentence = "{value} is no round card for {players} players that is left"
            why = reason("reason-imhotep-round-card", sentence, value=shorten(repr(card)), players=players)
            raise BadSetup(f"{entry}[{i}]", why)
        cards.append(left.pop(ships))
    return [*cards, *left.values()]


def read_cards(given: object, wanted: Mapping[int, int]) -> list[int]:
    """The numbers of market cards, which must be just these in any order. ValueError if they are not."""
    size = sum(wanted.values())
    if not isinstance(given, list | tuple):
        raise ValueError(market_cards(size, plain_type(given)))
    left = dict(wanted)
    cards = []
    for i, name in enumerate(given):
        card = CARD_NAMES.index(name) if isinstance(name, str) and name in CARD_NAMES else None
        if card is None:
            sentence = "card {number}, {value}, is no market card"
            raise ValueError(reason("reason-imhotep-no-card", sentence, number=i + 1, value=shorten(repr(name))))
        if left.get(card, 0) == 0:
            sentence = "card {number} is one {card} more than there are"
            raise ValueError(reason("reason-imhotep-card-more", sentence, number=i + 1, card=name))
        left[card] -= 1
        cards.append(card)
    if len(cards) != size:
        raise ValueError(market_cards(size, str(len(cards))))
    return cards


def market_cards(size: int, found: str) -> Reason:
    """Why these are not all market cards."""
    return reason("reason-imhotep-cards", "must be a list of {cards} market cards, not {found}", cards=size, found=found)


RULES = ImhotepRules()
