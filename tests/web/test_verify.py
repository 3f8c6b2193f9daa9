"""From the first answer of a server to `saqqara verify`: the chance of a finished game can be checked by anybody."""

import hashlib
import json
import random
from typing import Any

import pytest

import saqqara

from ..command_line import CommandLine
from .conftest import New


@pytest.mark.parametrize("game", saqqara.game_names())
def test_a_game_played_at_a_server_is_provably_fair(
    new: New, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With undo in it: who goes back gets no other chance than the seed's."""
    ann, lot = new("Ann"), random.Random(7)
    first = table = ann.create(game, "me me", options={"start": "random"})
    path = f"/tables/{table['id']}"
    while table["status"] == "running":
        assert table["seed"] is None
        assert table["commitment"] == first["commitment"]
        if table["undo"] and lot.random() < 0.05:
            ann.undo(table["id"], table["version"])
        else:
            ann.move(table["id"], lot.choice(table["view"]["moves"]), table["version"])
        table = ann.table(table["id"])
    assert hashlib.sha256(bytes.fromhex(table["secret"])).hexdigest() == first["commitment"]
    record: dict[str, Any] = ann.ask(f"{path}/record")
    command = CommandLine(monkeypatch, capsys)
    outcome = command("verify", "-", typed=json.dumps(record))
    assert (outcome.code, outcome.out.splitlines()[0]) == (0, f"fair: the seed {table['seed']} deals this game, move for move.")
    assert first["commitment"] in outcome.out
    assert "the seed" in command.refused("verify", "-", typed=json.dumps(record | {"seed": "0" * 32}))


def test_every_table_has_a_seed_of_its_own(new: New) -> None:
    ann = new("Ann")
    seeds = [ann.create()["commitment"] for _ in range(20)]
    assert len(set(seeds)) == 20
