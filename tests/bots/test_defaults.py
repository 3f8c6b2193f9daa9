"""Bots of a game that brings nothing but its rules: random games to the end judge a move."""

import threading

import pytest

import saqqara
from saqqara.bots import Budget, bot, hint
from saqqara.bots.players import MOST_PLAYOUTS, SURE_WIN, by_random_games, lead_of
from saqqara.games import State, describe
from saqqara.games.evaluation import LEVELS, PLAYOUTS, SearchSettings

PLAIN = [name for name in saqqara.game_names() if describe(name).evaluation.playouts]


def opening(name: str, players: int = 3) -> State:
    return saqqara.game(name, players=players).start(seed=1)


def test_there_is_such_a_game() -> None:
    assert PLAIN
    for name in PLAIN:
        description = describe(name)
        assert (description.levels, description.search, description.hints) == (LEVELS, SearchSettings(), None)


@pytest.mark.parametrize("name", PLAIN)
def test_greedy_plays_as_many_random_games_for_every_move(name: str) -> None:
    choice = bot("greedy").choose(opening(name), seed=1)
    assert {each.visits for each in choice.considered} == {PLAYOUTS}
    assert choice.simulations == PLAYOUTS * len(choice.considered)
    leads = [lead_of(each, 0) for each in choice.considered]
    assert leads == sorted(leads, reverse=True)
    assert (choice.move, choice.value) == (choice.considered[0].move, choice.considered[0].value)


@pytest.mark.parametrize("name", PLAIN)
def test_many_moves_share_the_random_games(name: str) -> None:
    state = opening(name)
    moves = len(state.moves())
    assert sum(each.visits for each in by_random_games(state, 100_000, None, 1, None)) == MOST_PLAYOUTS
    assert [each.visits for each in by_random_games(state, 0, None, 1, None)] == [1] * moves
    assert [each.move for each in by_random_games(state, 2, None, 1, None)] == state.moves()


@pytest.mark.parametrize("name", PLAIN)
def test_a_cancelled_choice_is_one_that_was_tried(name: str) -> None:
    cancel = threading.Event()
    cancel.set()
    for seed in range(20):
        choice = bot("greedy").choose(opening(name), seed=seed, cancel=cancel)
        tried = [each for each in choice.considered if each.visits]
        assert len(tried) < len(choice.considered)
        assert choice.move in {each.move for each in tried}
        assert choice.considered[: len(tried)] == tried


@pytest.mark.parametrize("name", PLAIN)
def test_a_lead_is_the_difference_in_win_probability(name: str) -> None:
    for each in bot("greedy").choose(opening(name, players=2), seed=3).considered:
        assert lead_of(each, 0) == pytest.approx(SURE_WIN * (each.value[0] - each.value[1]))


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("level", range(1, 11))
def test_every_level_plays(name: str, level: int) -> None:
    state = opening(name)
    choice = bot(f"level:{level}").choose(state, Budget(simulations=200), seed=1)
    assert choice.move in state.moves()
    assert sum(choice.value) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("name", PLAIN)
def test_the_first_level_also_plays_moves_that_are_nearly_the_best(name: str) -> None:
    state, others = opening(name), 0
    for seed in range(30):
        choice = bot("level:1").choose(state, seed=seed)
        leads = {each.move: lead_of(each, 0) for each in choice.considered}
        assert max(leads.values()) - leads[choice.move] <= 100 * LEVELS[0].weakness.tolerance
        others += choice.move != choice.considered[0].move
        best = bot("level:4").choose(state, seed=seed)
        assert best.move == best.considered[0].move
    assert 0 < others < 30


@pytest.mark.parametrize("name", PLAIN)
def test_a_hint_says_how_many_points_to_expect(name: str) -> None:
    state = opening(name)
    considered = bot("search:300").choose(state, seed=4).considered
    hints = hint(state, Budget(simulations=300), seed=4)
    assert [each.move for each in hints] == [each.move for each in considered[:3]]
    for each, found in zip(hints, considered, strict=False):
        points = round(found.score[0])
        assert (each.reason, each.arguments) == ("hint-expected-points", {"points": points})
        assert each.text == f"expected points at the end: {points}"
        assert each.value == found.value[0]
