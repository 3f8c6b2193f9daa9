"""Several workers: all who look at a table are connected to one of them, whichever has accepted their connections."""

import asyncio
import os
import re
import signal
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests import needs

from ..store.databases import Postgres, children, wait_for_end
from .client import PATIENCE, Line, Person, Server, new_client, new_command, serving
from .test_crash_processes import command_line

if not hasattr(socket, "send_fds"):
    pytest.skip(needs.reason("Linux"), allow_module_level=True)

from saqqara.web.handover import Handover
from saqqara.web.serve import meeting_place

WORKERS = 2
TABLES = 6
LINES = 4
"""Connections to each table. By chance all would be accepted by the same worker, at every table, once in 260,000 times."""
COUNT = re.compile(r"^saqqara_handed_over_total (\S+)", re.MULTILINE)
linux = pytest.mark.skipif(sys.platform != "linux", reason=needs.reason("Linux"))


@pytest.fixture
def site(postgres_server: Postgres, tmp_path: Path) -> Iterator[Server]:
    """A server of several workers, each of which takes connections over."""
    with serving(tmp_path, "--pace", "0", "--workers", str(WORKERS), database=postgres_server.new_database()) as server:
        wait_for_places(server, WORKERS)
        yield server
        assert not server.tracebacks


def wait_for_places(server: Server, taken: int) -> None:
    """Until so many workers have taken a place."""
    until = time.monotonic() + PATIENCE
    while server.said.count('"message": "takes connections over"') < taken:
        assert time.monotonic() < until, server.said[-4000:]
        time.sleep(0.02)


def workers(server: Server) -> list[int]:
    """The processes that serve."""
    assert server.process is not None
    return [each for each in children(server.process.pid) if b"spawn_main" in command_line(each)]


def open_lines(person: Person, table: Any) -> list[Line]:
    """Several connections to a table, one of them with a head as long as is allowed."""
    lines = [person.socket(table["id"]) for _ in range(LINES - 1)]
    return [*lines, person.socket(table["id"], Padding="x" * 7000, More="y" * 7000)]


def wait_for_count(server: Server) -> None:
    """Until a worker says that it has taken connections over."""
    until = time.monotonic() + PATIENCE
    with new_client() as http:
        while not (found := COUNT.search(http.get(f"{server.address}/metrics").text)) or float(found[1]) == 0:
            assert time.monotonic() < until, "no connection was handed over"


def is_open(line: Line) -> bool:
    """Does the server still send?"""
    try:
        while True:
            line.connection.recv(0.1)
    except TimeoutError:
        return True
    except ConnectionClosed:
        return False


@linux
def test_the_connections_of_a_table_are_all_at_one_worker(site: Server) -> None:
    """So when a worker is killed, a table loses all of them or none. Those who come back can play on at once.

    At the end all are closed in good order.
    """
    ann = site.person("Ann")
    tables = [ann.create("anubixx") for _ in range(TABLES)]
    lines = [open_lines(ann, table) for table in tables]
    for line in (each for group in lines for each in group):
        assert line.wait_for("hello")["table"]["yours"] == [0, 1], "whoever was handed over is still the same person"
    killed, _ = workers(site)
    os.kill(killed, signal.SIGKILL)
    wait_for_end(killed)
    kept = [{is_open(line) for line in group} for group in lines]
    assert kept.count({True}) + kept.count({False}) == TABLES, f"some tables have lost a part of their connections: {kept}"
    wait_for_places(site, WORKERS + 1)
    back = [line for table in tables for line in open_lines(ann, table)]
    for table in tables:
        line = ann.socket(table["id"])
        now = line.wait_for("hello")["table"]
        version = ann.move(table["id"], now["view"]["moves"][0], now["version"])
        assert line.wait_for_version(version)["version"] == version
        back.append(line)
    wait_for_count(site)
    assert site.terminate() == 0
    assert {line.closing_code() for line in back} == {1012}


