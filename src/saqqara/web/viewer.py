"""A connection of somebody who looks at a table: what was sent, and what waits to be sent."""

import asyncio

from msgspec import json

from .wire import Frame, SharedEventFrame

MOST_WAITING = 64
STUCK = 16
"""With so many frames waiting, nobody seems to be there."""
TOO_SLOW = 4408
"""The close code for a client that does not read fast enough: it can come back and resume."""
RESTART, NOT_FOUND = 1012, 4404
ENCODER = json.Encoder()


class Viewer:
    """One connection, by WebSocket or server-sent events."""

    def __init__(self, person: str, sent: int | None, watch: str | None = None, address: str = "") -> None:
        self.person = person
        self.address = address
        self.watch = watch
        """The onlookers' key that the client has shown."""
        self.sent = sent
        """The version that the client has; None: nothing yet."""
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        """Encoded frames that wait to be sent; None ends the connection."""
        self.closed: int | None = None
        """The close code, once the connection is closed by us."""

    @property
    def reads(self) -> bool:
        """Does the client take what it is sent?"""
        return self.closed is None and self.frames.qsize() < STUCK

    def send(self, frame: Frame | SharedEventFrame) -> None:
        """Put a frame into the queue."""
        self.send_bytes(ENCODER.encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        """Put an encoded frame into the queue."""
        if self.closed is not None:
            return
        if self.frames.full():
            self.close(TOO_SLOW)
        else:
            self.frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close the connection. Frames that wait are dropped: the client can ask for them again."""
        if self.closed is None:
            self.closed = code
            while not self.frames.empty():
                self.frames.get_nowait()
            self.frames.put_nowait(None)
