"""What a move of Imhotep did, in sentences: the decision first, then what followed from it.

Every card is named when it becomes public. Cards in a message are their names, separated by commas.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from ..story import Message, View, end_told, points_told
from .notation import ParsedMove, parse

BUILT = ("pyramids", "temple", "burial", "obelisks")
"""Sites where stones stay."""
PLACES = ((), ("only",), ("front", "back"), ("front", "middle", "back"), ("front", "second", "third", "back"))
"""What the spaces of a ship are called, by its capacity; from the bow."""


def tell(before: View, move: str, after: View) -> list[Message]:
    """The sentences of a move, from what an onlooker saw before and after it."""
    seat = before["mover"]
    told = [decision(before, seat, move, after)]
    told += stones_told(before, after)
    told += cards_told(before, after, seat, parse(move).verb)
    told += points_told(before, after)
    if after["round"] != before["round"]:
        told += round_told(after)
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


def load(before: View, args: Arguments, move: ParsedMove, _after: View) -> tuple[str, Arguments]:
    """A stone onto a ship."""
    where = PLACES[before["ships"][move.ship - 1]["capacity"]][move.space - 1]
    return "imhotep-load", args | {"ship": move.ship, "space": move.space, "where": where}


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


def keep(before: View, args: Arguments, _move: ParsedMove, after: View) -> tuple[str, Arguments]:
    """One of the two face-down cards: in the hand, or a red one that has acted; it lies above the other one then."""
    old, new = (Counter(view["seats"][args["seat"]]["hand"]) for view in (before, after))
    kept = [*(new - old).elements(), *new_discards(before, after)[1:]]
    return ("imhotep-kept", args | {"card": kept[0]}) if kept else ("imhotep-keep", args)


DECISIONS: dict[str, Callable[[View, Arguments, ParsedMove, View], tuple[str, Arguments]]] = {
    "take": take,
    "load": load,
    "sail": sail,
    "pick": pick,
    "play": lambda _b, args, move, _a: ("imhotep-play", args | {"card": move.name}),
    "unload": lambda _b, args, move, _a: ("imhotep-unload", args | {"owner": move.seat}),
    "build": lambda _b, args, move, _a: ("imhotep-build", args | {"pyramid": move.name}),
    "bonus": lambda _b, args, move, _a: (f"imhotep-bonus-{move.name}", args),
    "keep": keep,
    "skip": lambda _b, args, _m, _a: ("imhotep-skip", args),
    "pass": lambda _b, args, _m, _a: ("imhotep-pass", args),
}
"""How each verb of the notation is told."""


def stones_told(before: View, after: View) -> Iterator[Message]:
    """Whose stones came to which site."""
    for site in BUILT:
        if after[site] is before[site]:
            continue
        for seat, stones in enumerate(after[site]["stones"]):
            if stones > before[site]["stones"][seat]:
                yield Message("imhotep-stones", {"seat": seat, "stones": stones - before[site]["stones"][seat], "site": site})


def cards_told(before: View, after: View, mover: int, verb: str) -> Iterator[Message]:
    """Cards that became public: in a hand, or on the discard pile."""
    for seat, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        if new is old or new["hand"] == old["hand"]:
            continue
        gained = Counter(new["hand"]) - Counter(old["hand"])
        if seat != mover or verb not in ("pick", "keep"):
            yield from (Message("imhotep-got-card", {"seat": seat, "card": card}) for card in gained.elements())
    yield from discards_told(before, after, verb)
    if after["draw_pile"] > before["draw_pile"]:
        yield Message("imhotep-shuffled", {})


def new_discards(before: View, after: View) -> list[str]:
    """The cards that came to the discard pile, in their order; none if it was shuffled away."""
    old, new = before["discard_pile"], after["discard_pile"]
    if new is old:
        return []
    return new[len(old) :] if new[: len(old)] == old else []


def discards_told(before: View, after: View, verb: str) -> Iterator[Message]:
    """Cards on the discard pile that nobody has seen before: a red card that was drawn, a card that lay face down."""
    discarded = new_discards(before, after)[: 1 if verb == "keep" else None]
    if not discarded:
        return
    market = Counter(card for card in before["market"]["places"] if card)
    unseen = list((Counter(discarded) - market).elements())
    if verb == "keep" or (after["round"] != before["round"] and before["market"]["face_down"]):
        if unseen:
            yield Message("imhotep-discarded", {"cards": ",".join(unseen)})
        return
    for card in unseen:
        if before["cards"][card]["kind"] == "red":
            yield Message("imhotep-red-card", {"card": card})


def round_told(after: View) -> Iterator[Message]:
    """A new round: who begins, and the cards of the market."""
    yield Message("imhotep-round", {"round": after["round"], "seat": after["start_player"]})
    yield Message("imhotep-market", {"cards": ",".join(card for card in after["market"]["places"] if card)})
