"""Routes that send what happens at a table: a WebSocket, and server-sent events where WebSockets do not get through."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from ..store.store import StorageFailed
from ..table.commands import validate_move, validate_redo, validate_undo
from ..table.refusal import Refused
from .context import Request, RequestContext, TableId, Validate, Watch, problems
from .errors import OutOfDate, problem_of
from .hub import Command, Hub
from .live_table import LiveTable
from .viewer import NOT_FOUND, Viewer
from .wire import DoneFrame, Frame, Problem, RefusedFrame, SocketCommand

MOST_FRAME = 4096
NORMAL, ABNORMAL, TOO_BIG, TRY_LATER, RATE_LIMITED = 1000, 1006, 1009, 1013, 4429
"""Close codes."""
COMMANDS = msgspec.json.Decoder(SocketCommand)
DISCONNECTED = (WebSocketDisconnect, RuntimeError, OSError)
"""What the framework and the server raise when a client is gone."""
FRAMES = ResponseSpec(Frame, generate_examples=False, media_type="text/event-stream", description="A frame in each event.")  # type: ignore[arg-type]  # a union of types is no type


@websocket("/api/tables/{table:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    since: FromQuery[int | None] = None,
    watch: FromQuery[str | None] = None,
) -> None:
    """Everything that happens at a table after the version `since`; commands can be sent too."""
    context = RequestContext(socket)
    try:
        context.limit("connect")
        live = await context.hub.find_visible(table, context.person, watch)
    except (Refused, StorageFailed) as error:
        await socket.accept()
        await socket.close(close_code(error), problem_of(error).error)
        return
    await socket.accept()
    viewer = Viewer(context.person, known_version(live, since), watch)
    writer = asyncio.create_task(send_frames(socket, viewer))
    try:
        await context.hub.connect(live, viewer)
        await receive_commands(socket, context, live, viewer)
    finally:
        context.hub.disconnect(live, viewer)
        viewer.close(NORMAL)
        with suppress(asyncio.CancelledError, Exception):
            await writer


def close_code(error: Refused | StorageFailed) -> int:
    """Why a client cannot connect."""
    if isinstance(error, Refused) and error.kind in ("rate_limited", "not_found"):
        return RATE_LIMITED if error.kind == "rate_limited" else NOT_FOUND
    return TRY_LATER


def known_version(live: LiveTable, since: int | None) -> int | None:
    """The version that a client says it has, if it can be."""
    return since if since is not None and 0 < since <= live.table.version else None


async def send_frames(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    """Send the viewer's frames as they come."""
    try:
        while (frame := await viewer.frames.get()) is not None:
            await socket.send_data(frame.decode(), mode="text")
        await socket.close(viewer.closed or NORMAL)
    except DISCONNECTED:
        viewer.close(ABNORMAL)


async def receive_commands(socket: WebSocket[Any, Any, Any], context: RequestContext, live: LiveTable, viewer: Viewer) -> None:
    """Execute commands until the connection is closed. A frame that is too long closes it."""
    while viewer.closed is None:
        try:
            text = await socket.receive_data(mode="text")
        except (*DISCONNECTED, KeyError, TypeError):
            return
        if not isinstance(text, str) or len(text) > MOST_FRAME:
            viewer.close(TOO_BIG)
            return
        try:
            command = COMMANDS.decode(text)
        except msgspec.MsgspecError as error:
            viewer.send(RefusedFrame("", Problem(400, "error-bad-request", str(error)[:200])))
            continue
        await execute(context, live, viewer, command)


async def execute(context: RequestContext, live: LiveTable, viewer: Viewer, command: SocketCommand) -> None:
    """Execute a command that came over the WebSocket: commit, answer, broadcast."""
    try:
        context.limit("command")
        event = await context.execute(
            live, Command(command.command, context.person, validation(command, context.person)), command.version
        )
    except (Refused, OutOfDate, StorageFailed) as error:
        problem = problem_of(error)
        context.hub.metrics.refused.labels(problem.error).inc()
        viewer.send(RefusedFrame(command.command, problem))
        return
    viewer.send(DoneFrame(command.command, event.sequence))
    await context.hub.broadcast(live)


def validation(command: SocketCommand, person: str) -> Validate:
    """The validation of a command that came over the WebSocket."""
    if command.type == "move":
        return partial(validate_move, person=person, move=command.move, version=command.version)
    return partial(validate_undo if command.type == "undo" else validate_redo, person=person, version=command.version)


@get(
    "/api/tables/{table:str}/events",
    responses=problems() | {200: FRAMES},
    summary="The frames of the WebSocket, as server-sent events",
)
async def stream(
    request: Request,
    table: TableId,
    since: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, required=False)] = None,
    watch: Watch = None,
) -> ServerSentEvent:
    """Frames as `data:` lines of JSON; `since` as for the WebSocket."""
    context = RequestContext(request)
    context.limit("connect")
    live = await context.table(table, watch)
    viewer = Viewer(context.person, known_version(live, since), watch)
    return ServerSentEvent(server_sent_events(context.hub, live, viewer))


async def server_sent_events(hub: Hub, live: LiveTable, viewer: Viewer) -> AsyncGenerator[ServerSentEventMessage, None]:
    """The viewer's frames, until the client is gone."""
    try:
        await hub.connect(live, viewer)
        while (frame := await viewer.frames.get()) is not None:
            yield ServerSentEventMessage(data=frame.decode())
    finally:
        hub.disconnect(live, viewer)


ROUTES = [socket, stream]
