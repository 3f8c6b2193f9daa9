"""What is checked before a server starts, so that whatever is wrong is said in one sentence."""

import asyncio
import re
import socket
from ipaddress import ip_network

from ..games.reasons import Reason, reason, reason_of, system_reason
from ..store.causes import cause
from ..store.interface import StorageFailed
from ..store.store import Store, cannot_open, make_engine
from .bus import open_channel
from .config import Config

BUS_SECONDS = 10.0
"""How long the bus may take to answer."""
MOST_PORT = 65_535
ORIGIN = re.compile(r"(?P<scheme>https?)://(?:[a-z0-9_]+(?:(?:\.|-+)[a-z0-9_]+)*|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?")
USUAL_PORTS = {"http": "80", "https": "443"}
"""Browsers leave these out."""


def check_addresses(config: Config) -> None:
    """ValueError, in one sentence, if the address of the database, an origin or a proxy cannot be right."""
    for origin in config.origins:
        check_origin(origin)
    for proxy in filter(None, map(str.strip, config.proxies.split(","))):
        check_proxy(proxy)
    make_engine(config.database)


def check_services(config: Config) -> None:
    """ValueError, in one sentence, if the database or the bus cannot be used."""
    asyncio.run(open_services(config))


def check_origin(origin: str) -> None:
    """ValueError unless it is an address such as https://example.org, written as browsers write it."""
    found = ORIGIN.fullmatch(origin)
    port = found["port"] if found else None
    if found is None or (port is not None and (port == USUAL_PORTS[found["scheme"]] or not 0 < int(port) <= MOST_PORT)):
        sentence = "--origin must be an address such as https://example.org, not {value}"
        raise ValueError(reason("failure-origin", sentence, value=repr(origin[:100])))


def check_proxy(proxy: str) -> None:
    """ValueError unless it is an address or a network, or `*` for everybody. uvicorn would believe nobody of any other name."""
    try:
        if proxy != "*":
            ip_network(proxy)
    except ValueError:
        sentence = (
            "FORWARDED_ALLOW_IPS must be addresses or networks such as 10.0.0.0/8, with commas between them; {value} is neither"
        )
        raise ValueError(reason("failure-proxies", sentence, value=repr(proxy[:100]))) from None


async def open_checked(store: Store) -> None:
    """Open a database. ValueError, in one sentence, if it cannot be used; then it is closed again."""
    try:
        await store.open()
        await store.check()
    except BaseException as error:
        await store.close()
        if isinstance(error, StorageFailed):
            raise ValueError(reason_of(error)) from None
        if isinstance(error, (ArithmeticError, TypeError, ValueError)):  # so drivers complain about parts of an address
            raise cannot_open(error) from None
        raise


async def open_services(config: Config) -> None:
    """Open the database and the bus once. ValueError if that fails."""
    store = Store(config.database)
    await open_checked(store)
    await store.close()
    if config.bus is not None:
        kind = config.bus.split(":", maxsplit=1)[0]
        try:
            async with asyncio.timeout(BUS_SECONDS):
                await (await open_channel(config.bus)).close()
        except TimeoutError:
            raise ValueError(reason("failure-bus-silent", "the bus ({kind}) does not answer", kind=kind)) from None
        except Exception as error:
            if isinstance(reason_of(error), Reason):  # it says all
                raise
            sentence = "the bus ({kind}) cannot be reached: {why}"
            raise ValueError(reason("failure-bus", sentence, kind=kind, why=cause(error))) from None


def no_such_port(port: int) -> ValueError:
    """The error for a number that no port has."""
    return ValueError(reason("failure-port", "--port must be 0 to {most}, not {port}", most=str(MOST_PORT), port=str(port)))


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens. ValueError if that is impossible."""
    if not 0 <= port <= MOST_PORT:
        raise no_such_port(port)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise ValueError(reason("failure-host", "--host {host} is no address of this machine", host=repr(host[:100]))) from None
    listener = socket.socket(found[0][0], socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(found[0][4])
    except OSError as error:
        listener.close()
        sentence = "cannot listen at {host} port {port}: {why}"
        raise ValueError(reason("failure-listen", sentence, host=host, port=str(port), why=system_reason(error))) from None
    listener.set_inheritable(True)
    return listener
