"""Versions of a table: what viewers are sent is the same, however a version was made."""

import asyncio
import random
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from saqqara.store.interface import Projection
from saqqara.table.events import Event
from saqqara.table.table import Table
from saqqara.web import snapshots as snapshots_module
from saqqara.web.hub import Hub
from saqqara.web.live_table import LiveTable, TableVersion, encoded, versions_after
from saqqara.web.metrics import Metrics
from saqqara.web.snapshots import snapshot
from saqqara.web.viewer import NOT_FOUND, Viewer
from saqqara.web.wire import DoneFrame

from ..table.room import SEED, A, B, Room

ONLOOKER = "o" * 64
ROOMS = [
    ("imhotep", {"sides": "AAAAA"}),
    ("imhotep", {"sides": "BBBBB", "wrath": True}),
    ("imhotep", {"sides": "ABABB"}),
    ("anubixx", {}),
]


@pytest.fixture(autouse=True)
def _stopped_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots_module, "time", SimpleNamespace(time=lambda: 1000.0))


def events_of_a_game(game: str, options: dict[str, Any], seed: int) -> list[Event]:
    """A random game to its end, with words in between, moves that are taken back and played again."""
    room, dice = Room("AB", game, options=options), random.Random(seed)
    while room.table.mover is not None:
        room.anybody(dice.choice(room.table.state.moves()))
        chance = dice.random()
        if chance < 0.05:
            room.chat(A)
        elif chance < 0.15 and room.table.undo_to(A) is not None:
            room.undo(A)
            if dice.random() < 0.5 and room.table.can_redo(A):
                room.redo(A)
    return list(room.table.events)


def live_table(events: list[Event], *viewers: Viewer) -> LiveTable:
    """The table after these events, in memory and with these viewers."""
    live = LiveTable(Table.of("table", SEED, events), "watch", [None, None], Projection("running", False, None))
    live.viewers.update(viewers)
    return live


def sent(live: LiveTable, version: TableVersion, person: str) -> Any:
    """What a person is sent about a version."""
    table = msgspec.json.encode(snapshot(live, person, version))
    return [msgspec.json.decode(part) for part in (version.encoded_entry, version.encoded_steps, table)]


def from_nothing(live: LiveTable, events: list[Event], person: str) -> Any:
    """The same, made without anything that is known already."""
    before, after = (Table.of("table", SEED, log) for log in (events[:-1], events))
    version = TableVersion(after)
    moved = events[-1].kind == "move"
    steps = msgspec.json.decode(encoded(before.state.steps(after.state) if moved else []))
    entry, _, table = sent(live, version, person)
    return [entry, steps, table]


@pytest.mark.parametrize(("game", "options"), ROOMS, ids=["A", "B", "mixed", "dice"])
def test_versions_are_the_same_however_they_are_made(game: str, options: dict[str, Any]) -> None:
    events = events_of_a_game(game, options, seed=len(game))
    watched = live_table(events[:2], Viewer(A, 2))
    unwatched = live_table(events[:2])
    made = versions_after(Table.of("table", SEED, events), 2, B)
    for number in range(3, len(events) + 1):
        for live in (watched, unwatched):
            live.advance_by(events[number - 1 : number])
        for person in (A, B, ONLOOKER):
            expected = from_nothing(watched, events[:number], person)
            assert sent(watched, watched.current, person) == expected
            assert sent(watched, made[number - 3], person) == expected
            unwatched.viewers.update(watched.viewers)
            assert sent(unwatched, unwatched.current, person) == expected
            unwatched.viewers.clear()
    assert watched.table.status == "finished"
    assert any(version.encoded_steps != b"[]" for version in made)


class Client:
    """A connection that takes everything at once. It notes the frames of each write."""

    def __init__(self) -> None:
        self.writes: list[list[Any]] = []

    def write(self, *frames: bytes) -> bool:
        self.writes.append([msgspec.json.decode(frame) for frame in frames])
        return True

    @property
    def types(self) -> list[list[str]]:
        """What kinds of frames were written together."""
        return [[frame["type"] for frame in frames] for frames in self.writes]


class Announced:
    """A store that other processes write to. It counts how often it is read."""

    shared = True

    def __init__(self, log: list[Event]) -> None:
        self.log = log
        self.reads = 0

    async def events(self, _table: str, since: int) -> list[Event]:
        self.reads += 1
        return self.log[since:]


