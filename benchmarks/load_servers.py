"""Servers of a load test: ours, and an empty one to compare it with."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx

HOST = "127.0.0.1"
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORES, CLIENT_CORES = CORES[:1], CORES[1:] or CORES[:1]
LAG = re.compile(r"^saqqara_loop_lag_seconds (\S+)", re.MULTILINE)
READY = re.compile(r"^saqqara_machine_code (\S+)", re.MULTILINE)


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
    """A server: a process, and its workers if it has any."""

    process: subprocess.Popen[bytes]
    port: int

    def processes(self) -> list[Path]:
        """What the system says of all its processes."""
        own = self.process.pid
        workers = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return [Path(f"/proc/{pid}") for pid in (own, *workers)]

    def memory(self) -> float:
        """Megabytes in use."""
        statuses = [(process / "status").read_text() for process in self.processes()]
        return sum(int(status.split("VmRSS:")[1].split()[0]) for status in statuses) / 1024

    def cpu(self) -> float:
        """Seconds of the processor so far."""
        stats = [(process / "stat").read_text().rpartition(")")[2].split() for process in self.processes()]
        return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: list[str], port: int, cores: list[int] = SERVER_CORES) -> Iterator[Server]:
    """A server process on its own core, ended afterwards."""
    os.sched_setaffinity(0, cores)
    process = subprocess.Popen([sys.executable, *command])
    os.sched_setaffinity(0, CLIENT_CORES)
    try:
        until = time.monotonic() + 30
        while True:
            try:
                if httpx.get(f"http://{HOST}:{port}/readyz", verify=False).status_code == 200:  # noqa: S501 (it reads no certificates)
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


async def machine_code(server: Server) -> None:
    """Wait until the bots' machine code is ready, so that the server has nothing else to do."""
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{server.port}", timeout=60) as http:
        while float(READY.findall((await http.get("/metrics")).text)[0]) != 1:
            await asyncio.sleep(0.2)
