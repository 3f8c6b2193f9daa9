"""The application: all doors together, what must run beside them, and what is said when something goes wrong."""

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ..store.store import StorageFailed, Store
from ..table.events import Refused
from . import games, health, tables
from .bus import Bus
from .config import Config
from .door import Door, TooLarge
from .hub import Hub
from .limits import Limiter
from .live import problem_of, socket, stream
from .metrics import Metrics
from .pages import Files, page
from .schema import openapi_config
from .thinking import Thinkers
from .wire import Problem

log = logging.getLogger("saqqara")
ROUTES = [*games.ROUTES, *tables.DOORS, socket, stream, *health.DOORS, page]
ERRORS = {
    400: ("error-bad-request", "the request cannot be read"),
    404: ("error-not-found", "there is nothing at this address"),
    405: ("error-method", "this address does not take that method"),
}


def make_app(config: Config) -> Any:
    """The application for a configuration, behind its door."""
    metrics = Metrics()
    store = Store(config.database, lambda _number: metrics.commits.inc())
    hub = Hub(store, metrics)
    app = Litestar(
        route_handlers=ROUTES,
        lifespan=[lambda app: running(app, config)],
        exception_handlers={
            Refused: refused,
            StorageFailed: storage_failed,
            HTTPException: http_error,
            RecursionError: too_deep,
            TooLarge: too_large,
            Exception: our_fault,
        },
        openapi_config=openapi_config(),
        logging_config=None,
        debug=False,
    )
    _ = app.openapi_schema  # made now, not while people play: it takes a while
    app.state.update(
        hub=hub,
        store=store,
        metrics=metrics,
        limiter=Limiter(config.limits),
        thinkers=Thinkers(hub, config.pace),
        files=Files(),
        closing=False,
    )
    return Door(cast("Any", app), config, metrics)


@asynccontextmanager
async def running(app: Litestar, config: Config) -> AsyncGenerator[None, None]:
    """From the first request to the last: database, bus, bots."""
    state = app.state
    await state.store.open()
    bus = Bus(config.bus, state.hub) if config.bus else None
    if bus is not None:
        await bus.start()
    state.thinkers.start()
    beside = [asyncio.create_task(each) for each in (watch_loop(state.metrics), state.hub.beat())]
    log.info("open")
    try:
        yield
    finally:
        state.closing = True
        for task in beside:
            task.cancel()
        await state.thinkers.stop()
        await state.hub.close()
        if bus is not None:
            await bus.stop()
        await state.store.close()
        log.info("closed")


async def watch_loop(metrics: Metrics) -> None:
    """How late is the event loop?"""
    while True:
        worst = 0.0
        for _ in range(20):
            began = time.perf_counter()
            await asyncio.sleep(0.05)
            worst = max(worst, time.perf_counter() - began - 0.05)
        metrics.lag.set(worst)


# What is said when something goes wrong
def say(request: Request[Any, Any, Any], problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    """A problem as an answer."""
    request.app.state.metrics.refused.labels(problem.error).inc()
    return Response(problem, status_code=problem.status, media_type="application/json", headers=headers or {})


def refused(request: Request[Any, Any, Any], error: Refused) -> Response[Problem]:
    """A refusal with its reason."""
    wait = {"retry-after": str(error.details["seconds"])} if error.status == 429 else None
    return say(request, problem_of(error), wait)


def storage_failed(request: Request[Any, Any, Any], _error: StorageFailed) -> Response[Problem]:
    """The database is away."""
    return say(request, Problem(503, "error-storage", "the tables cannot be reached; try again in a moment"))


def http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: unreadable requests, unknown addresses."""
    status = error.status_code
    name, text = ERRORS.get(status, ("error-bad-request" if status < 500 else "error-ours", "the request cannot be answered"))
    if isinstance(error, ValidationException):
        text = details(error.extra) or text
    return say(request, Problem(status, name, text), dict(error.headers or {}))


def too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    """Brackets within brackets without end."""
    return say(request, Problem(400, *ERRORS[400]))


def too_large(request: Request[Any, Any, Any], _error: TooLarge) -> Response[Problem]:
    """More than was announced, found while it was read."""
    return say(request, Problem(413, "error-too-large", "that is too large"))


def details(extra: object) -> str:
    """What is wrong with which part of a request."""
    found = extra if isinstance(extra, Sequence) and not isinstance(extra, str) else []
    told = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in found if isinstance(each, dict)]
    return "; ".join(told)[:300]


def our_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something that we did not think of: logged here, never sent."""
    log.error("unexpected", exc_info=error)
    return say(request, Problem(500, "error-ours", "something went wrong on our side; nothing was changed"))
