"""Every command on games that bring no words of their own: Scarabs, and Royal Scarabs, which brings some."""

import json
import re
from pathlib import Path

import pytest

import saqqara
from saqqara.games import describe, game_names
from saqqara.games.description import benchmark_cases

from ..command_line import CommandLine


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path / "data"))
    return CommandLine(monkeypatch, capsys)


def saved(tmp_path: Path) -> Path:
    (file,) = (tmp_path / "data" / "games").iterdir()
    return file


def test_playing_and_what_only_the_mover_sees(cli: CommandLine, tmp_path: Path) -> None:
    state = saqqara.game("scarabs").start(seed=3)
    hand = " ".join(str(card) for card in state.view(0)["seats"][0]["hand"])
    shown = cli("play", "--terminal", "--game", "scarabs", "--seed", 3, typed="lay 9\nhint\n1\nundo\nlay 2\nlog\nquit\n").out
    first, _, rest = shown.partition("seat 1> ")
    assert hand not in first.partition("Only you see:")[0], "the board is for everybody"
    assert hand in first.partition("Only you see:")[2]
    assert re.search(r"Moves  1 lay 1   2 lay 2", first)
    assert "'lay 9' is no move and no command" in rest
    assert "%" in rest.partition("> hint\n")[2].splitlines()[0]
    assert json.loads(saved(tmp_path).read_text())["moves"] == ["lay 2"]


@pytest.mark.parametrize("name", ["scarabs", "royal_scarabs"])
def test_a_whole_game_and_what_follows(cli: CommandLine, tmp_path: Path, name: str) -> None:
    options = ["--game", name, "--players", 3, "--seed", 5, "--doubles", "--bots", "3=greedy"]
    ended = cli("play", "--terminal", *options, typed="1\n" * 50)
    assert ended.code == 0
    file = saved(tmp_path)
    state = saqqara.replay(json.loads(file.read_text()))
    assert state.over
    assert state.options["doubles"] is True
    assert re.search(r"total +" + " +".join(str(score) for score in state.scores()), ended.out)
    assert cli("replay", file, "--check").out.startswith(f"ok: {name}, 3 players, 12 moves. ")
    assert str(saqqara.replay(json.loads(file.read_text()), 4)) in cli("replay", file, "--at", 4).out
    assert cli("replay", file, "--svg", tmp_path / "board.svg").code == 0
    page = tmp_path / "page.html"
    looked = cli("analyse", file, "--budget", 20, "--html", page)
    assert looked.code == 0
    assert f"<h1>{describe(name).title}, a look back</h1>" in page.read_text()
    assert "doubles" in page.read_text().partition("</header>")[0].lower()
    assert "var(--seat-3)" in page.read_text()


def test_simulations_and_tournaments(cli: CommandLine) -> None:
    shown = cli("simulate", "--game", "scarabs", "--games", 40, "--seed", 1, "--jobs", 1, "--doubles").out
    assert "scarabs: 40 random games, players 2, doubles yes, start 1, seed 1" in shown
    assert "kept card" in shown
    table = cli("tournament", "--game", "scarabs", "--players", "greedy,random", "--games", 4, "--seed", 1, "--jobs", 1).out
    assert "4 games of 2 on 2 deals, seed 1" in table
    assert "unknown option of scarabs 'sides'" in cli.refused("simulate", "--game", "scarabs", "--sides", "AAAAA")


def test_every_game_has_something_to_measure() -> None:
    for name in game_names():
        for case in benchmark_cases(describe(name)):
            assert saqqara.game(name, **case.options).players in describe(name).rules.players


def test_help_has_every_game(cli: CommandLine) -> None:
    shown = cli("simulate", "--help").out
    for name in game_names():
        for option in describe(name).options:
            assert f"--{option.name}" in shown
