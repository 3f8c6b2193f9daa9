"""Several worker processes hand connections over to each other, so that all who look at a table are connected to one of them.

Otherwise the people of a table would often be connected to different workers, and each of these would read every move from the
database, and make its views and sentences again. Workers meet in a directory. Each takes a place there: it locks a file, which
the system unlocks when the process ends, and listens at a socket, to which the others send the connections that belong to it,
each with what the client has asked for. The id of a table says whose its connections are.

Nothing depends on it. A connection that cannot be handed over is served by the worker that has accepted it, and what happens at
the table is heard on the bus.
"""

import asyncio
import fcntl
import logging
import re
import socket
import zlib
from array import array
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, cast

import uvicorn
from uvicorn.server import ServerState

from .connections import MOST_HEAD, HandedOver, take_elsewhere
from .middleware import Middleware

WATCHED = re.compile(rb"/api/tables/([^/?#]+)/socket")
"""The address of the WebSocket of a table."""
LONGEST = 4 * MOST_HEAD
"""Bytes of a message: a head is shorter, also after it was parsed and written again."""
RETRY = 0.5
"""Seconds before a worker without a place looks for one again: the one whose place it shall take may not be gone yet."""
POLL = 0.05
"""Seconds between two looks whether all connections are closed."""
log = logging.getLogger("saqqara.handover")
Serve = Callable[[bytes], asyncio.Protocol]
"""Makes what serves a connection, from the head of its first request."""


class Handover:
    """This worker among the others."""

    def __init__(self, directory: str, workers: int) -> None:
        self.directory = Path(directory)
        self.workers = workers
        self.place: int | None = None
        """The number of this worker; None: it has no place, so nothing is handed over to it."""
        self._lock: IO[bytes] | None = None
        self._listener: socket.socket | None = None
        self._sender = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._sender.setblocking(False)
        self._taking_over: set[asyncio.Task[None]] = set()

    def take_place(self) -> bool:
        """Take the first place that is free, and listen there. False if all are taken."""
        for place in range(self.workers):
            lock = self._lock_file(place).open("wb")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.close()
                continue
            address = self._address(place)
            address.unlink(missing_ok=True)  # of a worker that was killed
            self._listener = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self._listener.setblocking(False)
            self._listener.bind(str(address))
            self._lock, self.place = lock, place
            return True
        return False

    def listen(self, serve: Serve) -> None:
        """Serve the connections that others hand over."""
        assert self._listener is not None
        asyncio.get_running_loop().add_reader(self._listener, self._receive, self._listener, serve)

    def close(self) -> None:
        """Leave the place. From now on the others keep their connections."""
        if self._listener is not None:
            asyncio.get_running_loop().remove_reader(self._listener)
            self._listener.close()
            self._address(self.place or 0).unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.close()
        self._listener = self._lock = self.place = None
        self._sender.close()

    def hand_over(self, url: bytes, head: bytes, transport: asyncio.Transport) -> bool:
        """Hand a WebSocket that is asked for over to the worker that its table belongs to. False if this one must serve it."""
        owner = self.owner(url)
        if owner is None or owner == self.place or transport.get_extra_info("sslcontext") is not None:
            return False
        descriptor = array("i", [transport.get_extra_info("socket").fileno()])
        try:  # `send_fds` does not use the address that it is given
            self._sender.sendmsg([head], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, descriptor)], 0, str(self._address(owner)))
        except OSError:  # it is not there, or has too much to do
            return False
        return True

    def owner(self, url: bytes) -> int | None:
        """The place of the worker to which the connections of a WebSocket's address belong; None if there is none."""
        found = WATCHED.match(url)
        return None if found is None else zlib.crc32(found[1]) % self.workers

    def _address(self, place: int) -> Path:
        return self.directory / str(place)

    def _lock_file(self, place: int) -> Path:
        return self.directory / f"{place}.lock"

    def _receive(self, listener: socket.socket, serve: Serve) -> None:
        """A connection is handed over."""
        try:
            head, descriptors, _, _ = socket.recv_fds(listener, LONGEST, 1)
        except OSError:
            return
        for descriptor in descriptors:
            task = asyncio.create_task(self._take_over(socket.socket(fileno=descriptor), partial(serve, head)))
            self._taking_over.add(task)
            task.add_done_callback(self._taking_over.discard)

    async def _take_over(self, client: socket.socket, serve: Callable[[], asyncio.Protocol]) -> None:
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

    def serve(self, head: bytes) -> HandedOver:
        """What serves a connection that was handed over."""
        self.count()
        return HandedOver(head, config=self.own, server_state=self.state, app_state={})

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
        except OSError as error:
            log.warning("connections are not handed over to this worker", extra={"error": str(error)[:200]})
        else:
            handover.listen(taken_over.serve)
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
