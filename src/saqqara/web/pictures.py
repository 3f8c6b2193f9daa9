"""A table as one viewer sees it: never more than their seats may see."""

from typing import Any, NamedTuple

import msgspec

from ..games.registry import describe
from ..games.story import Message
from ..table.events import Event
from ..table.fairness import commitment
from ..table.seats import Seat
from ..table.table import Table
from .wire import ClockInfo, LogEntry, SeatInfo, Snapshot, TableSummary

TOLD = {
    "created": "table-created",
    "seated": "table-seated",
    "left": "table-left",
    "started": "table-started",
    "undo": "table-undo",
    "redo": "table-redo",
    "resigned": "table-resigned",
    "flagged": "table-flagged",
    "rematch": "table-rematch",
}
"""How events that are no moves are told."""


class Picture:
    """A version of a table, made ready to be shown: what is the same for many is written once."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.commitment = commitment(table.seed)
        self.entry = entry_of(table.events[-1], len(table.played))
        """How it came to this version."""
        self._views: dict[int | None, msgspec.Raw] = {}
        self._private: bool | None = None

    def view_for(self, seat: int | None) -> Any:
        """The view of a seat, or an onlooker's, which is made only once if it shows everything that a seat may see."""
        table = self.table
        if table.status == "waiting":
            return None
        if self._private is None:
            self._private = describe(table.start.game.name).has_private_view(table.view)
        key = seat if self._private else None
        if key not in self._views:
            self._views[key] = msgspec.Raw(table.view_json if key is None else msgspec.json.encode(table.state.view(key)))
        return self._views[key]


class Surroundings(NamedTuple):
    """What a snapshot says beside the table itself."""

    present: list[bool]
    invites: list[str | None]
    watch: str
    thinking: bool
    at: float


def snapshot(picture: Picture, person: str, around: Surroundings) -> Snapshot:
    """Everything that a person may see of a table."""
    table = picture.table
    yours, acting = table.seats_of(person), table.acting(person)
    own = bool(yours)
    seats = [
        seat_info(seat, number in yours, around.present[number], around.invites[number] if own else None)
        for number, seat in enumerate(table.seats)
    ]
    finished = table.status == "finished"
    return Snapshot(
        id=table.id,
        version=table.version,
        game=table.start.game.name,
        options=dict(table.start.options),
        status=table.status,
        public=table.public,
        study=table.study,
        seats=seats,
        yours=yours,
        acting=acting,
        view=picture.view_for(table.view_seat(person)),
        undo=table.undo_to(person) is not None,
        redo=table.can_redo(person),
        clock=clock_info(table, around.at),
        thinking=around.thinking,
        watch=around.watch if own else None,
        commitment=picture.commitment,
        seed=table.seed if finished else None,
        rematch=table.rematch,
        ended=table.ended_by,
        ranking=table.ranking if finished else None,
    )


def seat_info(seat: Seat, yours: bool, present: bool, invite: str | None) -> SeatInfo:
    """A seat for the page."""
    bot = seat.kind != "open" and seat.played_by_bot
    kind = "bot" if bot else seat.kind
    level = seat.bot_level if bot else None
    return SeatInfo(kind, seat.name, level, yours, present or bot, invite if seat.kind == "open" else None, seat.resigned)


def clock_info(table: Table, at: float) -> ClockInfo | None:
    """The clocks at a time."""
    clock = table.clock
    if clock is None:
        return None
    return ClockInfo(clock.rules.kind, clock.now(at), clock.rules.increment, clock.running)


def packed(event: Event) -> Event:
    """A move as it is kept in memory: its words as JSON, since they are many and seldom needed."""
    if event.kind == "move" and not isinstance(event.data["words"], msgspec.Raw):
        event.data["words"] = msgspec.Raw(msgspec.json.encode(event.data["words"]))
    return event


def entry_of(event: Event, ply: int) -> LogEntry:
    """A line of the log. What it holds, everybody may know."""
    data = event.data
    if event.kind == "move":
        words = [Message(*told) for told in msgspec.json.decode(data["words"])]
    elif event.kind in TOLD:
        args = {"seat": data["seat"]} if "seat" in data else {}
        words = [Message(TOLD[event.kind], args | ({"person": data["name"]} if "name" in data else {}))]
    else:
        words = [Message(f"phrase-{data['phrase']}", {"seat": data["seat"]})] if "phrase" in data else []
    return LogEntry(event.sequence, event.kind, data.get("seat"), data.get("move"), ply, words, data.get("text"), event.at)


def log_of(table: Table) -> list[LogEntry]:
    """The whole log."""
    entries: list[LogEntry] = []
    undone: list[int] = []
    ply = 0
    for event in table.events:
        if event.kind == "created":
            ply = len(event.data["moves"])
        elif event.kind == "move":
            ply, undone = ply + 1, []
        elif event.kind == "undo":
            undone.append(ply)
            ply = event.data["keep"]
        elif event.kind == "redo":
            ply = undone.pop()
        entries.append(entry_of(event, ply))
    return entries


def prologue_of(table: Table) -> list[LogEntry]:
    """The moves that a table began with, such as those of a record that is studied: lines before the first of its log."""
    first = table.events[0]
    moves = first.data["moves"]
    state, entries = table.start.copy(), []
    view = state.view()
    for ply, move in enumerate(moves, 1):
        seat, before = state.mover, view
        state.play(move)
        view = state.view()
        words = state.game.rules.story(before, move, view)
        entries.append(LogEntry(ply - len(moves), "move", seat, move, ply, words, None, first.at))
    return entries


def table_line(table: Table, person: str, present: list[bool]) -> TableSummary:
    """A table in a list."""
    view: dict[str, Any] = table.view
    seats = [seat_info(seat, seat.belongs_to(person), here, None) for seat, here in zip(table.seats, present, strict=True)]
    state = (view.get("round"), view.get("rounds"), view["scores"], table.acting(person), table.mover)
    return TableSummary(table.id, table.start.game.name, table.status, seats, *state, table.events[-1].at)
