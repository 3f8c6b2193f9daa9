"""A connection of somebody who looks at a table: what was sent, and what waits to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable

from msgspec import json

from .wire import Frame, SeatInfo, SharedChangesFrame, SharedEventFrame

Sent = Frame | SharedEventFrame | SharedChangesFrame

MOST_WAITING = 64
STUCK = 16
"""With so many frames waiting, nobody seems to be there."""
TOO_SLOW = 4408
"""The close code for a client that does not read fast enough: it can come back and resume."""
RESTART, UNREADABLE, NOT_FOUND, TOO_MANY = 1012, 4400, 4404, 4429
ENCODER = json.Encoder()


class Viewer:
    """One connection, by WebSocket or server-sent events."""

    def __init__(
        self,
        person: str,
        sent: int | None,
        watch: str | None = None,
        address: str = "",
        write: Callable[..., bool] = lambda *_frames: False,
        changes: bool = False,
    ) -> None:
        self.person = person
        self.address = address
        self.watch = watch
        """The onlookers' key that the client has shown."""
        self.sent = sent
        """The version that the client has; None: nothing yet."""
        self.changes = changes
        """Does the client want only what a move has changed, once it has a whole table?"""
        self.follows = False
        """Does it have one? What it had before it connected does not count: another release of the server may have sent it."""
        self.seats: list[SeatInfo] | None = None
        """The seats that it was sent last."""
        self.write = write
        """Sends frames at once. False if they must wait."""
        self.frames: deque[bytes] = deque()
        """Encoded frames that wait to be sent. The first one stays here until it is sent."""
        self.closed: int | None = None
        """The close code, once the connection is closed by us."""
        self._taken = False
        """Is the first frame being sent?"""
        self._waiter: asyncio.Future[None] | None = None

    def start_anew(self) -> None:
        """The client looks at another table now: nothing of that has been sent."""
        self.sent = self.watch = self.seats = None
        self.follows = False

    @property
    def reads(self) -> bool:
        """Does the client take what it is sent?"""
        return self.closed is None and len(self.frames) < STUCK

    def send(self, *frames: Sent) -> None:
        """Send frames, several of them in one write."""
        if frames:
            self.send_bytes(*[ENCODER.encode(frame) for frame in frames])

    def send_bytes(self, *frames: bytes) -> None:
        """Send encoded frames: at once if the client reads and nothing waits before them."""
        if self.closed is not None or (not self.frames and self.write(*frames)):
            return
        if len(self.frames) + len(frames) > MOST_WAITING:
            self.close(TOO_SLOW)
        else:
            self.frames.extend(frames)
            self._wake()

    async def next_frame(self) -> bytes | None:
        """The next frame that waits to be sent; None once the connection is closed. Call it again when the frame is sent."""
        if self._taken:
            self.frames.popleft()
            self._taken = False
        while not self.frames and self.closed is None:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        if self.closed is not None:
            return None
        self._taken = True
        return self.frames[0]

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def close(self, code: int) -> None:
        """Close the connection. Frames that wait are dropped: the client can ask for them again."""
        if self.closed is None:
            self.closed = code
            self._taken = False
            self.frames.clear()
            self._wake()
