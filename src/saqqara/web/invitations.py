"""Invitations: who invites whom to what, taking the seat, and the address under which other devices reach this server."""

import socket
from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, PathParameter

from ..table.refusal import Refused
from ..table.table import Table
from .config import Config
from .context import Request, RequestContext, problems
from .hub import Command
from .live_table import LiveTable
from .snapshots import clock_info, seat_infos, snapshot
from .wire import InvitationInfo, JoinTable, NetworkInfo, Snapshot

InvitationKey = Annotated[str, PathParameter(min_length=1, max_length=64, description="The key of an invitation.")]
ANOTHER_DEVICE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737). It is only used to ask which of our own addresses would reach it."""


@get("/api/invitations/{key:str}", responses=problems(), summary="An invitation")
async def show_invitation(request: Request, key: InvitationKey) -> InvitationInfo:
    """Who invites you, to which game, with which options; and whether the seat is still open."""
    context = RequestContext(request)
    context.limit("read")
    live, seat = await find_invitation(context, key)
    table = live.table
    mine = table.seats[seat].belongs_to(context.person)
    now = snapshot(live, context.person)
    return InvitationInfo(
        seat=seat,
        open=table.seats[seat].kind == "open",
        table=table.id if mine else None,
        host=host_name(table),
        game=now.game,
        options=now.options,
        status=now.status,
        seats=seat_infos(table, context.person, live.present()),
        clock=clock_info(table, table.events[-1].at),
        from_record=now.from_record,
        commitment=now.commitment,
    )


@post("/api/joins", responses=problems(409, 410, 422), status_code=200, summary="Take up an invitation")
async def join(request: Request, data: JSONBody[JoinTable]) -> Response[Snapshot]:
    """Take the open seat of an invitation. After that the invitation works for nobody else."""
    context = RequestContext(request)
    context.limit("join")
    live, seat = await find_invitation(context, data.key, data.command)
    event = None
    if live.has_executed(data.command, context.person) or not live.table.seats[seat].belongs_to(context.person):
        validate = context.sitting(seat, data, invited=True)
        try:
            event = await context.hub.execute(live, Command(data.command, context.person, validate))
        except Refused as refused:
            raise no_invitation() if refused.error == "error-seat-taken" else refused from None
    return await context.snapshot_response(live, event)


async def find_invitation(context: RequestContext, key: str, command: str | None = None) -> tuple[LiveTable, int]:
    """The table and the seat of an invitation. Refused if there is none.

    After leaving, the invitation has another key. A join that is sent again is then found by its command.
    """
    store = context.hub.store
    found = await store.find_invite(key)
    if found is None and command is not None:
        found = await store.find_seated(command, context.person)
    live = await context.hub.find_current(found[0]) if found else None
    if found is None or live is None:
        raise no_invitation()
    return live, found[1]


def no_invitation() -> Refused:
    """The invitation is unknown, or used by somebody else."""
    return Refused("not_found", "error-no-invitation", "this invitation does not lead anywhere (any more)")


def host_name(table: Table) -> str:
    """The name of the person who opened the table; of another one who sits there if they have left."""
    opened_by = table.events[0].person
    people = [seat for seat in table.seats if seat.kind == "human"]
    people.sort(key=lambda seat: not seat.belongs_to(opened_by))
    return people[0].name if people else ""


# The network
@get("/api/network", responses=problems(), summary="How other devices reach this server")
async def show_network(request: Request) -> NetworkInfo:
    """The address to hand out, for a page that was opened at an address of this machine alone."""
    RequestContext(request).limit("read")
    return NetworkInfo(public_address(request.app.state.config))


def public_address(config: Config) -> str | None:
    """The address under which other devices reach this server; None if they cannot, or if it is not known."""
    if config.origins:
        return config.origins[0]
    host = None if config.network_port is None else network_host()
    return None if host is None else f"http://{host}:{config.network_port}"


def network_host() -> str | None:
    """This machine's address in the local network; None without one. No packet is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(ANOTHER_DEVICE)
        except OSError:
            return None
        host: str = asking.getsockname()[0]
    return None if host.startswith(("127.", "0.")) else host


ROUTES = [show_invitation, join, show_network]
