"""Simulating: the figures are right, and depend neither on the number of jobs nor on the speed."""

import json
import statistics
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara.arena.simulate import BatchResult, play_games, random_game
from saqqara.arena.statistics import Statistics, distribution_of, interval

from .command_line import CommandLine, Terminal
from .no_machine_code import take_machine_code_away

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("imhotep", {"players": 2, "wrath": True, "start": "random"}),
    ("imhotep", {"players": 4, "sides": "BBBBB"}),
    ("anubixx", {"players": 3, "layout": "great"}),
]
SEED = 40


def account(name: str, options: dict[str, Any], games: int, **how: Any) -> tuple[Statistics, list[BatchResult]]:
    """The statistics of some games, and the batches in order."""
    game = saqqara.game(name, **options)
    counted = Statistics(game.players, game.rules.sources)
    batches = sorted(play_games(game, SEED, games, **how), key=lambda batch: batch.first)
    for batch in batches:
        counted.add(batch)
    return counted, batches


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_game_i_is_the_game_of_seed_s_plus_i(name: str, options: dict[str, Any]) -> None:
    (batch,) = account(name, options, 12, jobs=1, compiled=False)[1]
    for number in range(12):
        state = random_game(saqqara.game(name, **options), SEED + number)
        assert state.over
        assert (state.ply, state.scores()) == (batch.lengths[number], batch.scores[number])
        assert [seat for seat, place in enumerate(state.ranking()) if place == 1] == batch.winners[number]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_statistics_are_consistent(name: str, options: dict[str, Any]) -> None:
    counted, batches = account(name, options, 60, jobs=1, compiled=False)
    scores = [game for batch in batches for game in batch.scores]
    assert counted.games == len(scores) == 60
    assert sum(counted.wins) == 60
    for seat in range(counted.players):
        column = [game[seat] for game in scores]
        spread = distribution_of(counted.scores[seat])
        assert sum(counted.totals[seat]) == sum(column), "the sources add up to the scores"
        assert spread.mean == pytest.approx(statistics.mean(column))
        assert spread.std == pytest.approx(statistics.pstdev(column))
        assert (spread.min, spread.median, spread.max) == (min(column), statistics.median(column), max(column))
    assert counted.tied == sum(game.count(max(game)) > 1 for game in scores)


def test_shared_wins_are_fractions() -> None:
    counted = Statistics(3, ("points",))
    counted.add(BatchResult(0, [9, 9], [[5, 5, 1], [1, 2, 2]], [[0, 1], [2]], [[6], [7], [3]]))
    assert counted.wins == [Fraction(1, 2), Fraction(1, 2), Fraction(1)]
    assert (counted.tied, counted.shared) == (2, 1)


def test_interval() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(0.0, 10)[0] == pytest.approx(0.0)
    assert interval(1.0, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_the_speed_does_not_matter(name: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saqqara.arena.simulate.NATIVE_BATCH", 40)
    slow = account(name, options, 150, jobs=1, compiled=False)[0]
    assert slow == account(name, options, 150, jobs=1, compiled=True)[0]
    assert slow == account(name, options, 150, jobs=3, compiled=True)[0]


def test_the_number_of_processes_does_not_matter() -> None:
    name, options = GAMES[1]
    assert account(name, options, 130, jobs=1, compiled=False)[0] == account(name, options, 130, jobs=2, compiled=False)[0]


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(monkeypatch, capsys)


def test_the_command_and_its_json(cli: CommandLine, tmp_path: Path) -> None:
    command = ["simulate", "--players", 3, "--sides", "abbab", "--games", 20, "--seed", SEED, "--jobs", 1, "--interpreted"]
    shown = cli(*command, "--json", tmp_path / "out.json")
    assert shown.code == 0
    out = json.loads((tmp_path / "out.json").read_text())
    expected = account("imhotep", {"players": 3, "sides": "ABBAB"}, 20, jobs=1, compiled=False)[0].as_json()
    assert {key: out[key] for key in expected} == expected
    assert out["options"] == {"players": 3, "sides": "ABBAB", "wrath": False, "start": 0}
    for seat, figures in enumerate(out["seats"], 1):
        assert sum(figures["by_source"].values()) == pytest.approx(figures["score"]["mean"])
        assert f"\n{seat}     {figures['score']['mean']:.2f}" in shown.out
    printed = json.loads(cli(*command, "--json", "-").out)
    assert {key: printed[key] for key in expected} == expected


@pytest.mark.parametrize("name", saqqara.game_names())
def test_exported_records_replay(cli: CommandLine, tmp_path: Path, name: str) -> None:
    command = [
        "simulate",
        "--game",
        name,
        "--games",
        5,
        "--seed",
        SEED,
        "--jobs",
        1,
        "--interpreted",
        "--export",
        tmp_path / "new",
    ]
    assert cli(*command).code == 0
    files = sorted((tmp_path / "new").iterdir())
    assert [file.name for file in files] == [f"{name}-{number:07}.json" for number in range(5)]
    batch = account(name, {}, 5, jobs=1, compiled=False)[1][0]
    for number, file in enumerate(files):
        record = json.loads(file.read_text())
        assert record["seed"] == SEED + number
        assert saqqara.replay(record).scores() == batch.scores[number]
    assert "choose another directory" in cli.refused(*command)


def test_without_machine_code_the_interpreter_plays_and_says_so(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    take_machine_code_away(monkeypatch, tmp_path)
    for _ in range(2):
        assert cli("simulate", "--games", 2, "--jobs", 1).code == 0
    (said,) = caplog.messages
    assert "Imhotep is played by Python" in said
    assert "`pip install ziglang` brings one" in said


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_tells_what_was_finished(jobs: str, tmp_path: Path) -> None:
    words = f"simulate --games 1000000 --interpreted --jobs {jobs} --json out.json".split()
    with Terminal(tmp_path, *words, output=tmp_path / "out.txt") as terminal:
        terminal.wait_for("moves/s")
        terminal.ctrl_c()
        assert terminal.ended() == 130, terminal.seen
        assert "Traceback" not in terminal.seen
    assert 0 < json.loads((tmp_path / "out.json").read_text())["games"] < 1000000
    assert "moves/s" in (tmp_path / "out.txt").read_text()


def test_ctrl_c_while_the_processes_start(tmp_path: Path) -> None:
    words = ["simulate", "--games", "1000000", "--interpreted", "--jobs", "2"]
    with Terminal(tmp_path, *words) as terminal:
        terminal.wait_for("games")
        terminal.ctrl_c()
        assert terminal.ended() == 130, terminal.seen
        assert "Traceback" not in terminal.seen


@pytest.mark.parametrize("file", ["nowhere/out.json", "."])
def test_an_output_that_cannot_be_written_stops_it_before_the_games(cli: CommandLine, file: str) -> None:
    assert f"cannot write {file}" in cli.refused("simulate", "--games", 5, "--json", file)
