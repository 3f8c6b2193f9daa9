"""What a screen reader says during one round of each game, in English and in Polish: a recorded text beside this file.

`make golden` writes the texts anew: read the difference as somebody who sees nothing else.
"""

import json
import os
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

import saqqara
from tests.browser.conftest import NewPage
from tests.browser.listening import REGIONS, heard, listen
from tests.browser.people import wait_for_version
from tests.web.client import Person, Server

SPOKEN = Path(__file__).with_name("spoken")
LANGUAGES = ("en", "pl")
MARA = 0
MOST_MOVES = 40
"""A round has fewer."""
LONGEST = 5_000
"""Milliseconds after which all that waits has been said."""


def first_round(game: str) -> tuple[dict[str, Any], list[tuple[int | None, str]]]:
    """A game until Mara is asked in the second round: its record, with dice and cards, and its moves, each with its seat."""
    state = saqqara.game(game, players=2, start=0).start(seed=10)
    chance, moves = random.Random(1), list[tuple[int | None, str]]()
    while (state.view()["round"] == 1 or state.mover != MARA) and len(moves) < MOST_MOVES:
        move = chance.choice(state.moves())
        moves.append((state.mover, move))
        state.play(move)
    return {**state.record()}, moves


def sit_down(mara: Person, ilie: Person, game: str, record: dict[str, Any]) -> tuple[str, int]:
    """A table of two people with a deal that never changes; its id and its version when the game begins."""
    opened = mara.create(game, "me friend", record=record, ply=0, same_deal=True)
    ilie.join(opened["seats"][1]["invite"], same_deal=True)
    mara.tell(f"/tables/{opened['id']}/start")
    return opened["id"], mara.table(opened["id"])["version"]


def open_text_view(new_page: NewPage, language: str, person: Person, table: str) -> Page:
    """The table in words, with a clock that the test moves."""
    page = new_page("/rules", locale=language)
    settings = json.dumps({"speed": "off", "view": "text"})
    page.context.add_init_script(f"localStorage.setItem('saqqara', {json.dumps(settings)})")
    page.context.add_cookies([{"name": "saqqara", "value": person.token, "url": person.address}])
    listen(page)
    page.clock.install()
    page.goto(f"/t/{table}")
    return page


def let_speak(pages: list[Page], version: int, asked: bool) -> None:
    """Until the pages have said all that there is to say at a version."""
    for page in pages:
        wait_for_version(page, version)
        if asked:
            page.locator(".moves button").first.wait_for()
        page.clock.run_for(LONGEST)


@pytest.mark.parametrize("game", ["imhotep", "anubixx"])
def test_what_a_screen_reader_says_in_a_round(new_page: NewPage, server: Server, game: str) -> None:
    """Mara reads, and plays by keyboard; Ilie is somewhere else. One game is heard in both languages at once."""
    mara, ilie = server.person("Mara"), server.person("Ilie")
    record, moves = first_round(game)
    table, version = sit_down(mara, ilie, game, record)
    pages = [open_text_view(new_page, language, mara, table) for language in LANGUAGES]
    let_speak(pages, version, asked=True)
    for at, (seat, move) in enumerate(moves):
        if seat != MARA:
            ilie.move(table, move, version)
        else:
            pages[at // 2 % 2].locator(f'.moves button[data-move="{move}"]').press("Enter")
        version += 1
        let_speak(pages, version, asked=[*moves, (MARA, "")][at + 1][0] == MARA)
        assert all(page.locator(REGIONS).count() == 2 for page in pages), "something else speaks too"
    for key in "sclt":  # the table, the scores, the last move and the turn again
        for page in pages:
            page.keyboard.press(key)
            page.clock.run_for(LONGEST)
    for language, page in zip(LANGUAGES, pages, strict=True):
        said = heard(page)
        assert all(one != other for one, other in pairwise(said)), "something was said twice"
        compare(SPOKEN / f"{game}.{language}.txt", "".join(f"{how}: {text}\n" for how, text in said))


def compare(golden: Path, said: str) -> None:
    if os.environ.get("SAQQARA_GOLDEN"):
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(said, "utf-8")
    assert said == golden.read_text("utf-8"), "read the difference; if it is right, `make golden`"
