"""Words of Royal Scarabs: for hints, for the terminal and for the analysis page."""

from collections.abc import Mapping
from typing import Any

from saqqara.games.description import AnalysisLabels, HintReasons, TerminalWords
from saqqara.games.story import Message, View

from ..scarabs.state import Position


def reason(s: Position, seat: int, move: str) -> Message:
    """Why a move may be good."""
    value = s.hand[seat][place_of(move)]
    if value > 5:
        return Message("scarabs-hint-high", {"card": value, "treasure": s.treasure})
    return Message("scarabs-hint-low", {"card": value})


def place_of(move: str) -> int:
    """The place in the hand that a move names, from 0."""
    return int(move.removeprefix("lay ")) - 1


def card_of(view: View, move: str) -> str:
    """What a move lays: the mover sees its own hand."""
    return f"({view['hand'][place_of(move)]})"


def options_in_words(options: Mapping[str, Any]) -> list[str]:
    """The options other than the number of players."""
    return ["doubles count twice"] if options["doubles"] else []


HINTS = HintReasons(
    reason,
    {
        "scarabs-hint-high": "a {card} has a good chance of the treasure of {treasure}",
        "scarabs-hint-low": "a {card} is no great loss, and the higher cards stay",
    },
)
TERMINAL = TerminalWords(group=lambda _move: "Lay", hint=card_of, tie_break="treasures")
LABELS = AnalysisLabels(options=options_in_words)
