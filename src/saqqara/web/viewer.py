"""Somebody who looks at a table over a line: what they have been sent, and what waits to be sent.

A reader who does not keep up is cut off; they come back and resume where they were.
"""

import asyncio

from msgspec import json

from .wire import Frame

MOST_WAITING = 64
TOO_SLOW = 4408
RESTART = 1012
ENCODER = json.Encoder()


class Viewer:
    """One connection."""

    def __init__(self, person: str, sent: int | None) -> None:
        self.person = person
        self.sent = sent
        """The version they know; None: nothing yet."""
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.closed: int | None = None
        """Why it was closed by us, as a WebSocket code."""

    def send(self, frame: Frame) -> None:
        """Put something into the queue."""
        self.send_bytes(ENCODER.encode(frame))

    def send_bytes(self, frame: bytes) -> None:
        """Put something into the queue that is written already."""
        if self.closed is not None:
            return
        if self.frames.full():
            self.close(TOO_SLOW)
        else:
            self.frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """Let go; what waits is thrown away, since it can be asked for again."""
        if self.closed is None:
            self.closed = code
            while not self.frames.empty():
                self.frames.get_nowait()
            self.frames.put_nowait(None)
