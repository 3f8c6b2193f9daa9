"""Every door by HTTP: what it does, and how it refuses."""

import os
import time
from typing import Any
from unittest.mock import ANY

import httpx
import pytest

import saqqara
from saqqara.table.bot_names import NAMES
from tests import needs

from .client import PATIENCE, Person, Server, new_command
from .conftest import Game, New

HIDDEN_BEFORE_THE_END = ("seed", "secret", "market_deck", "round_cards", "shuffles", "rolls")


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and message id of a refusal, which always has the same form."""
    said = answer.json()
    assert answer.headers["content-type"].startswith("application/json")
    assert said["status"] == answer.status_code
    assert said["text"]
    assert "Traceback" not in answer.text
    assert set(said) <= {"status", "error", "text", "args", "events", "table"}
    return answer.status_code, said["error"]


# The games
def test_the_games_with_all_that_a_start_form_needs(new: New) -> None:
    games = {each["name"]: each for each in new().ask("/games")}
    assert list(games) == saqqara.games.game_names()
    imhotep = games["imhotep"]
    assert (imhotep["title"], imhotep["players"]) == ("Imhotep", [2, 3, 4])
    assert games["anubixx"]["players"] == [2, 3, 4, 5]
    assert [each["name"] for each in imhotep["options"]] == ["sides", "wrath"]
    assert imhotep["options"][1] == {"name": "wrath", "kind": "flag", "default": False, "choices": [], "help": ANY}
    assert games["anubixx"]["options"][0]["choices"] == ["classic", "great"]
    for name, each in games.items():
        state = saqqara.game(name).start(1)
        assert each["sources"] == list(state.breakdown()[0])
        assert len(each["levels"]) == 10


# Opening a table
def test_a_table_with_nobody_to_wait_for_begins_at_once(new: New) -> None:
    ann = new("Ann")
    table = ann.create("imhotep", "me me bot:2", options={"sides": "BABAB", "wrath": True, "start": 1})
    assert (table["status"], table["game"], table["version"]) == ("running", "imhotep", 2)
    assert table["options"] == {"players": 3, "sides": "BABAB", "wrath": True, "start": 1}
    assert (table["yours"], table["acting"], table["view"]["mover"]) == ([0, 1], 1, 1)
    assert [seat["kind"] for seat in table["seats"]] == ["human", "human", "bot"]
    assert [seat["level"] for seat in table["seats"]] == [None, None, 2]
    assert (table["seed"], table["ranking"], table["rematch"], table["ended"]) == (None, None, None, None)
    assert len(table["commitment"]) == 64


def test_a_table_that_waits_shows_its_links_to_those_who_sit_there_only(new: New) -> None:
    ann, ben, cem = new("Ann"), new("Ben"), new("Cem")
    table = ann.create("anubixx", "me friend friend", options={"layout": "great"}, public=True)
    assert (table["status"], table["view"], table["acting"]) == ("waiting", None, None)
    links = [seat["invite"] for seat in table["seats"]]
    assert links[0] is None
    assert len(set(links[1:])) == 2
    assert all(len(link) >= 22 for link in (*links[1:], table["watch"]))
    seen = cem.table(table["id"])
    assert [seat["invite"] for seat in seen["seats"]] == [None] * 3
    assert (seen["watch"], seen["yours"]) == (None, [])
    joined = ben.join(links[2])
    assert (joined["yours"], [seat["name"] for seat in joined["seats"]]) == ([2], ["Ann", "", "Ben"])
    assert [seat["invite"] for seat in joined["seats"]] == [None, links[1], None]
    assert problem(ann.post(f"/tables/{table['id']}/start")) == (409, "error-open-seats")


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"seats": [{"kind": "bot"}, {"kind": "bot"}]}, (422, "error-nobody")),
        ({"seats": [{"kind": "friend"}, {"kind": "bot"}]}, (422, "error-nobody")),
        ({"options": {"sides": "AAAAC"}}, (422, "error-options")),
        ({"options": {"players": 3}}, (422, "error-options")),
        ({"options": {"colour": "red"}}, (422, "error-options")),
        ({"options": {"name": "chess"}}, (422, "error-options")),
        ({"options": {"start": 7}}, (422, "error-options")),
        ({"options": {"layout": "classic"}}, (422, "error-options")),
        ({"game": "anubixx", "options": {"layout": "x = ["}}, (422, "error-options")),
        ({"game": "anubixx", "options": {"layout": {"a": 1}}}, (422, "error-options")),
        ({"seats": [{"kind": "me", "level": 3}, {"kind": "bot"}]}, (422, "error-bad-request")),
        ({"ply": 3}, (422, "error-bad-request")),
        ({"record": {"format": "saqqara/1"}}, (422, "error-record")),
        ({"record": {}}, (422, "error-record")),
        ({"game": "chess"}, (422, "error-options")),
        ({"game": None}, (400, "error-bad-request")),
        ({"seats": []}, (400, "error-bad-request")),
        ({"seats": [{"kind": "me"}] * 6}, (400, "error-bad-request")),
        ({"seats": [{"kind": "king"}] * 2}, (400, "error-bad-request")),
        ({"seats": [{"kind": "me", "name": "x" * 41}, {"kind": "me"}]}, (400, "error-bad-request")),
        ({"seats": [{"kind": "bot", "level": 11}, {"kind": "me"}]}, (400, "error-bad-request")),
        ({"seats": [{"kind": "me"}] * 5}, (422, "error-options")),
        ({"command": "short"}, (400, "error-bad-request")),
        ({"command": "x" * 65}, (400, "error-bad-request")),
        ({"command": "with space"}, (400, "error-bad-request")),
        ({"command": "colon:colon"}, (400, "error-bad-request")),
        ({"command": None}, (400, "error-bad-request")),
        ({"clock": {"kind": "live", "seconds": 1}}, (400, "error-bad-request")),
        ({"clock": {"kind": "sand"}}, (400, "error-bad-request")),
        ({"extra": 1}, (400, "error-bad-request")),
    ],
)
def test_wishes_that_cannot_be_are_refused(new: New, wish: dict[str, Any], error: tuple[int, str]) -> None:
    ann = new("Ann")
    whole = {"command": new_command(), "game": "imhotep", "seats": [{"kind": "me"}, {"kind": "me"}]} | wish
    answer = ann.http.post("/api/tables", json=whole)
    assert problem(answer) == error
    assert ann.ask("/tables", mine=True) == []


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"text"',
        b"\xff\xfe",
        b'{"command": 1}',
        b"[" * 5_000,
        b"1e999",
        b"9" * 500,
        b'{"command": "long-enough\\u0000"}',
        b"{}\0",
    ],
)
def test_bodies_that_cannot_be_read_are_refused_everywhere(game: Game, body: bytes) -> None:
    for door in ("/api/tables", "/api/joins", "/api/studies", f"/api{game.path}/moves", f"/api{game.path}/chat"):
        assert problem(game.ann.http.post(door, content=body)) == (400, "error-bad-request")
    assert game.version == game.first["version"]


# Seats
def test_an_invitation_is_taken_up_once(new: New) -> None:
    ann, ben, cem = new("Ann"), new("Ben"), new("Cem")
    table = ann.create(seats="me friend")
    key = table["seats"][1]["invite"]
    ben.join(key)
    assert problem(cem.post("/joins", key=key, name="Cem")) == (404, "error-no-invitation")
    assert problem(cem.post("/joins", key="no-such-key")) == (404, "error-no-invitation")
    assert ann.join(key)["yours"] == [0], "who sits there already is led to the table"
    assert ben.join(key)["yours"] == [1], "who has taken it up is led to the table again"
    assert ann.table(table["id"])["version"] == 2


def test_who_leaves_a_waiting_table_frees_the_seat_under_a_new_link(new: New) -> None:
    ann, ben, cem = new("Ann"), new("Ben"), new("Cem")
    table = ann.create(seats="me friend")
    key = table["seats"][1]["invite"]
    ben.join(key)
    assert ben.leave(table["id"], 1).status_code == 200
    assert problem(ben.get(f"/tables/{table['id']}")) == (404, "error-not-found")
    for person in (ben, cem):
        assert problem(person.post("/joins", key=key)) == (404, "error-no-invitation")
    fresh = ann.table(table["id"])["seats"][1]
    assert (fresh["kind"], fresh["name"]) == ("open", "")
    assert cem.join(fresh["invite"])["yours"] == [1]


def test_sitting_down_at_a_public_table(new: New) -> None:
    ann, ben, cem = new("Ann"), new("Ben"), new("Cem")
    table = ann.create(seats="me friend", public=True)
    assert table["id"] in [line["id"] for line in cem.ask("/tables")]
    assert problem(ben.sit(table["id"], 0)) == (409, "error-seat-taken")
    assert problem(ben.sit(table["id"], 2)) == (404, "error-no-seat")
    assert problem(ben.sit(table["id"], 5)) == (400, "error-bad-request")
    assert ben.sit(table["id"], 1).json()["yours"] == [1]
    assert problem(cem.sit(table["id"], 1)) == (409, "error-seat-taken")
    assert problem(cem.post(f"/tables/{table['id']}/start")) == (403, "error-not-yours")
    assert ben.tell(f"/tables/{table['id']}/start")["status"] == "running"
    assert problem(ben.post(f"/tables/{table['id']}/start")) == (409, "error-started")


def test_leaving_and_coming_back_during_the_game(game: Game) -> None:
    assert problem(game.ben.leave(game.id, 0)) == (403, "error-not-yours")
    left = game.ben.leave(game.id, 1).json()
    assert (left["seats"][1]["kind"], left["seats"][1]["name"], left["yours"]) == ("bot", "Ben", [1])
    assert problem(game.ben.leave(game.id, 1)) == (422, "error-left-already")
    assert problem(game.ann.sit(game.id, 1)) == (409, "error-seat-taken")
    back = game.ben.sit(game.id, 1).json()
    assert (back["seats"][1]["kind"], back["seats"][1]["name"]) == ("human", "Ben")
    assert problem(game.ben.sit(game.id, 1)) == (422, "error-seated")


# Playing
def test_moves_are_checked_for_seat_version_and_rules(game: Game) -> None:
    ann, ben, path, version = game.ann, game.ben, game.path, game.version
    assert problem(ben.post(f"{path}/moves", move="take", version=version)) == (403, "error-not-yours")
    illegal = ann.post(f"{path}/moves", move="sail 1 temple", version=version)
    assert problem(illegal)[0] == 422
    assert problem(illegal)[1].startswith("illegal-")
    assert problem(illegal)[1] != "illegal-not-a-move"
    assert illegal.json()["args"] == {"move": "sail 1 temple"}
    assert problem(ann.post(f"{path}/moves", move="checkmate", version=version)) == (422, "illegal-not-a-move")
    assert problem(ann.post(f"{path}/moves", move="x" * 65, version=version)) == (400, "error-bad-request")
    assert problem(ann.post(f"{path}/moves", move="take", version=-1)) == (400, "error-bad-request")
    assert game.version == version
    assert ann.move(game.id, "take", version) == version + 1


def test_an_old_version_is_told_what_it_has_missed(game: Game) -> None:
    version = game.version
    game.ann.move(game.id, "take", version)
    game.ben.move(game.id, "take", version + 1)
    answer = game.ann.post(f"{game.path}/moves", move="take", version=version)
    assert problem(answer) == (409, "error-old-version")
    said = answer.json()
    assert [entry["version"] for entry in said["events"]] == [version + 1, version + 2]
    assert [(entry["seat"], entry["move"]) for entry in said["events"]] == [(0, "take"), (1, "take")]
    assert said["events"] == game.ann.ask(f"{game.path}/log")[-2:]
    assert said["table"] == game.ann.table(game.id)
    for door in ("undo", "redo"):
        assert problem(game.ben.post(f"{game.path}/{door}", version=version)) == (409, "error-old-version")
    assert problem(game.ben.post(f"{game.path}/resign", version=version, seat=1)) == (409, "error-old-version")
    ahead = game.ann.post(f"{game.path}/moves", move="take", version=version + 9)
    assert problem(ahead) == (409, "error-old-version")
    assert ahead.json()["table"]["version"] == version + 2


def test_who_has_missed_very_much_is_told_the_last_of_it(new: New) -> None:
    ann = new("Ann")
    table = ann.create("anubixx", "me me")
    version = table["version"]
    for _ in range(30):
        ann.tell(f"/tables/{table['id']}/chat", phrase="hello")
    said = ann.post(f"/tables/{table['id']}/moves", move="done", version=version - 1).json()
    assert [entry["version"] for entry in said["events"]] == list(range(version + 11, version + 31))
    assert said["table"]["version"] == version + 30


def test_undo_and_redo_are_offered_exactly_when_they_work(game: Game) -> None:
    version = game.version
    assert problem(game.ann.post(f"{game.path}/undo", version=version)) == (422, "error-no-undo")
    version = game.ann.move(game.id, "take", version)
    assert [(each.table(game.id)["undo"], each.table(game.id)["redo"]) for each in game[:2]] == [(True, False), (False, False)]
    assert problem(game.ben.post(f"{game.path}/undo", version=version)) == (422, "error-no-undo")
    version = game.undo(version)
    table = game.ann.table(game.id)
    assert (table["undo"], table["redo"], table["view"]) == (False, True, game.first["view"])
    assert problem(game.ben.post(f"{game.path}/redo", version=version)) == (422, "error-no-redo")
    version = game.ann.redo(game.id, version)
    assert game.ben.table(game.id)["acting"] == 1


def test_who_is_asked_to_allow_an_undo_may_decline(game: Game, new: New) -> None:
    version = game.ann.move(game.id, "take", game.version)
    assert game.ann.table(game.id)["undo_asks"]
    version = game.ann.undo(game.id, version)
    seen = [person.table(game.id) for person in game[:2]]
    assert [each["undo_offer"] for each in seen] == [
        {"seat": 0, "waits_for_you": False},
        {"seat": 0, "waits_for_you": True},
    ]
    assert [(each["undo"], each["view"]["ply"]) for each in seen] == [(False, 1), (False, 1)]
    answer = f"{game.path}/undo/answer"
    assert problem(game.ann.post(answer, version=version, accept=True)) == (403, "error-not-yours")
    assert problem(game.ann.post(f"{game.path}/undo", version=version)) == (409, "error-undo-asked")
    game.ben.tell(answer, version=version, accept=False)
    assert game.ben.table(game.id)["undo_offer"] is None
    assert problem(game.ben.post(answer, version=game.version, accept=True)) == (422, "error-no-offer")
    assert [entry["words"][0]["id"] for entry in game.ben.ask(f"{game.path}/log")[-2:]] == [
        "table-undo-offered",
        "table-undo-declined",
    ]


def test_a_finished_game_answers_410(game: Game) -> None:
    game.finish()
    version = game.version
    assert problem(game.ann.post(f"{game.path}/moves", move="take", version=version)) == (410, "error-finished")
    for door in ("undo", "redo"):
        assert problem(game.ann.post(f"{game.path}/{door}", version=version)) == (410, "error-finished")
    assert problem(game.ann.post(f"{game.path}/resign", version=version, seat=0)) == (410, "error-finished")
    assert problem(game.ann.leave(game.id, 0)) == (410, "error-finished")
    assert problem(game.ann.sit(game.id, 0)) == (410, "error-finished")
    assert problem(game.ann.post(f"{game.path}/hint", version=version, command=None)) == (410, "error-finished")
    table = game.ann.table(game.id)
    assert (table["status"], table["ended"], table["ranking"]) == ("finished", "resigned", [1, 2])


def test_giving_up_is_for_ones_own_seats(game: Game) -> None:
    assert problem(game.ben.post(f"{game.path}/resign", seat=0, version=game.version)) == (403, "error-not-yours")
    assert problem(game.ben.post(f"{game.path}/resign", seat=3, version=game.version)) == (404, "error-no-seat")


def test_a_clock_is_shown_and_runs_for_the_mover(new: New) -> None:
    table = new("Ann").create(seats="me me", clock={"kind": "live", "seconds": 600, "increment": 5})
    clock = table["clock"]
    assert (clock["kind"], clock["increment"], clock["running"], clock["left"][1]) == ("live", 5, 0, 600)
    assert 590 < clock["left"][0] <= 600
    days = new("Ben").create("anubixx", "me me", clock={"kind": "days", "days": 2})["clock"]
    assert (days["kind"], days["left"][1]) == ("days", 2 * 86_400)


@pytest.mark.skipif("SAQQARA_LONG" not in os.environ, reason=needs.reason("time"))
def test_a_flag_falls_without_anybody_asking(new: New) -> None:
    """The shortest clock that there is; the server's own sweep finds it. Everybody has made a first move."""
    ann = new("Ann")
    table = ann.create(seats="me me", clock={"kind": "live", "seconds": 10})
    for _ in range(2):
        ann.move(table["id"], table["view"]["moves"][0], table["version"])
        table = ann.table(table["id"])
    line = ann.socket(table["id"], since=table["version"])
    ended = line.wait_for("event")["table"]
    assert (ended["status"], ended["ended"], ended["ranking"]) == ("finished", "flagged", [2, 1])


