"""How the terminal lists the moves of Anubixx and colours its board."""

from ..description import TerminalWords
from ..story import Message, View
from .notation import parse
from .view import colour_of

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


def group(move: str) -> Message:
    """By building; what costs jokers apart."""
    parsed = parse(move)
    return Message(f"cli-anubixx-{parsed.building}{'-joker' if any(parsed.jokers) else ''}", {})


def hint(view: View, move: str) -> str:
    """The colours of the stones."""
    sheet = view["seats"][view["mover"]]
    return "".join(colour_of(sheet, field) for field in parse(move).fields)


WORDS = TerminalWords(group, hint, "crosses in the pyramid", STYLES)
