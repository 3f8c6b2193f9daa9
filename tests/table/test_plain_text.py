"""Names and chat cannot deceive."""

import re
import unicodedata
from types import SimpleNamespace
from typing import Literal

import pytest

from saqqara.table import plain_text
from saqqara.table.bot_names import NAMES, own_name
from saqqara.table.plain_text import MOST_READ, clean_text, look
from saqqara.table.seats import MOST_NAME, Seat, clean_name
from tools.texts.read import LOCALES


@pytest.mark.parametrize(
    ("given", "clean"),
    [
        ("  Ann \n\t Lee ", "Ann Lee"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u202egnirts\u202c", "gnirts"),
        ("a\u2066b\u2069", "ab"),
        ("a\x00\x1b[31mb", "a [31mb"),
        ("\u3164\u2800\u115f", ""),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 3),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("a\u200cb\u200c", "ab"),
        ("\u200c\u0645\u06cc\u200c", "\u0645\u06cc"),
        ("Z" + "\u0335\u0335\u0335\u200b" * 40, "Z" + "\u0335" * 3),
        ("\u0335\u0335 \u0335Z", "Z"),
        ("A\u034fn\ufe00n\U000e0100\u180b\u17b4", "Ann"),
        ("\u2764\ufe0f\ufe0f", "\u2764\ufe0f"),
        ("e\u0301", "\u00e9"),
        ("\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"), "\U0001f600"),
    ],
)
def test_texts_are_cleaned(given: str, clean: str) -> None:
    assert clean_text(given) == clean


def test_of_many_marks_only_some_are_put_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes time which grows with the square of their number: a megabyte of them took minutes."""
    put_in_order: list[int] = []

    def normalize(form: Literal["NFC"], text: str) -> str:
        put_in_order.append(len(text))
        return unicodedata.normalize(form, text)

    own = SimpleNamespace(normalize=normalize, category=unicodedata.category)
    monkeypatch.setattr(plain_text, "unicodedata", own)
    assert clean_text("a" + "\u0301\u0316" * MOST_READ) == "\u00e1" + "\u0316" * 3
    assert put_in_order == [MOST_READ]


def test_a_name_is_not_too_long() -> None:
    assert clean_name("x" * 100) == "x" * MOST_NAME


ANN = Seat("human", "a", "Ann")


@pytest.mark.parametrize("name", ["Ann", "ann", "A n n", "\uff21nn", "ANN!"])
def test_nobody_is_named_like_another_at_the_table(name: str) -> None:
    assert own_name(name, [ANN], "b") == f"{name} 2"
    assert own_name(name, [ANN], "a") == name, "their own name they may have twice"
    assert own_name(name, [ANN, Seat("human", "c", "Ann 2")], "b") == f"{name} 3"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("lpuy", "Ipuy"),
        ("\u0131puy", "Ipuy"),
        ("B1LL", "Bill"),
        ("B0B", "Bob"),
        ("\u0628\u0627\u0640\u06a9", "\u0628\u0627\u06a9"),
        ("\u0628\u0627\u0643", "\u0628\u0627\u06a9"),
        ("\u0639\u0644\u064a", "\u0639\u0644\u06cc"),
    ],
)
def test_letters_of_one_alphabet_that_look_alike_are_told_apart_by_a_number(name: str, other: str) -> None:
    assert own_name(name, [Seat("human", "a", other)], "b") == f"{name} 2"


def test_nobody_is_named_like_a_bot() -> None:
    for name in (*NAMES[0], *NAMES[4], NAMES[2][1].upper(), "level 3", "Level 5"):
        assert look(own_name(name, [], "a")) != look(name)
    assert own_name("x" * MOST_NAME, [Seat("human", "b", "x" * MOST_NAME)], "a") == "x" * (MOST_NAME - 3) + " 2"
    assert own_name("", [ANN], "b") == ""


def test_nobody_is_named_like_a_bot_in_another_language() -> None:
    """The page writes the names of bots as its reader's language does."""
    texts = [file.read_text(encoding="utf-8") for file in LOCALES.glob("*/levels.ftl")]
    names = {name for text in texts for name in re.findall(r"^bot-\w+ = (.+)$", text, re.MULTILINE)}
    assert len(names) > 2 * len(NAMES[0]) * len(NAMES)
    for name in names:
        assert own_name(name, [], "a") == f"{name} 2"
