"""What is pressed is still there when it is released, whatever comes between: talk, a new connection, what moves would do."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import NewPage
from tests.browser.people import state_of, wait_for_version
from tests.browser.test_games import open_table
from tests.browser.test_page import HOT_SEAT
from tests.browser.test_together import sit_down_together

KEEP_IN_MIND = """() => {
  const usable = [...document.querySelectorAll("[data-move], [data-pick]")];
  window.usable = usable.flatMap((each) => [each, ...each.querySelectorAll("*")]);
}"""
DRAWN_ANEW = "() => usable.filter((each) => !each.isConnected).map((each) => each.outerHTML.slice(0, 200))"
"""What could be used, or was a part of it, and has been taken away since."""


def talk(page: Page, other: Page) -> None:
    """The other says something, and the page hears of it."""
    now = state_of(other)
    said = other.request.post(
        f"/api/tables/{now['id']}/chat", data={"text": "Hm.", "command": f"talk-at-version-{now['version']}"}
    )
    assert said.ok, said.text()
    wait_for_version(page, now["version"] + 1)


def lose_the_connection(page: Page) -> None:
    """And the page says so."""
    page.context.set_offline(True)
    expect(page.locator("[data-link=lost]")).to_be_visible()


def reconnect(page: Page, _: Page) -> None:
    """The connection is lost and comes back."""
    lose_the_connection(page)
    page.context.set_offline(False)
    expect(page.locator("[data-link=lost]")).to_have_count(0)


BETWEEN: dict[str, Callable[[Page, Page], None]] = {"talk": talk, "connection": reconnect}
"""What may come between pressing and releasing: seen by one, done by the other."""


def press_and_release(what: Locator, between: Callable[[], None]) -> None:
    """Press the mouse, release it later; nothing that can be used is drawn anew meanwhile."""
    page = what.page
    what.hover(force=True)
    page.evaluate(KEEP_IN_MIND)
    page.mouse.down()
    between()
    assert page.evaluate(DRAWN_ANEW) == []
    page.mouse.up()


def sitting(new_page: NewPage, game: str) -> tuple[Page, Page]:
    """Two people at a table: who must decide, and the other."""
    mara, ilie = sit_down_together(new_page, game, {})
    return (mara, ilie) if state_of(mara)["acting"] is not None else (ilie, mara)


def plays(page: Page, what: Locator, between: Callable[[], None]) -> None:
    """Pressing and releasing it plays a move."""
    ply = state_of(page)["view"]["ply"]
    press_and_release(what, between)
    expect(page.locator(f"[data-ply='{ply + 1}']")).to_be_visible()


@pytest.mark.parametrize("between", BETWEEN)
def test_a_ship_its_spaces_and_its_docks(new_page: NewPage, between: str) -> None:
    page, other = sitting(new_page, "imhotep")

    def meanwhile() -> None:
        BETWEEN[between](page, other)

    plays(page, page.locator("[data-spot='space 0.0'][data-move]"), meanwhile)
    page, other = other, page
    ship = page.locator("[data-pick^='ship ']")
    while not ship.count():  # until a ship may sail
        ply = state_of(page)["view"]["ply"]
        page.locator("[data-spot^=space][data-move]").first.click()
        page, other = other, page
        page.locator(f"[data-ply='{ply + 1}'] [data-move]").first.wait_for()
        ship = page.locator("[data-pick^='ship ']")
    press_and_release(ship.first.locator("[data-pill]"), meanwhile)
    expect(page.locator("[data-pick^='ship '][aria-pressed=true]")).to_have_count(1)
    plays(page, page.locator("[data-dock][data-move]").first, meanwhile)


@pytest.mark.parametrize("between", BETWEEN)
def test_a_stone_and_what_pays_for_it(new_page: NewPage, between: str) -> None:
    page, other = sitting(new_page, "anubixx")

    def meanwhile() -> None:
        BETWEEN[between](page, other)

    press_and_release(page.locator("[data-field^='relief'][data-pick]").first, meanwhile)
    expect(page.locator("[data-field][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    asks = page.locator("[data-field]:not([data-field^='relief'])[data-pick]").first
    press_and_release(asks, meanwhile)
    plays(page, page.get_by_role("dialog").locator("[data-move]").first, meanwhile)


def test_an_answer_whose_words_change(new_page: NewPage) -> None:
    """What a move would do arrives while its answer is pressed, and is told in it."""
    page = new_page("/")
    held: list[Route] = []
    page.route("**/previews", lambda route: held.append(route), times=1)  # noqa: PLW0108 (Playwright sets attributes on it)
    with page.expect_request("**/previews"):
        open_table(page, "imhotep", HOT_SEAT, {})
    take = page.locator("[data-answer][data-move=take]")
    words = take.inner_text()

    def meanwhile() -> None:
        held[0].continue_()
        expect(take).not_to_have_text(words)

    plays(page, take, meanwhile)


@pytest.mark.parametrize("between", BETWEEN)
def test_a_move_in_words_that_was_looked_for(new_page: NewPage, between: str) -> None:
    page, other = sitting(new_page, "imhotep")
    page.keyboard.press("v")
    page.get_by_role("textbox", name="Filter the moves").fill("ship 2")
    plays(page, page.locator("[data-move]").last, lambda: BETWEEN[between](page, other))


@pytest.mark.parametrize("game", ["imhotep", "anubixx"])
def test_a_move_that_is_released_while_the_connection_is_lost_goes_out_later(new_page: NewPage, game: str) -> None:
    page, _ = sitting(new_page, game)
    ply = state_of(page)["view"]["ply"]
    what = page.locator("[data-hero] [data-move], [data-spot][data-move], [data-answer][data-move]").first
    press_and_release(what, lambda: lose_the_connection(page))
    expect(page.locator("[data-link=lost]")).to_contain_text("Your move is kept")
    page.context.set_offline(False)
    expect(page.locator(f"[data-ply='{ply + 1}']")).to_be_visible()
    assert state_of(page)["view"]["ply"] == ply + 1
