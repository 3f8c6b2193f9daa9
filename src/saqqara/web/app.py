"""The application: its routes, its services, and what runs beside them."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext, suppress
from math import inf
from typing import Any, cast

from litestar import Litestar

from ..games.machine_code.runner import runner
from ..games.registry import game_names
from ..store.interface import StorageFailed
from ..store.store import Store
from ..table.clock import DAY
from . import games, health, invitations, network, pages, puzzles, schema, streaming, table_commands, tables
from .analyses import Analyses
from .bots import BotRunner
from .bus import Bus
from .config import Config
from .connections import on_shutdown
from .errors import HANDLERS
from .health import Readiness
from .http import handler
from .hub import Hub
from .limits import MOST_CONNECTED, Limiter
from .metrics import Metrics
from .middleware import Middleware
from .pages import Files
from .thinking import thinking_workers
from .upkeep import Upkeep
from .whereabouts import Whereabouts
from .workers import Workers

ROUTES = [
    *map(handler, [*games.ROUTES, *puzzles.ROUTES, *tables.ROUTES, *invitations.ROUTES]),
    *network.ROUTES,
    *map(handler, table_commands.ROUTES),
    *streaming.ROUTES,
    *health.ROUTES,
    *schema.ROUTES,
    *pages.ROUTES,
]
LAG_INTERVAL = 0.05
"""Seconds between two measurements of the event loop."""
LAG_SAMPLES = 300
"""Measurements for which a late one is shown: longer than Prometheus usually waits between two looks."""
MOST_CLOSING = 5.0
"""Seconds for which the end waits for a database that does not answer."""
DATABASE_RETRY = 0.5
"""Seconds before a database that is away is tried again."""
log = logging.getLogger("saqqara")


def make_app(config: Config, *beside: Callable[[Litestar], AbstractAsyncContextManager[None]]) -> Middleware:
    """The ASGI application for a configuration, and what else begins and ends with it."""
    metrics = Metrics()
    store = Store(config.database, metrics.commits.inc)
    whereabouts = Whereabouts()
    hub = Hub(store, metrics, apart := Workers("apart", threads=1, priorities=3, network=whereabouts.network))
    hub.most_connected = MOST_CONNECTED if config.limits else inf
    workers = thinking_workers(metrics, whereabouts.network)
    limiter = Limiter(config.limits)
    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[lambda app: running(app, config), *beside],
        exception_handlers=HANDLERS,
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    app.state.update(
        config=config,
        hub=hub,
        apart=apart,
        upkeep=Upkeep(hub, store),
        store=store,
        metrics=metrics,
        limiter=limiter,
        readiness=Readiness(store),
        workers=workers,
        bots=BotRunner(hub, workers, config.pace),
        analyses=Analyses(workers, whereabouts.network),
        files=Files(),
        closing=False,
    )
    return Middleware(cast("Any", app), config, metrics, limiter, whereabouts)


@asynccontextmanager
async def running(app: Litestar, config: Config) -> AsyncGenerator[None, None]:
    """Start database, bus and bots before the first request; stop them after the last one."""
    state = app.state
    await open_database(state.store, state.upkeep)
    bus = Bus(config.bus, state.hub) if config.bus else None
    if bus is not None:
        bus.start()
    state.bots.start()
    state.workers.threads.pool.submit(load_machine_code, state.metrics)
    endless = [state.hub.close_viewers, state.analyses.stop, state.workers.close]
    on_shutdown.extend(endless)
    days = (config.abandon_days * DAY, config.keep_days * DAY)
    upkeep = (state.upkeep.keep_alive(), state.upkeep.clean_up(*days), state.upkeep.look_for_damage())
    beside = (measure_lag(state.metrics), state.hub.send_heartbeats(), *upkeep)
    tasks = [asyncio.create_task(each) for each in beside]
    log.info("open")
    try:
        yield
    finally:
        state.closing = True
        for task in tasks:
            task.cancel()
        for end in endless:
            on_shutdown.remove(end)
            end()
        with ends_at_last() if state.store.shared else nullcontext():
            await state.bots.stop()
            state.apart.close()
            if bus is not None:
                await bus.stop()
            with suppress(StorageFailed):
                await state.store.report_end(time.time)
            await state.store.close()
        log.info("closed")


@contextmanager
def ends_at_last() -> Iterator[None]:
    """Meanwhile the process ends after some seconds, whatever it waits for: nobody has been told that it is on disk."""
    timer = threading.Timer(MOST_CLOSING, end_without_database)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


def end_without_database() -> None:
    """End the process at once."""
    log.error("ended without the database, which does not answer")
    os._exit(1)


async def open_database(store: Store, upkeep: Upkeep) -> None:
    """Open the database. One of several processes waits for it: if it ended, all the others would be ended too."""
    waits = multiprocessing.parent_process() is not None
    with ends_at_once() if waits else nullcontext():
        while True:
            try:
                await store.open()
                await upkeep.start()
            except StorageFailed:
                if not waits:
                    raise
                log.warning("waiting for the database")
                await asyncio.sleep(DATABASE_RETRY)
            else:
                return


@contextmanager
def ends_at_once() -> Iterator[None]:
    """Meanwhile SIGTERM ends the process at once. uvicorn would wait until the application has started."""
    before = signal.signal(signal.SIGTERM, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def load_machine_code(metrics: Metrics) -> None:
    """Load the machine code before it is needed, so that the first bot answers quickly."""
    metrics.machine_code.set(all(runner(name).native for name in game_names()))


async def measure_lag(metrics: Metrics) -> None:
    """Measure how late the event loop is. The gauge shows a block at once, and for a while."""
    recent: deque[float] = deque(maxlen=LAG_SAMPLES)
    while True:
        began = time.perf_counter()
        await asyncio.sleep(LAG_INTERVAL)
        late = max(time.perf_counter() - began - LAG_INTERVAL, 0.0)
        recent.append(late)
        metrics.late.observe(late)
        metrics.lag.set(max(recent))
