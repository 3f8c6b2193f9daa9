"""Every sentence that the games and the table tell has its words in every language, and everything that they speak of."""

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from saqqara.web.log_entries import MESSAGES
from tests.games.options import FEW_GAMES

LOCALES = Path("locales")
LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())
ADDED = {
    "seat": {"name", "who", "list"},
    "owner": {"ownerName"},
    "dice": {"colours"},
    "fields": {"colours"},
    "card": {"cardName"},
    "cards": {"cardNames"},
    "source": {"sourceName"},
    "symbol": {"symbolName"},
}
"""What the page puts beside an argument (`messageArgs` and `sentences` in client/src/table/messages.ts)."""
TABLE = {"table-seated": {"seat": 0, "person": "Ann"}} | {
    told: {"seat": 0} for told in MESSAGES.values() if told != "table-seated"
}
GAMES = 3


ENTRY = re.compile(r"^([a-z][\w-]*) =((?:.*\n)(?:(?:[ \t].*)?(?:\n|\Z)|\}\n)*)", re.MULTILINE)
"""An id, and its text with what belongs to it on the lines below."""


@cache
def sentences(language: str) -> dict[str, str]:
    """The text under every id; English where the language has none."""
    texts = (path.read_text("utf-8") for folder in ("en", language) for path in sorted((LOCALES / folder).glob("*.ftl")))
    return dict(ENTRY.findall("\n".join(texts)))


@cache
def told() -> list[tuple[str, dict[str, Any]]]:
    """What is told in some games with all kinds of options."""
    found = []
    for number, played in enumerate(FEW_GAMES * GAMES):
        state, lot = played.start(seed=number), random.Random(number)
        while not state.over:
            before, move = state.view(), lot.choice(state.moves())
            state.play(move)
            found += [(each.id, each.args) for each in state.game.rules.story(before, move, state.view())]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_knows_what_it_speaks_of(language: str) -> None:
    known = sentences(language)
    every = [*told(), *TABLE.items()]
    assert len({name for name, _ in every}) > 30
    for name, args in every:
        assert name in known, name
        given = set(args).union(*(ADDED.get(arg, ()) for arg in args))
        for text in (known[name], known.get(f"{name}-each", "")):
            assert set(re.findall(r"\$(\w+)", text)) <= given, f"{name}: {text} is told with {args}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_about_the_pyramids_knows_the_one_pyramid_of_side_a(language: str) -> None:
    """The page says “pyramid” on side A (`siteForm` in client/src/games/imhotep/texts.ts); without it another site is named."""
    selecting = {name: text for name, text in sentences(language).items() if "$site ->" in text and "[pyramids]" in text}
    assert len(selecting) > 5
    for name, text in selecting.items():
        assert "[pyramid]" in text, name
