"""How puzzles are made."""

from itertools import islice

import pytest

from saqqara.arena.puzzles import AGREEING, Maker
from saqqara.bots import bot


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_a_puzzle_is_missed_by_greedy_and_found_by_the_strongest(name: str) -> None:
    maker = Maker(name, 600)
    (puzzle,) = islice(maker.puzzles(1001), 1)
    state = puzzle.state(name)
    assert bot("greedy").choose(state, seed=puzzle.seed).move in puzzle.answers[1:]
    assert puzzle.levels[-AGREEING:] == "0" * AGREEING
    assert [puzzle] == list(islice(maker.puzzles(1001), 1)), "the same seed gives the same puzzle"
