"""The tournament command: tables, JSON, CSV, Ctrl-C and going on."""

import csv
import json
import re
import shlex
import sys
from pathlib import Path

import pytest

import saqqara
from saqqara.arena.tournament import run

from .command_line import CommandLine, Terminal

COMMAND = ["tournament", "--players", "greedy,random", "--games", 8, "--seed", 5, "--jobs", 1]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path / "data"))
    return CommandLine(monkeypatch, capsys)


def test_the_command_its_json_and_csv(cli: CommandLine, tmp_path: Path) -> None:
    shown = cli(*COMMAND, "--json", tmp_path / "out.json", "--csv", tmp_path / "out.csv")
    assert (shown.code, shown.err) == (0, "")
    out = json.loads((tmp_path / "out.json").read_text())
    expected = run("imhotep", ["greedy", "random"], 8, seed=5, jobs=1).as_json()
    assert {key: out[key] for key in expected} == expected
    assert "8 games of 2 on 4 deals, sides all, seed 5" in shown.out
    with (tmp_path / "out.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows] == ["greedy", "random"]
    assert float(rows[0]["win_rate"]) == pytest.approx(out["entries"][0]["win_rate"])
    (journal,) = (tmp_path / "data" / "tournaments").iterdir()
    assert len(journal.read_text().splitlines()) == 9
    printed = json.loads(cli(*COMMAND, "--json", "-").out)
    assert printed["entries"] == out["entries"]


def test_a_line_up_and_pairs(cli: CommandLine) -> None:
    shown = cli("tournament", "--game", "anubixx", "--seats", 3, "--players", "greedy,random", "--games", 1, "--jobs", 1)
    assert shown.code == 0
    assert "3 games of 3 on 1 deal, seed" in shown.out
    assert "random (2)" in shown.out
    assert "ahead of" in shown.out


@pytest.mark.parametrize("name", saqqara.game_names())
def test_every_game_has_tournaments(cli: CommandLine, tmp_path: Path, name: str) -> None:
    players = "greedy,random,search:20,uct:20,level:3"
    command = ("tournament", "--game", name, "--seats", 2, "--players", players, "--games", 20, "--jobs", 1)
    shown = cli(*command, "--json", tmp_path / "out.json")
    assert shown.code == 0
    entries = json.loads((tmp_path / "out.json").read_text())["entries"]
    assert {entry["name"] for entry in entries} == set(players.split(","))


def test_going_on(cli: CommandLine, tmp_path: Path) -> None:
    state, whole = tmp_path / "state.jsonl", tmp_path / "whole.jsonl"
    assert cli(*COMMAND, "--state", whole, "--json", tmp_path / "whole.json").code == 0
    state.write_text("".join(line + "\n" for line in whole.read_text().splitlines()[:4]))
    assert cli("tournament", "--resume", state, "--json", tmp_path / "resumed.json", "--jobs", 1).code == 0
    one, other = (json.loads((tmp_path / f"{name}.json").read_text()) for name in ("whole", "resumed"))
    assert one["entries"] == other["entries"]
    assert cli("tournament", "--resume", state, "--games", 10, "--json", tmp_path / "more.json", "--jobs", 1).code == 0
    assert json.loads((tmp_path / "more.json").read_text())["games"] == 10
    assert "exists already; --resume" in cli.refused(*COMMAND, "--state", whole)
    assert "--seats cannot be given with --resume" in cli.refused("tournament", "--resume", state, "--seats", 2)
    assert "cannot go on with" in cli.refused("tournament", "--resume", tmp_path / "whole.json")


def test_ctrl_c_tells_how_it_stands_and_how_to_go_on(tmp_path: Path) -> None:
    words = ["tournament", "--players", "greedy,random", "--games", "100000", "--jobs", "2", "--json", "out.json"]
    with Terminal(tmp_path, *words, output=tmp_path / "out.txt") as terminal:
        terminal.wait_for("greedy ")
        terminal.ctrl_c()
        assert terminal.ended() == 130, terminal.seen
        assert "Traceback" not in terminal.seen
        told = terminal.seen.rstrip("\n").splitlines()
    assert "win rate" in (tmp_path / "out.txt").read_text()
    finished = json.loads((tmp_path / "out.json").read_text())["games"]
    assert told[-2].endswith(f"Interrupted after {finished:,} of 100,000 games. To go on:")
    go_on = shlex.split(told[-1])
    assert go_on[:3] == ["saqqara", "tournament", "--resume"]
    assert len(Path(go_on[3]).read_text().splitlines()) == finished + 1
    assert go_on[4:] == ["--jobs", "2", "--json", "out.json"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("", "--players must name bots"),
        ("--players foo,random", "--players: unknown bot 'foo'"),
        ("--players search:x,random", "--players: bot 'search:x' has no budget"),
        ("--players random,greedy --game chess", "--game must be one of imhotep, anubixx"),
        ("--players random,greedy --games 0", "--games must be 1 or more"),
        ("--players random,greedy --seats 9", "--seats must be 2 to 4 for imhotep, not 9"),
        ("--players random,greedy --sides ABC", "--sides must be five letters"),
        ("--players random,greedy --game anubixx --sides AAAAA", "unknown option of anubixx 'sides'"),
        ("--players random,greedy --game anubixx --wrath", "unknown option of anubixx 'wrath'"),
        ("--players random,greedy --layout great", "unknown option of imhotep 'layout'"),
        ("--players random,greedy --seed -1", "--seed must be a whole number"),
        ("--players random,greedy --jobs 0", "--jobs must be 1 or more"),
        ("--players random,greedy --json nowhere/out.json", "cannot write nowhere/out.json"),
        ("--resume nowhere.jsonl", "cannot go on with nowhere.jsonl: no such file"),
    ],
)
def test_wrong_options(cli: CommandLine, options: str, sentence: str) -> None:
    assert sentence in cli.refused("tournament", *options.split())


def test_what_must_be_installed(cli: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "--ray needs Ray: pip install" in cli.refused(*COMMAND, "--ray")
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    assert "ratings need OpenSkill: pip install" in cli.refused(*COMMAND)


def test_help(cli: CommandLine) -> None:
    for command in ("tournament", "analyse"):
        assert re.search("Example", cli(command, "--help").out)
