"""The analyse command: the table, JSON, the page, and what can be wrong."""

import json
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

import saqqara
from saqqara.arena.analysis import Decision, Study

from .command_line import CommandLine

RECORD = Path(__file__).parent / "games" / "recordings" / "imhotep-09.json"
FAST = ["--bot", "greedy", "--budget", 1]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(monkeypatch, capsys)


def test_the_command_its_json_and_its_page(cli: CommandLine, tmp_path: Path) -> None:
    shown = cli("analyse", RECORD, *FAST, "--json", tmp_path / "out.json", "--html", tmp_path / "out.html")
    assert shown.code == 0
    out = json.loads((tmp_path / "out.json").read_text())
    assert out["complete"] is True
    assert len(out["decisions"]) == 106
    assert [seat["score"] for seat in out["seats"]] == [53, 45]
    for decision in out["decisions"]:
        assert sum(decision["before"]) == pytest.approx(1, abs=0.001)
        marked = f"\n{decision['ply'] + 1:>4} "
        assert (marked in shown.out) == (decision["mark"] is not None)
    assert "Black wins with 53 points." in shown.out
    assert (tmp_path / "out.html").read_text().startswith("<!doctype html>")
    every = cli("analyse", RECORD, *FAST, "--all")
    assert all(f"\n{number:>4} " in every.out for number in range(1, 107))
    assert json.loads(cli("analyse", "-", *FAST, "--json", "-", typed=RECORD.read_bytes()).out) == out


@pytest.mark.parametrize("name", saqqara.game_names())
def test_a_game_of_every_kind(cli: CommandLine, tmp_path: Path, name: str) -> None:
    state = saqqara.game(name, players=3).start(seed=4)
    while not state.over and state.ply < 20:
        state.play(state.moves()[-1])
    (tmp_path / "game.json").write_text(json.dumps(state.record()))
    shown = cli(
        "analyse", tmp_path / "game.json", *FAST, "--all", "--html", tmp_path / "out.html", "--json", tmp_path / "out.json"
    )
    assert shown.code == 0
    out = json.loads((tmp_path / "out.json").read_text())
    assert [decision["move"] for decision in out["decisions"]] == state.record()["moves"]
    assert all(move in shown.out for move in state.record()["moves"])
    assert (tmp_path / "out.html").read_text().count("<svg") >= 1


def test_a_name_cannot_write_to_the_terminal(cli: CommandLine, tmp_path: Path) -> None:
    record = json.loads(RECORD.read_text()) | {"names": ["\x1b[31mred", "[bold]Bo[/]"]}
    (tmp_path / "named.json").write_text(json.dumps(record))
    shown = cli("analyse", tmp_path / "named.json", *FAST)
    assert shown.code == 0
    assert "\x1b" not in shown.out
    assert "[bold]Bo[" in shown.out


def test_a_game_that_is_not_over(cli: CommandLine, tmp_path: Path) -> None:
    record = saqqara.replay(json.loads(RECORD.read_text()), 12).record()
    (tmp_path / "game.json").write_text(json.dumps(record))
    assert "The game is not over." in cli("analyse", tmp_path / "game.json", *FAST).out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--budget soon", "--budget must be such as 0.2s, 200ms or 500 (simulations), not 'soon'"),
        ("--budget 0", "--budget must be"),
        ("--bot nobody", "--bot: unknown bot 'nobody'"),
        ("--jobs 0", "--jobs must be 1 or more"),
        ("--seed -1", "--seed must be a whole number"),
        ("--html nowhere/page.html", "cannot write nowhere/page.html"),
    ],
)
def test_wrong_options(cli: CommandLine, options: str, sentence: str) -> None:
    assert sentence in cli.refused("analyse", RECORD, *options.split())


def test_wrong_files(cli: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("{}")
    assert "format: is missing" in cli.refused("analyse", tmp_path / "no.json")
    assert "cannot read" in cli.refused("analyse", tmp_path)


def test_ctrl_c_shows_what_is_done(cli: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run = Study.run

    def three_and_ctrl_c(study: Study, jobs: int | None) -> Iterator[Decision]:
        yield from islice(run(study, jobs), 3)
        raise KeyboardInterrupt

    monkeypatch.setattr(Study, "run", three_and_ctrl_c)
    stopped = cli("analyse", RECORD, *FAST, "--jobs", 1, "--all", "--json", tmp_path / "out.json")  # one job keeps the order
    assert stopped.code == 130
    assert re.search(r"Interrupted after \d+ of 106 moves", stopped.err)
    assert "\n   3 " in stopped.out
    out = json.loads((tmp_path / "out.json").read_text())
    assert out["complete"] is False
    assert 3 <= len(out["decisions"]) < 106
