"""Sheets: reading and checking the files that hold them, and putting them on the table.

A sheet file is TOML that people write by hand; `docs/sheets.md` is its handbook and `sheets/classic.toml` an example. Whatever
is wrong with one, `check_sheets` says in one sentence what and where.
"""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, NamedTuple

from ..contract import plain_type
from ..options import shorten
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


class BadSheets(ValueError):
    """A sheet file that cannot be used; the text says what is wrong and where."""


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
            names = " or ".join(f'"{name}"' for name in LAYOUTS)
            raise BadSheets(f"layout must be {names} or the content of a sheet file, not {shorten(repr(given))}")
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
    raise BadSheets(f"sheets must be the content of a sheet file, not {plain_type(given)}")


@lru_cache(KEPT_LAYOUTS)
def parsed(text: str) -> Layout:
    """The layout in a text. Remembered, since every picture of a table asks for it."""
    size = len(text.encode(errors="replace"))
    if size > MOST_BYTES:
        raise BadSheets(f"a sheet file has at most {MOST_BYTES} bytes, not {size}")
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            raise BadSheets(f"line {number} has {line.count('.')} dots; at most {MOST_DOTS} are possible")
    try:
        content = tomllib.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise BadSheets("not a sheet file: its values are nested too deeply") from None
    except ValueError as error:
        raise BadSheets(f"not a TOML file: {shorten(str(error), 200)}") from None
    return read_content(content)


def read_content(content: Mapping[Any, Any]) -> Layout:
    """The parts of a sheet file."""
    name, points, symbols, sheets = parts(content, "the file", ("name", "points", "symbols", "sheets"))
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadSheets(f"name must be a text of 1 to {LONGEST_NAME} characters")
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
        raise BadSheets(f"{where} must be a table, not {plain_type(table)}")
    for key in table:
        if key not in names:
            raise BadSheets(f"{where} has an unknown entry {shorten(str(key))!r}; known are {', '.join(names)}")
    for name in names:
        if name not in table:
            raise BadSheets(f"{where} has no entry {name!r}")
    return [table[name] for name in names]


# Points
def read_points(value: object, where: str) -> int:
    """A number of points."""
    if type(value) is not int:
        kind = "a fraction" if isinstance(value, float) else plain_type(value)
        raise BadSheets(f"{where} must be a whole number, not {kind}")
    if not 0 <= value <= MOST_POINTS:
        raise BadSheets(f"{where} must be 0 to {MOST_POINTS} points")
    return value


def read_points_list(value: object, where: str, most: int) -> tuple[int, ...]:
    """Points by level, from the bottom; their number is the number of levels."""
    if not isinstance(value, list | tuple):
        raise BadSheets(f"{where} must be a list of points by level, not {plain_type(value)}")
    if not 1 <= len(value) <= most:
        raise BadSheets(f"{where} has {len(value)} levels; 1 to {most} are possible")
    return tuple(read_points(points, f"{where}, level {level}") for level, points in enumerate(value, 1))


def read_relief_points(value: object) -> tuple[int, ...]:
    """Points by number of fields; a number that is not listed counts as the next lower one."""
    where = "points.relief"
    if not isinstance(value, Mapping):
        raise BadSheets(f"{where} must be a table such as {{ 4 = 4, 6 = 6 }}, not {plain_type(value)}")
    for key in value:
        if key not in RELIEF_NUMBERS:
            wanted = ", ".join(RELIEF_NUMBERS)
            raise BadSheets(f"{where}: {shorten(str(key))!r} is no number of fields; possible are {wanted}")
    points = [0]
    for number in range(1, RELIEF_FIELDS + 1):
        key = str(number)
        points.append(read_points(value[key], f"{where}, {key} fields") if key in value else points[-1])
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
        raise BadSheets(f"symbols must be a table, not {plain_type(value)}")
    if len(value) > SYMBOLS:
        raise BadSheets(f"symbols has {len(value)} symbols; at most {SYMBOLS} are possible")
    symbols: dict[str, tuple[int, ...]] = {}
    carried: dict[int, str] = {}
    for symbol, names in value.items():
        if not isinstance(symbol, str) or not symbol.isidentifier() or len(symbol) > LONGEST_SYMBOL:
            wanted = f"a symbol is one word of up to {LONGEST_SYMBOL} letters"
            raise BadSheets(f"symbols: {shorten(str(symbol))!r} is no name; {wanted}")
        if not isinstance(names, list | tuple) or len(names) == 0:
            raise BadSheets(f'symbols.{symbol} must be a list of fields such as ["pyramid 3.2"]')
        for name in names:
            field = read_field(name, f"symbols.{symbol}", fields)
            if field in carried:
                raise BadSheets(f"symbols.{symbol}: {name!r} carries {carried[field]} already")
            carried[field] = symbol
        symbols[symbol] = tuple(fields[name] for name in names)
    return symbols


