"""Commands to a table. `validate_…` changes nothing: it raises `Refused`, or returns the event that would happen."""

from msgspec import Raw, json

from ..games import IllegalMove
from . import events
from .bot_names import own_name
from .events import EventData
from .plain_text import clean_text
from .refusal import Refused, finished, invalid, not_finished, not_started, not_yours, out_of_date, seat_taken
from .seats import STAND_IN, clean_name
from .table import PendingEvent, Table

MOST_CHAT = 300
MOST_EVENTS = 1_000
"""Events beside moves that the people at a table may cause together, each an equal share. Moves are always possible: they end
the game."""
PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "rematch", "goodbye")
"""What can be said with one click, in everybody's language."""


# Checks that several commands share
def check_running(table: Table, version: int | None = None) -> None:
    """Refused unless the game runs, and the position is still the one of the version that the person saw.

    Otherwise others could keep somebody from moving, while their clock runs, by talking or by coming and going.
    """
    if table.status == "finished":
        raise finished()
    if table.status == "waiting":
        raise not_started()
    if version is not None and not table.position <= version <= table.version:
        raise out_of_date(table.version)


def check_seat(table: Table, seat: int) -> None:
    """Refused if there is no such seat."""
    if not 0 <= seat < len(table.seats):
        raise Refused("not_found", "error-no-seat", f"there is no seat {seat + 1} at this table")


def check_log(table: Table, person: str) -> None:
    """Refused if this person has done their share of what is no move, or if too many people have come and gone.

    Nobody can keep the others from talking, taking back or coming back to their seat by doing it all the time.
    """
    own = sum(event.person == person and not isinstance(event.data, events.Moved) for event in table.events)
    if own >= MOST_EVENTS // len(table.people | {person}) or table.version >= 2 * MOST_EVENTS:
        raise invalid("error-full-log", "too much has happened at this table: only moves are possible now")


# Moves
def validate_move(table: Table, person: str, move: str, version: int) -> PendingEvent:
    """A move for whichever of the person's seats must decide."""
    check_running(table, version)
    mover = table.mover
    assert mover is not None
    if not table.seats_of(person):
        raise not_yours("you hold no seat at this table")
    if table.acting(person) is None:
        raise not_yours(f"seat {mover + 1} must decide, and it is not yours")
    return play_move(table, mover, move)


def validate_bot_move(table: Table, move: str, turn: int) -> PendingEvent:
    """A move that a bot has chosen for a turn. Chat since then does not matter."""
    check_running(table)
    mover = table.mover
    if turn != table.turn or mover is None or table.bot_to_move is None:
        raise out_of_date(table.version)
    return play_move(table, mover, move)


def play_move(table: Table, seat: int, move: str) -> PendingEvent:
    """Play a move on a copy of the state, and tell it."""
    try:
        played = table.state.played_in_steps(move, table.view)
    except IllegalMove as error:
        raise invalid(f"illegal-{error.reason}", error.text, move=error.move) from None
    words = played.state.game.rules.story(table.view, move, played.view)
    stored = Raw(json.encode([(message.id, message.args) for message in words]))
    return PendingEvent(events.Moved(seat, move, stored), played, words)


def replayed(table: Table, data: EventData) -> PendingEvent:
    """An event that is written already. If it is a move, it is played on a copy of the state."""
    if not isinstance(data, events.Moved):
        return PendingEvent(data)
    return PendingEvent(data, table.state.played_in_steps(data.move, table.view))


def validate_undo(table: Table, person: str, version: int) -> PendingEvent:
    """Take back the person's last decision."""
    check_running(table, version)
    check_log(table, person)
    keep = table.undo_to(person)
    if keep is None:
        raise invalid(
            "error-no-undo", "there is nothing of yours to take back: others have acted, or chance has shown something"
        )
    seat = table.played[keep].seat
    if not table.asked_to_undo(person):
        return PendingEvent(events.Undone(seat, keep))
    if table.undo_offer is not None:
        raise Refused("conflict", "error-undo-asked", "the others have been asked already")
    return PendingEvent(events.UndoOffered(seat, keep))


def validate_undo_answer(table: Table, person: str, accept: bool, version: int) -> PendingEvent:
    """Allow others to take moves back, or not. The last one who agrees takes them back."""
    check_running(table, version)
    offer = table.undo_offer
    if offer is not None and version < offer.version:  # nobody agrees to a question that they have not seen
        raise out_of_date(table.version)
    if offer is None:
        raise invalid("error-no-offer", "nobody asks to take anything back")
    if person not in offer.waits_for:
        raise not_yours("you are not asked")
    if accept and offer.waits_for == {person}:
        return PendingEvent(events.Undone(offer.seat, offer.keep))
    return PendingEvent(events.UndoAnswered(table.seats_of(person)[0], accept))


def validate_redo(table: Table, person: str, version: int) -> PendingEvent:
    """Play again what was taken back."""
    check_running(table, version)
    if not table.can_redo(person):
        raise invalid("error-no-redo", "there is nothing to bring back")
    return PendingEvent(events.Redone(table.history.undone[-1][0].seat))


