"""People at a real server: a process of its own, and visitors who each have their own cookie, by HTTP and WebSocket."""

import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0
"""Seconds that a test waits for something before it says that it never came."""


def new_command() -> str:
    """An id that no command has had."""
    return secrets.token_urlsafe(12)


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def new_client(timeout: float = PATIENCE, **more: Any) -> httpx.Client:
    """A client of our own server. It reads no certificates: that takes a tenth of a second each time."""
    return httpx.Client(timeout=timeout, verify=False, **more)


class Server:
    """`saqqara serve` as a process of its own."""

    def __init__(self, database: str, log: Path, *options: str, limits: bool = False) -> None:
        self.port = free_port()
        self.log = log
        self.database = database
        self.options = (*options, *(() if limits else ("--no-limits",)))
        self.process: subprocess.Popen[bytes] | None = None
        self.people: list[Person] = []

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def said(self) -> str:
        """Everything that it has logged."""
        return self.log.read_text(encoding="utf-8")

    @property
    def tracebacks(self) -> list[str]:
        """What it has logged of errors that nobody expected."""
        return [line[:4000] for line in self.said.splitlines() if "Traceback" in line]

    def start(self) -> "Server":
        """Start, and wait until it serves."""
        command = [sys.executable, "-m", "saqqara", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen([*command, *self.options], stdout=log, stderr=log)
        self.wait_until_ready()
        return self

    def wait_until_ready(self) -> None:
        """Until `/readyz` says so."""
        until = time.monotonic() + PATIENCE
        with new_client(timeout=5) as http:
            while time.monotonic() < until:
                assert self.process is None or self.process.poll() is None, f"the server has ended:\n{self.said[-4000:]}"
                try:
                    if http.get(f"{self.address}/readyz").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                time.sleep(0.05)
        raise AssertionError(f"the server is not ready after {PATIENCE} s:\n{self.said[-4000:]}")

    def wait_until_logged(self, message: str, after: int = 0) -> None:
        """Until it has logged a message, after so many characters that it had logged before."""
        until = time.monotonic() + PATIENCE
        while f'"message": "{message}"' not in self.said[after:]:
            assert time.monotonic() < until, f"{message!r} was not logged:\n{self.said[-4000:]}"
            time.sleep(0.02)

    def wait_for_machine_code(self) -> None:
        """Until the bots' machine code is there, so that making it disturbs nothing."""
        until = time.monotonic() + 10 * PATIENCE
        with new_client() as http:
            while "saqqara_machine_code 1.0" not in http.get(f"{self.address}/metrics").text:
                assert time.monotonic() < until, f"no machine code yet:\n{self.said[-4000:]}"
                time.sleep(0.1)

    def kill(self) -> None:
        """Kill it, as a power cut would."""
        self._end(signal.SIGKILL)

    def terminate(self) -> int:
        """Ask it to end, and say with what exit code it did."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self.process is None:
            return 0
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process = None
        return code

    def restart(self, kill: bool = False) -> None:
        """End it and start it again, on the same port with the same tables."""
        if kill:
            self.kill()
        else:
            self.terminate()
        self.start()

    def person(self, name: str = "") -> "Person":
        """A new visitor, closed with the server."""
        self.people.append(Person(self.address, name))
        return self.people[-1]

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for person in self.people:
            person.close()
        if self.process is not None:
            self.kill()


class Refusal(AssertionError):
    """An answer that is no success, where a test expected one."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(f"{answer.status_code}: {answer.text[:500]}")
        self.answer = answer


class Person:
    """A browser: a cookie of its own, given by the server with the first answer."""

    def __init__(self, address: str, name: str = "") -> None:
        self.name = name
        self.address = address
        self.http = new_client(base_url=address)
        self.sockets: list[Line] = []

    def close(self) -> None:
        """Go away."""
        for line in self.sockets:
            line.close()
        self.http.close()

    @property
    def token(self) -> str:
        """The secret in the cookie; the server is asked for one if there is none yet."""
        if "saqqara" not in self.http.cookies:
            self.http.get("/api/tables")
        return str(self.http.cookies["saqqara"])

    # Requests, answered in full
    def get(self, path: str, **query: Any) -> httpx.Response:
        """GET below /api."""
        return self.http.get(f"/api{path}", params=query)

    def post(self, path: str, /, **body: Any) -> httpx.Response:
        """POST below /api; a command id is added unless one is given (None: leave it out)."""
        command = body.pop("command", new_command())
        return self.http.post(f"/api{path}", json=body if command is None else {"command": command, **body})

    # The same, where success is expected
    def ask(self, path: str, **query: Any) -> Any:
        """What a GET answers."""
        return good(self.get(path, **query))

    def tell(self, path: str, /, **body: Any) -> Any:
        """What a POST answers."""
        return good(self.post(path, **body))

    def create(self, game: str = "imhotep", seats: str = "me me", **wish: Any) -> Any:
        """A new table. Seats in words: `me`, `friend`, `bot` or `bot:3`."""
        self.token  # noqa: B018 (so that a command sent twice comes from the same person)
        return self.tell("/tables", game=game, seats=[self.seat(word) for word in seats.split()], **wish)

    def seat(self, word: str) -> dict[str, Any]:
        """A wish for a seat."""
        kind, _, level = word.partition(":")
        if kind == "me":
            return {"kind": "me", "name": self.name}
        return {"kind": kind, "level": int(level)} if level else {"kind": kind}

    def join(self, key: str, **more: Any) -> Any:
        """Take up an invitation."""
        return self.tell("/joins", key=key, name=self.name, **more)

    def table(self, table: str, **query: Any) -> Any:
        """A table as this person sees it."""
        return self.ask(f"/tables/{table}", **query)

    def move(self, table: str, move: str, version: int, **more: Any) -> int:
        """Play a move; the new version."""
        return int(self.tell(f"/tables/{table}/moves", move=move, version=version, **more)["version"])

    def undo(self, table: str, version: int, **more: Any) -> int:
        """Take back; the new version."""
        return int(self.tell(f"/tables/{table}/undo", version=version, **more)["version"])

    def redo(self, table: str, version: int, **more: Any) -> int:
        """Bring back; the new version."""
        return int(self.tell(f"/tables/{table}/redo", version=version, **more)["version"])

    def leave(self, table: str, seat: int, command: str | None = None) -> httpx.Response:
        """Leave a seat."""
        return self.http.delete(f"/api/tables/{table}/seats/{seat}", params={"command": command or new_command()})

    def sit(self, table: str, seat: int, **more: Any) -> httpx.Response:
        """Take a seat, or come back to it."""
        return self.http.put(f"/api/tables/{table}/seats/{seat}", json={"command": new_command(), "name": self.name, **more})

    def socket(
        self, table: str, since: int | None = None, watch: str | None = None, changes: bool = False, **headers: str
    ) -> "Line":
        """A WebSocket to a table, on which all that happens from a version on is heard."""
        given = {"since": since, "watch": watch, "changes": "true" if changes else None}
        query = "&".join(f"{name}={value}" for name, value in given.items() if value is not None)
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket" + (f"?{query}" if query else "")
        headers = {"Cookie": f"saqqara={self.token}", **headers}
        patient: dict[str, Any] = {"open_timeout": PATIENCE, "max_size": None, "max_queue": None, "ping_interval": None}
        self.sockets.append(Line(connect(address, additional_headers=headers, **patient)))
        return self.sockets[-1]


def good(answer: httpx.Response) -> Any:
    """The answer's JSON; Refusal if it is none of success."""
    if answer.status_code not in (200, 201):
        raise Refusal(answer)
    return answer.json()


class Line:
    """A WebSocket, with frames read as objects."""

    def __init__(self, opening: ClientConnection) -> None:
        self.opening = opening
        self.connection = opening.__enter__()

    def hear(self, patience: float = PATIENCE) -> Any:
        """The next frame that is no heartbeat."""
        while True:
            frame = msgspec.json.decode(self.connection.recv(patience))
            if frame["type"] != "beat":
                return frame

    def wait_for(self, kind: str, patience: float = PATIENCE) -> Any:
        """The next frame of a kind."""
        while True:
            frame = self.hear(patience)
            if frame["type"] == kind:
                return frame

    def wait_for_version(self, version: int) -> Any:
        """The table at this version or a later one, once it has been sent."""
        while True:
            frame = self.hear()
            if frame["type"] in ("hello", "event") and frame["table"]["version"] >= version:
                return frame["table"]

    def say(self, **wish: Any) -> None:
        """Send a command."""
        self.connection.send(msgspec.json.encode(wish).decode())

    def closing_code(self) -> int | None:
        """Read on until the other side has closed the line; with what code?"""
        try:
            while True:
                self.connection.recv(PATIENCE)
        except ConnectionClosed:
            return self.connection.protocol.close_code

    def close(self) -> None:
        """Hang up."""
        self.opening.__exit__(None, None, None)


@contextmanager
def serving(directory: Path, *options: str, database: str | None = None, limits: bool = False) -> Iterator[Server]:
    """A server with its own file in a directory, or with another database."""
    url = database or f"sqlite:///{directory / 'tables.db'}"
    with Server(url, directory / f"server-{secrets.token_hex(4)}.log", *options, limits=limits) as server:
        yield server
