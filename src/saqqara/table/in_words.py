"""A table in words, for a reader: sections, the question, and the reader's moves with their effects."""

from ..games import State
from ..games.registry import describe
from ..games.sentences import MoveInWords, TableInWords
from .previews import previews


def table_in_words(state: State, seat: int | None, *, acting: bool) -> TableInWords:
    """What the reader of this seat's view can read; with the moves if the reader decides now."""
    view = state.view(seat)
    parts = describe(state.game.name).in_words
    moves = [
        MoveInWords(preview["move"], parts.move(view, preview), parts.effect(view, preview))
        for preview in (previews(state) if acting else [])
    ]
    question = None if state.mover is None else parts.question(view)
    return TableInWords(state.ply, question, parts.sections(view), moves)
