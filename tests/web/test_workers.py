"""Thinking is shared fairly: moves before hints before analyses, each person in turn, and nobody waits for ever."""

import asyncio
import os
import secrets
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine, MutableMapping
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import saqqara
from saqqara.web import analyses, whereabouts
from saqqara.web.bots import opened_by
from saqqara.web.creation import create_rematch
from saqqara.web.hub import CREATE, LOAD, SHOW
from saqqara.web.thinking import ANALYSIS, HINT, MOVE, QUICK_MOVE
from saqqara.web.whereabouts import Whereabouts
from saqqara.web.workers import NICE, Busy, Workers
from tests import needs

from ..table.room import A, Room
from .client import new_command
from .inside import Inside, with_simple_bots


class Desk:
    """Workers whose jobs the test holds up, and the order in which they began."""

    def __init__(self, threads: int = 1, reserved: int = 0, network: Callable[[str], str] = str) -> None:
        self.waiting: dict[int, int] = {}
        self.workers = Workers("desk", threads, 4, reserved, self.waiting.__setitem__, network)
        self.order: list[str] = []
        self.gate = threading.Event()
        self.tasks: list[asyncio.Task[str]] = []

    def job(self, name: str, hold: bool = False) -> str:
        self.order.append(name)
        if hold:
            assert self.gate.wait(30)
        return name

    async def put(self, priority: int, person: str, name: str, hold: bool = False) -> asyncio.Task[str]:
        """A job, which waits for its turn."""
        self.tasks.append(asyncio.create_task(self.workers.run(priority, person, partial(self.job, name, hold))))
        await asyncio.sleep(0)
        return self.tasks[-1]

    async def finish(self) -> list[str]:
        """Let go of what is held up, and wait for all."""
        self.gate.set()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.workers.close()
        return self.order


def run(story: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(story, 30))


def test_moves_come_before_hints_and_hints_before_analyses() -> None:
    async def story() -> None:
        desk = Desk()
        await desk.put(ANALYSIS, "a", "held", hold=True)
        for priority, name in ((ANALYSIS, "analysis"), (HINT, "hint"), (MOVE, "move"), (QUICK_MOVE, "quick move")):
            await desk.put(priority, "b", name)
        assert desk.waiting == {QUICK_MOVE: 1, MOVE: 1, HINT: 1, ANALYSIS: 1}
        assert await desk.finish() == ["held", "quick move", "move", "hint", "analysis"]
        assert set(desk.waiting.values()) == {0}

    run(story())


def test_people_take_turns() -> None:
    """Somebody who asks for ten hints does not keep the one who asks for one."""

    async def story() -> None:
        desk = Desk()
        await desk.put(HINT, "a", "held", hold=True)
        for number in range(10):
            await desk.put(HINT, "greedy", f"greedy {number}")
        await desk.put(HINT, "modest", "modest")
        await desk.put(HINT, "other", "other")
        order = await desk.finish()
        assert order[:5] == ["held", "greedy 0", "modest", "other", "greedy 1"]

    run(story())


def test_many_cookies_are_no_more_turns() -> None:
    """Those of one network share them; among themselves each person has a turn."""

    async def story() -> None:
        where = Whereabouts()
        desk = Desk(network=where.network)
        for number in range(10):
            where.note(f"cookie {number}", f"2001:db8::{number}")
        where.note("pupil", "2001:db8::ffff")
        where.note("other", "192.0.2.7")
        await desk.put(HINT, "a", "held", hold=True)
        for number in range(10):
            for time in ("first", "second"):
                await desk.put(HINT, f"cookie {number}", f"{time} of {number}")
        for person in ("pupil", "other", "not seen before"):
            await desk.put(HINT, person, person)
        order = await desk.finish()
        assert order[:5] == ["held", "first of 0", "other", "not seen before", "first of 1"]
        assert order[13:15] == ["pupil", "second of 0"]

    run(story())


def test_a_quick_move_waits_for_nobody() -> None:
    """However many long jobs there are, a thread is kept for quick moves."""

    async def story() -> None:
        desk = Desk(threads=2, reserved=1)
        for number in range(6):
            await desk.put(MOVE, f"person {number}", f"long {number}", hold=True)
        quick = await desk.put(QUICK_MOVE, "a", "quick")
        assert await quick == "quick"
        assert desk.order == ["long 0", "long 1", "quick"]
        await desk.finish()

    run(story())


