"""How the terminal lists the moves of Imhotep and colours its board."""

import re
from collections.abc import Sequence

from ..description import TerminalWords
from ..reasons import say
from ..story import Message, View
from . import board
from .notation import parse

COLOUR_STYLES = ("grey50", "bold bright_white", "dark_orange3", "cyan")
"""Of black, white, brown and grey."""


def styles() -> dict[str, str]:
    """Titles at the beginning of a block, and the stones, in the words of the board."""
    stones = {rf"\b({board.stone(seat)}|{board.colour_name(seat)})\b": style for seat, style in enumerate(COLOUR_STYLES)}
    titles = [board.site_title(site, side) for site in board.SITE_TITLES for side in "AB"]
    titles += [say("cli-board-ships", "Ships"), say("text-players", "Players")]
    return {rf"(?m)(^|(?<=  ))({'|'.join(map(re.escape, titles))})": "bold", **stones}


def group(move: str) -> Message:
    """Loads and sails by ship, everything else by its verb."""
    parsed = parse(move)
    return Message(f"cli-imhotep-{parsed.verb}", {"ship": parsed.ship} if parsed.ship else {})


def hint(view: View, move: str) -> Message | str:
    """The card at a place, the colour of a seat, what a pyramid gives."""
    parsed, market = parse(move), view["market"]
    if parsed.verb == "pick":
        face_down = Message("cli-imhotep-face-down", {"cards": market["face_down"]})
        return face_down if parsed.place > len(market["places"]) else card_name(market["places"], parsed.place)
    if parsed.verb == "keep":
        return card_name(market["looked_at"], parsed.place) if market["looked_at"] else ""
    if parsed.verb == "unload":
        return Message("cli-seat-coloured", {"colour": str(view["seats"][parsed.seat]["colour"]), "number": parsed.seat + 1})
    if parsed.verb == "build":
        pyramid = view["pyramids"][parsed.name]
        return f"+{pyramid['points'][pyramid['spaces'].index(None)]}"
    return ""


def card_name(cards: Sequence[str], place: int) -> Message:
    """The name of a card at a place, from 1."""
    return Message(f"card-{cards[place - 1].replace('_', '-')}", {})


def no_lines(_own: View, _public: View) -> list[str]:
    """The hints of the moves name the face-down cards that a seat may look at."""
    return []


def arguments(view: View, given: dict[str, str | int]) -> dict[str, str | int]:
    """The pyramids' side A is one pyramid."""
    one = given.get("site") == "pyramids" and view["pyramids"]["side"] == "A"
    return {**given, "site": "pyramid"} if one else given


WORDS = TerminalWords(group, hint, "stones on the sled", styles, arguments, no_lines)
