"""Running the server: as a service, or for one person on their own machine."""

import asyncio
import contextlib
import gc
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from tempfile import TemporaryDirectory
from typing import Any, Protocol, cast

import uvicorn
from msgspec.structs import replace
from uvicorn.supervisors import Multiprocess

from ..games.reasons import reason
from ..store.claim import Claimed, claim, served_at
from ..store.places import local_database
from .app import make_app
from .config import Config
from .connections import LimitedHttp, LimitedWebSocket, idle
from .frames import MOST_FRAME
from .idle import SHARE_OF_FILES, allow_many_files
from .logs import set_up
from .middleware import Middleware
from .network import public_address
from .startup import MOST_PORT, check_addresses, check_services, listen, no_such_port, open_checked

DRAIN = 4
"""Seconds to finish what was begun, after SIGTERM."""
LOOPBACK = "127.0.0.1"
CAN_HAND_OVER = hasattr(socket, "send_fds")
"""Can processes send each other connections on this system?"""
FIRST_PORT = 8420
"""Where a person's own server is looked for first."""


class PortTaken(ValueError):
    """Somebody listens at the port that was asked for."""


class Say(Protocol):
    """The text of an id, with its arguments, in the language of the person at the terminal."""

    def __call__(self, name: str, /, **arguments: str | int) -> str:
        """The text."""
        ...


def application() -> Any:
    """The application of each server process."""
    config = Config.handed_over()
    set_up(config.log)
    tune()
    if (parent := multiprocessing.parent_process()) is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    if config.meeting_place is None:
        return make_app(config)
    # Not every system has what this module needs.
    from .handover import handing_over

    place, workers = config.meeting_place, config.workers
    app: Middleware = make_app(config, lambda _: handing_over(place, workers, app, options(config)))
    return app


def end_with(parent: Any) -> None:
    """One of several processes ends in good order when the one that started it is gone: nobody else would end it."""
    parent.join()
    while True:  # a signal that comes while the application starts is not heard
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(DRAIN)


def tune() -> None:
    """Tell the interpreter what it cannot know.

    Tables live long and their objects form no circles, so looking for garbage among them would only cost time: a request
    leaves some thirty objects in circles, a move none. And those who wait for an answer should not wait long for threads
    that think, nor be kept out because others have opened too many connections.
    """
    idle.most = min(idle.most, SHARE_OF_FILES * allow_many_files())
    gc.freeze()
    gc.set_threshold(200_000, 20, 100)
    sys.setswitchinterval(0.001)


def options(config: Config) -> dict[str, Any]:
    """The options of uvicorn."""
    return {
        "log_config": None,
        "access_log": False,
        "timeout_graceful_shutdown": DRAIN,
        "http": LimitedHttp,
        "ws": LimitedWebSocket,
        "ws_max_size": MOST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "server_header": False,
        "date_header": False,
        "forwarded_allow_ips": config.proxies,
        "timeout_keep_alive": 30,
        "backlog": 4096,
    }


def serve(config: Config, host: str, port: int) -> int:
    """Serve until told to stop; the exit code. ValueError, in one sentence, if it cannot be done this way."""
    several = config.workers > 1
    if several and config.database.startswith("sqlite"):
        sentence = "several workers need one PostgreSQL: give --database postgresql://…"
        raise ValueError(reason("failure-workers", sentence))
    check_addresses(config)
    claimed = claim(config.database, f"http://{f'[{host}]' if ':' in host else host}:{port}/")
    try:
        with contextlib.ExitStack() as stack:
            if several:
                config = replace(config, bus=config.bus or config.database, meeting_place=meeting_place(stack))
            check_services(config)
            return run(config, stack.enter_context(listen(host, port)))
    finally:
        if claimed is not None:
            claimed.release()


def meeting_place(stack: contextlib.ExitStack) -> str | None:
    """A directory in which workers meet, removed with the stack; None where they cannot."""
    if not CAN_HAND_OVER:
        return None
    try:
        return stack.enter_context(TemporaryDirectory(prefix="saqqara-", ignore_cleanup_errors=True))
    except OSError:  # nothing can be written
        return None


def run(config: Config, listener: socket.socket) -> int:
    """Run the server's processes; the exit code."""
    set_up(config.log)
    config.hand_over()
    own = uvicorn.Config("saqqara.web.serve:application", factory=True, workers=config.workers, **options(config))
    if config.workers > 1:
        Multiprocess(own, sockets=[listener]).run()
        return 0
    server = uvicorn.Server(own)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])
    return 0 if server.started else 1


def play(port: int | None, browser: bool, lan: bool, say: Say) -> int:
    """A server for one person, with their own file; opens the page and says where it is.

    It listens on a free port of this machine alone; with `lan` also in the local network.
    """
    database = local_database()
    try:
        listener = free_port(port, "0.0.0.0" if lan else LOOPBACK)  # noqa: S104 (asked for by --lan)
    except PortTaken:
        if (other := served_at(database)) is None:
            raise
        return show_other(other, browser, say)
    with listener:
        number: int = listener.getsockname()[1]
        config = Config(database, log="warning", network_port=number if lan else None)
        address = f"http://{LOOPBACK}:{number}/"
        try:
            claimed = claim(config.database, address)
        except Claimed as claimed_before:
            return show_other(claimed_before.address, browser, say)
        try:
            return run_own(config, listener, address, browser, say)
        finally:
            if claimed is not None:
                claimed.release()


def run_own(config: Config, listener: socket.socket, address: str, browser: bool, say: Say) -> int:
    """Run a person's own server; the exit code. ValueError, in one sentence, if its database cannot be used."""
    app = make_app(config)
    server = uvicorn.Server(uvicorn.Config(app, **options(config)))

    async def open_and_serve() -> None:
        await open_checked(cast("Any", app.app).state.store)
        set_up(config.log)
        tune()
        print(say("cli-open-at", address=address), flush=True)
        if config.network_port is not None:
            print(network_notice(public_address(config), say), flush=True)
        if browser:
            threading.Thread(target=open_when_ready, args=(server, address, say), daemon=True).start()
        await server.serve(sockets=[listener])

    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(open_and_serve())
    print()
    print(say("cli-page-closed"))
    return 0 if server.started else 1


def show_other(address: str, browser: bool, say: Say) -> int:
    """Your games are open already: show that page instead of a second one that would not know what happens there."""
    print(say("cli-open-already", address=address))
    if browser and not webbrowser.open(address):
        print(say("cli-no-browser", address=address), file=sys.stderr)
    return 0


def network_notice(address: str | None, say: Say) -> str:
    """What --lan means, in words."""
    return say("cli-no-network") if address is None else say("cli-network", address=f"{address}/")


def free_port(port: int | None, host: str = LOOPBACK) -> socket.socket:
    """A socket on the given port, else on the usual one or on any free one. PortTaken, or ValueError if it is none."""
    if port is not None and not 0 <= port <= MOST_PORT:
        raise no_such_port(port)
    for number in (port,) if port is not None else (FIRST_PORT, 0):
        listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError:
            listener.close()
            continue
        return listener
    raise PortTaken(reason("failure-port-taken", "port {port} is taken; choose another, or none", port=str(port)))


def open_when_ready(server: uvicorn.Server, address: str, say: Say) -> None:
    """Open the browser as soon as the page is there."""
    pause = threading.Event()
    while not server.started and not server.should_exit:
        pause.wait(0.05)
    if server.started and not webbrowser.open(address):
        print(say("cli-no-browser", address=address), file=sys.stderr)
