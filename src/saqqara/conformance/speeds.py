"""Checks of machine code: it can be made, and it does what Python does."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from ..games import Game
from ..games.chance import seed_words
from ..games.drivers import Trace, trace_random_game
from ..games.machine_code.entries import emit
from ..games.machine_code.runner import Runner, interpreter, runner
from ..games.machine_code.source import Untranslatable
from ..games.observation import MOST_PLIES
from ..games.registry import describe
from .require import NotChecked, fail

AT_ONCE = 500
"""Positions that are kept at first; a longer game is played again with more."""


class Step(NamedTuple):
    """A position of a game that was played at some speed."""

    fields: dict[str, Any]
    legal: list[int]
    scores: list[int]


class Tracer:
    """Plays random games of one kind and keeps every position."""

    def __init__(self, engine: Runner, game: Game) -> None:
        self.engine, self.game = engine, game
        self.function = engine.function(trace_random_game)
        self._allocate(AT_ONCE)

    def _allocate(self, most: int) -> None:
        self.most = most
        self.memory = self.engine.allocate(Trace, states=most, counts=most, legal=most, scores=most)

    def run(self, seed: int) -> list[Step]:
        """Every position of a game, until no move is legal."""
        memory = self.memory
        memory.states.store(0, self.game.rules.blank(self.game.options))
        memory.states.seed(0, seed_words(seed))
        for i, word in enumerate(seed_words(seed, "players")):
            memory.words[i] = word
        plies = self.function(memory)
        if memory.counts[plies - 1] > 0 and self.most <= MOST_PLIES:
            self._allocate(MOST_PLIES + 1)
            return self.run(seed)
        return list(self._steps(plies))

    def _steps(self, plies: int) -> Iterator[Step]:
        memory, names = self.memory, [field.name for field in self.game.rules.position.FIELDS]
        for ply in range(plies):
            position = memory.states.load(ply, self.game.rules.position())
            fields = dict(zip(names, position.copy().values(), strict=True))
            yield Step(fields, list(memory.legal[ply][: memory.counts[ply]]), list(memory.scores[ply][: self.game.players]))


def check_translation(played: Game, seed: int) -> None:
    """The rules can be made into machine code."""
    try:
        emit(describe(played.name))
    except Untranslatable as error:
        fail(played.start(seed), f"a function cannot be machine code: {error}")


def check_speeds(played: Game, seed: int) -> None:
    """Machine code and Python agree at every decision."""
    native = runner(played.name)
    if not native.native:
        raise NotChecked("machine code is not there, so that the two speeds could not be compared")
    fast, slow = Tracer(native, played), Tracer(interpreter(played.name), played)
    for number in range(seed * 10, seed * 10 + 10):
        for ply, (one, other) in enumerate(zip(fast.run(number), slow.run(number), strict=False)):
            if one != other:
                fail(played.start(number), f"machine code and Python disagree after {ply} moves: {where(one, other)}")


def where(one: Step, other: Step) -> str:
    """In what two steps differ, machine code first."""
    for name, value in one.fields.items():
        if value != other.fields[name]:
            return f"{name} is {value}, not {other.fields[name]}; do its values fit its width?"
    return f"legal moves {one.legal}, scores {one.scores}, not {other.legal}, {other.scores}"


CHECKS = (check_translation, check_speeds)
