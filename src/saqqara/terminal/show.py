"""Showing a game in the terminal: the board in colours, the legal moves in groups, the points by source."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..games import State
from ..games.reasons import spoken_by
from ..games.registry import describe
from .complaints import in_language
from .texts import joined, number, t, text_or
from .words import said, seat_name, source_name

GAP = 3
"""Spaces between two moves in a line."""
HARMLESS = "\u200c\u200d\u200e\u200f\u00a0\u202f"
"""Joiners and direction marks, which Persian needs, and the spaces in large numbers."""


def new_console() -> Console:
    """The console for output. Texts are not parsed as markup."""
    return Console(highlight=False, markup=False)


def two_consoles() -> tuple[Console, Console]:
    """A console on the error stream for progress, and one on the standard output for results. Lines are not wrapped."""
    aside = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
    return aside, Console(highlight=False, markup=False, soft_wrap=True)


def progress_bar(console: Console) -> Progress:
    """A progress bar with the time left and the field `note`; invisible without a terminal."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(bar_width=20), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn(t("cli-progress-left")), TimeRemainingColumn(), TextColumn("{task.fields[note]}"),
        console=console, transient=True, disable=not console.is_terminal,
    )  # fmt: skip


def plain_table(*heads: str, left: int = 1) -> Table:
    """A table without lines. The first so many columns begin at the left, the others end at the right."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place < left else "right", no_wrap=True)
    return table


def board(state: State) -> Text:
    """The text board in the user's language, with the game's styles. Print it with `soft_wrap`: lines must not be broken."""
    with spoken_by(in_language):
        text = Text(str(state))
        styles = describe(state.game.name).terminal.styles()
    for pattern, style in styles.items():
        text.highlight_regex(pattern, style)
    text.stylize("bold", 0, text.plain.find("\n"))
    return text


def private(state: State) -> Text:
    """What only the mover sees, if there is something."""
    lines = describe(state.game.name).terminal.private(state.view(state.mover), state.view())
    return Text("\n".join([t("cli-only-you"), *(f"  {line}" for line in lines)])) if lines else Text()


def moves(state: State, width: int) -> Text:
    """The numbered legal moves under headings, in lines of this width."""
    words = describe(state.game.name).terminal
    view = state.view(state.mover)
    groups: dict[str, list[Text]] = {}
    with spoken_by(in_language):
        hints = [said(words.hint(view, move)) for move in state.moves()]
    for i, (move, hint) in enumerate(zip(state.moves(), hints, strict=True), 1):
        entry = Text(f"{i} ", style="bold cyan").append(move, style="not bold default")
        if hint:
            entry.append(f" {hint}", style="not bold default dim")
        groups.setdefault(said(words.group(move)), []).append(entry)
    indent = max(map(cell_len, groups)) + 2
    lines = Text()
    for heading, entries in groups.items():
        padded = heading + " " * (indent - cell_len(heading))
        lines.append(padded, style="bold").append_text(filled(entries, indent, width)).append("\n")
    lines.right_crop()
    return lines


def filled(entries: list[Text], indent: int, width: int) -> Text:
    """Entries side by side in as many lines as needed; no entry is broken."""
    text, at = entries[0].copy(), indent + len(entries[0])
    for entry in entries[1:]:
        fits = at + GAP + len(entry) < width
        text.append(" " * GAP if fits else "\n" + " " * indent).append_text(entry)
        at = (at + GAP if fits else indent) + len(entry)
    return text


def played_move(state: State, number: int, seat: int, move: str) -> Text:
    """A move that was played, with its number."""
    return Text(f"{number:>4}  {seat_name(state, seat)}: ").append(move, style="bold")


def scores(state: State) -> Table:
    """Points by source and seat; after the end also the tie-breaks and the ranking."""
    seats = range(state.game.players)
    table = plain_table(t("cli-points" if state.over else "cli-points-so-far"), *(seat_name(state, seat) for seat in seats))
    breakdown = state.breakdown()
    for source in state.game.rules.sources:
        table.add_row(source_name(source), *(number(breakdown[seat][source]) for seat in seats))
    table.add_row(t("cli-total"), *map(number, state.scores()), style="bold")
    if state.over:
        if tie_break := describe(state.game.name).terminal.tie_break:
            decides = [state.game.rules.tie_break(state.position, seat) for seat in seats]
            table.add_row(text_or(f"cli-tie-{state.game.name}", f"ties: {tie_break}"), *map(number, decides), style="dim")
        table.add_row(t("cli-place"), *map(number, state.ranking()), style="bold")
    return table


def result(state: State) -> str:
    """Who has won, in a sentence."""
    sentence = who_won([seat_name(state, seat) for seat in range(state.game.players)], state.scores(), state.ranking())
    return sentence[0].upper() + sentence[1:]


def who_won(names: Sequence[str], scores: Sequence[int], ranking: Sequence[int]) -> str:
    """The sentence about players with these names."""
    winners = [name for name, place in zip(names, ranking, strict=True) if place == 1]
    points = max(scores)
    if len(winners) > 1:
        return t("cli-shared", seats=joined(winners, "standard"), points=points)
    return t("cli-wins" if scores.count(points) == 1 else "cli-wins-tie", seat=winners[0], points=points)


def printable(text: str) -> str:
    """A text without control characters and invalid characters, which a hostile file or input may contain."""
    return "".join(
        letter if letter.isprintable() or letter in HARMLESS else letter.encode("unicode_escape").decode() for letter in text
    )
