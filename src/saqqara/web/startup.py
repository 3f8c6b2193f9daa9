"""What is checked before a server starts, so that whatever is wrong is said in one sentence."""

import asyncio
import socket
from urllib.parse import urlsplit

from ..store.interface import StorageFailed
from ..store.store import Store, make_engine
from .bus import open_channel
from .config import Config

BUS_SECONDS = 10.0
"""How long the bus may take to answer."""
MOST_PORT = 65_535


def check_addresses(config: Config) -> None:
    """ValueError, in one sentence, if the address of the database or an origin cannot be right."""
    for origin in config.origins:
        check_origin(origin)
    make_engine(config.database)


def check_services(config: Config) -> None:
    """ValueError, in one sentence, if the database or the bus cannot be used."""
    try:
        asyncio.run(open_services(config))
    except StorageFailed as error:
        raise ValueError(str(error)) from None


def check_origin(origin: str) -> None:
    """ValueError unless it is an address such as https://example.org."""
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query or parts.fragment:
        raise ValueError(f"--origin must be an address such as https://example.org, not {origin[:100]!r}")


async def open_services(config: Config) -> None:
    """Open the database and the bus once. StorageFailed or ValueError if that fails."""
    store = Store(config.database)
    try:
        await store.open()
        await store.check()
    finally:
        await store.close()
    if config.bus is not None:
        kind = config.bus.split(":", maxsplit=1)[0]
        try:
            async with asyncio.timeout(BUS_SECONDS):
                await (await open_channel(config.bus)).close()
        except TimeoutError:
            raise ValueError(f"the bus ({kind}) does not answer") from None
        except ValueError:
            raise
        except Exception as error:  # noqa: BLE001 (each driver has its own errors)
            raise ValueError(f"the bus ({kind}) cannot be reached: {first_line(error)}") from None


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens. ValueError if that is impossible."""
    if not 0 <= port <= MOST_PORT:
        raise ValueError(f"--port must be 0 to {MOST_PORT}, not {port}")
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise ValueError(f"--host {host[:100]!r} is no address of this machine") from None
    listener = socket.socket(found[0][0], socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(found[0][4])
    except OSError as error:
        listener.close()
        raise ValueError(f"cannot listen at {host} port {port}: {(error.strerror or str(error)).lower()}") from None
    listener.set_inheritable(True)
    return listener


def first_line(error: Exception) -> str:
    """An error in a few words."""
    return (str(error) or type(error).__name__).strip().splitlines()[0][:200]
