"""`saqqara admin` beside a running server: what the owner does there, everybody at the tables sees within seconds."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import insert, text

from saqqara.store.house import House
from saqqara.store.interface import StorageFailed
from saqqara.store.schema import restrictions
from saqqara.table.clock import DAY
from saqqara.table.fairness import seed_of
from saqqara.web import hub as hub_module
from saqqara.web import upkeep as upkeep_module
from saqqara.web.restrictions import Restrictions
from saqqara.web.upkeep import seconds_until

from ..command_line import CommandLine
from .inside import NOW, Inhabitant, Inside, answered, hold_the_clock, settled, with_simple_bots


class Server:
    """A running server, its people and its owner."""

    def __init__(self, file: Path, command: CommandLine) -> None:
        self.url = f"sqlite:///{file}"
        self.command = command
        self.inside = Inside(self.url)
        self.ann, self.ben = (self.inside.person(name.ljust(22, "x")) for name in ("ann", "ben"))
        self.numbers = iter(range(10_000))

    def send(self, who: Inhabitant, method: str, path: str, **body: Any) -> Any:
        body = {"command": f"command-{next(self.numbers)}", **body}
        return self.inside.run(who.ask(method, path, **({"json": body} if method != "GET" else {})))

    def game(self, **more: Any) -> str:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]
        table = self.send(self.ann, "POST", "/tables", game="imhotep", seats=seats, **more).json()
        self.send(self.ben, "POST", "/joins", key=table["seats"][1]["invite"], name="Ben the Loud")
        self.send(self.ann, "POST", f"/tables/{table['id']}/start")
        return str(table["id"])

    def look(self, who: Inhabitant, table: str) -> Any:
        return self.send(who, "GET", f"/tables/{table}").json()

    def admin(self, *words: str) -> str:
        """A command of the owner, and then the server looks for notices."""
        outcome = self.command("admin", *words, "--database", self.url)
        assert outcome.code == 0, outcome.err
        self.inside.run(self.inside.upkeep.read_notices())
        return outcome.out


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Server]:
    hold_the_clock(monkeypatch)
    with_simple_bots(monkeypatch)
    made = Server(tmp_path / "tables.db", CommandLine(monkeypatch, capsys))
    yield made
    made.inside.close()


def test_list_show_and_export(server: Server, tmp_path: Path) -> None:
    table = server.game()
    assert [line.split()[:2] for line in server.admin("list").splitlines()] == [[table, "running"]]
    assert server.admin("list", "--status", "finished") == ""
    shown = server.admin("show", table)
    assert "Ben the Loud" in shown
    assert server.ben.id in shown
    record = json.loads(server.admin("export", table))
    assert (record["game"], record["moves"], len(record["setup"]["market_deck"])) == ("imhotep", [], 34)
    server.admin("export", table, str(tmp_path / "game.json"))
    assert json.loads((tmp_path / "game.json").read_text(encoding="utf-8")) == record
    assert "there is no table" in server.command.refused("admin", "show", "nowhere", "--database", server.url)


def test_a_table_is_closed_while_people_play(server: Server) -> None:
    table = server.game()
    wire = server.inside.run(server.ann.connect(table))
    assert server.admin("close", table) == f"{table} is closed\n"
    end = server.look(server.ann, table)
    assert (end["status"], end["ended"], end["ranking"]) == ("finished", "closed", [1, 1])
    server.inside.run(wire.close())
    assert wire.closed == 1012, "the page comes back at once, and sees it"
    assert "was finished already" in server.admin("close", table)


def test_a_table_that_is_closed_before_it_began_shows_a_seed_that_follows(server: Server, tmp_path: Path) -> None:
    """From the secret and the numbers, as that of every other table: its record can be verified."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]
    table = server.send(server.ann, "POST", "/tables", game="imhotep", seats=seats, number="a" * 32).json()["id"]
    server.admin("close", table)
    end = server.look(server.ann, table)
    assert (end["status"], end["numbers"]) == ("finished", ["a" * 32, ""])
    assert end["seed"] == seed_of(end["secret"], end["numbers"]) != end["secret"]
    server.admin("export", table, str(tmp_path / "game.json"))
    assert server.command("verify", str(tmp_path / "game.json")).code == 0


