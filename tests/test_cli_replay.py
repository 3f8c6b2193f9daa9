"""Replaying records in the terminal, and Imhotep's text board."""

import json
import random
from pathlib import Path

import pytest

import saqqara
from saqqara import State

from .command_line import CommandLine


def played(game: str, moves: int, **options: object) -> "State[object]":  # type: ignore[type-var]
    """A game after some random moves."""
    state = saqqara.game(game, **options).start(seed=moves)
    choice = random.Random(moves)
    while not state.over and state.ply < moves:
        state.play(choice.choice(state.moves()))
    return state


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(monkeypatch, capsys)


@pytest.fixture(params=["imhotep", "anubixx"])
def file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / f"{request.param}.json"
    path.write_text(json.dumps(played(request.param, 2000).record()))
    return path


def test_at(cli: CommandLine, file: Path) -> None:
    record = json.loads(file.read_text())
    for number in (0, 7, len(record["moves"])):
        shown = cli("replay", file, "--at", number)
        assert shown.code == 0
        assert str(saqqara.replay(record, number)) in shown.out
        assert f"after {number} of {len(record['moves'])} moves" in shown.out
    assert "--at must be 0 to" in cli.refused("replay", file, "--at", 9999)
    assert "--at must be 0 to" in cli.refused("replay", file, "--at", -1)


def test_check(cli: CommandLine, file: Path) -> None:
    checked = cli("replay", file, "--check")
    assert checked.code == 0
    assert checked.out.startswith(f"ok: {file.stem}, 2 players, ")
    assert cli("replay", "-", "--check", typed=file.read_bytes()).out == checked.out
    record = json.loads(file.read_text())
    record["result"]["scores"][0] += 1
    file.write_text(json.dumps(record))
    assert "result.scores: the moves lead to" in cli.refused("replay", file, "--check")


def test_from_standard_input(cli: CommandLine, file: Path) -> None:
    assert str(saqqara.replay(json.loads(file.read_text()))) in cli("replay", "-", typed=file.read_bytes()).out


def test_stepping_by_lines(cli: CommandLine, file: Path) -> None:
    last = len(json.loads(file.read_text())["moves"])
    out = cli("replay", file, typed="n\n\nprev\n5\nlast\nnext\nfirst\nwhat\nquit\nn\n").out
    numbers = [int(line.split()[1]) for line in out.splitlines() if line.startswith("after ")]
    assert numbers == [0, 1, 2, 1, 5, last, last, 0, 0]


def test_picture(cli: CommandLine, file: Path, tmp_path: Path) -> None:
    assert cli("replay", file, "--at", 3, "--svg", tmp_path / "out.svg").code == 0
    assert (tmp_path / "out.svg").read_text(encoding="utf-8") == saqqara.replay(json.loads(file.read_text()), 3).svg()
    assert "cannot write" in cli.refused("replay", file, "--svg", tmp_path / "no" / "out.svg")


@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB", "ABABA", "BABAB"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_text_board_is_tidy_and_tells_nothing_hidden(players: int, sides: str) -> None:
    for moves in (0, 30, 77, 2000):
        state = played("imhotep", moves, players=players, sides=sides, wrath=True)
        text = str(state)
        assert text == "\n".join(line.rstrip() for line in text.splitlines())
        assert max(len(line) for line in text.splitlines()) <= 100
        assert str(state.conceal(None, seed=1)) == text
        for score, quarry in zip(state.scores(), state.view()["seats"], strict=True):
            assert f" {score} " in text
            assert f" {quarry['quarry']} " in text
