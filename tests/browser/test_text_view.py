"""The text view: whole games by keyboard, with nothing read from the drawing, and what a screen reader is told meanwhile."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewPage
from tests.browser.listening import REGIONS, heard, listen
from tests.browser.people import Player, state_of, wait_for_version
from tests.browser.test_games import open_table

MOVES = ".moves button[data-move]"
ENOUGH_HEARD = "() => heard.some(([how, text]) => how === 'polite' && text.includes('. You '))"


class Reader(Player):
    """Somebody who reads the text view: filter, arrows and Enter; no mouse, no drawing."""

    def choose(self) -> Locator | None:
        count = self.page.locator(MOVES).count()
        if count == 0:
            return None
        self.page.keyboard.press("f")
        for _ in range(self.random.randrange(count) % 5 + 1):
            self.page.keyboard.press("ArrowDown")
        return self.page.locator(f"{MOVES}:focus")

    def press(self, what: Locator) -> None:
        self.page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "options"), [("imhotep", {"sides": "BABAB", "wrath": True}), ("anubixx", {})])
def test_a_whole_game_in_words_by_keyboard(new_page: NewPage, game: str, options: dict[str, object]) -> None:
    """From the drawing to the text by a key, then to the end; the drawing beside it is hidden from those who read."""
    page = new_page("/")
    listen(page)
    open_table(page, game, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "level": 1}], options)
    page.locator("[data-move]:visible").first.wait_for()
    page.keyboard.press("v")
    page.locator(MOVES).first.wait_for()
    assert page.evaluate(
        "[...document.querySelectorAll('[data-text-view] svg [tabindex]')].every(each => each.closest('[inert]'))"
    )
    expect(page.locator(".picture")).to_have_count(1)
    assert page.locator(".picture").evaluate("each => !!each.closest('[aria-hidden=true]')")
    headings = page.locator("[data-text-view] :is(h1, h2)").all_inner_texts()
    assert headings[1] == "What you can do", headings
    assert headings[-2:] == ["Since your last turn", "Keys"], headings
    ended = Reader(page, seed=5).play()
    assert ended["status"] == "finished"
    page.wait_for_function(ENOUGH_HEARD)  # what happens while a text is spoken is said after it
    said = heard(page)
    turns = [text for where, text in said if where == "assertive"]
    assert turns
    assert all(text.startswith("Your turn, Mara.") or "action" in text for text in turns), turns[:5]
    told = [sentence for where, text in said if where == "polite" for sentence in text.split(". ")]
    assert any(sentence.startswith("You ") for sentence in told), told[:20]
    assert not re.search(r"\b[a-z]+-text-[a-z-]+|\{", " ".join(text for _, text in said))
    assert all(one != other for one, other in pairwise(said)), "something was said twice"


def test_filter_keys_and_swapping_back(new_page: NewPage) -> None:
    page = new_page("/")
    table = open_table(page, "imhotep", [{"kind": "me", "name": "Mara"}, {"kind": "me", "name": "Ilie"}], {})
    page.locator("[data-move]:visible").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Table as text").click()
    page.locator(MOVES).first.wait_for()
    texts = page.locator(f"{MOVES} .text").all_inner_texts()
    moves = len(texts)
    found = sum(all(word in text.lower() for word in ("1", "lo")) for text in texts)
    page.keyboard.press("f")
    page.keyboard.type("1 lo")
    expect(page.locator(MOVES)).to_have_count(found)
    expect(page.locator("[data-live=polite]")).to_contain_text(f"{found} of {moves} moves")
    page.keyboard.type(" xyz")
    expect(page.locator("[data-live=polite]")).to_contain_text("No move has these words")
    page.keyboard.press("Escape")
    expect(page.locator(MOVES)).to_have_count(moves)
    ship, space = next(pair for text in texts for pair in re.findall(r"ship (\d), space (\d)", text) if pair[0] != pair[1])
    page.keyboard.type(f"{space} {ship}, load")
    page.keyboard.press("Enter")
    wait_for_version(page, int(str(table["version"])) + 1)
    assert state_of(page)["view"]["ply"] == 1
    expect(page.locator("[data-text-view] h1")).to_be_focused()
    for key, name in (("3", "Burial chamber"), ("5", "Market"), ("p", "Players"), ("h", "Since your last turn")):
        page.keyboard.press(key)
        expect(page.locator(":focus")).to_contain_text(name)
    page.keyboard.press("c")
    expect(page.locator("[data-live=polite]")).to_contain_text("Points: Mara 0, Ilie 0.")
    assert page.locator(REGIONS).count() == 2, "something else speaks too"
    page.get_by_label("says the scores").uncheck()
    page.keyboard.press("l")
    expect(page.locator("[data-live=polite]")).to_contain_text("Mara loads")
    page.keyboard.press("c")
    page.keyboard.press("v")
    page.locator(".scene").first.wait_for()
    expect(page.locator("[data-live=polite]")).to_contain_text("Mara loads")
    page.reload()
    page.locator(".scene").first.wait_for()
