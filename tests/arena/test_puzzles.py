"""How puzzles are made."""

from dataclasses import replace
from itertools import islice
from pathlib import Path
from types import SimpleNamespace

import pytest

from saqqara.arena.puzzles import FOUND, TRIES, Maker, answers_of, choice_of_level
from saqqara.bots import Choice, Considered, bot
from saqqara.games.puzzles import puzzles, written
from saqqara.terminal.complaints import Failure
from saqqara.terminal.puzzles import make, rate


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_a_puzzle_is_missed_by_greedy_and_found_by_the_strongest(name: str) -> None:
    maker = Maker(name, 600)
    (puzzle,) = islice(maker.puzzles(1001), 1)
    state = puzzle.state(name)
    assert bot("greedy").choose(state, seed=puzzle.seed).move in puzzle.answers[1:]
    assert puzzle.levels[-1] == "0"
    assert [puzzle] == list(islice(maker.puzzles(1001), 1)), "the same seed gives the same puzzle"
    assert maker.rated(puzzle) == puzzle, "the same levels choose the same moves"
    spoiled = replace(puzzle, answers=puzzle.answers[::-1])
    assert maker.rated(spoiled) is None, "a long search does not find what is not the best move"


def test_the_best_move_is_an_answer_even_if_it_was_hardly_tried() -> None:
    exact, often = Considered("exact", 2, [1.0, 0.0], [9, 5], exact=True), Considered("often", 500, [0.6, 0.4], [8, 5])
    choice = Choice("exact", [exact, often], exact.value, exact.score, ["exact"], 502, 0.1)
    assert answers_of(choice, "greedy", ["often", "exact"]) == ["exact", "greedy", "often"]


def test_a_level_finds_what_it_plays_in_most_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    state = puzzles("imhotep")[0].state("imhotep")
    best, second, third, *_ = state.moves()

    def plays(*moves: str) -> str:
        left = iter(moves)
        player = SimpleNamespace(choose=lambda *_, **__: SimpleNamespace(move=next(left)))
        monkeypatch.setattr("saqqara.arena.puzzles.usual_bot", lambda *_: player)
        return choice_of_level(state, 1, 3, best)

    assert (TRIES, FOUND) == (5, 4)
    assert plays(second, best, best, best, best) == best
    assert plays(best, best, best, third, second) == third
    assert plays(best, second, third, third, best) == third


@pytest.mark.parametrize(
    ("simulations", "seed", "sentence"),
    [
        (10**12, 1, "simulations must be a whole number from 1 to"),
        (600, 2**128 - 1, "--seed must leave room"),
        (600, 2**128, "--seed must be"),
    ],
)
def test_what_cannot_be_searched_is_refused_at_once(simulations: int, seed: int, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(Failure, match=sentence):
        make("imhotep", 1, simulations, seed, str(tmp_path / "puzzles.json"))
    assert not list(tmp_path.iterdir())


def test_rated_puzzles_are_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (first, *_) = puzzles("imhotep")
    unfound = replace(first, answers=first.answers[::-1])
    monkeypatch.setattr("saqqara.terminal.puzzles.puzzles", lambda _: (first, unfound))
    assert rate("imhotep", str(tmp_path / "rated.json"))
    assert (tmp_path / "rated.json").read_text() == written([first]), "what the strongest do not find is left out"
