"""Routes that send what happens at a table: a WebSocket, and server-sent events where WebSockets do not get through."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress
from functools import partial
from typing import Annotated, Any

from litestar import WebSocket, get, websocket
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage

from ..store.interface import StorageFailed
from ..table.refusal import Refused, invalid
from .connections import DISCONNECTED, listen, refuse_socket, write_function
from .context import Context
from .frames import ABNORMAL, NORMAL, close_code, known_version, receive, receive_at_once
from .http import Request, context_of, problems
from .hub import Hub
from .live_table import LiveTable
from .problems import problem_of
from .viewer import Viewer
from .wire import Frame

FRAMES = ResponseSpec(Frame, generate_examples=False, media_type="text/event-stream", description="A frame in each event.")  # type: ignore[arg-type]  # a union of types is no type


@websocket("/api/tables/{table:str}/socket")
async def socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    since: FromQuery[str | None] = None,
    watch: FromQuery[str | None] = None,
    changes: FromQuery[str | None] = None,
) -> None:
    """Everything that happens at a table after the version `since`; commands can be sent too."""
    context = context_of(socket)
    try:
        context.limit("connect")
        known, only_changes = number_in(since), flag_in(changes)
        live = await context.hub.find_visible(table, context.person, watch)
    except (Refused, StorageFailed) as error:
        await refuse_socket(socket.receive, socket.send, close_code(error), problem_of(error).error)
        return
    try:
        await socket.accept()
    except DISCONNECTED:
        return
    write = write_function(socket.scope)
    viewer = Viewer(context.person, known_version(live, known), watch, context.visitor.address, write, only_changes)
    writer = asyncio.create_task(send_frames(socket, viewer))
    try:
        while (again := await show(socket, context, live, viewer)) is not None:
            live = again
            viewer.start_anew()
    finally:
        viewer.close(NORMAL)
        with suppress(asyncio.CancelledError, Exception):
            await writer


def number_in(since: str | None) -> int | None:
    """The version in the address of a WebSocket. Refused if it is no number: the framework would do so without a code."""
    try:
        return None if since is None else int(since)
    except ValueError:
        raise invalid("error-bad-request", "since: Expected `int`, got `str`") from None


def flag_in(changes: str | None) -> bool:
    """The wish for changes in the address of a WebSocket. Refused if it is neither true nor false."""
    if changes not in (None, "true", "false"):
        raise invalid("error-bad-request", "changes: Expected `bool`, got `str`")
    return changes == "true"


async def send_frames(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    """Send the viewer's frames as they come."""
    try:
        while (frame := await viewer.next_frame()) is not None:
            await socket.send_data(frame.decode(), mode="text")
        await socket.close(viewer.closed or NORMAL)
    except DISCONNECTED:
        viewer.close(ABNORMAL)


async def show(socket: WebSocket[Any, Any, Any], context: Context, live: LiveTable, viewer: Viewer) -> LiveTable | None:
    """Show a table until the connection is closed, or goes on to another table: that one is returned."""
    try:
        await context.hub.connect(live, viewer)
        listen(socket.scope, partial(receive_at_once, context, live, viewer))
        return await receive_commands(socket, context, live, viewer)
    finally:
        context.hub.disconnect(live, viewer)


async def receive_commands(
    socket: WebSocket[Any, Any, Any], context: Context, live: LiveTable, viewer: Viewer
) -> LiveTable | None:
    """Execute commands until the connection is closed, or one leads to another table: that one is returned."""
    while viewer.closed is None:
        try:
            text = await socket.receive_data(mode="text")
        except (*DISCONNECTED, KeyError, TypeError):
            return None
        again = await receive(context, live, viewer, text)
        if again is not live:
            return again
    return None


@get(
    "/api/tables/{table:str}/events",
    responses=problems() | {200: FRAMES},
    summary="The frames of the WebSocket, as server-sent events",
)
async def stream(
    request: Request,
    table: Annotated[str, PathParameter(min_length=1, max_length=64, description="The table.")],
    since: Annotated[int | None, QueryParameter(ge=0, le=1_000_000, required=False)] = None,
    watch: Annotated[str | None, QueryParameter(max_length=64, required=False, description="The onlookers' key.")] = None,
    changes: Annotated[bool, QueryParameter(required=False, description="Send only what a move has changed.")] = False,
) -> ServerSentEvent:
    """Frames as `data:` lines of JSON; `since` and `changes` as for the WebSocket."""
    context = context_of(request)
    context.limit("connect")
    live = await context.table(table, watch)
    viewer = Viewer(context.person, known_version(live, since), watch, context.visitor.address, changes=changes)
    return ServerSentEvent(server_sent_events(context.hub, live, viewer))


async def server_sent_events(hub: Hub, live: LiveTable, viewer: Viewer) -> AsyncGenerator[ServerSentEventMessage, None]:
    """The viewer's frames, until the client is gone."""
    try:
        await hub.connect(live, viewer)
        while (frame := await viewer.next_frame()) is not None:
            yield ServerSentEventMessage(data=frame.decode())
    finally:
        hub.disconnect(live, viewer)


ROUTES = [socket, stream]
