"""The search: budgets, cancelling, forced moves, the bound of the tree, and Numba being asked for."""

import sys
import threading
import time

import pytest

import saqqara
from saqqara.bots import Budget, bot, hint
from saqqara.bots.engine import Interpreted, compiled, root_of, tree_room
from saqqara.bots.hints import TEXTS
from saqqara.bots.search import METHODS, SearchBot

from .positions import some_states


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


def test_the_tree_is_bounded() -> None:
    state = saqqara.game("imhotep").start(seed=1)
    room = tree_room(root_of(state, 1), 500, METHODS["imhotep"].settings(), 1)
    assert compiled(state).think(room, 3000) == 3000
    assert room.used[0] <= 500
    assert room.links[0, 4] == 3000


def test_one_node_takes_72_bytes() -> None:
    state = saqqara.game("anubixx").start(seed=1)
    room = tree_room(root_of(state, 1), 1000)
    assert room.links.nbytes + room.stats.nbytes == 72_000


def test_a_search_says_what_it_expects() -> None:
    for state in some_states(12, first=500):
        choice = bot("search:400").choose(state, seed=1)
        assert choice.line[0] == choice.move == choice.considered[0].move
        assert sum(choice.value) == pytest.approx(1, abs=0.01)
        if len(state.legal()) > 1:
            assert sum(each.visits for each in choice.considered) == choice.simulations == 400


def test_hints_give_reasons() -> None:
    seen = set()
    for state in some_states(60, first=900):
        hints = hint(state, Budget(simulations=100), seed=1)
        assert 1 <= len(hints) <= 3
        for each in hints:
            assert each.move in state.moves()
            assert each.text == TEXTS[each.reason].format(**each.arguments)
            seen.add(each.reason)
    assert len(seen) > 8
