"""A batch of games, or one game: what every environment runs on.

Compiled, everything happens in machine code on NumPy arrays that are allocated once. `batch.observations` is always the same
array; a step overwrites it. Without machine code the same drivers run interpreted.
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy

from ..games import Game, State
from ..games.chance import SEED_BITS, new_seed, next_word, seed_words
from ..games.compile import Compiler, available, cache_directory, dtype, from_record, to_record
from ..games.drivers import bind, copy_interpreted, copy_record
from ..games.observation import Observation
from .observation import observation_of, state_around
from .steps import (
    ACTIONS,
    AUTORESETS,
    CHOICES,
    EVERYBODY,
    NOW,
    REWARDS,
    SEEDS,
    SERVED,
    BatchMemory,
    first_illegal,
    observe_seat,
    step_games,
)

ILLEGAL = ("lose", "replace", "raise")
"""What an illegal action does in the environments for one agent at a time."""
ILLEGAL_REWARD = -1.0
SOURCES = ("steps.py",)
"""What is compiled from this package."""


@cache
def sources_hash() -> str:
    """A name for this version of what is compiled from this package."""
    package = Path(__file__).parent
    return hashlib.sha256(b"\0".join((package / name).read_bytes() for name in SOURCES)).hexdigest()[:16]


class Drivers:
    """The drivers of `steps.py` for one game, at one speed."""

    def __init__(self, functions: dict[str, Any], compiler: Compiler | None, memory: BatchMemory) -> None:
        self.step = self._ready(step_games, functions, compiler, memory, 0)
        self.first_illegal = self._ready(first_illegal, functions, compiler, memory)
        self.observe = self._ready(observe_seat, functions, compiler, memory, 0, 0, memory.observations[NOW][0])

    @staticmethod
    def _ready(driver: Any, functions: dict[str, Any], compiler: Compiler | None, *arguments: Any) -> Any:
        bound = bind(driver, functions)
        return bound if compiler is None else compiler.entry(bound, *arguments)


_drivers: dict[tuple[str, bool], Drivers] = {}


def drivers(played: Game[Any], seen: Observation, compiled: bool, memory: BatchMemory) -> Drivers:
    """The drivers of a game; made once."""
    key = (played.name, compiled)
    if key not in _drivers:
        functions = played.rules.functions.by_name() | {"observe": seen.observe}
        functions["copy_position"] = copy_record if compiled else copy_interpreted
        compiler = None
        if compiled:
            directory = cache_directory() / f"envs-{sources_hash()}"
            directory.mkdir(parents=True, exist_ok=True)
            compiler = Compiler(played.rules.position, directory)
        _drivers[key] = Drivers(functions, compiler, memory)
    return _drivers[key]


def choice_of(value: str, known: tuple[str, ...], what: str) -> int:
    """The number of a named choice. ValueError if there is no such choice."""
    if value not in known:
        raise ValueError(f"{what} must be one of {', '.join(known)}, not {value!r}")
    return known.index(value)


class Batch:
    """Games with the same options, stepped together.

    Game number i starts as `game.start(seed=seed + i)`. `served` is the seat of each game that observes and acts while all
    others play at random; without it, the mover observes and acts. Arrays are written in place and never copied.
    """

    observations: Any
    masks: Any
    rewards: Any
    actions: Any

    def __init__(
        self,
        played: Game[Any],
        number: int,
        *,
        reward: str = "win",
        autoreset: str = "disabled",
        served: Sequence[int] | None = None,
        compiled: bool | None = None,
    ) -> None:
        if number < 1:
            raise ValueError(f"there must be 1 game or more, not {number}")
        self.played, self.number = played, number
        self.observation = observation_of(played.name)
        self.compiled = available() if compiled is None else compiled
        settings = [choice_of(reward, REWARDS, "reward"), choice_of(autoreset, AUTORESETS, "autoreset")]
        self._arrays(settings, [EVERYBODY] * number if served is None else list(served))
        self._drivers = drivers(played, self.observation, self.compiled, self._work)
        self._seed = new_seed()

    def _arrays(self, settings: list[int], served: list[int]) -> None:
        """Allocate the memory of the drivers."""
        played, number = self.played, self.number
        moves, size, int64 = len(played.rules.notation), self.observation.layout.size, numpy.int64
        numbers = numpy.zeros((5, number), int64)
        numbers[SERVED] = served
        self.served, self.actions, self.movers, self.plies, self.drawn = numbers
        self.ended = numpy.zeros(number, numpy.bool_)
        self.rewards = numpy.zeros((number, played.players))
        self.masks = numpy.zeros((number, moves), numpy.int8)
        pages = numpy.zeros((2, number, size), numpy.int16)
        self.observations, self.finals = pages
        position = played.rules.blank(played.options)
        if self.compiled:
            blank: Any = numpy.zeros(1, dtype(played.rules.position))
            to_record(position, blank[0])
            states: Any = numpy.repeat(blank, number)
        else:
            blank, states = [position], [position.copy() for _ in range(number)]
        words = numpy.zeros((2, number, 4), int64)
        given = (states, blank, numpy.array(settings, int64), words, numbers, numpy.zeros(moves + 1, int64))
        self.memory = BatchMemory(*given, self.ended, self.rewards, self.masks, pages)
        self._work = self.memory if self.compiled else self._listed()

    # Interpreted, the drivers work on lists, which Python reads and writes faster; after each step the arrays are updated
    def _listed(self) -> BatchMemory:
        return BatchMemory(*(array if isinstance(array, list) else array.tolist() for array in self.memory))

    def _update_arrays(self) -> None:
        if not self.compiled:
            for array, numbers in zip(self.memory, self._work, strict=True):
                if not isinstance(array, list):
                    array[:] = numbers

    # Reset
    def reset(self, seed: int | None = None) -> None:
        """Start every game again; the same seed gives the same games. Without one, the next seed follows from the last."""
        if seed is None:
            seed = self._next_seed()
        self._seed = seed
        seeds = [(seed + i) % (1 << SEED_BITS) for i in range(self.number)]
        work = self._work
        for game, own in enumerate(seeds):
            if self.compiled:
                work.states[game] = work.blank[0]
                work.states["words"][game] = seed_words(own)
            else:
                work.states[game].take_from(work.blank[0])
                work.states[game].words[:] = seed_words(own)
            work.words[SEEDS][game][:] = seed_words(own, "games")
            work.words[CHOICES][game][:] = seed_words(own, "players")
        self._drivers.step(work, 1)
        self._update_arrays()

    def _next_seed(self) -> int:
        """Another seed, from the last one."""
        words = list(seed_words(self._seed, "next seed"))
        return next_word(words) << 32 | next_word(words)

    # Step
    def sample(self) -> Any:
        """A random legal move of every game; 0 where there is none. The last step has drawn it."""
        return self.drawn

    def step(self, actions: Any) -> None:
        """Play an action in every game. ValueError, and nothing changed, if one is not legal."""
        if actions is not self.actions:
            self.actions[:] = actions
        if not self.compiled:
            self._work.numbers[ACTIONS][:] = self.actions.tolist()
        if not self._all_legal():
            bad = self._drivers.first_illegal(self._work)
            raise ValueError(f"game {bad}: {self.refusal_text(bad)}")
        self._drivers.step(self._work, 0)
        self._update_arrays()

    def _all_legal(self) -> bool:
        """Are all actions legal? A game that has ended accepts any action."""
        if self.number > 1:
            legal: bool = self._drivers.first_illegal(self._work) < 0
            return legal
        return self.legal(0, self.actions.item(0)) or self.movers.item(0) < 0

    def legal(self, game: int, action: int) -> bool:
        """Is an action legal in a game?"""
        return 0 <= action < self.masks.shape[1] and bool(self.masks.item(game, action))

    def refusal_text(self, game: int) -> str:
        """Why the action of a game cannot be played, in a sentence."""
        action, notation = int(self.actions[game]), self.played.rules.notation
        if not 0 <= action < len(notation):
            return f"action {action} is no action; there are 0 to {len(notation) - 1}"
        return f"action {action}, {self.played.rules.refusal(self.position(game), action).text} ({notation[action]})"

    # Read
    def observe(self, game: int, seat: int, out: Any) -> Any:
        """Write what any seat sees of a game into `out`, and return it."""
        if self.compiled:
            self._drivers.observe(self._work, game, seat, out)
        else:
            numbers = [0] * self.observation.layout.size
            self._drivers.observe(self._work, game, seat, numbers)
            out[:] = numbers
        return out

    def position(self, game: int) -> Any:
        """The position of a game, as Python ints; hidden things included."""
        if not self.compiled:
            return self._work.states[game]
        position = self.played.rules.position()
        from_record(self._work.states[game], position)
        return position

    def state(self, game: int) -> State[Any]:
        """A game as a state, for rendering and for bots. Its log is empty: it starts at this position."""
        return state_around(self.played, self.position(game))
