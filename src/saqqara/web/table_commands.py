"""Routes that change a table. Each executes a command: validate, write, answer, broadcast."""

from functools import partial
from typing import Annotated

from msgspec import Meta

from ..table.commands import (
    validate_chat,
    validate_leave,
    validate_move,
    validate_redo,
    validate_resign,
    validate_start,
    validate_undo,
    validate_undo_answer,
)
from .context import Context, SeatNumber, TableId
from .creation import rematch_id
from .identity import new_secret
from .rematch import agree_to_rematch
from .routing import Answer, route
from .wire import (
    MOST_LEVELS,
    AgreeToRematch,
    AnswerUndo,
    CommandResult,
    Commitment,
    PlayMove,
    Resign,
    SendChat,
    Snapshot,
    StartTable,
    TakeSeat,
    UndoOrRedo,
)


@route("POST", "/tables/{table}/start", "Begin", 409)
async def start(context: Context, table: TableId, data: StartTable) -> Answer[Snapshot]:
    """Begin, once every seat is taken; or let bots take the open ones."""
    validate = partial(validate_start, person=context.person, bots=data.bots)
    live, event = await context.command(table, data.command, validate)
    return await context.snapshot_answer(live, event)


@route("POST", "/tables/{table}/moves", "Move", 409, 410, 422)
async def move(context: Context, table: TableId, data: PlayMove) -> Answer[CommandResult]:
    """Play a move, in notation, for whichever of your seats must decide."""
    validate = partial(validate_move, person=context.person, move=data.move, version=data.version)
    return context.result_answer(*await context.command(table, data.command, validate, data.version))


@route("POST", "/tables/{table}/undo", "Undo", 409, 410, 422)
async def undo(context: Context, table: TableId, data: UndoOrRedo) -> Answer[CommandResult]:
    """Take back your last decision, where that is fair. If it is another person's turn already, they are asked."""
    validate = partial(validate_undo, person=context.person, version=data.version)
    return context.result_answer(*await context.command(table, data.command, validate, data.version))


@route("POST", "/tables/{table}/undo/answer", "Allow an undo, or not", 409, 410, 422)
async def answer_undo(context: Context, table: TableId, data: AnswerUndo) -> Answer[CommandResult]:
    """Answer somebody who asks to take back. When everybody has agreed, it is done."""
    validate = partial(validate_undo_answer, person=context.person, accept=data.accept, version=data.version)
    return context.result_answer(*await context.command(table, data.command, validate, data.version))


@route("POST", "/tables/{table}/redo", "Play again what was taken back", 409, 410, 422)
async def redo(context: Context, table: TableId, data: UndoOrRedo) -> Answer[CommandResult]:
    """Play again what was taken back."""
    validate = partial(validate_redo, person=context.person, version=data.version)
    return context.result_answer(*await context.command(table, data.command, validate, data.version))


@route("POST", "/tables/{table}/resign", "Give up", 409, 410, 422)
async def resign(context: Context, table: TableId, data: Resign) -> Answer[CommandResult]:
    """Give up for a seat. With two players the game ends; with more a bot plays on."""
    validate = partial(validate_resign, person=context.person, seat=data.seat, version=data.version)
    return context.result_answer(*await context.command(table, data.command, validate, data.version))


@route("POST", "/tables/{table}/chat", "Say something", 409, 422)
async def chat(context: Context, table: TableId, data: SendChat) -> Answer[CommandResult]:
    """Say something to everybody at the table."""
    context.hub.restrictions.check_chat(context.person)
    validate = partial(validate_chat, person=context.person, text=data.text, phrase=data.phrase)
    return context.result_answer(*await context.command(table, data.command, validate))


@route("PUT", "/tables/{table}/seats/{seat}", "Take a seat", 409, 410, 422)
async def sit(context: Context, table: TableId, seat: SeatNumber, data: TakeSeat) -> Answer[Snapshot]:
    """Take an open seat of a public table, or come back to your own."""
    live, event = await context.command(table, data.command, context.sitting(seat, data, invited=False))
    return await context.snapshot_answer(live, event)


@route("DELETE", "/tables/{table}/seats/{seat}", "Leave", 409, 410, 422)
async def leave(
    context: Context,
    table: TableId,
    seat: SeatNumber,
    command: Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")],
    level: Annotated[int, Meta(ge=1, le=MOST_LEVELS)] | None = None,
) -> Answer[Snapshot]:
    """Leave a seat. Before the game it is open again; during the game a bot plays on, and you may come back.

    `level` is the level of the bot.
    """
    validate = partial(validate_leave, person=context.person, seat=seat, level=level)
    live, event = await context.command(table, command, validate, new_invite=new_secret())
    return await context.snapshot_answer(live, event)


@route("GET", "/tables/{table}/rematch", "The secret of the next table, as its SHA-256", 409)
async def show_rematch(context: Context, table: TableId) -> Commitment:
    """What the table of the rematch publishes. Ask before you add your random number to it."""
    found = (await context.table(table)).table
    return await context.commitment(found.rematch or rematch_id(found, context.hub.store.key))


@route("POST", "/tables/{table}/rematch", "Play again", 409, 422)
async def rematch(context: Context, table: TableId, data: AgreeToRematch) -> Answer[Snapshot]:
    """Agree to play again. The first who does opens the new table; it begins when everybody has agreed."""
    context.limit("create")
    live = await context.hub.find_visible(table, context.person)
    return await context.snapshot_answer(*await agree_to_rematch(context, live, data))


ROUTES = [start, move, undo, answer_undo, redo, resign, chat, sit, leave, show_rematch, rematch]
