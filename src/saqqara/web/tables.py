"""Routes that open tables and show them. `table_commands.py` has those that change a table."""

import asyncio
from functools import partial
from typing import Annotated, cast

from msgspec import Meta

from ..games import State
from ..games.chance import new_seed
from ..games.sentences import TableInWords
from ..games.story import Message, Step
from ..store.interface import NewTable
from ..table.commands import check_running, validate_start
from ..table.events import SYSTEM, Event
from ..table.in_words import table_in_words
from ..table.previews import previews
from ..table.refusal import Refused, not_yours
from ..table.table import Table, TableRecord
from . import creation
from .context import Context, TableId, Watch
from .hub import Command
from .live_table import LiveTable
from .log_entries import log_entries, prologue
from .routing import Answer, route
from .snapshots import snapshot, table_summary
from .wire import (
    AnalysisInfo,
    Commitment,
    CreateStudy,
    CreateTable,
    HintInfo,
    LogEntry,
    Preview,
    RequestHints,
    Sample,
    Snapshot,
    TableSummary,
    Unavailable,
    Version,
    View,
)

MOST_LISTED = 30
BEGIN = "start:at-once"
"""The command of a beginning that nobody has asked for."""


@route("GET", "/tables", "Public tables, or one's own")
async def list_tables(context: Context, mine: bool = False) -> list[TableSummary]:
    """Public tables that are not finished; with `mine=true` every table where you sit."""
    context.limit("read")
    store = context.hub.store
    found = await (store.tables_of(context.person) if mine else store.public_tables())
    summaries = []
    for table in found[:MOST_LISTED]:
        live = await context.hub.find(table)
        if live is not None:
            summaries.append(table_summary(live, context.person))
        await asyncio.sleep(0)  # loading many tables takes a while: let others run
    return summaries


@route("POST", "/tables", "Open a table", 409, 422, status=201)
async def create_table(context: Context, data: CreateTable) -> Answer[Snapshot]:
    """Open a table. If no seat is open, the game begins at once."""
    context.limit("create")
    new = await context.create(creation.create_table, data)
    return await context.snapshot_answer(*await open_table(context, *new))


@route("POST", "/studies", "Study a record", 409, 422, status=201)
async def create_study(context: Context, data: CreateStudy) -> Answer[Snapshot]:
    """Open a record as a finished table, to step through it and to analyse it."""
    context.limit("create")
    new = await context.create(creation.create_study, data)
    return await context.snapshot_answer(*await open_table(context, *new))


async def open_table(context: Context, new: NewTable, table: Table) -> tuple[LiveTable, Event]:
    """Write a new table. If it was opened without an open seat, begin. Returns the last event of that."""
    live = await context.hub.create(new, table)
    created = live.table.created
    if created.study or any(seat.kind == "open" for seat in created.seats):
        return live, live.table.events[0]
    return live, await begin(context, live)


async def begin(context: Context, live: LiveTable) -> Event:
    """Begin without being told to, because everybody is there."""
    return await context.hub.execute(live, Command(BEGIN, SYSTEM, partial(validate_start, person=context.person)))


@route("GET", "/commitment", "The secret of a table that is to be opened, as its SHA-256")
async def show_commitment(
    context: Context, command: Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
) -> Commitment:
    """What the table that this command will open publishes. Ask before you add your random number to it."""
    context.limit("read")
    return await context.commitment(context.visitor.table_id(command))


@route("GET", "/tables/{table}", "A table")
async def show_table(context: Context, table: TableId, watch: Watch = None) -> Snapshot:
    """A table as you see it."""
    return snapshot(await context.table(table, watch), context.person)


@route("GET", "/tables/{table}/log", "The log")
async def show_log(context: Context, table: TableId, watch: Watch = None) -> list[LogEntry]:
    """Everything that happened, in words."""
    return log_entries((await context.table(table, watch)).table)


@route("GET", "/tables/{table}/prologue", "The moves before the log")
async def show_prologue(context: Context, table: TableId, watch: Watch = None) -> list[LogEntry]:
    """The moves that the table began with, in words: those of a record that is studied or played on."""
    return await context.apart(prologue, (await context.table(table, watch)).table)


@route("GET", "/tables/{table}/plies/{ply}", "The view after so many moves")
async def show_ply(context: Context, table: TableId, ply: Annotated[int, Meta(ge=0, le=10_000)], watch: Watch = None) -> View:
    """What an onlooker saw after so many moves."""
    found = (await context.table(table, watch)).table
    if ply > len(found.played) or found.status == "waiting":
        raise no_ply(found)
    return cast("View", await context.apart(lambda: found.history.state_at(ply).view()))


