"""The search: budgets, cancelling, forced moves, the bound of the tree, and Numba being asked for."""

import sys
import threading
import time
from dataclasses import replace

import pytest

import saqqara
from saqqara.bots import Budget, bot, hint
from saqqara.bots.engine import Interpreted, children, compiled, new_memory, root_of
from saqqara.bots.search import SearchBot, SearchRun, best_settings, settings_list
from saqqara.bots.thinking import ESTIMATE, LOGIT, MOVE, SCORE, VISITS, win_probability
from saqqara.games.anubixx.network import evaluate_learned
from saqqara.games.evaluation import POINTS, VALUES, SearchSettings

from .positions import some_states

LEARNED = SearchSettings(explore=1.5, prior_scale=100, rollout=0, learned=True)


def test_without_numba_search_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.bots.engine._compiled", {})
    monkeypatch.setitem(sys.modules, "numba", None)
    state = saqqara.game("imhotep").start(seed=1)
    with pytest.raises(RuntimeError, match=r"machine code needs NumPy and Numba: pip install 'saqqara\[fast\]'"):
        bot("search:10").choose(state)


def test_without_numba_greedy_plays_and_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    states = list(some_states(6))
    expected = [bot("greedy").choose(state, seed=1).move for state in states]
    monkeypatch.setattr("saqqara.games.compile.available", lambda: False)
    monkeypatch.setattr("saqqara.bots.hints.available", lambda: False)
    assert [bot("greedy").choose(state, seed=1).move for state in states] == expected
    assert hint(states[0], seed=1)[0].move == expected[0]


pytest.importorskip("numba")


def test_the_evaluation_is_the_same_at_both_speeds() -> None:
    for state in some_states(150, first=200):
        if len(state.legal()) > 1:
            root = root_of(state, 1)
            assert compiled(state).values(root) == Interpreted(state).values(root)


def test_the_learned_evaluation_is_the_same_at_both_speeds() -> None:
    values = [0] * VALUES
    for state in some_states(60, first=201):
        if state.game.name != "anubixx" or len(state.legal()) == 1:
            continue
        root = root_of(state, 1)
        memory = new_memory(state.game.rules, root, len(state.game.rules.notation) + 1, settings_list(LEARNED))
        compiled(state).simulate(memory, 0)
        for child in children(memory, 0):
            after = root.copy()
            state.game.rules.functions.play(after, int(memory.links[child, MOVE]))
            evaluate_learned(after, values)
            points = [value / 100 for value in values[POINTS : POINTS + root.players]]
            assert memory.stats[child, SCORE : SCORE + root.players].tolist() == pytest.approx(points)
            assert memory.stats[child, ESTIMATE] == pytest.approx(
                win_probability(values, 0, root.players, root.mover, LOGIT), abs=1e-5
            )


def test_a_result_is_known_when_the_game_is_over() -> None:
    state = saqqara.game("anubixx", players=3).start(seed=2)
    while not state.over:
        state.play(bot("greedy").choose(state, seed=state.ply).move)
    values = [0] * VALUES
    evaluate_learned(state.position, values)
    assert values[POINTS : POINTS + 3] == [100 * points for points in state.scores()]
    assert values.index(max(values[:3])) == state.ranking().index(1)


def test_the_evaluation_changes_nothing() -> None:
    for state in some_states(30, first=400):
        root = root_of(state, 1)
        before = root.copy().values()
        Interpreted(state).values(root)
        assert root.values() == before


@pytest.mark.parametrize("threads", [1, 2])
def test_a_time_budget_is_kept(threads: int) -> None:
    for state in some_states(4, first=300):
        thinker = SearchBot("test", Budget(seconds=0.2), threads=threads)
        thinker.choose(state, Budget(simulations=1))
        began = time.perf_counter()
        choice = thinker.choose(state, seed=1)
        assert time.perf_counter() - began < 0.5  # shared machines; measured figures are in docs/bots.md
        assert choice.simulations > 0


def test_cancelling_stops_at_once() -> None:
    state = saqqara.game("imhotep").start(seed=1)
    bot("search:1").choose(state)
    cancel = threading.Event()
    threading.Timer(0.1, cancel.set).start()
    began = time.perf_counter()
    choice = bot("search:60s").choose(state, cancel=cancel)
    assert time.perf_counter() - began < 1
    assert choice.move in state.moves()


def test_a_forced_move_takes_no_time() -> None:
    for state in some_states(400, first=7000):
        if len(state.legal()) == 1:
            choice = bot("search:60s").choose(state)
            assert [choice.move] == state.moves()
            assert sum(choice.value) == pytest.approx(1, abs=0.01)
            return
    raise AssertionError("no forced move found")


def test_a_choice_that_time_cannot_change_is_made() -> None:
    state = saqqara.game("imhotep").start(seed=1)
    memory = new_memory(state.game.rules, state.position, 1000, settings_list(best_settings(state)))
    compiled(state).simulate(memory, 64)
    now = time.perf_counter()
    run = SearchRun(compiled(state), Budget(seconds=2), now - 1, None, 1)
    memory.links[children(memory, 0)[0], VISITS] += 1000
    assert not run.is_decided(memory, 1064, ends=now + 1)  # as many again could come
    assert run.is_decided(memory, 1064, ends=now + 0.5)
    assert not run.stopped
    run.decided.add(id(memory))
    assert run.stopped


def test_the_tree_is_bounded() -> None:
    state = saqqara.game("imhotep").start(seed=1)
    memory = new_memory(state.game.rules, root_of(state, 1), 500, settings_list(best_settings(state)), 1)
    assert compiled(state).simulate(memory, 3000) == 3000
    assert memory.used[0] <= 500
    assert memory.links[0, 4] == 3000


def test_one_node_takes_72_bytes() -> None:
    state = saqqara.game("anubixx").start(seed=1)
    memory = new_memory(state.game.rules, root_of(state, 1), 1000)
    assert memory.links.nbytes + memory.stats.nbytes == 72_000


def test_a_search_says_what_it_expects() -> None:
    for state in some_states(12, first=500):
        choice = bot("search:400").choose(state, seed=1)
        assert choice.line[0] == choice.move == choice.considered[0].move
        assert sum(choice.value) == pytest.approx(1, abs=0.01)
        if len(state.legal()) > 1:
            assert sum(each.visits for each in choice.considered) == choice.simulations == 400


def test_others_may_be_thought_of_as_enemies() -> None:
    for state in some_states(8, first=620):
        paranoid = SearchBot("test", Budget(simulations=200), replace(best_settings(state), paranoid=True))
        choice = paranoid.choose(state, seed=1)
        assert choice.move in state.moves()
        assert sum(choice.value) == pytest.approx(1, abs=0.01)


def test_a_soft_search_plays_only_what_it_has_tried_often() -> None:
    played_others = 0
    for state in some_states(20, first=660):
        choice = SearchBot("test", Budget(simulations=100), tolerance=2).choose(state, seed=1)
        visits = {each.move: each.visits for each in choice.considered}
        assert 2 * visits[choice.move] >= choice.considered[0].visits
        assert choice.line[0] == choice.move
        played_others += choice.move != choice.considered[0].move
    assert played_others > 0


@pytest.mark.parametrize(("level", "most"), [("overseer", 80), ("architect", 1500)])
def test_a_middle_level_thinks_only_so_much(level: str, most: int) -> None:
    for state in some_states(4, first=640):
        assert 0 < bot(level).choose(state, seed=1).simulations <= most
