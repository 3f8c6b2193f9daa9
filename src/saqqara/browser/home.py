"""Everything that a browser's worker needs to be the home of tables: requests, connections, bots, other tabs."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, cast

from ..store.interface import StorageFailed
from ..table.refusal import Refused
from ..web.analyses import Analyses
from ..web.bots import BotRunner
from ..web.context import Context
from ..web.frames import NORMAL, close_code, known_version, receive
from ..web.hub import Hub
from ..web.identity import Visitor, person_of
from ..web.limits import Limiter
from ..web.live_table import LiveTable
from ..web.snapshots import table_summary
from ..web.thinking import Thinks
from ..web.viewer import ENCODER, Viewer
from .requests import Request, Response, answer
from .store import BrowserStore
from .work import AtOnce

if TYPE_CHECKING:
    from ..web.metrics import Metrics

PACE = 0.35
"""Seconds that a bot takes at least."""
Announce = Callable[[str, int, str], None]
"""Told of a changed table: its id, its version and its `TableSummary` as JSON."""
Send = Callable[[bytes], None]
Close = Callable[[int], None]


class NoMetrics:
    """Counts nothing: nobody watches a browser."""

    def __getattr__(self, _name: str) -> "NoMetrics":
        return self

    def __getitem__(self, _name: str) -> "NoMetrics":
        return self

    def __call__(self, *_values: Any) -> "NoMetrics":
        """Nothing."""
        return self


class Connection:
    """A viewer and what is needed to go on: the same as a WebSocket, inside a browser."""

    def __init__(self, home: "Home", context: Context, live: LiveTable, viewer: Viewer) -> None:
        self.home = home
        self.context = context
        self.live = live
        self.viewer = viewer
        self.commands: set[asyncio.Task[None]] = set()

    async def run(self, send: Send, close: Close) -> None:
        """Send frames until the connection is closed."""
        try:
            await self.home.hub.connect(self.live, self.viewer)
            while (frame := await self.viewer.next_frame()) is not None:
                send(frame)
        finally:
            self.home.hub.disconnect(self.live, self.viewer)
            await self.home.left(self.live)
        close(self.viewer.closed or NORMAL)

    def receive(self, text: str) -> None:
        """Execute a command of the client."""
        self.commands.add(task := asyncio.ensure_future(self._execute(text)))
        task.add_done_callback(self.commands.discard)

    async def _execute(self, text: str) -> None:
        """Execute a command. After one for a rematch the connection shows that table."""
        before = self.live
        again = await receive(self.context, before, self.viewer, text)
        if again is before or self.live is not before:
            return
        self.home.hub.disconnect(before, self.viewer)
        self.live = again
        self.viewer.start_anew()
        await self.home.hub.connect(again, self.viewer)
        await self.home.left(before)

    def close(self) -> None:
        """The client goes."""
        self.viewer.close(NORMAL)


class Home:
    """The tables of a browser, as a server to its pages."""

    def __init__(self, store: BrowserStore, workers: Thinks, announce: Announce, pace: float = PACE) -> None:
        self.store = store
        self.hub = Hub(store, cast("Metrics", NoMetrics()), AtOnce())
        self.hub.broadcast_listeners.append(self._broadcast)
        self.announce = announce
        self.bots = BotRunner(self.hub, workers, pace)
        self.analyses = Analyses(workers)
        self.limiter = Limiter(enabled=False)

    async def open(self) -> None:
        """Open the store, and let bots play. StorageFailed if the browser refuses."""
        await self.store.open()
        self.bots.start()

    async def close(self) -> None:
        """Stop bots and analyses."""
        self.analyses.stop()
        await self.bots.stop()

    @property
    def owner(self) -> Visitor:
        """The person whose browser it is."""
        token = self.store.token
        return Visitor(person_of(token), token, "", local=True)

    def context(self, visitor: Visitor) -> Context:
        """What an operation needs."""
        return Context(self.hub, self.analyses, self.limiter, visitor)

    async def request(self, request: Request, respond: Callable[[Response], None], visitor: Visitor | None = None) -> None:
        """Answer a request: commit, answer, broadcast."""
        response = await answer(self.context(visitor or self.owner), request)
        respond(response)
        if response.changed is not None:
            self.hub.broadcast(response.changed)

    async def connect(
        self, table: str, since: int | None, watch: str | None = None, visitor: Visitor | None = None
    ) -> "Connection | int":
        """A connection to a table; a close code if it cannot be."""
        context = self.context(visitor or self.owner)
        try:
            live = await self.hub.find_visible(table, context.person, watch)
        except (Refused, StorageFailed) as error:
            return close_code(error)
        return Connection(self, context, live, Viewer(context.person, known_version(live, since), watch))

    async def left(self, live: LiveTable) -> None:
        """Somebody has left a table. When nobody of this tab is there any more, no bot thinks here; another tab may go on."""
        if not live.viewers and self.bots.stop_thinking(live):
            with suppress(StorageFailed):
                await self.store.lease(live.table.id, self.bots.lease_holder, time.time(), 0)

    def _broadcast(self, live: LiveTable) -> None:
        """A table has changed here: tell other tabs, and write what the list of tables shows of it."""
        summary = ENCODER.encode(table_summary(live, self.owner.person))
        self.announce(live.table.id, live.table.version, summary.decode())

    async def heard(self, table: str, version: int) -> None:
        """Another tab has written this version of a table."""
        with suppress(StorageFailed):
            await self.hub.refresh_to(table, version)
