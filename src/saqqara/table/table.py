"""A table: the result of its events. It holds options, seed, seats, clocks and the moves so far."""

from collections.abc import Iterable
from copy import copy
from typing import Any, Literal, NamedTuple, NotRequired, cast

from msgspec.structs import replace

from ..games import State
from ..games.contract import Record
from ..games.history import History, PlayedMove
from . import events
from .bot_names import bot_names
from .clock import Clock
from .events import Event, EventData
from .fairness import Generator, commitment, make_game, seed_of
from .refusal import not_finished
from .seats import Seat

Status = Literal["waiting", "running", "finished"]
EndedBy = Literal["resigned", "flagged"]


class TableRecord(Record):
    """The record of a game that was played at a table."""

    names: list[str]
    ended: NotRequired[EndedBy]
    """Why the game ended early."""
    seed: NotRequired[str]
    """The seed that dealt the game, if all chance came from it."""
    commitment: NotRequired[str]
    """SHA-256 of the secret."""
    secret: NotRequired[str]
    """What the server put into the seed. A record without it was made when the seed itself was the secret."""
    numbers: NotRequired[list[str]]
    """What each seat put into the seed."""
    generator: NotRequired[Generator]
    """How chance follows from the seed."""


class PendingEvent(NamedTuple):
    """An event that would happen, and what is known already of the table after it."""

    data: EventData
    state: State | None = None
    """A move: the state after it."""
    view: dict[str, Any] | None = None
    """A move: what an onlooker sees after it."""
    history: History | None = None
    """A new table: its moves, played."""