def test_deleted_tables_are_gone_and_the_file_shrinks(server: Server, tmp_path: Path) -> None:
    table, others = server.game(), [server.game() for _ in range(11)]
    for number in range(25):
        for other in others:
            server.send(server.ann, "POST", f"/tables/{other}/chat", text=f"{number} " + "x" * 280)
    server.admin("list")
    before = size(tmp_path)
    server.admin("delete", "--yes", *others)
    assert server.send(server.ann, "GET", f"/tables/{others[0]}").status_code == 404
    assert server.look(server.ann, table)["status"] == "running"
    assert size(tmp_path) < 0.6 * before


def size(directory: Path) -> int:
    """Pages of the database, as it is after all that is written."""
    connection = sqlite3.connect(directory / "tables.db")
    pages: int = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.close()
    return pages


@pytest.mark.parametrize("answer", ["n\n", "", "y\n"])
def test_the_owner_is_asked_before_a_table_is_deleted(server: Server, answer: str) -> None:
    table = server.game()
    outcome = server.command("admin", "delete", table, "--database", server.url, typed=answer)
    assert (outcome.code, outcome.err) == (0 if "y" in answer else 1, "")
    assert len(server.inside.run(server.inside.upkeep.house.tables())) == (0 if "y" in answer else 1)


def test_a_deleted_table_is_not_opened_again(server: Server) -> None:
    """Its secret was shown at its end: whoever sent the same command again would know every card."""
    seats = [{"kind": "me"}, {"kind": "me"}]
    body = {"command": "open-it-once", "game": "imhotep", "seats": seats}
    table = server.send(server.ann, "POST", "/tables", **body).json()
    server.admin("delete", "--yes", table["id"])
    again = server.send(server.ann, "POST", "/tables", **body)
    assert (again.status_code, again.json()["error"]) == (409, "error-command-taken")
    server.admin("clean")
    assert server.send(server.ann, "POST", "/tables", **body).status_code == 409
    assert server.send(server.ann, "POST", "/tables", **body | {"command": "open-another"}).status_code == 201


def test_a_deleted_table_publishes_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody adds a number to a secret that may be known. Of a table that is in memory the database is not asked."""
    asked: list[str] = []
    was_deleted = server.inside.hub.store.was_deleted

    def note(table: str) -> Any:
        asked.append(table)
        return was_deleted(table)

    monkeypatch.setattr(server.inside.hub.store, "was_deleted", note)
    commitment = "/commitment?command=open-it-once"
    before = server.send(server.ann, "GET", commitment).json()
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = server.send(server.ann, "POST", "/tables", command="open-it-once", game="imhotep", seats=seats).json()
    assert asked == [table["id"]]
    assert server.send(server.ann, "GET", commitment).json() == before == {"commitment": table["commitment"]}
    assert asked == [table["id"]]
    server.admin("delete", "--yes", table["id"])
    refused = server.send(server.ann, "GET", commitment)
    assert (refused.status_code, refused.json()["error"]) == (404, "error-not-found")


def test_a_deleted_table_of_a_rematch_publishes_nothing(server: Server) -> None:
    table = server.game()
    version = server.look(server.ann, table)["version"]
    server.send(server.ann, "POST", f"/tables/{table}/resign", seat=0, version=version)
    again = server.send(server.ann, "POST", f"/tables/{table}/rematch").json()
    fixed = server.send(server.ben, "GET", f"/tables/{table}/rematch")
    assert fixed.json() == {"commitment": again["commitment"]}
    server.admin("delete", "--yes", again["id"])
    assert server.send(server.ben, "GET", f"/tables/{table}/rematch").status_code == 404


def test_with_a_wrong_name_nothing_is_done_with_the_others(server: Server) -> None:
    table, other = server.game(), server.game()
    for words in (("close",), ("delete", "--yes")):
        assert "there is no table 'nowhere'" in server.command.refused(
            "admin", *words, table, "nowhere", "--database", server.url
        )
    assert server.look(server.ann, table)["status"] == "running"
    assert server.admin("close", table, table) == f"{table} is closed\n"
    assert server.admin("delete", "--yes", table, other, table) == "deleted: 2\n"


def test_an_owner_makes_no_database(server: Server, tmp_path: Path) -> None:
    """A mistyped name would look like a server without tables."""
    said = server.command.refused("admin", "list", "--database", f"sqlite:///{tmp_path}/tabels.db")
    assert f"there is no database {tmp_path}/tabels.db" in said
    assert not (tmp_path / "tabels.db").exists()


def test_a_list_has_an_end(server: Server) -> None:
    assert "--most must be 1000000 or less" in server.command.refused(
        "admin", "list", "--most", "9" * 30, "--database", server.url
    )


def test_a_person_is_forgotten(server: Server) -> None:
    table = server.game()
    server.send(server.ben, "POST", f"/tables/{table}/chat", text="a loud word")
    assert server.admin("forget", server.ben.token) == "forgotten at 1 tables\n"
    seen = server.look(server.ann, table)
    assert (seen["status"], seen["seats"][1]["kind"], seen["seats"][1]["name"]) == ("running", "bot", "")
    assert server.send(server.ben, "GET", f"/tables/{table}").status_code == 404
    log = json.dumps(server.send(server.ann, "GET", f"/tables/{table}/log").json())
    assert "Loud" not in log
    assert "loud word" not in log
    rows = server.inside.run(server.inside.upkeep.store.rows(text("SELECT data, person FROM events")))
    assert not any(server.ben.id in str(row) or "Loud" in str(row) for row in rows)


def test_who_has_left_before_the_game_is_forgotten_too(server: Server) -> None:
    """Their seat is somebody else's now: only what happened there names them."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]
    table = server.send(server.ann, "POST", "/tables", game="imhotep", seats=seats).json()
    server.send(server.ben, "POST", "/joins", key=table["seats"][1]["invite"], name="Ben the Loud")
    server.inside.run(server.ben.ask("DELETE", f"/tables/{table['id']}/seats/1?command=leave-0001"))
    assert server.admin("forget", server.ben.token) == "forgotten at 1 tables\n"
    rows = server.inside.run(server.inside.upkeep.store.rows(text("SELECT data, person FROM events")))
    assert len(rows) >= 3
    assert not any(server.ben.id in str(row) or "Loud" in str(row) for row in rows)