def test_a_line_break_at_the_end_is_no_part_of_an_id_or_a_number(new: New) -> None:
    """A number with one went into the seed, and no record of such a game could be verified."""
    ann, ben = new("Ann"), new("Ben")
    table = ann.create(seats="me friend", public=True)
    joining = {"key": table["seats"][1]["invite"], "name": "Ben", "number": "0" * 32 + "\n"}
    assert problem(ben.post("/joins", **joining)) == (400, "error-bad-request")
    assert problem(ben.sit(table["id"], 1, number="0" * 32 + "\n")) == (400, "error-bad-request")
    for command in ("long-enough\n", "long-enough\r", "long\nenough"):
        assert problem(ann.post(f"/tables/{table['id']}/chat", command=command, text="hello")) == (400, "error-bad-request")
        assert problem(ann.leave(table["id"], 0, command)) == (400, "error-bad-request")
        assert problem(ann.get("/commitment", command=command)) == (400, "error-bad-request")


# Words
@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "&amp; \"'`${x}", "\u202ertl", "سلام 🎲", "{{7*7}}", "\\u0041"])
def test_names_and_words_are_kept_as_they_are(new: New, text: str) -> None:
    ann = new(text)
    table = ann.create(seats="me me")
    ann.tell(f"/tables/{table['id']}/chat", text=text)
    expected = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    answer = ann.get(f"/tables/{table['id']}")
    assert answer.json()["seats"][0]["name"] == expected
    assert answer.headers["content-type"] == "application/json"
    entry = ann.ask(f"/tables/{table['id']}/log")[-1]
    assert entry["text"] == "".join(c if c.isprintable() else " " for c in text).strip()


