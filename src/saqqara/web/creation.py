"""New tables: a request is validated and becomes the first event. Also tables from records, and rematches."""

from random import SystemRandom
from typing import Any

from msgspec.structs import replace

from ..games import BadRecord, State, game
from ..games.history import History
from ..games.options import shorten
from ..games.reasons import reason
from ..games.records import KNOWN_KEYS, replay_states_with
from ..games.redeal import redeal
from ..games.secure_chance import secure_game
from ..store.interface import NewTable, Projection, SeatRow
from ..table.bot_names import name_bots, own_name
from ..table.clock import DAY, ClockRules
from ..table.events import SYSTEM, Created, Event
from ..table.fairness import Generator, table_secret
from ..table.refusal import impossible, invalid
from ..table.seats import Seat, clean_name
from ..table.table import PendingEvent, Table
from .hub import request_hash
from .identity import LOCAL, TAIL, Visitor, derived_id, new_secret
from .wire import CreateStudy, CreateTable, DaysClock, LiveClock, NewSeat

DEFAULT_LEVEL = 2
GENERATOR: Generator = "sha-256"
"""Where the chance of new tables comes from."""
MOST_OPTION = 8 * 1024
"""The most characters of an option's text, in a request or in a record."""


def create_table(visitor: Visitor, request: CreateTable, key: str, at: float) -> tuple[NewTable, Table]:
    """A table to play at. Refused, with the reason, if it cannot be."""
    seats = new_seats(visitor, request)
    table_id = visitor.table_id(request.command)
    secret, history = table_secret(key, table_id), None
    check_texts(request.options)
    options, setup, moves = {"players": len(seats), **request.options}, dict[str, Any](), list[str]()
    if request.record is not None:
        history, setup = history_of(request, request.record, int(secret, 16))
        options, moves = history.start.options, [played.move for played in history.played]
    elif request.ply is not None or request.same_deal:
        raise invalid("error-bad-request", "a ply or a deal needs a record")
    check_players(request.game, options, len(seats))
    clock = None if request.clock is None else clock_rules(request.clock)
    data = Created(
        request.game, options, setup, moves, seats, request.public, False, clock, GENERATOR, same_deal=request.same_deal
    )
    event = Event(1, at, visitor.person, request.command, data, request_hash("create", request))
    return new_table(table_id, secret, event, history)


def create_study(visitor: Visitor, request: CreateStudy, key: str, at: float) -> tuple[NewTable, Table]:
    """A record as a finished table, for its owner and for onlookers with the key."""
    table_id = visitor.table_id(request.command)
    secret = table_secret(key, table_id)
    states = play_record(request.record, int(secret, 16))
    record, players = states[-1].record(), states[0].game.players
    names = request.record.get("names")
    given = names if isinstance(names, list) and len(names) == players else [""] * players
    known = name_bots(table_id, [clean_name(name if isinstance(name, str) else "") for name in given])
    seats = [Seat("human", visitor.person, name) for name in known]
    recorded = (record["game"], record["options"], record["setup"], record["moves"])
    data = Created(*recorded, seats, public=False, study=True, clock=None, generator=GENERATOR)
    event = Event(1, at, visitor.person, request.command, data, request_hash("study", request))
    return new_table(table_id, secret, event, History.of_states(states))


def rematch_id(table: Table, key: str) -> str:
    """The id of the table where a finished game is played again. It has the same end, so the same worker serves it."""
    return (LOCAL if table.id.startswith(LOCAL) else "") + derived_id("rematch", key, table.id)[:-TAIL] + table.id[-TAIL:]


def create_rematch(table: Table, key: str, at: float) -> tuple[NewTable, Table]:
    """The same people and the same game with the next start player. Everybody's seat is kept until they agree.

    Idempotent: the id follows from the first table.
    """
    first = table.created
    options = first.options | {"start": (table.start.options["start"] + 1) % len(table.seats)}
    seats = [Seat("bot" if seat.kind == "bot" else "open", seat.person, seat.name, seat.level) for seat in table.seats]
    data = Created(first.game, options, {}, [], seats, first.public, first.study, first.clock, GENERATOR)
    table_id = rematch_id(table, key)
    return new_table(table_id, table_secret(key, table_id), Event(1, at, SYSTEM, f"rematch:{table.id}", data))


