"""The events of a table: what happened, in order. Everything else about a table follows from them.

The classes say how the data of each kind of event is stored as JSON. Events that are stored already must stay readable: new
fields need a default.
"""

from typing import Any, ClassVar, Literal

from msgspec import Raw, Struct

from .clock import ClockRules
from .fairness import Generator
from .seats import Seat

EventKind = Literal[
    "created", "seated", "left", "started", "move", "undo", "undo-offered", "undo-answered", "redo", "resigned", "flagged",
    "ended", "paused", "chat", "rematch",
]  # fmt: skip
SYSTEM = ""
"""The person of events that the server makes itself: moves of bots, clocks that run out."""


class EventData(Struct, frozen=True):
    """What an event of some kind says."""

    kind: ClassVar[EventKind]


class Created(EventData, frozen=True):
    """The table was opened."""

    kind = "created"
    game: str
    options: dict[str, Any]
    setup: dict[str, Any]
    """Chance that is given: that of a record. Empty: all chance comes from the table's seed."""
    moves: list[str]
    """Moves that are played already: those of a record."""
    seats: list[Seat]
    public: bool
    study: bool
    """Is it a record to look at, and not to play?"""
    clock: ClockRules | None
    generator: Generator = "fast"
    """Where chance comes from. Tables that were opened before there was another generator do not say it."""
    same_deal: bool = False
    """From a record: is what was hidden in it kept? Then everybody who sits down must agree."""


class Seated(EventData, frozen=True):
    """A person took a seat."""

    kind = "seated"
    seat: int
    person: str
    name: str
    number: str = ""
    """The random number that the person adds to the seed."""


class Left(EventData, frozen=True):
    """A person left a seat."""

    kind = "left"
    seat: int
    level: int | None = None
    """The level of the bot that plays on; None: the usual one."""


class Started(EventData, frozen=True):
    """The game began."""

    kind = "started"
    level: int | None = None
    """The level of the bots that took the open seats; None: none was open."""


class Moved(EventData, frozen=True):
    """A move was played."""

    kind = "move"
    seat: int
    move: str
    words: Raw
    """What it did, as a list of `[message id, arguments]` in JSON. It is long and seldom needed, so it stays encoded."""


class Undone(EventData, frozen=True):
    """Moves were taken back."""

    kind = "undo"
    seat: int
    keep: int
    """How many moves were left."""


class UndoOffered(EventData, frozen=True):
    """A person asks the others whether they may take moves back."""

    kind = "undo-offered"
    seat: int
    keep: int
    """How many moves would be left."""


class UndoAnswered(EventData, frozen=True):
    """A person has answered. The last one who agrees makes the event `Undone` instead."""

    kind = "undo-answered"
    seat: int
    accepted: bool


class Redone(EventData, frozen=True):
    """Moves that were taken back were played again."""

    kind = "redo"
    seat: int


class Resigned(EventData, frozen=True):
    """A person gave up."""

    kind = "resigned"
    seat: int


class Flagged(EventData, frozen=True):
    """A clock ran out."""

    kind = "flagged"
    seat: int


EndedBy = Literal["resigned", "flagged", "aborted", "abandoned", "closed"]
"""Why a game ended before it was over. Aborted: somebody never made a first move. Closed: by the owner of the server."""


class Ended(EventData, frozen=True):
    """The game ended without a winner."""

    kind = "ended"
    why: EndedBy
    seat: int | None = None
    """Whose fault it was, if anybody's."""


class Paused(EventData, frozen=True):
    """The server was away. Clocks stood still."""

    kind = "paused"
    since: float
    until: float


class Chat(EventData, frozen=True, omit_defaults=True):
    """A person said something: free text, or one of the phrases."""

    kind = "chat"
    seat: int
    text: str | None = None
    phrase: str | None = None


class Rematch(EventData, frozen=True):
    """A new table was opened for the same people."""

    kind = "rematch"
    table: str


DATA_TYPES: dict[str, type[EventData]] = {each.kind: each for each in EventData.__subclasses__()}


class Event(Struct, frozen=True):
    """Something that happened at a table."""

    sequence: int
    """Counts from 1. It is the table's version after the event."""
    at: float
    """Seconds since 1970."""
    person: str
    """Who asked for it: the hash of the person's secret."""
    command: str
    """Chosen by the person. The same command has one effect, however often it is sent."""
    data: EventData
    request: str = ""
    """What the command asked for, as a hash. The same command cannot ask for something else."""

    @property
    def kind(self) -> EventKind:
        """What kind of event it is."""
        return self.data.kind
