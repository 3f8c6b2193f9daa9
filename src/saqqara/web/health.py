"""Routes for operators: is the server alive, is it ready, what are its metrics?"""

from litestar import Response, get
from msgspec import Struct
from prometheus_client import generate_latest

from .http import Request


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
    ready = await request.app.state.store.alive() and not request.app.state.closing
    return Response(Health("ready" if ready else "not ready"), status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Request) -> bytes:
    """Metrics for Prometheus."""
    return generate_latest(request.app.state.metrics.registry)


ROUTES = [healthz, readyz, metrics]
