"""Why a move of Imhotep may be good, in words of the game. Hidden cards are not named."""

from typing import cast

from ..story import Message
from .components import CARD_NAMES, HIDDEN_PLACE, PYRAMID_B_POINTS, PYRAMID_NAMES
from .notation import ParsedMove, parse
from .sites import stones_to_get
from .state import NO_CARD, OVER, Position
from .view import see_end, temple_worth

TEXTS = {
    "hint-take": "{stones} more stones for the sled, which then holds {sled}",
    "hint-load": "a place on ship {ship}, which then carries {mine} of your stones and {others} of others",
    "hint-sail": "{mine} of your stones and {others} of others come to the {site}",
    "hint-sail-empty": "keeps {others} stones of others away from better sites by sending them to the {site}",
    "hint-card": "now is the time for the {card}",
    "hint-pick": "the {card} is worth most to you",
    "hint-pick-hidden": "two unseen cards to choose from are worth more than what lies open",
    "hint-build": "{points} points on the {pyramid} pyramid",
    "hint-bonus-point": "the point is worth more than the stones",
    "hint-bonus-stones": "the stones are worth more than the point",
    "hint-unload": "this order suits you best",
    "hint-wait": "there is nothing better to do",
}
"""The English of each reason."""


def reason(s: Position, seat: int, move: str) -> Message:
    """What a move does."""
    parsed = parse(move)
    verb = parsed.verb
    if verb == "take":
        stones = stones_to_get(s, seat, 3)
        return Message("hint-take", {"stones": stones, "sled": s.sled[seat] + stones})
    if verb in ("load", "sail"):
        return ship_reason(s, seat, parsed)
    if verb == "play":
        return Message("hint-card", {"card": parsed.name})
    if verb in ("pick", "keep"):
        return card_reason(s, parsed)
    if verb == "build":
        pyramid = PYRAMID_NAMES.index(parsed.name)
        points = PYRAMID_B_POINTS[pyramid][s.pyramid_size[pyramid]]
        return Message("hint-build", {"points": points, "pyramid": parsed.name})
    if verb == "bonus":
        return Message(f"hint-bonus-{parsed.name}", {})
    return Message("hint-unload" if verb == "unload" else "hint-wait", {})


def card_reason(s: Position, move: ParsedMove) -> Message:
    """Which card is taken, unless it lies face down."""
    index = move.place - 1 + (HIDDEN_PLACE if move.verb == "keep" else 0)
    if move.verb == "pick" and index == HIDDEN_PLACE and s.market[HIDDEN_PLACE + 1] != NO_CARD:
        return Message("hint-pick-hidden", {})
    return Message("hint-pick", {"card": CARD_NAMES[s.market[index]]})


def ship_reason(s: Position, seat: int, move: ParsedMove) -> Message:
    """Whose stones are on a ship that is loaded or sails."""
    ship = move.ship - 1
    mine = s.ship_space[ship].count(seat)
    others = s.ship_load[ship] - mine
    if move.verb == "load":
        return Message("hint-load", {"ship": move.ship, "mine": mine + 1, "others": others})
    if mine == 0:
        return Message("hint-sail-empty", {"others": others, "site": move.name})
    return Message("hint-sail", {"mine": mine, "others": others, "site": move.name})


def standing(s: Position) -> list[dict[str, int]]:
    """The points of every seat by source if the game ended now, and what the temple gives at the end of this round."""
    ended = cast("list[dict[str, int]]", see_end(s))
    if s.question != OVER:
        for seat, points in enumerate(ended):
            points["temple"] += temple_worth(s, seat)
    return ended
