"""New tables: what was wished for, checked and made into a first event. Studies and rematches too."""

from typing import Any

from ..games import BadRecord, game, replay
from ..games.chance import new_seed
from ..store.store import NewTable, Projection, SeatRow
from ..table.clock import DAY
from ..table.events import Event, Refused, bad
from ..table.fairness import seed_text
from ..table.seats import Seat, clean_name
from ..table.table import Table
from .door import Visitor
from .people import derived_id, new_secret
from .wire import CreateStudy, CreateTable, DaysClock, LiveClock, NewSeat

DEFAULT_LEVEL = 2


def open_table(visitor: Visitor, wish: CreateTable, at: float) -> tuple[NewTable, Event]:
    """A table as wished for. Refused, with the reason, if it cannot be."""
    setup, moves = beginning(wish)
    options = {"players": len(wish.seats), **wish.options} if wish.record is None else wish.record["options"]
    seats = [seat_for(visitor, seat) for seat in wish.seats]
    if not any(seat.kind == "human" for seat in seats):
        raise bad("error-nobody", "somebody must sit at the table: give one seat to yourself")
    try:
        described = game(wish.game, **options)
    except (ValueError, TypeError) as error:
        raise bad("error-options", str(error)) from None
    if described.players != len(seats):
        raise bad("error-options", f"there are {len(seats)} seats for {described.players} players")
    data = {
        "game": wish.game,
        "options": options,
        "setup": setup,
        "moves": moves,
        "seats": [seat_data(seat) for seat in seats],
        "public": wish.public,
        "study": False,
        "clock": clock_data(wish.clock),
    }
    return new_table(derived_id(visitor.token, wish.command), visitor.person, wish.command, data, at)


def beginning(wish: CreateTable) -> tuple[dict[str, Any], list[str]]:
    """The setup and the moves that a table begins with: none, or those of a record as far as a ply."""
    if wish.record is None:
        if wish.ply is not None:
            raise bad("error-bad-request", "a ply needs a record")
        return {}, []
    record = checked(wish.record)
    if record["game"] != wish.game:
        raise bad("error-record", f"the record is of {record['game']}")
    moves = record["moves"] if wish.ply is None else record["moves"][: wish.ply]
    if replay(record, len(moves)).over:
        raise bad("error-finished-record", "that game is over there: go back a few moves")
    return record["setup"], moves


def checked(record: dict[str, Any]) -> dict[str, Any]:
    """A record that follows the rules, without what others wrote into it."""
    try:
        state = replay(record)
    except BadRecord as error:
        raise bad("error-record", str(error), entry=error.entry) from None
    clean = state.record()
    return {name: clean[name] for name in ("format", "game", "options", "setup", "moves")}


def open_study(visitor: Visitor, wish: CreateStudy, at: float) -> tuple[NewTable, Event]:
    """A record to be looked at, alone or with others by the onlookers' link."""
    record = checked(wish.record)
    players = record["options"]["players"]
    names = wish.record.get("names")
    own = names if isinstance(names, list) and len(names) == players else [""] * players
    data = {name: record[name] for name in ("game", "options", "setup", "moves")}
    seats = [Seat("human", visitor.person, clean_name(name if isinstance(name, str) else "")) for name in own]
    data |= {"seats": [seat_data(seat) for seat in seats], "public": False, "study": True, "clock": None}
    return new_table(derived_id(visitor.token, wish.command), visitor.person, wish.command, data, at)


def open_rematch(table: Table, person: str, at: float) -> tuple[NewTable, Event]:
    """The same people, the same game, the next start player. Everybody who asks is led to the same table."""
    before = table.events[0].data
    options = dict(before["options"]) | {"start": (table.start.options["start"] + 1) % len(table.seats)}
    seats = [Seat(seat.kind, seat.person, seat.name, seat.level) for seat in table.seats]
    data = dict(before) | {"options": options, "setup": {}, "moves": [], "seats": [seat_data(seat) for seat in seats]}
    return new_table(derived_id("rematch", table.seed, table.id), person, f"rematch-{table.id}", data, at)


def new_table(table_id: str, person: str, command: str, data: dict[str, Any], at: float) -> tuple[NewTable, Event]:
    """A table and its first event, with a seed from the operating system. It is played through once, to be sure."""
    event = Event(1, "created", at, person, command, data)
    seed = seed_text(new_seed())
    try:
        table = Table.of(table_id, seed, [event])
    except ValueError as error:
        raise bad("error-options", str(error)) from None
    people = [(seat.person, new_secret() if seat.kind == "open" else None) for seat in table.seats]
    rows = [SeatRow(number, person, invite) for number, (person, invite) in enumerate(people)]
    projection = Projection(table.status, waits=False, deadline=None)
    return NewTable(table_id, seed, new_secret(), table.public, projection, rows), event


def seat_for(visitor: Visitor, wish: NewSeat) -> Seat:
    """A seat as wished for."""
    if wish.kind == "bot":
        return Seat("bot", level=wish.level or DEFAULT_LEVEL)
    if wish.level is not None:
        raise Refused(422, "error-bad-request", "only a bot has a level")
    return Seat("human", visitor.person, clean_name(wish.name)) if wish.kind == "me" else Seat("open")


def seat_data(seat: Seat) -> dict[str, Any]:
    """A seat in the first event."""
    return {"kind": seat.kind, "person": seat.person, "name": seat.name, "level": seat.level}


def clock_data(clock: LiveClock | DaysClock | None) -> dict[str, Any] | None:
    """A clock in the first event."""
    if clock is None:
        return None
    if isinstance(clock, DaysClock):
        return {"kind": "days", "seconds": clock.days * DAY, "increment": 0.0}
    return {"kind": "live", "seconds": clock.seconds, "increment": clock.increment}
