"""Playing in the terminal, by a script of typed lines."""

import json
import re
from pathlib import Path

import pytest

import saqqara
from saqqara.terminal.answer import Command, Unclear, understand

from .command_line import CommandLine, Terminal


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "data" / "games"


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> CommandLine:
    monkeypatch.setenv("SAQQARA_DATA", str(tmp_path / "data"))
    return CommandLine(monkeypatch, capsys)


def saved(games: Path) -> list[str]:
    """The moves of the only saved game."""
    (file,) = games.iterdir()
    moves: list[str] = json.loads(file.read_text())["moves"]
    return moves


def test_a_game_with_undo_save_and_resume(cli: CommandLine, games: Path, tmp_path: Path) -> None:
    copy = tmp_path / "my game.json"
    typed = f"take\nload 1.1\nundo\nundo\nredo\nl 1.2\n\nsave {copy}\nlog\nscore\n"
    first = cli("play", "--terminal", "--players", 2, "--seed", 3, typed=typed)
    assert first.code == 0
    assert saved(games) == ["take", "load 1.2"]
    assert json.loads(copy.read_text())["moves"] == ["take", "load 1.2"]
    assert re.search(r"1  black \(seat 1\): take\n +2  white \(seat 2\): load 1.2", first.out)
    assert "Points so far" in first.out
    again = cli("play", "--terminal", "--resume", typed="1\nquit\n")
    assert again.code == 0
    assert len(saved(games)) == 3
    cli("play", "--terminal", "--resume", copy, typed="take\n")
    assert json.loads(copy.read_text())["moves"] == ["take", "load 1.2"], "somebody's own file is left as it is"
    assert len([*games.iterdir()]) == 2


def test_what_cannot_be_done_is_told_and_the_game_goes_on(cli: CommandLine, games: Path, tmp_path: Path) -> None:
    (tmp_path / "there.json").write_text("")
    typed = (
        f"sail 1 temple\nfly\n99\nload\nundo\nredo\nsave {tmp_path / 'there.json'}\nsave /nowhere/at/all\nhelp\nmoves\nboard\n"
    )
    told = cli("play", "--terminal", "--players", 2, "--seed", 3, typed=typed)
    assert told.code == 0
    for part in (
        "sail 1 temple: ship 1 holds 0 and needs",
        "'fly' is no move and no command",
        "There is no move 99",
        "'load' could be load 1.1, load 1.2",
        "There is nothing to undo",
        "There is nothing to redo",
        "there.json exists already",
        "cannot write /nowhere/at/all",
        "take back your last move",
    ):
        assert part in told.out
    assert saved(games) == []


@pytest.mark.parametrize("game", saqqara.game_names())
def test_a_whole_game_by_numbers(cli: CommandLine, games: Path, game: str) -> None:
    ended = cli("play", "--terminal", "--game", game, "--players", 3, "--seed", 5, "--start", 2, typed="1\n" * 2000)
    assert ended.code == 0
    (file,) = games.iterdir()
    record = json.loads(file.read_text())
    state = saqqara.replay(record)
    assert state.over
    assert record["options"]["start"] == 1
    assert re.search(r"total +" + " +".join(str(score) for score in state.scores()), ended.out)
    assert re.search(r"place +" + " +".join(str(place) for place in state.ranking()), ended.out)
    assert re.search(r"wins with|share the victory", ended.out)
    assert "there is no unfinished game" in cli.refused("play", "--terminal", "--resume")


def test_seats_moved_by_chance(cli: CommandLine, games: Path) -> None:
    cli("play", "--terminal", "--players", 3, "--seed", 5, "--bots", "2,3", typed="take\n1\nundo\n")
    moves = saved(games)
    assert moves[0] == "take"
    (file,) = games.iterdir()
    state = saqqara.replay(json.loads(file.read_text()))
    assert state.mover == 0, "undo goes back to a person's decision"
    cli("play", "--terminal", "--resume", typed="1\n")
    assert json.loads(file.read_text())["bots"] == [2, 3]
    assert len(saved(games)) > len(moves) + 1, "they move on after a resume"


