"""Anubixx: 2 to 5 players roll dice and cross stones of a pyramid, an arch and a relief.

Everything that knows this game is in this package.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..description import (
    AnalysisLabels,
    BenchmarkCase,
    Commands,
    GameDescription,
    HintReasons,
    PreviewParts,
    TerminalWords,
)
from ..evaluation import Evaluation, Level, SearchSettings, Weakness
from ..options import Option
from ..sentences import WordParts
from ..story import View

if TYPE_CHECKING:
    from ..chance_nodes import ChanceNodes
    from ..observation import Observation
    from ..training import Plan
    from .chance_nodes import AskingPosition
    from .rules import AnubixxRules
    from .state import Position


class AnubixxDescription(GameDescription["Position"]):
    """What the other packages know about Anubixx."""

    name = "anubixx"
    title = "Anubixx"
    order = 20
    options = (
        Option(
            "layout",
            "text",
            "classic",
            "The sheets: a layout that comes with the game, or a file of your own.",
            choices=("classic", "great"),
            metavar="classic|great|FILE",
            example="great",
        ),
    )
    # A little thinking is nearly as good as a lot here, so the upper levels also choose moves that are only nearly the best.
    levels = (
        Level(weakness=Weakness(softness=20, tolerance=30, habit=1.5, short_sight=1)),
        Level(weakness=Weakness(softness=5.6, tolerance=12, habit=1, short_sight=0.6)),
        Level(weakness=Weakness(softness=2.9, tolerance=7.7, habit=1, short_sight=0.44)),
        Level(weakness=Weakness(softness=1.8, tolerance=5.6, habit=1, short_sight=0.32)),
        Level(weakness=Weakness(softness=1.2, tolerance=4.5, habit=1, short_sight=0.18)),
        Level(weakness=Weakness(softness=0.6, tolerance=3.4, habit=1, short_sight=0.04)),
        Level(simulations=20, seconds=1, weakness=Weakness(tolerance=18)),
        Level(simulations=20, seconds=1, weakness=Weakness(tolerance=6.3)),
        Level(simulations=40, seconds=1, weakness=Weakness(tolerance=3.1)),
        Level(seconds=3, threads=2),
    )
    search = SearchSettings(explore=0.7, prior_scale=100, rollout=0, learned=True)
    written_search = replace(search, learned=False, sharpness=40)
    hidden_information = False
    most_moves = 1500
    most_points = 500
    benchmarks = (
        BenchmarkCase("4 players, classic", {"players": 4}, 2e6, gpu_goal=500e6),
        BenchmarkCase("2 players, great", {"players": 2, "layout": "great"}),
    )

    @cached_property
    def rules(self) -> "AnubixxRules":
        """The rules."""
        from .rules import RULES

        return RULES

    @cached_property
    def evaluation(self) -> "Evaluation[Position]":
        """Written by hand, and a learned one beside it."""
        from .network import EVALUATION

        return EVALUATION

    @cached_property
    def training(self) -> "Plan":
        """What the learned evaluation learns from."""
        from .training import PLAN

        return PLAN

    @cached_property
    def observation(self) -> "Observation":
        """What a seat sees, as numbers."""
        from .observation import OBSERVATION

        return OBSERVATION

    @cached_property
    def chance_nodes(self) -> "ChanceNodes[AskingPosition]":
        """Sheets and dice as chance nodes."""
        from .chance_nodes import CHANCE_NODES

        return CHANCE_NODES

    @cached_property
    def hints(self) -> "HintReasons[Position]":
        """Reasons for good moves."""
        from .hints import TEXTS, reason

        return HintReasons(reason, TEXTS)

    @cached_property
    def preview(self) -> PreviewParts:
        """Quarry and dice after a move."""
        from .previews import PREVIEW

        return PREVIEW

    @cached_property
    def terminal(self) -> TerminalWords:
        """Moves by building."""
        from .terminal import WORDS

        return WORDS

    @cached_property
    def in_words(self) -> WordParts:
        """Dice, sheets, bonuses and players in sentences."""
        from .in_words import IN_WORDS

        return IN_WORDS

    @cached_property
    def labels(self) -> AnalysisLabels:
        """The layout in words."""
        from .labels import LABELS

        return LABELS

    @cached_property
    def view_type(self) -> Any:
        """The types of the view."""
        from .view_types import AnubixxView

        return AnubixxView

    def has_private_view(self, view: View, seat: int) -> bool:  # noqa: ARG002
        """Everything is open."""
        return False

    def commands(self, read_text: Callable[[str], str]) -> Commands:
        """`saqqara sheets`."""
        from .command import sheets_command

        return {"sheets": sheets_command(read_text)}

    def read_option(self, name: str, text: str, read_text: Callable[[str], str]) -> Any:
        """A layout is a name, or a file with sheets."""
        from .sheets import LAYOUTS, check_sheets

        if name != "layout" or text in LAYOUTS:
            return text
        content = read_text(text)
        check_sheets(content)
        return content


DESCRIPTION = AnubixxDescription()
