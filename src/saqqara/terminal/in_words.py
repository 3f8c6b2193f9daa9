"""The table in words, with the same sections and sentences as the text view of the page."""

from rich.table import Table
from rich.text import Text

from ..games import State
from ..games.registry import describe
from ..games.sentences import Figures, Section, Sentence, TableInWords
from ..table.in_words import table_in_words
from . import show
from .texts import RIGHT_TO_LEFT, joined, language, number, t
from .words import seat_name

INDENT = "  "
MOST_IN_LINE = 4
"""More sentences than this stand one below another."""
MINUS = "\N{MINUS SIGN}"


class Reader:
    """Somebody who reads a table: the seat that is called "you"."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.state, self.view = state, state.view()
        self.arguments = describe(state.game.name).terminal.arguments
        self.seat = seat

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return seat_name(self.state, seat)

    def text(self, sentence: Sentence) -> str:
        """A sentence with the texts in it."""
        ready = self.arguments(self.view, sentence.args)
        args = {name: signed(value) if name.startswith("change") else value for name, value in ready.items()}
        if "seat" in args:
            seat = int(args["seat"])
            args |= {"name": self.name(seat), "who": "you" if seat == self.seat else "other"}
        lists = {name: joined([self.text(part) for part in parts]) for name, parts in sentence.texts.items()}
        return t(sentence.id, **args, **lists)

    def section(self, section: Section) -> list[Text | Table]:
        """A heading, the figures of the players, and what lies there."""
        shown: list[Text | Table] = [Text(self.text(section.title), style="bold")]
        if section.figures:
            shown.append(self.figures(section.figures))
        for item in section.items:
            if item.title:
                shown.append(Text(INDENT + self.text(item.title), style="underline"))
            sentences = list(map(self.text, item.sentences))
            lines = sentences if len(sentences) > MOST_IN_LINE else [" ".join(sentences)]
            shown += [Text(INDENT + line) for line in lines]
        return shown

    def figures(self, figures: Figures) -> Table:
        """A row for each seat."""
        table = Table(box=None, pad_edge=False, header_style="dim")
        table.add_column(INDENT + t("text-player-column"))
        for column in figures.columns:
            table.add_column(t(column), justify="right")
        for seat, row in enumerate(figures.rows):
            table.add_row(INDENT + self.name(seat), *map(number, row))
        return table


def signed(value: str | int) -> str:
    """Points as a change, with a real minus sign."""
    return f"{value:+}".replace("-", MINUS) if value else "±0"


def board(state: State) -> list[Text | Table]:
    """The table without its moves: as it is drawn; in words in a language that is written from right to left.

    A terminal that writes from right to left turns the lines of a drawing round, and others do not join the letters.
    """
    if language() not in RIGHT_TO_LEFT:
        return [show.board(state)]
    words = table_in_words(state, state.mover, acting=False)
    reader = Reader(state, state.mover)
    round_ = reader.view.get("round")
    heading = [] if round_ is None else [t("bar-round", round=round_, game=state.game.name)]
    asked = [] if words.question is None else [reader.text(words.question)]
    return [Text(line, style="bold") for line in heading + asked] + all_sections(reader, words)


def all_sections(reader: Reader, words: TableInWords) -> list[Text | Table]:
    """The sections one after another."""
    return [part for section in words.sections for part in reader.section(section)]


def table_text(state: State) -> list[Text | Table]:
    """The table as the mover reads it: the sections, what is asked, and every move with its effect."""
    words = table_in_words(state, state.mover, acting=state.mover is not None)
    reader = Reader(state, state.mover)
    shown = all_sections(reader, words)
    if words.question is None:
        return shown
    shown += [Text(t("text-moves"), style="bold"), Text(INDENT + reader.text(words.question))]
    for i, move in enumerate(words.moves, 1):
        effect = joined([reader.text(part) for part in move.effect]) if move.effect else ""
        shown.append(Text(f"{INDENT}{i} {reader.text(move.text)}" + (f": {effect}" if effect else "")))
    return shown
