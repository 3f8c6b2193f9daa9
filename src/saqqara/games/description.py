"""The description of a game: everything that the other packages know about it.

Only `rules` must be given. Every other part has a default that works for any game. A game's package defines one subclass of
`GameDescription` and puts an instance of it in `DESCRIPTION`, where the registry (`registry.py`) finds it. Parts that need
code are cached properties that import it when they are first used, so that listing the games stays cheap.

`docs/adding-a-game.md` shows how a game is added, step by step.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

from .chance_nodes import ChanceNodes
from .evaluation import LEVELS, Evaluation, Level, SearchSettings, default_evaluation
from .fields import P
from .options import Option
from .plain import private_lines
from .sentences import WordParts
from .story import Breakdown, Message, View
from .view import CommonPreview, GenericView

if TYPE_CHECKING:
    import typer

    from .contract import Rules, State
    from .observation import Observation
    from .training import Plan


Commands = Mapping[str, "typer.Typer"]
"""Commands of the command line, by name."""
ALL = "all"
"""How people ask for all values of the varied option."""


@dataclass(frozen=True)
class TerminalWords:
    """How the terminal lists moves and shows the board."""

    group: Callable[[str], Message | str] = lambda _move: Message("cli-moves", {})
    """The heading under which a move is listed. An id without a text is shown as it is."""
    hint: Callable[[View, str], Message | str] = lambda _view, _move: ""
    """What a move means now, given the mover's view; often nothing."""
    tie_break: str = ""
    """What decides a tie, such as "cards in hand"; empty: nothing, or nothing that has a name."""
    styles: Callable[[], Mapping[str, str]] = dict
    """Patterns in the text board, and the Rich style of each, in the words of the board."""
    arguments: Callable[[View, dict[str, str | int]], dict[str, str | int]] = lambda _view, given: given
    """The arguments of a message, made ready for its text."""
    private: Callable[[View, View], Sequence[str]] = private_lines
    """Lines with what only the mover sees, given the mover's view and an onlooker's."""


@dataclass(frozen=True)
class PreviewParts:
    """What a preview of a move shows beside points and words."""

    type: Any = CommonPreview
    """The type of the preview, a `TypedDict`, for the OpenAPI document and the client."""
    changed: Callable[[View, str, Sequence[View]], dict[str, Any]] = lambda _before, _move, _after: {}
    """What the game adds to the common preview, given the view before, the move, and the views after it in several deals.

    What differs between the deals depends on chance, and must be left out.
    """
    chance_messages: frozenset[str] = frozenset()
    """Ids of the messages that tell what chance brought: a preview leaves them out."""
    explored: Callable[["State[Any]", str], dict[str, Any]] = lambda _state, _move: {}
    """What else the game adds, by playing the move and what may follow on copies.

    What the mover cannot know is dealt anew in the state that it is given: the result must not depend on it.
    """


@dataclass(frozen=True)
class AnalysisLabels:
    """How the analysis page shows seats and options."""

    seat_colours: tuple[tuple[str, str], ...] = ()
    """The CSS colour of each seat's line, on a light page and on a dark one; empty: the page's own."""
    seat_token: Callable[[int], str] | None = None
    """The sign of a seat as SVG, centred at (14, 14) in a square of 28; None: its number in a circle."""
    options: Callable[[Mapping[str, Any]], list[str]] | None = None
    """The options without the number of players, in words; None: names and values."""


@dataclass(frozen=True)
class HintReasons(Generic[P]):
    """Why a move may be good."""

    reason: Callable[[P, int, str], Message]
    """The reason for a seat to play a move, as a message."""
    texts: Mapping[str, str]
    """The English of each message."""
    standing: Callable[[P], Breakdown] | None = None
    """The points of every seat by source, with those that are certain for the end of the game; None: the points so far."""


@dataclass(frozen=True)
class BenchmarkCase:
    """Options whose speed `saqqara bench` measures."""

    label: str
    options: Mapping[str, Any]
    goal: float | None = None
    """Moves a second of machine code, at least."""
    vector_goal: float | None = None
    """Steps a second of the vector environment, at least."""
    gpu_goal: float | None = None
    """Moves a second in whole games on an H200, at least."""
    gpu_vector_goal: float | None = None
    """Steps a second of the vector environment on an H200, at least."""


class PositionGoals(NamedTuple):
    """What `saqqara bench` allows for a position."""

    size: int
    """Bytes of a position, at most."""
    copy: int
    """Nanoseconds for a copy of it, at most."""


