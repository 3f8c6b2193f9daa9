"""What a move of Imhotep did, in sentences: the decision first, then what followed from it."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from ..story import Message, View, end_told, points_told
from .notation import ParsedMove, parse

BUILT = ("pyramids", "temple", "burial", "obelisks")
"""Sites where stones stay."""


def tell(before: View, move: str, after: View) -> list[Message]:
    """The sentences of a move, from what an onlooker saw before and after it."""
    seat = before["mover"]
    told = [decision(before, seat, move, after)]
    told += stones_told(before, after)
    told += cards_told(before, after, seat, move)
    told += points_told(before, after)
    if after["round"] != before["round"]:
        told.append(Message("imhotep-round", {"round": after["round"]}))
    return [*told, *end_told(after)]


Arguments = dict[str, Any]


def decision(before: View, seat: int, move: str, after: View) -> Message:
    """The move itself."""
    parsed = parse(move)
    return Message(*DECISIONS[parsed.verb](before, {"seat": seat}, parsed, after))


def take(before: View, args: Arguments, _move: ParsedMove, after: View) -> tuple[str, Arguments]:
    """Stones for the sled."""
    stones = before["seats"][args["seat"]]["quarry"] - after["seats"][args["seat"]]["quarry"]
    return "imhotep-take", args | {"stones": stones}


def load(_before: View, args: Arguments, move: ParsedMove, _after: View) -> tuple[str, Arguments]:
    """A stone onto a ship."""
    return "imhotep-load", args | {"ship": move.ship, "space": move.space}


def sail(before: View, args: Arguments, move: ParsedMove, _after: View) -> tuple[str, Arguments]:
    """A ship to a site."""
    capacity = before["ships"][move.ship - 1]["capacity"]
    return "imhotep-sail", args | {"ship": move.ship, "capacity": capacity, "site": move.name}


def pick(before: View, args: Arguments, move: ParsedMove, _after: View) -> tuple[str, Arguments]:
    """A card of the market."""
    places = before["market"]["places"]
    if move.place > len(places):
        return "imhotep-pick-hidden", args
    return "imhotep-pick", args | {"card": places[move.place - 1]}


DECISIONS: dict[str, Callable[[View, Arguments, ParsedMove, View], tuple[str, Arguments]]] = {
    "take": take,
    "load": load,
    "sail": sail,
    "pick": pick,
    "play": lambda _b, args, move, _a: ("imhotep-play", args | {"card": move.name}),
    "unload": lambda _b, args, move, _a: ("imhotep-unload", args | {"owner": move.seat}),
    "build": lambda _b, args, move, _a: ("imhotep-build", args | {"pyramid": move.name}),
    "bonus": lambda _b, args, move, _a: (f"imhotep-bonus-{move.name}", args),
    "keep": lambda _b, args, _m, _a: ("imhotep-keep", args),
    "skip": lambda _b, args, _m, _a: ("imhotep-skip", args),
    "pass": lambda _b, args, _m, _a: ("imhotep-pass", args),
}
"""How each verb of the notation is told."""


def stones_told(before: View, after: View) -> Iterator[Message]:
    """Whose stones came to which site."""
    for site in BUILT:
        for seat, stones in enumerate(after[site]["stones"]):
            if stones > before[site]["stones"][seat]:
                yield Message("imhotep-stones", {"seat": seat, "stones": stones - before[site]["stones"][seat], "site": site})


def cards_told(before: View, after: View, mover: int, move: str) -> Iterator[Message]:
    """Cards that came to a hand without being picked from an open place."""
    for seat, own in enumerate(after["seats"]):
        gained = Counter(own["hand"]) - Counter(before["seats"][seat]["hand"])
        picked = seat == mover and parse(move).verb == "pick"
        for card in () if picked else gained.elements():
            yield Message("imhotep-got-card", {"seat": seat, "card": card})
