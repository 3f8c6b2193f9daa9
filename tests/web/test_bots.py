"""Bots at tables: they move by themselves, after a restart too, and people come and go around them."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saqqara.table.clock import ClockRules
from saqqara.web import bots as bots_module
from saqqara.web import hub as hub_module
from saqqara.web.bots import BotRunner
from saqqara.web.thinking import QUICK_MOVE

from ..table.room import created, seats_of
from .client import PATIENCE, Server
from .inside import Inhabitant, Inside, settled, with_simple_bots


def test_a_game_against_bots_runs_to_its_end_by_itself(own_server: Server) -> None:
    """A person and two bots; the person only ever plays their own moves."""
    ann = own_server.person("Ann")
    table = ann.create("anubixx", "me bot:1 bot:2")
    line = ann.socket(table["id"], since=table["version"])
    seen = {"thinking": 0, "event": 0}
    while table["status"] == "running":
        if table["acting"] is not None:
            ann.move(table["id"], table["view"]["moves"][-1], table["version"])
        while (frame := line.hear())["type"] != "event":
            seen[frame["type"]] = seen.get(frame["type"], 0) + 1
        assert frame["table"]["version"] == table["version"] + 1
        table = frame["table"]
    assert seen["thinking"] > 10
    assert table["view"]["over"]
    named = [seat["name"] or seat["bot"] for seat in ann.table(table["id"])["seats"]]
    assert named[0] == "Ann"
    assert len(set(named)) == 3
    assert ann.ask(f"/tables/{table['id']}/record")["names"] == named


@pytest.mark.parametrize("kill", [False, True], ids=["terminated", "killed"])
def test_bots_go_on_after_a_restart_without_anybody_pressing_anything(own_server: Server, kill: bool) -> None:
    ann = own_server.person("Ann")
    table = ann.create("anubixx", "me bot:2")
    assert ann.leave(table["id"], 0).status_code == 200
    before = ann.table(table["id"])["version"]
    own_server.restart(kill=kill)
    line = own_server.person().http  # somebody else altogether; nobody looks at the table
    assert line.get("/healthz").status_code == 200
    for _ in range(2000):
        after = ann.table(table["id"])
        if after["status"] == "finished":
            break
        threading.Event().wait(0.05)
    assert after["status"] == "finished"
    assert after["version"] > before
    assert after["ended"] is None
    log = ann.ask(f"/tables/{table['id']}/log")
    assert [entry["version"] for entry in log] == list(range(1, after["version"] + 1))


def test_a_person_leaves_and_comes_back(own_server: Server) -> None:
    ann, ben = own_server.person("Ann"), own_server.person("Ben")
    table = ann.create("imhotep", "me friend")
    ben.join(table["seats"][1]["invite"])
    ann.tell(f"/tables/{table['id']}/start")
    line = ben.socket(table["id"])
    ann.leave(table["id"], 0)
    while True:
        frame = line.wait_for("event")
        if frame["entry"]["kind"] == "move":
            break
    assert frame["entry"]["seat"] == 0, "the bot has moved for who has left"
    back = ann.sit(table["id"], 0).json()
    assert back["seats"][0]["kind"] == "human"
    while (table := ann.table(table["id"]))["acting"] is None:
        mine = ben.table(table["id"])
        if mine["acting"] is not None:
            ben.move(table["id"], mine["view"]["moves"][0], mine["version"])
    ann.move(table["id"], table["view"]["moves"][0], table["version"])


# Inside one process, with a bot that thinks for as long as the test likes
class SlowBot:
    """Thinks until it is told to answer, or to stop."""

    def __init__(self) -> None:
        self.asked = threading.Event()
        self.answer = threading.Event()
        self.answered = threading.Event()
        self.cancelled = 0

    def __call__(self, state: Any, level: int, cancel: threading.Event) -> str:
        self.asked.set()
        if not self.answer.is_set():
            while not cancel.wait(0.005) and not self.answer.is_set():
                pass
            self.cancelled += cancel.is_set()
        self.asked.clear()
        self.answered.set()
        return str(state.moves()[0])


def in_a_thread(bot: Callable[..., str]) -> Any:
    """A bot in the place of the real ones."""

    async def choose(self: BotRunner, table: Any, level: int, cancel: threading.Event, begun: Callable[[], None]) -> str:
        begun()
        return await self.workers.run(QUICK_MOVE, "", partial(bot, table.state, level, cancel))

    return choose


class Thinking:
    """An application with a slow bot."""

    def __init__(self, directory: Path) -> None:
        self.inside = Inside(f"sqlite:///{directory / 'tables.db'}", bots=True, pace=0.0)
        self.ann: Inhabitant = self.inside.person("a" * 22)

    async def open(self, seats: str = "A2", **more: Any) -> None:
        own = [replace(seat, person=self.ann.id if seat.kind == "human" else "") for seat in seats_of(seats)]
        await self.inside.put_table("table", "0" * 32, created("imhotep", own, **more))

    async def table(self) -> Any:
        return (await self.ann.ask("GET", "/tables/table")).json()

    async def tell(self, door: str, **body: Any) -> Any:
        wish = {"command": f"command-{door}-{(await self.table())['version']}", **body}
        return await self.ann.ask("POST", f"/tables/table/{door}", json=wish)

    async def until(self, reached: Any) -> Any:
        """The table, once something holds of it."""
        async with asyncio.timeout(PATIENCE):
            while not reached(table := await self.table()):
                await asyncio.sleep(0.005)
        return table


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowBot:
    bot = SlowBot()
    with_simple_bots(monkeypatch)
    monkeypatch.setattr(BotRunner, "_choose", in_a_thread(bot))
    monkeypatch.setattr(bots_module, "SWEEP", 0.05)
    return bot


@pytest.fixture
def thinking(slow: SlowBot, tmp_path: Path) -> Iterator[Thinking]:
    made = Thinking(tmp_path)
    yield made
    slow.answer.set()
    made.inside.close()


def test_undo_while_a_bot_thinks(thinking: Thinking, slow: SlowBot) -> None:
    async def story() -> None:
        await thinking.open()
        wire = await thinking.ann.connect("table")
        await thinking.tell("moves", move="take", version=2)
        await thinking.until(lambda table: table["thinking"])
        await asyncio.to_thread(slow.asked.wait, 30)
        undone = await thinking.tell("undo", version=3)
        assert undone.json() == {"version": 4}
        table = await thinking.until(lambda table: not table["thinking"])
        assert (table["version"], table["acting"], table["view"]["ply"], table["redo"]) == (4, 0, 0, True)
        await settled(wire)
        frames = [frame for frame in wire.take() if b'"type":"thinking"' in frame]
        assert frames[0] == b'{"type":"thinking","seat":1}'
        assert frames[-1] == b'{"type":"thinking","seat":null}'
        slow.answer.set()
        await asyncio.to_thread(slow.answered.wait, PATIENCE)
        await settled(wire)
        assert (await thinking.table())["version"] == 4, "the answer to a question that is gone is not played"
        await thinking.tell("moves", move="take", version=4)
        after = await thinking.until(lambda table: table["version"] >= 6)
        assert (after["acting"], after["thinking"]) == (0, False)

    thinking.inside.run(story())
    assert slow.cancelled == 1


def test_talk_while_a_bot_thinks(thinking: Thinking, slow: SlowBot) -> None:
    async def story() -> None:
        await thinking.open()
        await thinking.tell("moves", move="take", version=2)
        await thinking.until(lambda table: table["thinking"])
        for _ in range(5):
            assert (await thinking.tell("chat", text="take your time")).status_code == 200
        slow.answer.set()
        table = await thinking.until(lambda table: table["acting"] == 0)
        assert table["version"] == 9
        assert [seat["name"] for seat in table["seats"]] == ["A", ""]

    thinking.inside.run(story())


def test_coming_back_while_the_stand_in_thinks(thinking: Thinking, slow: SlowBot) -> None:
    async def story() -> None:
        await thinking.open("AA")
        left = await thinking.ann.ask("DELETE", "/tables/table/seats/0", params={"command": "leaving-it"})
        assert left.status_code == 200
        await thinking.until(lambda table: table["thinking"])
        back = await thinking.ann.ask("PUT", "/tables/table/seats/0", json={"command": "back-again"})
        assert back.json()["acting"] == 0
        table = await thinking.until(lambda table: not table["thinking"])
        assert table["view"]["ply"] == 0
        slow.answer.set()
        await asyncio.to_thread(slow.answered.wait, PATIENCE)
        await settled()
        assert (await thinking.table())["view"]["ply"] == 0

    thinking.inside.run(story())


def test_a_table_stays_in_memory_while_a_bot_thinks(thinking: Thinking, slow: SlowBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that is loaded again meanwhile would not show the bot's move to those who have come to look."""
    monkeypatch.setattr(hub_module, "MOST_TABLES", 1)

    async def story() -> None:
        await thinking.open()
        await thinking.tell("moves", move="take", version=2)
        await asyncio.to_thread(slow.asked.wait, PATIENCE)
        hub = thinking.inside.hub
        live = hub.tables["table"]
        for number in range(3):
            await thinking.inside.put_table(f"other-{number}", "0" * 32, created("imhotep", seats_of("BC")))
        assert hub.tables["table"] is live
        assert len(hub.tables) == 2, "the others are forgotten as usual"
        wire = await thinking.ann.connect("table", "since=3")
        slow.answer.set()
        await thinking.until(lambda table: table["version"] == 4)
        await settled(wire)
        assert [frame for frame in wire.take() if b'"type":"event"' in frame]
        await wire.close()
        await thinking.inside.put_table("last", "0" * 32, created("imhotep", seats_of("BC")))
        assert "table" not in hub.tables, "nobody looks, and no bot thinks"

    thinking.inside.run(story())


