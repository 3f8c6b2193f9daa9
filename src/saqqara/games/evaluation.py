"""How bots judge and search a game: the evaluation of a position, the settings of the search, the levels for people.

A game may bring its own. The defaults suit any game: random games to the end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Generic, TypeVar

from .contract import Rules
from .drivers import bind
from .fields import Flat, MoveList

P = TypeVar("P", bound=Flat)

Array = Annotated[Any, "array"]
"""An array whose type the compiler infers from its use."""
SEATS = 5
"""The most seats that a game can have."""
POINTS = SEATS
"""Where the expected points of the seats begin among the values of an evaluation, after their strengths."""
VALUES = 512
"""The length of the list that an evaluation writes its values into; what comes after the results is scratch space."""


@dataclass(frozen=True)
class Evaluation(Generic[P]):
    """What a position is worth, as functions in the style of rules, so that they run at every speed."""

    evaluate: Callable[[P, MoveList], None]
    """Write the expected final points of every seat, in hundredths."""
    lead_scale: Callable[[P], int]
    """The lead, in hundredths of a point, that makes a seat e times as likely to win."""
    move_key: Callable[[P, int], int]
    """The key of a move in the search tree: equal for moves that mean the same in different deals."""
    rollout_score: Callable[[P, int], int]
    """How good a move looks at first sight, for roll-outs: more is better."""
    learned: Callable[[P, MoveList], None] | None = None
    """Write the strength of every seat (in hundredths of a logit), then from `POINTS` on its expected points."""

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The functions under the names that the search calls them by."""
        own = {name: getattr(self, name) for name in ("evaluate", "lead_scale", "move_key", "rollout_score")}
        return own | {"evaluate_learned": self.learned or self.evaluate}


score: Callable[[Any, int], int]
"""The game's own function, filled in by `bind`."""


def points_so_far(s: Any, values: MoveList) -> None:
    """Write the points of every seat so far, in hundredths: exact at the end of the game."""
    for seat in range(s.players):
        values[seat] = 100 * score(s, seat)  # noqa: F821


def default_lead_scale(s: Any) -> int:  # noqa: ARG001
    """10 points."""
    return 1000


def move_itself(s: Any, move: int) -> int:  # noqa: ARG001
    """The move's number."""
    return move


def equal_score(s: Any, move: int) -> int:  # noqa: ARG001
    """All moves look alike."""
    return 0


def default_evaluation(rules: Rules[P]) -> Evaluation[P]:
    """For a game without an evaluation of its own: the points so far, which roll-outs to the end make exact."""
    evaluate = bind(points_so_far, {"score": rules.functions.score})
    return Evaluation(evaluate, default_lead_scale, move_itself, equal_score)


@dataclass(frozen=True)
class SearchSettings:
    """How the tree search works. The defaults suit a game without an evaluation: UCB1 and random games to the end."""

    explore: float = 0.7
    """Weight of moves that were seldom tried."""
    prior_scale: float = 0
    """Hundredths of a point by which a move must be better to be e times as likely; 0: no priors, plain UCB1."""
    prior_visits: float = 1
    """Visits that the evaluation of a new move counts for."""
    rollout: int = -1
    """Moves played on from a leaf before it is evaluated; -1: to the end of the game."""
    samples: int = 1
    """Each of these moves is the one with the best `rollout_score` of so many drawn at random."""
    sharpness: float = 100
    """The lead that makes a win likely, in percent of `Evaluation.lead_scale`."""
    expand: int = 1
    """Visits before a node gets children."""
    learned: bool = False
    """Use the learned evaluation instead of the written one."""
    paranoid: bool = False
    """Assume that the other players only want to harm the searching one, instead of each maximising its own value."""


@dataclass(frozen=True)
class Level:
    """How a level for people plays a game: one step ahead, or a tree search if it has simulations or seconds."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1
    softness: float = 0.0
    """One step ahead: a move that is so many points worse is chosen e times as seldom."""
    tolerance: float = 1.0
    """One step ahead: moves that are worse by more points are never chosen. Search: a move may be chosen if the best one was
    tried at most so many times as often; 1: always the best."""


LEVELS = (
    Level(softness=1.5, tolerance=4),
    Level(),
    Level(simulations=80, seconds=1),
    Level(simulations=1500, seconds=1),
    Level(seconds=3, threads=2),
)
"""The levels of a game that does not say otherwise, the weakest first."""
