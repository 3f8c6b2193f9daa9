"""The doors to tables, by HTTP. Every one of them either does what it says or refuses with a reason."""

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Annotated, Any, cast

from litestar import Request, Response, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.connection import ASGIConnection
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

from ..store.store import NewTable
from ..table.events import SYSTEM, Event, Refused
from ..table.previews import previews
from ..table.table import Table, TableRecord, Verdict
from .door import Visitor
from .hub import Hub, LiveTable, problem_with
from .limits import Limiter
from .opening import open_rematch, open_study, open_table
from .people import new_secret
from .pictures import log_of, prologue_of, table_line
from .thinking import Thinkers
from .wire import (
    PLAYERS,
    AnalysisInfo,
    CommandResult,
    CreateStudy,
    CreateTable,
    HintInfo,
    JoinTable,
    LogEntry,
    PlainCommand,
    PlayMove,
    Preview,
    Problem,
    RequestHints,
    Resign,
    SendChat,
    Snapshot,
    TableSummary,
    TakeSeat,
    UndoOrRedo,
    View,
)

Asked = Request[Any, Any, Any]
Id = Annotated[str, PathParameter(min_length=1, max_length=64, description="The table.")]
Watch = Annotated[str | None, QueryParameter(max_length=64, required=False, description="The onlookers' key.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=PLAYERS[-1] - 1, description="A seat, counted from 0.")]
REFUSALS = {
    400: "The request cannot be read.",
    403: "It is not yours to do.",
    404: "There is no such table, or it is not yours to see.",
    409: "Something else happened first; `events` and `table` say what.",
    410: "The game is finished.",
    413: "Too large.",
    422: "It cannot be: `error` says why.",
    429: "Too often.",
    503: "It could not be saved, and was not done.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a door, for the OpenAPI document."""
    own = (400, 403, 404, 413, 429, 503, *statuses)
    return {status: ResponseSpec(Problem, generate_examples=False, description=REFUSALS[status]) for status in own}


class Office:
    """What the doors need of one request: who asks, and where things are."""

    def __init__(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        self.hub: Hub = request.app.state.hub
        self.thinkers: Thinkers = request.app.state.thinkers
        self.limiter: Limiter = request.app.state.limiter
        self.visitor: Visitor = request.scope["saqqara"]  # type: ignore[typeddict-item]

    @property
    def person(self) -> str:
        """Who asks."""
        return self.visitor.person

    def allow(self, kind: str) -> None:
        """Refused (429) if it was too often."""
        by_address = kind in ("create", "join", "connect")
        self.limiter.check(kind, self.visitor.address if by_address else self.person)

    async def table(self, table: str, watch: str | None = None) -> LiveTable:
        """A table that this person knows of."""
        self.allow("read")
        return await self.hub.seen(table, self.person, watch)

    async def command(
        self, table: str, command: str, weigh: Callable[[Table], Verdict], version: int | None = None, invite: str | None = None
    ) -> tuple[LiveTable, int]:
        """Carry out a command; refused ones who are out of date learn what they have missed."""
        self.allow("command")
        live = await self.hub.seen(table, self.person, None)
        return await self.carry_out(live, command, weigh, version, invite)

    async def carry_out(
        self,
        live: LiveTable,
        command: str,
        weigh: Callable[[Table], Verdict],
        version: int | None = None,
        invite: str | None = None,
    ) -> tuple[LiveTable, int]:
        """The same, at a table that was found already."""
        with self.telling(live, version):
            live, event = await self.hub.command(live, self.person, command, weigh, invite)
        return live, event.sequence

    @contextmanager
    def telling(self, live: LiveTable, version: int | None) -> Iterator[None]:
        """A refusal in here tells what was missed since a version."""
        try:
            yield
        except Refused as refused:
            refused.missed = problem_with(live, self.person, refused, version)
            raise

    def shown(self, live: LiveTable, status: int = 200) -> Response[Snapshot]:
        """The table as the answer; the broadcast comes after it."""
        return Response(live.snapshot(self.person), status_code=status, background=BackgroundTask(self.hub.broadcast, live))

    def done(self, live: LiveTable, version: int) -> Response[CommandResult]:
        """The version as the answer; the broadcast comes after it."""
        return Response(CommandResult(version), status_code=200, background=BackgroundTask(self.hub.broadcast, live))


@get("/api/tables", responses=refusals(), summary="Public tables, or one's own")
async def list_tables(request: Asked, mine: FromQuery[bool] = False) -> list[TableSummary]:
    """Public tables that are not finished; with `mine=true` every table where you sit."""
    office = Office(request)
    office.allow("read")
    store = office.hub.store
    lines = []
    for table in (await (store.of_person(office.person) if mine else store.public()))[:30]:
        live = await office.hub.find(table)
        if live is not None:
            lines.append(table_line(live.table, office.person, live.present()))
        await asyncio.sleep(0)
    return lines


@post("/api/tables", responses=refusals(409, 422), status_code=201, summary="Open a table")
async def create_table(request: Asked, data: JSONBody[CreateTable]) -> Response[Snapshot]:
    """Open a table. If no seat waits for a friend, the game begins at once."""
    office = Office(request)
    office.allow("create")
    return office.shown(await opened(office, *open_table(office.visitor, data, time.time())), 201)


@post("/api/studies", responses=refusals(409, 422), status_code=201, summary="Study a record")
async def create_study(request: Asked, data: JSONBody[CreateStudy]) -> Response[Snapshot]:
    """A record as a table, to step through and analyse."""
    office = Office(request)
    office.allow("create")
    return office.shown(await opened(office, *open_study(office.visitor, data, time.time())), 201)


async def opened(office: Office, new: NewTable, first: Event) -> LiveTable:
    """A new table, begun if everybody is there."""
    live = await office.hub.create(new, first)
    if live.table.status == "waiting" and all(seat.kind != "open" for seat in live.table.seats):
        await office.hub.command(live, SYSTEM, "start:at-once", lambda now: now.decide_start(office.person))
    return live


@post("/api/joins", responses=refusals(409, 410, 422), status_code=200, summary="Take up an invitation")
async def join(request: Asked, data: JSONBody[JoinTable]) -> Response[Snapshot]:
    """Take the open seat that a link leads to. From then on the link leads nobody else there."""
    office = Office(request)
    office.allow("join")
    found = await office.hub.store.invited(data.key)
    live = await office.hub.current(found[0]) if found else None
    if found is None or live is None:
        raise no_invitation()
    seat = found[1]
    if not live.table.seats[seat].belongs_to(office.person):
        try:
            await office.carry_out(live, data.command, lambda now: now.decide_sit(office.person, seat, data.name, invited=True))
        except Refused as refused:
            raise no_invitation() if refused.error == "error-seat-taken" else refused from None
    return office.shown(live)


def no_invitation() -> Refused:
    """404: a link that is unknown, or somebody else's by now."""
    return Refused(404, "error-no-invitation", "this invitation does not lead anywhere (any more)")


@get("/api/tables/{table:str}", responses=refusals(), summary="A table")
async def show_table(request: Asked, table: Id, watch: Watch = None) -> Snapshot:
    """A table as you see it."""
    office = Office(request)
    return (await office.table(table, watch)).snapshot(office.person)


@get("/api/tables/{table:str}/log", responses=refusals(), summary="The log")
async def show_log(request: Asked, table: Id, watch: Watch = None) -> list[LogEntry]:
    """Everything that happened, in words."""
    return log_of((await Office(request).table(table, watch)).table)


@get("/api/tables/{table:str}/prologue", responses=refusals(), summary="What came before the log")
async def show_prologue(request: Asked, table: Id, watch: Watch = None) -> list[LogEntry]:
    """The moves that the table began with, in words: those of a record that is studied or played on from."""
    return await asyncio.to_thread(prologue_of, (await Office(request).table(table, watch)).table)


@get("/api/tables/{table:str}/plies/{ply:int}", responses=refusals(), summary="The table after so many moves")
async def show_ply(request: Asked, table: Id, ply: Annotated[int, PathParameter(ge=0, le=10_000)], watch: Watch = None) -> View:
    """What an onlooker saw after so many moves."""
    live = await Office(request).table(table, watch)
    if ply > len(live.table.played) or live.table.status == "waiting":
        raise Refused(404, "error-no-ply", f"this game has {len(live.table.played)} moves")
    return cast("View", live.table.state_at(ply).view())


@get("/api/tables/{table:str}/record", responses=refusals(409), summary="The record")
async def show_record(request: Asked, table: Id, watch: Watch = None) -> TableRecord:
    """The record of a finished game, with the seed that proves its chance."""
    return (await Office(request).table(table, watch)).table.record()


@get("/api/tables/{table:str}/analysis", responses=refusals(409), summary="The analysis")
async def show_analysis(request: Asked, table: Id, watch: Watch = None) -> AnalysisInfo:
    """The analysis of a finished game. The first call begins it; ask again until it is done."""
    office = Office(request)
    return await office.thinkers.analysis(await office.table(table, watch))


@get("/api/tables/{table:str}/previews", responses=refusals(), summary="What each move would do")
async def show_previews(request: Asked, table: Id) -> list[Preview]:
    """What each of your legal moves would do, as far as you can know."""
    office = Office(request)
    live = await office.table(table)
    if live.table.acting(office.person) is None:
        return []
    return await asyncio.to_thread(previews, live.table.state)


@post("/api/tables/{table:str}/hint", responses=refusals(409, 410), status_code=200, summary="Good moves")
async def ask_hint(request: Asked, table: Id, data: JSONBody[RequestHints]) -> list[HintInfo]:
    """Good moves for you, each with a reason."""
    office = Office(request)
    office.allow("think")
    live = await office.table(table)
    with office.telling(live, data.version):
        live.table.check_running(data.version)
        if live.table.acting(office.person) is None:
            raise Refused(403, "error-not-yours", "it is not your decision")
    return await office.thinkers.hints(live.table.state)


@post("/api/tables/{table:str}/start", responses=refusals(409), status_code=200, summary="Begin")
async def start(request: Asked, table: Id, data: JSONBody[PlainCommand]) -> Response[Snapshot]:
    """Begin, once every seat is taken."""
    office = Office(request)
    live, _ = await office.command(table, data.command, lambda now: now.decide_start(office.person))
    return office.shown(live)


@post("/api/tables/{table:str}/moves", responses=refusals(409, 410, 422), status_code=200, summary="Move")
async def move(request: Asked, table: Id, data: JSONBody[PlayMove]) -> Response[CommandResult]:
    """Play a move, in notation, for whichever of your seats must decide."""
    office = Office(request)
    return office.done(
        *await office.command(
            table, data.command, lambda now: now.decide_move(office.person, data.move, data.version), data.version
        )
    )


@post("/api/tables/{table:str}/undo", responses=refusals(409, 410, 422), status_code=200, summary="Take back")
async def undo(request: Asked, table: Id, data: JSONBody[UndoOrRedo]) -> Response[CommandResult]:
    """Take your last decision back, where that is fair."""
    office = Office(request)
    weigh = lambda now: now.decide_undo(office.person, data.version)  # noqa: E731
    return office.done(*await office.command(table, data.command, weigh, data.version))


@post("/api/tables/{table:str}/redo", responses=refusals(409, 410, 422), status_code=200, summary="Bring back")
async def redo(request: Asked, table: Id, data: JSONBody[UndoOrRedo]) -> Response[CommandResult]:
    """Bring back what was taken back."""
    office = Office(request)
    weigh = lambda now: now.decide_redo(office.person, data.version)  # noqa: E731
    return office.done(*await office.command(table, data.command, weigh, data.version))


@post("/api/tables/{table:str}/resign", responses=refusals(409, 410, 422), status_code=200, summary="Give up")
async def resign(request: Asked, table: Id, data: JSONBody[Resign]) -> Response[CommandResult]:
    """Give up a seat. With two players the game ends; with more a bot plays on."""
    office = Office(request)
    weigh = lambda now: now.decide_resign(office.person, data.seat, data.version)  # noqa: E731
    return office.done(*await office.command(table, data.command, weigh, data.version))


@post("/api/tables/{table:str}/chat", responses=refusals(409, 422), status_code=200, summary="Say something")
async def chat(request: Asked, table: Id, data: JSONBody[SendChat]) -> Response[CommandResult]:
    """Say something to everybody at the table."""
    office = Office(request)
    weigh = lambda now: now.decide_chat(office.person, data.text, data.phrase)  # noqa: E731
    return office.done(*await office.command(table, data.command, weigh))


@put("/api/tables/{table:str}/seats/{seat:int}", responses=refusals(409, 410, 422), summary="Sit down")
async def sit(request: Asked, table: Id, seat: SeatNumber, data: JSONBody[TakeSeat]) -> Response[Snapshot]:
    """Take an open seat of a public table, or come back to your own."""
    office = Office(request)
    weigh = lambda now: now.decide_sit(office.person, seat, data.name, invited=False)  # noqa: E731
    live, _ = await office.command(table, data.command, weigh)
    return office.shown(live)


@delete("/api/tables/{table:str}/seats/{seat:int}", responses=refusals(409, 410, 422), status_code=200, summary="Leave")
async def leave(
    request: Asked,
    table: Id,
    seat: SeatNumber,
    command: Annotated[str, QueryParameter(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")],
) -> Response[Snapshot]:
    """Leave a seat. Before the game it is open again; during it a bot plays on, and you may come back."""
    office = Office(request)
    weigh = lambda now: now.decide_leave(office.person, seat)  # noqa: E731
    live, _ = await office.command(table, command, weigh, invite=new_secret())
    return office.shown(live)


@post("/api/tables/{table:str}/rematch", responses=refusals(409, 422), status_code=200, summary="Play again")
async def rematch(request: Asked, table: Id, data: JSONBody[PlainCommand]) -> Response[Snapshot]:
    """Another game for the same people; whoever asks is led to the same new table."""
    office = Office(request)
    office.allow("create")
    live = await office.hub.seen(table, office.person, None)
    if live.table.rematch is None:
        new, first = open_rematch(live.table, office.person, time.time())
        live.table.decide_rematch(office.person, new.id)
        fresh = await opened(office, new, first)
        try:
            await office.carry_out(live, data.command, lambda now: now.decide_rematch(office.person, new.id))
        except Refused as refused:
            if refused.error != "error-rematch":
                raise
        await office.hub.broadcast(live)
        return office.shown(fresh)
    again = await office.hub.seen(live.table.rematch, office.person, None)
    return office.shown(again)


DOORS = [
    list_tables, create_table, create_study, join, show_table, show_log, show_prologue, show_ply, show_record, show_analysis,
    show_previews, ask_hint, start, move, undo, redo, resign, chat, sit, leave, rematch,
]  # fmt: skip