def test_who_goes_away_is_not_thought_for() -> None:
    async def story() -> None:
        desk = Desk()
        await desk.put(HINT, "a", "held", hold=True)
        gone = await desk.put(HINT, "b", "gone")
        await desk.put(HINT, "c", "stays")
        gone.cancel()
        assert await desk.finish() == ["held", "stays"]

    run(story())


def test_a_late_answer_says_that_the_server_is_busy() -> None:
    async def story() -> None:
        desk = Desk()
        await desk.put(HINT, "a", "held", hold=True)
        with pytest.raises(Busy) as busy:
            await desk.workers.run_soon(HINT, "b", 0.01, partial(desk.job, "late"))
        assert (busy.value.error, busy.value.details) == ("error-busy", {"seconds": 5})
        assert await desk.finish() == ["held"]

    run(story())


def test_what_began_in_time_may_take_long() -> None:
    async def story() -> None:
        desk = Desk()
        task = asyncio.create_task(desk.workers.run_soon(HINT, "a", 0.01, partial(desk.job, "long", hold=True)))
        await asyncio.sleep(0.05)
        desk.gate.set()
        assert await task == "long"
        await desk.finish()

    run(story())


def test_who_waits_when_the_server_shuts_down_is_refused_at_once() -> None:
    async def story() -> None:
        desk = Desk()
        held = await desk.put(HINT, "a", "held", hold=True)
        waiting = asyncio.create_task(desk.workers.run_soon(HINT, "b", 30, partial(desk.job, "waiting")))
        await asyncio.sleep(0)
        desk.workers.close()
        desk.workers.close()
        for refused in (waiting, await desk.put(MOVE, "c", "late")):
            with pytest.raises(Busy):
                await refused
        desk.gate.set()
        assert await held == "held"
        assert desk.order == ["held"]

    run(story())


@pytest.mark.skipif(sys.platform != "linux", reason=needs.reason("Linux"))
def test_threads_that_think_for_long_stand_back() -> None:
    """The event loop and quick moves have the cores first."""

    def niceness() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def story() -> None:
        workers = Workers("desk", 1, 4, reserved=1)
        own = niceness()
        assert await workers.run(MOVE, "a", niceness) == own + NICE
        assert await workers.run(QUICK_MOVE, "a", niceness) == own
        workers.close()

    run(story())


