"""Routes for operators: is the server alive, is it ready, what are its metrics?"""

import asyncio
import time
from collections.abc import Callable

from litestar import Response, get
from msgspec import Struct
from prometheus_client import generate_latest

from ..store.store import Store
from .http import Request, context_of

ASK_AGAIN = 1.0
"""Seconds for which the database's answer is passed on, however many ask."""


class Readiness:
    """Does the database answer? It is asked when somebody wants to know, but not more than once a second."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.asking: asyncio.Task[bool] | None = None
        self.asked = 0.0

    async def known(self) -> bool:
        """The database's answer, at most a second old."""
        now = self.clock()
        if self.asking is None or (self.asking.done() and now - self.asked >= ASK_AGAIN):
            self.asking, self.asked = asyncio.create_task(self.store.alive()), now
        return await asyncio.shield(self.asking) and not self.store.damaged


class Health(Struct, frozen=True):
    """The state of the server."""

    status: str


@get("/healthz", summary="Is the process alive?")
async def healthz() -> Health:
    """It is, if it answers."""
    return Health("ok")


@get("/readyz", summary="Can it serve?", raises=[])
async def readyz(request: Request) -> Response[Health]:
    """Only if the database answers, and not while the server shuts down."""
    ready = await request.app.state.readiness.known() and not request.app.state.closing
    return Response(Health("ready" if ready else "not ready"), status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Request) -> bytes:
    """Metrics for Prometheus."""
    context_of(request).limit("read")
    return generate_latest(request.app.state.metrics.registry)


ROUTES = [healthz, readyz, metrics]
