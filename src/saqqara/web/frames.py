"""What happens at a table, as frames: connecting a viewer, and commands that come over the same connection."""

from functools import partial

import msgspec

from ..store.interface import StorageFailed
from ..table.commands import validate_move, validate_redo, validate_undo
from ..table.refusal import Refused
from .context import Context, Validate
from .hub import Command
from .live_table import LiveTable
from .problems import OutOfDate, problem_of
from .viewer import NOT_FOUND, Viewer
from .wire import DoneFrame, Problem, RefusedFrame, SocketCommand

MOST_FRAME = 4096
NORMAL, ABNORMAL, TOO_BIG, TRY_LATER, RATE_LIMITED = 1000, 1006, 1009, 1013, 4429
"""Close codes."""
COMMANDS = msgspec.json.Decoder(SocketCommand)


def close_code(error: Refused | StorageFailed) -> int:
    """Why a client cannot connect."""
    kind = error.kind if isinstance(error, Refused) else "unavailable"
    return {"rate_limited": RATE_LIMITED, "not_found": NOT_FOUND, "forbidden": NOT_FOUND}.get(kind, TRY_LATER)


def known_version(live: LiveTable, since: int | None) -> int | None:
    """The version that a client says it has, if it can be."""
    return since if since is not None and 0 < since <= live.table.version else None


async def receive(context: Context, live: LiveTable, viewer: Viewer, text: object) -> None:
    """Execute a command that came over a connection. A frame that is too long closes it."""
    if not isinstance(text, str) or len(text) > MOST_FRAME:
        viewer.close(TOO_BIG)
        return
    try:
        command = COMMANDS.decode(text)
    except msgspec.MsgspecError as error:
        viewer.send(RefusedFrame("", Problem(400, "error-bad-request", str(error)[:200])))
        return
    await execute(context, live, viewer, command)


async def execute(context: Context, live: LiveTable, viewer: Viewer, command: SocketCommand) -> None:
    """Execute a command: commit, answer, broadcast."""
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
    context.hub.send_update(live, viewer, DoneFrame(command.command, event.sequence))
    await context.hub.broadcast(live)


def validation(command: SocketCommand, person: str) -> Validate:
    """The validation of a command."""
    if command.type == "move":
        return partial(validate_move, person=person, move=command.move, version=command.version)
    return partial(validate_undo if command.type == "undo" else validate_redo, person=person, version=command.version)
