"""Several worker processes hand connections over to each other, so that all that concerns a table happens in one of them.

Otherwise the people of a table would often be connected to different workers, and each of these would read every move from the
database, and make its views and sentences again. Workers meet in a directory. Each takes a place there: it locks a file, which
the system unlocks when the process ends, and listens at a socket, to which the others send the connections that belong to it,
each with what they have read of it. The end of a table's id says whose it is.

Nothing depends on it. A connection that cannot be handed over is served by the worker that has accepted it, and what happens at
the table is heard on the bus.
"""

import asyncio
import fcntl
import logging
import re
import socket
import zlib
from collections.abc import AsyncGenerator, Callable
from contextlib import ExitStack, asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, cast

import uvicorn
from uvicorn.server import ServerState

from .connections import MOST_HEAD, HandedOver, take_elsewhere
from .identity import TAIL
from .middleware import Middleware

ADDRESS = re.compile(rb"/api/tables/([^/?#]+)")
"""The address of all that concerns a table."""
LONGEST = 4 * MOST_HEAD
"""Bytes that are handed over with a connection."""
BUFFER = 1 << 20
"""Bytes that may wait on a line between two workers: hundreds of connections at the same time, as after a restart."""
RETRY = 0.5
"""Seconds before a worker without a place looks for one again: the one whose place it shall take may not be gone yet."""
POLL = 0.05
"""Seconds between two looks whether all connections are closed."""
log = logging.getLogger("saqqara.handover")
Serve = Callable[[bytes], asyncio.Protocol]
"""Makes what serves a connection, from what has been read of it."""


class Handover:
    """This worker among the others."""

    def __init__(self, directory: str, workers: int) -> None:
        self.directory = Path(directory)
        self.workers = workers
        self.place: int | None = None
        """The number of this worker; None: it has no place, so nothing is handed over to it."""
        self._lock: IO[bytes] | None = None
        self._listener: socket.socket | None = None
        self._senders: set[socket.socket] = set()
        """The other workers' ends of the lines that lead here."""
        self._lines: dict[int, socket.socket] = {}
        """Lines to other workers, by their place."""
        self._taking_over: set[asyncio.Task[None]] = set()

    # Taking over
    def take_place(self) -> bool:
        """Take the first place that is free. False if all are taken."""
        for place in range(self.workers):
            lock = (self.directory / f"{place}.lock").open("wb")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.close()
                continue
            self._lock, self.place = lock, place
            return True
        return False

    def listen(self, serve: Serve) -> None:
        """Serve the connections that others hand over. OSError if this system has no such sockets."""
        assert self.place is not None
        address = self._address(self.place)
        address.unlink(missing_ok=True)  # of a worker that was killed
        self._listener = new_socket()
        self._listener.bind(str(address))
        self._listener.listen(self.workers)
        asyncio.get_running_loop().add_reader(self._listener, self._accept, self._listener, serve)

    def _accept(self, listener: socket.socket, serve: Serve) -> None:
        """Another worker has a connection to hand over for the first time."""
        try:
            sender, _ = listener.accept()
        except OSError:  # it is gone again
            return
        sender.setblocking(False)
        self._senders.add(sender)
        asyncio.get_running_loop().add_reader(sender, self._receive, sender, serve)

    def _receive(self, sender: socket.socket, serve: Serve) -> None:
        """A connection is handed over, or the worker that sends them has ended."""
        try:
            arrived, descriptors, _, _ = socket.recv_fds(sender, LONGEST, 1)
        except BlockingIOError:
            return
        except OSError:
            arrived, descriptors = b"", []
        for descriptor in descriptors:
            task = asyncio.create_task(take_over(socket.socket(fileno=descriptor), partial(serve, arrived)))
            self._taking_over.add(task)
            task.add_done_callback(self._taking_over.discard)
        if not arrived:
            self._forget(sender)

    def _forget(self, sender: socket.socket) -> None:
        asyncio.get_running_loop().remove_reader(sender)
        self._senders.discard(sender)
        sender.close()

    def close(self) -> None:
        """Leave the place. From now on the others keep their connections."""
        if self._listener is not None:
            self._address(self.place or 0).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(self._listener)
            self._listener.close()
        for sender in list(self._senders):
            self._forget(sender)
        for line in self._lines.values():
            line.close()
        if self._lock is not None:
            self._lock.close()
        self._listener = self._lock = self.place = None

    # Handing over
    def hand_over(self, url: bytes, arrived: bytes, transport: asyncio.Transport) -> bool:
        """Hand a connection over, with what has arrived of a request, to the worker that the table belongs to.

        False if this one must serve it.
        """
        owner = self.owner(url)
        if owner is None or owner == self.place or len(arrived) > LONGEST or transport.get_extra_info("sslcontext") is not None:
            return False
        try:
            socket.send_fds(self._line(owner), [arrived], [transport.get_extra_info("socket").fileno()])
        except BlockingIOError:  # it has too much to do
            return False
        except OSError:  # it is not there
            if (line := self._lines.pop(owner, None)) is not None:
                line.close()
            return False
        return True

    def owner(self, url: bytes) -> int | None:
        """The place of the worker to which an address belongs; None if it does not matter who serves it."""
        found = ADDRESS.match(url)
        return None if found is None else zlib.crc32(found[1][-TAIL:]) % self.workers

    def _line(self, place: int) -> socket.socket:
        """The line to another worker. OSError if it is not there."""
        if place not in self._lines:
            with ExitStack() as failed:
                line = failed.enter_context(new_socket())
                line.connect(str(self._address(place)))
                failed.pop_all()
            self._lines[place] = line
        return self._lines[place]

    def _address(self, place: int) -> Path:
        return self.directory / str(place)