class Table:
    """A table at some version. Only `apply` changes it."""

    def __init__(self, table_id: str, secret: str) -> None:
        self.id = table_id
        self.secret = secret
        """What the server puts into the seed: 32 hexadecimal digits."""
        self.seed = secret
        """Where chance comes from. It is known when the game begins."""
        self.version = 0
        self.turn = 0
        """The version of the last event that concerns the game: chat does not count."""
        self.status: Status = "waiting"
        self.seats: list[Seat] = []
        self.clock: Clock | None = None
        self.public = False
        self.study = False
        self.rematch: str | None = None
        self.ended_by: EndedBy | None = None
        """Why it ended before the game was over."""
        self.events: list[Event] = []
        self.history: History
        self._view: dict[str, Any] | None = None

    @classmethod
    def of(cls, table_id: str, secret: str, log: Iterable[Event]) -> "Table":
        """The table that a list of events leads to."""
        table = cls(table_id, secret)
        for event in log:
            table.apply(event)
        return table

    def copy(self) -> "Table":
        """An independent copy."""
        new = copy(self)
        new.seats, new.events = self.seats[:], self.events[:]
        if self.version:  # a table without events has no game yet
            new.history = self.history.copy()
        new.clock = self.clock.copy() if self.clock else None
        return new

    # The game
    @property
    def game_name(self) -> str:
        """The name of the game."""
        return self.start.game.name

    @property
    def created(self) -> events.Created:
        """What the first event says."""
        first = self.events[0].data
        assert isinstance(first, events.Created)
        return first

    @property
    def from_record(self) -> bool:
        """Did the game begin from a record? Then somebody may have known its deal, and nothing is proven."""
        return self.study or bool(self.created.setup)

    @property
    def commitment(self) -> str | None:
        """What was published of the secret before the game; None if its chance is not the secret's."""
        return None if self.from_record else commitment(self.secret)

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game. What they leave to chance is drawn when the game begins."""
        return self.start.game.options if self.status == "waiting" and not self.from_record else self.start.options

    @property
    def start(self) -> State:
        """The state before the first move."""
        return self.history.start

    @property
    def state(self) -> State:
        """The state after all moves that are not undone."""
        return self.history.state

    @property
    def played(self) -> list[PlayedMove]:
        """The moves so far, without those that are undone."""
        return self.history.played

    @property
    def view(self) -> dict[str, Any]:
        """What an onlooker sees."""
        if self._view is None:
            self._view = self.state.view()
        return self._view

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, by the points there are. Those who gave up share the last place, also if a bot played on."""
        places = self.state.ranking()
        keys = [(seat.resigned, 0 if seat.resigned else places[i]) for i, seat in enumerate(self.seats)]
        return [1 + sum(other < key for other in keys) for key in keys]

    # Seats and people
    @property
    def mover(self) -> int | None:
        """The seat that must decide now; None when the game does not run."""
        return self.state.mover if self.status == "running" else None

    @property
    def bot_names(self) -> list[str | None]:
        """The name of the bot on each seat; None where there is none."""
        return bot_names(self.id, self.seats)

    @property
    def bot_to_move(self) -> int | None:
        """The level of the bot that must decide now, if a bot must."""
        mover = self.mover
        return self.seats[mover].bot_level if mover is not None and self.seats[mover].played_by_bot else None

    @property
    def people(self) -> set[str]:
        """All people who hold a seat."""
        return {seat.person for seat in self.seats if seat.kind == "human"}

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [i for i, seat in enumerate(self.seats) if seat.belongs_to(person)]

    def seats_kept_for(self, person: str) -> list[int]:
        """The open seats that wait for a person: those of a rematch that they have not agreed to yet."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "open" and seat.person == person != ""]

    def acting(self, person: str) -> int | None:
        """The seat for which this person must decide now, if any."""
        mover = self.mover
        if mover is None or not self.seats[mover].belongs_to(person) or self.seats[mover].played_by_bot:
            return None
        return mover

    def view_seat(self, person: str) -> int | None:
        """The seat whose view a person gets: the one they must decide for, else their only one. None: an onlooker's view."""
        acting, own = self.acting(person), self.seats_of(person)
        return own[0] if acting is None and len(own) == 1 else acting

    # Undo and redo
    def undo_to(self, person: str) -> int | None:
        """How many moves would be left if this person took back now; None if they cannot.

        A person can take back their own last decision, until another seat has acted, and never past revealed chance. What a
        bot decides for a seat that a person has left does not count as theirs. A person who holds all human seats can go back
        as far as they like, past bots and chance.
        """
        own = self.seats_of(person)
        if self.status != "running" or not own or not self.played:
            return None
        if len(self.people) == 1:
            return next((i for i in reversed(range(len(self.played))) if self.played[i].seat in own), None)
        last = self.played[-1]
        fair = last.seat in own and not last.reveals and not self.seats[last.seat].played_by_bot
        return len(self.played) - 1 if fair else None

    def can_redo(self, person: str) -> bool:
        """Can this person play again what was taken back?"""
        undone = self.history.undone
        return bool(undone) and self.status == "running" and undone[-1][0].seat in self.seats_of(person)

    # Applying events
    def apply(self, event: Event, pending: PendingEvent | None = None) -> None:
        """Apply an event. `pending` saves the work of playing its moves again."""
        assert event.sequence == self.version + 1, f"event {event.sequence} after version {self.version}"
        concerns_game = not isinstance(event.data, events.Chat | events.Rematch)
        if self.clock is not None and concerns_game:
            self.clock.stop(event.at, moved=isinstance(event.data, events.Moved))
        self._apply_data(event.data, pending)
        self.version = event.sequence
        self.events.append(event)
        if concerns_game:
            self.turn = event.sequence
            self._settle(event.at)

    def _apply_data(self, data: EventData, pending: PendingEvent | None) -> None:
        match data:
            case events.Created():
                self._create(data, pending)
            case events.Seated(seat=seat):
                own = self.seats[seat]
                number = own.number if own.kind == "human" else data.number
                self.seats[seat] = Seat("human", data.person, data.name, resigned=own.resigned, number=number)
            case events.Left(seat=seat):
                own = self.seats[seat]
                waiting = self.status == "waiting"
                self.seats[seat] = Seat("open") if waiting else replace(own, away=True)
            case events.Started():
                self._begin()
            case events.Moved():
                self.history.play(data.move, pending.state if pending else None)
                self._view = pending.view if pending else None
            case events.Undone(keep=keep):
                self._add_increments(self.history.undo(keep), -1)
                self._view = None
            case events.Redone():
                self._add_increments(self.history.redo(), 1)
                self._view = None
            case events.Resigned(seat=seat):
                self._give_up(seat, "resigned")
            case events.Flagged(seat=seat):
                self._give_up(seat, "flagged")
            case events.Rematch(table=table):
                self.rematch = table

    def _create(self, data: events.Created, pending: PendingEvent | None) -> None:
        self.seats = data.seats[:]
        self.public, self.study = data.public, data.study
        if data.clock:
            self.clock = Clock(data.clock, len(self.seats))
        if pending is not None and pending.history is not None:
            self.history = pending.history
        else:
            self._deal(data)
        if self.study:
            self.status = "finished"

    def _deal(self, data: events.Created) -> None:
        """Deal from the seed, and play the moves of the record if there is one."""
        made = make_game(data.generator, data.game, data.options)
        self.history = History(made.start(int(self.seed, 16), data.setup))
        for move in data.moves:
            self.history.play(move)

    def _begin(self) -> None:
        """Everybody sits: the seed is known, and the game is dealt from it."""
        self.status = "running"
        data = self.created
        if data.generator != "fast" and not data.setup:
            self.seed = seed_of(self.secret, [seat.number for seat in self.seats])
            self._deal(data)
            self._view = None

    def _settle(self, at: float) -> None:
        """After an event: finish the game if it is over, and start the right clock."""
        if self.status == "running" and self.state.over:
            self.status = "finished"
        if self.clock is not None:
            timed = self.mover is not None and self.bot_to_move is None
            self.clock.start(self.mover if timed else None, at)

    def _add_increments(self, moves: Iterable[PlayedMove], times: int) -> None:
        """Undo takes the increments of people's moves away, redo gives them back: nobody gains time by it."""
        for played in moves:
            if self.clock is not None and not self.seats[played.seat].played_by_bot:
                self.clock.add_increments(played.seat, times)

    def _give_up(self, seat: int, why: EndedBy) -> None:
        """With two seats the game ends; with more a bot plays on for the seat, so that the others can finish."""
        own = self.seats[seat]
        self.seats[seat] = replace(own, resigned=True)
        if len(self.seats) == 2 or all(each.played_by_bot for each in self.seats):
            self.status, self.ended_by = "finished", why

    # The record
    def record(self) -> TableRecord:
        """The game's record with the names of the seats, and with the seed if all chance came from it.

        Refused before the end, because a record contains what is hidden.
        """
        if self.status != "finished":
            raise not_finished("the record can be had when the game is finished: it tells what is hidden")
        names = [seat.name or bot or "" for seat, bot in zip(self.seats, self.bot_names, strict=True)]
        record = cast("TableRecord", self.state.record() | {"names": names})
        if self.ended_by is not None:
            record["ended"] = self.ended_by
        if self.commitment is not None:
            record["seed"], record["commitment"] = self.seed, self.commitment
            if self.created.generator != "fast":
                record["secret"], record["numbers"] = self.secret, [seat.number for seat in self.seats]
                record["generator"] = self.created.generator
        return record