def test_chat_has_limits(game: Game) -> None:
    for text, error in {"": "error-empty", " \n ": "error-empty"}.items():
        assert problem(game.ann.post(f"{game.path}/chat", text=text)) == (422, error)
    assert problem(game.ann.post(f"{game.path}/chat", text="x" * 301)) == (413, "error-too-large")
    assert problem(game.ann.post(f"{game.path}/chat", text="x" * 2001)) == (400, "error-bad-request")
    assert problem(game.ann.post(f"{game.path}/chat", phrase="boo")) == (422, "error-bad-request")
    assert problem(game.ann.post(f"{game.path}/chat")) == (422, "error-empty")
    said = game.ann.tell(f"{game.path}/chat", phrase="well-played")
    entry = game.ben.ask(f"{game.path}/log")[-1]
    assert (entry["version"], entry["words"]) == (said["version"], [{"id": "phrase-well-played", "args": {"seat": 0}}])


# Looking back
def test_log_plies_and_views(game: Game) -> None:
    version = game.play("take")
    game.undo(version)
    game.play()
    log = game.ben.ask(f"{game.path}/log")
    assert [entry["version"] for entry in log] == list(range(1, game.version + 1))
    assert [entry["kind"] for entry in log] == ["created", "seated", "started", "move", "undo-offered", "undo", "move"]
    assert [entry["ply"] for entry in log] == [0, 0, 0, 1, 1, 0, 1]
    assert game.ann.ask(f"{game.path}/plies/0") == game.first["view"]
    assert game.ann.ask(f"{game.path}/plies/1")["ply"] == 1
    assert problem(game.ann.get(f"{game.path}/plies/2")) == (404, "error-no-ply")
    assert problem(game.ann.get(f"{game.path}/plies/-1")) == (400, "error-bad-request")
    assert problem(game.ann.get(f"{game.path}/plies/x"))[0] in (400, 404)


