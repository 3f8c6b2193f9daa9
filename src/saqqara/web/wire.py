"""The types of requests, responses and WebSocket frames. Views and previews have the types of the registered games.

The OpenAPI document is made from these types (`schema.py`), and the types of the client from that document.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from ..games.registry import descriptions
from ..games.story import Message, Step
from ..games.view import CommonPreview, GenericView
from ..table.events import EndedBy, EventKind
from ..table.table import Status

PLAYERS = sorted({players for each in descriptions().values() for players in each.rules.players})
"""How many players a table can have: what the registered games allow."""
MOST_LEVELS = max(len(each.levels) for each in descriptions().values())

# In Python, but not elsewhere, `$` is also before a line break at the end: `(?!\n)` forbids that.
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)", description="Chosen by the client; the same command has one effect.")]  # fmt: skip  # noqa: E501
Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Level = Annotated[int, Meta(ge=1, le=MOST_LEVELS)]
Seat = Annotated[int, Meta(ge=0, le=PLAYERS[-1] - 1, description="A seat, counted from 0.")]
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="The version that the client has seen.")]
Ply = Annotated[int, Meta(ge=0, le=10_000)]
Number = Annotated[str, Meta(max_length=32, pattern=r"^([0-9a-f]{32})?$(?!\n)", description="128 random bits that go into the seed, as 32 hexadecimal digits.")]  # fmt: skip  # noqa: E501
Mark = Literal["", "inaccuracy", "mistake", "blunder"]

if TYPE_CHECKING:
    View = GenericView
    Preview = CommonPreview
else:  # one type for each registered game
    View = Union[tuple(each.view_type for each in descriptions().values())]  # noqa: UP007
    Preview = Union[tuple(each.preview.type for each in descriptions().values())]  # noqa: UP007


# Requests
class NewSeat(Struct, forbid_unknown_fields=True):
    """Who sits on a seat of a new table."""

    kind: Literal["me", "bot", "friend"]
    name: Name = ""
    level: Level | None = None


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """A time for the whole game, and an increment after each move."""

    seconds: Annotated[float, Meta(ge=10, le=86_400)]
    increment: Annotated[float, Meta(ge=0, le=600)] = 0


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """A time in days for each move."""

    days: Annotated[float, Meta(ge=0.01, le=60)]


class CreateTable(Struct, forbid_unknown_fields=True):
    """Open a table."""

    command: CommandId
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=PLAYERS[0], max_length=PLAYERS[-1])]
    options: dict[str, Any] = {}
    """The options of the game; `GET /api/games` lists them."""
    public: bool = False
    clock: LiveClock | DaysClock | None = None
    record: dict[str, Any] | None = None
    """Play on from this record."""
    ply: Ply | None = None
    """How many moves of the record are played; all of them if absent."""
    same_deal: bool = False
    """With a record: keep what is hidden in it. If absent, it is dealt anew."""
    number: Number = ""


class CreateStudy(Struct, forbid_unknown_fields=True):
    """Open a record as a finished table."""

    command: CommandId
    record: dict[str, Any]


class JoinTable(Struct, forbid_unknown_fields=True):
    """Take the seat of an invitation."""

    command: CommandId
    key: Key
    name: Name = ""
    number: Number = ""
    same_deal: bool = False
    """Agree to play the deal of a record, which others may know."""


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Take a seat."""

    command: CommandId
    name: Name = ""
    number: Number = ""
    same_deal: bool = False
    """Agree to play the deal of a record, which others may know."""


class AgreeToRematch(Struct, forbid_unknown_fields=True):
    """Agree to play again."""

    command: CommandId
    number: Number = ""


class StartTable(Struct, forbid_unknown_fields=True):
    """Begin the game."""

    command: CommandId
    bots: bool = False
    """Let bots take the seats that are still open."""


class PlayMove(Struct, forbid_unknown_fields=True):
    """Play a move, in notation."""

    command: CommandId
    version: Version
    move: Annotated[str, Meta(max_length=64)]


class UndoOrRedo(Struct, forbid_unknown_fields=True):
    """Take back, or play again what was taken back."""

    command: CommandId
    version: Version


class AnswerUndo(Struct, forbid_unknown_fields=True):
    """Allow others to take moves back, or not."""

    command: CommandId
    version: Version
    accept: bool


class RequestHints(Struct, forbid_unknown_fields=True):
    """Ask for good moves at a version."""

    version: Version


class Resign(Struct, forbid_unknown_fields=True):
    """Resign for a seat."""

    command: CommandId
    version: Version
    seat: Seat


class SendChat(Struct, forbid_unknown_fields=True):
    """Say something: free text, or one of the phrases."""

    command: CommandId
    text: Annotated[str, Meta(max_length=2000)] | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class SocketCommand(Struct, forbid_unknown_fields=True):
    """A command over the WebSocket, with the same meaning as by HTTP. After a `rematch` the connection shows the new table."""

    type: Literal["move", "undo", "redo", "rematch"]
    command: CommandId
    version: Version
    move: Annotated[str, Meta(max_length=64)] = ""
    number: Number = ""
    """Of a rematch."""


