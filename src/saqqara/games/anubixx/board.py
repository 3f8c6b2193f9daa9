"""The board as text, for terminals and tests: `[x]` is a cross, a letter a colour, a small letter beside it a symbol."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from .components import SOURCES

WIDTH = 32
"""Of one sheet; three fit side by side."""
GAP = "  "
ACROSS = (0, 0, 2, 3, 2, 3)
"""Sheets side by side, by number of players."""
PLACES = {"middle": "in the middle", "held": "taken", "blocked": "blocked"}
ENDS = {"second_building": "a second building is finished", "round_limit": "the last round has been played"}
STATUS = {"open": "open", "last_chance": "last chance", "closed": "closed"}


def text(view: Mapping[str, Any], points: Sequence[Sequence[int]], mover: int | None) -> str:
    """The whole table, from its view, everybody's points by source and who must decide."""
    marks = symbol_marks([bonus["symbol"] for bonus in view["bonuses"]])
    sheets = [sheet_lines(view, seat, marks, mover) for seat in range(len(view["seats"]))]
    across = ACROSS[len(sheets)]
    lines = [headline(view), dice_line(view["dice"]), ""]
    for first in range(0, len(sheets), across):
        rows = zip_longest(*sheets[first : first + across], fillvalue="")
        lines.extend(GAP.join(part.ljust(WIDTH) for part in row).rstrip() for row in rows)
    lines += bonus_lines(view["bonuses"], marks)
    lines += ["", *score_lines(points)]
    return "\n".join(lines)


def symbol_marks(symbols: Sequence[str]) -> dict[str, str]:
    """A small letter for each symbol: the first of its name that is still free."""
    marks: dict[str, str] = {}
    for symbol in symbols:
        letters = symbol.lower() + "abcdefghijklmnopqrstuvwxyz"
        marks[symbol] = next(letter for letter in letters if letter.isalpha() and letter not in (*marks.values(), "x"))
    return marks


def headline(view: Mapping[str, Any]) -> str:
    """Where the game stands."""
    if view["end"]:
        return f"Anubixx, {view['layout']} sheets: over after round {view['round']}, {ENDS[view['end']]}"
    return f"Anubixx, {view['layout']} sheets: round {view['round']}, seat {view['active'] + 1} is active"


def dice_line(dice: Sequence[Mapping[str, str]]) -> str:
    """The dice by the place where they lie."""
    groups = []
    for place, words in PLACES.items():
        colours = [die["colour"] for die in dice if die["place"] == place]
        if colours:
            groups.append(f"{' '.join(colours)} {words}")
    return f"Dice: {', '.join(groups)}"


def sheet_lines(view: Mapping[str, Any], seat: int, marks: Mapping[str, str], mover: int | None) -> list[str]:
    """One sheet, from the top of its pyramid to its bonuses."""
    sheet = view["seats"][seat]
    active = ", active" if seat == view["active"] and not view["end"] else ""
    title = f"Seat {seat + 1}, sheet {sheet['sheet']}{active}"
    jokers = sheet["jokers"]
    left = jokers["in_play"] - jokers["used"]
    bonuses = " ".join([*(marks[symbol] for symbol in sheet["bonuses"]), *["end"] * sheet["end_bonus"]])
    return [
        f"> {title}" if seat == mover else title,
        *pyramid_lines(sheet["pyramid"], marks),
        "",
        *side_by_side(arch_lines(sheet["arch"], marks), relief_lines(sheet["relief"], marks)),
        "",
        quarry_line(sheet["quarry"]),
        f"jokers {' '.join(['J'] * left + ['x'] * jokers['used'])}",
        f"bonuses {bonuses or '-'}",
        "",
    ]


def cell(field: Mapping[str, Any], marks: Mapping[str, str]) -> str:
    """A field: its colour or a cross, and its symbol."""
    mark = marks[field["symbol"]] if field["symbol"] else " "
    return f"[x]{mark}" if field["crossed"] else f" {field['colour']} {mark}"


def pyramid_lines(rows: Sequence[Sequence[Mapping[str, Any]]], marks: Mapping[str, str]) -> list[str]:
    """The pyramid from its top, every stone above and between the two that support it."""
    lines = []
    for level in range(len(rows), 0, -1):
        cells = "".join(cell(field, marks) for field in rows[level - 1])
        lines.append(f"{level}  {'  ' * (level - 1)}{cells}".rstrip())
    return lines


def arch_lines(arch: Mapping[str, Any], marks: Mapping[str, str]) -> list[str]:
    """The arch: the keystone above its two columns."""
    lines = [f"       {cell(arch['keystone'], marks)}"]
    for level in range(len(arch["left"]), 0, -1):
        left, right = (cell(arch[side][level - 1], marks) for side in ("left", "right"))
        lines.append(f"{level}  {left}    {right}")
    return lines


def relief_lines(rows: Sequence[Sequence[Mapping[str, Any]]], marks: Mapping[str, str]) -> list[str]:
    """The relief from its top row."""
    return ["".join(cell(field, marks) for field in row) for row in rows]


def side_by_side(left: Sequence[str], right: Sequence[str]) -> list[str]:
    """The arch and, standing on the same ground, the relief."""
    rows = list(zip_longest(reversed(left), reversed(right), fillvalue=""))
    return [f"{one.ljust(15)} {other}".rstrip() for one, other in reversed(rows)]


def quarry_line(stones: Sequence[Mapping[str, str]]) -> str:
    """The quarry from the left: a stone's colour, `x` if it was struck, `-` if it was skipped and lost."""
    cells = [{"usable": stone["colour"], "struck": "x", "lost": "-"}[stone["status"]] for stone in stones]
    spaced = f"quarry {' '.join(cells)}"
    return spaced if len(spaced) <= WIDTH else f"quarry {''.join(cells)}"


def bonus_lines(bonuses: Sequence[Mapping[str, Any]], marks: Mapping[str, str]) -> list[str]:
    """Every bonus: its letter on the sheets, its name, and whether it can still be earned."""
    lines = ["Bonuses"]
    for bonus in bonuses:
        seats = f", seat {' '.join(str(seat + 1) for seat in bonus['seats'])}" if bonus["seats"] else ""
        lines.append(f"  {marks[bonus['symbol']]} {bonus['symbol']}: {STATUS[bonus['status']]}{seats}")
    return lines


def score_lines(points: Sequence[Sequence[int]]) -> list[str]:
    """Everybody's points, by source."""
    heads = "".join(source.rjust(9) for source in (*SOURCES, "total"))
    rows = ["".join(str(value).rjust(9) for value in (*row, sum(row))) for row in points]
    return [f"Points{heads}", *(f"seat {seat}{row}" for seat, row in enumerate(rows, 1))]