def test_the_record_is_refused_before_the_end_and_true_after_it(game: Game) -> None:
    game.play()
    for person in game[:2]:
        assert problem(person.get(f"{game.path}/record")) == (409, "error-not-finished")
        assert problem(person.get(f"{game.path}/analysis")) == (409, "error-not-finished")
    game.finish()
    record = game.ann.ask(f"{game.path}/record")
    table = game.ann.table(game.id)
    assert (record["seed"], record["commitment"]) == (table["seed"], table["commitment"])
    assert record["commitment"] == game.first["commitment"]
    assert (record["names"], record["ended"]) == (["Ann", "Ben"], "resigned")
    assert saqqara.replay(record).view() == table["view"]


def test_previews_are_for_the_mover_only(game: Game) -> None:
    shown = game.ann.ask(f"{game.path}/previews")
    assert [each["move"] for each in shown] == game.first["view"]["moves"]
    assert game.ben.ask(f"{game.path}/previews") == []


def test_what_cannot_be_used_says_why_to_the_mover_only(game: Game) -> None:
    shown = {each["thing"]: each["reason"] for each in game.ann.ask(f"{game.path}/unavailable")}
    assert shown["play"] == {"id": "why-no-blue-card", "args": {}}
    assert shown["ship 1"]["id"] == "why-below-minimum"
    assert shown["ship 1"]["args"] == {"stones": game.first["view"]["ships"][0]["minimum"]}
    assert game.ben.ask(f"{game.path}/unavailable") == []


