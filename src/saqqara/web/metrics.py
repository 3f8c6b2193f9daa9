"""Metrics of a running server, for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterable
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from ..table.events import DATA_TYPES

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class QuickHistogram(Collector):
    """A histogram of seconds without labels, for one thread: it takes a fifth of the time of `Histogram`."""

    def __init__(self, name: str, documentation: str, registry: CollectorRegistry) -> None:
        self.name = name
        self.documentation = documentation
        self.counts = [0] * (len(QUICK) + 1)
        """How often the seconds were below each limit, and not below the one before it; the last ones above all limits."""
        self.sum = 0.0
        registry.register(self)

    def observe(self, seconds: float) -> None:
        """Count."""
        self.counts[bisect_left(QUICK, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterable[Metric]:
        """For Prometheus."""
        names = [*map(floatToGoString, QUICK), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self.counts)), strict=True))
        yield HistogramMetricFamily(self.name, self.documentation, buckets=buckets, sum_value=self.sum)


class Metrics:
    """One set for each process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own = self.registry
        events = Counter("saqqara_events", "Events on disk", ["kind"], registry=own)
        self.events = {kind: events.labels(kind) for kind in DATA_TYPES}
        """By kind."""
        self.commits = Counter("saqqara_commits", "Transactions that wrote them", registry=own)
        self.refused = Counter("saqqara_refused", "Commands and requests refused", ["error"], registry=own)
        self.failed = Counter("saqqara_storage_failures", "Commands that the database did not take", registry=own)
        self.commit_time = QuickHistogram("saqqara_commit_seconds", "From a command to the disk", own)
        self.requests = Histogram("saqqara_request_seconds", "HTTP requests", ["method", "status"], buckets=QUICK, registry=own)
        self.connections = Gauge("saqqara_connections", "Viewers connected", registry=own)
        self.handed_over = Counter(
            "saqqara_handed_over", "Connections taken over from other workers, which had accepted them", registry=own
        )
        self.tables = Gauge("saqqara_tables_loaded", "Tables in memory", registry=own)
        self.slow = Counter("saqqara_slow_readers", "Viewers cut off because they did not keep up", registry=own)
        self.thinking = Histogram("saqqara_bot_seconds", "Bots' thinking", buckets=(*QUICK, 10, 30), registry=own)
        self.lag = Gauge(
            "saqqara_loop_lag_seconds", "How late the event loop was at worst in the last 15 seconds", registry=own
        )
        self.late = Histogram(
            "saqqara_loop_late_seconds", "How late the event loop was, every 50 ms", buckets=QUICK, registry=own
        )
        self.waiting = Gauge(
            "saqqara_thinking_waiting", "Moves, hints and analyses that wait for a core", ["kind"], registry=own
        )
        self.machine_code = Gauge("saqqara_machine_code", "Is the bots' machine code ready? 1: yes", registry=own)