def test_a_game_that_plays_itself(cli: CommandLine, games: Path) -> None:
    assert cli("play", "--terminal", "--bots", "1,2", "--seed", 1).code == 0
    (file,) = games.iterdir()
    assert saqqara.replay(json.loads(file.read_text())).over


def test_only_who_looks_sees_the_face_down_cards(cli: CommandLine) -> None:
    state = saqqara.game("imhotep", sides="BAAAA").start(seed=8)
    script = []
    for wanted in ("load 1.1", "load 1.2", "load 1.3", "sail 1 market", "pick 4"):
        script.append(wanted if wanted in state.moves() else "take")
        state.play(script[-1])
    assert state.view()["question"] == "keep", script
    assert state.mover is not None
    looked = [name.replace("_", " ").title() for name in state.view(state.mover)["market"]["looked_at"]]
    out = cli("play", "--terminal", "--sides", "BAAAA", "--seed", 8, typed="\n".join(script) + "\n").out
    assert f"1 keep 1 {looked[0]}   2 keep 2 {looked[1]}" in out


LEGAL = ["take", "load 1.1", "load 1.2", "sail 3 temple", "sail 3 market"]


def test_understanding() -> None:
    notation = (*LEGAL, "sail 4 temple", "play chisel", "pass")
    for typed, move in [
        ("1", "take"),
        ("LOAD  1.2", "load 1.2"),
        ("t", "take"),
        ("s 3 t", "sail 3 temple"),
        ("sail 3 m", "sail 3 market"),
    ]:
        assert understand(typed, LEGAL, notation) == move
    assert understand("sail 4 temple", LEGAL, notation) == "sail 4 temple", "playing it tells why it is not legal"
    assert understand("p c", LEGAL, notation) == "play chisel"
    assert understand("save My File.json", LEGAL, notation) == Command("save", "My File.json")
    assert understand("u", LEGAL, notation) == Command("undo", "")
    assert understand("?", LEGAL, notation) == Command("help", "")
    for typed in ("0", "6", "99999999999999", "s", "load 1", "nonsense", "\x00"):
        with pytest.raises(Unclear):
            understand(typed, LEGAL, notation)


def test_input_that_is_no_text(cli: CommandLine) -> None:
    assert cli("play", "--terminal", "--players", 2, typed=b"take\n\xff\xfe\n").err == "saqqara: the input is not UTF-8 text\n"


def test_questions_for_somebody_at_a_terminal_and_ctrl_c(tmp_path: Path, games: Path) -> None:
    with Terminal(tmp_path, "play", "--terminal") as terminal:
        for question, answer in [
            ("Which game?", "anu\n"),
            ("How many players?", "7\n"),
            ("How many players?", "3\n"),
            ("The sheets", "papyrus\n"),
            ("cannot read papyrus", "great\n"),
            ("does the computer play", "0\n"),
        ]:
            terminal.wait_for(question)
            terminal.type(answer)
        terminal.wait_for("seat 1> ")
        terminal.type("done\n")
        terminal.wait_for("seat 2> ")
        assert terminal.interrupted() == 130
        assert saved(games) == ["done"]


def test_stepping_by_keys(tmp_path: Path) -> None:
    state = saqqara.game("imhotep").start(seed=2)
    for _ in range(12):
        state.play(state.moves()[0])
    (tmp_path / "record.json").write_text(json.dumps(state.record()))
    with Terminal(tmp_path, "replay", str(tmp_path / "record.json")) as terminal:
        for seen, key in [
            ("after 0 of 12", " "),
            ("after 1 of 12", "10\r"),
            ("after 10 of 12", "l"),
            ("after 12 of 12", "\x1b[D"),
            ("after 11 of 12", "q"),
        ]:
            terminal.wait_for(seen)
            terminal.wait_for("quit")
            terminal.type(key)
        assert terminal.ended() == 0
