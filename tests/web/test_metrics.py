"""What an owner watches, and may set: a late event loop, queues, people who cannot keep up, and when tables are cleaned up."""

import asyncio
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import CollectorRegistry, Histogram, generate_latest

from saqqara.table.clock import DAY
from saqqara.web import app as app_module
from saqqara.web.app import measure_lag
from saqqara.web.hub import Hub
from saqqara.web.metrics import QUICK, Metrics, QuickHistogram
from saqqara.web.thinking import ANALYSIS, thinking_workers
from saqqara.web.upkeep import Upkeep
from saqqara.web.viewer import MOST_WAITING, Viewer

from .inside import Inside


def test_a_block_of_the_event_loop_shows_and_stays_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "LAG_INTERVAL", 0.0)
    clock = iter([0.0, 0.0, 1.0, 1.3, *[2.0] * 40])
    monkeypatch.setattr(app_module, "time", SimpleNamespace(perf_counter=clock.__next__))
    metrics = Metrics()

    async def story() -> None:
        with pytest.raises(RuntimeError):  # the clock has come to its end
            await measure_lag(metrics)

    asyncio.run(story())
    shown = metrics.registry.get_sample_value
    assert shown("saqqara_loop_lag_seconds") == pytest.approx(0.3)
    assert shown("saqqara_loop_late_seconds_count") == 22
    assert shown("saqqara_loop_late_seconds_bucket", {"le": "0.25"}) == 21


def test_how_many_wait_for_a_core_is_shown() -> None:
    metrics, release = Metrics(), threading.Event()

    def waiting() -> float | None:
        return metrics.registry.get_sample_value("saqqara_thinking_waiting", {"kind": "analysis"})

    async def story() -> None:
        workers = thinking_workers(metrics)
        free = workers.threads.free
        tasks = [asyncio.create_task(workers.run(ANALYSIS, "ann", release.wait)) for _ in range(free + 3)]
        await asyncio.sleep(0)
        assert waiting() == 3
        release.set()
        await asyncio.gather(*tasks)
        assert waiting() == 0
        workers.close()

    asyncio.run(story())


def test_who_cannot_keep_up_is_counted_once() -> None:
    """However many frames they could not take."""
    metrics = Metrics()
    hub = Hub(cast("Any", None), metrics, cast("Any", None))
    slow, brisk = Viewer("ann", 1), Viewer("ben", 1)
    live = cast("Any", SimpleNamespace(viewers={slow, brisk}, present=list, table=SimpleNamespace(people=[], seats=[])))

    async def story() -> None:
        for _ in range(2 * MOST_WAITING):
            slow.send_bytes(b"{}")
        hub.disconnect(live, slow)
        hub.disconnect(live, brisk)

    asyncio.run(story())
    assert metrics.registry.get_sample_value("saqqara_slow_readers_total") == 1


def test_the_owner_sets_when_tables_are_cleaned_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[tuple[float, float]] = []

    async def clean_up(_upkeep: Upkeep, abandoned: float, kept: float) -> None:
        begun.append((abandoned, kept))

    monkeypatch.setattr(Upkeep, "clean_up", clean_up)
    Inside(f"sqlite:///{tmp_path / 'tables.db'}", abandon_days=3, keep_days=7).close()
    assert begun == [(3 * DAY, 7 * DAY)]


@given(st.lists(st.floats(0, 10), max_size=30))
def test_the_quick_histogram_counts_like_the_one_of_prometheus(seconds: list[float]) -> None:
    ours, theirs = CollectorRegistry(), CollectorRegistry()
    quick = QuickHistogram("saqqara_x", "X", ours)
    usual = Histogram("saqqara_x", "X", buckets=QUICK, registry=theirs)
    for each in seconds:
        quick.observe(each)
        usual.observe(each)
    created = [line for line in generate_latest(theirs).splitlines() if b"_created" not in line]
    assert generate_latest(ours).splitlines() == created
