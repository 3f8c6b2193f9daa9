"""Learning: what is written down is what was learned, and training does foresee winners."""

import json
import subprocess
import sys
from typing import Any

import pytest

from saqqara.games import State
from saqqara.games.drivers import bind
from saqqara.games.evaluation import POINTS, VALUES
from saqqara.games.machine_code.entries import game_functions
from saqqara.games.machine_code.runner import interpreter
from saqqara.games.network import as_table, judge_for
from saqqara.games.registry import describe
from saqqara.games.self_play import SelfPlayMemory, keep_rows
from saqqara.games.training import Plan
from tests import needs
from tests.bots.positions import some_states

numpy = needs.module("numpy")
learning = pytest.importorskip("saqqara.learning.learner")
GAMES = ("imhotep", "anubixx")


def plan_of(name: str) -> Plan:
    plan = describe(name).training
    assert plan is not None
    return plan


@pytest.fixture(scope="module", params=GAMES)
def learner(request: pytest.FixtureRequest) -> Any:
    return learning.Learner(plan_of(request.param), threads=1)


def seen_of(state: State, rows: int) -> Any:
    name, players = state.game.name, state.game.players
    memory = interpreter(name).allocate(SelfPlayMemory, states=1, rows=players, games=players, wins=1, points=1)
    bind(keep_rows, game_functions(describe(name)))(memory, state.position, 0)
    return numpy.array(memory.rows.view).reshape(1, players, rows)


def known_network(learner: Any) -> Any:
    chance = numpy.random.default_rng(5)
    network = learner.new_network(4)
    network["mean"][:-1] = chance.normal(0, 1, learner.rows - 1)
    network["deviation"][:-1] = chance.uniform(0.5, 2, learner.rows - 1)
    for layer in learning.LAYERS:
        network[layer][-1] = chance.normal(0, 0.3, network[layer].shape[1])
    return network


def test_whole_numbers_say_what_the_network_says(learner: Any) -> None:
    network, plan, description = known_network(learner), learner.plan, learner.description
    layers = as_table([layer.tolist() for layer in learner.whole(network)], {})
    judge = judge_for(description.rules, description.evaluation.inputs)
    compared = 0
    for state in some_states(40, first=77):
        if state.game.name == plan.game and not state.over:
            values = [0] * VALUES
            out = learner.think(network, seen_of(state, learner.rows))[-1][0]
            judge(state.position, values, *layers)
            for seat in range(state.game.players):
                strength = values[seat] - values[0]
                points = plan.points_mean + plan.points_unit * out[seat, 1]
                assert strength == pytest.approx(100 * (out[seat, 0] - out[0, 0]), abs=6)
                assert values[POINTS + seat] == pytest.approx(100 * points, abs=60)
                compared += 1
    assert compared > 5


def test_what_is_written_is_read_again(learner: Any) -> None:
    network = known_network(learner)
    layers = learner.whole(network)
    read = json.loads(learning.text_of([layers, layers]))
    assert [[numpy.array(layer).tolist() for layer in each] for each in read] == [[layer.tolist() for layer in layers]] * 2


def test_training_foresees_winners(learner: Any) -> None:
    chance = numpy.random.default_rng(1)
    rows = chance.integers(0, 5, (4000, 2, learner.rows)).astype(numpy.int8)
    rows[:, :, -1] = 1
    first = rows[:, 0, 3] > rows[:, 1, 3]
    wins = numpy.stack([first, ~first], 1).astype(float)
    sample = learning.Sample(rows, wins, numpy.full((4000, 2), 45.0), numpy.zeros(4000, int))
    network = learner.used_to(learner.new_network(1), [sample])
    before = learner.surprise(network, sample)
    learner.fit(network, [sample], 60, 5e-3, 1)
    assert learner.surprise(network, sample) < 0.6 * before


def test_what_is_learned_of_a_position_mixes_the_end_with_what_is_expected_of_the_positions_after_it(learner: Any) -> None:
    chance = numpy.random.default_rng(2)
    rows = chance.integers(0, 2, (4, 2, learner.rows)).astype(numpy.int8)
    wins, left = numpy.array([[1.0, 0.0]] * 3 + [[0.0, 1.0]]), numpy.array([2, 1, 0, 0])  # two games
    sample, network = learning.Sample(rows, wins, wins, left), known_network(learner)
    expected, trace = learner.shares(network, rows), learner.plan.trace
    learner.set_goals(network, sample)
    second = trace * wins[2] + (1 - trace) * expected[2]
    first = trace * second + (1 - trace) * expected[1]
    assert numpy.allclose(sample.goals, [first, second, wins[2], wins[3]], atol=1e-6)
    assert not numpy.allclose(first, wins[0], atol=1e-3)


def test_a_generation_keeps_what_was_seen_and_how_it_ended(learner: Any) -> None:
    word = next(iter(learner.plan.networks))
    network = learner.new_network(1)
    for guide in (None, network):
        [sample] = learner.play_generation(word, 1, 0, guide)
        assert sample.rows.shape[1:] == (2, learner.rows)
        assert len(sample) > 10
        assert (sample.rows[:, :, -1] == 1).all()
        assert numpy.allclose(sample.wins.sum(1), 1)
        assert sample.points.max() > 10
        ends = numpy.flatnonzero(sample.left == 0)
        assert sample.left.tolist() == [
            left for first, end in zip([-1, *ends[:-1]], ends, strict=True) for left in range(end - first)[::-1]
        ]


def test_without_numpy_it_says_what_it_needs() -> None:
    program = "import sys, runpy; sys.modules['numpy'] = None; runpy.run_module('saqqara.learning', run_name='__main__')"
    found = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert (found.returncode, found.stdout, found.stderr) == (2, "", "Learning needs NumPy: pip install numpy\n")


def test_nothing_but_training_imports_training() -> None:
    program = """
import sys
import saqqara.cli, saqqara.envs, saqqara.web.app, saqqara.arena.tournament
from saqqara.bots import bot
game = saqqara.game("anubixx")
bot("search:5").choose(game.start(seed=1))
description = saqqara.games.describe("anubixx")
for part in ("evaluation", "observation", "chance_nodes", "hints", "terminal", "labels"):
    getattr(description, part)
assert "saqqara.games.anubixx.network" in sys.modules
assert not any(name.startswith("saqqara.learning") for name in sys.modules)
"""
    subprocess.run([sys.executable, "-c", program], check=True)
