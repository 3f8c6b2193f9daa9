"""Clients of a load test: two people at a table, each with a WebSocket of their own, who play legal moves."""

import asyncio
import base64
import random
import secrets
import time
from typing import Any

import httpx
import msgspec

from saqqara.games import game_names

from .load_servers import HOST

GAMES = game_names()


class Seen(msgspec.Struct):
    """The part of a view that a player needs."""

    moves: list[str]


class Snapshot(msgspec.Struct):
    """The part of a table that a player needs, or of what a move has changed there."""

    version: int
    acting: int | None
    id: str = ""
    status: str | None = None
    view: Seen | None = None


class SeenChanges(msgspec.Struct, rename={"moves": "/moves"}):
    """The part of what a move has changed in a view that a player needs."""

    moves: list[str] | None = None


class Frame(msgspec.Struct):
    """The part of a frame that a client needs."""

    type: str
    table: Snapshot | None = None
    view: SeenChanges | None = None
    version: int | None = None
    error: Any = None

    def after(self, shown: Snapshot | None) -> Snapshot | None:
        """The table as it is now, if this frame says so; `shown` is the one before."""
        if self.table is None or self.type != "changes":
            return self.table
        assert shown is not None
        assert shown.view is not None
        assert self.view is not None
        moves = shown.view.moves if self.view.moves is None else self.view.moves
        return Snapshot(self.table.version, self.table.acting, shown.id, shown.status, Seen(moves))


FRAME = msgspec.json.Decoder(Frame)


class Screen(asyncio.Protocol):
    """A minimal WebSocket client, so that the server is measured and not the client."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.version = 0
        self.shown: Snapshot | None = None
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.open = False
        self.ready = asyncio.get_running_loop().create_future()
        """Finished when the first frame has arrived."""
        self.goes_on: asyncio.Future[str] | None = None
        """Finished with the id of the table of a rematch, when that is shown."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection is open: request the WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET {self.table.path(self)} HTTP/1.1",
            f"Host: {HOST}:{self.table.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            f"Cookie: saqqara={self.table.tokens[self.seat]}",
        ]
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        """Split the received bytes into frames."""
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self.buffer = head
                return
            if b" 101 " not in head[:20]:
                self.table.fail(f"refused: {head[:40].decode()}")
                return
            self.open = True
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4]), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10]), 10
            if len(buffer) < start + size:
                break
            self.frame(buffer[0], buffer[start : start + size])
            buffer = buffer[start + size :]
        self.buffer = buffer

    def frame(self, head: int, body: bytes) -> None:
        """A complete frame."""
        if head == 0x81:
            if not self.ready.done():
                self.ready.set_result(None)
            self.table.heard(self, body)
        elif head == 0x89:
            self.write(0x8A, body)
        else:
            self.table.fail(f"frame {head:#x} {body[2:60]!r}")

    def write(self, head: int, body: bytes) -> None:
        """Send a frame. Its mask is zero, so the body is sent unchanged."""
        assert self.transport is not None
        size = bytes([head, 0x80 | len(body)]) if len(body) < 126 else bytes([head, 0xFE]) + len(body).to_bytes(2)
        self.transport.write(size + bytes(4) + body)

    def connection_lost(self, _error: Exception | None) -> None:
        """The connection is closed."""
        if self.transport is not None:
            self.table.fail("a line was lost")

    def drop(self) -> None:
        """Drop the connection without a closing frame."""
        assert self.transport is not None
        transport, self.transport, self.open, self.buffer = self.transport, None, False, b""
        transport.abort()
        self.ready = asyncio.get_running_loop().create_future()


class Run:
    """What is measured; replaced for each phase."""

    def __init__(self) -> None:
        self.moves = 0
        self.delays: list[float] = []
        self.errors: list[str] = []
        self.again = False
        """Does a table make the next move as soon as both clients have the last one?"""
        self.rematches = 0