def new_table(table_id: str, secret: str, event: Event, history: History | None = None) -> tuple[NewTable, Table]:
    """What is written to the store, and the table after its first event. Refused if the options are not possible."""
    table = Table(table_id, secret)
    try:
        table.apply(event, PendingEvent(event.data, history=history))
    except ValueError as error:
        raise impossible("error-options", error) from None
    invites = [new_secret() if seat.kind == "open" and not seat.person else None for seat in table.seats]
    people = [seat.person if seat.kind == "human" else "" for seat in table.seats]
    rows = [SeatRow(number, person, invites[number]) for number, person in enumerate(people)]
    projection = Projection(table.status, waits=False, deadline=None)
    return NewTable(table_id, secret, new_secret(), table.public, projection, rows), table


# Parts of a request
def play_record(record: dict[str, Any], seed: int) -> list[State]:
    """Every state of a record, without the remarks of others in it. Refused if it breaks the rules."""
    check_texts(record.get("options"))
    try:
        return replay_states_with(secure_game, {key: record[key] for key in KNOWN_KEYS if key in record}, seed)
    except BadRecord as error:
        raise impossible("error-record", error) from None


def history_of(request: CreateTable, record: dict[str, Any], seed: int) -> tuple[History, dict[str, Any]]:
    """The moves of a record as far as a ply, and its setup. Refused if the game is over there.

    What is hidden is dealt anew, unless the same deal is asked for.
    """
    states = play_record(record, seed)
    if states[0].game.name != request.game:
        raise impossible("error-record", reason("reason-other-record", "the record is of {game}", game=states[0].game.name))
    wanted = states if request.ply is None else states[: request.ply + 1]
    if wanted[-1].over:
        raise invalid("error-finished-record", "that game is over there: go back a few moves")
    if request.same_deal:
        return History.of_states(wanted), states[-1].record()["setup"]
    setup = redeal(wanted, SystemRandom())
    return History.of_states(play_record(dict(wanted[-1].record()) | {"setup": setup}, seed)), setup


def check_texts(options: object) -> None:
    """Refused if an option is a text that is too long to be read in a short time."""
    for name, value in options.items() if isinstance(options, dict) else ():
        if isinstance(value, str) and len(value) > MOST_OPTION:
            sentence = "{option} must be a text of at most {most} characters"
            raise impossible("error-options", reason("reason-long-text", sentence, option=shorten(name), most=MOST_OPTION))


def check_players(name: str, options: dict[str, Any], seats: int) -> None:
    """Refused if the game or its options are not possible, or if they need another number of seats."""
    try:
        players = game(name, **options).players
    except (ValueError, TypeError) as error:
        raise impossible("error-options", error) from None
    if players != seats:
        sentence = "there are {seats} seats for {players} players"
        raise impossible("error-options", reason("reason-seats-for-players", sentence, seats=seats, players=players))


def new_seats(visitor: Visitor, request: CreateTable) -> list[Seat]:
    """The seats of a new table. The random number of the person who opens it goes with their first seat."""
    seats = [new_seat(visitor, seat) for seat in request.seats]
    own = next((number for number, seat in enumerate(seats) if seat.kind == "human"), None)
    if own is None:
        raise invalid("error-nobody", "somebody must sit at the table: give one seat to yourself")
    seats[own] = replace(seats[own], number=request.number)
    return seats


def new_seat(visitor: Visitor, seat: NewSeat) -> Seat:
    """A seat of a new table."""
    if seat.kind == "bot":
        return Seat("bot", level=seat.level or DEFAULT_LEVEL)
    if seat.level is not None:
        raise invalid("error-bad-request", "only a bot has a level")
    if seat.kind == "friend":
        return Seat("open")
    return Seat("human", visitor.person, own_name(clean_name(seat.name), [], visitor.person))


def clock_rules(clock: LiveClock | DaysClock) -> ClockRules:
    """The clock of a request."""
    if isinstance(clock, DaysClock):
        return ClockRules("days", clock.days * DAY)
    return ClockRules("live", clock.seconds, clock.increment)
