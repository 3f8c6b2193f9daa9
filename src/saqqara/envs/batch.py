"""A batch of games, or one game: what every environment runs on.

The drivers of `steps.py` write into arrays that are allocated once, and NumPy shows them. `batch.observations` is always the
same array; a step overwrites it. Without machine code the interpreter runs the same drivers on the same arrays.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy

from ..games import Game, State
from ..games.chance import SEED_BITS, new_seed, next_word, seed_words
from ..games.fields import Flat
from ..games.machine_code.runner import interpreter, runner
from ..games.observation import Observation
from .arrays import Flags, Integers, Mask, Numbers, Rewards
from .observation import observation_of, state_around
from .steps import (
    AUTORESETS,
    EVERYBODY,
    REWARDS,
    BatchMemory,
    first_illegal,
    observe_seat,
    step_games,
)

ILLEGAL = ("lose", "replace", "raise")
"""What an illegal action does in the environments for one agent at a time."""
ILLEGAL_REWARD = -1.0


def choice_of(value: str, known: tuple[str, ...], what: str) -> int:
    """The number of a named choice. ValueError if there is no such choice."""
    if value not in known:
        raise ValueError(f"{what} must be one of {', '.join(known)}, not {value!r}")
    return known.index(value)


def batch_settings(number: int, reward: str, autoreset: str) -> list[int]:
    """The settings of a batch of so many games as numbers. ValueError if there is no such batch."""
    if number < 1:
        raise ValueError(f"there must be 1 game or more, not {number}")
    return [choice_of(reward, REWARDS, "reward"), choice_of(autoreset, AUTORESETS, "autoreset")]


class AnyBatch(ABC):
    """Games with the same options, stepped together, wherever their arrays lie.

    Game number i starts as `game.start(seed=seed + i)`. Arrays are written in place and never copied.
    """

    on_device = False
    """Do the arrays lie on a GPU? They are CuPy's then, which behave like NumPy's, and reading them waits for the GPU."""
    played: Game
    number: int
    observation: Observation
    """How the game is observed."""
    # Arrays, all with one row for each game
    observations: Numbers
    finals: Numbers
    """The last observation of games that ended and were followed by another in the same step."""
    masks: Mask
    rewards: Rewards
    """By game and seat."""
    gains: Rewards
    """Of the seat that acted."""
    actions: Integers
    movers: Integers
    """-1 after the end."""
    plies: Integers
    drawn: Integers
    """A random legal move; 0 where there is none."""
    ended: Flags
    """Did the game end in this step?"""
    _seed: int

    @abstractmethod
    def reset(self, seed: int | None = None) -> None:
        """Start every game again; the same seed gives the same games. Without one, the next seed follows from the last."""

    def _new_seed(self, seed: int | None) -> int:
        """The given seed, else another one from the last."""
        if seed is None:
            words = list(seed_words(self._seed, "next seed"))
            seed = next_word(words) << 32 | next_word(words)
        self._seed = seed
        return seed

    def sample(self) -> Integers:
        """A random legal move of every game; 0 where there is none. The last step has drawn it."""
        return self.drawn

    @abstractmethod
    def step(self, actions: Integers | Sequence[int]) -> None:
        """Play an action in every game. ValueError, and nothing changed, if one is not legal."""

    def refusal_text(self, game: int) -> str:
        """Why the action of a game cannot be played, in a sentence."""
        action, notation = int(self.actions[game]), self.played.rules.notation
        if not 0 <= action < len(notation):
            return f"action {action} is no action; there are 0 to {len(notation) - 1}"
        return f"action {action}, {self.played.rules.refusal(self.position(game), action).text} ({notation[action]})"

    @abstractmethod
    def position(self, game: int) -> Flat:
        """The position of a game, as Python ints; hidden things included."""

    def state(self, game: int) -> State:
        """A game as a state, for rendering and for bots. Its log is empty: it starts at this position."""
        return state_around(self.played, self.position(game))


class Batch(AnyBatch):
    """A batch on the CPU, as machine code or interpreted.

    `served` is the seat of each game that observes and acts while all others play at random; without it, the mover observes
    and acts.
    """

    def __init__(
        self,
        played: Game,
        number: int,
        *,
        reward: str = "win",
        autoreset: str = "disabled",
        served: Sequence[int] | None = None,
        compiled: bool | None = None,
    ) -> None:
        settings = batch_settings(number, reward, autoreset)
        self.played, self.number = played, number
        self.observation = observation_of(played.name)
        self._engine = runner(played.name) if compiled in (None, True) else interpreter(played.name)
        self.compiled = self._engine.native
        self._step = self._engine.function(step_games)
        self._first_illegal = self._engine.function(first_illegal)
        self._observe_seat = self._engine.function(observe_seat)
        self._allocate(settings, [EVERYBODY] * number if served is None else list(served))
        self._seed = new_seed()

    def _allocate(self, settings: list[int], served: list[int]) -> None:
        """Allocate the memory of the drivers, and show it as arrays."""
        number, players = self.number, self.played.players
        lengths = dict.fromkeys(
            ("states", "seeds", "choices", "served", "actions", "movers", "plies", "drawn", "ended", "gains"), number
        )
        lengths |= {"masks": number, "rewards": number * players, "observations": number, "finals": number}
        memory = self.memory = self._engine.allocate(BatchMemory, **lengths)
        memory.settings[0], memory.settings[1] = settings
        memory.blank.store(0, self.played.rules.blank(self.played.options))
        self.served, self.actions, self.movers, self.plies, self.drawn = (
            numpy.asarray(each) for each in (memory.served, memory.actions, memory.movers, memory.plies, memory.drawn)
        )
        self.served[:] = served
        self.ended = numpy.asarray(memory.ended).view(numpy.bool_)
        self.rewards = numpy.asarray(memory.rewards).reshape(number, players)
        self.gains, self.masks = numpy.asarray(memory.gains), numpy.asarray(memory.masks.view)
        self.observations, self.finals = numpy.asarray(memory.observations.view), numpy.asarray(memory.finals.view)
        self._seeds, self._choices = numpy.asarray(memory.seeds.view), numpy.asarray(memory.choices.view)

    # Reset
    def reset(self, seed: int | None = None) -> None:
        """Start every game again; the same seed gives the same games. Without one, the next seed follows from the last."""
        seed = self._new_seed(seed)
        self.memory.states.fill(self.played.rules.blank(self.played.options))
        for game in range(self.number):
            own = (seed + game) % (1 << SEED_BITS)
            self.memory.states.seed(game, seed_words(own))
            self._seeds[game] = seed_words(own, "games")
            self._choices[game] = seed_words(own, "players")
        self._step(self.memory, 1)

    # Step
    def step(self, actions: Integers | Sequence[int]) -> None:
        """Play an action in every game. ValueError, and nothing changed, if one is not legal."""
        if actions is not self.actions:
            self.actions[:] = actions
        if not self._all_legal():
            bad = self._first_illegal(self.memory)
            raise ValueError(f"game {bad}: {self.refusal_text(bad)}")
        self._step(self.memory, 0)

    def _all_legal(self) -> bool:
        """Are all actions legal? A game that has ended accepts any action."""
        if self.number > 1:
            legal: bool = self._first_illegal(self.memory) < 0
            return legal
        return self.legal(0, self.actions.item(0)) or self.movers.item(0) < 0

    def legal(self, game: int, action: int) -> bool:
        """Is an action legal in a game?"""
        return 0 <= action < self.masks.shape[1] and bool(self.masks.item(game, action))

    # Read
    def observe(self, game: int, seat: int, out: Numbers) -> Numbers:
        """Write what any seat sees of a game into `out`, and return it."""
        self._observe_seat(self.memory, game, seat)
        out[:] = self.memory.seen
        return out

    def position(self, game: int) -> Flat:
        """The position of a game, as Python ints; hidden things included."""
        position: Flat = self.memory.states.load(game, self.played.rules.position())
        return position
