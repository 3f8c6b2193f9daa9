"""While the server is away no clock runs: nobody loses a game by a restart."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saqqara.store.interface import Outage, StorageFailed
from saqqara.store.signs_of_life import LONGEST_GAP
from saqqara.store.store import Store
from saqqara.table.clock import ClockRules
from saqqara.web import upkeep
from saqqara.web.hub import Hub
from saqqara.web.metrics import Metrics
from saqqara.web.middleware import Middleware
from saqqara.web.workers import Workers

from ..table.room import SEED, created, seats_of
from .inside import NOW, Inside, Wire, hold_the_clock, with_simple_bots

TOKENS = {"A": "ann".ljust(22, "x"), "B": "ben".ljust(22, "x")}


def test_a_game_is_not_flagged_by_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_simple_bots(monkeypatch)
    set_time(monkeypatch, NOW)
    inside = Inside(f"sqlite:///{tmp_path / 'tables.db'}")
    ann, ben = (inside.person(token) for token in TOKENS.values())
    seats = [seat.__class__("human", person.id, seat.name) for seat, person in zip(seats_of("AB"), (ann, ben), strict=True)]
    data = created("imhotep", seats, clock=ClockRules("live", 60.0, 5.0))
    inside.run(inside.put_table("table", SEED, data))
    for number, person in enumerate((ann, ben)):
        play(inside, person, number)
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

        async def report_alive(_now: float, _starting: bool) -> list[Outage]:
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
    ann, ben = (inside.person(token) for token in TOKENS.values())
    seats = [seat.__class__("human", person.id, seat.name) for seat, person in zip(seats_of("AB"), (ann, ben), strict=True)]
    data = created("imhotep", seats, clock=ClockRules("live", 60.0, 5.0))
    inside.run(inside.put_table("table", SEED, data))
    for number, person in enumerate((ann, ben)):
        play(inside, person, number)
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


def test_an_outage_is_noted_by_the_first_server_that_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        assert await store.report_alive(1000.0, starting=True) == []
        assert await store.report_alive(1000.0 + LONGEST_GAP) == []
        [first] = await store.report_alive(2000.0)
        assert first == (1000.0 + LONGEST_GAP, 2000.0)
        assert await store.report_alive(2003.0, starting=True) == [first, (2000.0, 2003.0)]
        assert await store.report_alive(2003.0) == [first, (2000.0, 2003.0)]
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
