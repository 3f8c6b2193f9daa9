"""A table as one viewer sees it: never more than their seats may see."""

import time
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from ..table.clock import Clock
from ..table.seats import Seat
from ..table.table import Table, UndoOffer, shown_seat
from .live_table import LiveTable, ShownSeats, TableVersion
from .wire import ClockInfo, RecordOrigin, SeatInfo, Snapshot, TableSummary, UndoOfferInfo, ViewerChanges


def snapshot(live: LiveTable, person: str, version: TableVersion | None = None) -> Snapshot:
    """Everything that a person may see of a table, at its current version or an earlier one."""
    version = version or live.current
    table = version.table
    yours = table.seats_of(person)
    sits = bool(yours if version is live.current else live.table.seats_of(person))  # who has left since is given no keys
    if version.common is None:
        version.common = common_snapshot(table)
    deciding = decision(live, table, person)
    return replace(
        version.common,
        seats=shown_seats(version, person if yours else "", live.present(), live.invites if sits else None),
        yours=yours,
        view=version.encoded_view(shown_seat(deciding["acting"], yours)),
        clock=None if table.clock is None else clock_info(table.clock, time.time()),
        watch=live.watch if sits else None,
        **deciding,
    )


def decision(live: LiveTable, table: Table, person: str) -> dict[str, Any]:
    """The entries of a snapshot about what a person can do: other ones after every move."""
    offer = table.undo_offer
    return {
        "version": table.version,
        "acting": table.acting(person),
        "undo": offer is None and table.undo_to(person) is not None,
        "undo_asks": table.asks_to_undo(person),
        "undo_offer": None if offer is None else undo_offer_info(offer, person),
        "redo": table.can_redo(person),
        "thinking": live.thinking is not None,
    }


def viewer_changes(live: LiveTable, person: str, version: TableVersion, known: list[SeatInfo] | None) -> ViewerChanges:
    """What a move has changed for a person, who knows the seats as they were sent last."""
    table, sits = version.table, bool(live.table.seats_of(person))
    seats = shown_seats(version, person if sits else "", live.present(), live.invites if sits else None)
    return ViewerChanges(
        **decision(live, table, person),
        clock=UNSET if table.clock is None else clock_info(table.clock, time.time()),
        seats=UNSET if seats is known else seats,
    )


def shown_seats(version: TableVersion, person: str, present: list[bool], invites: list[str | None] | None) -> list[SeatInfo]:
    """The seats of a version, as a person sees them. They are made again when somebody comes or goes."""
    known = version.seats.get(person)
    if known is None or known.present != present or known.invites != invites:
        infos = seat_infos(version.table, person, present, invites)
        known = version.seats[person] = ShownSeats(present, invites and invites[:], infos)
    return known.infos


def common_snapshot(table: Table) -> Snapshot:
    """What is the same in the snapshots of all viewers. The other entries are empty."""
    finished = table.status == "finished"
    proven = finished and table.commitment is not None
    return Snapshot(
        id=table.id,
        version=table.version,
        game=table.game_name,
        options=table.options,
        status=table.status,
        public=table.public,
        study=table.study,
        seats=[],
        yours=[],
        acting=None,
        view=None,
        undo=False,
        undo_asks=False,
        undo_offer=None,
        redo=False,
        clock=None,
        thinking=False,
        watch=None,
        from_record=record_origin(table),
        commitment=table.commitment,
        secret=table.secret if proven else None,
        numbers=[seat.number for seat in table.seats] if proven else [],
        seed=table.seed if proven else None,
        rematch=table.rematch,
        ended=table.ended_by,
        ranking=table.ranking if finished else None,
    )


def undo_offer_info(offer: UndoOffer, person: str) -> UndoOfferInfo:
    """Who asks to take back."""
    return UndoOfferInfo(offer.seat, person in offer.waits_for)


def record_origin(table: Table) -> RecordOrigin | None:
    """The record that the game began from, if it did."""
    return RecordOrigin(len(table.created.moves), table.created.same_deal) if table.from_record else None


def seat_infos(table: Table, person: str, present: list[bool], invites: list[str | None] | None = None) -> list[SeatInfo]:
    """The seats of a table, as a person sees them."""
    keys = invites or [None] * len(table.seats)
    return [seat_info(*each, person) for each in zip(table.seats, table.bot_names, present, keys, strict=True)]


def seat_info(seat: Seat, name: str | None, present: bool, invite: str | None, person: str) -> SeatInfo:
    """A seat, as a person sees it."""
    bot = seat.kind != "open" and seat.played_by_bot
    return SeatInfo(
        kind="bot" if bot else seat.kind,
        name=seat.name,
        level=seat.bot_level if bot else None,
        bot=name,
        yours=seat.belongs_to(person),
        present=present or bot,
        invite=invite if seat.kind == "open" else None,
        resigned=seat.resigned,
    )


def clock_info(clock: Clock, at: float) -> ClockInfo:
    """The clocks at a time."""
    return ClockInfo(clock.rules.kind, clock.now(at), clock.rules.increment, clock.running)


def table_summary(live: LiveTable, person: str) -> TableSummary:
    """A table in a list."""
    table = live.table
    return TableSummary(
        id=table.id,
        game=table.game_name,
        status=table.status,
        seats=seat_infos(table, person, live.present()),
        round=table.view.get("round"),
        rounds=table.view.get("rounds"),
        scores=table.view["scores"],
        acting=table.acting(person),
        mover=table.mover,
        updated=table.events[-1].at,
        from_record=table.from_record,
    )
