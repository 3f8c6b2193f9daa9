"""No bot sees what its seat cannot see, none plays an illegal move, and chance decides nothing that a seed has settled."""

import random
import threading
from typing import Any

import pytest

from saqqara.bots import Budget, Choice, bot
from saqqara.games import State

from .positions import keep_state, some_states

pytest.importorskip("numba")

BOTS = ["random", "greedy", "search:60", "uct:60", "apprentice", "stonecutter", "overseer", "architect", "imhotep"]
SMALL = Budget(simulations=60)


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


def play_on(state: State[Any], lot: random.Random) -> None:
    spec = lot.choice(BOTS)
    choice = bot(spec).choose(
        state, Budget(simulations=lot.randint(1, 300)), lot.randrange(1 << 64), Impatient(lot.randint(0, 3))
    )
    assert choice.move in state.moves()
    state.play(choice.move)


def test_no_bot_ever_plays_an_illegal_move() -> None:
    lot = random.Random(5)
    for state in some_states(300, first=1000):
        play_on(state, lot)


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
