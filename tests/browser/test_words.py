"""What the page says: the same figures on every screen, why something cannot be done, and what happened, in sentences."""

import re
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.people import Mouse, state_of, wait_until_shown
from tests.browser.test_games import open_table
from tests.browser.test_page import HOT_SEAT, ME_AND_A_BOT

FIGURES = """selector => Object.fromEntries([...document.querySelectorAll(selector)].map(dock => [
    dock.dataset.dock,
    Object.fromEntries([...dock.querySelectorAll("[data-gain]")].map(each =>
        [each.dataset.gain, each.dataset.cards ? `${each.dataset.cards} cards` : each.textContent.trim()])),
]))"""


def play(page: Page, moves: list[str]) -> None:
    """Play moves by the API, with the page's own cookie."""
    for number, move in enumerate(moves):
        table = state_of(page)
        wish = {"command": f"words-{number:04}", "version": table["version"], "move": move}
        answer = page.request.post(f"/api/tables/{table['id']}/moves", data=wish)
        assert answer.ok, answer.text()


def load_a_ship(page: Page) -> str:
    """Both players put three stones on a ship, one with three spaces if there is one. The ship's number."""
    ships = state_of(page)["view"]["ships"]
    number = next(i for capacity in (3, 4) for i, ship in enumerate(ships, 1) if ship["capacity"] == capacity)
    play(page, [f"load {number}.{space}" for space in (1, 2, 3)])
    wait_until_shown(page)
    return str(number)


def begin_to_sail(page: Page) -> None:
    """Choose to sail; again if the first click only ended what was still being shown."""
    gains = page.locator("[data-dock] [data-gain]").first
    for _ in range(3):
        page.get_by_role("button", name="Sail a ship").click()
        with suppress(TooLate):
            gains.wait_for(timeout=5_000)
            return
    gains.wait_for()


@pytest.mark.parametrize("sides", ["AAAAA", "ABBBB"])
def test_docks_and_tabs_show_the_same_figures(new_page: NewPage, sides: str) -> None:
    desktop = new_page("/")
    table = open_table(desktop, "imhotep", HOT_SEAT, {"sides": sides, "start": 1})
    load_a_ship(desktop)
    phone = new_page("/", **PHONE)
    phone.context.add_cookies(desktop.context.cookies())  # type: ignore[arg-type]
    phone.goto(f"/t/{table['id']}")
    shown: list[dict[str, dict[str, str]]] = []
    for page in (desktop, phone):
        begin_to_sail(page)
        shown.append(page.evaluate(FIGURES, "[data-dock][data-move]"))
    wide, narrow = shown
    assert set(wide) == set(narrow) == {"market", "pyramids", "temple", "burial", "obelisks"}
    assert wide["market"] == narrow["market"] == {"0": "1 cards", "1": "2 cards"}
    for site, figures in narrow.items():
        assert {seat: text for seat, text in figures.items() if text not in ("±0", "")} == wide[site], site
    assert all(wide.values())


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_cannot_be_done_says_why(new_page: NewPage, screen: dict[str, Any]) -> None:
    page = new_page("/", **screen)
    open_table(page, "imhotep", ME_AND_A_BOT, {})
    card = page.get_by_role("button", name="Play a card")
    expect(card).to_have_attribute("aria-disabled", "true")
    expect(card).to_have_attribute("data-reason", "You have no blue card.")
    version, box = state_of(page)["version"], page.locator(".decision").bounding_box()
    if screen is PHONE:
        card.tap(force=True)  # a finger does not know that it is disabled
    else:
        page.keyboard.press("c")
    said = page.locator(".line" if screen is PHONE else ".why")
    expect(said).to_have_text("You have no blue card. Stones at the market get cards.")
    assert page.locator(".decision").bounding_box() == box, "the question moves for a reason"
    if screen is DESKTOP:
        page.keyboard.press("Escape")
        expect(said).to_have_count(0)
        card.focus()
        expect(said).to_be_visible()
    else:
        page.locator("[data-spot='ship 0'] [data-pill]").tap(force=True)
        expect(page.get_by_role("tooltip")).to_contain_text("before it may sail")
    assert state_of(page)["version"] == version


def test_fields_that_cannot_be_crossed_say_why(new_page: NewPage) -> None:
    page = new_page("/")
    open_table(page, "anubixx", HOT_SEAT, {})
    wait_until_shown(page)
    field = page.locator("[data-hero] [data-field='pyramid 2.1']")
    field.scroll_into_view_if_needed()  # waits until it rests
    field.hover(force=True)
    expect(page.get_by_role("tooltip")).to_have_text("This stone needs both stones below it. Cross those first.")


def test_the_log_is_in_sentences_under_headings(new_page: NewPage) -> None:
    page = new_page("/")
    open_table(page, "imhotep", ME_AND_A_BOT, {"sides": "AAAAA"})
    log = page.get_by_role("region", name="What just happened")
    while "Round 2" not in log.inner_text():
        Mouse(page, 3).play(most=12)
    told = log.inner_text()
    assert re.search(r"You (get|load|sail)", told)
    assert "On the market: " in told
    bot = page.locator("[data-player='1'] .name").inner_text()
    assert re.search(rf"{bot} (gets|loads|sails)", told)
    assert not re.search(r"load \d\.\d|sail \d \w|p\d\b|imhotep|_|\{", told)


def test_in_hot_seat_the_question_names_the_seat(new_page: NewPage) -> None:
    page = new_page("/")
    open_table(page, "imhotep", HOT_SEAT, {"start": 1})
    expect(page.locator(".ask")).to_contain_text("Ilie, your turn")
    open_again = {"command": "words-anubixx", "game": "anubixx", "options": {}, "seats": HOT_SEAT}
    page.goto(f"/t/{page.request.post('/api/tables', data=open_again).json()['id']}")
    expect(page.locator(".ask")).to_contain_text("Mara, your action")
