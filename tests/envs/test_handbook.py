"""The tables of docs/environments.md are those of the layouts."""

from pathlib import Path

import pytest

import saqqara
from saqqara.envs.observation import layout
from saqqara.games import describe

HANDBOOK = Path(__file__).parents[2] / "docs" / "environments.md"


OURS = [name for name in saqqara.game_names() if describe(name).__module__.startswith("saqqara.")]


@pytest.mark.parametrize("name", OURS)
def test_the_handbook_holds_the_table_of_every_entry(name: str) -> None:
    seen, actions = layout(name), len(saqqara.game(name).rules.notation)
    text = HANDBOOK.read_text()
    assert seen.table() in text
    assert f"{seen.size} numbers, {actions} actions," in text
