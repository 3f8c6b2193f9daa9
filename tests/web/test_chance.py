"""Chance that nobody knows and nobody chooses: games from records, and the numbers that people add to the seed."""

import hashlib
import json
import secrets
from pathlib import Path
from typing import Any, cast

import pytest

import saqqara
from saqqara.games.secure_chance import secure_game
from saqqara.table.fairness import seed_of
from saqqara.table.table import Table
from saqqara.web.live_table import LiveTable

from ..command_line import CommandLine
from .client import Person, new_command
from .conftest import New
from .inside import Inside


def whole_record(**options: Any) -> Any:
    state = saqqara.game("imhotep", players=2, **options).start(seed=5)
    while not state.over:
        state.play(state.moves()[0])
    return state.record()


def resign(person: Person, table: str) -> Any:
    person.tell(f"/tables/{table}/resign", seat=0, version=person.table(table)["version"])
    return person.ask(f"/tables/{table}/record")


# Games that begin from a record
def test_who_opens_a_table_from_a_record_does_not_know_its_cards(new: New) -> None:
    """What is hidden at that point is dealt anew; what was seen is as it was."""
    ann, ben, record = new("Ann"), new("Ben"), whole_record()
    decks = set()
    for _ in range(3):
        table = ann.create(seats="me friend", record=record, ply=0)
        ben.join(table["seats"][1]["invite"])
        begun = ann.tell(f"/tables/{table['id']}/start")
        assert begun["view"] == saqqara.replay(record, 0).view()
        dealt = resign(ann, table["id"])
        assert dealt["setup"]["round_cards"][0] == record["setup"]["round_cards"][0]
        decks.add(tuple(dealt["setup"]["market_deck"]))
    assert len(decks | {tuple(record["setup"]["market_deck"])}) == 4


def test_everybody_is_told_that_it_begins_from_a_record(new: New) -> None:
    """Before they sit down, while they play, and at the end: and no proof is shown."""
    ann, ben, record = new("Ann"), new("Ben"), whole_record()
    table = ann.create(seats="me friend", record=record, ply=4, public=True)
    told = {"ply": 4, "same_deal": False}
    key = table["seats"][1]["invite"]
    asked = ben.ask(f"/invitations/{key}")
    assert (asked["from_record"], asked["commitment"], asked["seat"], asked["game"]) == (told, None, 1, "imhotep")
    assert [seat["invite"] for seat in asked["seats"]] == [None, None]
    assert [line["from_record"] for line in ben.ask("/tables") if line["id"] == table["id"]] == [True]
    ben.join(key)
    ann.tell(f"/tables/{table['id']}/start")
    for seen in (ann.table(table["id"]), ben.table(table["id"])):
        assert (seen["from_record"], seen["commitment"], seen["seed"]) == (told, None, None)
    proofless = resign(ann, table["id"])
    assert not {"seed", "secret", "commitment"} & set(proofless)
    end = ben.table(table["id"])
    assert (end["from_record"], end["commitment"], end["secret"], end["seed"]) == (told, None, None, None)
    words = [message["id"] for message in ben.ask(f"/tables/{table['id']}/log")[0]["words"]]
    assert words == ["table-created-from-record"]


def test_the_same_deal_is_played_only_by_those_who_agree(new: New) -> None:
    ann, ben, record = new("Ann"), new("Ben"), whole_record()
    table = ann.create(seats="me friend", record=record, ply=0, same_deal=True)
    key = table["seats"][1]["invite"]
    assert ben.ask(f"/invitations/{key}")["from_record"] == {"ply": 0, "same_deal": True}
    refused = ben.post("/joins", key=key)
    assert (refused.status_code, refused.json()["error"]) == (409, "error-same-deal")
    ben.join(key, same_deal=True)
    ann.tell(f"/tables/{table['id']}/start")
    assert resign(ann, table["id"])["setup"]["market_deck"] == record["setup"]["market_deck"]


def test_the_record_of_such_a_game_is_valid_and_goes_on_with_new_chance(new: New) -> None:
    ann = new("Ann")
    state = saqqara.game("anubixx", players=2).start(seed=5)
    while not state.over:
        state.play(state.moves()[-1])
    table = ann.create("anubixx", "me me", record=state.record(), ply=4)
    while table["status"] == "running":
        ann.move(table["id"], table["view"]["moves"][-1], table["version"])
        table = ann.table(table["id"])
    played = ann.ask(f"/tables/{table['id']}/record")
    assert saqqara.replay(played).over
    assert played["setup"]["rolls"] != state.record()["setup"]["rolls"]


