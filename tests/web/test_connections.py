"""Connections byte by byte: floods of tiny requests and frames, endless heads, fragments, silence."""

import asyncio
import contextlib
import logging
import os
import re
import socket
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saqqara.web import body, connections
from saqqara.web.config import Config
from saqqara.web.connections import FRAMES_PIECE, PIECE, LimitedHttp, LimitedWebSocket, Pieces
from saqqara.web.creation import MOST_OPTION
from saqqara.web.limits import Limiter
from saqqara.web.metrics import Metrics
from saqqara.web.middleware import Middleware

from .client import Server, new_command, serving
from .conftest import Game, begin
from .test_freeze import LAYOUTS, PLACES, hostile_bodies, two_seats

LATE = re.compile(r'^saqqara_loop_late_seconds_bucket{le="(?:0.25|\+Inf)"} (\S+)', re.MULTILINE)
LONG = "SAQQARA_LONG" in os.environ


@pytest.fixture(scope="module")
def flooded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("flooded"), "--pace", "0") as running:
        running.wait_for_machine_code()
        yield running


@pytest.fixture
def playing(flooded: Server) -> Game:
    return begin(flooded.person("Cem"), flooded.person("Dan"))


@contextlib.contextmanager
def raw(server: Server) -> Iterator[socket.socket]:
    """A connection of which every byte is ours."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        yield connection


def read_all(connection: socket.socket, patience: float = 30) -> bytes:
    """Everything until the other side closes."""
    connection.settimeout(patience)
    received = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65536):
            received += part
    return received


def times_late(server: Server) -> float:
    """How often the event loop was more than 0.25 s late. Parsed in one step, a flood takes 0.3 to 0.5.

    The gauge would not do: it still shows how late the loop was when the server started.
    """
    in_time, all_times = map(float, LATE.findall(httpx.get(f"{server.address}/metrics").text))
    return all_times - in_time


def frame(payload: bytes, opcode: int = 0x1, fin: bool = True) -> bytes:
    """A WebSocket frame of a client, masked with zeros."""
    head = bytes([opcode | (0x80 if fin else 0)])
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else bytes([0xFE]) + struct.pack(">H", len(payload))
    return head + size + bytes(4) + payload


def upgrade(connection: socket.socket, game: Game) -> None:
    """Ask for a WebSocket, and wait until there is one."""
    head = (
        f"GET /api{game.path}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\nCookie: saqqara={game.ann.token}\r\n\r\n"
    )
    connection.sendall(head.encode())
    assert b" 101 " in connection.recv(200)


def flood(connection: socket.socket, data: bytes) -> None:
    """Send, without reading; the server may have had enough."""
    connection.settimeout(5)
    with contextlib.suppress(OSError):
        connection.sendall(data)


REQUEST = b"GET / HTTP/1.1\r\n\r\n"
FLOODS = {
    "pipelined requests": REQUEST * 30_000,
    "headers": b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 200_000,
    "a long header": b"GET / HTTP/1.1\r\na: " + b"x" * 1_000_000,
    "a long path": b"GET /" + b"x" * 1_000_000,
    "a long query": b"GET /api/tables?" + b"a=1&" * 3_500 + b" HTTP/1.1\r\n\r\n",
    "small chunks": b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * 150_000,
    "nonsense": b"\x00\xff" * 300_000,
}


@pytest.mark.parametrize("name", FLOODS)
def test_floods_of_requests_do_not_stop_the_others(flooded: Server, playing: Game, name: str) -> None:
    before = times_late(flooded)
    with raw(flooded) as connection:
        flood(connection, FLOODS[name])
        playing.play()
    if LONG:  # a machine with other work is late by itself
        assert times_late(flooded) == before


@pytest.mark.parametrize("kind", ["text", "ping", "fragment"])
def test_floods_of_frames_do_not_stop_the_others(flooded: Server, playing: Game, kind: str) -> None:
    before = times_late(flooded)
    with raw(flooded) as connection:
        upgrade(connection, playing)
        tiny = {"text": frame(b"{"), "ping": frame(b"", 0x9), "fragment": frame(b"", 0x0, fin=False)}[kind]
        flood(connection, frame(b"", fin=False) * (kind == "fragment") + tiny * 60_000)
        playing.play()
    if LONG:  # a machine with other work is late by itself
        assert times_late(flooded) == before


def test_what_arrives_is_parsed_in_pieces() -> None:
    """However much one read brings, one step of the event loop takes a piece of it, and the next step the next one."""

    async def story() -> None:
        taken: list[int] = []

        def feed() -> None:
            taken.append(len(pieces.take()))
            pieces.schedule()

        pieces = Pieces(feed)
        pieces.add(bytes(2 * PIECE + 100))
        feed()
        assert taken == [PIECE], "the rest waits for the next step"
        while pieces.waiting:
            await asyncio.sleep(0)
        assert taken == [PIECE, PIECE, 100]

    asyncio.run(story())


class Parsed:
    """How many bytes were given to a parser in each step of the event loop."""

    def __init__(self, protocol: type, monkeypatch: pytest.MonkeyPatch) -> None:
        self.step = 0
        self.bytes: dict[int, int] = {}
        parse = protocol.data_received  # type: ignore[attr-defined]

        def counted(connection: Any, data: bytes) -> None:
            self.bytes[self.step] = self.bytes.get(self.step, 0) + len(data)
            parse(connection, data)

        monkeypatch.setattr(protocol, "data_received", counted)

    def next_step(self) -> None:
        """Called once in every step."""
        self.step += 1
        asyncio.get_running_loop().call_soon(self.next_step)


async def quiet_application(scope: Any, receive: Any, send: Any) -> None:
    """Answers requests with nothing, and reads what comes over WebSockets."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: " + b"A" * 22 + b"==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TOGETHER = {
    "requests": (HttpToolsProtocol, b"", REQUEST * 4_000),
    "a head": (HttpToolsProtocol, b"", b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 3_500),
    "frames": (WebSocketsSansIOProtocol, HANDSHAKE, frame(b"", 0x9) * 12_000),
    "fragments": (WebSocketsSansIOProtocol, HANDSHAKE, frame(b"", fin=False) + frame(b"", 0x0, fin=False) * 12_000),
}
"""What arrives in one read: the parser that gets it, what is sent before, and what is sent at once."""


