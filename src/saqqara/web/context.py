"""What the routes share: the visitor, the services of the application, and how commands are answered."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, ParamSpec, TypeVar

import litestar
from litestar import Response
from litestar.background_tasks import BackgroundTask
from litestar.connection import ASGIConnection
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ..table.commands import validate_sit
from ..table.events import Event
from ..table.refusal import Refused
from ..table.table import PendingEvent, Table
from .analyses import Analyses
from .errors import OutOfDate
from .hub import SHOW, Command, Hub
from .limits import Action, Limiter
from .live_table import MOST_MISSED, LiveTable, TableVersion
from .log_entries import log_entries
from .middleware import Visitor
from .snapshots import snapshot
from .wire import PLAYERS, CommandResult, JoinTable, Problem, Snapshot, TakeSeat

Request = litestar.Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(min_length=1, max_length=64, description="The table.")]
Watch = Annotated[str | None, QueryParameter(max_length=64, required=False, description="The onlookers' key.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=PLAYERS[-1] - 1, description="A seat, counted from 0.")]
P = ParamSpec("P")
T = TypeVar("T")
Validate = partial[PendingEvent]
PROBLEMS = {
    400: "The request cannot be read.",
    408: "It did not arrive in time.",
    403: "It is not yours to do.",
    404: "There is no such table, or it is not yours to see.",
    409: "Something else happened first; `events` and `table` say what.",
    410: "The game is finished.",
    413: "Too large.",
    422: "It cannot be: `error` says why.",
    429: "Too often.",
    503: "It could not be saved, and was not done.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems that a route can answer with, for the OpenAPI document."""
    own = (400, 403, 404, 408, 413, 429, 503, *statuses)
    return {status: ResponseSpec(Problem, generate_examples=False, description=PROBLEMS[status]) for status in own}


class RequestContext:
    """The visitor who makes a request, and the services of the application."""

    def __init__(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        self.hub: Hub = connection.app.state.hub
        self.analyses: Analyses = connection.app.state.analyses
        self.limiter: Limiter = connection.app.state.limiter
        self.visitor: Visitor = connection.scope["saqqara"]  # type: ignore[typeddict-item]

    @property
    def person(self) -> str:
        """The visitor."""
        return self.visitor.person

    def limit(self, action: Action) -> None:
        """Count an action of the visitor. Refused if it is too frequent, or if they are banned."""
        self.hub.restrictions.check(self.visitor.person, self.visitor.address)
        self.limiter.check(action, self.visitor.person if self.visitor.known else None, self.visitor.address)

    async def apart(self, function: Callable[P, T], *args: P.args, **keywords: P.kwargs) -> T:
        """Call a function that takes milliseconds, while the event loop goes on."""
        return await self.hub.apart.run(SHOW, self.person, partial(function, *args, **keywords))

    async def table(self, table_id: str, watch: str | None = None) -> LiveTable:
        """A table that the visitor may see."""
        self.limit("read")
        return await self.hub.find_visible(table_id, self.person, watch)

    def sitting(self, seat: int, data: TakeSeat | JoinTable, *, invited: bool) -> Validate:
        """The validation of taking a seat, as a request asks for it."""
        return partial(
            validate_sit,
            person=self.person,
            seat=seat,
            name=data.name,
            invited=invited,
            number=data.number,
            same_deal=data.same_deal,
        )

    async def command(
        self, table_id: str, command_id: str, validate: Validate, version: int | None = None, new_invite: str | None = None
    ) -> tuple[LiveTable, Event]:
        """Find the table of a command and execute it."""
        self.limit("command")
        live = await self.hub.find_for_command(table_id, self.person, command_id)
        return live, await self.execute(live, Command(command_id, self.person, validate, new_invite), version)

    async def execute(self, live: LiveTable, command: Command, version: int | None = None) -> Event:
        """Execute a command. OutOfDate, with what the client has missed, if its version is an old one."""
        try:
            return await self.hub.execute(live, command)
        except Refused as refused:
            raise self.with_missed(refused, live, version) from None

    def with_missed(self, refused: Refused, live: LiveTable, version: int | None) -> Refused | OutOfDate:
        """The same refusal; if the version is an old one, with what the client has missed since."""
        if refused.kind != "out_of_date" or version is None:
            return refused
        return OutOfDate(refused, log_entries(live.table)[version:][-MOST_MISSED:], snapshot(live, self.person))

    async def snapshot_response(self, live: LiveTable, event: Event | None = None, status: int = 200) -> Response[Snapshot]:
        """The table as the response: after this event, or now. It is broadcast after the response is sent.

        A command that is sent again is answered with the same event, and so with the same table.
        """
        version = None if event is None else live.versions.get(event.sequence)
        if version is None and event is not None:
            table = live.table
            version = TableVersion(await self.apart(Table.of, table.id, table.secret, table.events[: event.sequence]))
        broadcast = BackgroundTask(self.hub.broadcast, live)
        return Response(snapshot(live, self.person, version), status_code=status, background=broadcast)

    def result_response(self, live: LiveTable, event: Event) -> Response[CommandResult]:
        """The version as the response. The table is broadcast after the response is sent."""
        broadcast = BackgroundTask(self.hub.broadcast, live)
        return Response(CommandResult(event.sequence), status_code=200, background=broadcast)
