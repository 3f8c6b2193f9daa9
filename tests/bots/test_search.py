"""The search: budgets, cancelling, forced moves, the bound of the tree, and the same tree at both speeds."""

import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara.bots import Budget, bot, hint
from saqqara.bots.engine import children, new_memory, root_of, values_after
from saqqara.bots.levels import usual_bot
from saqqara.bots.search import SearchBot, SearchRun, best_settings, settings_list
from saqqara.bots.thinking import FEWEST_VISITS, LONGEST_LINE, VISITS, expected_line, simulate
from saqqara.games.anubixx.network import evaluate_learned
from saqqara.games.evaluation import POINTS, VALUES, SearchSettings, Weakness
from saqqara.games.machine_code.runner import interpreter, runner
from saqqara.games.registry import describe

from ..no_machine_code import take_machine_code_away
from .positions import some_states

LEARNED = SearchSettings(explore=1.5, prior_scale=100, rollout=0, learned=True)


def test_without_machine_code_everything_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    states = list(some_states(6))
    names = ("greedy", "search:5", "uct:5")
    expected = [[bot(name).choose(state, seed=1).move for name in names] for state in states]
    hinted = hint(states[0], Budget(simulations=5), seed=1)
    take_machine_code_away(monkeypatch, tmp_path)
    assert [[bot(name).choose(state, seed=1).move for name in names] for state in states] == expected
    assert hint(states[0], Budget(simulations=5), seed=1) == hinted


def test_the_evaluation_is_the_same_at_both_speeds() -> None:
    for state in some_states(150, first=200):
        root = root_of(state, 1)
        assert values_after(runner(state.game.name), root) == values_after(interpreter(state.game.name), root)


@pytest.mark.parametrize("how", ["best", "plain", "learned", "paranoid"])
def test_the_tree_is_the_same_at_both_speeds_bit_for_bit(how: str) -> None:
    for state in some_states(6, first=900):
        best = best_settings(state)
        settings = {"best": best, "plain": SearchSettings(), "learned": LEARNED, "paranoid": replace(best, paranoid=True)}[how]
        simulations = 12 if settings.learned else 60
        trees = []
        for engine in (runner(state.game.name), interpreter(state.game.name)):
            memory = new_memory(engine, root_of(state, 1), 2000, settings_list(settings), seed=3)
            assert engine.function(simulate)(memory, simulations) == simulations
            trees.append((bytes(memory.links.flat), bytes(memory.stats.flat), list(memory.used), list(memory.words)))
        assert trees[0] == trees[1]


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
        values_after(interpreter(state.game.name), root)
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


def test_a_clear_choice_is_made_before_the_time_is_up() -> None:
    state = saqqara.game("imhotep").start(seed=1)
    memory = new_memory(runner(state.game.name), state.position, 1000, settings_list(best_settings(state)))
    runner(state.game.name).function(simulate)(memory, 64)
    now = time.perf_counter()
    run = SearchRun(runner(state.game.name).function(simulate), 64, Budget(seconds=2), now - 1, None, 1)
    memory.links[children(memory, 0)[0], VISITS] += 1000
    assert not run.is_decided(memory, 1064, ends=now + 3)  # three times as many could come: a move may make up 1,200 visits
    assert run.is_decided(memory, 1064, ends=now + 2)
    assert not run.stopped
    run.decided.add(id(memory))
    assert run.stopped


def test_the_tree_is_bounded() -> None:
    state = saqqara.game("imhotep").start(seed=1)
    memory = new_memory(runner(state.game.name), root_of(state, 1), 500, settings_list(best_settings(state)), 1)
    assert runner(state.game.name).function(simulate)(memory, 3000) == 3000
    assert memory.used[0] <= 500
    assert memory.links[0, 4] == 3000


def test_one_node_takes_72_bytes() -> None:
    state = saqqara.game("anubixx").start(seed=1)
    memory = new_memory(runner(state.game.name), root_of(state, 1), 1000)
    assert memory.links.flat.nbytes + memory.stats.flat.nbytes == 72_000


def test_a_search_says_what_it_expects() -> None:
    for state in some_states(12, first=500):
        choice = bot("search:400").choose(state, seed=1)
        assert choice.line[0] == choice.move == choice.considered[0].move
        assert sum(choice.value) == pytest.approx(1, abs=0.01)
        if len(state.legal()) > 1:
            assert sum(each.visits for each in choice.considered) == choice.simulations == 400


def test_a_long_search_says_how_every_move_goes_on() -> None:
    longest = 0
    for state in (each for each in some_states(6, first=500) if len(each.legal()) > 1):
        for each in bot("search:1000").choose(state, seed=1).considered:
            assert each.line[:1] == ([each.move] if each.visits >= FEWEST_VISITS else [])
            longest = max(longest, len(each.line))
    assert longest == LONGEST_LINE


