"""How the analysis page shows the seats and options of Imhotep."""

from collections.abc import Mapping
from typing import Any

from ..description import AnalysisLabels
from ..reasons import say
from .svg_pieces import token

SEAT_COLOURS = (("#2b2b31", "#8b8da2"), ("#a58f62", "#fff6e0"), ("#b5703b", "#d6925b"), ("#79808a", "#6fa3b8"))
"""Of black, white, brown and grey stones, on a light page and on a dark one."""


def options_in_words(options: Mapping[str, Any]) -> list[str]:
    """The sides, and the variant if it is played."""
    sides = say("cli-page-sides", "sides {sides}", sides=options["sides"])
    return [sides] + ([say("end-source-wrath", "Wrath of the Pharaoh")] if options["wrath"] else [])


LABELS = AnalysisLabels(SEAT_COLOURS, lambda seat: token(seat, 14, 14), options_in_words)
