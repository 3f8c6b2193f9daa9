"""How the analysis page shows the options of Anubixx."""

from collections.abc import Mapping
from typing import Any

from ..description import AnalysisLabels
from ..reasons import say
from .sheets import LAYOUTS


def options_in_words(options: Mapping[str, Any]) -> list[str]:
    """The layout of the sheets, if it has a name that people know."""
    layout = options["layout"]
    return [say("cli-board-sheets", "{layout} sheets", layout=layout)] if layout in LAYOUTS else []


LABELS = AnalysisLabels(options=options_in_words)
