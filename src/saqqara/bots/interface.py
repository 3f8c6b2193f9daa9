"""The interface of all bots: a state and a budget in, a choice with its statistics out.

A bot plays for `state.mover` and uses only what that seat can see. Values are win probabilities by seat; scores are
expected final points by seat. With a seed and a budget of simulations, a choice is the same on every machine.
"""

from dataclasses import dataclass, field
from numbers import Integral, Real
from typing import Protocol

from ..games import State
from ..games.reasons import reason
from ..games.story import Message


class Cancel(Protocol):
    """Tells a bot to stop: a `threading.Event`, or anything with `is_set`."""

    def is_set(self) -> bool:
        """Must the bot stop?"""
        ...


@dataclass(frozen=True)
class Budget:
    """How long a bot may search: seconds, simulations, or whichever ends first. Neither: the bot's own default."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not (is_number(self.seconds, Real) and 0 < self.seconds <= 86_400):
            sentence = "a budget's seconds must be above 0 and at most 86400, not {value}"
            raise ValueError(reason("reason-seconds", sentence, value=shown(self.seconds)))
        if self.simulations is not None and not (
            is_number(self.simulations, Integral) and 0 < self.simulations <= 1_000_000_000
        ):
            sentence = "a budget's simulations must be a whole number from 1 to 1000000000, not {value}"
            raise ValueError(reason("reason-simulations", sentence, value=shown(self.simulations)))


def is_number(value: object, kind: type) -> bool:
    """Is it a number of this kind? True and False are none."""
    return isinstance(value, kind) and not isinstance(value, bool)


def shown(value: object) -> str:
    """A wrong value, if it is short enough to be shown."""
    try:
        return repr(value)[:60]
    except ValueError:  # thousands of digits
        return "…"


@dataclass(frozen=True)
class Considered:
    """A legal move, with what the bot found out about it."""

    move: str
    visits: int
    """Simulations that began with it; 1 if it was evaluated once, 0 if it was never tried."""
    value: list[float]
    """Win probability of each seat after it."""
    score: list[float]
    """Expected final points of each seat after it."""
    exact: bool = False
    """Is the win probability counted out, not estimated?"""
    line: list[str] = field(default_factory=list)
    """The expected continuation, which begins with it; empty if too little is known."""

    @property
    def tried(self) -> bool:
        """Is anything known about it?"""
        return self.visits > 0 or self.exact


@dataclass(frozen=True)
class Choice:
    """The move a bot plays, and what it is based on."""

    move: str
    considered: list[Considered]
    """Every legal move, the best first."""
    value: list[float]
    """Win probability of each seat if the bot plays on like this."""
    score: list[float]
    """Expected final points of each seat."""
    line: list[str] = field(default_factory=list)
    """The expected continuation; its first move is `move`."""
    simulations: int = 0
    seconds: float = 0.0


@dataclass(frozen=True)
class Hint:
    """A good move, with a reason in terms of the game."""

    move: str
    value: float
    """The mover's win probability after it."""
    reason: str
    """A message id, such as `hint-take`."""
    arguments: dict[str, str | int]
    """The arguments of the message."""
    text: str
    """The reason in English."""
    why: list[Message] = field(default_factory=list)
    """What the expected play brings, beside the next best move: message ids with arguments (`plans.py`)."""


class Bot(Protocol):
    """A bot. It never returns an illegal move and never changes the state."""

    @property
    def name(self) -> str:
        """Its name: `bot(name)` makes it again."""
        ...

    def choose(
        self,
        state: State,
        budget: Budget | None = None,
        seed: int | None = None,
        cancel: Cancel | None = None,
    ) -> Choice:
        """A move for `state.mover`. ValueError if the game is over.

        The budget replaces the bot's own. Without a seed, chance comes from the operating system. When `cancel` is set, the
        bot returns at once, with the best move it has found.
        """
        ...
