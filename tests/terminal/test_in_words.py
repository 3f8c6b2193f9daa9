"""The table in words: every text is there and filled, no two moves sound alike, and what it says is so."""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console
from rich.table import Table
from rich.text import Text

import saqqara
from saqqara.games import State
from saqqara.table.in_words import table_in_words
from saqqara.terminal import texts
from saqqara.terminal.in_words import Reader, board, table_text

UNFILLED = re.compile(r"[{}]|\b[a-z]+-(text-)?[a-z]+-[a-z-]*\b(?=[.,:]|$)|None", re.MULTILINE)
EVERY = 7
"""Every so many moves the table is read."""


def written(state: State, parts: Callable[[State], list[Text | Table]] = table_text) -> str:
    """All that can be read at a table."""
    console = Console(width=400, record=True, file=None, quiet=False, force_terminal=False)
    with console.capture() as captured:
        for part in parts(state):
            console.print(part, soft_wrap=True)
    return captured.get()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("imhotep", {"players": 4, "sides": "AAAAA"}),
        ("imhotep", {"players": 3, "sides": "BBBBB", "wrath": True}),
        ("anubixx", {"players": 2}),
        ("anubixx", {"players": 5, "layout": "great"}),
    ],
)
def test_whole_games_can_be_read(game: str, options: dict[str, Any]) -> None:
    texts.use("en")
    state = saqqara.game(game, **options).start(seed=11)
    chance = random.Random(5)
    while not state.over:
        if state.ply % EVERY == 0:
            text = written(state)
            assert not UNFILLED.search(text), UNFILLED.search(text)
            check_moves(state)
        state.play(chance.choice(state.moves()))
    assert written(state)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("game", ["imhotep", "anubixx"])
def test_the_board_is_in_the_language_of_the_terminal(game: str, language: str) -> None:
    texts.use(language)
    state = saqqara.game(game, players=3).start(seed=11)
    shown = written(state, board)
    texts.use("en")
    english = {"needs", "quarry", "ships", "players", "bonuses", "sheet", "dice", "points"}
    assert (shown.strip() == str(state).strip()) == (language == "en"), "only English has a drawn board"
    assert bool(english & set(re.findall(r"[a-z]+", shown.lower()))) == (language == "en"), shown
    assert not UNFILLED.search(shown), UNFILLED.search(shown)


def check_moves(state: State) -> None:
    """Every legal move is told once, in words of its own."""
    words = table_in_words(state, state.mover, acting=True)
    reader = Reader(state, state.mover)
    told = [reader.text(move.text) for move in words.moves]
    assert [move.move for move in words.moves] == state.moves()
    assert len(set(told)) == len(told), told


def test_ships_say_whose_stones_they_carry() -> None:
    texts.use("en")
    state = saqqara.game("imhotep", players=2).start(seed=1)
    ship = next(i for i, each in enumerate(state.view()["ships"], 1) if each["capacity"] >= 2)
    state.play(f"load {ship}.2")
    reader = Reader(state, 1)
    sentences = table_in_words(state, 1, acting=False).sections[0].items[ship - 1].sentences
    own = state.view()["ships"][ship - 1]
    spaces = ", ".join(f"{i} black (seat 1)" if i == 2 else f"{i} empty" for i in range(1, own["capacity"] + 1))
    missing = own["minimum"] - 1
    needs = "It may sail." if not missing else f"It needs {missing} more stone{'s' * (missing > 1)} to sail."
    told = " ".join(map(reader.text, sentences))
    assert told == f"Ship {ship}, {own['capacity']} spaces from the bow: {spaces}. {needs}"


def test_an_onlooker_reads_no_moves_and_nothing_hidden() -> None:
    state = saqqara.game("imhotep", players=2, sides="BBBBB").start(seed=1)
    words = table_in_words(state, None, acting=False)
    assert words.moves == []
    assert [section.id for section in words.sections] == ["ships", "sites", "market", "players"]
    assert len(words.sections[2].items) == len(state.view()["market"]["places"]) + 2  # the face-down pair, and the piles
