"""Every command of random sessions is sent again, at once and later: it gives the same answer and has no second effect."""

import itertools
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from saqqara.store.interface import StorageFailed
from saqqara.table.events import Event

from .inside import Inhabitant, Inside, hold_the_clock, with_simple_bots

LONG = "SAQQARA_LONG" in os.environ
numbers = itertools.count()
NAMES = ("ann", "ben", "cem")


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        hold_the_clock(patch)
        with_simple_bots(patch)
        running = Inside(f"sqlite:///{Path(tmp_path_factory.mktemp('resend')) / 'tables.db'}")
        yield running
        running.close()


class Sent(NamedTuple):
    """A command that was accepted."""

    who: str
    method: str
    path: str
    body: dict[str, Any]
    answer: httpx.Response


class Session:
    """People at one table do what they may, and some things that they may not."""

    def __init__(self, inside: Inside, lot: random.Random) -> None:
        self.inside, self.lot = inside, lot
        run = next(numbers)
        self.people: dict[str, Inhabitant] = {name: inside.person(f"{name}-{run}".ljust(22, "x")) for name in NAMES}
        self.sent: list[Sent] = []
        self.tables: list[str] = []
        self.keys: list[str] = []

    def ask(self, who: str, method: str, path: str, body: dict[str, Any]) -> httpx.Response:
        """A request. The command id of a leave is in the query."""
        more = {"params": body} if method == "DELETE" else {"json": body}
        return self.inside.run(self.people[who].ask(method, path, **more))

    def send(self, who: str, method: str, path: str, **body: Any) -> httpx.Response:
        """A new command; if it did something, the same again at once, and the same id for something else."""
        body = {"command": f"command-{next(numbers)}", **body}
        before = self.versions()
        answer = self.ask(who, method, path, body)
        if answer.status_code not in (200, 201) or (self.versions() == before and path != "/tables"):
            return answer
        before = self.versions()
        sent = Sent(who, method, path, body, answer)
        self.check_again(sent)
        self.check_misuse(sent)
        assert self.versions() == before
        self.sent.append(sent)
        return answer

    def check_again(self, sent: Sent) -> None:
        again = self.ask(*sent[:4])
        assert again.status_code == sent.answer.status_code, (sent.path, again.text)
        assert without_presence(again.json()) == without_presence(sent.answer.json()), sent.path

    def check_misuse(self, sent: Sent) -> None:
        """The same id for a chat at that table, or for another game."""
        if sent.path == "/tables":
            other = self.ask(sent.who, "POST", "/tables", sent.body | {"public": not sent.body.get("public", False)})
        else:
            elsewhere = sent.path == "/joins" or sent.path.endswith("/rematch")
            table = sent.answer.json()["id"] if elsewhere else sent.path.split("/")[2]
            other = self.ask(sent.who, "POST", f"/tables/{table}/chat", {"command": sent.body["command"], "text": "other"})
        assert (other.status_code, other.json()["error"]) == (409, "error-command-taken"), (sent.path, other.text)
        if sent.path.endswith("/rematch"):
            other = self.ask(sent.who, "POST", sent.path, sent.body | {"number": "1" * 32})
            assert (other.status_code, other.json()["error"]) == (409, "error-command-taken"), other.text

    def versions(self) -> dict[str, int]:
        """The version of every table."""
        return {table: self.inside.hub.tables[table].table.version for table in self.tables}

    # What people do
    def open(self) -> None:
        seats = self.lot.choice([["me", "friend"], ["me", "me"], ["me", "friend", "friend"], ["me", "bot"]])
        game = self.lot.choice(["imhotep", "anubixx"])
        clock = self.lot.choice([None, {"kind": "live", "seconds": 900, "increment": 5}])
        body = {"game": game, "seats": [{"kind": seat} for seat in seats], "public": self.lot.random() < 0.4, "clock": clock}
        table = self.send("ann", "POST", "/tables", **body).json()
        self.tables.append(table["id"])
        self.keys += [seat["invite"] for seat in table["seats"] if seat["invite"]]

    def step(self) -> None:
        """Somebody does something; it may be refused."""
        who, table = self.lot.choice(NAMES), self.lot.choice(self.tables)
        seen = self.inside.hub.tables[table].table
        what = self.lot.choice(
            ["join", "sit", "leave", "start", "move", "move", "move", "undo", "answer", "redo", "chat", "resign", "rematch"]
        )
        if what == "join":
            if self.keys:
                self.send(who, "POST", "/joins", key=self.lot.choice(self.keys), name=who)
        elif what in ("sit", "leave"):
            path = f"/tables/{table}/seats/{self.lot.randrange(len(seen.seats))}"
            self.send(who, *(("PUT", path) if what == "sit" else ("DELETE", path)))
        elif what == "move":
            if seen.mover is not None:
                moves = seen.state.moves()
                self.send(who, "POST", f"/tables/{table}/moves", move=self.lot.choice(moves), version=seen.version)
        elif what in ("undo", "redo"):
            self.send(who, "POST", f"/tables/{table}/{what}", version=seen.version)
        elif what == "answer":
            accept = self.lot.random() < 0.5
            self.send(who, "POST", f"/tables/{table}/undo/answer", version=seen.version, accept=accept)
        elif what == "resign":
            if self.lot.random() < 0.4:
                self.send(who, "POST", f"/tables/{table}/resign", version=seen.version, seat=self.lot.randrange(2))
        elif what == "rematch":
            answer = self.send(who, "POST", f"/tables/{table}/rematch")
            if answer.status_code == 200 and answer.json()["id"] not in self.tables:
                self.tables.append(answer.json()["id"])
        else:
            self.send(who, "POST", f"/tables/{table}/{what}", **({"text": "hm"} if what == "chat" else {}))

    def send_all_again(self) -> None:
        """Later, in any order, also after a restart."""
        before = self.versions()
        for sent in self.lot.sample(self.sent, len(self.sent)):
            self.check_again(sent)
        assert self.versions() == before


