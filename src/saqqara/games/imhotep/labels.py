"""How the analysis page shows the seats and options of Imhotep."""

from collections.abc import Mapping
from typing import Any

from ..description import AnalysisLabels
from .components import COLOURS
from .svg_pieces import token


def seat_colour(seat: int) -> str:
    """The colour of the seat's stones."""
    return f"var(--seat-{COLOURS[seat]})"


def options_in_words(options: Mapping[str, Any]) -> list[str]:
    """The sides, and the variant if it is played."""
    return [f"sides {options['sides']}"] + (["Wrath of the Pharaoh"] if options["wrath"] else [])


LABELS = AnalysisLabels(seat_colour, lambda seat: token(seat, 14, 14), options_in_words)