class Browser:
    """One connection, on which requests are written as they are."""

    def __init__(self, person: Person) -> None:
        host, port = person.address.removeprefix("http://").split(":")
        self.token = person.token
        self.connection = socket.create_connection((host, int(port)), PATIENCE)
        self.received = b""

    def request(self, method: str, path: str, body: bytes = b"", *headers: str) -> bytes:
        """A request."""
        length = [f"Content-Length: {len(body)}"] if body and not headers else []
        lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Cookie: saqqara={self.token}", *length, *headers, "", ""]
        return "\r\n".join(lines).encode() + body

    def send(self, *parts: bytes) -> None:
        """Send parts of requests, with a pause between them, so that each arrives alone."""
        for part in parts:
            self.connection.sendall(part)
            time.sleep(0.05)

    def answer(self) -> Any:
        """The next answer's JSON."""
        while b"\r\n\r\n" not in self.received:
            self._read()
        head, _, self.received = self.received.partition(b"\r\n\r\n")
        size = int(next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")).split(b":")[1])
        while len(self.received) < size:
            self._read()
        body, self.received = self.received[:size], self.received[size:]
        return msgspec.json.decode(body)

    def _read(self) -> None:
        more = self.connection.recv(1 << 16)
        assert more, f"closed after {self.received!r}"
        self.received += more

    def close(self) -> None:
        """Hang up."""
        self.connection.close()


@linux
def test_requests_are_answered_wherever_they_arrive_and_however_they_are_cut(site: Server) -> None:
    """On one connection, whose requests concern tables of all workers."""
    ann = site.person("Ann")
    tables = [ann.create("anubixx")["id"] for _ in range(TABLES)]
    browser = Browser(ann)
    for table in tables:
        whole = browser.request("GET", f"/api/tables/{table}")
        for parts in ([whole], [whole[:30], whole[30:]], [whole[:-1], whole[-1:]]):
            browser.send(*parts)
            assert browser.answer()["id"] == table
    browser.send(b"".join(browser.request("GET", f"/api/tables/{table}") for table in tables))
    assert [browser.answer()["id"] for _ in tables] == tables, "requests that are sent together are answered in their order"
    for table in tables:
        path, move = f"/api/tables/{table}/moves", ann.table(table)
        body = msgspec.json.encode({"command": new_command(), "move": move["view"]["moves"][0], "version": move["version"]})
        post = browser.request("POST", path, body)
        browser.send(post[: -len(body)], body[:10], body[10:])
        assert browser.answer()["version"] == move["version"] + 1
        browser.send(post)
        assert browser.answer()["version"] == move["version"] + 1, "the same command again"
        chunked = browser.request("POST", path, b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body), "Transfer-Encoding: chunked")
        browser.send(chunked + browser.request("GET", "/api/tables"))
        assert browser.answer()["version"] == move["version"] + 1, "the same in chunks"
        assert isinstance(browser.answer(), list | dict)
    browser.close()
    wait_for_count(site)


class Accepted:
    """A connection that was accepted, as far as a handover looks at it."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection

    def get_extra_info(self, name: str) -> Any:
        return self.connection if name == "socket" else None


def address(handover: Handover, owner: int) -> bytes:
    """The address of a WebSocket whose table belongs to a worker."""
    found = (b"/api/tables/table%d/socket?since=3" % number for number in range(100))
    return next(each for each in found if handover.owner(each) == owner)


def test_a_place_is_taken_once_and_is_free_again(tmp_path: Path) -> None:
    async def story() -> None:
        one, other, third = (Handover(str(tmp_path), 2) for _ in range(3))
        assert (one.take_place(), other.take_place(), third.take_place()) == (True, True, False)
        assert (one.place, other.place, third.place) == (0, 1, None)
        one.close()
        assert third.take_place()
        assert third.place == 0
        other.close()
        third.close()

    asyncio.run(story())


def test_only_what_belongs_to_another_worker_that_is_there_is_handed_over(tmp_path: Path) -> None:
    async def story() -> None:
        one, other = Handover(str(tmp_path), 2), Handover(str(tmp_path), 2)
        assert one.take_place()
        near, far = socket.socketpair()
        accepted: Any = Accepted(near)
        theirs = address(one, 1)
        assert not one.hand_over(theirs, b"head", accepted), "nobody has that place yet"
        assert other.take_place()
        assert not one.hand_over(address(one, 0), b"head", accepted), "it belongs to this one"
        assert not one.hand_over(b"/api/tables", b"head", accepted), "it is no table's"
        assert not one.hand_over(theirs, b"head", accepted), "nobody listens there yet"

        class Echo(asyncio.Protocol):
            def __init__(self, head: bytes) -> None:
                self.head = head

            def connection_made(self, transport: Any) -> None:
                transport.write(self.head)

        other.listen(Echo)
        assert one.hand_over(theirs, b"head", accepted)
        near.close()
        far.setblocking(False)
        assert await asyncio.wait_for(asyncio.get_running_loop().sock_recv(far, 100), PATIENCE) == b"head"
        one.close()
        other.close()
        far.close()

    asyncio.run(story())


def test_who_was_killed_leaves_a_place_that_can_be_taken(tmp_path: Path) -> None:
    """Its address still lies in the directory."""
    (tmp_path / "0").touch()

    async def story() -> None:
        one, other = Handover(str(tmp_path), 1), Handover(str(tmp_path), 1)
        near, far = socket.socketpair()
        accepted: Any = Accepted(near)
        assert not one.hand_over(address(one, 0), b"head", accepted), "nobody listens there"
        assert other.take_place()
        other.listen(cast("Any", None))
        assert one.hand_over(address(one, 0), b"head", accepted)
        other.close()
        assert not one.hand_over(address(one, 0), b"head", accepted), "it has left"
        for each in (near, far):
            each.close()
        one.close()
        other.close()

    asyncio.run(story())


def test_where_no_directory_can_be_made_workers_do_without(monkeypatch: pytest.MonkeyPatch) -> None:
    with ExitStack() as stack:
        place = Path(meeting_place(stack) or "")
        assert place.is_dir()
        assert place.stat().st_mode & 0o077 == 0, "nobody else can hand a connection over"
    assert not place.exists()
    monkeypatch.setattr(tempfile, "tempdir", "/nowhere/at/all")
    with ExitStack() as stack:
        assert meeting_place(stack) is None
