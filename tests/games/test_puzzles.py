"""The puzzles that come with the games."""

import pytest

from saqqara.games import game_names
from saqqara.games.puzzles import OTHER, Puzzle, puzzles, written

SHIPPED = [name for name in game_names() if puzzles(name)]


def test_games_have_puzzles() -> None:
    assert {"imhotep", "anubixx"} <= set(SHIPPED)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_puzzle_leads_to_a_position_with_its_answers(name: str) -> None:
    for puzzle in puzzles(name)[::10]:
        state = puzzle.state(name)
        assert not state.over
        assert set(puzzle.answers) <= set(state.moves())


@pytest.mark.parametrize("name", SHIPPED)
def test_the_first_answer_is_clearly_best_and_the_strongest_level_agrees(name: str) -> None:
    for puzzle in puzzles(name):
        assert 2 <= len(puzzle.answers) == len(set(puzzle.answers)) == len(puzzle.values) <= 4
        assert puzzle.values[0] > max(puzzle.values[1:])
        assert len(puzzle.levels) == 10
        assert puzzle.levels.endswith("0")
        assert set(puzzle.levels) <= set("0123" + OTHER)


def test_the_rating_is_the_first_level_from_which_on_all_find_it() -> None:
    for levels, rating in (("1100000000", 3), ("0000000000", 1), ("00-0010000", 7)):
        assert Puzzle({}, 1, [], ["a", "b"], [0.5, 0.4], levels).rating == rating


def test_what_is_written_is_one_puzzle_a_line() -> None:
    one = Puzzle({"players": 2}, 7, ["take"], ["a", "b"], [0.5, 0.4], "0" * 10)
    assert written([one, one]).count("\n") == 4
