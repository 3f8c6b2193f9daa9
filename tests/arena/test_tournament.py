"""Tournaments come out the same whoever plays them, and go on where they were stopped."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import saqqara
from saqqara.arena.journal import BadJournal, Journal
from saqqara.arena.match import Match, derived_seed, play_match
from saqqara.arena.plan import Plan, make_plan, prolonged
from saqqara.arena.tournament import Tournament, default_jobs, play, run
from saqqara.bots import bot

FIELD: dict[str, Any] = {"name": "imhotep", "players": ["greedy", "random", "level:1"], "games": 24, "seats": 2, "seed": 5}
SEARCH: dict[str, Any] = {"name": "anubixx", "players": ["search:20", "random"], "games": 4, "seed": 5}


@pytest.fixture(scope="module")
def whole() -> Tournament:
    return run(**FIELD, jobs=1)


def test_the_number_of_jobs_does_not_matter(whole: Tournament) -> None:
    assert run(**FIELD, jobs=2).as_json() == whole.as_json()


def test_a_budget_of_simulations_is_reproducible() -> None:
    assert run(**SEARCH, jobs=1).as_json() == run(**SEARCH, jobs=1).as_json()


def test_the_same_deal_for_everybody(whole: Tournament) -> None:
    first, second = (whole.plan.match(number) for number in (0, 1))
    assert first.entries == second.entries[::-1]
    starts = [saqqara.game(each.game, **each.options).start(seed=each.deal_seed) for each in (first, second)]
    assert starts[0] == starts[1]
    assert starts[0].record() == starts[1].record()


def test_a_match_is_what_its_bots_play() -> None:
    match = make_plan("imhotep", ["greedy", "random"], 2, seed=9).match(1)
    played = play_match(match)
    state = saqqara.game("imhotep", **match.options).start(seed=9)
    players = [bot(name) for name in match.bots]
    while (seat := state.mover) is not None:
        state.play(players[seat].choose(state, seed=derived_seed(9, 1, seat, state.ply)).move)
    assert played is not None
    assert (played.scores, played.ranking, played.moves) == (state.scores(), state.ranking(), state.ply)
    assert sum(played.decisions) == played.moves


def test_a_match_can_be_cancelled() -> None:
    class Now:
        def is_set(self) -> bool:
            return True

    assert play_match(make_plan("imhotep", ["greedy", "random"], 2).match(0), Now()) is None


def test_the_json(whole: Tournament) -> None:
    out = json.loads(json.dumps(whole.as_json()))
    assert [entry["name"] for entry in out["entries"]] == FIELD["players"]
    assert out["games"] == out["planned"] == 24
    assert out["finished"] is True
    assert sum(entry["wins"] for entry in out["entries"]) == pytest.approx(24)
    for entry in out["entries"]:
        assert entry["games"] == 16
        assert entry["win_rate"] == pytest.approx(entry["wins"] / entry["games"])
        low, high = entry["interval"]
        assert 0 <= low <= entry["win_rate"] <= high <= 1
        assert [seat["games"] for seat in entry["by_seat"]] == [8, 8]
        assert isinstance(entry["rating"], float)
    by_name = {entry["name"]: entry for entry in out["entries"]}
    assert by_name["greedy"]["rating"] > by_name["random"]["rating"]
    assert len(out["pairs"]) == 3


@pytest.mark.parametrize("stop_after", [1, 11])
def test_what_was_stopped_goes_on_to_the_same_end(whole: Tournament, tmp_path: Path, stop_after: int) -> None:
    path = tmp_path / "journal.jsonl"
    begun = Tournament(whole.plan)
    journal, games = Journal.begin(path, begun.plan), play(begun, jobs=1)
    for played in islice(games, stop_after):
        journal.write(played)
    games.close()
    journal.close()
    with path.open("ab") as file:
        file.write(b'{"number": 3, "de')  # the machine went down while a line was written
    assert len(path.read_bytes().splitlines()) == stop_after + 2
    resumed = run(**FIELD, jobs=1, journal=path)
    assert resumed.as_json() == whole.as_json()
    kept, plan, all_games = Journal.resume(path)
    kept.close()
    assert (plan, len(all_games)) == (whole.plan, 24)


def test_games_are_set_up_when_their_turn_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a tournament of any length begins at once, in little memory."""
    set_up, match = list[int](), Plan.match

    def counted(self: Plan, number: int) -> Match:
        set_up.append(number)
        return match(self, number)

    monkeypatch.setattr(Plan, "match", counted)
    begun = Tournament(make_plan("anubixx", ["greedy", "random"], 1000))
    games = play(begun, jobs=1)
    next(games)
    games.close()
    assert len(begun.games) == 1
    assert not begun.finished
    assert len(set_up) < 10


def test_a_finished_tournament_can_be_prolonged(whole: Tournament) -> None:
    shorter = run(**(FIELD | {"games": 12}), jobs=1)
    longer = Tournament(prolonged(shorter.plan, 24), list(shorter.games))
    assert len(list(play(longer, jobs=1))) == 12
    assert longer.as_json() == whole.as_json()


def test_files_that_are_no_journal(whole: Tournament, tmp_path: Path) -> None:
    head = json.dumps(whole.plan.as_json()).encode()
    line = whole.games[0].as_json()
    for number, content in enumerate(
        [
            b"",
            b"hello\n",
            b"[]\n",
            b"{}\n",
            head.replace(b"greedy", b"nobody") + b"\n",
            head.replace(b'"deals": 4', b'"deals": "many"') + b"\n",
            head + b"\n[1]\n",
            head + b'\n{"number": 1}\n',
            head + b"\n" + json.dumps(line | {"entries": [2, 0]}).encode() + b"\n",
            head + b"\n" + json.dumps(line | {"number": "0"}).encode() + b"\n",
            head + b"\n" + json.dumps(line | {"scores": [1]}).encode() + b"\n",
        ]
    ):
        path = tmp_path / f"{number}.jsonl"
        path.write_bytes(content)
        with pytest.raises(BadJournal):
            Journal.resume(path)
        assert path.read_bytes() == content, "and it is left as it was"


@pytest.mark.parametrize(
    "wrong",
    [
        {"seconds": ["soon", 1]},
        {"seconds": [None, 1]},
        {"seconds": [10**400, 1]},
        {"decisions": ["many", 2]},
        {"decisions": [1.5, 2]},
        {"scores": [10**400, 1]},
        {"ranking": [2, 2]},
        {"ranking": [1, 7]},
        {"ranking": [0, 1]},
    ],
)
def test_a_result_that_cannot_be_is_no_journal(whole: Tournament, tmp_path: Path, wrong: dict[str, Any]) -> None:
    path = tmp_path / "state.jsonl"
    path.write_text(f"{json.dumps(whole.plan.as_json())}\n{json.dumps(whole.games[0].as_json() | wrong)}\n")
    with pytest.raises(BadJournal):
        Journal.resume(path)


@pytest.mark.parametrize("wrong", [{"deals": 2.5}, {"deals": True}, {"players": [1, 2]}, {"players": [["greedy"], None]}])
def test_a_plan_that_cannot_be_is_no_journal(whole: Tournament, tmp_path: Path, wrong: dict[str, Any]) -> None:
    path = tmp_path / "state.jsonl"
    path.write_text(json.dumps(whole.plan.as_json() | wrong) + "\n")
    with pytest.raises(BadJournal):
        Journal.resume(path)


def test_bots_do_not_take_each_others_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 8)
    assert [default_jobs(threads) for threads in (1, 2, 3, 16)] == [8, 4, 2, 1]
