"""Texts of people, cleaned: nothing in them is invisible, turns the direction of writing, or runs over other lines."""

import unicodedata

NON_JOINER = "\u200c"
"""It has no width, but Persian words need it."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159")
"""Letters, marks and symbols that show nothing."""
MOST_MARKS = 3
"""Marks over or under one letter."""
MOST_READ = 2_000
"""Characters of a text that are looked at. Putting marks in order takes time that grows with the square of their number."""

ALIKE = str.maketrans("l\u013110\u0643\u064a\u0649", "iiio\u06a9\u06cc\u06cc", "\u0640")
"""Letters and digits of one alphabet that look alike, a capital I and a small l above all. The last makes a word longer."""


def clean_text(text: str) -> str:
    """The text in one line, without control characters, characters that direct the writing, and invisible ones."""
    kept: list[str] = []
    marks = MOST_MARKS  # a mark stands on a letter
    normal = unicodedata.normalize("NFC", text[:MOST_READ])
    for at, letter in enumerate(normal):
        if is_invisible(normal, at):
            continue
        shown = letter if letter.isprintable() or letter == NON_JOINER else " "
        if unicodedata.category(letter) in ("Mn", "Me"):
            marks += 1
        else:
            marks = MOST_MARKS if shown == " " else 0
        if marks <= MOST_MARKS:
            kept.append(shown)
    return " ".join("".join(kept).split())


def is_invisible(text: str, at: int) -> bool:
    """Does this character show nothing, or direct the writing?"""
    letter = text[at]
    if is_variation(letter):
        return unicodedata.category(text[at - 1 : at] or " ") != "So"  # it chooses between the forms of a symbol
    return letter in BLANKS or (unicodedata.category(letter) == "Cf" and not joins_nothing(text, at))


def is_variation(letter: str) -> bool:
    """Does it choose between the forms of the character before it?"""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def joins_nothing(text: str, at: int) -> bool:
    """Is this the sign between two letters of a script that joins its letters?"""
    return text[at] == NON_JOINER and is_arabic(text[at - 1 : at]) and is_arabic(text[at + 1 : at + 2])


def is_arabic(letter: str) -> bool:
    """Is it a letter of the Arabic script?"""
    return "\u0600" <= letter <= "\u06ff" and letter.isalpha()


def look(name: str) -> str:
    """What is left of a name when it is read quickly: equal for names that look alike."""
    letters = (letter for letter in unicodedata.normalize("NFKC", name).casefold() if letter.isalnum())
    return "".join(letters).translate(ALIKE)
