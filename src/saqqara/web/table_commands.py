"""Routes that change a table. Each executes a command: validate, write, answer, broadcast."""

import time
from functools import partial
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody, QueryParameter

from ..table.commands import (
    validate_chat,
    validate_leave,
    validate_move,
    validate_redo,
    validate_rematch,
    validate_resign,
    validate_sit,
    validate_start,
    validate_undo,
    validate_undo_answer,
)
from ..table.fairness import commitment, table_secret
from ..table.refusal import Refused
from .context import Request, RequestContext, SeatNumber, TableId, problems
from .creation import create_rematch, rematch_id
from .hub import Command
from .identity import new_secret
from .live_table import LiveTable
from .tables import begin
from .wire import (
    AgreeToRematch,
    AnswerUndo,
    CommandResult,
    Commitment,
    PlainCommand,
    PlayMove,
    Resign,
    SendChat,
    Snapshot,
    TakeSeat,
    UndoOrRedo,
)


@post("/api/tables/{table:str}/start", responses=problems(409), status_code=200, summary="Begin")
async def start(request: Request, table: TableId, data: JSONBody[PlainCommand]) -> Response[Snapshot]:
    """Begin, once every seat is taken."""
    context = RequestContext(request)
    live, event = await context.command(table, data.command, partial(validate_start, person=context.person))
    return await context.snapshot_response(live, event)


@post("/api/tables/{table:str}/moves", responses=problems(409, 410, 422), status_code=200, summary="Move")
async def move(request: Request, table: TableId, data: JSONBody[PlayMove]) -> Response[CommandResult]:
    """Play a move, in notation, for whichever of your seats must decide."""
    context = RequestContext(request)
    validate = partial(validate_move, person=context.person, move=data.move, version=data.version)
    return context.result_response(*await context.command(table, data.command, validate, data.version))


@post("/api/tables/{table:str}/undo", responses=problems(409, 410, 422), status_code=200, summary="Undo")
async def undo(request: Request, table: TableId, data: JSONBody[UndoOrRedo]) -> Response[CommandResult]:
    """Take back your last decision, where that is fair. If it is another person's turn already, they are asked."""
    context = RequestContext(request)
    validate = partial(validate_undo, person=context.person, version=data.version)
    return context.result_response(*await context.command(table, data.command, validate, data.version))


@post(
    "/api/tables/{table:str}/undo/answer", responses=problems(409, 410, 422), status_code=200, summary="Allow an undo, or not"
)
async def answer_undo(request: Request, table: TableId, data: JSONBody[AnswerUndo]) -> Response[CommandResult]:
    """Answer somebody who asks to take back. When everybody has agreed, it is done."""
    context = RequestContext(request)
    validate = partial(validate_undo_answer, person=context.person, accept=data.accept, version=data.version)
    return context.result_response(*await context.command(table, data.command, validate, data.version))


@post(
    "/api/tables/{table:str}/redo", responses=problems(409, 410, 422), status_code=200, summary="Play again what was taken back"
)
async def redo(request: Request, table: TableId, data: JSONBody[UndoOrRedo]) -> Response[CommandResult]:
    """Play again what was taken back."""
    context = RequestContext(request)
    validate = partial(validate_redo, person=context.person, version=data.version)
    return context.result_response(*await context.command(table, data.command, validate, data.version))


@post("/api/tables/{table:str}/resign", responses=problems(409, 410, 422), status_code=200, summary="Give up")
async def resign(request: Request, table: TableId, data: JSONBody[Resign]) -> Response[CommandResult]:
    """Give up for a seat. With two players the game ends; with more a bot plays on."""
    context = RequestContext(request)
    validate = partial(validate_resign, person=context.person, seat=data.seat, version=data.version)
    return context.result_response(*await context.command(table, data.command, validate, data.version))


