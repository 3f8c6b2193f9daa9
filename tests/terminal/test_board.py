"""The drawn board in every language that is written from left to right."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import saqqara
from saqqara.games import State
from saqqara.terminal import in_words, show, texts
from saqqara.terminal.texts import LANGUAGES, RIGHT_TO_LEFT

from .conftest import HIDDEN

RECORDINGS = Path(__file__).parents[1] / "games" / "recordings"
DRAWN = [language for language in LANGUAGES if language not in RIGHT_TO_LEFT]
WIDEST = {"imhotep": 80, "anubixx": 100}
"""As wide as the boards in English."""


def positions() -> Iterator[State]:
    """Positions of recorded games, with both sides of all sites and both layouts."""
    for path in sorted(RECORDINGS.glob("*.json")):
        record = json.loads(path.read_text("utf-8"))
        for ply in range(0, len(record["moves"]) + 1, 23):
            yield saqqara.replay(record, ply)


POSITIONS = list(positions())


@pytest.mark.parametrize("language", DRAWN)
def test_the_board_is_no_wider_than_in_english(language: str) -> None:
    texts.use(language)
    for state in POSITIONS:
        shown = show.board(state).plain
        assert "cli-" not in shown, "no id instead of words"
        assert max(map(len, shown.splitlines())) <= WIDEST[state.game.name], shown
        if language == "en":
            assert shown == str(state)


@pytest.mark.usefixtures("hidden_texts")
def test_no_word_of_the_board_is_not_a_text() -> None:
    texts.use("pl")
    for state in POSITIONS:
        shown = show.board(state).plain
        assert HIDDEN in shown
        assert not re.search(r"[a-wyz]{2,}", shown), shown


def test_the_words_of_a_drawing_are_english_again_afterwards() -> None:
    texts.use("fi")
    assert show.board(POSITIONS[0]).plain != str(POSITIONS[0])


def test_from_right_to_left_the_board_is_told() -> None:
    texts.use("fa")
    told = "\n".join(str(part) for part in in_words.board(POSITIONS[0]))
    assert "[" not in told
