"""The same tournament on a Ray cluster, here a local one. `pip install ray` brings what these tests need."""

import pytest

from saqqara.arena.tournament import run
from tests import needs

needs.module("ray", "Ray")


@pytest.mark.filterwarnings("ignore")
def test_a_local_cluster_gives_the_same_result() -> None:
    asked = {"name": "imhotep", "players": ["greedy", "random"], "games": 8, "seed": 5}
    assert run(**asked, ray=True).as_json() == run(**asked, jobs=1).as_json()  # type: ignore[arg-type]
