"""Connections with limits that uvicorn does not have: slow, silent and endless ones are closed, and none keeps the event loop.

What arrives is parsed in small pieces. Between two pieces the event loop serves the others: a quarter of a megabyte, as one
read may bring it, can hold tens of thousands of tiny requests or frames.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # in C where there is a compiler
from websockets.http11 import Request
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

from .idle import IdleConnections
from .viewer import TOO_MANY

PIECE = 4096
"""Bytes that are parsed in one step of the event loop."""
MOST_HEAD = 16 * 1024
"""Bytes of a request before its body."""
HEAD_SECONDS = 15.0
"""How long the head of a request may take to arrive, from the connection or from its first byte."""
STUCK_SECONDS = 30.0
"""A client that reads nothing for so long is disconnected."""
LAST_SECONDS = 3.0
"""A request that is under way when the server shuts down may take so long. Later uvicorn would cancel it, with a traceback."""
MOST_FRAGMENTS = 16
"""Parts of one WebSocket message."""
FRAMES_PIECE = 512
"""Bytes of WebSocket frames that are parsed in one step: each frame may have 6, and an address hundreds of connections."""
MOST_CONTROL = 20
"""Pings and pongs of a client within `CONTROL_SECONDS`: usual clients send one every 20 seconds, browsers no pings at all."""
CONTROL_SECONDS = 10.0
on_shutdown: list[Callable[[], None]] = []
"""Called when the server begins to shut down, before it waits for requests under way: answers that take long must end first.

Each is called once for every connection."""
take_elsewhere: list[Callable[[bytes, bytes, asyncio.Transport], bool]] = []
"""Asked for each request, with its address and all that has arrived of it: has another process taken the connection over?"""
idle = IdleConnections()
"""Those of this process."""
HEAD_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
DISCONNECTED = (WebSocketDisconnect, RuntimeError, OSError)
"""What the framework and the server raise when a client is gone."""


async def refuse_socket(receive: Any, send: Any, code: int, reason: str) -> None:
    """Close a WebSocket that was asked for, with a code: only one that was accepted can be closed so.

    The client may be gone by now, or the server may be shutting down.
    """
    with suppress(*DISCONNECTED):
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": code, "reason": reason})


WRITE = "saqqara.write"
"""The entry of an ASGI scope with `write_texts`."""


def write_function(scope: Any) -> Callable[..., bool]:
    """The function that sends texts over the WebSocket of a scope at once. It says False where that is not possible."""
    found: Callable[..., bool] = scope.get(WRITE, lambda *_texts: False)
    return found


LISTEN = "saqqara.listen"
"""The entry of an ASGI scope with `listen`."""
Listener = Callable[[bytes], bool]
"""Takes a text of a client. False if it cannot do so now."""


def listen(scope: Any, listener: Listener) -> None:
    """Offer the texts of the WebSocket of a scope to a function, where that is possible."""
    scope.get(LISTEN, lambda _listener: None)(listener)


def text_head(size: int) -> bytes:
    """What comes before a text of so many bytes on a WebSocket (RFC 6455, section 5.2): one frame, which is not masked."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8)


def whole_text(data: bytes) -> bytes | None:
    """The text of a masked frame (RFC 6455, section 5.2), if these bytes are one complete message; None if they are not."""
    if len(data) < 6 or data[0] != 0x81 or not data[1] & 0x80:
        return None
    size, start = data[1] & 0x7F, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 4
    if size == 127 or len(data) != start + 4 + size:
        return None
    text: bytes = apply_mask(data[start + 4 :], data[start : start + 4])
    return text


def is_text(data: bytes) -> bool:
    """Is this UTF-8?"""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def at_frame_start(connection: Protocol) -> bool:
    """Has the library's parser finished the last frame? Then it waits for the first byte of the next.

    The library does not say so, but where its generator waits does. If another version waits elsewhere, the answer is no.
    """
    waits: Any = connection.parser
    while (inner := getattr(waits, "gi_yieldfrom", None)) is not None:
        waits = inner
    return getattr(waits, "gi_code", None) is StreamReader.at_eof.__code__


