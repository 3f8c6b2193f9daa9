"""While the server is away no clock runs: nobody loses a game by a restart."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.event import listen

from saqqara.store.interface import Outage, StorageFailed
from saqqara.store.signs_of_life import LONGEST_GAP
from saqqara.store.store import Store
from saqqara.table.clock import ClockRules
from saqqara.table.refusal import Refused
from saqqara.web import upkeep
from saqqara.web.hub import Hub
from saqqara.web.metrics import Metrics
from saqqara.web.middleware import Middleware
from saqqara.web.workers import Workers

from ..table.room import SEED, created, seats_of
from .inside import NOW, Inhabitant, Inside, Wire, hold_the_clock, settled, with_simple_bots

TOKENS = {"A": "ann".ljust(22, "x"), "B": "ben".ljust(22, "x")}


def test_a_game_is_not_flagged_by_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_simple_bots(monkeypatch)
    set_time(monkeypatch, NOW)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    ann = begin(inside)
    set_time(monkeypatch, NOW + 10)
    inside.run(inside._close())
    set_time(monkeypatch, NOW + 10 + 7200)
    inside.run(inside._open())
    ann = inside.person(TOKENS["A"])
    table = inside.run(ann.ask("GET", "/tables/table")).json()
    assert (table["status"], table["clock"]["left"], table["clock"]["running"]) == ("running", [55, 65], 0)
    inside.restart()
    ann = inside.person(TOKENS["A"])
    log = inside.run(ann.ask("GET", "/tables/table/log")).json()
    assert [entry["kind"] for entry in log].count("paused") == 1, "it is counted once"
    play(inside, ann, 7)
    inside.close()


def begin(inside: Inside) -> Inhabitant:
    """Two people begin a game with a clock, and each makes a move. Returns the one whose clock runs."""
    ann, ben = (inside.person(token) for token in TOKENS.values())
    seats = [seat.__class__("human", person.id, seat.name) for seat, person in zip(seats_of("AB"), (ann, ben), strict=True)]
    inside.run(inside.put_table("table", SEED, created("imhotep", seats, clock=ClockRules("live", 60.0, 5.0))))
    for number, person in enumerate((ann, ben)):
        play(inside, person, number)
    return ann


def play(inside: Inside, person: Any, number: int) -> None:
    table = inside.run(person.ask("GET", "/tables/table")).json()
    body = {"command": f"command-{number}", "move": table["view"]["moves"][0], "version": table["version"]}
    assert inside.run(person.ask("POST", "/tables/table/moves", json=body)).status_code == 200


def set_time(monkeypatch: pytest.MonkeyPatch, now: float) -> None:
    hold_the_clock(monkeypatch, now)
    monkeypatch.setattr("time.time", lambda: now)


def test_signs_of_life_go_on_when_the_database_is_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "SIGN_OF_LIFE", 0.0)
    away, alive = [StorageFailed("away"), StorageFailed("away")], asyncio.Event()
    outage = Outage(1000.0, 2000.0)

    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()

        async def report_alive(_clock: Any, _starting: bool) -> list[Outage]:
            if away:
                raise away.pop()
            alive.set()
            return [outage]

        monkeypatch.setattr(store, "report_alive", report_alive)
        hub = Hub(store, Metrics(), Workers("apart", threads=1, priorities=2))
        own = upkeep.Upkeep(hub, store)
        living = asyncio.create_task(own.keep_alive())
        waiting = asyncio.create_task(alive.wait())
        await asyncio.wait({living, waiting}, timeout=30, return_when=asyncio.FIRST_COMPLETED)
        assert not living.done(), "it ended when the database was away"
        assert not away
        while own.last_notice is None:  # what the owner has changed is read too
            await asyncio.sleep(0)
        assert hub.outages == [outage]
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        await store.close()

    asyncio.run(asyncio.wait_for(story(), 30))


@pytest.mark.parametrize("way", ["a move", "the search for clocks"])
def test_nobody_loses_time_in_which_the_server_stood_still(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str) -> None:
    """It was suspended, or its database was away: what waited for it comes before the next sign of life."""
    with_simple_bots(monkeypatch)
    set_time(monkeypatch, NOW)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    ann = begin(inside)
    set_time(monkeypatch, NOW + 7200)
    if way == "a move":
        play(inside, ann, 2)
    else:
        inside.run(inside.hub.flag(inside.hub.tables["table"]))
    table = inside.run(ann.ask("GET", "/tables/table")).json()
    assert (table["status"], table["clock"]["left"]) == ("running", [70 if way == "a move" else 65, 65])
    set_time(monkeypatch, NOW + 7200 + LONGEST_GAP)
    inside.run(inside.upkeep.notice_outage())
    [outage] = inside.hub.outages
    assert outage == (NOW, NOW + 7200), "a short silence is none"
    inside.close()


def test_a_database_that_hangs_is_away_until_it_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks while it hangs waits for one sign of life. It says when the database answered, not when it was asked."""
    with_simple_bots(monkeypatch)
    set_time(monkeypatch, NOW)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    store, reports, now = inside.upkeep.store, list[bool](), [NOW + LONGEST_GAP + 1]
    report_alive = store.report_alive

    async def counted(clock: Any, starting: bool = False) -> list[Outage]:
        reports.append(starting)
        return await report_alive(clock, starting)

    def hang(*_arguments: Any) -> None:
        now[0] = NOW + 30

    async def ask() -> None:
        await asyncio.gather(*(inside.upkeep.notice_outage() for _ in range(5)))

    monkeypatch.setattr(store, "report_alive", counted)
    monkeypatch.setattr("time.time", lambda: now[0])
    listen(store.engine.sync_engine, "after_cursor_execute", hang)
    inside.run(ask())
    assert inside.hub.outages == [(NOW, NOW + 30)]
    assert len(reports) == 2, "one while it hangs, and one because it has hung"
    inside.close()


