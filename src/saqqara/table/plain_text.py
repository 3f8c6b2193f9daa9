"""Texts of people, cleaned: nothing in them is invisible, turns the direction of writing, or runs over other lines."""

import unicodedata

NON_JOINER = "\u200c"
"""It has no width, but Persian words need it."""
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""
MOST_MARKS = 3
"""Marks over or under one letter."""


def clean_text(text: str) -> str:
    """The text in one line, without control characters, characters that direct the writing, and invisible ones."""
    kept: list[str] = []
    marks = 0
    normal = unicodedata.normalize("NFC", text)
    for at, letter in enumerate(normal):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if letter in BLANKS or marks > MOST_MARKS or (kind == "Cf" and not joins_nothing(normal, at)):
            continue
        kept.append(letter if kind == "Cf" or letter.isprintable() else " ")
    return " ".join("".join(kept).split())


def joins_nothing(text: str, at: int) -> bool:
    """Is this the sign between two letters of a script that joins its letters?"""
    return text[at] == NON_JOINER and all(is_arabic(text[beside : beside + 1]) for beside in (at - 1, at + 1) if beside >= 0)


def is_arabic(letter: str) -> bool:
    """Is it a letter of the Arabic script?"""
    return "\u0600" <= letter <= "\u06ff" and letter.isalpha()


def look(name: str) -> str:
    """What is left of a name when it is read quickly: equal for names that look alike."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", name).casefold() if letter.isalnum())
