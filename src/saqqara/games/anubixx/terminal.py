"""How the terminal lists the moves of Anubixx and colours its board."""

from ..description import TerminalWords
from ..story import Message, View
from .board import letter
from .notation import parse
from .view import colour_of

COLOUR_STYLES = {"R": "red", "B": "dodger_blue1", "V": "magenta", "O": "dark_orange", "G": "green3", "Y": "yellow"}


def styles() -> dict[str, str]:
    """The colours, by their letters on the board, and crosses."""
    return {rf"(?<=[ >]){letter(colour)}(?= |$)": style for colour, style in COLOUR_STYLES.items()} | {r"\[x\]": "dim"}


def group(move: str) -> Message:
    """By building; what costs jokers apart."""
    parsed = parse(move)
    return Message(f"cli-anubixx-{parsed.building}{'-joker' if any(parsed.jokers) else ''}", {})


def hint(view: View, move: str) -> str:
    """The colours of the stones."""
    sheet = view["seats"][view["mover"]]
    return "".join(letter(colour_of(sheet, field)) for field in parse(move).fields)


WORDS = TerminalWords(group, hint, "crosses in the pyramid", styles)
