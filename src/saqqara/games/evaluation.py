"""How bots play a game: the evaluation of a position, the settings of the tree search, the levels for people.

A game may bring its own. The defaults need nothing but the rules: they judge a move by random games to the end.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, Generic

from .contract import MOST_SEATS, Rules
from .drivers import bind
from .fields import Flat, MoveList, P

if TYPE_CHECKING:
    from .network import Inputs

Array = Annotated[Any, "array"]
"""An array whose type the compiler infers from its use."""
SEATS = MOST_SEATS
"""The most seats that a game can have."""
POINTS = SEATS
"""Where the expected points of the seats begin among the values of an evaluation, after their strengths."""
SCRATCH_END = 640
"""Where scratch space ends in the list that an evaluation writes into."""
VALUES = 3712
"""The length of this list. All is 0 at first. After the scratch space, an evaluation may keep things for the next position."""
SCRATCH = POINTS + SEATS
"""Where scratch space begins in this list, after the results."""
PLAYOUTS = 30
"""Random games for each move, by which one step of look-ahead judges it in a game without an evaluation."""


def no_habit(s: Any, move: int) -> int:  # noqa: ARG001
    """No move pleases more than it is worth."""
    return 0


@dataclass(frozen=True)
class Evaluation(Generic[P]):
    """What a position is worth. The functions are written like rules, so that they run at every speed."""

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
    inputs: "Inputs[P] | None" = None
    """What the network of the learned evaluation sees, if it is the one of `network.py`."""
    habit: Callable[[P, int], int] = no_habit
    """How much more than it is worth a move pleases a player of habit, in hundredths of a point."""
    playouts: int = 0
    """Random games to the end, for each move, by which one step of look-ahead judges it; 0: `evaluate` judges it."""

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The functions under the names that the search calls them by."""
        own = {name: getattr(self, name) for name in ("evaluate", "lead_scale", "move_key", "rollout_score", "habit")}
        return own | {"evaluate_learned": self.learned or self.evaluate}


score: Callable[[Flat, int], int]
"""The game's own function, filled in by `bind`."""


def points_so_far(s: Flat, values: MoveList) -> None:
    """Write the points of every seat so far, in hundredths: exact at the end of the game."""
    for seat in range(s.players):
        values[seat] = 100 * score(s, seat)  # noqa: F821


def default_lead_scale(s: Flat) -> int:  # noqa: ARG001
    """10 points."""
    return 1000


def move_itself(s: Flat, move: int) -> int:  # noqa: ARG001
    """The move's number."""
    return move


def equal_score(s: Flat, move: int) -> int:  # noqa: ARG001
    """All moves look alike."""
    return 0


def default_evaluation(rules: Rules[P]) -> Evaluation[P]:
    """For a game without an evaluation of its own: the points so far, which are exact at the end of random games."""
    evaluate = bind(points_so_far, {"score": rules.functions.score})
    return Evaluation(evaluate, default_lead_scale, move_itself, equal_score, playouts=PLAYOUTS)


@dataclass(frozen=True)
class SearchSettings:
    """How the tree search works. The defaults suit a game without an evaluation: UCB1 and random games to the end."""

    explore: float = 0.7
    """Weight of exploration in UCB1 and PUCT."""
    prior_scale: float = 0
    """A move that is better by so many hundredths of a point has an e times higher prior (PUCT); 0: no priors, UCB1."""
    prior_visits: float = 1
    """Visits that the evaluation of a new move counts for."""
    rollout: int = -1
    """Moves of a roll-out from a leaf, before it is evaluated; -1: to the end of the game."""
    samples: int = 1
    """Each move of a roll-out is the best by `Evaluation.rollout_score` of so many drawn at random."""
    sharpness: float = 100
    """The lead that makes a seat e times as likely to win, in percent of `Evaluation.lead_scale`."""
    expand: int = 1
    """Visits before a node gets children."""
    learned: bool = False
    """Use the learned evaluation instead of the written one."""
    rollout_share: float = 0
    """What the evaluation after the roll-out counts for, from 0 to 1; the rest is how it sees the leaf at once, at the first
    visit. 0: one evaluation, after the roll-out."""
    paranoid: bool = False
    """The other players minimise the value of the searching player, instead of maximising their own."""


@dataclass(frozen=True)
class Weakness:
    """How a level for people is weak, as people are. A level without a weakness plays the best move it finds."""

    softness: float = 0.0
    """One step ahead: a move that is worse by so many points is e times less likely. 0: always the best."""
    tolerance: float = 1.0
    """One step ahead: a move that is worse by more points is never chosen. Search: a move may be chosen if its visits, times
    the tolerance, reach those of the best move; 1: always the best."""
    habit: float = 0.0
    """One step ahead: how much the game's `Evaluation.habit` counts."""
    short_sight: float = 0.0
    """One step ahead: the part of the expected points that the points so far replace, from 0 to 1."""


@dataclass(frozen=True)
class Level:
    """How a level for people plays a game: one step ahead, or a tree search if it has simulations or seconds."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1
    weakness: Weakness = Weakness()
    explore: float | None = None
    """Weight of exploration in place of `GameDescription.search`'s: with more of it, a level plays in more ways."""


LEVELS = (
    Level(weakness=Weakness(softness=4, tolerance=8)),
    Level(weakness=Weakness(softness=2, tolerance=5)),
    Level(weakness=Weakness(softness=1, tolerance=3)),
    Level(),
    Level(simulations=300, seconds=1, weakness=Weakness(tolerance=3)),
    Level(simulations=1000, seconds=1, weakness=Weakness(tolerance=2)),
    Level(simulations=3000, seconds=1),
    Level(simulations=10_000, seconds=1),
    Level(simulations=30_000, seconds=2),
    Level(seconds=3, threads=2),
)
"""The levels of a game without an evaluation, the weakest first."""
