"""No bot sees what its seat cannot see, none plays an illegal move, and chance decides nothing that a seed has settled."""

import os
import random
import sys
import threading
from typing import Any

import pytest

from saqqara.bots import Budget, Choice, bot
from saqqara.games import State

from .positions import keep_state, some_states

BOTS = ["random", "greedy", "search:60", "uct:60", "apprentice", "stonecutter", "overseer", "architect", "imhotep"]
SMALL = Budget(simulations=60)
POSITIONS = int(os.environ.get("SAQQARA_POSITIONS", "300"))
"""How many random positions are played on from; docs/bots.md says what 10,000 gave."""
GROWTH = 150
"""MB that memory may grow by after the first positions: the trees of two threads and what the interpreter keeps."""


def told(choice: Choice) -> tuple[Any, ...]:
    return choice.move, choice.considered, choice.value, choice.score, choice.line, choice.simulations


@pytest.mark.parametrize("spec", BOTS)
def test_hidden_things_do_not_change_a_choice(spec: str) -> None:
    for state in [*some_states(24), keep_state()]:
        assert state.mover is not None
        one, other = state.conceal(state.mover, 1), state.conceal(state.mover, 2)
        assert told(bot(spec).choose(one, SMALL, seed=7)) == told(bot(spec).choose(other, SMALL, seed=7))


@pytest.mark.parametrize("spec", BOTS)
def test_the_same_seed_gives_the_same_choice(spec: str) -> None:
    for state in some_states(8, first=100):
        before = state.position.copy().values()
        assert told(bot(spec).choose(state, SMALL, seed=3)) == told(bot(spec).choose(state, SMALL, seed=3))
        assert state.position.values() == before


class Impatient:
    """Cancels after it has been asked some times."""

    def __init__(self, patience: int) -> None:
        self.patience = patience

    def is_set(self) -> bool:
        self.patience -= 1
        return self.patience < 0


def some_budget(lot: random.Random) -> Budget:
    """A few simulations or a few milliseconds."""
    return Budget(simulations=lot.randint(1, 300)) if lot.random() < 0.7 else Budget(seconds=lot.uniform(0.001, 0.02))


def play_on(state: State, lot: random.Random) -> None:
    spec = lot.choice(BOTS)
    choice = bot(spec).choose(state, some_budget(lot), lot.randrange(1 << 64), Impatient(lot.randint(0, 3)))
    assert choice.move in state.moves()
    state.play(choice.move)


def most_memory() -> float:
    """The most memory this process has had, in MB; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def test_no_bot_ever_plays_an_illegal_move_or_takes_more_memory() -> None:
    lot = random.Random(5)
    before = 0.0
    for number, state in enumerate(some_states(POSITIONS, first=1000)):
        play_on(state, lot)
        if number == POSITIONS // 10:
            before = most_memory()
    assert most_memory() - before < GROWTH


def test_bots_play_whole_games() -> None:
    lot = random.Random(6)
    for state in some_states(6, first=5000):
        while not state.over:
            play_on(state, lot)
        assert 1 in state.ranking()


def test_threads_do_not_disturb_each_other() -> None:
    states = list(some_states(4, first=60))
    alone = [told(bot("search:400").choose(state, seed=1)) for state in states]
    together: list[tuple[Any, ...] | None] = [None] * len(states)

    def run(number: int) -> None:
        together[number] = told(bot("search:400").choose(states[number], seed=1))

    threads = [threading.Thread(target=run, args=(number,)) for number in range(len(states))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone
