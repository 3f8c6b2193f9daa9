"""Sheets: reading and checking the files that hold them, and putting them on the table.

A sheet file is TOML that people write by hand; `docs/sheets.md` is its handbook and `sheets/classic.toml` an example. Whatever
is wrong with one, `check_sheets` says in one sentence what and where.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from ..contract import plain_type
from ..options import shorten
from ..reasons import reason
from .components import (
    ARCH_LEVELS,
    COLOUR_LETTERS,
    COUNT_BITS,
    FIELD_NAMES,
    FIELDS,
    KEYSTONE,
    LEFT,
    NO_COLOUR,
    PILE_START,
    PYRAMID,
    PYRAMID_LEVELS,
    QUARRY_STONES,
    RELIEF_COLUMNS,
    RELIEF_FIELDS,
    RELIEF_ROWS,
    RIGHT,
    SHEETS,
    STONE_BITS,
    STONES,
    STONES_A_WORD,
    SYMBOLS,
)
from .state import NO_SYMBOL, Position

LAYOUTS = ("classic", "great")
"""The layouts that come with the game."""
MOST_BYTES = 64 * 1024
MOST_DOTS = 40
"""The most dots in a line: the time to read a key grows with the square of its parts."""
KEPT_LAYOUTS = 256
"""Layouts that are kept: reading one takes up to 3 ms, and every view needs the layout of its table."""
MOST_POINTS = 99
LONGEST_NAME = 30
LONGEST_SYMBOL = 20
RELIEF_NUMBERS = tuple(str(number) for number in range(2, RELIEF_FIELDS + 1, 2))
FIELD_LIST = '["pyramid 3.2"]'
"""An example of the fields that carry a symbol."""


class BadSheets(ValueError):
    """A sheet file that cannot be used; the text says what is wrong and where."""


def bad(name: str, sentence: str, /, **values: str | int) -> BadSheets:
    """The error with the text of an id. `where` is a place in the file."""
    return BadSheets(reason(f"reason-sheet-{name}", sentence, **values))


class Sheet(NamedTuple):
    """The colours of one sheet, as letters."""

    pyramid: tuple[str, ...]
    """Rows from the bottom."""
    left: str
    right: str
    keystone: str
    relief: tuple[str, ...]
    """Rows from the top."""
    quarry: str


class Layout(NamedTuple):
    """All that a sheet file says, checked."""

    name: str
    pyramid_points: tuple[int, ...]
    arch_points: tuple[int, ...]
    keystone_points: int
    relief_points: tuple[int, ...]
    """By the number of fields, from 0 to 12."""
    symbols: dict[str, tuple[int, ...]]
    """The fields that carry each symbol, by number."""
    sheets: dict[str, Sheet]


def read_layout(given: object) -> Layout:
    """The layout an option names or holds. BadSheets if there is none or something is wrong with it."""
    if isinstance(given, str):
        if given in LAYOUTS:
            return check_sheets(shipped(given))
        if "\n" not in given and "=" not in given:
            sentence = "layout must be {first} or {second} or the content of a sheet file, not {value}"
            first, second = (f'"{name}"' for name in LAYOUTS)
            raise bad("layout", sentence, first=first, second=second, value=shorten(repr(given)))
    return check_sheets(given)


@lru_cache
def shipped(name: str) -> str:
    """The content of a sheet file that comes with the game."""
    return files(__package__).joinpath("sheets", f"{name}.toml").read_text(encoding="utf-8")


def check_sheets(given: object) -> Layout:
    """Read the content of a sheet file, as text or already parsed. BadSheets says what is wrong and where."""
    if isinstance(given, str):
        return parsed(given)
    if isinstance(given, Mapping):
        return read_content(given)
    raise bad("content", "sheets must be the content of a sheet file, not {found}", found=plain_type(given))


@lru_cache(KEPT_LAYOUTS)
def parsed(text: str) -> Layout:
    """The layout in a text. Remembered, since every picture of a table asks for it."""
    size = len(text.encode(errors="replace"))
    if size > MOST_BYTES:
        raise bad("bytes", "a sheet file has at most {most} bytes, not {bytes}", most=MOST_BYTES, bytes=size)
    for number, line in enumerate(text.split("\n"), 1):  # as TOML has lines: Python ends one at other characters too
        if line.count(".") > MOST_DOTS:
            sentence = "line {line} has {dots} dots; at most {most} are possible"
            raise bad("dots", sentence, line=number, dots=line.count("."), most=MOST_DOTS)
    try:
        content = tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise bad("deep", "not a sheet file: its values are nested too deeply") from None
    except ValueError as error:
        raise not_toml(shorten(str(error), 200)) from None
    return read_content(content)


def not_toml(why: str) -> BadSheets:
    """The error for a text that cannot be parsed. Only English has the parser's own words; other languages have the place."""
    if place := re.search(r"at line (\d+), column (\d+)", why):
        return bad("toml-at", "not a TOML file: {why}", why=why, line=int(place[1]), column=int(place[2]))
    return bad("toml", "not a TOML file: {why}", why=why)


def read_content(content: Mapping[Any, Any]) -> Layout:
    """The parts of a sheet file."""
    name, points, symbols, sheets = parts(
        content, reason("reason-sheet-the-file", "the file"), ("name", "points", "symbols", "sheets")
    )
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise bad("name", "name must be a text of 1 to {most} characters", most=LONGEST_NAME)
    pyramid, arch, keystone, relief = parts(points, "points", ("pyramid", "arch", "keystone", "relief"))
    pyramid_points = read_points_list(pyramid, "points.pyramid", PYRAMID_LEVELS)
    arch_points = read_points_list(arch, "points.arch", ARCH_LEVELS)
    keystone_points, relief_points = read_points(keystone, "points.keystone"), read_relief_points(relief)
    levels, arch_levels = len(pyramid_points), len(arch_points)
    read = read_sheets(sheets, levels, arch_levels)
    fields = read_symbols(symbols, printed_fields(levels, arch_levels))
    return Layout(name, pyramid_points, arch_points, keystone_points, relief_points, fields, read)


def parts(table: object, where: str, names: tuple[str, ...]) -> list[Any]:
    """The values of a table that must have just these entries."""
    if not isinstance(table, Mapping):
        raise bad("table", "{where} must be a table, not {found}", where=where, found=plain_type(table))
    for key in table:
        if key not in names:
            sentence = "{where} has an unknown entry {name}; known are {known}"
            raise bad("unknown", sentence, where=where, name=repr(shorten(str(key))), known=", ".join(names))
    for name in names:
        if name not in table:
            raise bad("no-entry", "{where} has no entry {name}", where=where, name=repr(name))
    return [table[name] for name in names]


# Points
def read_points(value: object, where: str) -> int:
    """A number of points."""
    if type(value) is not int:
        kind = reason("reason-a-fraction", "a fraction") if isinstance(value, float) else plain_type(value)
        raise bad("whole", "{where} must be a whole number, not {found}", where=where, found=kind)
    if not 0 <= value <= MOST_POINTS:
        raise bad("points", "{where} must be 0 to {most} points", where=where, most=MOST_POINTS)
    return value


def read_points_list(value: object, where: str, most: int) -> tuple[int, ...]:
    """Points by level, from the bottom; their number is the number of levels."""
    if not isinstance(value, list | tuple):
        sentence = "{where} must be a list of points by level, not {found}"
        raise bad("points-list", sentence, where=where, found=plain_type(value))
    if not 1 <= len(value) <= most:
        sentence = "{where} has {levels} levels; 1 to {most} are possible"
        raise bad("levels", sentence, where=where, levels=len(value), most=most)
    places = [reason("reason-sheet-level", "{where}, level {level}", where=where, level=i + 1) for i in range(len(value))]
    return tuple(read_points(points, place) for points, place in zip(value, places, strict=True))


def read_relief_points(value: object) -> tuple[int, ...]:
    """Points by number of fields; a number that is not listed counts as the next lower one."""
    where = "points.relief"
    if not isinstance(value, Mapping):
        sentence = "{where} must be a table such as {example}, not {found}"
        raise bad("relief", sentence, where=where, example="{ 4 = 4, 6 = 6 }", found=plain_type(value))
    for key in value:
        if key not in RELIEF_NUMBERS:
            sentence = "{where}: {key} is no number of fields; possible are {known}"
            raise bad("relief-number", sentence, where=where, key=repr(shorten(str(key))), known=", ".join(RELIEF_NUMBERS))
    points = [0]
    for number in range(1, RELIEF_FIELDS + 1):
        place = reason("reason-sheet-fields", "{where}, {fields} fields", where=where, fields=number)
        points.append(read_points(value[str(number)], place) if str(number) in value else points[-1])
    return tuple(points)


