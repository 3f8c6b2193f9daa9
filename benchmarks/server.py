"""Load test of the server on loopback, with real WebSocket clients that play legal moves.

    python benchmarks/server.py [--quick] [--json FILE] [--tables N] [--seconds S] [--database URL] [--directory DIR] [--lag]

One server process on one core, the clients on the others. The tables play all games in turn, each with two people at two
connections. Measured: the time from a move to all clients under a normal load (a move every four seconds at every table); as
many moves as possible; all connections dropped at once and resumed. `--lag` adds the lag of the event loop, on all cores, while
machine code is built and while bots think, and the lag of a process that only looks at the clock.

Each figure is compared with an empty server: the same uvicorn with the same WebSockets, which only repeats to both connections
of a table what one of them sends. It checks, computes and stores nothing. The ratio can be compared between machines.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import re
import resource
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from saqqara.games import game_names

GAMES = game_names()
HOST = "127.0.0.1"
PAUSE = 4.0
"""Seconds between two moves of a table under a normal load."""
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORES, CLIENT_CORES = CORES[:1], CORES[1:] or CORES[:1]
LAG = re.compile(r"^saqqara_loop_lag_seconds (\S+)", re.MULTILINE)
READY = re.compile(r"^saqqara_machine_code (\S+)", re.MULTILINE)
console = Console(width=None if sys.stdout.isatty() else 128)


class Goal(NamedTuple):
    """A limit."""

    limit: float
    at_least: bool = False

    def met(self, value: float) -> bool:
        """Does a value meet the limit?"""
        return value >= self.limit if self.at_least else value <= self.limit


class Figure(NamedTuple):
    """A measured value, with that of the empty server."""

    name: str
    unit: str
    value: float
    empty: float | None = None
    goal: Goal | None = None


# What of a frame the clients look at
class Seen(msgspec.Struct):
    """The part of a view that a player needs."""

    moves: list[str]


class Snapshot(msgspec.Struct):
    """The part of a table that a player needs."""

    version: int
    status: str
    acting: int | None
    view: Seen | None


class Frame(msgspec.Struct):
    """The part of a frame that a client needs."""

    type: str
    table: Snapshot | None = None
    version: int | None = None
    error: msgspec.Raw | None = None


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
        """The address for a client, with the version that it has."""
        since = f"?since={screen.version}" if screen.version else ""
        return f"/api/tables/{self.id}/socket{since}"

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
        if frame.error is not None:
            self.fail(bytes(frame.error)[:120].decode())
        elif frame.table is not None:
            screen.shown = frame.table
            if frame.table.acting is not None:
                self.mover = screen.seat
            self.saw(screen, frame.table.version)

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
        """A rematch, with new connections."""
        self.run.rematches += 1
        async with httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", timeout=60) as http:
            self.id = (await self.post(http, 0, f"/api/tables/{self.id}/rematch", {"command": self.command()}))["id"]
        for screen in self.screens:
            screen.drop()
        self.screens, self.version = [], 0
        await self.connect()


# The empty server
async def empty(scope: dict[str, Any], receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
    """Repeat every message to all clients at the same address."""
    if scope["type"] == "lifespan":
        while True:
            message = await receive()
            await send({"type": message["type"] + ".complete"})
            if message["type"] == "lifespan.shutdown":
                return
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"ok"})
        return
    here = LISTENERS.setdefault(scope["path"], set())
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.send", "text": "hello"})
    here.add(send)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            for each in list(here):
                await each({"type": "websocket.send", "text": message["text"]})
    finally:
        here.discard(send)


LISTENERS: dict[str, set[Callable[[Any], Awaitable[None]]]] = {}


def serve_empty(port: int) -> None:
    """Run the empty server, with the same options as ours."""
    import uvicorn

    from saqqara.web.config import Config
    from saqqara.web.serve import options

    uvicorn.run(empty, host=HOST, port=port, **options(Config("")))


# Running servers
class Server(NamedTuple):
    """A server process."""

    process: subprocess.Popen[bytes]
    port: int

    def memory(self) -> float:
        """Megabytes in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def cpu(self) -> float:
        """Seconds of the processor so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(
    command: list[str], port: int, environment: dict[str, str] | None = None, cores: list[int] = SERVER_CORES
) -> Iterator[Server]:
    """A server process on its own core, ended afterwards."""
    os.sched_setaffinity(0, cores)
    process = subprocess.Popen([sys.executable, *command], env=os.environ | (environment or {}))
    os.sched_setaffinity(0, CLIENT_CORES)
    try:
        until = time.monotonic() + 30
        while True:
            try:
                if httpx.get(f"http://{HOST}:{port}/readyz").status_code == 200:
                    break
            except httpx.TransportError:
                pass
            if process.poll() is not None or time.monotonic() > until:
                raise SystemExit(f"the server did not start: {' '.join(command)}")
            time.sleep(0.05)
        yield Server(process, port)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()


def free_port() -> int:
    """A free port."""
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        port: int = listener.getsockname()[1]
        return port


def saqqara(database: str, port: int, workers: int = 1) -> list[str]:
    """The command that serves."""
    own = ["-m", "saqqara", "serve", "--host", HOST, "--port", str(port), "--database", database]
    return [*own, "--no-limits", "--log", "warning", "--workers", str(workers)]


# Measuring
class Measured(NamedTuple):
    """The results of one server."""

    errors: list[str]
    p50: float
    p99: float
    worst: float
    calm_moves: float
    calm_cpu: float
    memory: float
    moves_per_second: float
    cpu_per_move: float
    most_memory: float
    clients_cpu: float
    resumed: float


def share(values: list[float], part: float) -> float:
    """A quantile, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else float("nan")