@post("/api/tables/{table:str}/chat", responses=problems(409, 422), status_code=200, summary="Say something")
async def chat(request: Request, table: TableId, data: JSONBody[SendChat]) -> Response[CommandResult]:
    """Say something to everybody at the table."""
    context = RequestContext(request)
    context.hub.restrictions.check_chat(context.person)
    validate = partial(validate_chat, person=context.person, text=data.text, phrase=data.phrase)
    return context.result_response(*await context.command(table, data.command, validate))


@put("/api/tables/{table:str}/seats/{seat:int}", responses=problems(409, 410, 422), summary="Take a seat")
async def sit(request: Request, table: TableId, seat: SeatNumber, data: JSONBody[TakeSeat]) -> Response[Snapshot]:
    """Take an open seat of a public table, or come back to your own."""
    context = RequestContext(request)
    live, event = await context.command(table, data.command, context.sitting(seat, data, invited=False))
    return await context.snapshot_response(live, event)


@delete("/api/tables/{table:str}/seats/{seat:int}", responses=problems(409, 410, 422), status_code=200, summary="Leave")
async def leave(
    request: Request,
    table: TableId,
    seat: SeatNumber,
    command: Annotated[str, QueryParameter(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")],
) -> Response[Snapshot]:
    """Leave a seat. Before the game it is open again; during the game a bot plays on, and you may come back."""
    context = RequestContext(request)
    validate = partial(validate_leave, person=context.person, seat=seat)
    live, event = await context.command(table, command, validate, new_invite=new_secret())
    return await context.snapshot_response(live, event)


@get("/api/tables/{table:str}/rematch", responses=problems(409), summary="The secret of the next table, as its SHA-256")
async def show_rematch(request: Request, table: TableId) -> Commitment:
    """What the table of the rematch publishes. Ask before you add your random number to it."""
    context = RequestContext(request)
    found = (await context.table(table)).table
    return Commitment(
        commitment(table_secret(context.hub.store.key, found.rematch or rematch_id(found, context.hub.store.key)))
    )


@post("/api/tables/{table:str}/rematch", responses=problems(409, 422), status_code=200, summary="Play again")
async def rematch(request: Request, table: TableId, data: JSONBody[AgreeToRematch]) -> Response[Snapshot]:
    """Agree to play again. The first who does opens the new table; it begins when everybody has agreed."""
    context = RequestContext(request)
    context.limit("create")
    live = await context.hub.find_visible(table, context.person)
    new_live = await find_rematch(context, live, data.command)
    for count, seat in enumerate(new_live.table.seats_kept_for(context.person)):
        validate = partial(validate_sit, person=context.person, seat=seat, name="", invited=False, number=data.number)
        try:
            await context.hub.execute(new_live, Command(f"agree:{seat}" if count else data.command, context.person, validate))
        except Refused as refused:
            if refused.error != "error-seated":  # sent twice at once: the other one has taken the seat
                raise
    if new_live.table.status == "waiting" and not any(seat.kind == "open" for seat in new_live.table.seats):
        await begin(context, new_live)
    return await context.snapshot_response(new_live)


async def find_rematch(context: RequestContext, live: LiveTable, command_id: str) -> LiveTable:
    """The table of a rematch. It is opened if there is none yet."""
    if live.table.rematch is not None:
        return await context.hub.find_visible(live.table.rematch, context.person)
    new, created = create_rematch(live.table, context.hub.store.key, time.time())
    validate_rematch(live.table, context.person, new.id)
    new_live = await context.hub.create(new, created)
    command = Command(command_id, context.person, partial(validate_rematch, person=context.person, new_table=new.id))
    try:
        await context.hub.execute(live, command)
    except Refused as refused:
        if refused.error != "error-rematch":  # somebody else asked at the same time: it is the same table
            raise
    await context.hub.broadcast(live)
    return new_live


ROUTES = [start, move, undo, answer_undo, redo, resign, chat, sit, leave, show_rematch, rematch]