def test_later_chance_of_a_table_from_a_record_cannot_be_guessed(tmp_path: Path) -> None:
    """It comes from the secure generator and the table's secret, also after a restart."""
    state = saqqara.game("anubixx", players=2).start(seed=5)
    while not state.over:
        state.play(state.moves()[-1])
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    own = [{"kind": "me"}, {"kind": "me"}]
    body = {"command": new_command(), "game": "anubixx", "seats": own, "record": state.record(), "ply": 4}
    table = inside.run(inside.person("ann".ljust(22, "x")).ask("POST", "/tables", json=body)).json()["id"]
    inside.restart()
    ann, live = inside.person("ann".ljust(22, "x")), cast("LiveTable", inside.run(inside.hub.find(table)))
    rolls = len(live.table.state.chance)
    while len(live.table.state.chance) < rolls + 3:
        seen = inside.run(ann.ask("GET", f"/tables/{table}")).json()
        move = {"command": new_command(), "move": seen["view"]["moves"][-1], "version": seen["version"]}
        assert inside.run(ann.ask("POST", f"/tables/{table}/moves", json=move)).status_code == 200
    inside.close()
    assert live.table.state.record()["setup"]["rolls"] == rolls_of(secure_game, live.table)
    assert live.table.state.record()["setup"]["rolls"] != rolls_of(saqqara.game, live.table)


def rolls_of(make: Any, table: Table) -> Any:
    """The rolls of a table's game, if all that its first event does not say came from this generator."""
    state = make(table.created.game, **table.created.options).start(int(table.secret, 16), table.created.setup)
    for played in table.played:
        state.play(played.move)
    return state.record()["setup"]["rolls"]


# The numbers of people
def test_the_server_commits_before_it_knows_a_number(new: New) -> None:
    ann = new("Ann")
    ann.token  # noqa: B018 (the commitment is for this person)
    command = new_command()
    fixed = ann.ask("/commitment", command=command)["commitment"]
    number = secrets.token_hex(16)
    table = ann.create(seats="me bot:1", command=command, number=number)
    assert table["commitment"] == fixed
    assert ann.ask("/commitment", command=new_command())["commitment"] != fixed
    assert new("Eve").ask("/commitment", command=command)["commitment"] != fixed, "nobody else learns of it"


@pytest.mark.parametrize("game", saqqara.game_names())
def test_nobody_chose_the_deal_and_verify_says_so(
    new: New, game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, ben = new("Ann"), new("Ben")
    numbers = [secrets.token_hex(16), secrets.token_hex(16)]
    table = ann.create(game, "me friend", number=numbers[0])
    key = table["seats"][1]["invite"]
    assert ben.ask(f"/invitations/{key}")["commitment"] == table["commitment"], "before they add their number"
    assert ben.join(key, number=numbers[1])["commitment"] == table["commitment"]
    begun = ann.tell(f"/tables/{table['id']}/start")
    assert (begun["seed"], begun["secret"], begun["numbers"]) == (None, None, [])
    record = resign(ann, table["id"])
    end = ben.table(table["id"])
    assert record["numbers"] == end["numbers"] == numbers
    assert record["seed"] == end["seed"] == seed_of(end["secret"], numbers)
    assert hashlib.sha256(bytes.fromhex(end["secret"])).hexdigest() == table["commitment"]
    command = CommandLine(monkeypatch, capsys)
    outcome = command("verify", "-", typed=json.dumps(record))
    assert outcome.code == 0
    assert "random numbers from seat 1 and seat 2" in outcome.out
    assert f"The secret's SHA-256 is the published {table['commitment']}." in outcome.out
    other = record | {"numbers": [numbers[0], secrets.token_hex(16)]}
    assert "does not follow" in command.refused("verify", "-", typed=json.dumps(other))


def test_a_number_is_32_digits(new: New) -> None:
    ann = new("Ann")
    for number in ("1", "G" * 32, "A" * 32, "0" * 33):
        assert ann.post("/tables", game="imhotep", seats=[ann.seat("me")] * 2, number=number).status_code == 400