def test_who_has_not_agreed_to_a_rematch_is_forgotten_there_too(server: Server) -> None:
    """Their seat is kept for them, under their name."""
    table = server.game()
    server.send(server.ben, "POST", f"/tables/{table}/resign", version=server.look(server.ben, table)["version"], seat=1)
    again = server.send(server.ann, "POST", f"/tables/{table}/rematch").json()["id"]
    assert server.look(server.ann, again)["seats"][1]["name"] == "Ben the Loud"
    assert server.admin("forget", server.ben.token) == "forgotten at 2 tables\n"
    rows = server.inside.run(server.inside.upkeep.store.rows(text("SELECT data, person FROM events")))
    assert not any(server.ben.id in str(row) or "Loud" in str(row) for row in rows)
    kept = server.look(server.ann, again)["seats"][1]
    assert server.send(server.ben, "POST", "/joins", key=kept["invite"], name="Cem").json()["status"] == "waiting"
    assert server.send(server.ann, "POST", f"/tables/{again}/start").json()["status"] == "running"


def test_the_seat_of_somebody_who_is_forgotten_in_a_waiting_room_can_be_taken(server: Server) -> None:
    """It is open again, with an invitation of its own; and who takes it can be forgotten too."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]
    table = server.send(server.ann, "POST", "/tables", game="imhotep", seats=seats).json()
    keys = {table["seats"][1]["invite"]}
    for times in (1, 2, 3):
        answer = server.send(server.ben, "POST", "/joins", key=table["seats"][1]["invite"], name="Ben the Loud")
        assert answer.status_code == 200
        assert server.admin("forget", server.ben.token) == "forgotten at 1 tables\n"
        table = server.look(server.ann, table["id"])
        keys.add(table["seats"][1]["invite"])
        assert (table["seats"][1]["kind"], len(keys), None in keys) == ("open", times + 1, False)


def test_what_names_nobody_is_refused(server: Server) -> None:
    """A hash of which a part is missing, or a name: nobody would be muted or banned by it."""
    for words in (["mute", "Ben"], ["unmute", "Ben"], ["ban", ""], ["unban", server.ben.id + "0"], ["forget", "x" * 21]):
        assert "is no person" in server.command.refused("admin", *words, "--database", server.url)


def test_a_ban_holds_for_an_address_in_the_other_notation() -> None:
    """A server that listens for IPv6 and IPv4 sees IPv4 addresses as a part of IPv6's."""
    restrictions = Restrictions([("address", "192.0.2.0/24")])
    assert restrictions.bans("", "::ffff:192.0.2.7")
    assert not restrictions.bans("", "::ffff:192.0.3.7")
    other = Restrictions([("address", "::ffff:192.0.2.0/120")])
    assert other.bans("", "192.0.2.7")
    assert other.bans("", "::ffff:192.0.2.7")
    assert not other.bans("", "192.0.3.7")


