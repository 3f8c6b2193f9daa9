"""The address under which other devices reach this server."""

import socket

from litestar import get

from .config import Config
from .http import Request, context_of, problems
from .wire import NetworkInfo

ANOTHER_DEVICE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737). It is only used to ask which of our own addresses would reach it."""


@get("/api/network", responses=problems(), summary="How other devices reach this server")
async def show_network(request: Request) -> NetworkInfo:
    """The address to hand out, for a page that was opened at an address of this machine alone."""
    context_of(request).limit("read")
    return NetworkInfo(public_address(request.app.state.config))


def public_address(config: Config) -> str | None:
    """The address under which other devices reach this server; None if they cannot, or if it is not known."""
    if config.origins:
        return config.origins[0]
    host = None if config.network_port is None else network_host()
    return None if host is None else f"http://{host}:{config.network_port}"


def network_host() -> str | None:
    """This machine's address in the local network; None without one. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ANOTHER_DEVICE)
        except OSError:
            return None
        host: str = asking.getsockname()[0]
    return None if host.startswith(("127.", "0.")) else host


ROUTES = [show_network]
