"""A table without a server: commands are validated and applied at once, at a time that the test sets."""

import itertools
import random
from typing import Any

from hypothesis import strategies as st

from saqqara.table.clock import ClockRules
from saqqara.table.commands import (
    validate_bot_move,
    validate_chat,
    validate_leave,
    validate_move,
    validate_redo,
    validate_resign,
    validate_sit,
    validate_start,
    validate_undo,
    validate_undo_answer,
)
from saqqara.table.events import SYSTEM, Created, Event
from saqqara.table.refusal import Refused
from saqqara.table.seats import Seat
from saqqara.table.table import PendingEvent, Table

from ..games.options import SIDES

SEED = "000102030405060708090a0b0c0d0e0f"
A, B, C = "a" * 64, "b" * 64, "c" * 64
"""People, as a table knows them."""
LEVEL = 2


def seats_of(words: str) -> list[Seat]:
    """Seats in letters: `A` and `B` are people, `2` is a bot of that level, `-` waits for a friend."""
    made = []
    for letter in words:
        if letter == "-":
            made.append(Seat("open"))
        elif letter.isdigit():
            made.append(Seat("bot", level=int(letter)))
        else:
            made.append(Seat("human", letter.lower() * 64, letter))
    return made


def created(game: str, seats: list[Seat], **more: Any) -> Created:
    """What the first event says."""
    options = {"players": len(seats), **more.pop("options", {})}
    clock: ClockRules | None = more.pop("clock", None)
    rest: dict[str, Any] = {"setup": {}, "moves": [], "public": False, "study": False} | more
    return Created(game, options, seats=seats, clock=clock, **rest)


class Room:
    """A table, and what was done at it."""

    def __init__(self, seats: str = "AB", game: str = "imhotep", *, begin: bool = True, seed: str = SEED, **more: Any) -> None:
        self.at = 1000.0
        self.table = Table("table", seed)
        self.commands = itertools.count(1)
        self.happen(PendingEvent(created(game, seats_of(seats), **more)), A)
        if begin and not self.table.study:
            self.happen(validate_start(self.table, A), A)

    def happen(self, pending: PendingEvent, person: str = SYSTEM, *, at: float | None = None, fast: bool = True) -> Table:
        """Apply an event as the server does: to a copy, with what is known already of the table after it."""
        self.at = self.at if at is None else at
        event = Event(self.table.version + 1, self.at, person, f"command-{next(self.commands)}", pending.data)
        after = self.table.copy()
        after.apply(event, pending if fast else None)
        self.table = after
        return after

    # Commands of people, at the present version
    def move(self, person: str, move: str | None = None, *, at: float | None = None) -> str:
        """Play a move, the first legal one unless told; which?"""
        chosen = move or self.table.state.moves()[0]
        self.happen(validate_move(self.table, person, chosen, self.table.version), person, at=at)
        return chosen

    def bot(self, move: str | None = None) -> None:
        """A bot moves."""
        self.happen(validate_bot_move(self.table, move or self.table.state.moves()[0], self.table.turn))

    def anybody(self, move: str | None = None) -> str:
        """Whoever must decide plays a move."""
        mover = self.table.mover
        assert mover is not None
        chosen = move or self.table.state.moves()[0]
        seat = self.table.seats[mover]
        if seat.played_by_bot:
            self.bot(chosen)
        else:
            self.move(seat.person, chosen)
        return chosen

    def undo(self, person: str, *, at: float | None = None) -> None:
        """Take back; if others are asked, they agree at once."""
        self.happen(validate_undo(self.table, person, self.table.version), person, at=at)
        for other in self.table.undo_offer.waits_for if self.table.undo_offer else ():
            self.answer_undo(other, True)

    def answer_undo(self, person: str, accept: bool, *, at: float | None = None) -> None:
        self.happen(validate_undo_answer(self.table, person, accept, self.table.version), person, at=at)

    def redo(self, person: str, *, at: float | None = None) -> None:
        self.happen(validate_redo(self.table, person, self.table.version), person, at=at)

    def sit(self, person: str, seat: int, name: str = "", invited: bool = True) -> None:
        self.happen(validate_sit(self.table, person, seat, name, invited), person)

    def leave(self, person: str, seat: int, *, at: float | None = None) -> None:
        self.happen(validate_leave(self.table, person, seat), person, at=at)

    def resign(self, person: str, seat: int, *, at: float | None = None) -> None:
        self.happen(validate_resign(self.table, person, seat, self.table.version), person, at=at)

    def chat(self, person: str, text: str | None = "hello", phrase: str | None = None, *, at: float | None = None) -> None:
        self.happen(validate_chat(self.table, person, text, phrase), person, at=at)

    def play_until(self, wanted: str, seed: int = 1) -> None:
        """Play random moves until a move of this kind can be played."""
        lot = random.Random(seed)
        while not any(move.startswith(wanted) for move in self.table.state.moves()):
            self.anybody(lot.choice(self.table.state.moves()))

    def play_out(self, seed: int = 1) -> None:
        """Random moves to the end."""
        lot = random.Random(seed)
        while self.table.mover is not None:
            self.anybody(lot.choice(self.table.state.moves()))


def refusal(validate: Any, *arguments: Any, **more: Any) -> tuple[str, str]:
    """The kind and message id with which a command is refused."""
    try:
        validate(*arguments, **more)
    except Refused as refused:
        return refused.kind, refused.error
    raise AssertionError("it was not refused")


def picture(table: Table) -> dict[str, Any]:
    """Everything about a table that matters, to be compared."""
    clock = table.clock
    return {
        "version": table.version,
        "status": table.status,
        "seats": table.seats,
        "played": table.played,
        "undone": table.history.undone,
        "clock": clock and (clock.rules, clock.left, clock.running, clock.last, clock.since, clock.moves),
        "offer": table.undo_offer,
        "rematch": table.rematch,
        "ended": table.ended_by,
        "view": table.view,
        "state": table.state.table(),
        "words": list(table.state.position.words),
        "record": table.state.record(),
        "undo": [table.undo_to(person) for person in (A, B, C)],
        "redo": [table.can_redo(person) for person in (A, B, C)],
    }


some_room = st.builds(
    lambda game, seats, sides, wrath: Room(
        seats, game, options={"sides": sides, "wrath": wrath} if game == "imhotep" else {"layout": "classic"}
    ),
    st.sampled_from(["imhotep", "anubixx"]),
    st.sampled_from(["AB", "AA", "A2", "ABC", "A22", "AAB", "ABA2", "ABC2"]),
    st.sampled_from(SIDES),
    st.booleans(),
)
"""Tables with people and bots in many arrangements, just begun."""
