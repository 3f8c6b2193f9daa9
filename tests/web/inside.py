"""The whole application inside the test's process: real doors, real store, and a clock and bots that the test holds."""

import asyncio
import time
from collections.abc import Coroutine, MutableMapping
from functools import partial
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import httpx
import msgspec
import pytest

from saqqara.bots.players import GreedyBot
from saqqara.games.machine_code.runner import interpreter
from saqqara.store.interface import NewTable, Projection, SeatRow
from saqqara.table.commands import validate_start
from saqqara.table.events import SYSTEM, Created, Event
from saqqara.table.table import Table
from saqqara.web import bots as bots_module
from saqqara.web import context as context_module
from saqqara.web import hub as hub_module
from saqqara.web import rematch as rematch_module
from saqqara.web import snapshots as snapshots_module
from saqqara.web.app import make_app
from saqqara.web.config import Config
from saqqara.web.hub import Command, Hub
from saqqara.web.identity import person_of
from saqqara.web.upkeep import Upkeep

T = TypeVar("T")
NOW = 1_700_000_000.0
BEAT = b'{"type":"beat"}'
ANSWERS = (b'{"type":"done"', b'{"type":"refused"')
QUIET = 12
"""So many turns of the loop without anything new mean that nothing is on its way any more."""


class Inside:
    """A running application. Without bots nobody moves but those whom the test tells to."""

    def __init__(self, database: str, bots: bool = False, **more: Any) -> None:
        self.bots = bots
        self.config = Config(database, **{"limits": False, **more})
        self.runner = asyncio.Runner()
        self.now = NOW
        self.run(self._open())

    def run(self, story: Coroutine[Any, Any, T]) -> T:
        """Let something happen on the application's loop."""
        return self.runner.run(story)

    async def _open(self) -> None:
        self.app = make_app(self.config)
        self.to_app: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.from_app: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
        self.life = asyncio.create_task(self.app(scope, self.to_app.get, self.from_app.put))
        await self.to_app.put({"type": "lifespan.startup"})
        assert (await self.from_app.get())["type"] == "lifespan.startup.complete"
        state = cast("Any", self.app.app).state
        self.hub: Hub = state.hub
        self.upkeep: Upkeep = state.upkeep
        if not self.bots:
            self.hub.change_listeners.clear()
            state.bots.table_changed = lambda _live: None
            self.hub.change_listeners.append(state.bots.table_changed)
        self.people: list[Inhabitant] = []

    async def _close(self) -> None:
        for person in self.people:
            await person.go()
        await self.to_app.put({"type": "lifespan.shutdown"})
        assert (await self.from_app.get())["type"] == "lifespan.shutdown.complete"
        await self.life

    def restart(self) -> None:
        """Close it properly and open it again on the same tables."""
        self.run(self._close())
        self.run(self._open())

    def close(self) -> None:
        """The end."""
        self.run(self._close())
        self.runner.close()

    def person(self, token: str) -> "Inhabitant":
        """Somebody with this secret."""
        self.people.append(Inhabitant(self, token))
        return self.people[-1]

    async def put_table(self, table_id: str, seed: str, data: Created, watch: str = "watch-key") -> None:
        """A table as if it had been opened with just this first event; begun if nobody is waited for."""
        seats = [SeatRow(i, seat.person, None) for i, seat in enumerate(data.seats)]
        new = NewTable(table_id, seed, watch, data.public, Projection("waiting", waits=False, deadline=None), seats)
        table = Table.of(table_id, seed, [Event(1, self.now, seats[0].person, "created-1", data)])
        live = await self.hub.create(new, table)
        await self.hub.execute(live, Command("start:at-once", SYSTEM, partial(validate_start, person=seats[0].person)))


class Inhabitant:
    """A person inside: requests by HTTP, and any number of WebSockets."""

    def __init__(self, inside: Inside, token: str) -> None:
        self.inside = inside
        self.token = token
        self.id = person_of(token)
        transport = httpx.ASGITransport(inside.app)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://inside", cookies={"saqqara": token})
        self.wires: list[Wire] = []

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """A request below /api."""
        return await self.http.request(method, f"/api{path}", **more)

    async def connect(self, table: str, query: str = "") -> "Wire":
        """A WebSocket."""
        wire = Wire(self, f"/api/tables/{table}/socket", query)
        self.wires.append(wire)
        return wire

    async def go(self) -> None:
        """Away."""
        for wire in self.wires:
            await wire.close()
        await self.http.aclose()


class Wire:
    """A WebSocket by hand: what the application sends is kept, as it was sent."""

    def __init__(self, person: Inhabitant, path: str, query: str) -> None:
        self.received: list[bytes] = []
        self.closed: int | None = None
        self.incoming: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.incoming.put_nowait({"type": "websocket.connect"})
        headers = [(b"host", b"inside"), (b"cookie", f"saqqara={person.token}".encode())]
        scope = {
            "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": query.encode(), "headers": headers,
            "scheme": "ws", "root_path": "", "client": ("127.0.0.1", 1), "server": ("inside", 80), "subprotocols": [],
            "extensions": {}, "state": {}, "asgi": {"version": "3.0"}, "http_version": "1.1",
        }  # fmt: skip
        self.task = asyncio.create_task(person.inside.app(scope, self.incoming.get, self._take))

    async def _take(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "websocket.send":
            frame = message["text"].encode() if message.get("text") is not None else message["bytes"]
            if frame != BEAT:
                self.received.append(frame)
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)

    def say(self, wish: Any) -> None:
        """Send a command."""
        text = wish if isinstance(wish, str) else msgspec.json.encode(wish).decode()
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def take(self) -> list[bytes]:
        """What has come since the last time."""
        new, self.received = self.received, []
        return new

    async def close(self) -> None:
        """Hang up."""
        if not self.task.done():
            self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(asyncio.gather(self.task, return_exceptions=True), 30)


async def settled(*wires: Wire) -> None:
    """Wait until nothing is on its way any more."""
    still = 0
    before = -1
    while still < QUIET:
        await asyncio.sleep(0)
        now = sum(len(wire.received) for wire in wires)
        still = still + 1 if now == before else 0
        before = now


async def answered(wire: Wire) -> None:
    """Wait until a command that went over this wire has its answer, if the wire is open at all."""
    while wire.closed is None and not any(frame.startswith(ANSWERS) for frame in wire.received):
        await asyncio.sleep(0.001)


def hold_the_clock(monkeypatch: pytest.MonkeyPatch, now: float = NOW) -> None:
    """Events happen at one and the same time."""
    held = SimpleNamespace(time=lambda: now, perf_counter=time.perf_counter, monotonic=time.monotonic, sleep=time.sleep)
    for module in (hub_module, context_module, snapshots_module, rematch_module, bots_module):
        monkeypatch.setattr(module, "time", held)


def with_simple_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """No machine code is loaded, and every level looks one step ahead: these tests need no strong opponents."""
    monkeypatch.setattr("saqqara.web.app.load_machine_code", lambda _metrics: None)
    monkeypatch.setattr(bots_module, "usual_bot", lambda *_: GreedyBot())
    monkeypatch.setattr("saqqara.bots.players.runner", interpreter)
