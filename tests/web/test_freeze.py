"""Nobody can freeze the others: whatever a stranger sends, the event loop is back at once.

Inside the test's process the longest step of the event loop is measured by the processor time of its thread. So neither other
processes nor other threads change the result.
"""

import asyncio
import gc
import json
import os
import random
import time
from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from saqqara import game as new_game
from saqqara.store.interface import NewTable, Projection, SeatRow
from saqqara.table.commands import MOST_EVENTS, validate_chat, validate_redo, validate_start, validate_undo
from saqqara.table.events import Event
from saqqara.table.seats import Seat
from saqqara.table.table import Table
from saqqara.web.body import MOST_BODY, MOST_RECORD
from saqqara.web.creation import MOST_OPTION

from ..table.room import created
from .client import new_command
from .inside import Inhabitant, Inside, Wire, settled, with_simple_bots

MOST_SECONDS = 0.020 if "SAQQARA_LONG" in os.environ else 0.1
"""The longest that one step of the event loop may take. 20 ms are promised; a slow machine gets more by default, and what these
tests guard against takes half a second and more."""


class Steps:
    """How long the steps of the event loop take."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.longest = 0.0
        run = asyncio.Handle._run

        def timed(handle: asyncio.Handle) -> None:
            began = time.thread_time()
            run(handle)
            self.longest = max(self.longest, time.thread_time() - began)

        monkeypatch.setattr(asyncio.Handle, "_run", timed)

    async def take(self) -> float:
        """The longest step since the last call."""
        await asyncio.sleep(0)  # a step is measured when it ends
        found, self.longest = self.longest, 0.0
        return found


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with pytest.MonkeyPatch.context() as monkeypatch:
        with_simple_bots(monkeypatch)
        inside = Inside(f"sqlite:///{tmp_path_factory.mktemp('freeze') / 'tables.db'}")
        yield inside
        inside.close()


@pytest.fixture
def ann(shared: Inside) -> Inhabitant:
    return shared.person("a" * 22)


@pytest.fixture
def steps(shared: Inside, ann: Inhabitant, monkeypatch: pytest.MonkeyPatch) -> Steps:
    shared.run(warm_up(ann))
    gc.collect()
    gc.freeze()  # as the server does: the garbage of the tests before is none of its business
    return Steps(monkeypatch)


async def warm_up(ann: Inhabitant) -> None:
    """What is made once, with the first request, is made now."""
    for path in ("/tables", "/games", "/openapi.json"):
        await ann.ask("GET", path)
    await ann.ask("POST", "/tables", json={})


def two_seats() -> list[dict[str, str]]:
    return [{"kind": "me"}, {"kind": "me"}]


def filled(head: str, piece: str, tail: str, size: int) -> bytes:
    """As many pieces as fit into a body of this size."""
    return (head + piece * ((size - len(head) - len(tail)) // len(piece)) + tail).encode()


def distinct(head: str, tail: str, size: int) -> bytes:
    """Keys that are all different, as many as fit."""
    keys = "".join(f'"{number:x}":0,' for number in range(size // 8))
    return (head + keys[: size - len(head) - len(tail) - 10].rpartition(",")[0] + tail).encode()


def hostile_bodies(head: str, tail: str, size: int) -> dict[str, bytes]:
    """JSON of the largest allowed size, between a beginning and an end."""
    return {
        "lists": filled(head + "[", "[],", "[]]" + tail, size),
        "deep lists": filled(head + "[", "[" * 45 + "]" * 45 + ",", "[]]" + tail, size),
        "one deep list": (head + "[" * ((size - 200) // 2) + "]" * ((size - 200) // 2) + tail).encode(),
        "equal keys": filled(head + "{", '"a":{},', '"a":0}' + tail, size),
        "keys": distinct(head + "{", "}" + tail, size),
        "deep keys": filled(head, '{"a":', "0" + tail, size),
        "texts": filled(head + "[", '"",', '""]' + tail, size),
        "a text": filled(head + '"', "x", '"' + tail, size),
        "escapes": filled(head + '"', "\\u00e9", '"' + tail, size),
        "digits": filled(head, "9", tail, size),
        "a fraction": filled(head + "0.", "9", tail, size),
        "numbers": filled(head + "[", "1e9,", "0]" + tail, size),
        "spaces": filled(head, " ", "0" + tail, size),
    }


COMMAND = '"command": "long-enough", '
SEATS = '"seats": [{"kind": "me"}, {"kind": "me"}], '
PLACES = {
    "anything": ("/tables", "", ""),
    "option": ("/tables", "{" + COMMAND + SEATS + '"game": "imhotep", "options": {"start": ', "}}"),
    "options": ("/tables", "{" + COMMAND + SEATS + '"game": "imhotep", "options": ', "}"),
    "record": ("/tables", "{" + COMMAND + SEATS + '"game": "imhotep", "record": ', "}"),
    "study": ("/studies", "{" + COMMAND + '"record": ', "}"),
    "remark": ("/studies", "{" + COMMAND + '"record": {"format": "saqqara/1", "game": "imhotep", "remark": ', "}}"),
    "names": ("/studies", "{" + COMMAND + '"record": {"format": "saqqara/1", "game": "imhotep", "names": ', "}}"),
    "setup": (
        "/studies",
        "{" + COMMAND + '"record": {"format": "saqqara/1", "game": "imhotep", "options": {}, "moves": [], "setup": ',
        "}}",
    ),
    "key": ("/joins", "{" + COMMAND + '"key": ', "}"),
    "text": ("/tables/unknown/chat", "{" + COMMAND + '"text": ', "}"),
    "move": ("/tables/unknown/moves", "{" + COMMAND + '"version": 1, "move": ', "}"),
    "version": ("/tables/unknown/hint", '{"version": ', "}"),
    "seat": ("/tables/unknown/resign", "{" + COMMAND + '"version": 1, "seat": ', "}"),
}
"""Where a hostile value may stand: the route, and what surrounds it."""


@pytest.mark.parametrize("place", PLACES)
def test_hostile_json_takes_no_time(shared: Inside, ann: Inhabitant, steps: Steps, place: str) -> None:
    path, head, tail = PLACES[place]
    size = MOST_RECORD if path in {"/tables", "/studies"} else MOST_BODY

    async def story() -> None:
        for name, body in hostile_bodies(head, tail, size).items():
            await steps.take()
            answer = await ann.ask("POST", path, content=body)
            took = await steps.take()
            assert answer.status_code < 500, f"{name}: {answer.text[:200]}"
            assert took <= MOST_SECONDS, f"{name}: {1000 * took:.0f} ms"

    shared.run(story())


LAYOUTS = {
    "one long key": "a" + ".a" * 32_700 + " = 1",
    "long keys": "\n".join("a" + ".a" * 90 + f".b{number} = 1" for number in range(300)),
    "long keys in a table": "x = {" + ", ".join("a" + ".a" * 90 + f".b{number} = 1" for number in range(40)) + "}",
    "spaced keys": "a" + " . a" * 8_000 + " = 1",
    "tables": "\n".join(f"[a{number}]" for number in range(6_000)),
    "keys": "\n".join(f"a{number} = 1" for number in range(5_000)),
    "deep": "a = " + "[" * 30_000,
    "lists": "a = [" + "[], " * 15_000 + "]",
    "escapes": 'a = "' + "\\u0041" * 10_000 + '"',
    "digits": "a = " + "9" * 60_000,
    "a long text": 'name = "' + "x" * 60_000 + '"',
}


@pytest.mark.parametrize("name", LAYOUTS)
def test_hostile_sheets_take_no_time(shared: Inside, ann: Inhabitant, steps: Steps, name: str) -> None:
    async def story() -> None:
        for layout in (LAYOUTS[name], LAYOUTS[name][:MOST_OPTION]):
            body = {"command": new_command(), "game": "anubixx", "seats": two_seats(), "options": {"layout": layout}}
            began = time.process_time()
            answer = await ann.ask("POST", "/tables", json=body)
            assert answer.status_code in {400, 413, 422}
            assert await steps.take() <= MOST_SECONDS
            assert time.process_time() - began < 0.3, "the thread beside the loop has other work too"

    shared.run(story())


# Long games
def long_record() -> dict[str, Any]:
    """A complete game with many moves."""
    state, rng = new_game("anubixx", players=5).start(4), random.Random(4)
    while not state.over:
        state.play(rng.choice(state.moves()))
    return dict(state.record())


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return long_record()


def test_long_records_are_played_beside_the_loop(shared: Inside, ann: Inhabitant, steps: Steps, record: dict[str, Any]) -> None:
    """Opening, loading, showing and analysing a long game."""

    async def ask(method: str, path: str, **more: Any) -> Any:
        answer = await ann.ask(method, path, **more)
        assert answer.is_success, answer.text
        took = await steps.take()
        assert took <= MOST_SECONDS, f"{method} {path}: {1000 * took:.0f} ms"
        return answer.json()

    async def story() -> None:
        study = await ask("POST", "/studies", json={"command": new_command(), "record": record})
        seats = [{"kind": "me"}] * 5
        ply = len(record["moves"]) - 5
        body = {"command": new_command(), "game": "anubixx", "seats": seats, "record": record, "ply": ply, "same_deal": True}
        table = await ask("POST", "/tables", json=body)
        for path in ("", "/log", "/prologue", f"/plies/{ply}", "/previews"):
            await ask("GET", f"/tables/{table['id']}{path}")
        for path in ("", "/log", "/prologue", f"/plies/{ply}", "/record", "/analysis"):
            shared.hub.tables.clear()  # so that it is loaded
            await ask("GET", f"/tables/{study['id']}{path}")
        shared.hub.tables.clear()
        await ask("GET", "/tables?mine=true")

    shared.run(story())


def full_log(ann: Inhabitant, record: dict[str, Any]) -> Table:
    """A table where the same move was taken back and brought back until the log was full."""
    seats = [Seat("human", ann.id, "A")] * 5
    data = created("anubixx", seats, **{name: record[name] for name in ("setup", "options")}, moves=record["moves"][:-20])
    table = Table("full", "0" * 32)
    table.apply(Event(1, 0.0, ann.id, "created-1", data))
    table.apply(Event(2, 0.0, ann.id, "started-1", validate_start(table, ann.id).data))
    for version, validate in zip(range(3, MOST_EVENTS + 1), cycle((validate_undo, validate_redo)), strict=False):
        table.apply(Event(version, 0.0, ann.id, f"command-{version}", validate(table, ann.id, table.version).data))
    return table


def test_a_log_cannot_grow_without_end(shared: Inside, ann: Inhabitant, steps: Steps, record: dict[str, Any]) -> None:
    """Undo and redo, over and over: at some point it is enough, and the table is loaded beside the loop in a short time."""
    table = full_log(ann, record)

    async def story() -> None:
        rows = [SeatRow(number, ann.id, None) for number in range(5)]
        projection = Projection("running", waits=False, deadline=None)
        await shared.hub.store.create(NewTable("full", table.secret, "watch", False, projection, rows), table.events[0])
        await asyncio.gather(*(shared.hub.store.append("full", event) for event in table.events[1:]))
        await steps.take()
        began = time.process_time()
        line = await ann.connect("full")
        while not line.received:
            await asyncio.sleep(0.001)
        assert await steps.take() <= MOST_SECONDS
        assert time.process_time() - began < 1.5
        for path in ("", "/log"):
            assert (await ann.ask("GET", f"/tables/full{path}")).is_success
            assert await steps.take() <= MOST_SECONDS
        for kind, more in (("undo", {"version": MOST_EVENTS}), ("chat", {"text": "more"})):
            answer = await ann.ask("POST", f"/tables/full/{kind}", json={"command": new_command(), **more})
            assert (answer.status_code, answer.json()["error"]) == (422, "error-full-log")
        await line.close()

    shared.run(story())


async def watched_table(person: Inhabitant) -> tuple[Any, Wire]:
    """A new table, and a connection to it that has been sent everything."""
    wish = {"command": new_command(), "game": "imhotep", "seats": two_seats()}
    table = (await person.ask("POST", "/tables", json=wish)).json()
    line = await person.connect(table["id"])
    await settled(line)
    line.take()
    return table, line


def test_what_another_process_has_written_is_sent_without_playing_it_again(
    shared: Inside, ann: Inhabitant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several events at once. Each viewer would otherwise have all moves of the table played again, on the event loop."""
    monkeypatch.setattr("saqqara.web.hub.versions_after", None)

    async def story() -> None:
        table, line = await watched_table(ann)
        live = shared.hub.tables[table["id"]]
        versions = range(table["version"] + 1, table["version"] + 6)
        for version in versions:
            data = validate_chat(live.table, ann.id, "hello", None).data
            await shared.hub.store.append(table["id"], Event(version, 0.0, ann.id, f"command-{version}", data))
        async with live.lock:
            await shared.hub.refresh(live)
        await settled(line)
        assert [json.loads(frame)["entry"]["version"] for frame in line.take()] == list(versions)
        await line.close()

    shared.run(story())


