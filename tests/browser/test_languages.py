"""Languages: nothing stands on the page outside Fluent, and a language can be changed in the middle of everything."""

import json
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import NewPage
from tests.browser.layout import record_of
from tests.browser.loading import LANGUAGES, MOST_BYTES, first_load
from tests.browser.people import state_of
from tests.browser.test_games import open_table
from tests.web.client import Server, new_command

PSEUDO = "en-XA"
NAMES = ("Жук", "Ёж")
"""Names without a Latin letter."""
SEATS: list[dict[str, object]] = [{"kind": "me", "name": name} for name in NAMES]
PLAIN = """() => {
  const own = 'kbd, code, [lang]:not(html), [dir=ltr], script, style, defs, [data-miniature] *';
  const found = new Set();
  const look = (text, element, what) => {
    const plain = /[a-z]{2}/i.test(text.replaceAll('Saqqara', ''));
    if (plain && !element.closest(own)) found.add(`${what}: ${text.trim().slice(0, 60)}`);
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) look(walk.currentNode.data, walk.currentNode.parentElement, 'text');
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'data-tip', 'aria-roledescription'])
      if (element.hasAttribute(name)) look(element.getAttribute(name), element, name);
  return [...found];
}"""
"""Texts and names of things with plain letters. Keys, code, addresses and names of languages may have them."""


def speak(page: Page, language: str) -> None:
    """Let the page start in a language."""
    settings = json.dumps({"speed": "off", "language": language, "name": NAMES[0]})
    page.context.add_init_script(f"localStorage.setItem('saqqara', {json.dumps(settings)})")


def settled(page: Page, address: str, wait: str) -> None:
    page.goto(address)
    page.locator(wait).first.wait_for()
    page.wait_for_load_state("networkidle")


def test_every_text_is_in_fluent(new_page: NewPage) -> None:
    page = new_page("/rules")
    speak(page, PSEUDO)
    wrong: dict[str, list[str]] = {}

    def check(screen: str) -> None:
        if found := page.evaluate(PLAIN):
            wrong[screen] = found

    settled(page, "/", "h1")
    check("start page")
    page.locator("header nav > button:last-of-type").click()  # settings
    page.locator("aside, [role=dialog]").first.wait_for()
    check("settings")
    settled(page, "/rules", "h1")
    check("rules")
    for game, options in (("imhotep", {"sides": "ABABA"}), ("anubixx", {})):
        request = {"command": new_command(), "game": game, "options": options, "seats": SEATS}
        settled(page, f"/t/{posted(page, '/api/tables', request)['id']}", "[data-player], [data-field]")
        check(game)
        for panel in ("h", "m"):
            page.keyboard.press(panel)
            check(f"{game}, key {panel}")
        page.keyboard.press("Escape")
        page.keyboard.press("v")
        page.locator("[data-text-view] .moves button").first.wait_for()
        check(f"{game}, text view")
        page.keyboard.press("v")
        settled(page, f"/puzzle/{game}/1", "[role=region] svg")
        page.locator("summary").click()
        page.locator("#text-players").wait_for()
        check(f"{game}, puzzle")
        settled(page, f"/?lesson={game}", "[data-lesson]")
        check(f"{game}, first game")
    record = record_of("imhotep", 2, {"sides": "ABABA"}) | {"names": list(NAMES)}
    finished = posted(page, "/api/studies", {"command": new_command(), "record": record})
    settled(page, f"/t/{finished['id']}", "h1")
    check("end")
    assert not wrong, "\n".join(f"{screen}: {each}" for screen, found in wrong.items() for each in found)


def test_the_first_load_is_small_in_every_language(browser: Browser, server: Server) -> None:
    sizes = {language: first_load(browser, server.address, language) for language in LANGUAGES}
    assert max(sizes.values()) <= MOST_BYTES, sizes
    assert min(sizes.values()) > MOST_BYTES / 10, f"not everything was counted: {sizes}"


def posted(page: Page, address: str, request: dict[str, Any]) -> dict[str, Any]:
    answer = page.request.post(address, data=request)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def test_a_language_changed_in_the_middle_of_a_game_loses_nothing(new_page: NewPage) -> None:
    page = new_page("/")
    open_table(page, "imhotep", SEATS, {"sides": "AAAAA", "start": 1})
    page.evaluate("window.stayed = true")
    page.get_by_role("button", name="Load a stone").click()
    answers = page.locator(".decision button").count()
    before = state_of(page)
    ask = page.locator(".ask")
    expect(ask).to_contain_text("on which space?")
    for language, direction in (("fa", "rtl"), ("pl", "ltr"), ("en", "ltr")):
        page.locator("select:has(option[lang=fa])").first.select_option(language)
        expect(page.locator(f"html[lang={language}][dir={direction}]")).to_have_count(1)
        expect(page.locator(".decision button")).to_have_count(answers)
        assert all(name in page.locator("main").inner_text() for name in NAMES)
    expect(ask).to_contain_text("on which space?")
    assert page.evaluate("window.stayed"), "the page was loaded again"
    assert state_of(page) == before
