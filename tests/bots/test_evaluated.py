"""The evaluations say and see what they said and saw: any change of a value, a count or a mark shows in some position.

If the change is meant, `make golden` writes the files again; read the difference. Changed counts and marks need new weights.
"""

import json

import pytest

import saqqara

from .evaluated import FOLDER, POSITIONS, evaluated
from .visits import state_at


@pytest.mark.parametrize("name", saqqara.game_names())
def test_evaluations_say_and_see_the_same(name: str) -> None:
    positions = json.loads((FOLDER / f"{name}.json").read_text())
    assert len(positions) == POSITIONS
    for position in positions:
        found = evaluated(state_at(name, position))
        assert found == {key: position[key] for key in found}, position