# Responses
class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    name: str
    kind: Literal["choice", "flag", "text"]
    default: str | bool
    choices: list[str]
    """The values of a choice, or the well-known values of a text."""
    help: str


class GameInfo(Struct, frozen=True):
    """A game that this server offers."""

    name: str
    title: str
    players: list[int]
    """The numbers of players that it allows."""
    options: list[OptionInfo]
    """The options beside `players` and `start`, which every game has."""
    sources: list[str]
    """The sources of points, in the order of the breakdown."""
    levels: list[str]
    """The English names of the levels of bots, the weakest first; level 1 is the first."""
    good_and_bad_days: bool
    """Does each level but the strongest play a step stronger in some games, and a step weaker in others?"""
    puzzles: int
    """How many puzzles it has."""


class SeatInfo(Struct, frozen=True):
    """A seat, as the viewer sees it."""

    kind: Literal["human", "bot", "open"]
    """Who decides now: a seat whose person has left or resigned is a bot."""
    name: str
    """The name of the person, also while a bot plays for them. On an open seat: for whom it is kept. Empty for a bot."""
    level: int | None
    """The level of the bot."""
    bot: str | None
    """The name of the bot of this seat, different for every bot at the table; null: it is a person's seat, or open."""
    yours: bool
    present: bool
    """Is the person connected? Bots always are."""
    invite: str | None
    """The key of an open seat, for those who sit at the table."""
    resigned: bool


class ClockInfo(Struct, frozen=True):
    """The clocks of a table."""

    kind: Literal["live", "days"]
    left: list[float]
    """Seconds left for each seat, at the time of sending."""
    increment: float
    running: int | None
    """The seat whose clock runs."""


class Unavailable(Struct, frozen=True):
    """Something that the mover cannot use now, and why."""

    thing: str
    """A part of the game, as the game calls it: an action, a piece, a place."""
    reason: Message
    """The text of this id says what is the case; the one of `<id>-help` says what helps."""


class LogEntry(Struct, frozen=True):
    """An event, in words."""

    version: int
    kind: EventKind
    seat: int | None
    move: str | None
    ply: int
    """The number of moves after it."""
    words: list[Message]
    text: str | None
    """What was said in the chat: plain text."""
    at: float
    """Seconds since 1970."""


class RecordOrigin(Struct, frozen=True):
    """The game began from a record, which somebody may know."""

    ply: int
    """How many moves of it were played already."""
    same_deal: bool
    """Is what was hidden in it kept? If not, it was dealt anew."""


class UndoOfferInfo(Struct, frozen=True):
    """Somebody asks whether they may take moves back."""

    seat: int
    waits_for_you: bool
    """Are you asked, and have not answered yet?"""


class Commitment(Struct, frozen=True):
    """What the server fixes before it knows anybody's number."""

    commitment: str
    """SHA-256 of the table's secret."""


class Snapshot(Struct, frozen=True):
    """A table, as the viewer sees it."""

    id: str
    version: int
    game: str
    options: dict[str, Any]
    status: Status
    public: bool
    study: bool
    """Is it a record that is studied?"""
    seats: list[SeatInfo]
    yours: list[int]
    """The seats of the viewer."""
    acting: int | None
    """The seat for which the viewer must decide now."""
    view: Raw | None
    """A `View` (encoded already); null while the table waits for its start."""
    undo: bool
    """Can the viewer take back, or ask the others whether they may?"""
    undo_asks: bool
    """Must the others agree to that?"""
    undo_offer: UndoOfferInfo | None
    """Somebody asks to take back."""
    redo: bool
    """Would a redo by the viewer succeed?"""
    clock: ClockInfo | None
    thinking: bool
    """Does a bot think about its move?"""
    watch: str | None
    """The onlookers' key, for those who sit at the table."""
    from_record: RecordOrigin | None
    """The record that the game began from."""
    commitment: str | None
    """SHA-256 of the server's secret; null for a game from a record, whose chance is not proven."""
    secret: str | None
    """The server's secret, once the game is finished."""
    numbers: list[str]
    """The random number that each seat added, once the game is finished."""
    seed: str | None
    """The seed, once the game is finished: it follows from the secret and the numbers."""
    rematch: str | None
    """The table of the rematch."""
    ended: EndedBy | None
    """Why the game ended early."""
    ranking: list[int] | None
    """The place of each seat, once the game is finished."""


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    seats: list[SeatInfo]
    round: int | None
    """Null in a game without rounds."""
    rounds: int | None
    scores: list[int]
    acting: int | None
    mover: int | None
    updated: float
    from_record: bool
    """Did the game begin from a record, which somebody may know?"""


class LookOn(Struct, frozen=True):
    """What opens a table to somebody who only watches."""

    table: str
    watch: str