def read_field(name: object, where: str, fields: Mapping[str, int]) -> int:
    """A field on these sheets."""
    if not isinstance(name, str):
        raise BadSheets(f'{where} must be a list of fields such as ["pyramid 3.2"], not of {plain_type(name)}')
    if name not in fields:
        kinds = '"pyramid 1.1", "arch L1", "arch R1", "arch key" or "relief 1.1"'
        raise BadSheets(f"{where}: there is no field {shorten(name)!r} on these sheets; write {kinds}")
    return fields[name]


# Sheets
def read_sheets(value: object, levels: int, arch_levels: int) -> dict[str, Sheet]:
    """All sheets, by letter."""
    if not isinstance(value, Mapping):
        raise BadSheets(f"sheets must be tables [sheets.A], [sheets.B] and so on, not {plain_type(value)}")
    if not 2 <= len(value) <= SHEETS:
        raise BadSheets(f"sheets has {len(value)} sheets; 2 to {SHEETS} are possible")
    for letter in value:
        if not isinstance(letter, str) or len(letter) != 1 or not "A" <= letter <= "Z":
            raise BadSheets(f"sheets: {shorten(str(letter))!r} is no sheet; sheets are named by one letter from A to Z")
    return {letter: read_sheet(value[letter], f"sheets.{letter}", levels, arch_levels) for letter in sorted(value)}


def read_sheet(value: object, where: str, levels: int, arch_levels: int) -> Sheet:
    """One sheet."""
    pyramid, arch, keystone, relief, quarry = parts(value, where, ("pyramid", "arch", "keystone", "relief", "quarry"))
    left, right = parts(arch, f"{where}.arch", ("left", "right")) if isinstance(arch, Mapping) else (arch, arch)
    return Sheet(
        read_rows(pyramid, f"{where}.pyramid", tuple(range(levels, 0, -1))),
        read_row(left, f"{where}.arch, left column", arch_levels, arch_levels),
        read_row(right, f"{where}.arch, right column", arch_levels, arch_levels),
        read_row(keystone, f"{where}.keystone", 1, 1),
        read_rows(relief, f"{where}.relief", (RELIEF_COLUMNS,) * RELIEF_ROWS),
        read_row(quarry, f"{where}.quarry", 1, QUARRY_STONES),
    )


def read_rows(value: object, where: str, lengths: tuple[int, ...]) -> tuple[str, ...]:
    """Rows of these lengths."""
    if not isinstance(value, list | tuple):
        raise BadSheets(f"{where} must be a list of {len(lengths)} rows, not {plain_type(value)}")
    if len(value) != len(lengths):
        raise BadSheets(f"{where} has {len(value)} rows, not {len(lengths)}")
    rows = zip(value, lengths, strict=True)
    return tuple(read_row(row, f"{where}, row {number}", length, length) for number, (row, length) in enumerate(rows, 1))


def read_row(value: object, where: str, fewest: int, most: int) -> str:
    """A row of colours, as letters."""
    if not isinstance(value, str):
        raise BadSheets(f'{where} must be a text of colours such as "RBV", not {plain_type(value)}')
    if not fewest <= len(value) <= most:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise BadSheets(f"{where} has {len(value)} colours, not {wanted} ({shorten(value)!r})")
    for letter in value:
        if letter not in COLOUR_LETTERS:
            raise BadSheets(f"{where}: {letter!r} is no colour; colours are {', '.join(COLOUR_LETTERS)}")
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
