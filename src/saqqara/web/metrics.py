"""Metrics of a running server, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from ..table.events import DATA_TYPES

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


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
        self.commit_time = Histogram("saqqara_commit_seconds", "From a command to the disk", buckets=QUICK, registry=own)
        self.requests = Histogram("saqqara_request_seconds", "HTTP requests", ["method", "status"], buckets=QUICK, registry=own)
        self.connections = Gauge("saqqara_connections", "Viewers connected", registry=own)
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