class InvitationInfo(Struct, frozen=True):
    """An invitation to a table. It leads to its own seat, or to the next open one once somebody has taken that."""

    seat: int
    open: bool
    """Is the seat still open?"""
    table: str | None
    """The table, if you have taken a seat by this invitation already."""
    host: str
    """The name of the person who invites."""
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    clock: ClockInfo | None
    from_record: RecordOrigin | None
    """The record that the game begins from, which somebody may know."""
    commitment: str | None
    """SHA-256 of the table's secret; null for a game from a record."""
    look_on: LookOn | None
    """How to look on instead; null once no seat is open."""


class NetworkInfo(Struct, frozen=True):
    """How other devices reach this server."""

    address: str | None
    """Such as `http://192.168.1.20:8420`; null if they cannot, or if it is not known."""


class CommandResult(Struct, frozen=True):
    """The response to a command: the version that it made."""

    version: int


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why a request was refused."""

    status: int
    error: str
    """A message id, such as `error-old-version` or `illegal-ship-full`."""
    text: str
    """The same in English."""
    args: dict[str, Any] = {}
    """What the message is filled with."""
    events: list[LogEntry] = []
    """With `error-old-version`: what happened since the version of the request."""
    table: Snapshot | None = None
    """With `error-old-version`: the table now."""


class HintInfo(Struct, frozen=True):
    """A good move, and why."""

    move: str
    value: float
    """The probability that the mover wins after it."""
    reason: Message
    why: list[Message]
    """What the expected play brings, and what the next best move would change."""


class Sample(Struct, frozen=True):
    """A position as it may be, for a client that searches by itself."""

    game: str
    options: dict[str, Any]
    position: dict[str, Any]
    """The fields of the game's position. What you cannot know is dealt at random."""


class AnalysedMove(Struct, frozen=True):
    """A decision, and what the bot thinks of it."""

    ply: int
    seat: int
    move: str
    value: list[float]
    """The probability of each seat to win, before the decision."""
    best: str
    lost: float
    """How much of the mover's probability to win the move gave away."""
    mark: Mark
    why: list[Message]
    """What the play after the best move would have brought, and what the move that was played changed."""


class AnalysisInfo(Struct, frozen=True):
    """The analysis of a game, as far as it has come."""

    done: bool
    progress: float
    """From 0 to 1."""
    moves: list[AnalysedMove]
    value: list[float]
    """The probability of each seat to win, at the end."""


# WebSocket frames
class HelloFrame(Struct, frozen=True, tag_field="type", tag="hello"):
    """The whole table: the first frame, or the first after a long time away."""

    table: Snapshot
    log: list[LogEntry]


class EventFrame(Struct, frozen=True, tag_field="type", tag="event"):
    """The next event, and the table after it."""

    entry: LogEntry
    table: Snapshot
    steps: list[Step] = []
    """A move that did several things: these things, in their order."""


class SharedEventFrame(Struct, frozen=True, tag_field="type", tag="event"):
    """An `EventFrame` as it is sent: what is the same for all viewers is encoded already."""

    entry: Raw
    table: Snapshot
    steps: Raw


class ViewerChanges(Struct, frozen=True, omit_defaults=True):
    """What a move changes at a table for a viewer, beside the view. What is absent is as it was."""

    version: int
    acting: int | None
    undo: bool
    undo_asks: bool
    undo_offer: UndoOfferInfo | None
    redo: bool
    thinking: bool
    clock: ClockInfo | UnsetType = UNSET
    seats: list[SeatInfo] | UnsetType = UNSET


class StepChanges(Struct, frozen=True):
    """One of several things that a move did, and what it has changed in the `view`."""

    what: Message
    view: dict[str, Any]


class ChangesFrame(Struct, frozen=True, tag_field="type", tag="changes"):
    """The next event, a move, and what it has changed. Only for clients that ask for it."""

    entry: LogEntry
    table: ViewerChanges
    """Entries of the `Snapshot` that are different now."""
    steps: list[StepChanges]
    """A move that did several things: these things, in their order."""
    view: dict[str, Any]
    """What is different in its `view` after the last step: new values by their places, each a JSON Pointer (RFC 6901)."""


class SharedChangesFrame(Struct, frozen=True, tag_field="type", tag="changes"):
    """A `ChangesFrame` as it is sent."""

    entry: Raw
    table: ViewerChanges
    steps: Raw
    view: Raw


class PresenceFrame(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is connected."""

    seats: list[bool]
    watching: int
    """The number of onlookers."""


class ThinkingFrame(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="thinking"):
    """A bot thinks for this seat; null: no bot does."""

    seat: int | None
    busy: bool = False
    """Does it wait because the server is busy?"""


class DoneFrame(Struct, frozen=True, tag_field="type", tag="done"):
    """A command of this connection was committed."""

    command: str
    version: int


class RefusedFrame(Struct, frozen=True, tag_field="type", tag="refused"):
    """A command of this connection was refused."""

    command: str
    error: Problem


class BeatFrame(Struct, frozen=True, tag_field="type", tag="beat"):
    """A heartbeat."""


Frame = HelloFrame | EventFrame | ChangesFrame | PresenceFrame | ThinkingFrame | DoneFrame | RefusedFrame | BeatFrame
