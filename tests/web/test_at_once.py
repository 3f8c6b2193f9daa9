"""Commands that are executed as soon as they arrive, without a task: the same effects and answers as through one."""

import asyncio
import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw

from saqqara.store.interface import StorageFailed
from saqqara.table.events import Event, Moved
from saqqara.web.context import Context
from saqqara.web.frames import MOST_FRAME, receive, receive_at_once
from saqqara.web.identity import Visitor
from saqqara.web.limits import RATES, Limiter
from saqqara.web.live_table import LiveTable, TableLock
from saqqara.web.viewer import Viewer

from ..table.room import A, B, created, seats_of
from .inside import Inside

SEED = "07" * 16


class Seen:
    """A table with a viewer at each seat, and what each of them is sent."""

    def __init__(self, inside: Inside, live: LiveTable, limits: bool = False) -> None:
        self.live = live
        self.frames: dict[str, list[dict[str, Any]]] = {A: [], B: []}
        self.viewers: dict[str, Viewer] = {}
        self.contexts: dict[str, Context] = {}
        for person in (A, B):
            self.viewers[person] = Viewer(person, live.table.version, write=partial(self._write, person))
            visitor = Visitor(person, "", "127.0.0.1", True)
            self.contexts[person] = Context(inside.hub, None, Limiter(limits), visitor)  # type: ignore[arg-type]
            live.viewers.add(self.viewers[person])

    def _write(self, person: str, *frames: bytes) -> bool:
        self.frames[person] += [json.loads(frame) for frame in frames]
        return True

    def send(self, person: str, command: str, move: str, version: int) -> bool:
        """Send a move; was it taken at once?"""
        return self.send_text(person, text_of(command, move, version))

    def send_text(self, person: str, text: bytes) -> bool:
        """Send a text; was it taken at once?"""
        return receive_at_once(self.contexts[person], self.live, self.viewers[person], text)

    async def done(self) -> None:
        """Wait until a command that was taken is answered."""
        async with self.live.lock:
            pass

    def kinds(self, person: str) -> list[str]:
        """The types of the frames that a person was sent."""
        return [frame["type"] for frame in self.frames[person]]


def text_of(command: str, move: str, version: int) -> bytes:
    """A move as it is sent."""
    return json.dumps({"type": "move", "command": command, "version": version, "move": move}).encode()


@pytest.fixture
def inside(tmp_path: Path) -> Any:
    """An application with a table of two people."""
    inside = Inside(f"sqlite:///{tmp_path}/tables.db")
    yield inside
    inside.close()


async def seen_table(inside: Inside, table: str = "t1", limits: bool = False) -> Seen:
    """A table of two people, with their connections."""
    await inside.put_table(table, SEED, created("imhotep", seats_of("AB")))
    live = await inside.hub.find(table)
    assert live is not None
    return Seen(inside, live, limits)


def test_the_answer_comes_before_the_event_and_nothing_before_the_disk(inside: Inside) -> None:
    async def story() -> None:
        seen = await seen_table(inside)
        version = seen.live.table.version
        assert seen.send(A, "command-1", "take", version)
        assert (seen.live.table.version, seen.frames) == (version, {A: [], B: []}), "it is not on disk yet"
        await seen.done()
        assert (seen.kinds(A), seen.kinds(B)) == (["done", "event"], ["event"])
        assert seen.frames[A][0] == {"type": "done", "command": "command-1", "version": version + 1}
        assert [event.sequence for event in await inside.hub.store.events("t1", version)] == [version + 1]

    inside.run(story())


def test_it_says_what_a_task_would_say(inside: Inside) -> None:
    async def story() -> None:
        quick, slow = await seen_table(inside, "t1"), await seen_table(inside, "t2")
        sent = [(A, "take"), (A, "take"), (B, "nonsense"), (B, "load 1.1"), (A, "load 1.1"), (A, "load 1.2")]
        for number, (person, move) in enumerate(sent):
            text = text_of(f"command-{number}", move, quick.live.table.version)
            assert quick.send_text(person, text)
            await receive(slow.contexts[person], slow.live, slow.viewers[person], text.decode())
            await quick.done()
        assert [plain(frame) for frame in quick.frames[A]] == [plain(frame) for frame in slow.frames[A]]
        assert [plain(frame) for frame in quick.frames[B]] == [plain(frame) for frame in slow.frames[B]]
        assert quick.kinds(A).count("refused") == 2
        assert quick.kinds(B).count("refused") == 1

    inside.run(story())


