"""Learning: what is written down is what was learned, and training does foresee winners."""

import json
import subprocess
import sys
from typing import Any

import pytest

from saqqara.games import State
from saqqara.games.anubixx.features import survey
from saqqara.games.anubixx.network import SEEN, judge_seats, tables
from saqqara.games.anubixx.self_play import SelfPlayMemory, keep_row
from saqqara.games.evaluation import POINTS, VALUES
from saqqara.games.machine_code.runner import interpreter
from tests import needs
from tests.bots.positions import some_states

numpy = needs.module("numpy")
learning = pytest.importorskip("saqqara.games.anubixx.training")


def seen_of(state: State) -> Any:
    players = state.game.players
    memory = interpreter("anubixx").allocate(SelfPlayMemory, states=1, rows=players, games=players, wins=1, points=1)
    survey(state.position, memory.values)
    for seat in range(players):
        keep_row(memory, state.position, seat, seat)
    return numpy.array(memory.rows.view).reshape(1, players, SEEN)


def known_network() -> Any:
    chance = numpy.random.default_rng(5)
    network = learning.new_network(4)
    network["mean"] = chance.normal(0, 1, SEEN).astype(numpy.float32)
    network["deviation"] = chance.uniform(0.5, 2, SEEN).astype(numpy.float32)
    for layer in learning.LAYERS:
        network[layer][-1] = chance.normal(0, 0.3, network[layer].shape[1])
    return network


def test_whole_numbers_say_what_the_network_says() -> None:
    network = known_network()
    layers = tables([layer.tolist() for layer in learning.whole(network)])
    for state in some_states(40, first=77):
        if state.game.name == "anubixx" and not state.over:
            values = [0] * VALUES
            out = learning.think(network, seen_of(state))[-1][0]
            judge_seats(state.position, values, *layers)
            for seat in range(state.game.players):
                strength = values[seat] - values[0]
                points = learning.POINTS_MEAN + learning.POINTS_UNIT * out[seat, 1]
                assert strength == pytest.approx(100 * (out[seat, 0] - out[0, 0]), abs=6)
                assert values[POINTS + seat] == pytest.approx(100 * points, abs=60)


def test_what_is_written_is_read_again() -> None:
    network = known_network()
    read = json.loads(learning.text([network, network]))
    assert [[numpy.array(layer).tolist() for layer in each] for each in read] == [
        [layer.tolist() for layer in learning.whole(network)]
    ] * 2


def test_training_foresees_winners() -> None:
    chance = numpy.random.default_rng(1)
    rows = chance.integers(0, 5, (4000, 2, SEEN)).astype(numpy.int8)
    first = rows[:, 0, 3] > rows[:, 1, 3]
    sample = learning.Sample(rows, numpy.stack([first, ~first], 1).astype(float), numpy.full((4000, 2), 45.0))
    network = learning.used_to(learning.new_network(1), sample)
    before = learning.surprise(network, sample)
    learning.fit(network, [sample], 60, 5e-3, 1)
    assert learning.surprise(network, sample) < 0.6 * before


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
assert "saqqara.games.anubixx.training" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)