def without_presence(answer: Any) -> Any:
    """An answer without what is told as it is now: who is connected, and keys for those who still sit there."""
    if isinstance(answer, dict) and "seats" in answer:
        seats = [{**seat, "present": None, "invite": None} for seat in answer["seats"]]
        return answer | {"seats": seats, "watch": None}
    return answer


@settings(
    max_examples=300 if LONG else 30,
    deadline=None,
    phases=[Phase.explicit, Phase.reuse, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(st.integers(0, 2**32), st.booleans())
def test_every_command_is_sent_again_at_once_and_later(inside: Inside, seed: int, restart: bool) -> None:
    session = Session(inside, random.Random(seed))
    session.open()
    for _ in range(40):
        session.step()
    if restart and seed % 4 == 0:
        inside.restart()
        tokens = {name: person.token for name, person in session.people.items()}
        session.people = {name: inside.person(token) for name, token in tokens.items()}
        for table in session.tables:
            inside.run(inside.hub.find(table))
    session.send_all_again()


def test_opening_again_does_not_begin_the_game(inside: Inside) -> None:
    session = Session(inside, random.Random(1))
    seats = [{"kind": "me"}, {"kind": "friend"}]
    opened = session.send("ann", "POST", "/tables", game="imhotep", seats=seats).json()
    session.tables.append(opened["id"])
    session.send("ben", "POST", "/joins", key=opened["seats"][1]["invite"], name="Ben")
    session.send_all_again()
    assert inside.hub.tables[opened["id"]].table.status == "waiting"


def test_leaving_again_answers_as_the_first_time(inside: Inside) -> None:
    """Also where those who have left may not look any more."""
    session = Session(inside, random.Random(1))
    opened = session.send("ann", "POST", "/tables", game="imhotep", seats=[{"kind": "me"}, {"kind": "friend"}]).json()
    session.tables.append(opened["id"])
    session.send("ben", "POST", "/joins", key=opened["seats"][1]["invite"], name="Ben")
    assert session.send("ben", "DELETE", f"/tables/{opened['id']}/seats/1").status_code == 200
    session.send_all_again()
    assert session.ask("ben", "GET", f"/tables/{opened['id']}", {}).status_code == 404


def test_an_agreement_for_two_seats_that_was_interrupted_is_completed(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first seat was taken, then the database was away. And who has left since is shown the table all the same."""
    session = Session(inside, random.Random(1))
    opened = session.send("ann", "POST", "/tables", game="imhotep", seats=[{"kind": kind} for kind in ("me", "me", "friend")])
    path = f"/tables/{opened.json()['id']}"
    session.send("ben", "POST", "/joins", key=opened.json()["seats"][2]["invite"], name="Ben")
    version = session.send("ann", "POST", f"{path}/start").json()["version"]
    for who, seat in (("ann", 0), ("ann", 1), ("ben", 2)):
        version = session.send(who, "POST", f"{path}/resign", seat=seat, version=version).json()["version"]

    append = inside.hub.store.append

    def fail_at_the_second_seat(table: str, event: Event, *more: Any) -> Any:
        if event.command.startswith("agree:1:"):
            raise StorageFailed("away")
        return append(table, event, *more)

    body = {"command": "command-again", "number": "a" * 32}
    monkeypatch.setattr(inside.hub.store, "append", fail_at_the_second_seat)
    assert session.ask("ann", "POST", f"{path}/rematch", body).status_code == 503
    monkeypatch.undo()
    answer = session.ask("ann", "POST", f"{path}/rematch", body)
    assert answer.status_code == 200, answer.text
    assert [seat["yours"] for seat in answer.json()["seats"]] == [True, True, False]
    for seat in (0, 1):
        session.send("ann", "DELETE", f"/tables/{answer.json()['id']}/seats/{seat}")
    assert session.ask("ann", "POST", f"{path}/rematch", body).status_code == 200