def test_mute_and_ban(server: Server) -> None:
    table = server.game()
    path = f"/tables/{table}/chat"
    server.admin("mute", server.ben.id)
    refused = server.send(server.ben, "POST", path, text="hello")
    assert (refused.status_code, refused.json()["error"]) == (403, "error-muted")
    server.admin("unmute", server.ben.id)
    assert server.send(server.ben, "POST", path, text="hello").status_code == 200
    server.admin("ban", server.ben.token)
    for answer in (server.send(server.ben, "POST", path, text="hello"), server.send(server.ben, "GET", f"/tables/{table}")):
        assert (answer.status_code, answer.json()["error"]) == (403, "error-banned")
    assert server.ben.id in server.admin("restrictions")
    server.admin("unban", server.ben.id)
    assert server.send(server.ben, "POST", path, text="hello").status_code == 200
    server.admin("ban", "--address", "127.0.0.9/8")
    assert server.send(server.ann, "POST", path, text="hello").json()["error"] == "error-banned"
    server.admin("unban", "--address", "127.0.0.9/8")
    assert server.send(server.ann, "POST", path, text="hello").status_code == 200
    server.inside.run(
        server.inside.upkeep.store.write(insert(restrictions).values(kind="address", value="::ffff:127.0.0.0/104"))
    )
    server.admin("unban", "--address", "127.0.0.0/8")  # in the notation of versions before
    assert server.admin("restrictions") == ""
    assert "is no address" in server.command.refused("admin", "ban", "--address", "here", "--database", server.url)
    assert "give a person, or --address" in server.command.refused("admin", "ban", "--database", server.url)


@pytest.mark.parametrize("ban", [["BEN"], ["--address", "127.0.0.1"]], ids=["person", "address"])
def test_who_is_banned_is_disconnected(server: Server, ban: list[str]) -> None:
    """And cannot connect again, nor go on over a connection that is still open."""
    table = server.game()
    inside, ben = server.inside, server.ben
    wire = inside.run(ben.connect(table))
    inside.run(settled(wire))
    words = [ben.id if word == "BEN" else word for word in ban]
    outcome = server.command("admin", "ban", *words, "--database", server.url)
    assert outcome.code == 0
    inside.hub.restrictions = Restrictions(inside.run(inside.upkeep.house.restrictions()))
    wire.say({"type": "move", "command": "command-x", "version": 3, "move": "take"})
    inside.run(answered(wire))
    assert any(b"error-banned" in frame for frame in wire.take())
    inside.run(inside.upkeep.read_notices())
    inside.run(settled(wire))
    again = inside.run(ben.connect(table))
    for each in (wire, again):
        inside.run(each.close())
    assert (wire.closed, again.closed, again.received) == (4404, 4404, [])


@pytest.mark.parametrize(("changed", "code"), [("close", 1012), ("ban", 4404)])
def test_the_owner_changes_something_while_somebody_connects(
    server: Server, monkeypatch: pytest.MonkeyPatch, changed: str, code: int
) -> None:
    """Making what they have missed takes a while. They would look at a table that nothing happens at any more."""
    table = server.game()
    hub, house = server.inside.hub, server.inside.upkeep.house
    catch_up = hub._catch_up

    async def meanwhile(*whom: Any) -> None:
        await catch_up(*whom)
        if changed == "close":
            await house.end(table, "closed", NOW)
        else:
            await house.restrict("ban", server.ben.id)
        await server.inside.upkeep.read_notices()

    monkeypatch.setattr(hub, "_catch_up", meanwhile)
    wire = server.inside.run(server.ben.connect(table))
    server.inside.run(settled(wire))
    server.inside.run(wire.close())
    assert wire.closed == code


