"""Whole games against bots in a real browser: by mouse, by keyboard alone, by touch on a phone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.people import Finger, Keyboard, Mouse, Player, state_of, wait_for_version

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
@pytest.mark.parametrize(
    ("game", "options"),
    [("imhotep", {"sides": "ABBAB"}), ("anubixx", {}), ("scarabs", {"players": 2})],
    ids=["imhotep", "anubixx", "scarabs"],
)
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


def test_a_game_that_brings_no_page_of_its_own(new_page: NewPage) -> None:
    """From the start form over the default board to result and replay; nowhere is an id shown instead of a text."""
    page = new_page("/")
    page.get_by_role("button", name="More players and options").click()
    page.locator("form").get_by_role("radio", name="Scarabs", exact=True).click()
    page.get_by_role("radio", name="3", exact=True).click()
    page.get_by_role("button", name="Doubles: off").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    table = state_of(page)
    assert (table["game"], table["options"]["players"], table["options"]["doubles"]) == ("scarabs", 3, True)
    expect(page.locator("[data-player]")).to_have_count(3)
    expect(page.locator("[data-move]")).to_have_count(5)
    page.keyboard.press("f")
    page.keyboard.type("2 lay")
    expect(page.locator("[data-move]")).to_have_count(1)
    page.keyboard.press("Enter")  # the only move that has these words
    wait_for_version(page, table["version"] + 1)
    page.get_by_role("button", name="Log").click()
    log = page.get_by_role("region", name="What just happened")
    expect(log).to_contain_text("You play lay 2.")
    page.keyboard.press("Escape")
    ended = Mouse(page, seed=3).play()
    assert ended["status"] == "finished"
    expect(page.get_by_text("Where the points came from")).to_be_visible()
    expect(page.locator(".bars")).to_contain_text("Kept card")
    page.get_by_role("button", name="Replay").click()
    page.wait_for_url("**ply=0")
    page.keyboard.press("End")
    page.wait_for_url(f"**ply={ended['view']['ply']}")
    expect(page.locator("[data-player='0']")).to_contain_text(str(ended["view"]["scores"][0]))
    assert not re.findall(r"\b(?:plain|end|log|illegal|hint|scarabs|option|level)-[a-z-]+", page.inner_text("body"))
