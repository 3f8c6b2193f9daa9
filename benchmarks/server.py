"""Load test of the server on loopback, with real WebSocket clients that play legal moves.

    python -m benchmarks.server [--quick] [--json FILE] [--tables N] [--seconds S] [--database URL] [--directory DIR] [--lag]

One server process on one core, the clients on the others. The tables play all games in turn, each with two people at two
connections. Measured: the time from a move to all clients under a normal load (a move every four seconds at every table); as
many moves as possible; all connections dropped at once and resumed. `--lag` adds the lag of the event loop, on all cores, while
bots think, and the lag of a process that only looks at the clock.

Each figure is compared with an empty server: the same uvicorn with the same WebSockets, which only repeats to both connections
of a table what one of them sends. It checks, computes and stores nothing. The ratio can be compared between machines.
"""

import argparse
import asyncio
import json
import resource
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from benchmarks.figures import Figure, Goal, console, share, show
from benchmarks.load_clients import GAMES, GameTable, Run, Table
from benchmarks.load_servers import (
    CORES,
    HOST,
    LAG,
    SERVER_CORES,
    Server,
    free_port,
    machine_code,
    running,
    saqqara,
    serve_empty,
)

PAUSE = 4.0
"""Seconds between two moves of a table under a normal load."""


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
    """That process."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "benchmarks.server", "--clock"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.worst()

    def worst(self) -> float:
        """Milliseconds late at worst since the last call."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(file=self.process.stdin, flush=True)
        return 1000 * float(self.process.stdout.readline())


async def measure_lag(progress: Progress, server: Server, seconds: float) -> Figure:
    """The largest lag while bots think at four tables."""
    idle = Idle()
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{server.port}", timeout=60) as http:

        async def worst(what: str, most: float) -> Figure:
            task = progress.add_task(what, total=most)
            began, found = time.perf_counter(), 0.0
            while (passed := time.perf_counter() - began) < most:
                found = max(found, float(LAG.findall((await http.get("/metrics")).text)[0]))
                progress.update(task, completed=passed)
                await asyncio.sleep(0.4)
            progress.update(task, completed=most)
            return Figure(f"event loop late {what}", "ms", 1000 * found, idle.worst(), Goal(50))

        for number in range(4):
            seats = [{"kind": "bot", "level": 5}, {"kind": "bot", "level": 4}, {"kind": "me"}]
            game = GAMES[number % len(GAMES)]
            wish = {"game": game, "seats": seats, "command": f"lag-{number:08d}", "options": {"start": 0}}
            (await http.post("/api/tables", json=wish)).raise_for_status()
        thinking = await worst("while bots think", seconds)
        idle.process.kill()
        return thinking


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
        with running(["-m", "benchmarks.server", "--empty", str(port)], port) as server:
            none = asyncio.run(measure_empty(progress, server, number, seconds / 3, asked.pause))
        port = free_port()
        database = asked.database or f"sqlite:///{folder}/tables.db"
        cores = SERVER_CORES if asked.workers == 1 else CORES
        with running(saqqara(database, port, asked.workers), port, cores=cores) as server:
            ours = asyncio.run(measure_ours(progress, server, number, seconds, asked.pause))
        found = figures(ours, none)
        if asked.lag:
            port = free_port()
            with running(saqqara(f"sqlite:///{folder}/lag.db", port), port, cores=CORES) as server:
                found.append(asyncio.run(measure_lag(progress, server, min(seconds, 20))))
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
