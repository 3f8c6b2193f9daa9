"""Where bots think, and what is thought about first: moves before hints before analyses."""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

from .workers import Workers

if TYPE_CHECKING:
    from .metrics import Metrics

QUICK_MOVE, MOVE, HINT, ANALYSIS = range(4)
"""Priorities. Moves of bots that think for long have their own, so that the others need not wait for them."""
NAMES = ("quick-move", "move", "hint", "analysis")
T = TypeVar("T")


class Thinks(Protocol):
    """Calls functions that think, and that can be sent elsewhere: threads on a server, another worker in a browser."""

    async def run(
        self, priority: int, person: str, function: Callable[[], T], on_begin: Callable[[], None] = lambda: None
    ) -> T:
        """The result of a function, as soon as it is this person's turn."""

    async def run_soon(self, priority: int, person: str, seconds: float, function: Callable[[], T]) -> T:
        """The same, but Busy if it has not begun after so many seconds."""


def thinking_workers(metrics: "Metrics", network: Callable[[str], str] = lambda person: person) -> Workers:
    """A thread for each core, and one more for quick moves alone."""

    def count(priority: int, waiting: int) -> None:
        metrics.waiting.labels(NAMES[priority]).set(waiting)

    return Workers("bots", max(2, os.cpu_count() or 1), len(NAMES), reserved=1, on_waiting=count, network=network)
