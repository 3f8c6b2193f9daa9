"""What happens at a table, as frames: connecting a viewer, and commands that come over the same connection."""

import asyncio
from functools import partial

import msgspec

from ..store.interface import Conflict, StorageFailed
from ..table.commands import validate_move, validate_redo, validate_undo
from ..table.events import Event
from ..table.refusal import Refused
from .context import Context, Validate
from .hub import Command, Commit
from .live_table import LiveTable
from .problems import OutOfDate, problem_of
from .rematch import agree_to_rematch
from .viewer import NOT_FOUND, TOO_MANY, UNREADABLE, Viewer
from .wire import AgreeToRematch, DoneFrame, Problem, RefusedFrame, SocketCommand

MOST_FRAME = 4096
NORMAL, ABNORMAL, TOO_BIG, TRY_LATER = 1000, 1006, 1009, 1013
"""Close codes."""
REFUSALS = (Refused, OutOfDate, StorageFailed)
"""Why a command is not executed."""
COMMANDS = msgspec.json.Decoder(SocketCommand)


def close_code(error: Refused | StorageFailed) -> int:
    """Why a client cannot connect."""
    kind = error.kind if isinstance(error, Refused) else "unavailable"
    codes = {"invalid": UNREADABLE, "rate_limited": TOO_MANY, "not_found": NOT_FOUND, "forbidden": NOT_FOUND}
    return codes.get(kind, TRY_LATER)


def known_version(live: LiveTable, since: int | None) -> int | None:
    """The version that a client says it has, if it can be."""
    return since if since is not None and 0 < since <= live.table.version else None


async def receive(context: Context, live: LiveTable, viewer: Viewer, text: object) -> LiveTable:
    """Execute a command that came over a connection. Returns the table that the connection shows from now on.

    A frame that is too long closes it.
    """
    if not isinstance(text, str) or len(text) > MOST_FRAME:
        viewer.close(TOO_BIG)
        return live
    try:
        command = COMMANDS.decode(text)
    except msgspec.MsgspecError as error:
        viewer.send(RefusedFrame("", Problem(400, "error-bad-request", str(error)[:200])))
        check_patience(context, viewer)
        return live
    if command.type == "rematch":
        return await play_again(context, live, viewer, command)
    await execute(context, live, viewer, command)
    return live


async def play_again(context: Context, live: LiveTable, viewer: Viewer, command: SocketCommand) -> LiveTable:
    """Agree to a rematch. Returns its table; the same one if it cannot be."""
    try:
        context.limit("create")
        again, event = await agree_to_rematch(context, live, AgreeToRematch(command.command, command.number))
    except REFUSALS as error:
        refuse(context, viewer, command, error)
        return live
    viewer.send(DoneFrame(command.command, again.table.version if event is None else event.sequence))
    context.hub.broadcast(again)
    return again


async def execute(context: Context, live: LiveTable, viewer: Viewer, command: SocketCommand) -> None:
    """Execute a command: commit, answer, broadcast."""
    try:
        context.limit("command")
        event = await context.execute(live, table_command(command, context.person), command.version)
    except REFUSALS as error:
        refuse(context, viewer, command, error)
    else:
        answer(context, live, viewer, command, event)


def receive_at_once(context: Context, live: LiveTable, viewer: Viewer, text: bytes) -> bool:
    """Begin to execute a command as soon as it has arrived. False, and nothing is done, if `receive` must wait for something.

    A task is woken only if the command cannot be executed at the first attempt.
    """
    if viewer.closed is not None or len(text) > MOST_FRAME or live.table.clock is not None:
        return False
    try:
        command = COMMANDS.decode(text)
    except msgspec.MsgspecError:
        return False
    if command.type == "rematch" or command.command in live.commands or not live.lock.take():
        return False
    Execution(context, live, viewer, command).begin()
    return True


class Execution:
    """A command that is executed without a task. It holds the lock of its table until it is done."""

    __slots__ = ("asked", "command", "commit", "context", "live", "viewer")
    commit: Commit
    """Its event, once it is being written."""

    def __init__(self, context: Context, live: LiveTable, viewer: Viewer, command: SocketCommand) -> None:
        self.context = context
        self.live = live
        self.viewer = viewer
        self.command = command
        self.asked = table_command(command, context.person)

    def begin(self) -> None:
        """Validate the command, and begin to write its event."""
        hub, live = self.context.hub, self.live
        try:
            self.context.limit("command")
        except Refused as error:
            refuse(self.context, self.viewer, self.command, error)
            live.lock.release()
            return
        try:
            self.commit = hub.begin(live, self.asked, self.asked.validate(live.table))
        except Refused:  # with several processes it may still be possible
            self._execute_again()
        except BaseException:
            live.lock.release()
            raise
        else:
            self.commit.writing.add_done_callback(self._written)

    def _written(self, writing: "asyncio.Future[None]") -> None:
        """The event is on disk, or could not be written."""
        error = writing.exception()
        if isinstance(error, Conflict):  # another process was first
            self._execute_again()
            return
        try:
            if error is None:
                self.context.hub.complete(self.live, self.commit)
                answer(self.context, self.live, self.viewer, self.command, self.commit.event)
            else:
                assert isinstance(error, StorageFailed)
                refuse(self.context, self.viewer, self.command, self.context.hub.storage_refusal(error))
        finally:
            self.live.lock.release()

    def _execute_again(self) -> None:
        task = asyncio.create_task(self._execute_locked())
        self.context.hub.executing.add(task)
        task.add_done_callback(self.context.hub.executing.discard)

    async def _execute_locked(self) -> None:
        """Execute the command with what other processes have written."""
        context, live = self.context, self.live
        try:
            event = await context.execute(live, self.asked, self.command.version, locked=True)
        except REFUSALS as error:
            refuse(context, self.viewer, self.command, error)
        else:
            answer(context, live, self.viewer, self.command, event)
        finally:
            live.lock.release()


def answer(context: Context, live: LiveTable, viewer: Viewer, command: SocketCommand, event: Event) -> None:
    """Answer a command whose event is on disk, then tell everybody."""
    context.hub.send_update(live, viewer, DoneFrame(command.command, event.sequence))
    context.hub.broadcast(live)


def refuse(context: Context, viewer: Viewer, command: SocketCommand, error: Refused | OutOfDate | StorageFailed) -> None:
    """Answer a command that is not executed."""
    problem = problem_of(error)
    context.hub.metrics.refused.labels(problem.error).inc()
    viewer.send(RefusedFrame(command.command, problem))
    if problem.error == "error-too-many":
        check_patience(context, viewer)


def check_patience(context: Context, viewer: Viewer) -> None:
    """Close the connection of a client that goes on with what cannot be: each refusal takes time from the others."""
    try:
        context.limit("nonsense")
    except Refused:
        viewer.close(TOO_MANY)


def table_command(command: SocketCommand, person: str) -> Command:
    """A command of a person, as the hub executes it."""
    return Command(command.command, person, validation(command, person))


def validation(command: SocketCommand, person: str) -> Validate:
    """The validation of a command."""
    if command.type == "move":
        return partial(validate_move, person=person, move=command.move, version=command.version)
    return partial(validate_undo if command.type == "undo" else validate_redo, person=person, version=command.version)
