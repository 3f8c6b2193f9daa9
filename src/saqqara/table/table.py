"""A table: the result of its events. It holds options, seed, seats, clocks and the moves so far."""

from collections.abc import Iterable
from copy import copy
from typing import Any, Literal, NamedTuple, NotRequired, cast

from msgspec import Struct, field
from msgspec.structs import replace

from ..games import State
from ..games.contract import PlayedInSteps, Record
from ..games.history import History, PlayedMove
from ..games.log import Log
from ..games.story import Message
from . import events
from .bot_names import bot_names
from .clock import Clock
from .events import Created, EndedBy, Event, EventData
from .fairness import Generator, commitment, make_game, seed_of
from .refusal import not_finished
from .seats import Seat

Status = Literal["waiting", "running", "finished"]
WITHOUT_A_WINNER: tuple[EndedBy, ...] = ("aborted", "abandoned", "closed")
FIRST_MOVE = 120.0
"""Seconds for a first move, in a game with a live clock."""
BESIDE_THE_GAME = (events.Chat, events.Rematch, events.UndoOffered, events.UndoAnswered, events.Paused)
"""Events that change no turn and stop no clock."""
OF_PEOPLE = (*BESIDE_THE_GAME, events.Seated, events.Left, events.Resigned, events.Flagged)
"""Events after which the same position is before the same seat: who must decide need not look again."""


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
    played: PlayedInSteps | None = None
    """A move, played."""
    words: list[Message] | None = None
    """A move: what happened, in sentences."""
    history: History | None = None
    """A new table: its moves, played."""


class UndoOffer(NamedTuple):
    """A question to the others: may these moves be taken back?"""

    seat: int
    person: str
    keep: int
    """How many moves would be left."""
    waits_for: frozenset[str]
    """The people who have not answered yet."""
    version: int
    """The version that asks it."""


