"""Every registered game at a real server, from the opening of a table to the study of its record."""

import json
import random
import time
from typing import Any

import msgspec
import pytest

import saqqara

from .client import Person, Server
from .conftest import New, begin

GAMES = saqqara.game_names()
pytestmark = pytest.mark.parametrize("name", GAMES)


def same_view(seen: Any, state: saqqara.State, seat: int | None) -> bool:
    """Is what a person sees the view of a seat? (A game whose seats all see the same shows everybody an onlooker's view.)"""
    wanted = json.loads(json.dumps(state.view(seat)))
    return bool(seen | {"seat": seat} == wanted)


def test_two_people_play_a_game_and_look_back_at_it(new: New, name: str) -> None:
    ann, ben = new("Ann"), new("Ben")
    game = begin(ann, ben, name, options={"start": "random"})
    people, lot = [ann, ben], random.Random(7)
    seen: list[list[Any]] = []
    table = ann.table(game.id)
    while table["status"] == "running":
        seen.append([each.table(game.id)["view"] for each in people])
        mover = table["view"]["mover"]
        moves = people[mover].table(game.id)["view"]["moves"]
        if table["view"]["ply"] % 5 == 0:
            assert [preview["move"] for preview in people[mover].ask(f"{game.path}/previews")] == moves
            assert people[1 - mover].ask(f"{game.path}/previews") == []
        people[mover].move(game.id, lot.choice(moves), table["version"])
        table = ann.table(game.id)
    record = ann.ask(f"{game.path}/record")
    assert saqqara.replay(record).scores() == table["view"]["scores"]
    for ply in range(0, len(seen), 3):
        state = saqqara.replay(record, ply)
        assert all(same_view(seen[ply][seat], state, seat) for seat in range(2))
        assert same_view(ann.ask(f"{game.path}/plies/{ply}"), state, None)
        if ply:
            steps = saqqara.replay(record, ply - 1).steps(state)
            assert ann.ask(f"{game.path}/plies/{ply}/steps") == msgspec.to_builtins(steps)
    lines = [line for line in ann.ask(f"{game.path}/log") if line["kind"] == "move"]
    assert [line["move"] for line in lines] == record["moves"]
    assert all(line["words"] for line in lines)


def test_it_is_in_the_lists_and_can_be_joined(new: New, name: str) -> None:
    ann, ben = new("Ann"), new("Ben")
    waiting = ann.create(name, "me friend", public=True)
    (line,) = (line for line in ben.ask("/tables") if line["id"] == waiting["id"])
    assert (line["game"], line["status"]) == (name, "waiting")
    ben.join(waiting["seats"][1]["invite"])
    running = ann.tell(f"/tables/{waiting['id']}/start")
    (mine,) = ben.ask("/tables", mine=True)
    assert (mine["id"], mine["status"], mine["mover"]) == (waiting["id"], "running", running["view"]["mover"])
    assert mine["scores"] == running["view"]["scores"]


def test_a_hint_and_an_analysis(new: New, name: str) -> None:
    ann = new("Ann")
    table = ann.create(name, "me me")
    for _ in range(3):
        hints = ann.tell(f"/tables/{table['id']}/hint", version=table["version"], command=None)
        assert {each["move"] for each in hints} <= set(table["view"]["moves"])
        assert all(each["reason"]["id"] for each in hints)
        ann.move(table["id"], hints[0]["move"], table["version"])
        table = ann.table(table["id"])
    ann.tell(f"/tables/{table['id']}/resign", seat=0, version=table["version"])
    until = time.monotonic() + 60
    while not (found := ann.ask(f"/tables/{table['id']}/analysis"))["done"] and time.monotonic() < until:
        time.sleep(0.05)
    assert (found["done"], len(found["moves"])) == (True, 3)


def test_a_record_is_studied_and_played_on(new: New, name: str) -> None:
    state = saqqara.game(name, players=2).start(seed=5)
    while not state.over:
        state.play(state.moves()[0])
    ann = new("Ann")
    study = ann.tell("/studies", record=state.record())
    assert (study["status"], study["study"]) == ("finished", True)
    assert same_view(study["view"], state, None)
    assert [line["move"] for line in ann.ask(f"/tables/{study['id']}/prologue")] == state.record()["moves"]
    on = ann.create(name, "me me", record=state.record(), ply=3)
    assert (on["status"], on["view"]["ply"]) == ("running", 3)


def test_who_plays_alone_takes_back(new: New, name: str) -> None:
    ann = new("Ann")
    table = ann.create(name, "me me me")
    first = table["view"]
    version = ann.move(table["id"], first["moves"][0], table["version"])
    version = ann.undo(table["id"], version)
    assert ann.table(table["id"])["view"] == first
    ann.redo(table["id"], version)
    assert ann.table(table["id"])["view"]["ply"] == 1


def test_a_person_and_bots_of_three_levels_finish_a_game(own_server: Server, name: str) -> None:
    ann = own_server.person("Ann")
    table = ann.create(name, "me bot:1 bot:2")
    finish(ann, table)
    named = [seat["name"] or seat["bot"] for seat in ann.table(table["id"])["seats"]]
    assert named[0] == "Ann"
    assert len(set(named)) == 3
    assert ann.ask(f"/tables/{table['id']}/record")["names"] == named


def finish(person: Person, table: Any) -> None:
    """Play the last legal move until the game is over."""
    line = person.socket(table["id"], since=table["version"])
    while table["status"] == "running":
        if table["acting"] is not None:
            person.move(table["id"], table["view"]["moves"][-1], table["version"])
        while (frame := line.hear())["type"] != "event":
            continue
        table = frame["table"]


def test_options_are_checked_and_listed(new: New, name: str) -> None:
    ann = new("Ann")
    refused = ann.post("/tables", game=name, seats=[{"kind": "me"}, {"kind": "me"}], options={"no_such_option": 1})
    assert refused.status_code == 422
    listed = {each["name"]: each for each in ann.ask("/games")}
    described = saqqara.games.describe(name)
    assert listed[name]["title"] == described.title
    assert [option["name"] for option in listed[name]["options"]] == [option.name for option in described.options]