class Meter:
    """Runs tables on a server and measures."""

    def __init__(self, progress: Progress, name: str, seconds: float, pause: float) -> None:
        self.progress = progress
        self.pause = pause
        self.name = name
        self.seconds = seconds

    @asynccontextmanager
    async def phase(self, what: str, total: float) -> AsyncIterator[Callable[[float], None]]:
        """Show progress."""
        task = self.progress.add_task(f"{self.name}: {what}", total=total)
        yield lambda done: self.progress.update(task, completed=done)
        self.progress.update(task, completed=total)

    async def wait(self, what: str, seconds: float) -> None:
        """Let it run."""
        async with self.phase(what, seconds) as shown:
            began = time.perf_counter()
            while (passed := time.perf_counter() - began) < seconds:
                shown(passed)
                await asyncio.sleep(min(0.5, seconds - passed))

    async def calm(self, tables: list[Table], run: Run) -> None:
        """A move every few seconds at every table."""

        async def evening(table: Table) -> None:
            await asyncio.sleep(table.rng.uniform(0, self.pause))
            while True:
                if table.sent_at:
                    run.errors.append("a move took longer than the pause")
                elif not table.tasks:
                    table.move()
                await asyncio.sleep(self.pause)

        tasks = [asyncio.create_task(evening(table)) for table in tables]
        await self.wait("a move every 4 s", self.seconds)
        for task in tasks:
            task.cancel()
        await self.settle(tables)

    async def settle(self, tables: list[Table]) -> None:
        """Wait until no move is under way."""
        until = time.perf_counter() + 30
        while any(table.sent_at or table.tasks for table in tables) and time.perf_counter() < until:
            await asyncio.sleep(0.02)
        for table in tables:
            if table.sent_at:
                table.fail("a move has not arrived")
                table.sent_at = 0.0

    async def rush(self, tables: list[Table], run: Run) -> None:
        """As many moves as possible: the next one as soon as both clients have the last."""
        run.again = True
        for table in tables:
            table.move()
        await self.wait("as many as possible", self.seconds / 3)
        run.again = False

    async def resume(self, tables: list[Table]) -> float:
        """Drop every connection while a move is under way, reconnect, send it again, and wait until every client has it."""
        for table in tables:
            table.move()
        await self.settle([])
        began = time.perf_counter()
        async with self.phase("all dropped, all resumed", 1):
            for table in tables:
                for screen in table.screens:
                    screen.drop()
            await asyncio.gather(*(self.back(table) for table in tables))
            await self.settle(tables)
        return time.perf_counter() - began

    async def back(self, table: Table) -> None:
        """A table's lines again."""
        await table.connect()
        table.say_again()

    async def measure(self, server: Server, tables: list[Table], run: Run) -> Measured:
        """Everything, one thing after another."""
        await asyncio.gather(*(table.connect() for table in tables))
        cpu = server.cpu()
        began = time.perf_counter()
        await self.calm(tables, run)
        calm_cpu = (server.cpu() - cpu) / (time.perf_counter() - began)
        calm = (share(run.delays, 0.5), share(run.delays, 0.99), share(run.delays, 1.0), run.moves / self.seconds, calm_cpu)
        memory = server.memory()
        run.moves, began, used, cpu = 0, time.perf_counter(), time.process_time(), server.cpu()
        await self.rush(tables, run)
        took, cpu = time.perf_counter() - began, server.cpu() - cpu
        rate, clients = run.moves / took, (time.process_time() - used) / took
        most = server.memory()
        await self.settle(tables)
        while any(getattr(table.screens[0].shown, "status", "") == "finished" for table in tables):
            for table in tables:
                if getattr(table.screens[0].shown, "status", "") == "finished":
                    table.move()
            await self.settle(tables)
        resumed = await self.resume(tables)
        return Measured(run.errors, *calm, memory, rate, cpu / max(rate * took, 1), most, clients, resumed)