# Symbols
def printed_fields(levels: int, arch_levels: int) -> dict[str, int]:
    """The fields of a sheet with so many levels: notation to number."""
    columns = [range(PILE_START[PYRAMID + i], PILE_START[PYRAMID + i] + levels - i) for i in range(levels)]
    columns += [range(PILE_START[side], PILE_START[side] + arch_levels) for side in (LEFT, RIGHT)]
    numbers = [PILE_START[KEYSTONE], *range(STONES, FIELDS), *(field for column in columns for field in column)]
    return {FIELD_NAMES[field]: field for field in numbers}


def read_symbols(value: object, fields: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
    """The fields of each symbol."""
    if not isinstance(value, Mapping):
        raise bad("table", "{where} must be a table, not {found}", where="symbols", found=plain_type(value))
    if len(value) > SYMBOLS:
        sentence = "symbols has {symbols} symbols; at most {most} are possible"
        raise bad("many-symbols", sentence, symbols=len(value), most=SYMBOLS)
    symbols: dict[str, tuple[int, ...]] = {}
    carried: dict[int, str] = {}
    for symbol, names in value.items():
        if not isinstance(symbol, str) or not symbol.isidentifier() or len(symbol) > LONGEST_SYMBOL:
            sentence = "symbols: {name} is no name; a symbol is one word of up to {most} letters"
            raise bad("symbol", sentence, name=repr(shorten(str(symbol))), most=LONGEST_SYMBOL)
        where = f"symbols.{symbol}"
        if not isinstance(names, list | tuple) or len(names) == 0:
            raise bad("symbol-fields", "{where} must be a list of fields such as {example}", where=where, example=FIELD_LIST)
        for name in names:
            field = read_field(name, where, fields)
            if field in carried:
                sentence = "{where}: {field} carries {symbol} already"
                raise bad("carries", sentence, where=where, field=repr(name), symbol=carried[field])
            carried[field] = symbol
        symbols[symbol] = tuple(fields[name] for name in names)
    return symbols


def read_field(name: object, where: str, fields: Mapping[str, int]) -> int:
    """A field on these sheets."""
    if not isinstance(name, str):
        sentence = "{where} must be a list of fields such as {example}, not of {found}"
        raise bad("symbol-fields", sentence, where=where, example=FIELD_LIST, found=plain_type(name))
    if name not in fields:
        sentence = "{where}: there is no field {field} on these sheets; write {kinds}"
        kinds = '"pyramid 1.1", "arch L1", "arch R1", "arch key", "relief 1.1"'
        raise bad("no-field", sentence, where=where, field=repr(shorten(name)), kinds=kinds)
    return fields[name]


# Sheets
def read_sheets(value: object, levels: int, arch_levels: int) -> dict[str, Sheet]:
    """All sheets, by letter."""
    if not isinstance(value, Mapping):
        raise bad("tables", "sheets must be tables [sheets.A], [sheets.B] and so on, not {found}", found=plain_type(value))
    if not 2 <= len(value) <= SHEETS:
        raise bad("count", "sheets has {sheets} sheets; 2 to {most} are possible", sheets=len(value), most=SHEETS)
    for letter in value:
        if not isinstance(letter, str) or len(letter) != 1 or not "A" <= letter <= "Z":
            sentence = "sheets: {name} is no sheet; sheets are named by one letter from A to Z"
            raise bad("letter", sentence, name=repr(shorten(str(letter))))
    return {letter: read_sheet(value[letter], f"sheets.{letter}", levels, arch_levels) for letter in sorted(value)}


def read_sheet(value: object, where: str, levels: int, arch_levels: int) -> Sheet:
    """One sheet."""
    pyramid, arch, keystone, relief, quarry = parts(value, where, ("pyramid", "arch", "keystone", "relief", "quarry"))
    left, right = parts(arch, f"{where}.arch", ("left", "right")) if isinstance(arch, Mapping) else (arch, arch)
    return Sheet(
        read_rows(pyramid, f"{where}.pyramid", tuple(range(levels, 0, -1))),
        read_row(left, reason("reason-sheet-left", "{where}, left column", where=f"{where}.arch"), arch_levels, arch_levels),
        read_row(right, reason("reason-sheet-right", "{where}, right column", where=f"{where}.arch"), arch_levels, arch_levels),
        read_row(keystone, f"{where}.keystone", 1, 1),
        read_rows(relief, f"{where}.relief", (RELIEF_COLUMNS,) * RELIEF_ROWS),
        read_row(quarry, f"{where}.quarry", 1, QUARRY_STONES),
    )


def read_rows(value: object, where: str, lengths: tuple[int, ...]) -> tuple[str, ...]:
    """Rows of these lengths."""
    if not isinstance(value, list | tuple):
        sentence = "{where} must be a list of {rows} rows, not {found}"
        raise bad("rows-list", sentence, where=where, rows=len(lengths), found=plain_type(value))
    if len(value) != len(lengths):
        raise bad("rows", "{where} has {found} rows, not {rows}", where=where, found=len(value), rows=len(lengths))
    places = [reason("reason-sheet-row", "{where}, row {row}", where=where, row=i + 1) for i in range(len(lengths))]
    return tuple(read_row(row, place, length, length) for row, place, length in zip(value, places, lengths, strict=True))


def read_row(value: object, where: str, fewest: int, most: int) -> str:
    """A row of colours, as letters."""
    if not isinstance(value, str):
        sentence = '{where} must be a text of colours such as "RBV", not {found}'
        raise bad("row-text", sentence, where=where, found=plain_type(value))
    if not fewest <= len(value) <= most:
        name, wanted = ("colours", "{most}") if fewest == most else ("colours-range", "{least} to {most}")
        sentence = "{where} has {found} colours, not " + wanted + " ({row})"
        raise bad(name, sentence, where=where, found=len(value), least=fewest, most=most, row=repr(shorten(value)))
    for letter in value:
        if letter not in COLOUR_LETTERS:
            sentence = "{where}: {letter} is no colour; colours are {known}"
            raise bad("no-colour", sentence, where=where, letter=repr(letter), known=", ".join(COLOUR_LETTERS))
    return value


# On the table
def lay_out(s: Position, layout: Layout) -> None:
    """Put a layout into an empty position."""
    s.pyramid_levels, s.arch_levels = len(layout.pyramid_points), len(layout.arch_points)
    s.pyramid_points[1 : s.pyramid_levels + 1] = layout.pyramid_points
    s.arch_points[1 : s.arch_levels + 1] = layout.arch_points
    s.keystone_points = layout.keystone_points
    s.relief_points = list(layout.relief_points)
    s.symbol = [NO_SYMBOL] * FIELDS
    for number, fields in enumerate(layout.symbols.values()):
        s.symbol_fields[number] = len(fields)
        for field in fields:
            s.symbol[field] = number
    s.sheets = len(layout.sheets)
    for number, (letter, sheet) in enumerate(layout.sheets.items()):
        s.sheet[number] = number
        s.sheet_letter[number] = ord(letter) - ord("A")
        lay_out_sheet(s, number, sheet)


def lay_out_sheet(s: Position, number: int, sheet: Sheet) -> None:
    """The colours of one sheet."""
    colour = s.colour[number] = [NO_COLOUR] * FIELDS
    for level, row in enumerate(sheet.pyramid):
        for column, letter in enumerate(row):
            colour[PILE_START[PYRAMID + column] + level] = colour_of(letter)
    for pile, column_colours in ((LEFT, sheet.left), (RIGHT, sheet.right), (KEYSTONE, sheet.keystone)):
        for level, letter in enumerate(column_colours):
            colour[PILE_START[pile] + level] = colour_of(letter)
    colour[STONES:] = [colour_of(letter) for letter in "".join(sheet.relief)]
    s.quarry_size[number] = len(sheet.quarry)
    for stone, letter in enumerate(sheet.quarry):
        word, place = divmod(stone, STONES_A_WORD)
        s.quarry[number][word] |= COLOUR_LETTERS.index(letter) << STONE_BITS * place


def colour_of(letter: str) -> int:
    """A colour as the position holds it."""
    return COUNT_BITS * COLOUR_LETTERS.index(letter)
