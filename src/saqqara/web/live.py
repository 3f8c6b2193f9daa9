"""Looking at a table while it goes on: a WebSocket, or server-sent events where WebSockets do not pass."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from ..table.events import Refused
from .hub import Hub, LiveTable
from .tables import Asked, Id, Office, Watch, refusals
from .viewer import Viewer
from .wire import DoneFrame, Frame, Problem, RefusedFrame, SocketCommand

MOST_FRAME = 4096
NOT_FOUND, TOO_MUCH, TOO_OFTEN, LATER = 4404, 1009, 4429, 1013
WISH = msgspec.json.Decoder(SocketCommand)


def problem_of(refused: Refused) -> Problem:
    """A refusal for the wire."""
    return Problem(refused.status, refused.error, refused.text, refused.details, **refused.missed)


@websocket("/api/tables/{table:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    since: FromQuery[int | None] = None,
    watch: FromQuery[str | None] = None,
) -> None:
    """Everything that happens at a table, from a version on; commands may come this way too."""
    office = Office(socket)
    try:
        office.allow("connect")
        live = await office.hub.seen(table, office.person, watch)
    except Refused as refused:
        await socket.accept()
        code = TOO_OFTEN if refused.status == 429 else NOT_FOUND if refused.status == 404 else LATER
        await socket.close(code, refused.error)
        return
    await socket.accept()
    viewer = Viewer(office.person, known_version(live, since))
    office.hub.arrive(live, viewer)
    writer = asyncio.create_task(write(socket, viewer))
    try:
        await read(socket, office, live, viewer)
    finally:
        office.hub.depart(live, viewer)
        viewer.close(1000)
        with suppress(asyncio.CancelledError, Exception):
            await writer


def known_version(live: LiveTable, since: int | None) -> int | None:
    """The version that a viewer says it knows, if it can be."""
    return since if since is not None and 0 < since <= live.table.version else None


async def write(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    """Send what waits."""
    try:
        while (frame := await viewer.frames.get()) is not None:
            await socket.send_data(frame.decode(), mode="text")
        await socket.close(viewer.closed or 1000)
    except (WebSocketDisconnect, RuntimeError, OSError):
        viewer.close(1006)


async def read(socket: WebSocket[Any, Any, Any], office: Office, live: LiveTable, viewer: Viewer) -> None:
    """Take commands until the line is closed; nonsense closes it."""
    while viewer.closed is None:
        try:
            said = await socket.receive_data(mode="text")
        except (WebSocketDisconnect, RuntimeError, OSError, KeyError, TypeError):
            return
        if not isinstance(said, str) or len(said) > MOST_FRAME:
            viewer.close(TOO_MUCH)
            return
        try:
            wish = WISH.decode(said)
        except msgspec.MsgspecError as error:
            viewer.send(RefusedFrame("", Problem(400, "error-bad-request", str(error)[:200])))
            continue
        await obey(office, live, viewer, wish)


async def obey(office: Office, live: LiveTable, viewer: Viewer, wish: SocketCommand) -> None:
    """Carry out a command that came over the line; answer, then broadcast."""

    def weigh(now: Any) -> Any:
        if wish.type == "move":
            return now.decide_move(office.person, wish.move, wish.version)
        return (now.decide_undo if wish.type == "undo" else now.decide_redo)(office.person, wish.version)

    try:
        office.allow("command")
        await office.hub.current(live.table.id)
        _, version = await office.carry_out(live, wish.command, weigh, wish.version)
    except Refused as refused:
        office.hub.metrics.refused.labels(refused.error).inc()
        viewer.send(RefusedFrame(wish.command, problem_of(refused)))
        return
    viewer.send(DoneFrame(wish.command, version))
    await office.hub.broadcast(live)


FRAMES = ResponseSpec(Frame, generate_examples=False, media_type="text/event-stream", description="A frame in each event.")  # type: ignore[arg-type]  # a union of types is no type


@get(
    "/api/tables/{table:str}/events",
    responses=refusals() | {200: FRAMES},
    summary="The same as the WebSocket, as server-sent events",
)
async def stream(
    request: Asked,
    table: Id,
    since: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, required=False)] = None,
    watch: Watch = None,
) -> ServerSentEvent:
    """Frames as `data:` lines of JSON; `since` as for the WebSocket."""
    office = Office(request)
    office.allow("connect")
    live = await office.table(table, watch)
    viewer = Viewer(office.person, known_version(live, since))
    return ServerSentEvent(frames(office.hub, live, viewer))


async def frames(hub: Hub, live: LiveTable, viewer: Viewer) -> AsyncGenerator[ServerSentEventMessage, None]:
    """What a viewer is sent, until they go."""
    hub.arrive(live, viewer)
    try:
        while (frame := await viewer.frames.get()) is not None:
            yield ServerSentEventMessage(data=frame.decode())
    finally:
        hub.depart(live, viewer)