async def open_tables(progress: Progress, port: int, run: Run, number: int) -> list[Table]:
    """So many tables with a started game, created a few at a time."""
    tables = [GameTable(port, run, each) for each in range(number)]
    task = progress.add_task("opening tables", total=number)
    waiting = iter(tables)
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}", timeout=60) as http:

        async def worker() -> None:
            for table in waiting:
                await table.set_up(http)
                progress.advance(task)

        await asyncio.gather(*(worker() for _ in range(16)))
    return list(tables)


async def measure_empty(progress: Progress, server: Server, number: int, seconds: float, pause: float) -> Measured:
    """The empty server."""
    run = Run()
    tables = [Table(server.port, run, each) for each in range(number)]
    return await Meter(progress, "empty", seconds, pause).measure(server, tables, run)


async def machine_code(server: Server) -> None:
    """Wait until the bots' machine code is ready, so that the server has nothing else to do."""
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{server.port}", timeout=60) as http:
        while float(READY.findall((await http.get("/metrics")).text)[0]) != 1:
            await asyncio.sleep(0.2)


async def measure_ours(progress: Progress, server: Server, number: int, seconds: float, pause: float) -> Measured:
    """Ours."""
    await machine_code(server)
    run = Run()
    tables = await open_tables(progress, server.port, run, number)
    return await Meter(progress, "saqqara", seconds, pause).measure(server, tables, run)


# How late is the event loop?
def watch_clock() -> None:
    """A process that only looks at the clock: its largest lag since it was last asked."""
    worst = 0.0

    def watch() -> None:
        nonlocal worst
        while True:
            began = time.perf_counter()
            time.sleep(0.05)
            worst = max(worst, time.perf_counter() - began - 0.05)

    threading.Thread(target=watch, daemon=True).start()
    for _ in sys.stdin:
        print(worst, flush=True)
        worst = 0.0


