"""Puzzles: what is shown before the answer, and after it."""

import json

import pytest

from saqqara.games.puzzles import puzzles
from saqqara.table.in_words import table_in_words
from saqqara.table.refusal import Refused
from saqqara.web.puzzles import find_puzzle, puzzle_info, solution


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_the_answer_is_not_told_before(name: str) -> None:
    for number, puzzle in enumerate(puzzles(name)[:5]):
        info = puzzle_info(name, number, puzzle)
        assert info.answers == sorted(puzzle.answers)
        assert (info.seat, info.ply) == (puzzle.state(name).mover, len(puzzle.moves))
        assert info.svg.startswith("<svg")


def test_the_position_is_told_as_the_mover_sees_it() -> None:
    puzzle = next(each for each in puzzles("imhotep") if each.options["sides"][0] == "B")
    state = puzzle.state("imhotep")
    seen = state.view(state.mover)
    info = puzzle_info("imhotep", 0, puzzle)
    assert json.loads(bytes(info.view)) == seen
    assert info.svg == state.game.rules.svg(seen)
    assert info.words == table_in_words(state, state.mover, acting=False)


def test_the_solution_says_what_every_answer_is_worth() -> None:
    puzzle = puzzles("imhotep")[0]
    best, other = puzzle.answers[:2]
    right, wrong = (solution("imhotep", puzzle, answer) for answer in (best, other))
    assert (right.right, wrong.right, right.best) == (True, False, best)
    assert {each.move: each.value for each in right.answers} == dict(zip(puzzle.answers, puzzle.values, strict=True))
    assert all(each.reason.id.startswith("hint-") for each in right.answers)
    explained = [each for each in right.answers if each.why]
    assert [each.move for each in explained] == [best], "the play after the best answer is told, and after no other"
    assert all(message.id.startswith("hint-line-") for message in explained[0].why)
    found = next(each for each in right.answers if each.move == best)
    assert found.levels[-3:] == [8, 9, 10]


def test_numbers_go_round_and_games_without_puzzles_are_refused() -> None:
    count = len(puzzles("imhotep"))
    assert find_puzzle("imhotep", count + 1) == find_puzzle("imhotep", 1)
    for name in ("scarabs", "nothing"):
        with pytest.raises(Refused) as refused:
            find_puzzle(name, 1)
        assert refused.value.kind == "not_found"
