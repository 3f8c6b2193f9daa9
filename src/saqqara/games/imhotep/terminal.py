"""How the terminal lists the moves of Imhotep and colours its board."""

from collections.abc import Sequence

from ..description import TerminalWords
from ..story import View
from .notation import parse

STYLES = {
    r"\b(Ships|Market|Pyramids|Temple|Burial chamber|Obelisks|Players|Draw pile|Discard pile)( [AB])?\b": "bold",
    r"\bbl(ack)?\b": "grey50",
    r"\bwh(ite)?\b": "bold bright_white",
    r"\bbr(own)?\b": "dark_orange3",
    r"\bgr(ey)?\b": "cyan",
}
GROUPS = {
    "take": "Get stones",
    "pass": "Pass",
    "skip": "Decline",
    "load": "Load ship",
    "sail": "Sail ship",
    "play": "Play a card",
    "unload": "Unload next",
    "pick": "Pick a card",
    "keep": "Keep a card",
    "build": "Build",
    "bonus": "Temple bonus",
}


def group(move: str) -> str:
    """Loads and sails by ship, everything else by its verb."""
    parsed = parse(move)
    return f"{GROUPS[parsed.verb]} {parsed.ship}" if parsed.ship else GROUPS[parsed.verb]


def hint(view: View, move: str) -> str:
    """The card at a place, the colour of a seat, what a pyramid gives."""
    parsed, market = parse(move), view["market"]
    if parsed.verb == "pick":
        face_down = parsed.place > len(market["places"])
        return f"{market['face_down']} face down" if face_down else card_words(market["places"], parsed.place)
    if parsed.verb == "keep":
        return card_words(market["looked_at"], parsed.place) if market["looked_at"] else ""
    if parsed.verb == "unload":
        return str(view["seats"][parsed.seat]["colour"])
    if parsed.verb == "build":
        pyramid = view["pyramids"][parsed.name]
        return f"+{pyramid['points'][pyramid['spaces'].index(None)]}"
    return ""


def card_words(cards: Sequence[str], place: int) -> str:
    """The name of a card at a place, from 1."""
    return cards[place - 1].replace("_", " ")


def no_lines(_own: View, _public: View) -> list[str]:
    """The hints of the moves name the face-down cards that a seat may look at."""
    return []


WORDS = TerminalWords(group, hint, "stones on the sled", STYLES, no_lines)
