"""Texts that are taken without the library's parser: the same result as with it, whatever arrives and however it is split."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from hypothesis import example, given
from hypothesis import strategies as st
from uvicorn.server import ServerState

from saqqara.web import connections
from saqqara.web.connections import PIECE, LimitedWebSocket, at_frame_start, whole_text
from saqqara.web.frames import MOST_FRAME

from .test_connections import HANDSHAKE

KEY = b"\x01\x80\xfe\x3c"


class Transport(asyncio.Transport):
    """A transport that only remembers."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closing = False

    def pause_reading(self) -> None:
        """What arrives is decided by the test."""

    resume_reading = pause_reading

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Remember what is written."""
        self.written += data

    def close(self) -> None:
        """The connection ends."""
        self.closing = True

    abort = close

    def is_closing(self) -> bool:
        """Has it ended?"""
        return self.closing


async def application(_scope: Any, receive: Any, send: Any) -> None:
    """Accepts a WebSocket, and leaves what is sent where it is."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


class Connection:
    """A WebSocket whose listener takes the texts that do not begin with `no`."""

    def __init__(self) -> None:
        config = uvicorn.Config(application, ws=LimitedWebSocket, ws_max_size=MOST_FRAME, ws_per_message_deflate=False)
        config.load()
        self.taken: list[bytes] = []
        self.protocol = LimitedWebSocket(config, ServerState(), {}, asyncio.get_running_loop())
        self.transport = Transport()

    async def open(self) -> None:
        """Shake hands, and listen."""
        self.protocol.connection_made(self.transport)
        self.protocol.data_received(HANDSHAKE)
        while b"\r\n\r\n" not in self.transport.written:
            await asyncio.sleep(0)
        self.protocol.listen(self.listen)

    def listen(self, text: bytes) -> bool:
        """Take a text, or not."""
        if text.startswith(b"no"):
            return False
        self.taken.append(bytes(text))
        return True

    async def receive(self, parts: list[bytes]) -> None:
        """Something arrives, part by part. What the library gets of a large one takes several steps of the event loop."""
        for part in parts:
            if part and not self.transport.closing:
                self.protocol.data_received(part)
            while self.protocol.pieces.scheduled:
                await asyncio.sleep(0)

    def result(self) -> tuple[object, ...]:
        """All that can be seen from outside."""
        waiting = [*self.protocol.queue._queue]  # type: ignore[attr-defined]  # without taking them
        return self.taken, waiting, self.transport.written, self.transport.closing, self.protocol.read_paused


def frame(head: int, body: bytes, *, masked: bool = True, wide: int = 0) -> bytes:
    """A frame. `wide` writes its size in more bytes than it needs."""
    bit = 0x80 if masked else 0
    size = len(body)
    if wide == 8 or size >= 1 << 16:
        length = bytes([bit | 127]) + size.to_bytes(8)
    elif wide == 2 or size >= 126:
        length = bytes([bit | 126]) + size.to_bytes(2)
    else:
        length = bytes([bit | size])
    hidden = bytes(byte ^ KEY[i % 4] for i, byte in enumerate(body)) if masked else body
    return bytes([head]) + length + (KEY if masked else b"") + hidden


TEXTS = st.one_of(
    st.sampled_from([b"", b"no", b"{}", b"x" * 125, b"x" * 126, b"x" * 127, b"no" * 100, b"x" * PIECE, b"\xff\xfe", b"no\xff"]),
    st.text(max_size=200).map(str.encode),
    st.integers(MOST_FRAME - 20, MOST_FRAME + 2).map(bytes),
)
FRAMES = st.one_of(
    st.builds(frame, st.just(0x81), TEXTS),
    st.builds(
        frame,
        st.sampled_from([0x81, 0x01, 0x80, 0x00, 0x82, 0x88, 0x89, 0x8A, 0xC1, 0x91, 0x83]),
        st.one_of(st.binary(max_size=130), st.just(b"\x03\xe8")),
        masked=st.sampled_from([True, True, True, False]),
        wide=st.sampled_from([0, 0, 0, 2, 8]),
    ),
    st.binary(max_size=12),
)


@st.composite
def arrivals(draw: st.DrawFn) -> list[bytes]:
    """Frames, split as frames or anywhere."""
    frames = draw(st.lists(FRAMES, max_size=6))
    if draw(st.booleans()):
        return frames
    whole = b"".join(frames)
    cuts = sorted(draw(st.lists(st.integers(0, len(whole)), max_size=6)))
    return [whole[first:last] for first, last in zip([0, *cuts], [*cuts, len(whole)], strict=True)]


@pytest.fixture(scope="module")
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@given(parts=arrivals())
@example(parts=[frame(0x01, b"a"), frame(0x81, b"in the middle of a message")])
@example(parts=[frame(0x82, bytes(8))[:6], frame(0x81, b"ab")])  # in the middle of a frame
@example(parts=[frame(0x81, b"no"), frame(0x81, b"after one that waits")])
@example(parts=[frame(0x81, b"not masked", masked=False) + KEY])
@example(parts=[frame(0x88, b"\x03\xe8"), frame(0x81, b"after the end")])
@example(parts=[frame(0x81, bytes(MOST_FRAME - 8)), frame(0x81, b"after a large one")])
@example(parts=[frame(0x81, bytes(MOST_FRAME)), frame(0x81, b"no"), frame(0x81, bytes(2000))])
def test_the_result_is_the_library_s(loop: asyncio.Runner, parts: list[bytes]) -> None:
    async def story() -> None:
        quick, plain = Connection(), Connection()
        await quick.open()
        await plain.open()
        await quick.receive(parts)
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(connections, "whole_text", lambda _data: None)
            await plain.receive(parts)
        assert quick.result() == plain.result()

    loop.run(story())


def test_whole_texts_do_not_reach_the_library(loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        connection = Connection()
        await connection.open()
        parsed: list[bytes] = []
        parse = connection.protocol.conn.receive_data

        def counted(data: bytes) -> None:
            parsed.append(data)
            parse(data)

        monkeypatch.setattr(connection.protocol.conn, "receive_data", counted)
        await connection.receive([frame(0x81, b"one"), frame(0x81, b"x" * 300)])
        assert (connection.taken, parsed) == ([b"one", b"x" * 300], [])
        half, rest = frame(0x81, b"two")[:5], frame(0x81, b"two")[5:]
        await connection.receive([half])
        assert not at_frame_start(connection.protocol.conn)
        await connection.receive([rest, frame(0x81, b"three")])
        assert (connection.taken[2:], parsed) == ([b"two", b"three"], [half, rest])
        await connection.receive([frame(0x81, b"no") + frame(0x81, b"four")])
        assert connection.taken[4:] == [], "it waits behind the other one"

    loop.run(story())


@pytest.mark.parametrize(
    "data", [b"", b"\x81", frame(0x81, b"ab", masked=False), frame(0x01, b"ab"), frame(0x81, b"ab") + b"\x81"]
)
def test_what_is_no_whole_text(data: bytes) -> None:
    assert whole_text(data) is None
    assert whole_text(frame(0x81, b"ab")) == b"ab"
