"""A table as its log tells it: options, seed, seats, the moves so far, and what may happen next."""

from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, Literal, NamedTuple, NotRequired, cast

from msgspec import Raw, json

from ..games import IllegalMove, State, game
from ..games.history import History, PlayedMove
from ..games.records import Record
from .clock import Clock, ClockRules
from .events import Event, Refused, bad, finished, not_running, not_yours, old_version
from .fairness import commitment
from .seats import Seat, clean_name

MOST_CHAT = 300
PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "thinking", "rematch", "goodbye")
"""What can be said with one click, in everybody's language."""
ASIDE = ("chat", "rematch")
"""Events that leave the game and its clocks alone."""
Status = Literal["waiting", "running", "finished"]
EndedBy = Literal["resigned", "flagged"]


class TableRecord(Record):
    """The record of a game that was played at a table."""

    names: list[str]
    ended: NotRequired[EndedBy]
    """Why the game ended early."""
    seed: NotRequired[str]
    """The seed that dealt the game, if chance was the seed's alone."""
    commitment: NotRequired[str]
    """SHA-256 of the seed."""


class Verdict(NamedTuple):
    """What a command would do: the event, and for moves the state and the onlooker's view (as JSON) after it."""

    kind: str
    data: dict[str, Any]
    state: State[Any] | None = None
    view: bytes | None = None