class Table:
    """Two people at a table."""

    def __init__(self, port: int, run: Run, number: int) -> None:
        self.port = port
        self.run = run
        self.number = number
        self.rng = random.Random(number)  # noqa: S311
        self.tokens = [secrets.token_urlsafe(16) for _ in range(2)]
        self.screens: list[Screen] = []
        self.said = b""
        self.sent_at = 0.0
        self.version = 0
        self.counter = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def fail(self, what: str) -> None:
        """An error that must not happen."""
        self.run.errors.append(what)

    def path(self, _screen: Screen) -> str:
        """The address for a client."""
        return f"/{self.number}"

    async def connect(self) -> None:
        """Connect both clients, from the version that they have."""
        loop = asyncio.get_running_loop()
        self.screens = self.screens or [Screen(self, seat) for seat in range(2)]
        for screen in self.screens:
            await loop.create_connection(lambda screen=screen: screen, HOST, self.port)  # type: ignore[misc]
        for screen in self.screens:
            await asyncio.wait_for(asyncio.shield(screen.ready), 60)

    def heard(self, screen: Screen, body: bytes) -> None:
        """A frame has arrived."""
        if body != b"hello":
            self.saw(screen, int(body))

    def saw(self, screen: Screen, version: int) -> None:
        """A client has a version; when both have it, the move has arrived."""
        screen.version = version
        if version > self.version and all(other.version >= version for other in self.screens):
            self.version = version
            if self.sent_at:
                self.run.delays.append(time.perf_counter() - self.sent_at)
                self.run.moves += 1
                self.sent_at = 0.0
            if self.run.again:
                self.move()

    def move(self) -> None:
        """Make the next move."""
        self.say(self.screens[self.rng.randrange(2)], str(self.version + 1).encode())

    def say(self, screen: Screen, said: bytes) -> None:
        """Send it, and note the time."""
        self.said = said
        self.sent_at = time.perf_counter()
        screen.write(0x81, said)

    def say_again(self) -> None:
        """Send the same again after a resumption: it is unknown whether it arrived."""
        if self.sent_at:
            self.screens[0].write(0x81, self.said)


class GameTable(Table):
    """Two people at a table of the real server, who play legal moves at random."""

    id = ""
    mover = 0

    def path(self, screen: Screen) -> str:
        """The address for a client, with the version that it has. It asks for changes, as the page does."""
        since = f"&since={screen.version}" if screen.version else ""
        return f"/api/tables/{self.id}/socket?changes=true{since}"

    async def set_up(self, http: httpx.AsyncClient) -> None:
        """Open the table, sit down, begin."""
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}]
        wish = {"game": GAMES[self.number % len(GAMES)], "seats": seats, "command": self.command()}
        opened = await self.post(http, 0, "/api/tables", wish)
        self.id = opened["id"]
        await self.post(http, 1, "/api/joins", {"key": opened["seats"][1]["invite"], "name": "Bea", "command": self.command()})
        await self.post(http, 0, f"/api/tables/{self.id}/start", {"command": self.command()})

    async def post(self, http: httpx.AsyncClient, seat: int, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """A request by HTTP."""
        answer = await http.post(path, json=body, headers={"Cookie": f"saqqara={self.tokens[seat]}"})
        if answer.is_error:
            raise SystemExit(f"{path}: {answer.status_code} {answer.text[:200]}")
        found: dict[str, Any] = answer.json()
        return found

    def command(self) -> str:
        """A new command."""
        self.counter += 1
        return f"bench-{self.number:05d}-{self.counter:06d}"

    def heard(self, screen: Screen, body: bytes) -> None:
        """A frame has arrived."""
        frame = FRAME.decode(body)
        if frame.type == "hello" and frame.table is not None and screen.goes_on is not None:
            screen.goes_on.set_result(frame.table.id)
            screen.goes_on = None
        if frame.error is not None:
            self.fail(str(frame.error)[:120])
        elif screen.goes_on is not None:
            return  # something about the table before
        elif (shown := frame.after(screen.shown)) is not None:
            screen.shown = shown
            if shown.acting is not None:
                self.mover = screen.seat
            if shown.status != "waiting":
                self.saw(screen, shown.version)

    def move(self) -> None:
        """A random legal move of the player who must decide; after the end, another game."""
        shown = self.screens[self.mover].shown
        assert shown is not None
        if shown.status == "finished" and self.tasks:
            return  # that there will be another game is an event too
        if shown.status == "finished":
            task = asyncio.create_task(self.play_again())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
            return
        assert shown.view is not None
        wish = {"type": "move", "command": self.command(), "version": self.version, "move": self.rng.choice(shown.view.moves)}
        self.say(self.screens[self.mover], msgspec.json.encode(wish))

    def say_again(self) -> None:
        """The same command again, by the same person: it is idempotent."""
        if self.sent_at:
            self.screens[self.mover].write(0x81, self.said)

    async def play_again(self) -> None:
        """A rematch: both agree, one after the other, and their connections go on to the new table."""
        self.run.rematches += 1
        version, self.version = self.version, 0
        for screen in self.screens:
            screen.goes_on = asyncio.get_running_loop().create_future()
            screen.version = 0
        for screen in self.screens:
            wish = {"type": "rematch", "command": self.command(), "version": version}
            screen.write(0x81, msgspec.json.encode(wish))
            assert screen.goes_on is not None
            self.id = await asyncio.wait_for(screen.goes_on, 60)