def test_bots_have_names_in_a_study_of_an_old_record(game: Game) -> None:
    game.finish()
    record = game.ann.ask(f"{game.path}/record") | {"names": ["Ann", "level 2"]}
    study = game.ann.post("/studies", record=record).json()
    assert study["seats"][0]["name"] == "Ann"
    assert study["seats"][1]["name"] in NAMES[1]


def test_hints_are_legal_moves_for_the_mover(game: Game) -> None:
    good = game.ann.post(f"{game.path}/hint", version=game.version, command=None).json()
    assert good
    assert {each["move"] for each in good} <= set(game.first["view"]["moves"])
    assert all(set(message) == {"id", "args"} for each in good for message in (each["reason"], *each["why"]))
    assert problem(game.ben.post(f"{game.path}/hint", version=game.version, command=None)) == (403, "error-not-yours")
    late = game.ann.post(f"{game.path}/hint", version=1, command=None)
    assert problem(late) == (409, "error-old-version")
    assert [entry["version"] for entry in late.json()["events"]] == list(range(2, game.version + 1))
    assert late.json()["table"]["version"] == game.version


def test_a_sample_is_for_the_mover_only_and_another_each_time(game: Game) -> None:
    path = f"{game.path}/sample"
    first, second = (game.ann.ask(path, version=game.version) for _ in range(2))
    assert first["game"] == game.first["game"]
    assert first["position"] != second["position"], "what is hidden is dealt at random"
    shown = set(first["position"]) - {"words", "draw_pile", "round_cards", "market"}
    assert all(first["position"][name] == second["position"][name] for name in shown)
    assert problem(game.ben.get(path, version=game.version)) == (403, "error-not-yours")
    assert problem(game.ann.get(path, version=1)) == (409, "error-old-version")


