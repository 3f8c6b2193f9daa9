"""Invitations: who invites whom to what, and taking the seat."""

from typing import Annotated

from msgspec import Meta

from ..table.events import Seated
from ..table.refusal import Refused
from ..table.table import Table
from .context import Context
from .hub import Command
from .live_table import LiveTable
from .routing import Answer, route
from .snapshots import clock_info, seat_infos, snapshot
from .wire import InvitationInfo, JoinTable, LookOn, Snapshot

InvitationKey = Annotated[str, Meta(min_length=1, max_length=64, description="The key of an invitation.")]


@route("GET", "/invitations/{key}", "An invitation")
async def show_invitation(context: Context, key: InvitationKey) -> InvitationInfo:
    """Who invites you, to which game, with which options; and whether the seat is still open."""
    context.limit("read")
    live, seat = await find_invitation(context, key)
    table = live.table
    mine = table.seats[seat].belongs_to(context.person)
    is_open = table.seats[seat].kind == "open"
    now = snapshot(live, context.person)
    return InvitationInfo(
        seat=seat,
        open=is_open,
        table=table.id if mine else None,
        host=host_name(table),
        game=now.game,
        options=now.options,
        status=now.status,
        seats=seat_infos(table, context.person, live.present()),
        clock=None if table.clock is None else clock_info(table.clock, table.events[-1].at),
        from_record=now.from_record,
        commitment=now.commitment,
        look_on=LookOn(table.id, live.watch) if is_open else None,
    )


@route("POST", "/joins", "Take up an invitation", 409, 410, 422)
async def join(context: Context, data: JoinTable) -> Answer[Snapshot]:
    """Take the open seat of an invitation. Who comes after that by the same invitation gets the next open seat."""
    context.limit("join")
    live, seat = await find_invitation(context, data.key, data.command)
    event = None
    if live.executed(data.command, context.person) or not live.table.seats[seat].belongs_to(context.person):
        validate = context.sitting(seat, data, invited=True)
        try:
            event = await context.hub.execute(live, Command(data.command, context.person, validate))
        except Refused as refused:
            raise no_invitation() if refused.error == "error-seat-taken" else refused from None
    return await context.snapshot_answer(live, event)


async def find_invitation(context: Context, key: str, command: str | None = None) -> tuple[LiveTable, int]:
    """The table and the seat of an invitation. Refused if there is none.

    A join that is sent again is about the seat that it took. After leaving, the invitation has another key: then it is found by
    its command.
    """
    store = context.hub.store
    found = await store.find_invite(key)
    if found is None and command is not None:
        found = await store.find_seated(command, context.person)
    live = await context.hub.find_current(found[0]) if found else None
    if found is None or live is None:
        raise no_invitation()
    prior = live.executed(command, context.person)
    if prior is not None and isinstance(prior.data, Seated):
        return live, prior.data.seat  # whichever seat the invitation leads to now
    return live, invited_seat(live.table, found[1], context.person)


def invited_seat(table: Table, own: int, person: str) -> int:
    """The seat that an invitation leads to: its own; the person's, or the next open one, if another person has taken that."""
    if table.seats[own].kind == "open" or table.seats[own].belongs_to(person):
        return own
    free = [i for i, seat in enumerate(table.seats) if seat.kind == "open" and seat.person == ""]
    return next(iter([*table.seats_of(person), *free]), own)


def no_invitation() -> Refused:
    """The invitation is unknown, or used by somebody else."""
    return Refused("not_found", "error-no-invitation", "this invitation does not lead anywhere (any more)")


def host_name(table: Table) -> str:
    """The name of the person who opened the table; of another one who sits there if they have left."""
    opened_by = table.events[0].person
    people = [seat for seat in table.seats if seat.kind == "human"]
    people.sort(key=lambda seat: not seat.belongs_to(opened_by))
    return people[0].name if people else ""


ROUTES = [show_invitation, join]