def test_bots_pause_where_nobody_is(thinking: Thinking, slow: SlowBot) -> None:
    """The people of a table have not been seen for years: its bots wait until somebody looks, and nothing searches for them."""
    slow.answer.set()

    async def story() -> None:
        await thinking.open("A2", options={"start": 1})
        hub = thinking.inside.hub
        async with asyncio.timeout(PATIENCE):
            while await hub.store.due_tables(time.time()):
                await asyncio.sleep(0.005)
        live = hub.tables["table"]
        assert live.idle, "it need not stay in memory"
        assert (live.table.version, live.table.bot_to_move) == (2, 2)
        assert not slow.answered.is_set()
        table = await thinking.until(lambda table: table["acting"] == 0)
        assert table["version"] == 3
        slow.answer.clear()
        await thinking.tell("moves", move="take", version=3)
        assert await hub.store.due_tables(time.time()) == ["table"], "a restart would find it"
        slow.answer.set()
        await thinking.until(lambda table: table["acting"] == 0)

    thinking.inside.run(story())


def test_people_are_told_when_a_bot_has_to_wait(thinking: Thinking, slow: SlowBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "LATE", 0.0)

    async def choose(_self: BotRunner, table: Any, _level: int, _cancel: threading.Event, _begun: Callable[[], None]) -> str:
        await asyncio.to_thread(slow.answer.wait, PATIENCE)
        return str(table.state.moves()[0])

    monkeypatch.setattr(BotRunner, "_choose", choose)

    async def story() -> None:
        await thinking.open()
        wire = await thinking.ann.connect("table")
        await thinking.tell("moves", move="take", version=2)
        while b'{"type":"thinking","seat":1,"busy":true}' not in wire.received:
            await asyncio.sleep(0.001)
        slow.answer.set()
        await thinking.until(lambda table: table["acting"] == 0)

    thinking.inside.run(story())


def test_a_bot_that_fails_is_asked_again(thinking: Thinking, slow: SlowBot, monkeypatch: pytest.MonkeyPatch) -> None:
    slow.answer.set()
    failures = iter([RuntimeError("no idea"), ValueError("none at all")])

    def unsure(state: Any, level: int, cancel: threading.Event) -> str:
        for failure in failures:
            raise failure
        return slow(state, level, cancel)

    monkeypatch.setattr(BotRunner, "_choose", in_a_thread(unsure))

    async def story() -> None:
        await thinking.open()
        await thinking.tell("moves", move="take", version=2)
        table = await thinking.until(lambda table: table["acting"] == 0 and table["version"] > 3)
        assert table["version"] == 4

    thinking.inside.run(story())


def test_a_flag_falls_without_anybody_asking(thinking: Thinking, slow: SlowBot) -> None:
    async def story() -> None:
        await thinking.open("AA", clock=ClockRules("live", -thinking.inside.now))
        wire = await thinking.ann.connect("table")
        ended = await thinking.until(lambda table: table["status"] == "finished")
        assert (ended["ended"], ended["ranking"]) == ("aborted", [1, 1]), "nobody has made a first move"
        await settled(wire)

    thinking.inside.run(story())
