"""What goes over the wire, both ways. The page's own description of it is `client/src/lib/types.ts`."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Command = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$", description="Chosen by the client; the same command has one effect.")]  # fmt: skip  # noqa: E501
Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Level = Annotated[int, Meta(ge=1, le=5)]
Version = Annotated[int, Meta(ge=0, le=1_000_000, description="The version that the client has seen.")]
Ply = Annotated[int, Meta(ge=0, le=10_000)]


# What clients ask
class SeatWish(Struct, forbid_unknown_fields=True):
    """Who should sit on a seat of a new table."""

    kind: Literal["me", "bot", "friend"]
    name: Name = ""
    level: Level | None = None


class LiveClock(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """So many seconds for the whole game, and more after each move."""

    seconds: Annotated[float, Meta(ge=10, le=86_400)]
    increment: Annotated[float, Meta(ge=0, le=600)] = 0


class DaysClock(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """So many days for each move."""

    days: Annotated[float, Meta(ge=0.01, le=60)]


class TableWish(Struct, forbid_unknown_fields=True):
    """A new table."""

    command: Command
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=5)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: LiveClock | DaysClock | None = None
    record: dict[str, Any] | None = None
    ply: Ply | None = None


class StudyWish(Struct, forbid_unknown_fields=True):
    """A record to be looked at."""

    command: Command
    record: dict[str, Any]


class JoinWish(Struct, forbid_unknown_fields=True):
    """An invitation is taken up."""

    command: Command
    key: Key
    name: Name = ""


class SitWish(Struct, forbid_unknown_fields=True):
    """A seat is taken."""

    command: Command
    name: Name = ""


class Plain(Struct, forbid_unknown_fields=True):
    """A command that needs no more words."""

    command: Command


class MoveWish(Struct, forbid_unknown_fields=True):
    """A move, in notation."""

    command: Command
    version: Version
    move: Annotated[str, Meta(max_length=64)]


class BackWish(Struct, forbid_unknown_fields=True):
    """Undo or redo."""

    command: Command
    version: Version


class HintWish(Struct, forbid_unknown_fields=True):
    """Advice for this version."""

    version: Version


class ResignWish(Struct, forbid_unknown_fields=True):
    """A seat gives up."""

    command: Command
    version: Version
    seat: Annotated[int, Meta(ge=0, le=4)]


class ChatWish(Struct, forbid_unknown_fields=True):
    """Something said: own words, or one of the phrases."""

    command: Command
    text: Annotated[str, Meta(max_length=2000)] | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None


class SocketWish(Struct, forbid_unknown_fields=True):
    """What a client may send over its WebSocket: the same commands as by HTTP, for those in a hurry."""

    type: Literal["move", "undo", "redo"]
    command: Command
    version: Version
    move: Annotated[str, Meta(max_length=64)] = ""


# What we say
class Message(Struct, frozen=True):
    """A sentence in any language: its id, and what it is filled with."""

    id: str
    args: dict[str, Any]


class SeatInfo(Struct, frozen=True):
    """A seat, as the viewer sees it."""

    kind: Literal["human", "bot", "open"]
    name: str
    level: int | None
    yours: bool
    present: bool
    invite: str | None
    resigned: bool


class ClockInfo(Struct, frozen=True):
    """What time is left."""

    kind: Literal["live", "days"]
    left: list[float]
    increment: float
    running: int | None


class Entry(Struct, frozen=True):
    """A line of the log."""

    version: int
    kind: str
    seat: int | None
    move: str | None
    ply: int
    words: list[Message]
    text: str | None
    at: float


class Snapshot(Struct, frozen=True):
    """A table, as the viewer sees it."""

    id: str
    version: int
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "running", "finished"]
    public: bool
    study: bool
    seats: list[SeatInfo]
    yours: list[int]
    acting: int | None
    view: dict[str, Any] | None
    undo: bool
    redo: bool
    clock: ClockInfo | None
    thinking: bool
    watch: str | None
    commitment: str
    seed: str | None
    rematch: str | None
    ended: str | None
    ranking: list[int] | None


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Literal["waiting", "running", "finished"]
    seats: list[SeatInfo]
    round: int
    rounds: int
    scores: list[int]
    acting: int | None
    mover: int | None
    updated: float


class Done(Struct, frozen=True):
    """The answer to a command: the version that it made."""

    version: int


class Problem(Struct, frozen=True, omit_defaults=True):
    """A refusal: what is wrong as a message id, and the same in English. Old versions get what they have missed."""

    status: int
    error: str
    text: str
    args: dict[str, Any] = {}
    events: list[Entry] = []
    table: Snapshot | None = None


class PreviewInfo(Struct, frozen=True, omit_defaults=True):
    """What a move would do, as far as the mover can know; `table/previews.py` says what each part is."""

    move: str
    points: list[int]
    worth: list[int]
    words: list[Message]
    sites: dict[str, Any] | UnsetType = UNSET
    quarry: list[dict[str, str]] | UnsetType = UNSET
    dice: list[dict[str, str]] | UnsetType = UNSET


class HintInfo(Struct, frozen=True):
    """A good move, and why."""

    move: str
    value: float
    reason: Message


class AnalysedMove(Struct, frozen=True):
    """A decision, and what the bot thinks of it."""

    ply: int
    seat: int
    move: str
    value: list[float]
    best: str
    lost: float
    mark: str


class AnalysisInfo(Struct, frozen=True):
    """A game, looked at; as far as the work has come."""

    done: bool
    progress: float
    moves: list[AnalysedMove]
    value: list[float]


# What goes over the WebSocket
class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """Everything, at the beginning or after a long time away."""

    table: Snapshot
    log: list[Entry]


class Happened(Struct, frozen=True, tag_field="type", tag="event"):
    """Something happened."""

    entry: Entry
    table: Snapshot


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there."""

    seats: list[bool]
    watching: int


class Thinking(Struct, frozen=True, tag_field="type", tag="thinking"):
    """A bot thinks for this seat, or has stopped to."""

    seat: int | None


class Accepted(Struct, frozen=True, tag_field="type", tag="done"):
    """A command that came over the WebSocket is on disk."""

    command: str
    version: int


class Rejected(Struct, frozen=True, tag_field="type", tag="refused"):
    """A command that came over the WebSocket cannot be."""

    command: str
    error: Problem


class Beat(Struct, frozen=True, tag_field="type", tag="beat"):
    """Still there."""


Frame = Hello | Happened | Presence | Thinking | Accepted | Rejected | Beat
