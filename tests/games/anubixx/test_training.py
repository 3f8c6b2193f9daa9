"""What the networks of Anubixx learn from, and which of them judges which sheets."""

import tomllib

import pytest

import saqqara
from saqqara.games.anubixx.network import network_of
from saqqara.games.anubixx.sheets import read_layout, shipped
from saqqara.games.anubixx.training import PLAN, drawn_layout


@pytest.mark.parametrize("seed", range(6))
def test_drawn_layouts_are_sheets_that_people_could_write(seed: int) -> None:
    layout = read_layout(drawn_layout(seed))
    assert len(layout.symbols) >= 5
    assert len(layout.sheets) == 6
    assert layout.pyramid_points[-1] > layout.pyramid_points[0]
    assert drawn_layout(seed) == drawn_layout(seed), "the same seed gives the same layout"


def network_for(layout: object, players: int) -> str:
    state = saqqara.game("anubixx", layout=layout, players=players).start(seed=1)
    return list(PLAN.networks)[network_of(state.position)]


def test_sheets_with_moved_symbols_are_judged_by_another_network() -> None:
    content = tomllib.loads(shipped("classic"))
    content["points"]["keystone"] = 13
    assert network_for(content, 2) == network_for("classic", 2) == "2 players"
    assert network_for(content, 4) == network_for("classic", 5) == "3 to 5 players"
    content["symbols"]["cat"] = ["relief 2.3"]
    assert network_for(content, 2) == network_for(drawn_layout(3), 2) == network_for("great", 2) == "2 players, other sheets"
    assert network_for(content, 3) == network_for("great", 5) == "3 to 5 players, other sheets"
