"""The examples run, and the policy they train wins."""

import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

import saqqara
from tests import needs

needs.module("pettingzoo")

ROUNDS = "4"
"""Of training: the same on every machine, and enough to see that it learns."""
EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> Any:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", saqqara.game_names())
def test_random_baseline(game: str) -> None:
    means = example("random_baseline").main(["--game", game, "--players", "3", "--games", "6"])
    assert sum(means.values()) == pytest.approx(0)


@pytest.mark.parametrize("game", ["imhotep", "anubixx"])
def test_ppo_beats_random(game: str, tmp_path: Path) -> None:
    saved = tmp_path / "policy.npz"
    assert example("ppo").main(["--game", game, "--rounds", ROUNDS, "--save", str(saved)]) > 0.6
    assert saved.exists()


def test_tournament_of_a_trained_policy() -> None:
    needs.module("openskill")
    table = example("tournament").main(["--rounds", "2", "--games", "12", "--bots", "random", "greedy"])
    assert [each.name for each in table] == ["ppo", "random", "greedy"]
    assert all(each.wins.games == 8 for each in table)


def test_open_spiel_solves_an_ending() -> None:
    needs.module("pyspiel")
    before, after = example("open_spiel_endgame").main(["--decisions", "3", "--iterations", "50"])
    assert after < before / 4
