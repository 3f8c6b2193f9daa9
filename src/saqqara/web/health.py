"""For those who look after a server: is it alive, is it ready, how is it doing?"""

from litestar import Response, get
from msgspec import Struct
from prometheus_client import generate_latest

from .tables import Asked


class Health(Struct, frozen=True):
    """How it is."""

    status: str


@get("/healthz", summary="Is the process alive?")
async def healthz() -> Health:
    """Yes."""
    return Health("ok")


@get("/readyz", summary="Can it serve?", raises=[])
async def readyz(request: Asked) -> Response[Health]:
    """Only with a database that answers, and not while it shuts down."""
    ready = await request.app.state.store.alive() and not request.app.state.closing
    return Response(Health("ready" if ready else "not ready"), status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Asked) -> bytes:
    """For Prometheus."""
    return generate_latest(request.app.state.metrics.registry)


DOORS = [healthz, readyz, metrics]
