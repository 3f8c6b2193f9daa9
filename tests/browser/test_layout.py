"""The layout of tables, measured: no text is cut, too small or over another one, and nothing moves under the finger.

The languages take turns. `SAQQARA_LONG=1` measures every setup at every moment and every size in every language.
"""

import json
import os
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.layout import MOMENTS, SETUPS, SIZES, Screen, faults, prepare

LONG = "SAQQARA_LONG" in os.environ
MEASURED = list(SETUPS) if LONG else ["imhotep, 4 players", "anubixx, 5 players"]
AT = list(MOMENTS) if LONG else ["middle", "end"]
LANGUAGES = ("en", "pl", "fi", "ro", "it", "fa")
IN_TURN = {
    ("imhotep, 4 players", "middle"): "pl",
    ("imhotep, 4 players", "end"): "fi",
    ("anubixx, 5 players", "middle"): "ro",
    ("anubixx, 5 players", "end"): "it",
}
WIDTHS = SIZES if LONG else {size: SIZES[size] for size in ("320", "844x390", "683x384", "1024", "1366")}
BOXES = """() => Object.fromEntries(
  [...document.querySelectorAll('[data-spot], [data-dock], [data-player], [data-rival], [data-field], [data-ask]')]
    .filter(each => each.closest('main') && each.getBoundingClientRect().width)
    .map(each => [['spot', 'dock', 'player', 'rival', 'field', 'ask'].map(key => each.dataset[key] ?? '').join('|'), each])
    .map(([name, each]) => [name, each.getBoundingClientRect()])
    .map(([name, box]) => [name, [box.x, box.y, box.width, box.height].map(Math.round)]))"""
"""The boxes of everything that can be tapped or that shows the table, by name."""


@pytest.mark.parametrize("setup", MEASURED)
def test_nothing_is_cut_or_lies_over_anything_else(new_page: NewPage, setup: str) -> None:
    page = new_page("/")
    wrong = []
    for screen, moment in zip(prepare(page, setup, AT), AT, strict=True):
        for language in LANGUAGES if LONG else [IN_TURN[setup, moment]]:
            page.evaluate("language => localStorage.setItem('saqqara', JSON.stringify({ language, speed: 'off' }))", language)
            wrong += [f"{language}: {fault}" for fault in faults(page, screen, WIDTHS)[0]]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES if LONG else ["pl", "fi"])
def test_pages_reflow_at_200_per_cent_and_at_320_pixels(new_page: NewPage, language: str) -> None:
    """Everything besides the tables, in words too: nothing is cut, and nothing scrolls sideways."""
    page = new_page("/")
    settings = {"language": language, "speed": "off", "view": "text"}
    page.context.add_init_script(f"localStorage.setItem('saqqara', '{json.dumps(settings)}')")
    (table,) = prepare(page, "anubixx, 5 players", ["middle"])
    addresses = ["/", "/rules", "/puzzle/imhotep/1", "/?lesson=imhotep", table.address]
    sizes = {size: SIZES[size] for size in ("320", "683x384")}
    found = [fault for address in addresses for fault in faults(page, Screen(address, address), sizes)[0]]
    wrong = [fault for fault in found if re.search(r": (cut|outside|scrolls sideways): |the page is", fault)]
    beside = {size: SIZES[size] for size in ("1024", "1366")}
    for game in ("imhotep", "anubixx"):
        wrong += faults(page, Screen(f"puzzle of {game}", f"/puzzle/{game}/1"), beside)[0]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("size", "scrolls"), [((390, 844), ":root"), ((844, 390), ":root, .page"), ((1366, 768), ":root, .page")]
)
def test_a_solved_puzzle_ends_where_its_words_end(new_page: NewPage, size: tuple[int, int], scrolls: str) -> None:
    """Words for screen readers alone, far down in a part that scrolls, made the page around it longer, by nothing."""
    page = new_page("/", **(PHONE | {"viewport": {"width": size[0], "height": size[1]}}))
    for game in ("imhotep", "anubixx"):
        page.goto(f"/puzzle/{game}/1")
        page.locator("main li button").first.click()
        page.locator(".verdict").wait_for()
        parts = page.locator(scrolls)
        assert parts.evaluate_all("all => all.map(each => each.scrollHeight - each.clientHeight)") == [0] * parts.count()


@pytest.mark.parametrize("size", [(390, 844), (320, 640), (844, 390)])
def test_a_puzzle_shows_question_board_and_answers_at_once(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page("/", **(PHONE | {"viewport": {"width": size[0], "height": size[1]}}))
    for game in ("imhotep", "anubixx"):
        page.goto(f"/puzzle/{game}/1")
        board = page.locator("[role=region]")
        board.locator("svg").first.wait_for()
        expect(page.locator("h1")).to_be_in_viewport(ratio=1)
        expect(board).to_be_in_viewport()
        for answer in page.locator("main li button").all():
            expect(answer).to_be_in_viewport(ratio=1)
        assert board.evaluate("board => board.scrollWidth <= board.clientWidth"), "it does not scroll sideways"
        answers, question = page.locator("main li button").first.bounding_box(), page.locator("h1").bounding_box()
        drawn = board.bounding_box()
        assert answers
        assert question
        assert drawn
        if size[0] > size[1]:
            assert drawn["x"] + drawn["width"] <= answers["x"], "the board is beside them"
        else:
            assert answers["y"] - question["y"] - question["height"] > size[1] / 3, "the board is between them"


@pytest.mark.parametrize("size", ["390", "844x390"])
@pytest.mark.parametrize("setup", ["imhotep, 4 players", "anubixx, 2 players"])
def test_nothing_moves_between_the_taps_of_one_action(new_page: NewPage, setup: str, size: str) -> None:
    width, height = SIZES[size]
    page = new_page("/", **(PHONE | {"viewport": {"width": width, "height": height}}))
    tapped = 0
    for screen in prepare(page, setup, ["start", "middle"]):
        page.goto(screen.address)
        page.locator("[data-move]:visible, [data-pick]:visible").first.wait_for()
        page.wait_for_load_state("networkidle")
        before = page.evaluate(BOXES)
        for pick in page.locator("main [data-pick]:visible").all()[:3]:
            pick.tap(force=True)
            after = page.evaluate(BOXES)
            moved = {name: (box, after[name]) for name, box in before.items() if name in after and after[name] != box}
            assert not moved, f"{screen.name}: {pick} moves {moved}"
            tapped += 1
            page.keyboard.press("Escape")
    assert tapped, "there was nothing to pick up"
