"""How often one may knock: token buckets by person or address, in memory, with a bound on how many are kept."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from ..table.events import Refused

MOST_BUCKETS = 50_000


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    per_second: float


RATES = {
    "read": Rate(120, 20),
    "command": Rate(60, 10),
    "create": Rate(30, 0.5),
    "join": Rate(20, 0.5),
    "think": Rate(10, 0.5),
    "connect": Rate(60, 5),
}
"""By what is asked for."""


class Limiter:
    """Who has asked how often."""

    def __init__(self, on: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self.on = on
        self.clock = clock
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, kind: str, who: str) -> None:
        """Refused (429) if it was too often."""
        if not self.on:
            return
        rate, now, key = RATES[kind], self.clock(), (kind, who)
        left, last = self.buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - last) * rate.per_second)
        self.buckets[key] = (max(left - 1, 0.0), now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.popitem(last=False)
        if left < 1:
            wait = max(1, round((1 - left) / rate.per_second))
            raise Refused(429, "error-too-many", f"that was too often; try again in {wait} s", seconds=wait)
