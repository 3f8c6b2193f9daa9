"""How a game is shown and told that brings no pictures and words of its own: everything is made from its view."""

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any

from . import drawing
from .story import Message, View, end_told, points_told
from .view import GenericView

WIDTH = 80
"""Of a terminal that nobody has widened."""
COMMON = GenericView.__required_keys__
"""What every view has."""
SEATS = "seats"
"""The entry of a view with what belongs to each seat."""
TEXT_SIZE, LINE_HEIGHT, MARGIN = 15, 24, 24
"""Of the drawing, in pixels."""


def text(title: str, entries: View, points: Sequence[Sequence[int]], mover: int | None) -> str:
    """The board as text: an onlooker's view entry by entry, the points, and who must decide."""
    now = "The game is over" if mover is None else f"Seat {mover + 1} to decide"
    return "\n".join([title, *view_lines(entries), *points_lines(list(map(sum, points))), now])


def draw(view: View) -> str:
    """The board as a drawing: an onlooker's view, entry by entry, and the points."""
    title = str(view["game"]).capitalize()
    table = view_table({name: value for name, value in view.items() if name not in COMMON})
    points = points_lines(view["scores"])
    column = MARGIN + max((drawing.width_of(name, TEXT_SIZE) for name, _ in table), default=0) + MARGIN
    width = max(400, column + max((drawing.width_of(value, TEXT_SIZE) for _, value in table), default=0) + MARGIN)
    height = LINE_HEIGHT * (len(table) + len(points) + 2) + MARGIN
    shapes = [drawing.rect(0, 0, width, height, fill=drawing.PAPER), drawing.heading(MARGIN, 2 * MARGIN, title, 22)]
    for number, (name, value) in enumerate(table):
        y = LINE_HEIGHT * (number + 3)
        shapes += [drawing.bold(MARGIN, y, name, TEXT_SIZE), drawing.text(column, y, value, TEXT_SIZE)]
    for number, line in enumerate(points, len(table)):
        shapes.append(drawing.text(MARGIN, LINE_HEIGHT * (number + 3), line, TEXT_SIZE))
    return drawing.document(width, height, f"{title}, {len(view['scores'])} players", shapes)


def tell(before: View, move: str, after: View) -> list[Message]:
    """The move itself, who got points for what, and the end."""
    played = Message("move-played", {"seat": before["mover"], "move": move})
    return [played, *points_told(before, after), *end_told(after)]


def view_lines(entries: View) -> list[str]:
    """Every entry of a view in lines of text."""
    table = view_table(entries)
    indent = max((len(name) for name, _ in table), default=0) + 2
    lines: list[str] = []
    for name, value in table:
        heading = f"{name:<{indent}}"
        lines += wrap(value, WIDTH, initial_indent=heading, subsequent_indent=" " * indent) or [heading.rstrip()]
    return lines


def private_lines(own: View, public: View) -> list[str]:
    """What one seat sees and an onlooker does not, in lines of text: the entries in which their views differ."""
    different = {name: value for name, value in own.items() if name not in COMMON and value != public.get(name)}
    for mine, shown in zip(different.pop(SEATS, []), public.get(SEATS, []), strict=False):
        different |= {name: value for name, value in mine.items() if value != shown[name]}
    return view_lines(different)


def view_table(entries: View) -> list[tuple[str, str]]:
    """Every entry of a view, name and value. One that holds further lists or objects has a row for each of them."""
    table = []
    for name, value in entries.items():
        first, *rest = rows(value)
        table += [(spoken(name), first), *(("", row) for row in rest)]
    return table


def points_lines(scores: Sequence[int]) -> list[str]:
    """The points of every seat."""
    return wrap("Points: " + ", ".join(f"seat {seat + 1} has {points}" for seat, points in enumerate(scores)), WIDTH)


def spoken(name: str) -> str:
    """The name of an entry, as people write it."""
    return name.replace("_", " ")


def rows(value: Any) -> list[str]:
    """A value in lines: one for each part that holds further parts, else a single one."""
    parts = list(value.values()) if isinstance(value, Mapping) else value if isinstance(value, list) else []
    if not any(isinstance(part, list | Mapping) for part in parts):
        return [inline(value)]
    names = [spoken(str(name)) for name in value] if isinstance(value, Mapping) else range(1, len(parts) + 1)
    return [f"{name}: {inline(part)}" for name, part in zip(names, parts, strict=True)]


def inline(value: Any) -> str:
    """A value in one line."""
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{spoken(str(name))} {inline(part)}" for name, part in value.items())
    return " ".join(map(inline, value)) if isinstance(value, list) else str(value)
