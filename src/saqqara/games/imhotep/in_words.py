"""Imhotep's table in words: ships, sites, market, players, and the moves with their effects."""

from collections.abc import Callable
from typing import Any

from ..sentences import Figures, Item, Preview, Section, Sentence, WordParts, changes, listed, players
from ..story import View
from .notation import ParsedMove, parse
from .sites_in_words import MONUMENTS, dock, monument, place


def sections(view: View) -> list[Section]:
    """What lies on the table, in the order in which it is read."""
    ships = [ship(view, number) for number in range(1, len(view["ships"]) + 1)]
    sites = [monument(view, site) for site in MONUMENTS]
    return [
        Section("ships", Sentence("imhotep-text-ships"), ships),
        Section("sites", Sentence("imhotep-text-sites"), sites),
        Section("market", Sentence("imhotep-text-market", {"side": view["market"]["side"]}), market(view), number=5),
        Section("players", Sentence("text-players"), hands(view), figures(view)),
    ]


# Ships
def ship(view: View, number: int) -> Item:
    """A ship: its spaces from the bow, and whether it may sail; or where it lies."""
    own = view["ships"][number - 1]
    if own["site"] is not None:
        return Item([Sentence("imhotep-text-ship-at", {"ship": number, "site": own["site"]}), *unloading(view, number)])
    size = {"ship": number, "spaces": own["capacity"]}
    spaces = [place("imhotep-text-space", i, seat) for i, seat in enumerate(own["spaces"], 1)]
    told = listed("imhotep-text-ship", spaces, **size) if aboard(own) else Sentence("imhotep-text-ship-empty", size)
    return Item([told, needs(aboard(own), own["minimum"]), *unloading(view, number)])


def aboard(own: View) -> int:
    """How many stones a ship carries."""
    return sum(seat is not None for seat in own["spaces"])


def needs(stones: int, minimum: int) -> Sentence:
    """Whether a ship with so many stones may sail."""
    if stones >= minimum:
        return Sentence("imhotep-text-may-sail")
    return Sentence("imhotep-text-needs", {"stones": minimum - stones})


def unloading(view: View, number: int) -> list[Sentence]:
    """The stones of the ship that is being unloaded."""
    now = view["unloading"]
    if not now or now["ship"] != number - 1 or not now["stones"]:
        return []
    chosen = "imhotep-text-unload-choice" if view["question"] == "unload" else "imhotep-text-unload-order"
    return [listed(chosen, players(now["stones"]))]


# Market and players
def market(view: View) -> list[Item]:
    """The cards at their places, each with what it does; then the piles and the dock."""
    own = view["market"]
    items = [Item([market_card(number, card)]) for number, card in enumerate(own["places"], 1)]
    if own["face_down"]:
        items.append(Item([Sentence("imhotep-text-face-down", {"place": len(own["places"]) + 1, "cards": own["face_down"]})]))
    items += [Item([card_at("imhotep-text-looked-at", card)]) for card in own["looked_at"] or ()]
    piles = Sentence("imhotep-text-piles", {"cards": view["draw_pile"], "discarded": len(view["discard_pile"])})
    return [*items, Item([piles, *dock(view, "market")])]


def market_card(number: int, card: str | None) -> Sentence:
    """A place of the market."""
    if card is None:
        return Sentence("imhotep-text-place-empty", {"place": number})
    return card_at("imhotep-text-place", card, place=number)


def card_at(name: str, card: str, **args: str | int) -> Sentence:
    """A sentence with the name of a card and what it does."""
    return Sentence(name, dict(args), {"cardName": [card_name(card)], "does": [does(card)]})


def card_name(card: str) -> Sentence:
    """The name of a card."""
    return Sentence(f"card-{card.replace('_', '-')}")


def named(name: str, card: str, **args: str | int) -> Sentence:
    """A sentence with the name of a card."""
    return Sentence(name, dict(args), {"cardName": [card_name(card)]})


def hands(view: View) -> list[Item]:
    """The cards of each player, and the Wrath of the Pharaoh if it is played."""
    wrath = [Item([Sentence("option-imhotep-wrath-about")])] if view["options"]["wrath"] else []
    cards = [(seat, own["hand"]) for seat, own in enumerate(view["seats"]) if own["hand"]]
    return [Item([listed("imhotep-text-hand", map(card_name, hand), seat=seat)]) for seat, hand in cards] + wrath


def figures(view: View) -> Figures:
    """Points, and what each player has."""
    columns = ["text-points", "imhotep-text-column-end", "imhotep-text-column-sled", "imhotep-text-column-quarry"]
    at_the_end = [sum(points.values()) for points in view["if_it_ended_now"]]
    rows = [
        [view["scores"][seat], at_the_end[seat], own["sled"], own["quarry"], len(own["hand"])]
        for seat, own in enumerate(view["seats"])
    ]
    return Figures([*columns, "imhotep-text-column-cards"], rows)