def test_a_record_can_be_studied_and_played_on_from(new: New) -> None:
    state = saqqara.game("imhotep", players=2).start(seed=5)
    while not state.over:
        state.play(state.moves()[0])
    record: dict[str, Any] = {**state.record(), "names": ["Zoë", "<b>"]}
    ann = new("Ann")
    study = ann.tell("/studies", record=record)
    assert (study["status"], study["study"], study["view"]) == ("finished", True, state.view())
    assert [seat["name"] for seat in study["seats"]] == ["Zoë", "<b>"]
    told = ann.ask(f"/tables/{study['id']}/prologue")
    assert [(line["move"], line["ply"]) for line in told] == [(move, ply) for ply, move in enumerate(record["moves"], 1)]
    assert [line["version"] for line in told] == list(range(1 - len(told), 1))
    assert all(line["words"] for line in told)
    assert "seed" not in ann.ask(f"/tables/{study['id']}/record")
    assert problem(ann.post(f"/tables/{study['id']}/rematch")) == (422, "error-bad-request")
    broken = {**record, "moves": [*record["moves"][:5], "take take", *record["moves"][6:]]}
    refused = ann.post("/studies", record=broken)
    assert problem(refused) == (422, "error-record")
    assert refused.json()["args"]["entry"] == "moves[5]"
    assert refused.json()["args"]["reason"]["id"] == "reason-illegal"
    assert refused.json()["args"]["reason"]["args"]["why"]["id"] == "illegal-not-a-move"
    on = ann.create(seats="me me", record=record, ply=10)
    assert (on["status"], on["view"]["ply"]) == ("running", 10)
    assert on["view"] == saqqara.replay(record, 10).view()
    assert ann.ask(f"/tables/{on['id']}/prologue") == [line | {"version": line["ply"] - 10, "at": ANY} for line in told[:10]]
    seats = [{"kind": "me"}, {"kind": "me"}]
    assert problem(ann.post("/tables", game="imhotep", seats=seats, record=record)) == (422, "error-finished-record")
    assert problem(ann.post("/tables", game="anubixx", seats=seats, record=record, ply=3)) == (422, "error-record")


