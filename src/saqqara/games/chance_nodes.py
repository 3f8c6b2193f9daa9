"""Chance as nodes of a tree, for algorithms that need every outcome with its probability (OpenSpiel).

A position always holds some order of a draw pile. In a tree with chance nodes that order means nothing: when something hidden
is turned up, chance is asked which of the unseen things it is, and that one is put in its place first. The rules do the rest:
they are the game's own functions, copied so that in these few places they ask first (`asking`).

`envs/courses.py` plays games this way. It plays a game without `ChanceNodes` with sampled chance.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import FunctionType
from typing import Any, Generic, NamedTuple, Protocol, TypeVar, cast

from .drivers import globals_of, rebind
from .evaluation import SEATS
from .fields import Flat


class Question(NamedTuple):
    """What chance is asked."""

    what: str
    """The kind of question, such as `card` or `die`: a key of `ChanceNodes.answers`."""
    seat: int
    """The only seat that sees the answer; -1: everybody."""
    weights: dict[int, int]
    """The relative frequency of each answer."""

    def outcomes(self) -> list[tuple[int, float]]:
        """The answers with their probabilities."""
        total = sum(self.weights.values())
        return [(answer, weight / total) for answer, weight in sorted(self.weights.items())]


class UnansweredQuestion(Exception):
    """A question to chance that has no answer yet."""

    def __init__(self, question: Question) -> None:
        super().__init__(question)
        self.question = question


class Oracle:
    """Answers questions from a list, and raises `UnansweredQuestion` when the list is used up."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = iter(answers)

    def ask(self, what: str, weights: Mapping[int, int], seat: int = -1) -> int:
        """The answer to a question. A question with only one possible answer is answered at once."""
        if len(weights) == 1:
            return next(iter(weights))
        for answer in self.answers:
            return answer
        raise UnansweredQuestion(Question(what, seat, dict(weights)))


def asking(function: Callable[..., Any], replaced: Mapping[Callable[..., Any], Callable[..., Any]]) -> FunctionType:
    """A copy of a rule, and of all rules that it calls, in which some are replaced.

    Any: rules differ in what they take and return.
    """
    names: dict[str, Any] = {}
    for name, callee in globals_of(cast("FunctionType", function)).items():
        if isinstance(callee, FunctionType):
            names[name] = replaced[callee] if callee in replaced else asking(callee, replaced)
    return rebind(function, names)


class WithOracle(Protocol):
    """A position with one more slot: the oracle that its rules ask."""

    players: int
    start_player: int
    oracle: Oracle


def ask_start_player(s: WithOracle) -> None:
    """Let chance choose the start player, if the options leave it to chance."""
    if s.start_player < 0:
        s.start_player = s.oracle.ask("start", dict.fromkeys(range(s.players), 1))


SEAT_NAMES = tuple(f"p{seat + 1}" for seat in range(SEATS))
"""The answers to the question for the start player."""


A = TypeVar("A", bound=Flat)
"""A position with an oracle (`WithOracle`)."""


@dataclass(frozen=True)
class ChanceNodes(Generic[A]):
    """A game's rules with explicit chance nodes."""

    position: type[A]
    begin: Callable[[A], None]
    """Deal, and lay out the table."""
    apply: Callable[[A, int], None]
    advance: Callable[[A], None]
    answer_chance: Callable[[A], None]
    """Answer when the rules themselves ask chance."""
    answers: Mapping[str, tuple[str, ...]]
    """The names of the answers to each kind of question."""