class Table:
    """A table at some version. Change it only by `apply`."""

    def __init__(self, table_id: str, seed: str) -> None:
        self.id = table_id
        self.seed = seed
        self.version = 0
        self.turn = 0
        """The version at which it last came to whose turn it is and where the game stands: talk does not count."""
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
        self._view: bytes | None = None

    @classmethod
    def of(cls, table_id: str, seed: str, events: Iterable[Event]) -> "Table":
        """The table that a log leads to."""
        table = cls(table_id, seed)
        for event in events:
            table.apply(event)
        return table

    def fork(self) -> "Table":
        """The same table, free to go on without this one noticing."""
        new = copy(self)
        new.seats, new.events = self.seats[:], self.events[:]
        if self.version:  # a table that is not created yet has no game
            new.history = self.history.copy()
        new.clock = copy(self.clock)
        if new.clock is not None:
            new.clock.left = new.clock.left[:]
        return new

    # What can be seen
    @property
    def start(self) -> State[Any]:
        """The state before the first move."""
        return self.history.start

    @property
    def state(self) -> State[Any]:
        """The state after all moves that are not undone."""
        return self.history.state

    @property
    def played(self) -> list[PlayedMove]:
        """The moves so far, without those that were undone."""
        return self.history.played

    @property
    def view_json(self) -> bytes:
        """What an onlooker sees, as JSON: kept so because a view of many small objects is dear to keep."""
        if self._view is None:
            self._view = json.encode(self.state.view())
        return self._view

    @property
    def view(self) -> dict[str, Any]:
        """What an onlooker sees."""
        seen: dict[str, Any] = json.decode(self.view_json)
        return seen

    @property
    def mover(self) -> int | None:
        """The seat that must decide now; None when the game does not run."""
        return self.state.mover if self.status == "running" else None

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds."""
        return [i for i, seat in enumerate(self.seats) if seat.belongs_to(person)]

    def acting(self, person: str) -> int | None:
        """The seat that this person must decide for now, if any."""
        mover = self.mover
        if mover is None or not self.seats[mover].belongs_to(person) or self.seats[mover].played_by_bot:
            return None
        return mover

    def view_seat(self, person: str) -> int | None:
        """The seat whose view a person gets: the one they must decide for, else their only one. None: an onlooker's view."""
        acting, own = self.acting(person), self.seats_of(person)
        return own[0] if acting is None and len(own) == 1 else acting

    @property
    def bot_to_move(self) -> int | None:
        """The level of the bot that must decide now, if one must."""
        mover = self.mover
        return self.seats[mover].bot_level if mover is not None and self.seats[mover].played_by_bot else None

    @property
    def people(self) -> set[str]:
        """Everybody who holds a seat."""
        return {seat.person for seat in self.seats if seat.kind == "human"}

    @property
    def ranking(self) -> list[int]:
        """The places; who has resigned or run out of time comes last where that ended the game."""
        if self.ended_by is None:
            return self.state.ranking()
        staying = sum(not seat.resigned for seat in self.seats)
        return [1 + staying if seat.resigned else 1 for seat in self.seats]

    def state_at(self, ply: int) -> State[Any]:
        """The state after so many moves."""
        return self.history.state_at(ply)

    # Undo and redo
    def undo_to(self, person: str) -> int | None:
        """How many moves would be left if this person took back now; None if they cannot.

        Your own last decision, until another seat has acted and never past revealed chance; what a bot decides for a seat
        that you have left is not yours. Where one person holds all human seats they go back as far as they like, past bots
        and chance.
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
        """Can this person bring back what was taken back?"""
        undone = self.history.undone
        return bool(undone) and self.status == "running" and undone[-1][0].seat in self.seats_of(person)

    # Weighing commands: nothing changes
    def decide_move(self, person: str, move: str, version: int) -> Verdict:
        """A move for whichever of the person's seats must decide."""
        self.check_running(version)
        mover = self.state.mover
        assert mover is not None
        if not self.seats_of(person):
            raise not_yours("you hold no seat at this table")
        if self.acting(person) is None:
            raise not_yours(f"seat {mover + 1} must decide, and it is not yours")
        return self.weigh(mover, move)

    def decide_bot_move(self, move: str, turn: int) -> Verdict:
        """A move that a bot has chosen for this turn, whatever has been said since."""
        self.check_running()
        mover = self.mover
        if turn != self.turn or mover is None or self.bot_to_move is None:
            raise old_version(self.version)
        return self.weigh(mover, move)

    def weigh(self, seat: int, move: str) -> Verdict:
        """A move, tried on a copy."""
        after = self.state.copy()
        try:
            after.play(move)
        except IllegalMove as error:
            raise bad(f"illegal-{error.reason}", error.text, move=error.move) from None
        view = after.view()
        words = [[told.id, told.args] for told in after.game.rules.story(self.view, move, view)]
        return Verdict("move", {"seat": seat, "move": move, "words": Raw(json.encode(words))}, after, json.encode(view))

    def check_running(self, version: int | None = None) -> None:
        """Refused unless the game runs, and stands where the person saw it."""
        if self.status == "finished":
            raise finished()
        if self.status == "waiting":
            raise not_running()
        if version is not None and version != self.version:
            raise old_version(self.version)

    def decide_undo(self, person: str, version: int) -> Verdict:
        """Take back."""
        self.check_running(version)
        keep = self.undo_to(person)
        if keep is None:
            raise bad(
                "error-no-undo", "there is nothing of yours to take back: others have acted, or chance has shown something"
            )
        return Verdict("undo", {"seat": self.played[keep].seat, "keep": keep})

    def decide_redo(self, person: str, version: int) -> Verdict:
        """Bring back what was taken back."""
        self.check_running(version)
        if not self.can_redo(person):
            raise bad("error-no-redo", "there is nothing to bring back")
        return Verdict("redo", {"seat": self.history.undone[-1][0].seat})

    def decide_sit(self, person: str, seat: int, name: str, invited: bool) -> Verdict:
        """Take an open seat, or come back to one's own."""
        self.check_seat(seat)
        own = self.seats[seat]
        if self.status == "finished":
            raise finished()
        if own.belongs_to(person):
            if own.resigned or not own.away:
                raise bad("error-seated", "you sit there already")
        elif own.kind != "open":
            raise Refused(409, "error-seat-taken", "somebody sits there already")
        elif not (invited or self.public):
            raise not_yours("that seat waits for somebody with its link")
        return Verdict("seated", {"seat": seat, "person": person, "name": clean_name(name) or own.name})

    def decide_leave(self, person: str, seat: int) -> Verdict:
        """Leave a seat: a bot plays on."""
        self.check_seat(seat)
        if self.status == "finished":
            raise finished()
        if not self.seats[seat].belongs_to(person):
            raise not_yours()
        if self.seats[seat].away or self.seats[seat].resigned:
            raise bad("error-left-already", "that seat is left already")
        return Verdict("left", {"seat": seat})

    def decide_start(self, person: str) -> Verdict:
        """Begin. Anybody who sits at the table may, once every seat is taken."""
        if self.status != "waiting":
            raise Refused(409, "error-started", "the game has begun already")
        if not self.seats_of(person):
            raise not_yours("only those who sit at the table can begin")
        if any(seat.kind == "open" for seat in self.seats):
            raise Refused(409, "error-open-seats", "a seat is still open")
        return Verdict("started", {})

    def decide_resign(self, person: str, seat: int, version: int) -> Verdict:
        """Give up."""
        self.check_running(version)
        self.check_seat(seat)
        if not self.seats[seat].belongs_to(person):
            raise not_yours()
        if self.seats[seat].resigned:
            raise bad("error-resigned", "that seat has resigned already")
        return Verdict("resigned", {"seat": seat})

    def decide_flag(self, at: float) -> Verdict | None:
        """The fall of a flag, if one has fallen."""
        deadline = self.clock.deadline() if self.clock and self.status == "running" else None
        if deadline is None or at < deadline:
            return None
        assert self.clock is not None
        return Verdict("flagged", {"seat": self.clock.running})

    def decide_chat(self, person: str, text: str | None, phrase: str | None) -> Verdict:
        """Say something."""
        own = self.seats_of(person)
        if not own:
            raise not_yours("only those who sit at the table can talk")
        if phrase is not None:
            if phrase not in PHRASES:
                raise bad("error-bad-request", f"unknown phrase; there are: {', '.join(PHRASES)}")
            return Verdict("chat", {"seat": own[0], "phrase": phrase})
        said = "".join(c if c.isprintable() else " " for c in text or "").strip()
        if not said:
            raise bad("error-empty", "say something, or nothing at all")
        if len(said) > MOST_CHAT:
            raise Refused(413, "error-too-large", f"at most {MOST_CHAT} characters", most=MOST_CHAT)
        return Verdict("chat", {"seat": own[0], "text": said})

    def decide_rematch(self, person: str, table_id: str) -> Verdict:
        """Another game at a new table, which the caller has in mind."""
        if self.status != "finished":
            raise Refused(409, "error-not-finished", "this game is not finished yet")
        if not self.seats_of(person):
            raise not_yours("only those who sit at the table can ask for another game")
        if self.study:
            raise bad("error-bad-request", "a record that is studied cannot be played again: open a table from it")
        if self.rematch is not None:
            raise Refused(409, "error-rematch", "there is a new table already", table=self.rematch)
        return Verdict("rematch", {"table": table_id})

    def check_seat(self, seat: int) -> None:
        """Refused if there is no such seat."""
        if not 0 <= seat < len(self.seats):
            raise Refused(404, "error-no-seat", f"there is no seat {seat + 1} at this table")

    # Letting it happen
    def apply(self, event: Event, verdict: Verdict | None = None) -> None:
        """Let an event happen. The verdict saves the work of playing the move again."""
        assert event.sequence == self.version + 1, f"event {event.sequence} after version {self.version}"
        if self.clock is not None and event.kind not in ASIDE:
            self.clock.stop(event.at, moved=event.kind == "move")
        getattr(self, f"_on_{event.kind}")(event.data, verdict)
        self.version = event.sequence
        self.events.append(event)
        if event.kind not in ASIDE:
            self.turn = event.sequence
            self._settle(event.at)

    def _settle(self, at: float) -> None:
        """After an event: is it over, and whose clock runs?"""
        if self.status == "running" and self.state.over:
            self.status = "finished"
        if self.clock is not None:
            timed = self.mover is not None and self.bot_to_move is None
            self.clock.start(self.mover if timed else None, at)

    def _on_created(self, data: Mapping[str, Any], _verdict: Verdict | None) -> None:
        self.seats = [Seat(**seat) for seat in data["seats"]]
        self.public, self.study = data["public"], data["study"]
        if data["clock"]:
            self.clock = Clock(ClockRules(**data["clock"]), len(self.seats))
        self.history = History(game(data["game"], **data["options"]).start(int(self.seed, 16), data["setup"]))
        for move in data["moves"]:
            self.history.play(move)
        if self.study:
            self.status = "finished"

    def _on_seated(self, data: Mapping[str, Any], _verdict: Verdict | None) -> None:
        before = self.seats[data["seat"]]
        self.seats[data["seat"]] = Seat("human", data["person"], data["name"], resigned=before.resigned)

    def _on_left(self, data: Mapping[str, Any], _verdict: Verdict | None) -> None:
        seat = self.seats[data["seat"]]
        gone = Seat("open") if self.status == "waiting" else Seat("human", seat.person, seat.name, away=True)
        self.seats[data["seat"]] = gone

    def _on_started(self, _data: Mapping[str, Any], _verdict: Verdict | None) -> None:
        self.status = "running"

    def _on_move(self, data: Mapping[str, Any], verdict: Verdict | None) -> None:
        self.history.play(data["move"], verdict.state if verdict else None)
        self._view = verdict.view if verdict else None

    def _on_undo(self, data: Mapping[str, Any], _verdict: Verdict | None) -> None:
        self._reward(self.history.undo(data["keep"]), -1)
        self._view = None

    def _on_redo(self, _data: Mapping[str, Any], _verdict: Verdict | None) -> None:
        self._reward(self.history.redo(), 1)
        self._view = None

    def _reward(self, moves: Iterable[PlayedMove], times: int) -> None:
        """People's increments for moves that are brought back, or taken back: nobody wins time by going to and fro."""
        for played in moves:
            if self.clock is not None and not self.seats[played.seat].played_by_bot:
                self.clock.reward(played.seat, times)

    def _on_resigned(self, data: Mapping[str, Any], _verdict: Verdict | None) -> None:
        self._give_up(data["seat"], "resigned")

    def _on_flagged(self, data: Mapping[str, Any], _verdict: Verdict | None) -> None:
        self._give_up(data["seat"], "flagged")

    def _give_up(self, seat: int, why: EndedBy) -> None:
        """With two seats the game ends; with more a bot plays on, so that nobody's evening is spoilt."""
        own = self.seats[seat]
        self.seats[seat] = Seat(own.kind, own.person, own.name, own.level, own.away, resigned=True)
        if len(self.seats) == 2 or all(each.played_by_bot for each in self.seats):
            self.status, self.ended_by = "finished", why

    def _on_chat(self, _data: Mapping[str, Any], _verdict: Verdict | None) -> None:
        """Words change nothing."""

    def _on_rematch(self, data: Mapping[str, Any], _verdict: Verdict | None) -> None:
        self.rematch = data["table"]

    # The record
    def record(self) -> TableRecord:
        """The game's record with the names and, if chance was the seed's alone, the seed that proves it.

        Refused before the end: a record tells what is hidden.
        """
        if self.status != "finished":
            raise Refused(409, "error-not-finished", "the record can be had when the game is finished: it tells what is hidden")
        names = [seat.name or f"level {seat.bot_level}" for seat in self.seats]
        record = cast("TableRecord", self.state.record() | {"names": names})
        if self.ended_by is not None:
            record["ended"] = self.ended_by
        if not self.study and not self.events[0].data["setup"]:
            record["seed"], record["commitment"] = self.seed, commitment(self.seed)
        return record
