"""The moves of a game, with undo and redo; and that a record is played once, whoever asks for it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara import IllegalMove, State
from saqqara.arena.analysis import Study
from saqqara.games import replay_states
from saqqara.games.history import History
from saqqara.table.fairness import check_chance, commitment
from saqqara.terminal.analysis_page import page

from ..command_line import CommandLine

SEED = "00112233445566778899aabbccddeeff"


@pytest.fixture
def history() -> History:
    return History(saqqara.game("imhotep").start(seed=int(SEED, 16)))


def moves(history: History) -> list[str]:
    return [played.move for played in history.played]


def test_play_undo_redo(history: History) -> None:
    for move in ("take", "load 1.1", "load 1.2"):
        history.play(move)
    assert [played.seat for played in history.played] == [0, 1, 0]
    third = history.state
    assert [played.move for played in history.undo(1)] == ["load 1.1", "load 1.2"]
    assert moves(history) == ["take"]
    assert history.state.record()["moves"] == ["take"]
    history.undo(0)
    assert [played.move for played in history.redo()] == ["take"]
    assert [played.move for played in history.redo()] == ["load 1.1", "load 1.2"]
    assert history.state == third
    assert history.state.record() == third.record()
    assert not history.undone


def test_another_move_forgets_what_was_undone(history: History) -> None:
    history.play("take")
    history.undo(0)
    with pytest.raises(IllegalMove):
        history.play("sail 1 temple")
    assert history.undone, "a move that is refused changes nothing"
    history.play("load 1.1")
    assert not history.undone
    assert moves(history) == ["load 1.1"]


def test_states_are_replaced_and_copies_go_their_own_way(history: History) -> None:
    history.play("take")
    before, copy = history.state, history.copy()
    history.play("take")
    assert before.ply == 1
    assert (copy.state, moves(copy)) == (before, ["take"])
    copy.undo(0)
    assert moves(history) == ["take", "take"]
    assert not history.undone


def test_of_a_record() -> None:
    state = whole_game()
    history = History.of_states(replay_states(state.record()))
    assert history.state == state
    assert moves(history) == state.record()["moves"]
    again = History(history.start)
    for move in moves(history):
        again.play(move)
    assert history.played == again.played
    assert {played.reveals for played in history.played} == {True, False}


def test_the_states_of_a_record() -> None:
    record: dict[str, Any] = {**whole_game().record(), "names": ["Ann", "Ben"]}
    states = replay_states(record)
    assert [state.ply for state in states] == list(range(len(record["moves"]) + 1))
    for ply in (0, 1, 20, len(record["moves"])):
        assert states[ply] == saqqara.replay(record, ply)
        assert states[ply].record() == saqqara.replay(record, ply).record()


def whole_game() -> State:
    state = saqqara.game("imhotep").start(seed=int(SEED, 16))
    while not state.over:
        state.play(state.moves()[len(state.moves()) // 2])
    return state


@pytest.fixture
def plays(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """Says how many moves have been played since it was last asked."""
    counted = 0
    play = State._play

    def counting(state: State, move: int) -> None:
        nonlocal counted
        counted += 1
        play(state, move)

    def since() -> int:
        nonlocal counted
        number, counted = counted, 0
        return number

    monkeypatch.setattr(State, "_play", counting)
    return since


def test_a_record_is_played_once(
    plays: Callable[[], int], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = whole_game().record() | {"seed": SEED, "commitment": commitment(SEED)}
    once = plays()
    (tmp_path / "game.json").write_text(json.dumps(record))
    cli = CommandLine(monkeypatch, capsys)
    for ply in (None, 0, 10):
        saqqara.replay(record, ply)
        assert plays() == once
    replay_states(record)
    assert plays() == once
    check_chance(record, SEED)
    assert plays() == once
    cli("verify", tmp_path / "game.json")
    assert plays() == once
    for options in (["--check"], ["--at", 5], ["--at", 5, "--svg", tmp_path / "out.svg"]):
        assert cli("replay", tmp_path / "game.json", *options).code == 0
        assert plays() == once
    cli("replay", tmp_path / "game.json", typed="last\nfirst\n20\nprevious\nquit\n")
    assert plays() == once


def test_an_analysis_plays_its_record_once(plays: Callable[[], int]) -> None:
    record = whole_game().record()
    once = plays()
    page(Study(record, name="random").analysis())
    assert plays() == once