@route("GET", "/tables/{table}/plies/{ply}/steps", "What a move did, step by step")
async def show_steps(
    context: Context, table: TableId, ply: Annotated[int, Meta(ge=1, le=10_000)], watch: Watch = None
) -> list[Step]:
    """What happened one after another in the move that led to a ply. Empty if it was one thing only."""
    found = (await context.table(table, watch)).table
    if ply > len(found.played) or found.status == "waiting":
        raise no_ply(found)
    return await context.apart(steps_of, found, ply)


def steps_of(table: Table, ply: int) -> list[Step]:
    """What happened one after another in the move that led to a ply."""
    before = table.history.state_at(ply - 1)
    after = before.copy()
    after.play(table.played[ply - 1].move)
    return before.steps(after)


def no_ply(table: Table) -> Refused:
    """The game has fewer moves."""
    return Refused("not_found", "error-no-ply", f"this game has {len(table.played)} moves")


@route("GET", "/tables/{table}/record", "The record", 409)
async def show_record(context: Context, table: TableId, watch: Watch = None) -> TableRecord:
    """The record of a finished game, with the seed that proves its chance."""
    return (await context.table(table, watch)).table.record()


@route("GET", "/tables/{table}/analysis", "The analysis", 409)
async def show_analysis(context: Context, table: TableId, watch: Watch = None) -> AnalysisInfo:
    """The analysis of a finished game. The first request starts it; repeat the request until it is done."""
    return context.analyses.analysis((await context.table(table, watch)).table, context.person)


async def state_to_decide(context: Context, table_id: str) -> State | None:
    """The state of a table where the visitor must decide; None if they need not."""
    table = (await context.table(table_id)).table
    return None if table.acting(context.person) is None else table.state


@route("GET", "/tables/{table}/previews", "What each move would do")
async def show_previews(context: Context, table: TableId) -> list[Preview]:
    """What each of your legal moves would do, as far as you can know."""
    state = await state_to_decide(context, table)
    return [] if state is None else await context.apart(previews, state)


@route("GET", "/tables/{table}/words", "The table in words")
async def show_in_words(
    context: Context, table: TableId, ply: Annotated[int, Meta(ge=0, le=10_000)] | None = None, watch: Watch = None
) -> TableInWords:
    """What lies on the table and what you can do, in sentences; with `ply`, what an onlooker saw after so many moves."""
    found = (await context.table(table, watch)).table
    if found.status == "waiting" or (ply is not None and ply > len(found.played)):
        raise no_ply(found)
    if ply is not None:
        return await context.apart(lambda: table_in_words(found.history.state_at(ply), None, acting=False))
    seat, acting = found.view_seat(context.person), found.acting(context.person) is not None
    return await context.apart(lambda: table_in_words(found.state, seat, acting=acting))


@route("GET", "/tables/{table}/unavailable", "What cannot be used now, and why")
async def show_unavailable(context: Context, table: TableId) -> list[Unavailable]:
    """What you cannot use now, and why; empty if it is not your decision."""
    state = await state_to_decide(context, table)
    found = () if state is None else state.unavailable().items()
    return [Unavailable(thing, Message(f"why-{refusal.reason}", dict(refusal.args))) for thing, refusal in found]


@route("POST", "/tables/{table}/hint", "Good moves", 409, 410, thinks=True)
async def request_hints(context: Context, table: TableId, data: RequestHints) -> list[HintInfo]:
    """Good moves for you, each with a reason."""
    context.limit("think")
    return await context.analyses.hints(await decision(context, table, data.version), context.person)


@route("GET", "/tables/{table}/sample", "The position as it may be", 409, 410)
async def show_sample(context: Context, table: TableId, version: Version) -> Sample:
    """The position in which you must decide, with everything that you cannot know dealt at random, for a search of your own."""
    state = await decision(context, table, version)
    return sample_of(state, new_seed())


def sample_of(state: State, seed: int) -> Sample:
    """A position that the mover cannot tell from the real one. It follows from what they know and from the seed alone."""
    position = state.conceal(state.mover, seed).position
    names = [field.name for field in position.FIELDS]
    return Sample(state.game.name, state.options, dict(zip(names, position.values(), strict=True)))


async def decision(context: Context, table_id: str, version: int) -> State:
    """The state in which the visitor must decide. Refused if they need not, or if the version is an old one."""
    live = await context.table(table_id)
    try:
        check_running(live.table, version)
    except Refused as refused:
        raise context.with_missed(refused, live, version) from None
    if live.table.acting(context.person) is None:
        raise not_yours("it is not your decision")
    return live.table.state


ROUTES = [
    list_tables, create_table, create_study, show_commitment, show_table, show_log, show_prologue, show_ply, show_steps,
    show_record, show_analysis, show_previews, show_in_words, show_unavailable, request_hints, show_sample,
]  # fmt: skip
