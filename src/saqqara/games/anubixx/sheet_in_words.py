"""A sheet of Anubixx in words: pyramid, arch, relief, and what is left to pay with."""

from collections.abc import Iterable, Sequence

from ..sentences import Item, Sentence, listed
from ..story import View

NAMED_SYMBOLS = frozenset({"scarab", "ankh", "eye", "snake", "falcon", "cat", "lotus"})
"""Symbols that have a text; those of other sheets are called as their file calls them."""


def sheet_parts(view: View, seat: int) -> dict[str, list[Sentence]]:
    """The parts of a sheet."""
    own, printed = view["seats"][seat], view["points"]
    return {
        "pyramid": pyramid(own, printed),
        "arch": arch(own, printed),
        "relief": relief(own, printed),
        "payment": means(own),
    }


def sheet_items(view: View, seat: int) -> list[Item]:
    """The parts of a sheet, each under its heading."""
    found = sheet_parts(view, seat)
    return [
        Item(told, Sentence("anubixx-text-part", {"part": part}), number)
        for number, (part, told) in enumerate(found.items(), 1)
    ]


def symbol_name(symbol: str) -> Sentence:
    """The name of a symbol."""
    if symbol in NAMED_SYMBOLS:
        return Sentence(f"anubixx-symbol-{symbol}")
    return Sentence("text-move", {"notation": symbol})


def colours(letters: Iterable[str]) -> list[Sentence]:
    """Colours of dice or stones."""
    return [Sentence("anubixx-text-colour", {"colour": letter}) for letter in letters]


def place(field: str) -> Sentence:
    """Where a field lies."""
    building, _, where = field.partition(" ")
    if where == "key":
        return Sentence("anubixx-text-place-keystone")
    if building == "arch":
        return Sentence("anubixx-text-place-arch", {"column": where[0], "level": int(where[1:])})
    row, column = map(int, where.split("."))
    return Sentence(f"anubixx-text-place-{building}", {"row": row, "column": column})


def row_words(name: str, fields: Sequence[View], /, **args: str | int) -> list[Sentence]:
    """A row of fields: those that are open, then those that are crossed."""
    numbered = list(enumerate(fields, 1))
    free = [stone(number, field) for number, field in numbered if not field["crossed"]]
    done = [stone(number, field) for number, field in numbered if field["crossed"]]
    if not free:
        return [Sentence(f"{name}-complete", dict(args))]
    told = [listed(name, free, **args)]
    return told + ([listed("anubixx-text-crossed", done)] if done else [])


def stone(number: int, field: View) -> Sentence:
    """A field by its number in the row, with its colour and symbol."""
    args: dict[str, str | int] = {"number": number, "colour": field["colour"]}
    if field["symbol"] is None:
        return Sentence("anubixx-text-stone", args)
    return Sentence("anubixx-text-stone-symbol", args, {"symbol": [symbol_name(field["symbol"])]})


def pyramid(own: View, printed: View) -> list[Sentence]:
    """Level by level from the bottom."""
    levels = enumerate(zip(own["pyramid"], printed["pyramid"], strict=True), 1)
    return [
        each for level, (row, points) in levels for each in row_words("anubixx-text-level", row, level=level, points=points)
    ]


def arch(own: View, printed: View) -> list[Sentence]:
    """Both columns from the bottom, the points by height, the keystone."""
    key = own["arch"]["keystone"]
    keystone = Sentence("anubixx-text-keystone-done") if key["crossed"] else open_keystone(key, printed["keystone"])
    heights = [Sentence("text-number", {"number": points}) for points in printed["arch"]]
    return [
        *row_words("anubixx-text-column", own["arch"]["left"], column="L"),
        *row_words("anubixx-text-column", own["arch"]["right"], column="R"),
        listed("anubixx-text-arch-points", heights, level=own["reached"]["arch"]),
        keystone,
    ]


def open_keystone(key: View, points: int) -> Sentence:
    """The keystone that is not crossed yet."""
    return Sentence("anubixx-text-keystone", {"colour": key["colour"], "points": points})


def relief(own: View, printed: View) -> list[Sentence]:
    """Row by row from the top, and what comes next."""
    told = [each for number, row in enumerate(own["relief"], 1) for each in row_words("anubixx-text-row", row, row=number)]
    reached = own["reached"]["relief"]
    coming = next((step for step in printed["relief"] if step["fields"] > reached), None)
    if coming is None:
        return told
    return [
        *told,
        Sentence("anubixx-text-relief-next", {"fields": coming["fields"], "points": coming["points"], "now": reached}),
    ]


def means(own: View) -> list[Sentence]:
    """The quarry stones that can still pay, and the jokers."""
    usable = [
        Sentence("anubixx-text-stone", {"number": number, "colour": each["colour"]})
        for number, each in enumerate(own["quarry"], 1)
        if each["status"] == "usable"
    ]
    quarry = listed("anubixx-text-quarry", usable, stones=len(usable)) if usable else Sentence("anubixx-text-quarry-empty")
    jokers = own["jokers"]["in_play"] - own["jokers"]["used"]
    return [quarry, Sentence("anubixx-text-jokers", {"jokers": jokers})]
