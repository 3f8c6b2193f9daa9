"""Bots at the terminal: opponents by name, hints, and games that remember who plays."""

import json
from pathlib import Path

import pytest

import saqqara

from .command_line import CommandLine


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games"


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path / "data"))
    return CommandLine(monkeypatch, capsys)


def test_bots_by_name(cli: CommandLine, games: Path) -> None:
    shown = cli("play", "--terminal", "--players", 3, "--seed", 5, "--bots", "2=greedy, 3 = random", typed="take\n")
    assert shown.code == 0
    assert "Seat 2: greedy\nSeat 3: random\n" in shown.out
    (file,) = games.iterdir()
    record = json.loads(file.read_text())
    assert record["bots"] == ["2=greedy", "3=random"]
    assert len(record["moves"]) == 3
    assert "Seat 2: greedy\nSeat 3: random\n" in cli("play", "--terminal", "--resume", typed="quit\n").out


def test_the_same_seed_gives_the_same_game(cli: CommandLine, games: Path) -> None:
    for _ in range(2):
        assert cli("play", "--terminal", "--bots", "1=level:1,2=greedy", "--seed", 1).code == 0
    first, second = (json.loads(file.read_text()) for file in games.iterdir())
    assert first == second
    assert saqqara.replay(first).over


def test_hints(cli: CommandLine) -> None:
    shown = cli("play", "--terminal", "--players", 2, "--seed", 3, typed="hint\nhelp\n")
    assert shown.code == 0
    hints = [line for line in shown.out.partition("> hint\n")[2].splitlines()[:3] if "%" in line]
    assert hints
    assert hints[0].split("  ")[1].strip() in saqqara.game("imhotep").start(seed=3).moves()
    assert "good moves now, and why" in shown.out


def test_nonsense_about_bots_in_a_saved_game(cli: CommandLine, tmp_path: Path) -> None:
    record = saqqara.game("imhotep").start(seed=1).record()
    for bots in ("2", [9], [["2"]], {"2": "greedy"}, ["2=nobody"], [None]):
        (tmp_path / "game.json").write_text(json.dumps(record | {"bots": bots}))
        shown = cli("play", "--terminal", "--resume", tmp_path / "game.json", typed="quit\n")
        assert shown.code == 0
        assert ": greedy" not in shown.out


@pytest.mark.parametrize("bots", ["3", "0", "one", "2=", "=greedy", "1,,2", "999999999999"])
def test_seats_that_are_none(cli: CommandLine, bots: str) -> None:
    assert "--bots must be seats from 1 to 2" in cli.refused("play", "--terminal", "--bots", bots)


def test_bots_that_are_none(cli: CommandLine) -> None:
    assert "--bots: unknown bot 'nobody'" in cli.refused("play", "--terminal", "--bots", "2=nobody")
