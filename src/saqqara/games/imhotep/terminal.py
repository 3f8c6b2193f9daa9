"""How the terminal lists the moves of Imhotep and colours its board."""

from ..description import TerminalWords
from ..story import View

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
    verb, _, rest = move.partition(" ")
    return f"{GROUPS[verb]} {rest[0]}" if verb in ("load", "sail") else GROUPS[verb]


def hint(view: View, move: str) -> str:
    """The card at a place, the colour of a seat, what a pyramid gives."""
    verb, _, rest = move.partition(" ")
    market = view["market"]
    if verb == "pick":
        open_card = int(rest) <= len(market["places"])
        return str(market["places"][int(rest) - 1]).replace("_", " ") if open_card else f"{market['face_down']} face down"
    if verb == "keep":
        return str(market["looked_at"][int(rest) - 1]).replace("_", " ") if market["looked_at"] else ""
    if verb == "unload":
        return str(view["seats"][int(rest[1:]) - 1]["colour"])
    if verb == "build":
        pyramid = view["pyramids"][rest]
        return f"+{pyramid['points'][pyramid['spaces'].index(None)]}"
    return ""


def no_lines(_own: View, _public: View) -> list[str]:
    """The hints of the moves name the face-down cards that a seat may look at."""
    return []


WORDS = TerminalWords(group, hint, "stones on the sled", STYLES, no_lines)