# Moves
def question(view: View) -> Sentence:
    """What is asked, and of whom."""
    asked = "pass" if view["moves"] == ["pass"] else view["question"]
    return Sentence("imhotep-text-question", {"seat": view["mover"], "question": asked})


def move_text(view: View, preview: Preview) -> Sentence:
    """A move as a command."""
    move = parse(preview["move"])
    return MOVE_TEXTS[move.verb](view, move, preview)


def take_text(_view: View, _move: ParsedMove, preview: Preview) -> Sentence:
    """So many stones for the sled."""
    return Sentence("imhotep-text-take", {"stones": taken(preview)})


def taken(preview: Preview) -> int:
    """How many stones a move brings to the sled."""
    return next((int(each.args["stones"]) for each in preview["words"] if each.id == "imhotep-take"), 0)


def pick_text(view: View, move: ParsedMove, _preview: Preview) -> Sentence:
    """An open card, or the two that lie face down."""
    places = view["market"]["places"]
    if move.place > len(places):
        return Sentence("imhotep-text-pick-hidden", {"place": move.place})
    return named("imhotep-text-pick", places[move.place - 1], place=move.place)


def keep_text(view: View, move: ParsedMove, _preview: Preview) -> Sentence:
    """One of the two cards; equal ones differ by their place."""
    return named("imhotep-text-keep", (view["market"]["looked_at"] or ())[move.place - 1], place=move.place)


MOVE_TEXTS: dict[str, Callable[[View, ParsedMove, Preview], Sentence]] = {
    "take": take_text,
    "load": lambda _v, move, _p: Sentence("imhotep-text-load", {"ship": move.ship, "space": move.space}),
    "sail": lambda _v, move, _p: Sentence("imhotep-text-sail", {"ship": move.ship, "site": move.name}),
    "play": lambda _v, move, _p: named("imhotep-text-play", move.name),
    "unload": lambda _v, move, _p: Sentence("imhotep-text-unload", {"seat": move.seat}),
    "pick": pick_text,
    "keep": keep_text,
    "build": lambda _v, move, _p: Sentence("imhotep-text-build", {"pyramid": move.name}),
    "bonus": lambda _v, move, _p: Sentence("imhotep-text-bonus", {"bonus": move.name}),
    "skip": lambda _v, _m, _p: Sentence("imhotep-text-skip"),
    "pass": lambda _v, _m, _p: Sentence("imhotep-text-pass"),
}


def effect(view: View, preview: Preview) -> list[Sentence]:
    """What a move brings to everybody."""
    move = parse(preview["move"])
    if move.verb == "take":
        return [Sentence("imhotep-text-sled-then", {"stones": view["seats"][view["mover"]]["sled"] + taken(preview)})]
    if move.verb == "load":
        own = view["ships"][move.ship - 1]
        return [ship_then(aboard(own) + 1, own["minimum"])]
    if move.verb == "play":
        return [does(move.name)]
    if move.verb in ("pick", "keep"):
        return card_effect(view, move)
    return gains(preview["gains"], view["mover"]) if move.verb in ("sail", "unload", "build") else changes(preview["points"])


def ship_then(stones: int, minimum: int) -> Sentence:
    """Whether the ship may sail after it is loaded."""
    if stones >= minimum:
        return Sentence("imhotep-text-then-may-sail")
    return Sentence("imhotep-text-then-needs", {"stones": minimum - stones})


def card_effect(view: View, move: ParsedMove) -> list[Sentence]:
    """What the card does that a move takes."""
    cards = view["market"]["looked_at" if move.verb == "keep" else "places"] or ()
    return [does(cards[move.place - 1])] if move.place <= len(cards) else []


def does(card: str) -> Sentence:
    """What a card does, in few words."""
    return Sentence("imhotep-text-card-does", {"card": card})


def gains(found: list[dict[str, Any]], mover: int) -> list[Sentence]:
    """What changes for each seat until the ship is empty; the mover is always told."""
    told = []
    for seat, gain in enumerate(found):
        if gain["cards"]:
            told.append(Sentence("imhotep-text-gain-cards", {"seat": seat, "cards": gain["cards"]}))
        elif gain["least"] != gain["most"]:
            args: dict[str, str | int] = {"seat": seat, "changeLeast": gain["least"], "changeMost": gain["most"]}
            told.append(Sentence("imhotep-text-gain-range", args))
        elif gain["least"] or seat == mover:
            told.append(Sentence("text-change", {"seat": seat, "change": gain["least"]}))
    return told


IN_WORDS = WordParts(sections, question, move_text, effect)