def test_an_analysis_is_begun_by_asking_and_comes_to_an_end(new: New) -> None:
    state = saqqara.game("anubixx", players=2).start(seed=5)
    for _ in range(3):
        state.play(state.moves()[0])
    ann = new("Ann")
    study = ann.tell("/studies", record=state.record())
    until = time.monotonic() + PATIENCE
    while not (found := ann.ask(f"/tables/{study['id']}/analysis"))["done"]:
        assert time.monotonic() < until, "the analysis does not end"
    assert (found["done"], found["progress"], len(found["moves"])) == (True, 1, 3)


def test_a_rematch_leads_everybody_to_the_same_new_table(game: Game, new: New) -> None:
    assert problem(game.ann.post(f"{game.path}/rematch")) == (409, "error-not-finished")
    game.finish()
    assert problem(new("Eve").post(f"{game.path}/rematch")) == (404, "error-not-found")
    fixed = game.ann.ask(f"{game.path}/rematch")["commitment"]
    first = game.ann.tell(f"{game.path}/rematch", number="a" * 32)
    assert (first["status"], first["yours"], first["commitment"]) == ("waiting", [0], fixed)
    assert [(seat["kind"], seat["name"], seat["invite"]) for seat in first["seats"]] == [
        ("human", "Ann", None),
        ("open", "Ben", None),
    ], "it begins when everybody has agreed"
    assert problem(game.ann.post(f"/tables/{first['id']}/start")) == (409, "error-open-seats")
    assert game.ben.table(first["id"])["status"] == "waiting", "who is asked may look"
    assert new("Eve").get(f"/tables/{first['id']}").status_code == 404
    second = game.ben.tell(f"{game.path}/rematch", number="b" * 32)
    assert first["id"] == second["id"] == game.ann.table(game.id)["rematch"]
    assert (second["status"], second["yours"], second["options"]["start"]) == ("running", [1], 1)
    assert first["commitment"] != game.first["commitment"]
    assert problem(new("Cem").post(f"{game.path}/rematch")) == (404, "error-not-found")
    game.ann.tell(f"/tables/{first['id']}/resign", seat=0, version=second["version"])
    record = game.ben.ask(f"/tables/{first['id']}/record")
    assert (record["generator"], record["numbers"]) == ("sha-256", ["a" * 32, "b" * 32]), "nobody chose this deal either"


def test_lists_of_tables(game: Game, new: New) -> None:
    ann = game.ann
    waiting = ann.create("anubixx", "me friend", public=True)
    mine = {line["id"]: line for line in ann.ask("/tables", mine=True)}
    assert set(mine) == {game.id, waiting["id"]}
    line = mine[game.id]
    assert (line["game"], line["status"], line["acting"], line["mover"], line["round"]) == ("imhotep", "running", 0, 0, 1)
    public = {line["id"] for line in new().ask("/tables")}
    assert waiting["id"] in public
    assert game.id not in public
    assert new().ask("/tables", mine=True) == []


# Who may see what
DOORS = [
    ("GET", ""), ("GET", "/log"), ("GET", "/prologue"), ("GET", "/plies/0"), ("GET", "/plies/1/steps"), ("GET", "/record"),
    ("GET", "/analysis"), ("GET", "/unavailable"),
    ("GET", "/previews"), ("GET", "/events"), ("POST", "/hint"), ("POST", "/start"), ("POST", "/moves"), ("POST", "/undo"),
    ("POST", "/redo"), ("POST", "/resign"), ("POST", "/chat"), ("PUT", "/seats/0"), ("DELETE", "/seats/0"),
    ("POST", "/rematch"),
]  # fmt: skip


