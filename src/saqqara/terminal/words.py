"""What the terminal says of a game beyond its board: headings for groups of moves, hints beside them, names for seats."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..games import State


class Words(NamedTuple):
    """The words of one game."""

    group: Callable[[str], str]
    """The heading under which a move is listed."""
    hint: Callable[[Mapping[str, Any], str], str]
    """What a move means now, given the mover's view; often nothing."""
    tie_break: str
    """What decides a tie."""
    styles: Mapping[str, str]
    """How words of the text board are shown: a pattern, and its style."""


def seat_name(state: State[Any], seat: int) -> str:
    """A seat as people speak of it."""
    seen = state.view()["seats"][seat]
    return f"{seen['colour']} (seat {seat + 1})" if "colour" in seen else f"seat {seat + 1}"


# Imhotep
IMHOTEP_GROUPS = {
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


def imhotep_group(move: str) -> str:
    """Loads and sails by ship, everything else by its verb."""
    verb, _, rest = move.partition(" ")
    return f"{IMHOTEP_GROUPS[verb]} {rest[0]}" if verb in ("load", "sail") else IMHOTEP_GROUPS[verb]


def imhotep_hint(view: Mapping[str, Any], move: str) -> str:
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


# Anubixx
ANUBIXX_GROUPS = {"pyramid": "Pyramid", "arch": "Arch", "relief": "Relief", "done": "End the action"}


def anubixx_group(move: str) -> str:
    """By building; what costs jokers apart."""
    building, _, rest = move.partition(" ")
    return ANUBIXX_GROUPS[building] + (" by joker" if "joker" in rest else "")


def anubixx_hint(view: Mapping[str, Any], move: str) -> str:
    """The colours of the stones."""
    building, _, rest = move.partition(" ")
    if building == "done":
        return ""
    colours = {field["field"]: str(field["colour"]) for field in fields_of(view["seats"][view["mover"]])}
    return "".join(colours.get(f"{building} {place}", "") for place in rest.split(" ")[0].split("-"))


def fields_of(part: Any) -> list[Mapping[str, Any]]:
    """Every field in a sheet, however the view has ordered them."""
    if isinstance(part, Mapping):
        return [part] if "field" in part else [field for inner in part.values() for field in fields_of(inner)]
    return [field for inner in part for field in fields_of(inner)] if isinstance(part, list) else []


IMHOTEP_STYLES = {
    r"\b(Ships|Market|Pyramids|Temple|Burial chamber|Obelisks|Players|Draw pile|Discard pile)( [AB])?\b": "bold",
    r"\bbl(ack)?\b": "grey50",
    r"\bwh(ite)?\b": "bold bright_white",
    r"\bbr(own)?\b": "dark_orange3",
    r"\bgr(ey)?\b": "cyan",
}
ANUBIXX_STYLES = {
    r"\b(Seat \d|Dice|Bonuses|Points|quarry|jokers|bonuses)\b": "bold",
    r"(?<=[ >])R(?= |$)": "red",
    r"(?<=[ >])B(?= |$)": "dodger_blue1",
    r"(?<=[ >])V(?= |$)": "magenta",
    r"(?<=[ >])O(?= |$)": "dark_orange",
    r"(?<=[ >])G(?= |$)": "green3",
    r"(?<=[ >])Y(?= |$)": "yellow",
    r"\[x\]": "dim",
}
WORDS = {
    "imhotep": Words(imhotep_group, imhotep_hint, "stones on the sled", IMHOTEP_STYLES),
    "anubixx": Words(anubixx_group, anubixx_hint, "crosses in the pyramid", ANUBIXX_STYLES),
}
"""The words of every game."""