@pytest.mark.parametrize("kind", TOGETHER)
def test_no_step_of_the_event_loop_parses_more_than_a_piece(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parser, before, together = TOGETHER[kind]
    parsed = Parsed(parser, monkeypatch)

    async def story() -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        config = uvicorn.Config(
            quiet_application, loop="asyncio", http=LimitedHttp, ws=LimitedWebSocket, lifespan="off", log_level="critical"
        )
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        reader, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write(before)
        if before:
            await reader.readuntil(b"\r\n\r\n")
            parsed.bytes.clear()
        parsed.next_step()
        writer.write(together)
        answers = asyncio.create_task(reader.read())
        while not answers.done() and sum(parsed.bytes.values()) < len(together):
            await asyncio.sleep(0)
        answers.cancel()
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(asyncio.wait_for(story(), 30))
    assert max(parsed.bytes.values()) <= (FRAMES_PIECE if before else PIECE)
    assert sum(parsed.bytes.values()) == (FRAMES_PIECE if before else len(together)), "too many fragments or pings end it"


@pytest.mark.parametrize(
    "sent",
    [frame(b"\xff\xfe"), frame(b'{"type": "\xff"}'), frame(b"\xff", fin=False) + frame(b"{}", 0x0)],
    ids=["text", "JSON", "fragments"],
)
def test_a_message_that_is_no_text_closes_the_line_and_is_no_error(flooded: Server, playing: Game, sent: bytes) -> None:
    with raw(flooded) as connection:
        upgrade(connection, playing)
        connection.sendall(sent)
        assert struct.pack(">H", 1007) in read_all(connection)[-60:]
    assert not flooded.tracebacks


def test_a_head_has_an_end(flooded: Server) -> None:
    for name in ("headers", "a long header", "a long path"):
        with raw(flooded) as connection:
            connection.sendall(FLOODS[name][:24_000])
            assert read_all(connection).startswith(b"HTTP/1.1 431 "), name


@pytest.mark.parametrize("more", [b"Content-Length: 9\r\n", b"Transfer-Encoding: chunked\r\n", b"a: b\r\n" * 200])
def test_a_request_that_cannot_become_a_websocket_is_refused(flooded: Server, more: bytes) -> None:
    """Nobody would look at such a connection any more, however long it stays open."""
    with raw(flooded) as connection:
        connection.sendall(HANDSHAKE[:-2] + more + b"\r\n")
        assert read_all(connection).startswith(b"HTTP/1.1 4")


def test_what_comes_after_a_body_is_no_part_of_the_head(flooded: Server) -> None:
    """Otherwise anybody could add an address or a Host behind what the proxy says."""
    own = b"Cookie: saqqara=" + b"A" * 22 + b"\r\n"
    chunked = b"GET /api/games HTTP/1.1\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n"
    for head, trailer, is_known in ((own, b"", True), (b"", own, False)):
        with raw(flooded) as connection:
            connection.sendall(chunked + head + b"\r\n0\r\n" + trailer + b"\r\n")
            answer = read_all(connection)
        assert answer.startswith(b"HTTP/1.1 200 ")
        assert (b"set-cookie" not in answer) == is_known


def test_a_connection_does_not_become_a_websocket_while_a_request_is_under_way() -> None:
    """That request would never hear that its client is gone: events would be sent to nobody for ever."""

    async def story() -> None:
        gone = asyncio.Event()

        async def events(_scope: Any, receive: Any, _send: Any) -> None:
            while (await receive())["type"] != "http.disconnect":
                pass
            gone.set()

        listener = socket.create_server(("127.0.0.1", 0))
        more: Any = {"http": LimitedHttp, "ws": LimitedWebSocket, "lifespan": "off", "log_level": "error"}
        server = uvicorn.Server(uvicorn.Config(events, **more))
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        _, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write(REQUEST + HANDSHAKE)
        await gone.wait()
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(asyncio.wait_for(story(), 30))


@pytest.mark.parametrize("sent", [b"nonsense", b"GET /healthz HTTP/1.1\r\nConnection: Upgrade, close\r\nUpgrade: h2c\r\n"])
def test_nobody_can_fill_the_log(flooded: Server, sent: bytes) -> None:
    """A line for each request that cannot be read would soon take the disk, on which the games are."""
    before = flooded.said
    with raw(flooded) as connection:
        connection.sendall(sent + b"\r\n\r\n")
        assert read_all(connection).startswith(b"HTTP/1.1 ")
    assert flooded.said == before


def test_a_message_has_few_fragments(flooded: Server, playing: Game) -> None:
    with raw(flooded) as connection:
        upgrade(connection, playing)
        connection.sendall(frame(b"", fin=False) + frame(b"", 0x0, fin=False) * 100)
        assert struct.pack(">H", 1009) + b"too many fragments" in read_all(connection)


@pytest.mark.parametrize("sent", [frame(b"", 0x9), frame(b"", 0xA), frame(b"{")], ids=["pings", "pongs", "no commands"])
def test_a_connection_over_which_nonsense_comes_is_closed(tmp_path: Path, sent: bytes) -> None:
    """Hundreds of them would keep the event loop for seconds."""
    with serving(tmp_path, "--pace", "0", limits=True) as limited:
        game = begin(limited.person("Ann"), limited.person("Bea"))
        with raw(limited) as connection:
            upgrade(connection, game)
            connection.sendall(sent * 200)
            assert struct.pack(">H", 4429) in read_all(connection)
        with raw(limited) as connection:
            upgrade(connection, game)
            game.play()


@pytest.mark.skipif("SAQQARA_LONG" not in os.environ, reason="it takes half a minute; SAQQARA_LONG=1 runs it")
@pytest.mark.parametrize("sent", [b"", b"GET / HT", REQUEST[:-2], b"POST /api/joins HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"])
def test_silence_is_not_waited_for(flooded: Server, sent: bytes) -> None:
    with raw(flooded) as connection:
        connection.sendall(sent)
        began = time.monotonic()
        read_all(connection, 40)
        assert time.monotonic() - began < 35


def test_silent_and_stuck_connections_are_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same in a moment: who sends no whole request, and who does not read the answer, is disconnected."""
    monkeypatch.setattr(connections, "HEAD_SECONDS", 0.1)
    monkeypatch.setattr(connections, "STUCK_SECONDS", 0.1)

    async def story() -> None:
        ended = asyncio.Event()

        async def endless(_scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            part = {"type": "http.response.body", "body": bytes(1_000_000), "more_body": True}
            sending = asyncio.create_task(send_for_ever(send, part))
            while (await receive())["type"] != "http.disconnect":
                pass
            sending.cancel()
            ended.set()

        listener = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(endless, http=LimitedHttp, lifespan="off", log_level="error"))
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        for sent in (b"", b"GET / HT", REQUEST[:-2]):
            reader, writer = await asyncio.open_connection(*listener.getsockname())
            writer.write(sent)
            assert await reader.read() == b""
            writer.close()
        _, writer = await asyncio.open_connection(*listener.getsockname())
        writer.write(REQUEST)
        await ended.wait()
        writer.close()
        server.should_exit = True
        await serving

    asyncio.run(asyncio.wait_for(story(), 30))


@pytest.mark.parametrize(
    "sent", [REQUEST * 40, b"POST /api/joins HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"], ids=["reads nothing", "slow"]
)
def test_a_client_that_does_not_go_on_does_not_hold_up_the_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    """The server shuts down meanwhile. uvicorn would wait for seconds, cancel the request, and log that as an error."""
    monkeypatch.setattr(connections, "LAST_SECONDS", 0.1)

    async def large_answers(_scope: Any, _receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"300000")]})
        await send({"type": "http.response.body", "body": bytes(300_000)})

    async def story() -> None:
        listener = socket.create_server(("127.0.0.1", 0))
        application: Any = Middleware(large_answers, Config(""), Metrics(), Limiter(enabled=False))
        more: Any = {"timeout_graceful_shutdown": 5, "lifespan": "off", "log_config": None}
        server = uvicorn.Server(uvicorn.Config(application, http=LimitedHttp, **more))
        serving = asyncio.create_task(server.serve(sockets=[listener]))
        with socket.socket() as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            client.setblocking(False)
            await asyncio.get_running_loop().sock_connect(client, listener.getsockname())
            await asyncio.get_running_loop().sock_sendall(client, sent)
            await asyncio.sleep(0.2)
            server.should_exit = True
            await serving

    began = time.monotonic()
    asyncio.run(asyncio.wait_for(story(), 30))
    assert time.monotonic() - began < 3
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def send_for_ever(send: Any, part: dict[str, Any]) -> None:
    while True:
        await send(part)


def test_a_body_that_does_not_arrive_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(body, "MOST_SECONDS", 0.01)
    arrived = iter([{"type": "http.request", "body": b"{", "more_body": True}])
    answer: list[Any] = []

    async def receive() -> Any:
        return next(arrived, None) or await asyncio.Event().wait()

    async def send(message: Any) -> None:
        answer.append(message)

    async def never(*_: Any) -> None:
        raise AssertionError("the application is not called")

    head = [(b"content-length", b"9")]
    scope = {"type": "http", "method": "POST", "path": "/api/joins", "headers": head, "client": ("127.0.0.1", 1)}
    asyncio.run(asyncio.wait_for(Middleware(never, Config(""), Metrics(), Limiter(enabled=False))(scope, receive, send), 30))
    assert (answer[0]["status"], msgspec.json.decode(answer[1]["body"])["error"]) == (408, "error-too-slow")


def test_a_body_in_tiny_pieces_takes_no_time() -> None:
    """Counting all pieces again with each of them took time that grew with the square of their number."""
    pieces = 20_000
    arriving = iter([{"type": "http.request", "body": b" ", "more_body": at < pieces} for at in range(1, pieces + 1)])
    taken: list[Any] = []

    async def receive() -> Any:
        return next(arriving)

    async def send(_message: Any) -> None: ...

    async def application(_scope: Any, receive: Any, _send: Any) -> None:
        taken.append((await receive())["body"])

    scope = {"type": "http", "method": "POST", "path": "/api/joins", "headers": [], "client": ("127.0.0.1", 1)}
    began = time.process_time()
    asyncio.run(Middleware(application, Config(""), Metrics(), Limiter(enabled=False))(scope, receive, send))
    assert time.process_time() - began < 0.5
    assert taken == [b" " * pieces]


def test_a_kept_connection_still_serves(flooded: Server) -> None:
    """The limits count for each request, not for a connection."""
    with httpx.Client(base_url=flooded.address) as client:
        for _ in range(30):
            assert client.get("/healthz", headers={"a": "x" * 4000}).status_code == 200
            body = {"command": new_command(), "key": "x" * 60}
            assert client.post("/api/joins", json=body, headers={"a": "x" * 4000}).status_code == 404


def test_a_monitor_may_ask_without_wanting_the_body(flooded: Server) -> None:
    """Many ask with HEAD whether a server is there. The connection goes on after it."""
    with httpx.Client(base_url=flooded.address) as client:
        for path in ("/", "/healthz", "/readyz", "/icon.svg"):
            head, whole = client.head(path), client.get(path)
            assert (head.status_code, head.content) == (200, b"")
            assert head.headers["content-type"] == whole.headers["content-type"]
            assert int(head.headers["content-length"]) == len(whole.content) or "content-encoding" in whole.headers
        assert client.head("/api/tables").status_code == 405


# What a stranger may send, while somebody else plays
MOST_MOVE = 0.25
"""Seconds in which a move is answered, with its way to the disk and two requests of the player."""


@pytest.mark.skipif(not LONG, reason="it measures time; SAQQARA_LONG=1 runs it")
def test_a_move_is_quick_whatever_others_send(flooded: Server) -> None:
    """Every entry point that takes a body, with hostile content of the largest size."""
    eve, fay = flooded.person("Eve"), flooded.person("Fay")
    slow: dict[str, float] = {}
    for number, (name, (path, content)) in enumerate(hostile_requests()):
        if number % 20 == 0:  # before the game ends
            game = begin(eve, fay)
        with raw(flooded) as connection:
            head = f"POST /api{path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(content)}\r\nConnection: close\r\n\r\n"
            flood(connection, head.encode() + content)
            began = time.perf_counter()
            game.play()
            took = time.perf_counter() - began
            read_all(connection)
        if took > MOST_MOVE:
            slow[name] = took
    assert slow == {}


def hostile_requests() -> Iterator[tuple[str, tuple[str, bytes]]]:
    """The name of each attack, its route and its body."""
    for place, (path, head, tail) in PLACES.items():
        size = body.MOST_RECORD if path in {"/tables", "/studies"} else body.MOST_BODY
        for name, content in hostile_bodies(head, tail, size).items():
            yield f"{place}: {name}", (path, content)
    for name, layout in LAYOUTS.items():
        for text in (layout, layout[:MOST_OPTION]):
            wish = {"command": new_command(), "game": "anubixx", "seats": two_seats(), "options": {"layout": text}}
            yield f"layout: {name}", ("/tables", msgspec.json.encode(wish))