def test_an_expected_line_is_the_same_at_both_speeds() -> None:
    for state in some_states(4, first=500):
        fast, slow = runner(state.game.name), interpreter(state.game.name)
        tree, copy = (new_memory(engine, root_of(state, 1), 20_000, settings_list(LEARNED), seed=3) for engine in (fast, slow))
        fast.function(simulate)(tree, 1000)
        copy.links.flat[:] = tree.links.flat
        for move in state.legal():
            lines = [
                list(memory.line[: engine.function(expected_line)(memory, move)])
                for engine, memory in ((fast, tree), (slow, copy))
            ]
            assert lines[0] == lines[1] == lines[0][:LONGEST_LINE]
            assert lines[0][0] == move


def test_others_may_be_thought_of_as_enemies() -> None:
    for state in some_states(8, first=620):
        paranoid = SearchBot("test", Budget(simulations=200), replace(best_settings(state), paranoid=True))
        choice = paranoid.choose(state, seed=1)
        assert choice.move in state.moves()
        assert sum(choice.value) == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_a_baseline_goes_by_the_written_evaluation(name: str) -> None:
    state = saqqara.game(name).start(seed=1)
    settings = describe(name).written_search
    assert settings is not None
    assert not settings.learned
    baseline = bot("written:100").choose(state, seed=1).considered
    assert baseline == SearchBot("test", Budget(simulations=100), settings).choose(state, seed=1).considered
    assert baseline != bot("search:100").choose(state, seed=1).considered


def test_without_a_learned_evaluation_the_baseline_is_the_search_itself() -> None:
    state = saqqara.game("scarabs").start(seed=1)
    assert bot("written:50").choose(state, seed=1).considered == bot("search:50").choose(state, seed=1).considered


def test_a_leaf_is_worth_a_mix_of_network_and_roll_out() -> None:
    state = saqqara.game("imhotep", players=3).start(seed=1)
    mixed = best_settings(state)
    assert 0 < mixed.rollout_share < 1

    def worth(settings: SearchSettings) -> list[float]:
        return SearchBot("test", Budget(simulations=1), settings).choose(state, seed=1).value

    by_network = worth(replace(mixed, rollout=0, rollout_share=0))
    by_rollout = worth(replace(mixed, rollout_share=1))
    assert by_network != by_rollout
    share = mixed.rollout_share
    expected = [(1 - share) * one + share * other for one, other in zip(by_network, by_rollout, strict=True)]
    assert worth(mixed) == pytest.approx(expected)


def test_a_leaf_that_is_visited_again_is_only_rolled_out() -> None:
    state = saqqara.game("imhotep", players=3).start(seed=1)
    moves = len(state.moves())
    mostly_network = replace(best_settings(state), rollout_share=1e-9, explore=1e6, expand=1_000_000_000)
    by_network = replace(mostly_network, rollout=0, rollout_share=0)

    def values(settings: SearchSettings, visits: int) -> dict[str, list[float]]:
        considered = SearchBot("test", Budget(simulations=visits * moves), settings).choose(state, seed=1).considered
        assert {each.visits for each in considered} == {visits}
        return {each.move: each.value for each in considered}

    once, twice, network = values(mostly_network, 1), values(mostly_network, 2), values(by_network, 2)
    for move in state.moves():
        assert once[move] == pytest.approx(network[move], abs=1e-6)
        assert twice[move] != pytest.approx(network[move], abs=1e-4)


def test_a_soft_search_plays_only_what_it_has_tried_often() -> None:
    played_others = 0
    for state in some_states(20, first=660):
        choice = SearchBot("test", Budget(simulations=100), weakness=Weakness(tolerance=2)).choose(state, seed=1)
        visits = {each.move: each.visits for each in choice.considered}
        assert 2 * visits[choice.move] >= choice.considered[0].visits
        assert choice.line[0] == choice.move
        played_others += choice.move != choice.considered[0].move
    assert played_others > 0


def test_levels_that_count_simulations_think_only_so_much() -> None:
    for state in some_states(4, first=640):
        for number, level in enumerate(describe(state.game.name).levels, 1):
            if level.simulations is not None:
                assert 0 < usual_bot(state, number).choose(state, seed=1).simulations <= level.simulations


@pytest.mark.parametrize(("budget", "trees"), [(Budget(seconds=0.01), 1), (Budget(simulations=30), 3)])
def test_without_threads_a_limit_of_time_is_spent_on_one_tree(
    budget: Budget, trees: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []

    def counted(*given: Any) -> Any:
        made.append(new_memory(*given))
        return made[-1]

    monkeypatch.setattr(runner("imhotep"), "parallel", False)
    monkeypatch.setattr("saqqara.bots.search.new_memory", counted)
    SearchBot("test", budget, threads=3).choose(saqqara.game("imhotep").start(seed=1), seed=1)
    assert len(made) == trees
