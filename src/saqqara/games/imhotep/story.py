"""What a move of Imhotep did, in sentences: the decision first, then what followed from it."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from ..story import Message, View, end_told, points_told

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


def decision(before: View, seat: int, move: str, after: View) -> Message:
    """The move itself."""
    verb, _, rest = move.partition(" ")
    return Message(*DECISIONS[verb](before, {"seat": seat}, rest, after))


def take(before: View, args: dict[str, Any], _rest: str, after: View) -> tuple[str, dict[str, Any]]:
    """Stones for the sled."""
    stones = before["seats"][args["seat"]]["quarry"] - after["seats"][args["seat"]]["quarry"]
    return "imhotep-take", args | {"stones": stones}


def load(_before: View, args: dict[str, Any], rest: str, _after: View) -> tuple[str, dict[str, Any]]:
    """A stone onto a ship."""
    ship, space = rest.split(".")
    return "imhotep-load", args | {"ship": int(ship), "space": int(space)}


def sail(before: View, args: dict[str, Any], rest: str, _after: View) -> tuple[str, dict[str, Any]]:
    """A ship to a site."""
    ship, site = rest.split(" ")
    return "imhotep-sail", args | {"ship": int(ship), "capacity": before["ships"][int(ship) - 1]["capacity"], "site": site}


def pick(before: View, args: dict[str, Any], rest: str, _after: View) -> tuple[str, dict[str, Any]]:
    """A card of the market."""
    places = before["market"]["places"]
    if int(rest) > len(places):
        return "imhotep-pick-hidden", args
    return "imhotep-pick", args | {"card": places[int(rest) - 1]}


DECISIONS: dict[str, Callable[[View, dict[str, Any], str, View], tuple[str, dict[str, Any]]]] = {
    "take": take,
    "load": load,
    "sail": sail,
    "pick": pick,
    "play": lambda _b, args, rest, _a: ("imhotep-play", args | {"card": rest}),
    "unload": lambda _b, args, rest, _a: ("imhotep-unload", args | {"owner": int(rest[1:]) - 1}),
    "build": lambda _b, args, rest, _a: ("imhotep-build", args | {"pyramid": rest}),
    "bonus": lambda _b, args, rest, _a: (f"imhotep-bonus-{rest}", args),
    "keep": lambda _b, args, _r, _a: ("imhotep-keep", args),
    "skip": lambda _b, args, _r, _a: ("imhotep-skip", args),
    "pass": lambda _b, args, _r, _a: ("imhotep-pass", args),
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
        picked = seat == mover and move.startswith("pick ")
        for card in () if picked else gained.elements():
            yield Message("imhotep-got-card", {"seat": seat, "card": card})
