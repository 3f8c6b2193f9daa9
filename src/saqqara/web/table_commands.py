"""Routes that change a table. Each executes a command: validate, write, answer, broadcast."""

import time
from functools import partial
from typing import Annotated

from msgspec import Meta

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
from ..table.events import Event
from ..table.refusal import Refused, not_found, seat_taken
from .context import Context, SeatNumber, TableId
from .creation import create_rematch, rematch_id
from .hub import Command
from .identity import new_secret
from .live_table import LiveTable
from .routing import Answer, route
from .tables import BEGIN, begin
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

AGREE = "agree:"
"""The commands begin so by which a person who agrees to a rematch sits down on further seats."""


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
    new_live = await find_rematch(context, live, data.command)
    await agree(context, new_live, data)
    if new_live.table.status == "waiting" and not any(seat.kind == "open" for seat in new_live.table.seats):
        await begin(context, new_live)
    return await context.snapshot_answer(new_live, agreement(new_live, context.person, data.command))


async def find_rematch(context: Context, live: LiveTable, command_id: str) -> LiveTable:
    """The table of a rematch. It is opened if there is none yet."""
    hub, person = context.hub, context.person
    new_id = live.table.rematch or rematch_id(live.table, hub.store.key)
    validate = partial(validate_rematch, person=person, new_table=new_id)
    if live.table.rematch is None and command_id not in live.commands:
        validate(live.table)
        await hub.create(*create_rematch(live.table, hub.store.key, time.time()))
    try:
        await hub.execute(live, Command(command_id, person, validate))
    except Refused as refused:
        if refused.error != "error-rematch":  # there is one already, and it is the same table
            raise
    hub.broadcast(live)
    new_live = await hub.find_current(new_id)
    if new_live is None:
        raise not_found()
    return new_live


async def agree(context: Context, live: LiveTable, data: AgreeToRematch) -> None:
    """Sit down on every seat that is kept for the visitor, or that they have left and nobody has taken.

    The command is that of the first one. When it is sent again, it completes an agreement that was interrupted.
    """
    person, sent_again = context.person, data.command in live.commands
    own = [number for number, seat in enumerate(live.table.created.seats) if seat.person == person]
    for seat in own:
        first = seat == own[0]
        found = live.table.seats[seat]
        free = found.kind == "open" and found.person in ((person,) if sent_again else (person, ""))
        if not (free or (first and sent_again)):
            continue
        command_id = data.command if first else f"{AGREE}{seat}:{live.table.version}"
        validate = partial(validate_sit, person=person, seat=seat, name="", invited=True, number=data.number)
        try:
            await context.hub.execute(live, Command(command_id, person, validate))
        except Refused as refused:
            if refused.error != "error-seated":  # another command has taken the seat at the same time
                raise
    if not (live.visible_to(person, None) or live.executed(data.command, person)):
        raise seat_taken()  # they had left, and somebody else sits there


def agreement(live: LiveTable, person: str, command_id: str) -> Event | None:
    """The last event of an agreement: the person has all their seats, and the game begins if that was all it waited for."""
    last = live.executed(command_id, person)
    for event in live.table.events[last.sequence :] if last is not None else ():
        if event.command != BEGIN and not (event.person == person and event.command.startswith(AGREE)):
            break
        last = event
    return last


ROUTES = [start, move, undo, answer_undo, redo, resign, chat, sit, leave, show_rematch, rematch]