@pytest.mark.parametrize(("method", "door"), DOORS)
@pytest.mark.parametrize("watch", [None, "", "wrong-key-wrong-key-wro"])
def test_a_foreign_table_and_one_that_is_not_there_look_the_same(
    game: Game, new: New, method: str, door: str, watch: str | None
) -> None:
    stranger = new("Eve")
    answers = []
    for table in (game.id, "A" * len(game.id)):
        answer = knock(stranger, method, f"/tables/{table}{door}", game.version, watch)
        assert problem(answer) == (404, "error-not-found")
        headers = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
        answers.append((answer.content, headers))
    assert answers[0] == answers[1]


def knock(person: Person, method: str, path: str, version: int, watch: str | None) -> httpx.Response:
    """A request that would be well formed at each door."""
    query = {} if watch is None else {"watch": watch}
    bodies: dict[str, dict[str, Any]] = {
        "hint": {"version": version},
        "moves": {"command": new_command(), "version": version, "move": "take"},
        "undo": {"command": new_command(), "version": version},
        "redo": {"command": new_command(), "version": version},
        "resign": {"command": new_command(), "version": version, "seat": 0},
        "chat": {"command": new_command(), "text": "hi"},
        "0": {"command": new_command(), "name": "Eve"},
    }
    body = bodies.get(path.rsplit("/", 1)[1], {"command": new_command()})
    if method in ("POST", "PUT"):
        return person.http.request(method, f"/api{path}", params=query, json=body)
    return person.http.request(method, f"/api{path}", params=query | ({"command": new_command()} if method == "DELETE" else {}))


def test_onlookers_see_with_their_key_and_do_nothing(game: Game, new: New) -> None:
    key = game.first["watch"]
    eve = new("Eve")
    seen = eve.table(game.id, watch=key)
    assert (seen["yours"], seen["acting"], seen["watch"], seen["undo"]) == ([], None, None, False)
    assert seen["view"] == game.first["view"]
    for door in ("log", "plies/0"):
        assert eve.get(f"{game.path}/{door}", watch=key).status_code == 200
    assert problem(eve.get(f"{game.path}/record", watch=key)) == (409, "error-not-finished")
    assert problem(eve.post(f"{game.path}/moves?watch={key}", move="take", version=game.version)) == (404, "error-not-found")
    assert problem(eve.post(f"{game.path}/chat?watch={key}", text="boo")) == (404, "error-not-found")


def test_nothing_hidden_is_in_any_answer_before_the_end(game: Game) -> None:
    for _ in range(12):
        game.play()
    texts = [
        game.ann.get(path).text
        for path in [game.path, *(f"{game.path}/{end}" for end in ("log", "plies/3", "previews", "unavailable", "record"))]
    ]
    texts.append(game.ann.post(f"{game.path}/moves", move="take", version=1).text)
    game.finish()
    record = game.ann.ask(f"{game.path}/record")
    for text in texts:
        assert record["seed"] not in text
        assert record["secret"] not in text
        assert record["setup"]["market_deck"][-5:] != []
        for name in ("market_deck", 'round_cards"', "shuffles"):
            assert name not in text.replace("past_round_cards", "")


def test_addresses_and_methods_that_are_not_there(new: New) -> None:
    eve = new()
    assert problem(eve.get("/nothing")) == (404, "error-not-found")
    assert problem(eve.get(f"/tables/{'x' * 65}")) == (400, "error-bad-request")
    assert problem(eve.get("/tables/%00%ff")) == (400, "error-bad-request")
    assert problem(eve.http.patch("/api/tables")) == (405, "error-method")
    assert problem(eve.http.get("/..%2f..%2fetc%2fpasswd"))[0] == 404
    assert problem(eve.http.get("/nothing/here"))[0] == 404


def test_health(server: Server) -> None:
    assert httpx.get(f"{server.address}/healthz").json() == {"status": "ok"}
    assert httpx.get(f"{server.address}/readyz").json() == {"status": "ready"}
    metrics = httpx.get(f"{server.address}/metrics").text
    for name in ("saqqara_events_total", "saqqara_commit_seconds", "saqqara_connections", "saqqara_loop_lag_seconds"):
        assert name in metrics
