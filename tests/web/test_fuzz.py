"""Garbage, huge frames, floods: the server stays up, says what is wrong, and other tables do not notice."""

import contextlib
import os
import random
import socket
import struct
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .client import Line, Server, new_command
from .conftest import Game, New, begin

EXAMPLES = 300 if "SAQQARA_LONG" in os.environ else 25
FLOOD = 20_000 if "SAQQARA_LONG" in os.environ else 2_000


def still_works(game: Game) -> None:
    """Somebody else's table goes on."""
    version = game.version
    line = game.ben.socket(game.id, since=version)
    game.play()
    assert line.wait_for("event")["entry"]["version"] == version + 1
    line.close()


@pytest.fixture
def others(new: New) -> Game:
    """Another table, where people play on."""
    return begin(new("Cem"), new("Dan"))


NONSENSE: list[Any] = [
    "", "x", "{", "null", "[]", "1", '"text"', "{}", '{"type":"move"}', '{"type":"dance","command":"long-enough","version":1}',
    '{"type":"move","command":"short","version":1}', '{"type":"move","command":"long-enough","version":-1}',
    '{"type":"move","command":"long-enough","version":1.5}', '{"type":"move","command":"long-enough","version":1,"more":1}',
    '{"type":"move","command":"long-enough","version":1e999}', "[" * 4000, '{"a":' * 800, "\u0000", "\U0001f3b2",
]  # fmt: skip


def test_nonsense_is_answered_and_the_line_stays(game: Game, others: Game) -> None:
    line = game.ann.socket(game.id, since=game.version)
    for text in NONSENSE:
        line.connection.send(text)
        refused = line.wait_for("refused")["error"]
        assert (refused["status"], refused["error"]) == (400, "error-bad-request")
        assert "Traceback" not in refused["text"]
    line.say(type="move", command=new_command(), version=game.version, move="take")
    assert line.wait_for("done")
    still_works(others)


@pytest.mark.parametrize("frame", [b"", b"\x00\xff", b'{"type":"undo"}', b"x" * 5000], ids=["empty", "bytes", "json", "long"])
def test_binary_frames_are_refused_or_read_as_text(game: Game, others: Game, frame: bytes) -> None:
    line = game.ann.socket(game.id, since=game.version)
    line.connection.send(frame)
    with contextlib.suppress(ConnectionClosed):
        assert line.wait_for("refused")["error"]["status"] == 400
    assert game.ann.socket(game.id, since=game.version).hear()["type"] == "presence"
    still_works(others)


@pytest.mark.parametrize("size", [4097, 60_000, 70_000, 5_000_000])
def test_huge_frames_close_the_line(game: Game, others: Game, size: int) -> None:
    line = game.ann.socket(game.id, since=game.version)
    with contextlib.suppress(ConnectionClosed):
        line.connection.send("x" * size)
    assert line.closing_code() in ((1009,) if size < 100_000 else (1009, 1006))  # who still sends may not hear the reason
    still_works(others)


def test_a_flood_of_nonsense(game: Game, others: Game) -> None:
    """Somebody who sends without reading is cut off; the others do not notice."""
    line = game.ann.socket(game.id, since=game.version)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(FLOOD):
            line.connection.send("{")
    still_works(others)
    still_works(game)


def test_many_lines_that_say_nothing(game: Game, others: Game) -> None:
    lines = [game.ann.socket(game.id) for _ in range(50)]
    still_works(others)
    game.play()
    for line in lines:
        assert line.wait_for("event")
        line.close()


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.one_of(st.text(max_size=200), st.binary(max_size=200), st.sampled_from(NONSENSE)), max_size=8))
def test_anything_at_all(server: Server, game: Game, frames: list[str | bytes]) -> None:
    line: Line = game.ann.socket(game.id, since=game.version)
    with contextlib.suppress(ConnectionClosed):
        for frame in frames:
            line.connection.send(frame.encode("utf-8", "replace").decode() if isinstance(frame, str) else frame)
    line.close()
    assert server.process is not None
    assert server.process.poll() is None
    assert game.ann.table(game.id)["status"] == "running"


@pytest.mark.parametrize(
    "query", ["since=x", "since=1.5", "since=" + "9" * 400, "watch=%00", "since=", "since=1&since=2", "changes=%00", "%%%"]
)
def test_odd_questions_are_refused_without_harm(game: Game, others: Game, query: str) -> None:
    from websockets.sync.client import connect

    address = f"{game.ann.address.replace('http', 'ws', 1)}/api{game.path}/socket?{query}"
    with (
        contextlib.suppress(ConnectionClosed, InvalidStatus),
        connect(address, additional_headers={"Cookie": f"saqqara={game.ann.token}"}) as line,
    ):
        text = line.recv(10)
        assert isinstance(text, str)
        assert "Traceback" not in text
    still_works(others)


def raw(game: Game, *sent: bytes) -> bytes:
    """Bytes on a connection; what comes back at first."""
    with socket.create_connection(("127.0.0.1", int(game.ann.address.rsplit(":", 1)[1])), 10) as line:
        for each in sent:
            with contextlib.suppress(OSError):
                line.sendall(each)
        line.settimeout(0.5)
        try:
            return line.recv(4096)
        except OSError:
            return b""


def test_what_is_no_http_at_all(game: Game, others: Game) -> None:
    lot = random.Random(1)
    for sent in (b"\x16\x03\x01\x02\x00" * 9, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", lot.randbytes(2000), b"\r\n" * 1000):
        assert b"Traceback" not in raw(game, sent)
    still_works(others)


def test_broken_websocket_frames(game: Game, others: Game) -> None:
    hello = (
        f"GET /api{game.path}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: saqqara={game.ann.token}\r\n\r\n"
    ).encode()
    for broken in (
        b"\x81\x05hello",  # not masked
        b"\xf1\x80\x00\x00\x00\x00",  # bits that mean nothing
        b"\x81\xff" + struct.pack(">Q", 2**63 - 1) + b"\x00" * 4,  # longer than anything
        b"\x88\x81\x00\x00\x00\x00x",  # a bad closing frame
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",  # not UTF-8
        b"\x00\x80\x00\x00\x00\x00",  # goes on with nothing
        b"\x89\xfe\xff\xff\x00\x00\x00\x00",  # a ping that is too long
    ):
        assert b" 101 " in raw(game, hello, broken)
    still_works(others)
    still_works(game)


def test_nothing_of_it_has_gone_wrong_inside(server: Server) -> None:
    """After all of the above: no error that we did not think of is in the log."""
    assert "unexpected" not in server.said
    assert not server.tracebacks
