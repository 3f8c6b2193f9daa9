"""How the terminal lists the moves of Anubixx and colours its board."""

from collections.abc import Mapping
from typing import Any

from ..description import TerminalWords
from ..story import View

STYLES = {
    r"\b(Seat \d|Dice|Bonuses|Points|quarry|jokers|bonuses)\b": "bold",
    r"(?<=[ >])R(?= |$)": "red",
    r"(?<=[ >])B(?= |$)": "dodger_blue1",
    r"(?<=[ >])V(?= |$)": "magenta",
    r"(?<=[ >])O(?= |$)": "dark_orange",
    r"(?<=[ >])G(?= |$)": "green3",
    r"(?<=[ >])Y(?= |$)": "yellow",
    r"\[x\]": "dim",
}
GROUPS = {"pyramid": "Pyramid", "arch": "Arch", "relief": "Relief", "done": "End the action"}


def group(move: str) -> str:
    """By building; what costs jokers apart."""
    building, _, rest = move.partition(" ")
    return GROUPS[building] + (" by joker" if "joker" in rest else "")


def hint(view: View, move: str) -> str:
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


WORDS = TerminalWords(group, hint, "crosses in the pyramid", STYLES)
