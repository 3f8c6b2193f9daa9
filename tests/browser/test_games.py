"""Whole games against bots in a real browser: by mouse, by keyboard alone, by touch on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.people import Finger, Keyboard, Mouse, Player, state_of

WAYS: dict[str, tuple[type[Player], dict[str, object]]] = {
    "mouse": (Mouse, {}),
    "keyboard": (Keyboard, {}),
    "touch": (Finger, PHONE),
}


def open_table(page: Page, game: str, seats: list[dict[str, object]], options: dict[str, object]) -> dict[str, object]:
    """A table by the API, with the page's own cookie; the page then goes there."""
    wish = {"command": "browser-test-1", "game": game, "options": options, "seats": seats}
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    table: dict[str, object] = answer.json()
    page.goto(f"/t/{table['id']}")
    return table


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "options"), [("imhotep", {"sides": "ABBAB"}), ("anubixx", {})], ids=["imhotep", "anubixx"])
def test_a_whole_game_against_a_bot(new_page: NewPage, way: str, game: str, options: dict[str, object]) -> None:
    person, screen = WAYS[way]
    page = new_page("/", **screen)
    open_table(page, game, [{"kind": "me", "name": "Mara"}, {"kind": "bot", "level": 1}], options)
    ended = person(page, seed=7).play()
    assert ended["status"] == "finished"
    assert ended["view"]["over"]
    page.reload()
    expect(page.locator("body")).to_contain_text(str(ended["view"]["scores"][0]))


def test_play_now_is_one_click(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")
    Mouse(page, seed=1).play(most=6)
    assert state_of(page)["version"] >= 6