def test_everything_that_thinks_has_its_priority_and_its_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_simple_bots(monkeypatch)
    monkeypatch.setattr(analyses, "hint", lambda *_, **__: [])
    monkeypatch.setattr(analyses, "judge", lambda *_: None)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}", bots=True, pace=0.0)
    workers = cast("Any", inside.app.app).state.workers
    noted: set[tuple[int, str]] = set()
    run_job = workers.run

    async def note(priority: int, person: str, *args: Any, **more: Any) -> Any:
        noted.add((priority, person))
        return await run_job(priority, person, *args, **more)

    monkeypatch.setattr(workers, "run", note)
    people = {kind: inside.person(secrets.token_urlsafe(16)) for kind in (QUICK_MOVE, MOVE, HINT, ANALYSIS)}

    async def ask(kind: int, path: str, **body: Any) -> Any:
        answer = await people[kind].ask("POST", path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    async def story() -> None:
        for kind, level in ((QUICK_MOVE, 2), (MOVE, 10)):
            seats = [{"kind": "bot", "level": level}, {"kind": "me"}]
            await ask(kind, "/tables", command=new_command(), game="imhotep", seats=seats, options={"start": 0})
        own = [{"kind": "me"}, {"kind": "me"}]
        table = await ask(HINT, "/tables", command=new_command(), game="imhotep", seats=own)
        await ask(HINT, f"/tables/{table['id']}/hint", version=table["version"])
        study = await ask(ANALYSIS, "/studies", command=new_command(), record=short_game())
        await people[ANALYSIS].ask("GET", f"/tables/{study['id']}/analysis")
        while len(noted) < len(people):
            await asyncio.sleep(0.001)

    inside.run(asyncio.wait_for(story(), 30))
    inside.close()
    assert noted == {(kind, person.id) for kind, person in people.items()}


def test_what_is_shown_comes_before_tables_that_others_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Dealing a record anew takes half a second, and one address may open 30 tables at once, each with a cookie of its own."""
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}", bots=False)
    apart = cast("Any", inside.app.app).state.apart
    ann, begin, order, run_job = inside.person(secrets.token_urlsafe(16)), threading.Event(), list[str](), apart.run

    async def note(priority: int, person: str, function: Callable[[], Any]) -> Any:
        def noted() -> Any:
            order.append(person)
            return function()

        return await run_job(priority, person, noted)

    monkeypatch.setattr(apart, "run", note)

    async def waiting(priority: int, number: int) -> None:
        while len(apart.queues[priority]) < number:
            await asyncio.sleep(0.001)

    async def open_study() -> None:
        body = {"command": new_command(), "record": short_game()}
        assert (await inside.person(secrets.token_urlsafe(16)).ask("POST", "/studies", json=body)).is_success

    async def story() -> None:
        wish = {"command": new_command(), "game": "imhotep", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = (await ann.ask("POST", "/tables", json=wish)).json()
        order.clear()
        held = asyncio.create_task(apart.run(LOAD, "held", partial(begin.wait, 20)))
        studies = [asyncio.create_task(open_study()) for _ in range(3)]
        await waiting(CREATE, len(studies))
        shown = asyncio.create_task(ann.ask("GET", f"/tables/{table['id']}/previews"))
        await waiting(SHOW, 1)
        begin.set()
        await asyncio.gather(held, shown, *studies)

    inside.run(asyncio.wait_for(story(), 30))
    inside.close()
    assert order[:2] == ["held", ann.id]
    assert len(order) == 5


def test_the_bots_of_a_rematch_are_thought_for_like_the_others_of_their_person() -> None:
    """No person has opened that table. All rematches of a server were counted as one person's."""
    room = Room("AB2")
    _, again = create_rematch(room.table, "0" * 64, room.at)
    assert (opened_by(room.table), opened_by(again)) == (A, A)


def test_many_analyses_displace_only_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_ANALYSES", 3)
    end = saqqara.game("imhotep", players=2).start(1)

    async def story() -> None:
        found = analyses.Analyses(Workers("none", 0, 4))
        for person, key in (("ann", "hers"), ("eve", "1"), ("eve", "2"), ("eve", "3"), ("eve", "4"), ("ben", "his")):
            found.analysis_of(key, lambda: end, person)
        assert list(found.running) == ["hers", "4", "his"]
        found.stop()

    run(story())


def test_analyses_of_many_cookies_displace_only_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "MOST_ANALYSES", 3)
    end = saqqara.game("imhotep", players=2).start(1)

    async def story() -> None:
        found = analyses.Analyses(Workers("none", 0, 4), lambda person: person[0])
        for number, person in enumerate(("ann", "eve", "eva", "ewa", "ben", "evi")):
            found.analysis_of(f"{person} {number}", lambda: end, person)
        assert list(found.running) == ["ann 0", "ben 4", "evi 5"]
        found.stop()

    run(story())


def test_it_is_known_from_where_people_ask(tmp_path: Path) -> None:
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    ann = inside.person(secrets.token_urlsafe(16))
    state = cast("Any", inside.app.app).state
    assert state.workers.queues[0].network(ann.id) == ann.id
    inside.run(ann.ask("GET", "/tables"))
    assert state.workers.queues[0].network(ann.id) == state.analyses.network(ann.id) == "127.0.0.1"
    inside.close()


def test_only_the_last_people_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whereabouts, "MOST_KNOWN", 2)
    where = Whereabouts()
    for person in ("ann", "ben", "ann", "cem"):
        where.note(person, "192.0.2.7")
    assert list(map(where.network, ("ann", "ben", "cem"))) == ["192.0.2.7", "ben", "192.0.2.7"]


def test_a_hint_that_comes_too_late_is_refused_by_http(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyses, "hint", lambda *_, **__: [])
    monkeypatch.setattr(analyses, "HINT_PATIENCE", 0.01)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    workers = cast("Any", inside.app.app).state.workers
    ann, idle = inside.person(secrets.token_urlsafe(16)), threading.Event()

    async def story() -> None:
        seats = [{"kind": "me"}, {"kind": "me"}]
        opened = await ann.ask("POST", "/tables", json={"command": new_command(), "game": "imhotep", "seats": seats})
        table = opened.json()
        others = [asyncio.create_task(workers.run(HINT, f"other {i}", idle.wait)) for i in range(2 * (os.cpu_count() or 1))]
        await asyncio.sleep(0)
        try:
            busy = await ann.ask("POST", f"/tables/{table['id']}/hint", json={"version": table["version"]})
        finally:
            idle.set()
        assert (busy.status_code, busy.json()["error"]) == (503, "error-busy")
        assert int(busy.headers["retry-after"]) > 0
        await asyncio.gather(*others)
        monkeypatch.setattr(analyses, "HINT_PATIENCE", 30.0)
        again = await ann.ask("POST", f"/tables/{table['id']}/hint", json={"version": table["version"]})
        assert (again.status_code, again.json()) == (200, [])

    inside.run(asyncio.wait_for(story(), 30))
    inside.close()