def new_socket() -> socket.socket:
    """A socket for messages between processes of this machine, which keep their order and their length."""
    new = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    new.setblocking(False)
    new.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
    return new


async def take_over(client: socket.socket, serve: Callable[[], asyncio.Protocol]) -> None:
    """Serve a connection from now on."""
    client.setblocking(False)
    try:
        await asyncio.get_running_loop().connect_accepted_socket(serve, client)
    except OSError:  # the client is gone
        client.close()


class TakenOver:
    """The connections that others have handed over to this worker. uvicorn's server knows only those that it has accepted."""

    def __init__(self, own: uvicorn.Config, count: Callable[[], None]) -> None:
        self.own = own
        self.count = count
        """Called for each of them."""
        self.state = ServerState()

    def serve(self, arrived: bytes) -> HandedOver:
        """What serves a connection that was handed over."""
        self.count()
        return HandedOver(arrived, config=self.own, server_state=self.state, app_state={})

    async def close(self) -> None:
        """Close them in good order, as uvicorn's server closes its own."""
        for connection in list(self.state.connections):
            connection.shutdown()
        with suppress(TimeoutError):
            async with asyncio.timeout(self.own.timeout_graceful_shutdown):
                while self.state.connections or self.state.tasks:
                    await asyncio.sleep(POLL)
        for task in self.state.tasks:
            task.cancel()


@asynccontextmanager
async def handing_over(directory: str, workers: int, app: Middleware, options: dict[str, Any]) -> AsyncGenerator[None, None]:
    """Hand connections over to other workers, and take over theirs, with these options of uvicorn."""
    handover = Handover(directory, workers)
    taken_over = TakenOver(uvicorn.Config(cast("Any", app), **options), app.metrics.handed_over.inc)

    async def take_part() -> None:
        try:
            while not handover.take_place():
                await asyncio.sleep(RETRY)
            handover.listen(taken_over.serve)
        except OSError as error:
            log.warning("takes no connections over", extra={"error": str(error)[:200]})
        else:
            log.info("takes connections over", extra={"place": handover.place})

    joining = asyncio.create_task(take_part())
    take_elsewhere.append(handover.hand_over)
    try:
        yield
    finally:
        take_elsewhere.remove(handover.hand_over)
        joining.cancel()
        with suppress(asyncio.CancelledError):
            await joining
        handover.close()
        await taken_over.close()