class Idle:
    """The code of that process."""

    def __init__(self) -> None:
        command = [sys.executable, str(Path(__file__)), "--clock"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.worst()

    def worst(self) -> float:
        """Milliseconds late at worst since the last call."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        return 1000 * float(self.process.stdout.readline())


async def measure_lag(progress: Progress, server: Server, seconds: float) -> list[Figure]:
    """The largest lag while machine code is built, and while bots think at four tables."""
    idle = Idle()
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{server.port}", timeout=60) as http:

        async def worst(what: str, most: float, until: Callable[[str], bool]) -> Figure:
            task = progress.add_task(what, total=most)
            began, found = time.perf_counter(), 0.0
            while (passed := time.perf_counter() - began) < most:
                text = (await http.get("/metrics")).text
                found = max(found, float(LAG.findall(text)[0]))
                progress.update(task, completed=passed)
                if until(text):
                    break
                await asyncio.sleep(0.4)
            progress.update(task, completed=most)
            return Figure(f"event loop late {what}", "ms", 1000 * found, idle.worst(), Goal(50))

        compiling = await worst("while machine code is made", 600, lambda text: float(READY.findall(text)[0]) == 1)
        for number in range(4):
            seats = [{"kind": "bot", "level": 5}, {"kind": "bot", "level": 4}, {"kind": "me"}]
            game = GAMES[number % len(GAMES)]
            wish = {"game": game, "seats": seats, "command": f"lag-{number:08d}", "options": {"start": 0}}
            (await http.post("/api/tables", json=wish)).raise_for_status()
        thinking = await worst("while bots think", seconds, lambda _text: False)
        idle.process.kill()
        return [compiling, thinking]


# Putting it together
def figures(ours: Measured, none: Measured) -> list[Figure]:
    """What is shown."""
    return [
        Figure("errors", "", len(ours.errors), len(none.errors), Goal(0)),
        Figure("calm: moves", "/s", ours.calm_moves, none.calm_moves),
        Figure("calm: move to all screens, median", "ms", ours.p50, none.p50),
        Figure("calm: move to all screens, p99", "ms", ours.p99, none.p99, Goal(150)),
        Figure("calm: move to all screens, worst", "ms", ours.worst, none.worst),
        Figure("calm: server's core in use", "%", 100 * ours.calm_cpu, 100 * none.calm_cpu),
        Figure("calm: memory", "MB", ours.memory, none.memory, Goal(400)),
        Figure("closed loop: committed moves", "/s", ours.moves_per_second, none.moves_per_second, Goal(1000, at_least=True)),
        Figure("closed loop: processor time a move", "ms", 1000 * ours.cpu_per_move, 1000 * none.cpu_per_move),
        Figure("closed loop: memory", "MB", ours.most_memory, none.most_memory),
        Figure("closed loop: clients' core in use", "%", 100 * ours.clients_cpu, 100 * none.clients_cpu),
        Figure("all dropped, all resumed", "s", ours.resumed, none.resumed, Goal(5)),
    ]


def written(figure: Figure, value: float | None) -> str:
    """A figure with its unit."""
    if value is None:
        return ""
    digits = 0 if value >= 100 or figure.unit == "" else 2 if value < 10 else 1
    return f"{value:,.{digits}f} {figure.unit}".strip()


def show(found: list[Figure], title: str, names: tuple[str, str] = ("saqqara", "empty server")) -> None:
    """The table."""
    grid = Grid(title=title)
    for column in ("", *names, "ratio", "bar", ""):
        grid.add_column(column, justify="left" if column == "" else "right", no_wrap=True)
    for figure in found:
        ratio = f"{figure.value / figure.empty:.2f}" if figure.empty else ""
        goal = figure.goal
        bar = f"{'≥' if goal.at_least else '≤'} {written(figure, goal.limit)}" if goal else ""
        verdict = "" if goal is None else "[green]met[/]" if goal.met(figure.value) else "[red]missed[/]"
        grid.add_row(figure.name, written(figure, figure.value), written(figure, figure.empty), ratio, bar, verdict)
    console.print(grid)


def arguments() -> argparse.Namespace:
    """The command line options."""
    parser = argparse.ArgumentParser(description="The server under load, beside an empty one.")
    parser.add_argument("--quick", action="store_true", help="50 tables, 9 seconds")
    parser.add_argument("--tables", type=int, help="tables (500)")
    parser.add_argument("--seconds", type=float, help="length of the calm evening (60); the closed loop takes a third")
    parser.add_argument("--pause", type=float, default=PAUSE, help="seconds between two moves of a table (4)")
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one needs --database, and takes all cores")
    parser.add_argument("--database", help="postgresql://…; an own SQLite file otherwise")
    parser.add_argument("--directory", help="where the SQLite file is made")
    parser.add_argument("--json", metavar="FILE", help="write the figures there too")
    parser.add_argument("--lag", action="store_true", help="also: how late is the event loop?")
    parser.add_argument("--empty", type=int, metavar="PORT", help=argparse.SUPPRESS)
    parser.add_argument("--clock", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    """Measure, print, and return whether every limit is met."""
    asked = arguments()
    if asked.empty or asked.clock:
        watch_clock() if asked.clock else serve_empty(asked.empty)
        return 0
    number = asked.tables or (50 if asked.quick else 500)
    seconds = asked.seconds or (9.0 if asked.quick else 60.0)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 8192), hard), hard))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with tempfile.TemporaryDirectory(dir=asked.directory) as folder, Progress(*columns, console=console) as progress:
        port = free_port()
        with running([str(Path(__file__)), "--empty", str(port)], port) as server:
            none = asyncio.run(measure_empty(progress, server, number, seconds / 3, asked.pause))
        port = free_port()
        database = asked.database or f"sqlite:///{folder}/tables.db"
        cores = SERVER_CORES if asked.workers == 1 else CORES
        with running(saqqara(database, port, asked.workers), port, cores=cores) as server:
            ours = asyncio.run(measure_ours(progress, server, number, seconds, asked.pause))
        found = figures(ours, none)
        if asked.lag:
            port = free_port()
            own = {"SAQQARA_CACHE": f"{folder}/cache"}
            with running(saqqara(f"sqlite:///{folder}/lag.db", port), port, own, CORES) as server:
                found += asyncio.run(measure_lag(progress, server, min(seconds, 20)))
    show(
        found, f"{number} tables of 2 connections, {seconds:g} s, one core, {'SQLite' if not asked.database else 'PostgreSQL'}"
    )
    for error in sorted(set(ours.errors))[:5]:
        console.print(f"[red]{ours.errors.count(error)} times[/] {error}", highlight=False)
    if asked.json:
        rows = [figure._asdict() | {"met": figure.goal.met(figure.value) if figure.goal else None} for figure in found]
        Path(asked.json).write_text(json.dumps({"tables": number, "seconds": seconds, "figures": rows}, indent=1))
    return 0 if all(figure.goal is None or figure.goal.met(figure.value) for figure in found) else 1


if __name__ == "__main__":
    sys.exit(main())