def test_who_looks_at_a_clock_sees_that_it_did_not_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody does anything, and it has not run out: the event comes with the next sign of life."""
    with_simple_bots(monkeypatch)
    set_time(monkeypatch, NOW)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    ann = begin(inside)
    wire = inside.run(ann.connect("table"))
    inside.run(settled(wire))
    wire.take()
    set_time(monkeypatch, NOW + 30)
    monkeypatch.setattr(upkeep, "SIGN_OF_LIFE", 0.0)

    async def live_on() -> None:
        living = asyncio.create_task(inside.upkeep.keep_alive())
        while not any(b'"paused"' in frame for frame in wire.received):
            await asyncio.sleep(0.001)
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)

    inside.run(asyncio.wait_for(live_on(), 30))
    assert inside.run(ann.ask("GET", "/tables/table")).json()["clock"]["left"] == [65, 65]
    inside.close()


def test_a_clock_does_not_run_out_because_an_outage_could_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database is back, then fails once more, and then takes what comes."""
    with_simple_bots(monkeypatch)
    set_time(monkeypatch, NOW)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    ann = begin(inside)
    set_time(monkeypatch, NOW + 7200)
    store, failures = inside.upkeep.store, [StorageFailed("away")]
    append = store.append

    def fail_once(*arguments: Any) -> asyncio.Future[None]:
        if not failures:
            return append(*arguments)
        failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(failures.pop())
        return failed

    monkeypatch.setattr(store, "append", fail_once)
    with pytest.raises(Refused, match="could not be saved"):
        inside.run(inside.hub.flag(inside.hub.tables["table"]))
    inside.run(inside.hub.flag(inside.hub.tables["table"]))
    table = inside.run(ann.ask("GET", "/tables/table")).json()
    assert (table["status"], table["clock"]["left"]) == ("running", [65, 65])
    inside.close()


def test_an_outage_is_noted_by_the_first_server_that_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        assert await store.report_alive(lambda: 1000.0, starting=True) == []
        assert await store.report_alive(lambda: 1000.0 + LONGEST_GAP) == []
        [first] = await store.report_alive(lambda: 2000.0)
        assert first == (1000.0 + LONGEST_GAP, 2000.0)
        assert await store.report_alive(lambda: 2003.0, starting=True) == [first, (2000.0, 2003.0)]
        assert await store.report_alive(lambda: 2003.0) == [first, (2000.0, 2003.0)]
        await store.close()

    asyncio.run(story())


@pytest.mark.parametrize("refused", ["by the table", "at the door", ""])
def test_a_client_that_is_gone_before_it_is_answered_leaves_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refused: str
) -> None:
    """The server shuts down, or the client has hung up: whatever is sent then fails. The application does not."""
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    ann = inside.person(TOKENS["A"])
    inside.run(inside.put_table("table", SEED, created("imhotep", [seats_of("A")[0].__class__("human", ann.id, "Ann")] * 2)))

    async def fail(*_arguments: Any) -> None:
        raise StorageFailed("away")

    async def gone(_wire: Wire, message: Any) -> None:
        raise RuntimeError(f"Unexpected ASGI message '{message['type']}', after sending 'websocket.close'.")

    monkeypatch.setattr(Wire, "_take", gone)
    if refused == "by the table":
        monkeypatch.setattr(Hub, "find_visible", fail)
    if refused == "at the door":
        monkeypatch.setattr(Middleware, "same_origin", lambda *_: False)

    async def connect() -> None:
        wire = await ann.connect("table")
        await asyncio.wait_for(wire.task, 30)

    inside.run(connect())
    assert not inside.hub.tables["table"].viewers
    inside.close()
