"""The board as text, for terminals and tests: `[x]` is a cross, a letter a colour, a small letter beside it a symbol.

The words are English, unless somebody else says them (`saqqara.games.reasons.spoken_by`).
"""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from ..reasons import say
from .components import SOURCES

WIDTH = 32
"""Of one sheet; three fit side by side."""
GAP = "  "
ACROSS = (0, 0, 2, 3, 2, 3)
"""Sheets side by side, by number of players."""
PLACES = {"middle": "in the middle", "held": "taken", "blocked": "blocked"}
ENDS = {"second_building": "a second building is finished", "round_limit": "the last round has been played"}
SCORE_WIDTH = 9
"""Of a column of points, at least."""
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
        letters = symbol_name(symbol).lower() + "abcdefghijklmnopqrstuvwxyz"
        marks[symbol] = next(each for each in letters if each.isalpha() and each not in (*marks.values(), "x"))
    return marks


def symbol_name(symbol: str) -> str:
    """What a symbol is called."""
    return say(f"anubixx-symbol-{symbol}", symbol)


def letter(colour: str) -> str:
    """A colour in one letter."""
    return say("cli-board-colour", colour, colour=colour)


def headline(view: Mapping[str, Any]) -> str:
    """Where the game stands."""
    sheets = say("cli-board-sheets", "{layout} sheets", layout=view["layout"])
    if view["end"]:
        why = say("cli-board-why-ended", ENDS[view["end"]], end=view["end"])
        sentence = "Anubixx, {sheets}: over after round {round}, {why}"
        return say("cli-board-ended-after", sentence, sheets=sheets, round=view["round"], why=why)
    sentence = "Anubixx, {sheets}: round {round}, seat {seat} is active"
    return say("cli-board-active-seat", sentence, sheets=sheets, round=view["round"], seat=view["active"] + 1)


def dice_line(dice: Sequence[Mapping[str, str]]) -> str:
    """The dice by the place where they lie."""
    groups = []
    for place, words in PLACES.items():
        colours = [letter(die["colour"]) for die in dice if die["place"] == place]
        if colours:
            groups.append(say("cli-board-dice-at", "{colours} " + words, colours=" ".join(colours), place=place))
    return say("cli-board-dice", "Dice: {dice}", dice=", ".join(groups))


def sheet_lines(view: Mapping[str, Any], seat: int, marks: Mapping[str, str], mover: int | None) -> list[str]:
    """One sheet, from the top of its pyramid to its bonuses."""
    sheet = view["seats"][seat]
    name, sentence = "cli-board-sheet", "Seat {seat}, sheet {sheet}"
    if seat == view["active"] and not view["end"]:
        name, sentence = "cli-board-sheet-active", "Seat {seat}, sheet {sheet}, active"
    title = say(name, sentence, seat=seat + 1, sheet=sheet["sheet"])
    jokers = sheet["jokers"]
    left = jokers["in_play"] - jokers["used"]
    end = say("cli-board-end-bonus", "end")
    bonuses = " ".join([*(marks[symbol] for symbol in sheet["bonuses"]), *[end] * sheet["end_bonus"]])
    return [
        f"> {title}" if seat == mover else title,
        *pyramid_lines(sheet["pyramid"], marks),
        "",
        *side_by_side(arch_lines(sheet["arch"], marks), relief_lines(sheet["relief"], marks)),
        "",
        quarry_line(sheet["quarry"]),
        f"{source('jokers')} {' '.join(['J'] * left + ['x'] * jokers['used'])}",
        f"{source('bonuses')} {bonuses or '-'}",
        "",
    ]


def source(name: str) -> str:
    """What a source of points is called."""
    return say(f"end-source-{name}", name).lower()


def cell(field: Mapping[str, Any], marks: Mapping[str, str]) -> str:
    """A field: its colour or a cross, and its symbol."""
    mark = marks[field["symbol"]] if field["symbol"] else " "
    return f"[x]{mark}" if field["crossed"] else f" {letter(field['colour'])} {mark}"


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
    cells = [{"usable": letter(stone["colour"]), "struck": "x", "lost": "-"}[stone["status"]] for stone in stones]
    spaced = f"{source('quarry')} {' '.join(cells)}"
    return spaced if len(spaced) <= WIDTH else f"{source('quarry')} {''.join(cells)}"


def bonus_lines(bonuses: Sequence[Mapping[str, Any]], marks: Mapping[str, str]) -> list[str]:
    """Every bonus: its letter on the sheets, its name, and whether it can still be earned."""
    lines = [say("end-source-bonuses", "Bonuses")]
    for bonus in bonuses:
        status = say("cli-board-bonus-status", STATUS[bonus["status"]], status=bonus["status"])
        line = f"  {marks[bonus['symbol']]} {symbol_name(bonus['symbol']).lower()}: {status}"
        if bonus["seats"]:
            line += ", " + say("cli-board-seats", "seat {seats}", seats=" ".join(str(seat + 1) for seat in bonus["seats"]))
        lines.append(line)
    return lines


def score_lines(points: Sequence[Sequence[int]]) -> list[str]:
    """Everybody's points, by source."""
    heads = [*map(source, SOURCES), say("cli-total", "total")]
    title, names = say("cli-points", "Points"), [say("cli-seat", "seat {number}", number=i + 1) for i in range(len(points))]
    first, widths = max(map(len, [title, *names])), [max(SCORE_WIDTH, len(head) + 1) for head in heads]
    rows = [(name, [*map(str, row), str(sum(row))]) for name, row in zip(names, points, strict=True)]
    return [
        name.ljust(first) + "".join(cell.rjust(wide) for cell, wide in zip(cells, widths, strict=True))
        for name, cells in [(title, heads), *rows]
    ]
