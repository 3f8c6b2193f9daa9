"""Imhotep: 2 to 4 players load ships and sail them to five sites. Everything that knows this game is in this package."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ..description import (
    AnalysisLabels,
    BenchmarkCase,
    GameDescription,
    HintReasons,
    PositionGoals,
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
    from .rules import ImhotepRules
    from .state import Position


class ImhotepDescription(GameDescription["Position"]):
    """What the other packages know about Imhotep."""

    name = "imhotep"
    title = "Imhotep"
    order = 10
    options = (
        Option(
            "sides",
            "text",
            "AAAAA",
            "The side, A or B, of market, pyramids, temple, burial chamber and obelisks.",
            choices=("AAAAA", "BBBBB"),
            metavar="SIDES",
            example="ABBAB",
        ),
        Option("wrath", "flag", False, "With the Wrath of the Pharaoh."),
    )
    seat_names = ("black", "white", "brown", "grey")
    levels = (
        Level(weakness=Weakness(softness=1.2, tolerance=5, habit=0.8, short_sight=0.2)),
        Level(weakness=Weakness(softness=0.35, tolerance=1.8, habit=0.5)),
        Level(simulations=40, seconds=1, weakness=Weakness(tolerance=12), explore=0.9),
        Level(simulations=40, seconds=1, weakness=Weakness(tolerance=4.5), explore=0.7),
        Level(simulations=40, seconds=1, weakness=Weakness(tolerance=2.2), explore=0.7),
        Level(simulations=60, seconds=1, explore=0.7),
        Level(simulations=300, seconds=1, explore=0.7),
        Level(simulations=1000, seconds=1),
        Level(simulations=25_000, seconds=1),
        Level(seconds=3, threads=2),
    )
    good_and_bad_days = True
    search = SearchSettings(explore=0.2, prior_scale=100, rollout=0, learned=True)
    search_of_many = replace(search, rollout=6, samples=2, rollout_share=0.5)
    """With 3 and 4 players the network errs more. A few moves later it errs in another way, so a mix of both is stronger, if
    there is time for many of them."""
    many_simulations = 3000
    written_search = SearchSettings(explore=0.7, prior_scale=150, rollout=12, samples=2, sharpness=50)
    hidden_by_lot = True
    most_moves = 1500
    most_points = 500
    benchmarks = (
        BenchmarkCase("4 players, all A", {"players": 4, "sides": "AAAAA"}, 8e6, 2e6, 2.5e9, 200e6),
        BenchmarkCase("4 players, all B", {"players": 4, "sides": "BBBBB"}, 5e6, 2e6),
        BenchmarkCase("2 players, all A", {"players": 2, "sides": "AAAAA"}, None, 2e6),
    )
    position_goals = PositionGoals(size=512, copy=100)
    varied_option = "sides"

    @cached_property
    def rules(self) -> "ImhotepRules":
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
        """Cards and round cards as chance nodes."""
        from .chance_nodes import CHANCE_NODES

        return CHANCE_NODES

    @cached_property
    def hints(self) -> "HintReasons[Position]":
        """Reasons for good moves."""
        from .hints import TEXTS, reason, standing

        return HintReasons(reason, TEXTS, standing)

    @cached_property
    def preview(self) -> PreviewParts:
        """Sites that a move would change."""
        from .previews import PREVIEW

        return PREVIEW

    @cached_property
    def terminal(self) -> TerminalWords:
        """Moves by ship and by verb."""
        from .terminal import WORDS

        return WORDS

    @cached_property
    def in_words(self) -> WordParts:
        """Ships, sites, market and players in sentences."""
        from .in_words import IN_WORDS

        return IN_WORDS

    @cached_property
    def labels(self) -> AnalysisLabels:
        """Stones as signs of the seats."""
        from .labels import LABELS

        return LABELS

    @cached_property
    def view_type(self) -> Any:
        """The types of the view."""
        from .view_types import ImhotepView

        return ImhotepView

    def search_for(self, players: int, simulations: int | None) -> SearchSettings:
        """By the network alone with 2 players, and with few simulations."""
        few = simulations is not None and simulations < self.many_simulations
        return self.search if players == 2 or few else self.search_of_many

    def has_private_view(self, view: View, seat: int) -> bool:
        """Only the seat that must keep one of two face-down cards sees more than the others."""
        return bool(view["question"] == "keep" and view["mover"] == seat)

    def read_option(self, name: str, text: str, read_text: Callable[[str], str]) -> Any:  # noqa: ARG002
        """Sides may be written in small letters."""
        return text.upper() if name == "sides" else text

    def all_variants(self) -> tuple[str, ...]:
        """All 32 mixes of sides. Each is followed by its opposite, so that any even number is balanced at every site."""
        mixes = ["A" + "".join("AB"[number >> bit & 1] for bit in range(4)) for number in range(16)]
        return tuple(each for mix in mixes for each in (mix, mix.translate(str.maketrans("AB", "BA"))))

    def variants(self, text: str | None) -> tuple[str, ...]:
        """Sides may be written in small letters."""
        return tuple(mix.upper() for mix in super().variants(text))


DESCRIPTION = ImhotepDescription()