@pytest.mark.parametrize("what", ["hint", "puzzle"])
def test_nobody_thinks_for_a_client_that_is_gone(tmp_path: Path, what: str) -> None:
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    state = cast("Any", inside.app.app).state
    ann, idle = inside.person(secrets.token_urlsafe(16)), threading.Event()

    async def request() -> tuple[str, dict[str, Any]]:
        if what == "puzzle":
            return "/puzzles/imhotep/0", {"answer": (await ann.ask("GET", "/puzzles/imhotep/0")).json()["answers"][0]}
        body = {"command": new_command(), "game": "imhotep", "seats": [{"kind": "me"}, {"kind": "me"}]}
        table = (await ann.ask("POST", "/tables", json=body)).json()
        return f"/tables/{table['id']}/hint", {"version": table["version"]}

    def mine() -> list[Any]:
        return list(state.workers.queues[HINT].waiting.get("127.0.0.1", {}).get(ann.id, ()))

    async def story() -> None:
        path, body = await request()
        others = [
            asyncio.create_task(state.workers.run(HINT, f"other {i}", idle.wait)) for i in range(2 * (os.cpu_count() or 1))
        ]
        await asyncio.sleep(0)
        messages: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        messages.put_nowait({"type": "http.request", "body": msgspec.json.encode(body), "more_body": False})
        answering = asyncio.create_task(inside.app(scope_of(path, ann.token), messages.get, never))
        try:
            while not mine():
                await asyncio.sleep(0.001)
            messages.put_nowait({"type": "http.disconnect"})
            await answering
            while not mine()[0].done.done():
                await asyncio.sleep(0.001)
        finally:
            idle.set()
        await asyncio.gather(*others)

    inside.run(asyncio.wait_for(story(), 30))
    inside.close()


def scope_of(path: str, token: str) -> dict[str, Any]:
    """A POST of a person, as the server gives it to the application."""
    headers = [(b"host", b"inside"), (b"cookie", f"saqqara={token}".encode()), (b"content-length", b"100")]
    address = f"/api{path}"
    return {
        "type": "http", "method": "POST", "path": address, "raw_path": address.encode(), "query_string": b"",
        "headers": headers, "scheme": "http", "root_path": "", "client": ("127.0.0.1", 1), "server": ("inside", 80),
        "state": {}, "extensions": {}, "asgi": {"version": "3.0"}, "http_version": "1.1",
    }  # fmt: skip


async def never(message: MutableMapping[str, Any]) -> None:
    """Nothing is sent to somebody who is gone."""
    raise AssertionError(message)


def short_game() -> dict[str, Any]:
    """A record with some moves."""
    state = saqqara.game("imhotep").start(1)
    for _ in range(5):
        state.play(state.moves()[0])
    return dict(state.record())


@pytest.mark.skipif("SAQQARA_LONG" not in os.environ, reason="it measures time; SAQQARA_LONG=1 runs it")
def test_a_quick_bot_answers_on_a_busy_server() -> None:
    """4 analyses, 20 hints and 10 bots of the strongest level wait: level 2 answers within half a second, and the event loop
    is never 50 ms late.
    """
    measured = subprocess.run(
        [sys.executable, "-m", "benchmarks.thinking"], check=False, capture_output=True, text=True, timeout=180
    )
    assert measured.returncode == 0, measured.stdout


def test_errors_reach_who_asked() -> None:
    async def story() -> None:
        desk = Desk()

        def fail() -> None:
            raise KeyError("no idea")

        with pytest.raises(KeyError):
            await desk.workers.run(HINT, "a", fail)
        assert await desk.workers.run(HINT, "a", partial(desk.job, "next")) == "next"
        await desk.finish()

    run(story())