def plain(frame: dict[str, Any]) -> dict[str, Any]:
    """A frame without what differs between two tables."""
    table = {**(frame.get("table") or {}), "id": "", "commitment": "", "watch": ""}
    return {**frame, "entry": {**(frame.get("entry") or {}), "at": 0}, "table": table}


def test_what_comes_while_one_is_written_waits_its_turn(inside: Inside) -> None:
    async def story() -> None:
        seen = await seen_table(inside)
        version = seen.live.table.version
        assert seen.send(A, "command-1", "take", version)
        assert not seen.send(B, "command-2", "load 1.1", version + 1), "the table is locked"
        await receive(seen.contexts[B], seen.live, seen.viewers[B], text_of("command-2", "load 1.1", version + 1).decode())
        assert (seen.kinds(A), seen.kinds(B)) == (["done", "event", "event"], ["event", "done", "event"])

    inside.run(story())


def test_what_it_does_not_take_has_no_effect(inside: Inside) -> None:
    async def story() -> None:
        seen = await seen_table(inside)
        version = seen.live.table.version
        for text in (b"", b"{", b"\xff", b'{"type":"move"}', b" " * (MOST_FRAME + 1)):
            assert not seen.send_text(A, text)
        assert seen.send(A, "command-1", "take", version)
        await seen.done()
        assert not seen.send(A, "command-1", "take", version), "it is executed already"
        seen.viewers[B].close(1000)
        assert not seen.send(B, "command-2", "load 1.1", version + 1), "they are gone"
        assert not seen.live.lock.locked()
        assert seen.live.table.version == version + 1

    inside.run(story())


def test_limits_count_each_command_once(inside: Inside) -> None:
    async def story() -> None:
        seen = await seen_table(inside, limits=True)
        burst = int(RATES["command"].burst)
        for number in range(burst + 3):
            assert seen.send(B, f"command-{number}", "take", seen.live.table.version)
            await seen.done()
        errors = [frame["error"]["status"] for frame in seen.frames[B]]
        assert errors[:burst] == [403] * burst
        assert errors[burst + 1 :] == [429] * (len(errors) - burst - 1)
        assert not seen.live.lock.locked()

    inside.run(story())


def test_a_failed_write_is_told_and_changes_nothing(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        seen = await seen_table(inside)
        version = seen.live.table.version

        def fail(*_args: object) -> "asyncio.Future[None]":
            failed = asyncio.get_running_loop().create_future()
            failed.set_exception(StorageFailed("away"))
            return failed

        with monkeypatch.context() as broken:
            broken.setattr(inside.hub.store, "append", fail)
            assert seen.send(A, "command-1", "take", version)
            await seen.done()
        assert [frame["error"]["error"] for frame in seen.frames[A]] == ["error-storage"]
        assert (seen.live.table.version, seen.live.lock.locked(), seen.frames[B]) == (version, False, [])
        assert seen.send(A, "command-1", "take", version)
        await seen.done()
        assert seen.live.table.version == version + 1

    inside.run(story())


def test_another_process_was_first(inside: Inside) -> None:
    async def story() -> None:
        seen = await seen_table(inside)
        version = seen.live.table.version
        await inside.hub.store.append("t1", Event(version + 1, inside.now, A, "elsewhere", Moved(0, "take", Raw(b"[]"))))
        assert seen.send(A, "command-1", "take", version)
        await seen.done()
        assert seen.kinds(A) == ["event", "refused"]
        assert seen.frames[A][1]["error"]["error"] == "error-old-version"
        assert (seen.kinds(B), seen.live.lock.locked()) == (["event"], False)

    inside.run(story())


def test_a_lock_is_taken_only_if_nobody_holds_it_or_waits_for_it() -> None:
    async def story() -> None:
        lock, order = TableLock(), []

        async def wait() -> None:
            async with lock:
                order.append("waited")

        assert lock.take()
        assert not lock.take()
        waiting = asyncio.create_task(wait())
        await asyncio.sleep(0)
        lock.release()
        assert not lock.take(), "somebody waits"
        await waiting
        assert order == ["waited"]
        assert lock.take()

    asyncio.run(story())
