"""Rematches: who agrees to play again sits down at a new table, which begins when everybody has agreed."""

import time
from functools import partial

from ..table.commands import validate_rematch, validate_sit
from ..table.events import Event
from ..table.refusal import Refused, not_found, seat_taken
from .context import Context
from .creation import create_rematch, rematch_id
from .hub import Command
from .live_table import LiveTable
from .tables import BEGIN, begin
from .wire import AgreeToRematch

AGREE = "agree:"
"""The commands begin so by which a person who agrees to a rematch sits down on further seats."""


async def agree_to_rematch(context: Context, live: LiveTable, data: AgreeToRematch) -> tuple[LiveTable, Event | None]:
    """Agree to play again. Returns the new table, and the last event of the agreement."""
    new_live = await find_rematch(context, live, data.command)
    await agree(context, new_live, data)
    if new_live.table.status == "waiting" and not any(seat.kind == "open" for seat in new_live.table.seats):
        await begin(context, new_live)
    return new_live, agreement(new_live, context.person, data.command)


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