def test_coming_back_to_a_long_game(shared: Inside, ann: Inhabitant, steps: Steps, record: dict[str, Any]) -> None:
    """Who has missed twenty events is sent each of them; they are played again beside the loop."""

    async def story() -> None:
        body = {"command": new_command(), "game": "anubixx", "seats": [{"kind": "me"}] * 5, "record": record,
                "ply": len(record["moves"]) - 25, "same_deal": True}  # fmt: skip
        table = (await ann.ask("POST", "/tables", json=body)).json()
        for move in record["moves"][-25:-3]:
            own = {"command": new_command(), "version": table["version"], "move": move}
            table["version"] = (await ann.ask("POST", f"/tables/{table['id']}/moves", json=own)).json()["version"]
        await steps.take()
        since = table["version"] - 20
        line = await ann.connect(table["id"], f"since={since}")
        while len(line.received) < 20:
            await asyncio.sleep(0.001)
        versions = [frame["table"]["version"] for frame in map(json.loads, line.take()) if frame["type"] == "event"]
        assert versions == list(range(since + 1, table["version"] + 1))
        assert await steps.take() <= MOST_SECONDS
        await line.close()

    shared.run(story())


def test_who_does_not_read_an_answer_keeps_nothing_from_the_others(shared: Inside, ann: Inhabitant) -> None:
    """A move counts as soon as it is on disk, so the others are told of it then, and not when its answer was read."""
    body = json.dumps({"command": new_command(), "text": "hello"}).encode()
    asked = asyncio.Event()

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(_message: Any) -> None:
        asked.set()
        await asyncio.Event().wait()

    async def story() -> None:
        table, line = await watched_table(ann)
        headers = [(b"cookie", f"saqqara={ann.token}".encode()), (b"content-length", str(len(body)).encode())]
        path = f"/api/tables/{table['id']}/chat"
        scope = {
            "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers,
            "scheme": "http", "root_path": "", "client": ("127.0.0.1", 1), "server": ("inside", 80), "extensions": {},
            "state": {}, "asgi": {"version": "3.0"}, "http_version": "1.1",
        }  # fmt: skip
        request = asyncio.create_task(shared.app(scope, receive, send))
        await asyncio.wait_for(asked.wait(), 30)
        await settled(line)
        assert [json.loads(frame)["entry"]["kind"] for frame in line.take()] == ["chat"]
        request.cancel()
        await line.close()

    shared.run(story())
