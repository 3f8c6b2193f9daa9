"""What the page's workers call (`client/src/homes/browser`): plain texts and numbers, as JavaScript passes them.

Any: functions and arrays of JavaScript have no types here.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from pyodide.ffi import to_js

from ..games.machine_code.runner import use
from ..games.registry import describe
from ..store.interface import StorageFailed
from ..table.refusal import Refused
from ..web.problems import problem_of
from ..web.viewer import ENCODER
from .carrying import with_record
from .computing import analyse, hints
from .engine import WebAssemblyRunner
from .files import export_table, import_table
from .home import Connection, Home
from .jobs import do
from .requests import Request, Response
from .store import BrowserStore
from .work import Elsewhere

Respond = Callable[[int, str], None]
"""Takes a status and JSON."""


async def respond_with(result: Awaitable[object], respond: Respond) -> None:
    """Respond with a result, or with the reason why there is none."""
    try:
        status, content = 200, await result
    except (Refused, StorageFailed) as error:
        content = problem_of(error)
        status = content.status
    respond(status, ENCODER.encode(content).decode())


class WorkerHome:
    """The tables of a browser, for the worker that holds them."""

    def __init__(self, home: Home) -> None:
        self.home = home

    async def request(self, method: str, path: str, body: str | None, respond: Respond) -> None:
        """Answer a request of the page."""

        def send(response: Response) -> None:
            respond(response.status, response.content.decode())

        await self.home.request(Request(method, path, body or None), send)

    async def connect(self, table: str, since: int | None, watch: str | None) -> Connection | int:
        """Connect to a table: a connection, or a close code."""
        return await self.home.connect(table, since, watch)

    async def run(self, connection: Connection, send: Callable[[str], None], close: Callable[[int], None]) -> None:
        """Send frames until the connection is closed."""
        await connection.run(lambda frame: send(frame.decode()), close)

    async def heard(self, table: str, version: int) -> None:
        """Another tab has written this version of a table."""
        await self.home.heard(table, version)

    async def export_table(self, table: str) -> str:
        """A table as the text of a file."""
        return (await export_table(self.home, table)).decode()

    async def import_table(self, content: str, respond: Respond) -> None:
        """Keep a table from the text of a file. The answer is its id, or why it cannot be."""
        await respond_with(import_table(self.home, content.encode()), respond)

    async def analyse(self, record: str, respond: Respond) -> None:
        """Analyse a record of a table that lives elsewhere. The answer is what is known so far."""
        await respond_with(analyse(self.home, record.encode()), respond)

    async def hints(self, sample: str, respond: Respond) -> None:
        """Good moves in a sampled position of a table that lives elsewhere."""
        await respond_with(hints(self.home, sample.encode()), respond)

    async def with_record(self, table: str, request: str) -> str:
        """A request that opens a table at a server, with the game of a table of this browser."""
        return (await with_record(self.home, table, request.encode())).decode()

    async def delete(self, table: str) -> None:
        """Delete a table."""
        self.home.hub.tables.pop(table, None)
        await self.home.store.delete(table)


async def open_home(database: Any, think: Any, announce: Callable[[str, int, str], None]) -> WorkerHome:
    """Open the tables of this browser."""

    async def send(priority: int, job: bytes) -> bytes:
        thinking = think(priority, to_js(job))
        try:
            result: bytes = (await thinking.result).to_bytes()
        except asyncio.CancelledError:
            thinking.cancel()
            raise
        return result

    home = Home(BrowserStore(database), Elsewhere(send), announce)
    await home.open()
    return WorkerHome(home)


def think(job: Any) -> Any:
    """Do a job that another worker has sent."""
    return to_js(do(job.to_bytes()))


def use_machine_code(game: str, allocate: Any, most_nodes: int) -> None:
    """Let bots think on a module of WebAssembly."""
    use(game, WebAssemblyRunner(describe(game), allocate, most_nodes))