def validate_resign(table: Table, person: str, seat: int, version: int) -> PendingEvent:
    """Give up for a seat."""
    check_running(table, version)
    check_seat(table, seat)
    if not table.seats[seat].belongs_to(person):
        raise not_yours()
    if table.seats[seat].resigned:
        raise invalid("error-resigned", "that seat has resigned already")
    return PendingEvent(events.Resigned(seat))


def expired_clock(table: Table, at: float) -> PendingEvent | None:
    """The event of a clock that has run out, if one has.

    Who never made a first move has not lost: of two the game ends without a winner, among more a bot plays for them.
    """
    deadline = table.deadline()
    if deadline is None or at < deadline:
        return None
    assert table.clock is not None
    seat = table.clock.running
    assert seat is not None
    if table.has_moved(seat):
        return PendingEvent(events.Flagged(seat))
    return PendingEvent(events.Ended("aborted", seat) if len(table.seats) == 2 else events.Left(seat))


def validate_outage(table: Table, since: float, until: float) -> PendingEvent:
    """The server was away while a clock ran. Refused if that changes nothing, or has been counted already."""
    counted = any(isinstance(event.data, events.Paused) and event.data.since == since for event in table.events)
    if counted or table.deadline() is None or table.clock is None or table.clock.since >= until:
        raise invalid("error-bad-request", "no clock ran meanwhile")
    return PendingEvent(events.Paused(since, until))


# Seats
def validate_sit(  # noqa: PLR0913, PLR0917 (one parameter for each part of the request)
    table: Table, person: str, seat: int, name: str, invited: bool, number: str = "", same_deal: bool = False
) -> PendingEvent:
    """Take an open seat, or come back to one's own."""
    check_seat(table, seat)
    check_log(table, person)
    own = table.seats[seat]
    if table.status == "finished":
        raise finished()
    if own.belongs_to(person):
        if own.resigned or not own.away:
            raise invalid("error-seated", "you sit there already")
    elif own.kind != "open":
        raise seat_taken()
    elif own.person not in ("", person):
        raise not_yours("that seat is kept for somebody else")
    elif not (invited or table.public or own.person):
        raise not_yours("that seat waits for somebody with its link")
    elif table.created.same_deal and not same_deal:
        raise Refused(
            "conflict", "error-same-deal", "this game keeps the deal of a record that others may know: agree to it first"
        )
    before = table.created.seats[seat]
    known = own.name or (before.name if before.person == person else "")
    called = own_name(clean_name(name), table.seats, person) or known
    return PendingEvent(events.Seated(seat, person, called, number))


def validate_leave(table: Table, person: str, seat: int, level: int | None = None) -> PendingEvent:
    """Leave a seat: a bot plays on, of this level if one is given."""
    check_seat(table, seat)
    if table.status == "finished":
        raise finished()
    if not table.seats[seat].belongs_to(person):
        raise not_yours()
    if table.seats[seat].away or table.seats[seat].resigned:
        raise invalid("error-left-already", "that seat is left already")
    return PendingEvent(events.Left(seat, level))


def validate_start(table: Table, person: str, *, bots: bool = False) -> PendingEvent:
    """Begin. Anybody who sits at the table may, once every seat is taken; or bots take seats that are kept for nobody."""
    if table.status != "waiting":
        raise Refused("conflict", "error-started", "the game has begun already")
    if not table.seats_of(person):
        raise not_yours("only those who sit at the table can begin")
    still_open = [seat for seat in table.seats if seat.kind == "open"]
    if still_open and not (bots and all(seat.person == "" for seat in still_open)):
        raise Refused("conflict", "error-open-seats", "a seat is still open")
    return PendingEvent(events.Started(STAND_IN if still_open else None))


# Beside the game
def validate_chat(table: Table, person: str, text: str | None, phrase: str | None) -> PendingEvent:
    """Say something."""
    own = table.seats_of(person)
    if not own:
        raise not_yours("only those who sit at the table can talk")
    check_log(table, person)
    if phrase is not None:
        if phrase not in PHRASES:
            raise invalid("error-bad-request", f"unknown phrase; there are: {', '.join(PHRASES)}")
        return PendingEvent(events.Chat(own[0], phrase=phrase))
    said = clean_text(text or "")
    if not said:
        raise invalid("error-empty", "say something, or nothing at all")
    if len(said) > MOST_CHAT:
        raise Refused("too_large", "error-too-large", f"at most {MOST_CHAT} characters", most=MOST_CHAT)
    return PendingEvent(events.Chat(own[0], text=said))


def validate_rematch(table: Table, person: str, new_table: str) -> PendingEvent:
    """Play again, at a new table."""
    if table.status != "finished":
        raise not_finished("this game is not finished yet")
    if not table.seats_of(person):
        raise not_yours("only those who sit at the table can ask for another game")
    if table.study:
        raise invalid("error-bad-request", "a record that is studied cannot be played again: open a table from it")
    if table.rematch is not None:
        raise Refused("conflict", "error-rematch", "there is a new table already", table=table.rematch)
    return PendingEvent(events.Rematch(new_table))