def test_an_idle_table_is_read_when_somebody_asks_for_it() -> None:
    log = events_of_a_game("imhotep", {"sides": "AAAAA"}, seed=1)
    store, live = Announced(log), live_table(log[:2])
    client = Client()

    async def story() -> None:
        hub = Hub(cast("Any", store), Metrics(), cast("Any", None))
        hub.tables["table"] = live
        for version in range(3, 11):
            await hub.refresh_to("table", version)
        assert (store.reads, live.table.version) == (0, 2)
        store.log = log[:10]
        assert await hub.find("table") is live
        assert (store.reads, live.table.version) == (1, 10)
        assert await hub.find("table") is live
        assert store.reads == 1, "nothing else was announced"
        await hub.refresh_to("table", 12)  # somebody is about to look at it
        store.log = log[:12]
        await hub.connect(live, Viewer(A, 10, write=client.write))
        assert (store.reads, live.table.version) == (2, 12)
        store.log = log[:13]
        await hub.refresh_to("table", 13)  # it is not idle any more
        assert (store.reads, live.table.version) == (3, 13)

    asyncio.run(asyncio.wait_for(story(), 30))
    events = [frame for frames in client.writes for frame in frames if frame["type"] == "event"]
    assert [event["table"]["version"] for event in events] == [11, 12, 13]


def test_an_answer_and_the_event_leave_in_one_write_and_the_answer_comes_first() -> None:
    log = events_of_a_game("anubixx", {}, seed=2)
    hub = Hub(cast("Any", Announced(log)), Metrics(), cast("Any", None))
    client, others = Client(), Client()
    mover = Viewer(A, 2, write=client.write)
    live = live_table(log[:2], mover, Viewer(B, 2, write=others.write))
    live.advance_by(log[2:3])
    hub.send_update(live, mover, DoneFrame("command", 3))
    assert others.writes == []
    hub.send_updates(live)
    hub.send_update(live, mover, DoneFrame("command", 3))  # sent again: there is nothing new
    assert (client.types, others.types) == ([["done", "event"], ["done"]], [["event"]])


def test_who_has_left_is_answered_and_sees_nothing_more() -> None:
    log = events_of_a_game("anubixx", {}, seed=2)
    hub = Hub(cast("Any", Announced(log)), Metrics(), cast("Any", None))
    client = Client()
    stranger = Viewer(ONLOOKER, 2, write=client.write)
    hub.send_update(live_table(log[:3], stranger), stranger, DoneFrame("command", 3))
    assert (client.types, stranger.closed) == ([["done"]], NOT_FOUND)


class Apart:
    """Work apart from the event loop, done at once. It counts."""

    def __init__(self) -> None:
        self.runs = 0

    async def run(self, _priority: int, _person: str, make: Any) -> Any:
        self.runs += 1
        return make()


@pytest.mark.parametrize(("game", "options"), ROOMS, ids=["A", "B", "mixed", "dice"])
def test_who_has_missed_one_move_is_sent_its_steps_also_where_all_others_follow(game: str, options: dict[str, Any]) -> None:
    """They are not kept then: all moves are played again, apart from the event loop, and once for all who come back."""
    log = events_of_a_game(game, options, seed=3)
    several = 0

    async def story() -> None:
        nonlocal several
        for number in range(3, 60):
            apart, follower = Apart(), Viewer(A, number - 1, changes=True)
            hub = Hub(cast("Any", Announced(log)), Metrics(), cast("Any", apart))
            live = hub.tables["table"] = live_table(log[: number - 1], follower)
            follower.follows = True
            live.advance_by(log[number - 1 : number])
            if live.current.knows_steps:
                continue
            expected = from_nothing(live, log[:number], B)[1]
            late = [Client(), Client()]
            for client in late:
                await hub.connect(live, Viewer(B, number - 1, write=client.write))
            assert [client.writes[0][0]["steps"] for client in late] == [expected, expected]
            assert apart.runs == 1
            several += bool(expected)

    asyncio.run(asyncio.wait_for(story(), 60))
    assert several > 3


def test_only_who_must_keep_a_card_sees_more_than_an_onlooker() -> None:
    events = events_of_a_game("imhotep", {"sides": "BBBBB"}, seed=7)
    asked = 0
    for number in range(2, len(events)):
        version = TableVersion(Table.of("table", SEED, events[:number]))
        table = version.table
        public = msgspec.json.decode(msgspec.json.encode(table.state.view()))
        for seat in (0, 1):
            more = table.view["question"] == "keep" and table.mover == seat
            asked += more
            wanted = msgspec.json.decode(msgspec.json.encode(table.state.view(seat))) if more else public
            assert msgspec.json.decode(version.encoded_view(seat) or b"") == wanted
    assert asked > 0
