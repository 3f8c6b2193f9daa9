"""What the tests of the terminal share."""

import re
from collections.abc import Iterator

import pytest

from saqqara.terminal import texts

HIDDEN = "\u00b7"
"""Stands instead of every letter of a text."""


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    """The language of one test is not that of the next."""
    yield
    texts.use("en")


@pytest.fixture
def hidden_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pseudo-language: what still has letters is no text of `locales/`."""
    filled = texts.filled
    monkeypatch.setattr(texts, "filled", lambda *given: re.sub(r"[^\W\d_]", HIDDEN, filled(*given)))
