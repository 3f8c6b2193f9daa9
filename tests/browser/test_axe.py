"""axe finds no serious barrier on any screen: both games and one without a page of its own, light and dark, six languages.

The languages take turns from screen to screen, and each course begins with another one. `SAQQARA_LONG=1` takes every course in
every language.
"""

import json
import os
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.test_page import HOT_SEAT, finished_record
from tests.browser.test_together import FRIENDS
from tests.web.client import new_command

AXE = Path("client/node_modules/axe-core/axe.min.js")
LANGUAGES = ("en", "fa", "pl", "fi", "ro", "it")
COURSES: dict[str, tuple[dict[str, Any], str, int]] = {
    "desktop, light": (DESKTOP, "light", 0),
    "desktop, dark": (DESKTOP, "dark", 1),
    "phone, light": (PHONE, "light", 2),
    "phone, dark": (PHONE, "dark", 4),
}
GAMES: dict[str, dict[str, Any]] = {"imhotep": {"sides": "ABABA"}, "anubixx": {}, "scarabs": {}}


class Visitor:
    """Opens one screen after the other, in the next language each time, and lists the barriers."""

    def __init__(self, page: Page, theme: str, languages: Iterator[str]) -> None:
        self.page = page
        self.theme = theme
        self.languages = languages
        self.found: list[str] = []

    def visit(self, name: str, address: str, there: str, view: str = "drawing", press: str | None = None) -> None:
        """Open a screen, press something if asked to, wait until `there` is there, and look."""
        language = next(self.languages)
        settings = {"name": "Mara", "language": language, "theme": self.theme, "view": view, "speed": "off"}
        self.page.evaluate("settings => localStorage.setItem('saqqara', settings)", json.dumps(settings))
        self.page.goto(address)
        if press is not None:
            self.page.click(press)
        self.page.locator(there).first.wait_for()
        assert self.page.evaluate("document.documentElement.lang") == language
        self.found += [f"{name}, {language}: {each}" for each in barriers(self.page)]

    def table(self, path: str, **request: Any) -> str:
        """The address of a new table."""
        answer = self.page.request.post(f"/api/{path}", data={"command": new_command(), **request})
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['id']}"


def barriers(page: Page) -> list[str]:
    """What axe finds of weight, one line for each rule: the rule, how many places, the first of them."""
    page.wait_for_load_state("networkidle")
    page.evaluate("Promise.all([document.fonts.ready, ...document.getAnimations().map(each => each.finished)])")
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    result = page.evaluate("axe.run({resultTypes: ['violations']})")
    heavy = [each for each in result["violations"] if each["impact"] in ("serious", "critical")]
    return [
        f"{each['id']}, {len(each['nodes'])} times: {first['html'][:160]} {first.get('failureSummary', '')[:300]}"
        for each in heavy
        for first in each["nodes"][:1]
    ]


@pytest.mark.parametrize("language", LANGUAGES if "SAQQARA_LONG" in os.environ else ["in turn"])
@pytest.mark.parametrize("course", COURSES)
def test_axe_finds_no_barrier(new_page: NewPage, course: str, language: str) -> None:
    screen, theme, first = COURSES[course]
    turns = islice(cycle(LANGUAGES), first, None) if language == "in turn" else cycle([language])
    visitor = Visitor(new_page("/", **screen), theme, turns)
    visitor.visit("start", "/", "h1")
    visitor.visit("rules", "/rules", "h1")
    visitor.visit("lesson", "/", "[data-lesson]", press='[data-lesson-start="imhotep"]')
    visitor.visit("puzzle", "/puzzle/imhotep/1", "h1")
    visitor.visit("waiting room", visitor.table("tables", game="anubixx", options={}, seats=FRIENDS), "h1")
    for game, options in GAMES.items():
        record = finished_record(game)
        study = visitor.table("studies", record=record)
        visitor.visit(f"{game}, replay", f"{study}?ply={len(record['moves']) // 2}", "[data-player], [data-field], main h2")
        visitor.visit(f"{game}, end", study, "h1")
        table = visitor.table("tables", game=game, options=options, seats=HOT_SEAT)
        visitor.visit(game, table, "[data-move]:visible")
        visitor.visit(f"{game} in words", table, "[data-move]:visible", view="text")
    assert not visitor.found, "\n".join(visitor.found)
