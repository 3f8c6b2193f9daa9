"""A position in words, for the page of an analysis: what an onlooker reads, as HTML. Everything in it is escaped."""

from collections.abc import Sequence
from html import escape

from ..games import State
from ..games.sentences import Figures, Item, Section, Sentence
from ..table.in_words import table_in_words
from .in_words import Reader
from .texts import number, t


class Onlooker(Reader):
    """Somebody who reads a finished game, and calls everybody by name."""

    def __init__(self, state: State, names: Sequence[str]) -> None:
        super().__init__(state, None)
        self.names = names

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat]

    def html(self, sentence: Sentence) -> str:
        """A sentence."""
        return escape(self.text(sentence))


def position_in_words(state: State, names: Sequence[str]) -> str:
    """The sections of the table, one after another."""
    onlooker = Onlooker(state, names)
    return "".join(section_html(onlooker, each) for each in table_in_words(state, None, acting=False).sections)


def section_html(onlooker: Onlooker, section: Section) -> str:
    """A heading, the figures of the players, and what lies there."""
    figures = figures_html(onlooker, section.figures) if section.figures else ""
    return f"<h3>{onlooker.html(section.title)}</h3>{figures}{''.join(item_html(onlooker, item) for item in section.items)}"


def item_html(onlooker: Onlooker, item: Item) -> str:
    """A thing on the table."""
    title = f"<b>{onlooker.html(item.title)}</b> " if item.title else ""
    return f"<p>{title}{' '.join(map(onlooker.html, item.sentences))}</p>"


def figures_html(onlooker: Onlooker, figures: Figures) -> str:
    """A table with a row for each seat."""
    heads = "".join(f'<th class="n">{escape(t(column))}</th>' for column in figures.columns)
    rows = []
    for seat, row in enumerate(figures.rows):
        cells = "".join(f'<td class="n">{number(value)}</td>' for value in row)
        rows.append(f"<tr><td><bdi>{escape(onlooker.name(seat))}</bdi></td>{cells}</tr>")
    return f"<table><thead><tr><th></th>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
