"""`saqqara verify`: says that a game was fair, or what is wrong with it."""

import json
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara.table.fairness import commitment

from ..command_line import CommandLine

SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture
def saqqara_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(monkeypatch, capsys)


def record(game: str = "imhotep", **options: Any) -> dict[str, Any]:
    state = saqqara.game(game, **options).start(int(SEED, 16))
    while not state.over:
        state.play(state.moves()[len(state.moves()) // 2])
    return {**state.record(), "seed": SEED, "commitment": commitment(SEED), "names": ["Ann", "Ben"]}


@pytest.mark.parametrize(
    ("game", "options"),
    [("imhotep", {}), ("imhotep", {"players": 4, "sides": "BBBBB", "start": "random"}), ("anubixx", {"layout": "great"})],
)
def test_a_fair_game(saqqara_command: CommandLine, tmp_path: Path, game: str, options: dict[str, Any]) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(game, **options)), encoding="utf-8")
    outcome = saqqara_command("verify", path)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith(f"fair: the seed {SEED} deals this game, move for move.\n")
    assert commitment(SEED) in outcome.out


def test_from_the_standard_input_and_without_a_commitment(saqqara_command: CommandLine) -> None:
    fair = record()
    del fair["commitment"]
    outcome = saqqara_command("verify", "-", typed=json.dumps(fair))
    assert outcome.code == 0
    assert f"Compare its SHA-256 with what was published at the start: {commitment(SEED)}" in outcome.out


def test_a_game_that_was_given_up(saqqara_command: CommandLine) -> None:
    state = saqqara.game("imhotep").start(int(SEED, 16))
    state.play("take")
    given_up = {**state.record(), "seed": SEED, "commitment": commitment(SEED), "ended": "resigned"}
    assert saqqara_command("verify", "-", typed=json.dumps(given_up)).code == 0


def swapped(things: list[Any], one: int, other: int) -> list[Any]:
    new = things[:]
    new[one], new[other] = new[other], new[one]
    return new


def test_a_stacked_deck(saqqara_command: CommandLine) -> None:
    """The cards at the end of the draw pile, which nobody has seen, lie in another order than the seed says."""
    state = saqqara.game("imhotep").start(int(SEED, 16))
    setup = state.record()["setup"]
    deck = setup["market_deck"]
    other = next(i for i in range(30) if deck[i] != deck[33])
    rigged = saqqara.game("imhotep").start(int(SEED, 16), setup | {"market_deck": swapped(deck, other, 33)})
    rigged.play("take")
    said = saqqara_command.refused(
        "verify", "-", typed=json.dumps({**rigged.record(), "seed": SEED, "commitment": commitment(SEED)})
    )
    assert "the seed deals other market deck than the record has" in said


def test_rigged_dice(saqqara_command: CommandLine) -> None:
    """The rolls of another seed."""
    other = record("anubixx")
    other["seed"] = "f" * 32
    other["commitment"] = commitment("f" * 32)
    assert "the seed deals" in saqqara_command.refused("verify", "-", typed=json.dumps(other))


def test_a_seed_that_was_not_the_published_one(saqqara_command: CommandLine) -> None:
    changed = record() | {"commitment": "0" * 64}
    said = saqqara_command.refused("verify", "-", typed=json.dumps(changed))
    assert f"the seed is not the one that was published: its SHA-256 is {commitment(SEED)}" in said


@pytest.mark.parametrize("seed", [None, "", "x" * 32, "0" * 31, "0" * 33, 7, SEED.upper()])
def test_no_seed(saqqara_command: CommandLine, seed: Any) -> None:
    said = saqqara_command.refused("verify", "-", typed=json.dumps(record() | {"seed": seed}))
    assert "there is no seed in it" in said


def test_what_is_no_record(saqqara_command: CommandLine, tmp_path: Path) -> None:
    assert "moves[1]" in saqqara_command.refused("verify", "-", typed=json.dumps(record() | {"moves": ["take", "x"]}))
    for text in ("", "{", "[]", "{}"):
        assert saqqara_command.refused("verify", "-", typed=text)
    assert saqqara_command.refused("verify", tmp_path / "nothing.json")