def test_the_clean_up_is_at_night_and_every_night(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after one that failed."""
    table = server.game()
    slept: list[float] = []
    clean, upkeep = House.clean, server.inside.upkeep
    results: list[Any] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) > 3:
            raise asyncio.CancelledError

    async def fail_first(house: House, *args: float) -> tuple[int, int]:
        if not results:
            results.append("failed")
            raise StorageFailed("the database is away")
        results.append(await clean(house, *args))
        return (0, 0)

    monkeypatch.setattr(upkeep_module, "seconds_until", lambda hour: 1000.0 * hour)
    monkeypatch.setattr(upkeep_module, "asyncio", SimpleNamespace(sleep=sleep))
    monkeypatch.setattr(upkeep_module, "time", SimpleNamespace(time=lambda: NOW + 61 * DAY))
    monkeypatch.setattr(House, "clean", fail_first)
    with pytest.raises(asyncio.CancelledError):
        server.inside.run(upkeep.clean_up(60 * DAY, 0))
    assert slept == [4000.0] * 4
    assert results == ["failed", (1, 0), (0, 0)]
    server.inside.run(upkeep.read_notices())
    assert server.look(server.ann, table)["ended"] == "abandoned"


@pytest.mark.parametrize(("now", "hours"), [((0, 0), 4), ((3, 30), 0.5), ((4, 0), 24), ((4, 1), 24 - 1 / 60), ((23, 0), 5)])
def test_how_long_it_is_until_the_night(now: tuple[int, int], hours: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep_module, "datetime", SimpleNamespace(now=lambda: datetime(2026, 3, 1, *now)))
    assert seconds_until(4) == pytest.approx(hours * 3600)


def test_the_clean_up_never_touches_a_running_game(server: Server) -> None:
    days = {"kind": "days", "days": 59}
    played, timed, waiting = (
        server.game(),
        server.game(clock=days),
        server.send(server.ann, "POST", "/tables", game="imhotep", seats=[{"kind": "me"}, {"kind": "friend"}]).json()["id"],
    )
    finished = server.game()
    server.send(server.ben, "POST", f"/tables/{finished}/resign", seat=1, version=3)
    house = House(server.inside.upkeep.store)
    run = server.inside.run
    assert run(house.clean(NOW + 29 * DAY, 30 * DAY, 30 * DAY)) == (0, 0)
    assert run(house.clean(NOW + 31 * DAY, 30 * DAY, 0)) == (1, 1)
    run(server.inside.upkeep.read_notices())
    assert server.look(server.ann, played)["ended"] == "abandoned"
    assert server.look(server.ann, timed)["status"] == "running", "its clock still runs"
    assert server.send(server.ann, "GET", f"/tables/{waiting}").status_code == 404
    assert run(house.clean(NOW + 31 * DAY, 0, 30 * DAY)) == (0, 1)
    run(server.inside.upkeep.read_notices())
    assert server.send(server.ann, "GET", f"/tables/{finished}").status_code == 404


@pytest.mark.parametrize("meanwhile", ["a word", "deleted"])
def test_the_clean_up_leaves_alone_what_has_changed_since_it_looked(
    server: Server, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    """It takes a while for many games. Somebody comes back to one of them, or the owner deletes it, before it is its turn."""
    first, second = server.game(), server.game()
    store, later = server.inside.upkeep.store, NOW + 61 * DAY
    house, append = House(store), store.append

    async def slowly(table: str, *more: Any) -> None:
        await append(table, *more)
        if not changed:
            changed.append(second if table == first else first)
            if meanwhile == "deleted":
                await house.delete(changed)
            else:
                monkeypatch.setattr(hub_module, "time", SimpleNamespace(time=lambda: later, perf_counter=time.perf_counter))
                await server.ann.ask("POST", f"/tables/{changed[0]}/chat", json={"command": "command-x", "text": "I am back"})

    changed: list[str] = []
    monkeypatch.setattr(store, "append", slowly)
    assert server.inside.run(house.clean(later, 60 * DAY, 0)) == (1, 0)
    server.inside.run(server.inside.upkeep.read_notices())
    if meanwhile == "a word":
        assert server.look(server.ann, changed[0])["status"] == "running"


def test_the_help_helps(server: Server) -> None:
    said = server.command("admin", "--help").out
    for word in ("list", "show", "close", "export", "delete", "forget", "mute", "ban", "clean", "restrictions"):
        assert word in said
