"""Rate limits: token buckets by person or by address, in memory. And how much may be under way for an address at the same time.

Litestar's `RateLimitMiddleware` counts requests of a route in fixed windows. These limits also hold for commands over the
WebSocket, allow short bursts, and count by the person behind the cookie.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

from ..store.addresses import network_of
from ..table.refusal import Refused

MOST_BUCKETS = 50_000
Action = Literal["request", "read", "command", "create", "join", "think", "connect", "nonsense"]
BY_ADDRESS: tuple[Action, ...] = ("request", "create", "join", "connect", "nonsense")
"""Actions that are counted by address alone: a new cookie costs nothing."""
PEOPLE_AT_ADDRESS = 10
"""How many times as much as one person all people of an address may do together, who can have any number of cookies."""
MOST_CONNECTED = 300
"""Connections to tables that one address may have at the same time. A table with 500 viewers takes 20 ms for each event."""
MOST_UNDER_WAY = 1_000
"""Requests of one address that are under way at the same time: each has a connection, and may be read slowly."""
MOST_BODIES = 64
"""Bodies of requests from one address that are not complete: each takes up to a megabyte."""
SOON = 1
"""Seconds after which somebody who has too much under way may try again."""


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


RATES: dict[Action, Rate] = {
    "request": Rate(6000, 400),  # of any kind: a page has some 200 files, and many people may be behind one address
    "read": Rate(120, 20),
    "command": Rate(60, 10),
    "create": Rate(60, 0.5),  # a school class opens tables at the same time, and then those of the rematches
    "join": Rate(60, 0.5),
    "think": Rate(10, 0.5),
    "connect": Rate(60, 5),
    "nonsense": Rate(60, 5),  # frames over connections that cannot be read, or come too often
}


class Limiter:
    """Counts actions."""

    def __init__(self, enabled: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.enabled = enabled
        self.clock = clock
        self.buckets: OrderedDict[tuple[Action, str], tuple[float, float]] = OrderedDict()
        """For each action and person or address: the tokens left, and when that was."""

    def check(self, action: Action, person: str | None, address: str) -> None:
        """Count an action of a person, or of somebody without a cookie. Refused if it is too frequent."""
        if not self.enabled:
            return
        rate, network = RATES[action], network_of(address)
        if person is None or action in BY_ADDRESS:
            self._count((action, network), rate)
            return
        self._count((action, person), rate)
        together = Rate(PEOPLE_AT_ADDRESS * rate.burst, PEOPLE_AT_ADDRESS * rate.per_second)
        self._count((action, f"all of {network}"), together)

    def _count(self, key: tuple[Action, str], rate: Rate) -> None:
        """Take a token from a bucket. Refused if it is empty."""
        now = self.clock()
        left, last = self.buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - last) * rate.per_second)
        self.buckets[key] = (max(left - 1, 0.0), now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if left < 1:
            wait = max(1, round((1 - left) / rate.per_second))
            raise Refused("rate_limited", "error-too-many", f"that was too often; try again in {wait} s", seconds=wait)


class UnderWay:
    """What is under way at the same time, by address."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.counts: Counter[str] = Counter()

    @contextmanager
    def count(self, address: str) -> Iterator[None]:
        """Count something while it is under way. Refused if there is too much of it."""
        network = network_of(address)
        if self.counts[network] >= self.most:
            raise Refused("rate_limited", "error-too-many", "too much is under way; try again in a moment", seconds=SOON)
        self.counts[network] += 1
        try:
            yield
        finally:
            self.counts[network] -= 1
            if not self.counts[network]:
                del self.counts[network]
