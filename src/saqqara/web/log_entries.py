"""The log of a table in words, as clients show it."""

import msgspec

from ..games.story import Message
from ..table import events
from ..table.events import Event, EventKind
from ..table.table import Table
from .wire import LogEntry

MESSAGES: dict[EventKind, str] = {
    "created": "table-created",
    "seated": "table-seated",
    "left": "table-left",
    "started": "table-started",
    "undo": "table-undo",
    "undo-offered": "table-undo-offered",
    "undo-answered": "table-undo-declined",
    "paused": "table-paused",
    "redo": "table-redo",
    "resigned": "table-resigned",
    "flagged": "table-flagged",
    "rematch": "table-rematch",
}
"""The message for each kind of event but moves and chat, which have their own words."""
WORDS = msgspec.json.Decoder(list[tuple[str, dict[str, str | int]]])


def log_entry(event: Event, ply: int, words: list[Message] | None = None) -> LogEntry:
    """An event in words, if they are not known yet. Everybody may know them."""
    data = event.data
    seat: int | None = getattr(data, "seat", None)
    move = data.move if isinstance(data, events.Moved) else None
    text = data.text if isinstance(data, events.Chat) else None
    return LogEntry(event.sequence, event.kind, seat, move, ply, words or words_of(event), text, event.at)


def words_of(event: Event) -> list[Message]:
    """What happened, in sentences."""
    match event.data:
        case events.Moved(words=words):
            return [Message(*each) for each in WORDS.decode(words)]
        case events.Chat(seat=seat, phrase=phrase):
            return [] if phrase is None else [Message(f"phrase-{phrase}", {"seat": seat})]
        case events.Created(setup=setup, study=study) if setup and not study:
            return [Message("table-created-from-record", {})]
        case events.UndoAnswered(seat=seat, accepted=True):
            return [Message("table-undo-accepted", {"seat": seat})]
        case events.Ended(why=why, seat=culprit):
            return [Message(f"table-{why}", {} if culprit is None else {"seat": culprit})]
        case events.Seated(seat=seat, name=name):
            return [Message(MESSAGES["seated"], {"seat": seat, "person": name})]
        case data:
            return [Message(MESSAGES[data.kind], {"seat": data.seat} if hasattr(data, "seat") else {})]


def log_entries(table: Table) -> list[LogEntry]:
    """The whole log."""
    entries: list[LogEntry] = []
    undone: list[int] = []
    ply = 0
    for event in table.events:
        match event.data:
            case events.Created(moves=moves):
                ply = len(moves)
            case events.Moved():
                ply, undone = ply + 1, []
            case events.Undone(keep=keep):
                undone.append(ply)
                ply = keep
            case events.Redone():
                ply = undone.pop()
        entries.append(log_entry(event, ply))
    return entries


def prologue(table: Table) -> list[LogEntry]:
    """The moves that a table began with (those of a record), as entries before the first one of its log."""
    first = table.events[0]
    assert isinstance(first.data, events.Created)
    moves = first.data.moves
    state, entries = table.start.copy(), []
    view = state.view()
    for ply, move in enumerate(moves, 1):
        seat, before = state.mover, view
        state.play(move)
        view = state.view()
        words = state.game.rules.story(before, move, view)
        entries.append(LogEntry(ply - len(moves), "move", seat, move, ply, words, None, first.at))
    return entries
