"""Connections without a request. If there are too many, the one that has waited longest for its request is closed.

A client sends its request as soon as it has connected. Somebody who opens thousands of connections and says nothing would
otherwise take all the files that this process may have open, and nobody else could connect. The same holds for a WebSocket that
was closed with a code, as every one is that is refused, while the client does not close it in turn.
"""

import sys
from collections import OrderedDict
from contextlib import suppress
from math import inf
from typing import Protocol

MOST_IDLE = 2_000
"""Connections without a request."""
SHARE_OF_FILES = 0.25
"""The part of the files that the process may have open, which they take at most, and so do the requests of one address."""
WANTED_FILES = 65_536
"""Files that the process should be allowed to have open: each connection is one."""


class Closable(Protocol):
    """A connection that can be closed."""

    def abort(self) -> None:
        """Close it at once."""


class IdleConnections:
    """Connections without a request, and WebSockets that are over. The longest idle come first."""

    def __init__(self, most: float = MOST_IDLE) -> None:
        self.most = most
        self.waiting: OrderedDict[Closable, None] = OrderedDict()

    def add(self, connection: Closable) -> None:
        """This connection has no request now. If it is one too many, another one is closed."""
        self.waiting[connection] = None
        if len(self.waiting) > self.most:
            longest, _ = self.waiting.popitem(last=False)
            longest.abort()

    def remove(self, connection: Closable) -> None:
        """A request has come, or the connection is closed."""
        self.waiting.pop(connection, None)


def allow_many_files() -> float:
    """Let this process have many files open, as far as the system allows. Returns how many it may have."""
    if sys.platform == "win32":
        return inf
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_FILES if hard == resource.RLIM_INFINITY else min(WANTED_FILES, hard)
    if soft == resource.RLIM_INFINITY:
        return inf
    if soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return soft
