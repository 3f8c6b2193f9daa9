"""The threads in which bots think, and what is thought about first: moves before hints before analyses."""

import os

from .metrics import Metrics
from .workers import Workers

QUICK_MOVE, MOVE, HINT, ANALYSIS = range(4)
"""Priorities. Moves of bots that think for long have their own, so that the others need not wait for them."""
NAMES = ("quick-move", "move", "hint", "analysis")


def thinking_workers(metrics: Metrics) -> Workers:
    """A thread for each core, and one more for quick moves alone."""

    def count(priority: int, waiting: int) -> None:
        metrics.waiting.labels(NAMES[priority]).set(waiting)

    return Workers("bots", max(2, os.cpu_count() or 1), len(NAMES), reserved=1, on_waiting=count)
