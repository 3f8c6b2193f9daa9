"""The search visits what it visited before: any change of selection, roll-outs or values shows in the visits of some move.

If the change is meant, `make golden` writes the files again; read the difference.
"""

import json

import pytest

import saqqara

from .visits import BOTS, FOLDER, POSITIONS, SIMULATIONS, state_at, visits, worths


@pytest.mark.parametrize("kind", BOTS)
@pytest.mark.parametrize("name", saqqara.game_names())
def test_the_visits_are_the_same(name: str, kind: str) -> None:
    positions = json.loads((FOLDER / f"{name}.json").read_text())
    assert len(positions) == POSITIONS
    for position in positions:
        assert sum(position[kind].values()) == SIMULATIONS
        assert visits(state_at(name, position), kind, position["seed"]) == position[kind], position


@pytest.mark.parametrize("name", saqqara.game_names())
def test_playing_on_comes_to_the_same(name: str) -> None:
    for position in json.loads((FOLDER / f"{name}.json").read_text()):
        assert worths(state_at(name, position), position["seed"]) == position["worth"], position