class GameDescription(Generic[P]):
    """Everything that the other packages know about a game."""

    name: ClassVar[str]
    """As in `saqqara.game(name)`."""
    title: ClassVar[str]
    """As people write it."""
    order: ClassVar[int] = 100
    """Games are listed by this number, then by name; the first one is the default."""
    options: ClassVar[tuple[Option, ...]] = ()
    """The options beside `players` and `start`, which every game has."""
    seat_names: ClassVar[tuple[str, ...]] = ()
    """What people call the seats, such as the colours of their pieces; empty: by their numbers."""
    levels: ClassVar[tuple[Level, ...]] = LEVELS
    """How each level for people plays, the weakest first."""
    good_and_bad_days: ClassVar[bool] = False
    """Does a level play as its neighbours in some games (`bots/levels.py`)? For a game in which a small step of strength wins
    nearly always: so the levels can be far apart, and nobody meets one that never loses."""
    search: ClassVar[SearchSettings] = SearchSettings()
    """The settings with which the tree search is strongest; for some players and budgets others may be (`search_for`)."""
    written_search: ClassVar[SearchSettings | None] = None
    """The settings with which it goes by the written evaluation, as a baseline; None: as `search`, which has no learned one."""
    hidden_information: ClassVar[bool] = True
    """Can one seat know something that another does not?"""
    hidden_by_lot: ClassVar[bool] = False
    """In a script (`chance.py`), do the rules ask which hidden thing it is only when it is turned up, for all to see?

    Then endgames with hidden things are counted out; else only a last choice is.
    """
    most_moves: ClassVar[int] = 10_000
    """An upper bound of the moves of a game, for OpenSpiel."""
    most_points: ClassVar[int] = 10_000
    """An upper bound of the points of a seat, for OpenSpiel."""
    benchmarks: ClassVar[tuple[BenchmarkCase, ...]] = ()
    """What `saqqara bench` measures; empty: the largest number of players."""
    position_goals: ClassVar[PositionGoals | None] = None
    varied_option: ClassVar[str | None] = None
    """The option whose values the deals of a tournament take in turn."""

    @cached_property
    def rules(self) -> "Rules[P]":
        """The rules: the only part that every game must give."""
        raise NotImplementedError

    @cached_property
    def evaluation(self) -> Evaluation[P]:
        """What a position is worth to a bot."""
        return default_evaluation(self.rules)

    def search_for(self, players: int, simulations: int | None) -> SearchSettings:  # noqa: ARG002
        """The settings with which the tree search is strongest with so many players and simulations; None: a limit of time."""
        return self.search

    @cached_property
    def training(self) -> "Plan | None":
        """What the learned evaluation learns from, if the game has one."""
        return None

    @cached_property
    def observation(self) -> "Observation":
        """What a seat sees, as numbers for learning."""
        from .observation import default_observation

        return default_observation(self.rules)

    @cached_property
    def chance_nodes(self) -> ChanceNodes[Any] | None:
        """The rules with explicit chance nodes, for OpenSpiel; None: chance is sampled there."""
        return None

    @cached_property
    def hints(self) -> HintReasons[P] | None:
        """Reasons for good moves; None: hints say how many points to expect."""
        return None

    @cached_property
    def preview(self) -> PreviewParts:
        """What previews of moves show."""
        return PreviewParts()

    @cached_property
    def terminal(self) -> TerminalWords:
        """What the terminal shows."""
        return TerminalWords()

    @cached_property
    def in_words(self) -> WordParts:
        """The table in words, for the text view and the terminal."""
        return WordParts()

    @cached_property
    def labels(self) -> AnalysisLabels:
        """What the analysis page shows."""
        return AnalysisLabels()

    @cached_property
    def view_type(self) -> Any:
        """The type of the view, a `TypedDict`, for the OpenAPI document and the client."""
        return GenericView

    def has_private_view(self, view: View, seat: int) -> bool:  # noqa: ARG002
        """May a seat see more now than an onlooker, whose view this is? If in doubt, yes."""
        return self.hidden_information

    # The command line
    def commands(self, read_text: Callable[[str], str]) -> Commands:  # noqa: ARG002
        """Further commands of the command line, by name. `read_text` reads a file, or the standard input for `-`.

        A command that finds its input wrong raises `BadEntry`, and the user sees one sentence. A message that a command
        returns is printed.
        """
        return {}

    def read_option(self, name: str, text: str, read_text: Callable[[str], str]) -> Any:  # noqa: ARG002
        """The value of an option from the command line. ValueError, in a sentence, if it is wrong."""
        return text

    # Tournaments
    def all_variants(self) -> tuple[str, ...]:
        """The values of the varied option that a tournament plays by default: those that the option lists."""
        return next((option.choices for option in self.options if option.name == self.varied_option), ())

    def variants(self, text: str | None) -> tuple[str, ...]:
        """The values of the varied option that a text names, separated by commas; None or `all`: all of them."""
        if self.varied_option is None or text is None or text.strip().lower() == ALL:
            return self.all_variants()
        return tuple(part.strip() for part in text.split(","))


def benchmark_cases(description: GameDescription) -> tuple[BenchmarkCase, ...]:
    """What is measured of a game: what it names, else a game for the most players."""
    players = description.rules.players[-1]
    return description.benchmarks or (BenchmarkCase(f"{players} players", {"players": players}),)