class Table(Struct, eq=False):
    """A table at some version. Only `apply` changes it.

    A struct is copied quickly and is small: a table is copied for every event, and every event of another table displaces it
    from the processor's caches.
    """

    id: str
    secret: str
    """What the server puts into the seed: 32 hexadecimal digits."""
    seed: str = ""
    """Where chance comes from. It is known when the game begins; until then it is the secret."""
    version: int = 0
    turn: int = 0
    """The version of the last event that concerns the game: chat does not count."""
    position: int = 0
    """The version since which the position has been the same: people who come and go do not count either."""
    status: Status = "waiting"
    seats: list[Seat] = []
    """Replaced when one of them changes: copies of the table share it."""
    _held: dict[str, list[int]] = {}
    """The seats of each person. It is asked for many times for every event that is sent."""
    bot_names: list[str | None] = []
    """The name of the bot on each seat; None where there is none."""
    clock: Clock | None = None
    public: bool = False
    study: bool = False
    undo_offer: UndoOffer | None = None
    rematch: str | None = None
    mover: int | None = None
    """The seat that must decide now; None when the game does not run."""
    ended_by: EndedBy | None = None
    """Why it ended before the game was over."""
    events: Log[Event] = field(default_factory=Log)
    history: History = cast("History", None)
    """The moves, once there is a first event."""
    _view: dict[str, Any] | None = None

    def __post_init__(self) -> None:
        self.seed = self.seed or self.secret

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
    def created(self) -> Created:
        """What the first event says."""
        first = self.events[0].data
        assert isinstance(first, Created)
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
    def played(self) -> Log[PlayedMove]:
        """The moves so far, without those that are undone."""
        return self.history.played

    @property
    def view(self) -> dict[str, Any]:
        """What an onlooker sees. Only for reading: views of the table before and after may share parts with it."""
        if self._view is None:
            self._view = self.state.view()
        return self._view

    @property
    def ranking(self) -> list[int]:
        """The place of each seat, by the points there are. Those who gave up share the last place, also if a bot played on.

        In a game that ended without a winner all share the first place.
        """
        if self.ended_by in WITHOUT_A_WINNER:
            return [1] * len(self.seats)
        places = self.state.ranking()
        keys = [(seat.resigned, 0 if seat.resigned else places[i]) for i, seat in enumerate(self.seats)]
        return [1 + sum(other < key for other in keys) for key in keys]

    # Seats and people
    @property
    def bot_to_move(self) -> int | None:
        """The level of the bot that must decide now, if a bot must."""
        mover = self.mover
        return self.seats[mover].bot_level if mover is not None and self.seats[mover].played_by_bot else None

    @property
    def people(self) -> set[str]:
        """All people who hold a seat."""
        return set(self._held)

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return self._held.get(person, []) if person else []

    def seats_kept_for(self, person: str) -> list[int]:
        """The open seats that wait for a person: those of a rematch that they have not agreed to yet."""
        return [i for i, seat in enumerate(self.seats) if seat.kind == "open" and seat.person == person != ""]

    def acting(self, person: str) -> int | None:
        """The seat for which this person must decide now, if any."""
        mover = self.mover
        if mover is None or mover not in self.seats_of(person) or self.seats[mover].played_by_bot:
            return None
        return mover

    def view_seat(self, person: str) -> int | None:
        """The seat whose view a person gets: the one they must decide for, else their only one. None: an onlooker's view."""
        return shown_seat(self.acting(person), self.seats_of(person))

    # Time
    def has_moved(self, seat: int) -> bool:
        """Has anybody decided for this seat since the game began here? Also if that was taken back."""
        return any(isinstance(event.data, events.Moved) and event.data.seat == seat for event in self.events)

    def deadline(self) -> float | None:
        """When the running clock runs out. With a live clock a first move has little time."""
        clock = self.clock
        deadline = clock.deadline() if clock is not None and self.status == "running" else None
        if clock is None or deadline is None or clock.running is None:
            return None
        first = clock.rules.kind == "live" and not self.has_moved(clock.running)
        return deadline - max(clock.rules.seconds - FIRST_MOVE, 0.0) if first else deadline

    # Undo and redo
    def undo_to(self, person: str) -> int | None:
        """How many moves would be left if this person took back now; None if they cannot.

        A person can take back their own last decision, until another seat has acted, and never past revealed chance. What a
        bot decides for a seat that a person has left does not count as theirs. A person who holds all human seats can go back
        as far as they like, past bots and chance. `asked_to_undo` says who must agree.
        """
        own, played = self.seats_of(person), self.history.played
        last = played.last
        if self.status != "running" or not own or last is None:
            return None
        if len(self._held) == 1:
            deciding = [seat for seat in own if not self.seats[seat].played_by_bot]
            return next((i for i in reversed(range(len(played))) if played[i].seat in deciding), None)
        fair = last.seat in own and not last.reveals and not self.seats[last.seat].played_by_bot
        return len(played) - 1 if fair else None

    def asked_to_undo(self, person: str) -> frozenset[str]:
        """The people who must agree before this person takes back: all others who play, once it is not their turn any more."""
        if self.mover in self.seats_of(person):
            return frozenset()
        playing = (seat.person for seat in self.seats if seat.kind == "human" and not seat.played_by_bot)
        return frozenset(playing) - {person}

    def asks_to_undo(self, person: str) -> bool:
        """Must anybody agree before this person takes back? It is asked for every event that is sent."""
        if self.mover in self.seats_of(person):
            return False
        return any(seat.kind == "human" and seat.person != person and not seat.played_by_bot for seat in self.seats)

    def can_redo(self, person: str) -> bool:
        """Can this person play again what was taken back?"""
        undone = self.history.undone
        return bool(undone) and self.status == "running" and undone[-1][0].seat in self.seats_of(person)

    # Applying events
    def apply(self, event: Event, pending: PendingEvent | None = None) -> None:
        """Apply an event. `pending` saves the work of playing its moves again."""
        assert event.sequence == self.version + 1, f"event {event.sequence} after version {self.version}"
        concerns_game = not isinstance(event.data, BESIDE_THE_GAME)
        if self.clock is not None and concerns_game:
            self.clock.stop(event.at, moved=isinstance(event.data, events.Moved))
        if concerns_game:
            self.undo_offer = None
            self._apply_to_game(event.data, pending)
            if not isinstance(event.data, events.Moved):
                self._held, self.bot_names = held_seats(self.seats), bot_names(self.id, self.seats)
        else:
            self._apply_beside(event.data)
        self.version = event.sequence
        self.events = self.events.appended(event)
        if concerns_game:
            self.turn = event.sequence
            if not isinstance(event.data, OF_PEOPLE):
                self.position = event.sequence
            self._settle(event.at)

    def _apply_beside(self, data: EventData) -> None:
        """Apply an event that changes no turn and stops no clock."""
        match data:
            case events.UndoOffered(seat=seat, keep=keep):
                person = self.seats[seat].person
                self.undo_offer = UndoOffer(seat, person, keep, self.asked_to_undo(person), self.version + 1)
            case events.UndoAnswered(seat=seat, accepted=accepted):
                offer = self.undo_offer
                waits_for = offer.waits_for - {self.seats[seat].person} if offer else frozenset()
                self.undo_offer = offer._replace(waits_for=waits_for) if offer and accepted else None
            case events.Paused(since=since, until=until):
                if self.clock is not None:
                    self.clock.pause(since, until)
            case events.Rematch(table=table):
                self.rematch = table

    def _apply_to_game(self, data: EventData, pending: PendingEvent | None) -> None:
        match data:
            case events.Moved():
                played = pending.played if pending else None
                self.history.play(data.move, played and played.state)
                self._view = played and played.view
            case Created():
                self._create(data, pending)
            case events.Seated(seat=seat):
                own = self.seats[seat]
                number = own.number if own.kind == "human" else data.number
                self._seat(seat, Seat("human", data.person, data.name, resigned=own.resigned, number=number))
            case events.Left(seat=seat, level=level):
                own = self.seats[seat]
                waiting = self.status == "waiting"
                self._seat(seat, Seat("open") if waiting else replace(own, away=True, level=level))
            case events.Started(level=level):
                self.seats = [Seat("bot", level=level) if seat.kind == "open" else seat for seat in self.seats]
                self._begin()
            case events.Undone(seat=seat, keep=keep):
                self._undo(seat, keep)
            case events.Redone():
                again = self.history.redo()
                if self.clock is not None:
                    self.clock.redo(self._timed_seats(again))
                self._view = None
            case events.Resigned(seat=seat):
                self._give_up(seat, "resigned")
            case events.Flagged(seat=seat):
                self._give_up(seat, "flagged")
            case events.Ended(why=why):
                if self.status == "waiting":  # a seed is shown at the end, and this is the one that would have dealt the game
                    self._begin()
                self.status, self.ended_by = "finished", why

    def _seat(self, number: int, seat: Seat) -> None:
        """Change a seat."""
        self.seats = [seat if i == number else each for i, each in enumerate(self.seats)]

    def _create(self, data: Created, pending: PendingEvent | None) -> None:
        self.seats = data.seats
        self.public, self.study = data.public, data.study
        if data.clock:
            self.clock = Clock(data.clock, len(self.seats))
        if pending is not None and pending.history is not None:
            self.history = pending.history
        else:
            self._deal(data)
        if self.study:
            self.status = "finished"

    def _deal(self, data: Created) -> None:
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
        self.mover = self.state.mover if self.status == "running" else None
        if self.status == "running" and self.mover is None:
            self.status = "finished"
        if self.clock is not None:
            timed = self.mover is not None and self.bot_to_move is None
            self.clock.start(self.mover if timed else None, at)

    def _undo(self, seat: int, keep: int) -> None:
        """Take moves back. If others play too, they get back the time that they have used since."""
        undone = self.history.undo(keep)
        self._view = None
        if self.clock is not None:
            own = self.seats_of(self.seats[seat].person)
            others = [i for i in range(len(self.seats)) if i not in own] if len(self.people) > 1 else []
            self.clock.undo(len(undone), own, others, self.state.mover)

    def _timed_seats(self, moves: Iterable[PlayedMove]) -> list[int | None]:
        """The seat of each move; None where a bot decides."""
        return [None if self.seats[each.seat].played_by_bot else each.seat for each in moves]

    def _give_up(self, seat: int, why: EndedBy) -> None:
        """With two seats the game ends; with more a bot plays on for the seat, so that the others can finish."""
        own = self.seats[seat]
        self._seat(seat, replace(own, resigned=True))
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


def next_table(table: Table, event: Event, pending: PendingEvent) -> Table:
    """The table after an event. The one before it stays as it is."""
    after = table.copy()
    after.apply(event, pending)
    return after


def shown_seat(acting: int | None, own: list[int]) -> int | None:
    """The seat whose view somebody gets who must decide for a seat, or for none, and holds these."""
    return own[0] if acting is None and len(own) == 1 else acting


def held_seats(seats: Iterable[Seat]) -> dict[str, list[int]]:
    """The seats of each person."""
    held: dict[str, list[int]] = {}
    for i, seat in enumerate(seats):
        if seat.kind == "human":
            held.setdefault(seat.person, []).append(i)
    return held