class Timer:
    """Calls a function if it is not stopped in time."""

    def __init__(self, seconds: float, call: Any) -> None:
        self.seconds = seconds
        self.call = call
        self.handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Start, if it does not run."""
        if self.handle is None:
            self.handle = asyncio.get_running_loop().call_later(self.seconds, self.call)

    def stop(self) -> None:
        """Stop, if it runs."""
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class Pieces:
    """Bytes that have arrived and are not parsed yet."""

    def __init__(self, feed: Any, size: int = PIECE) -> None:
        self.feed = feed
        """Called in a later step of the event loop, when there is more to parse."""
        self.size = size
        """Bytes of a piece."""
        self.waiting = bytearray()
        self.scheduled = False

    def add(self, data: bytes) -> None:
        """More has arrived."""
        self.waiting += data

    def take(self) -> bytes:
        """The next piece."""
        piece = bytes(self.waiting[: self.size])
        del self.waiting[: self.size]
        return piece

    def schedule(self) -> None:
        """Go on in the next step of the event loop."""
        if self.waiting and not self.scheduled:
            self.scheduled = True
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        self.scheduled = False
        self.feed()


class Arrived:
    """What has arrived of a request until its head is complete."""

    def __init__(self) -> None:
        self.data = b""
        self.requests = 0
        """How many requests begin in it: with more than one it is not known where the last one begins."""
        self.between = True
        """Has the request before it ended where it begins?"""

    def add(self, piece: bytes) -> None:
        """More has arrived."""
        if self.between:
            self.data, self.requests, self.between = piece, 0, False
        elif len(self.data) <= MOST_HEAD:
            self.data += piece

    def begin(self) -> None:
        """A request begins."""
        self.requests += 1
        self.between = False

    def end(self) -> None:
        """A request is complete."""
        self.data = b""
        self.between = True


class AbortsStuckReaders:
    """Closes the connection of a client that does not read. Comes before the protocol among the base classes."""

    transport: asyncio.Transport

    def __init__(self, *args: Any, **keywords: Any) -> None:
        super().__init__(*args, **keywords)
        self.stuck_timer = Timer(STUCK_SECONDS, self.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.stuck_timer.stop()
        super().connection_lost(exc)  # type: ignore[misc]

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()  # type: ignore[misc]
        self.stuck_timer.start()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()  # type: ignore[misc]
        self.stuck_timer.stop()

    def abort(self) -> None:
        """Close the connection at once."""
        self.transport.abort()


class LimitedHttp(AbortsStuckReaders, HttpToolsProtocol):
    """HTTP with limits for the head of a request and for clients that do not read."""

    def __init__(self, *args: Any, **keywords: Any) -> None:
        super().__init__(*args, **keywords)
        self.pieces = Pieces(self._feed)
        self.head_bytes = 0
        self.head_complete = False
        self.head_timer = Timer(HEAD_SECONDS, self.abort)
        self.arrived = Arrived()
        self.gone = False
        """Has another process taken the connection over? Then our end of it is closed."""
        self.answered: Any = None
        """The request that is being answered. uvicorn knows the one that came last, and others may wait before that."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """A client has connected: wait for its first request."""
        super().connection_made(transport)
        self.head_timer.start()
        idle.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        idle.remove(self)
        self.head_timer.stop()
        self.pieces.waiting.clear()
        self.pipeline.clear()
        if self.answered is not None and not self.answered.response_complete:
            self.answered.disconnected = True
            self.answered.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, piece by piece."""
        self.pieces.add(data)
        if not self.pieces.scheduled:
            self._feed()

    def _feed(self) -> None:
        """Parse the next piece, unless requests wait for their turn."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self or self.pipeline:
            return
        piece = self.pieces.take()
        if not self.head_complete:
            self.head_timer.start()
            self.head_bytes += len(piece)
        if take_elsewhere:
            self.arrived.add(piece)
        super().data_received(piece)
        if not self.head_complete and self.head_bytes > MOST_HEAD and not self.transport.is_closing():
            self.transport.write(HEAD_TOO_LARGE)
            self.transport.close()
        if self.pieces.waiting:
            self.transport.pause_reading()
            self.pieces.schedule()
        elif not self.flow.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def on_message_begin(self) -> None:
        """A request begins."""
        self.head_complete = False
        self.head_bytes = 0
        self.arrived.begin()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """A field of the head; those after a body are not looked at: they would stand for the fields before it."""
        if not self.head_complete:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head of a request is here."""
        idle.remove(self)
        self.head_complete = True
        self.head_timer.stop()
        self.gone = self.gone or self._taken_elsewhere()
        if self.gone:
            self.pieces.waiting.clear()
            self.transport.abort()
            return
        super().on_headers_complete()
        if not self.pipeline:
            self.answered = self.cycle

    def _taken_elsewhere(self) -> bool:
        """Does another process serve this connection from now on? Not while an earlier request is under way."""
        if not take_elsewhere or self.arrived.requests != 1 or not (self.cycle is None or self.cycle.response_complete):
            return False
        arrived = self.arrived.data + bytes(self.pieces.waiting)
        return any(take(self.url, arrived, self.transport) for take in take_elsewhere)

    def on_body(self, body: bytes) -> None:
        """A part of the body is here."""
        if not self.gone:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        self.arrived.end()
        if not self.gone:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """A WebSocket is asked for. Not while a request before it is under way: its answer would come among the frames."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.abort()
        elif not self.gone:
            super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        """The next request may be parsed."""
        if self.pipeline:
            self.answered = self.pipeline[-1][0]
        elif not self.transport.is_closing():
            idle.add(self)
        super().on_response_complete()
        self.pieces.schedule()

    def shutdown(self) -> None:
        """The server shuts down."""
        for call in on_shutdown:
            call()
        asyncio.get_running_loop().call_later(LAST_SECONDS, self.abort)
        super().shutdown()


class HandedOver(LimitedHttp):
    """A connection that another process has accepted."""

    def __init__(self, first: bytes, *args: Any, **keywords: Any) -> None:
        super().__init__(*args, **keywords)
        self.first = first
        """What that process has read: a request, or its beginning."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """The connection is ours now."""
        super().connection_made(transport)
        self.data_received(self.first)


class LimitedWebSocket(AbortsStuckReaders, WebSocketsSansIOProtocol):
    """A WebSocket with limits for fragments, pings and clients that do not read."""

    def __init__(self, *args: Any, **keywords: Any) -> None:
        super().__init__(*args, **keywords)
        self.pieces = Pieces(self._feed, FRAMES_PIECE)
        self.control_since = 0.0
        self.control_frames = 0
        """Pings and pongs since then."""
        self.listener: Listener | None = None
        self.between_frames = False
        """Is it known that the library's parser waits for the first byte of a frame? It does as long as it gets nothing."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        idle.remove(self)
        self.listener = None
        self.pieces.waiting.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what has arrived, piece by piece."""
        if self.listener is not None and self._take_frame(data):
            return
        self.between_frames = False
        if not self.handshake_initiated:  # the request, which was limited as such
            super().data_received(data)
            if not self.handshake_initiated:  # it cannot be, and the library says nothing more
                self.transport.write(b"".join(self.conn.data_to_send()) or BAD_REQUEST)
                self.transport.close()
            return
        if len(data) <= FRAMES_PIECE and not self.pieces.waiting and self._ready():
            super().data_received(data)
            return
        self.pieces.add(data)
        if not self.pieces.scheduled:
            self._feed()

    def _ready(self) -> bool:
        """Can more be parsed? Not while messages wait for the application or answers for the client."""
        return not self.transport.is_closing() and not self.read_paused and self.writable.is_set()

    def _feed(self) -> None:
        """Parse the next piece, unless messages wait for the application or answers for the client."""
        if not self._ready():
            return
        super().data_received(self.pieces.take())
        if self.pieces.waiting:
            self.transport.pause_reading()
            self.pieces.schedule()
        elif not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def handle_connect(self, event: Request) -> None:
        """The request for a WebSocket is here. The application is told how it can send and receive without waiting."""
        super().handle_connect(event)
        if not self.close_sent:
            own = {WRITE: self.write_texts, LISTEN: self.listen}
            self.scope.update(own)  # type: ignore[typeddict-item]  # entries of our own

    def listen(self, listener: Listener) -> None:
        """Offer each text to a function as soon as it is here. What it does not take, the application receives.

        Waking a task for every text takes longer than beginning with what it asks for.
        """
        self.listener = listener

    def send_receive_event_to_app(self) -> None:
        """A message is complete. uvicorn would log a text that is not UTF-8 as an error of ours."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(1007, "not UTF-8")
            self.handle_parser_exception()
        elif self.curr_msg_data_type == "text" and len(self.frames) == 1 and self._offer(self.frames[0]):
            self.frames = []
        else:
            super().send_receive_event_to_app()

    def _offer(self, text: bytes) -> bool:
        """Offer a text to the listener, if nothing waits before it. Was it taken?"""
        return self.listener is not None and not self.close_sent and self.queue.empty() and self.listener(text)

    def _take_frame(self, data: bytes) -> bool:
        """Take what has arrived if it is just one text, and the listener wants it. The library takes 50 calls for that."""
        if len(data) > PIECE or self.pieces.waiting or self.frames or not self._ready():
            return False
        self.between_frames = self.between_frames or at_frame_start(self.conn)
        text = whole_text(data) if self.between_frames and self.conn.state is State.OPEN else None
        return text is not None and is_text(text) and self._offer(text)

    def write_texts(self, *texts: bytes) -> bool:
        """Send texts at once, in one write. False, and nothing is sent, if the client does not read or is gone.

        `send` does the same for a task. Waking one for every frame of every client takes longer than sending the frame.
        """
        if self.disconnected or self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join([part for text in texts for part in (text_head(len(text)), text)]))
        return True

    async def send(self, message: Any) -> None:
        """Send a message of the application. Once it has closed the connection, that waits for its client like an idle one."""
        await super().send(message)
        if self.close_sent and not self.transport.is_closing():
            idle.add(self)

    async def receive(self) -> Any:
        """The next message for the application. When all are received, more may be parsed."""
        message = await super().receive()
        self.pieces.schedule()
        return message

    def handle_cont(self, event: Frame) -> None:
        """A further part of a message."""
        if len(self.frames) >= MOST_FRAGMENTS:
            self.conn.fail(1009, "too many fragments")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        """The client asks whether the connection is alive."""
        if self._may_send_control():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """The client says that it is there."""
        if self._may_send_control():
            super().handle_pong(event)

    def _may_send_control(self) -> bool:
        """Count a ping or a pong. With too many of them the connection is closed."""
        if self.close_sent:
            return False
        now = self.loop.time()
        if now - self.control_since > CONTROL_SECONDS:
            self.control_since, self.control_frames = now, 0
        self.control_frames += 1
        if self.control_frames > MOST_CONTROL:
            self.conn.fail(TOO_MANY, "too many pings")
            self.handle_parser_exception()
        return not self.close_sent

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self.pieces.schedule()
