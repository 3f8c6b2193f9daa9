"""Two people over a link in two browsers, with the network cut and the server restarted; an onlooker; reloads."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.people import Mouse, state_of, wait_for_version, wait_until_shown
from tests.browser.test_games import open_table
from tests.web.client import Server

FRIENDS: list[dict[str, object]] = [{"kind": "me", "name": "Mara"}, {"kind": "friend"}]


def sit_down_together(new_page: NewPage, game: str, options: dict[str, object]) -> tuple[Page, Page]:
    """Mara opens a table, Ilie follows her link, and they begin."""
    mara, ilie = new_page("/"), new_page("/")
    open_table(mara, game, FRIENDS, options)
    key = state_of(mara)["seats"][1]["invite"]
    ilie.goto(f"/join/{key}")
    ilie.get_by_role("textbox").first.fill("Ilie")
    ilie.keyboard.press("Enter")
    ilie.wait_for_url("**/t/*")
    start(mara, ilie)
    return mara, ilie


def start(mara: Page, ilie: Page) -> None:
    """Mara starts the game, and Ilie sees it."""
    mara.get_by_role("button", name="Start").click()
    expect(ilie.locator("[data-player], [data-hero]").first).to_be_visible()


def take_turns(mara: Mouse, ilie: Mouse, moves: int) -> None:
    """Each plays when they must decide, as long as the game goes on."""
    for _ in range(moves):
        now = state_of(mara.page)
        if now["status"] == "finished":
            return
        (mara if now["acting"] is not None else ilie).play(most=1)


@pytest.mark.parametrize(("game", "options"), [("imhotep", {"sides": "BBBBB"}), ("anubixx", {})], ids=["imhotep", "anubixx"])
def test_two_browsers_over_a_link_through_a_cut_and_a_restart(
    new_page: NewPage, server: Server, game: str, options: dict[str, object]
) -> None:
    mara, ilie = sit_down_together(new_page, game, options)
    first, second = Mouse(mara, 1), Mouse(ilie, 2)
    take_turns(first, second, 10)
    ilie.context.set_offline(True)
    expect(ilie.locator("[data-link=lost]")).to_be_visible()
    now = state_of(mara)
    if now["acting"] is not None:
        first.play(most=1)
    ilie.context.set_offline(False)
    server.restart()
    for page in (mara, ilie):  # they try again after 4 seconds at the latest
        expect(page.locator("[data-link=lost]")).to_have_count(0, timeout=20_000)
    take_turns(first, second, 12)
    versions = {state_of(page)["version"] for page in (mara, ilie)}
    assert len(versions) == 1
    assert versions.pop() >= 22


def seen(page: Page) -> tuple[int, list[str], list[str]]:
    """The version when the person must decide or the game is over, the players, and the moves that can be clicked."""
    while (now := wait_until_shown(page))["acting"] is None and now["status"] == "running":
        wait_for_version(page, now["version"] + 1)
    if now["acting"] is not None:
        page.locator("[data-move], [data-pick]").first.wait_for()
    moves = page.locator("[data-move]").evaluate_all("all => all.map(({ dataset }) => dataset.move).sort()")
    return now["version"], page.locator("[data-player]").all_inner_texts(), moves


def test_a_reload_shows_the_same(new_page: NewPage) -> None:
    page = new_page("/")
    open_table(page, "imhotep", [{"kind": "me", "name": "Mara"}, {"kind": "bot", "level": 1}], {"sides": "AABBA"})
    player = Mouse(page, 3)
    for _ in range(4):
        player.play(most=6)
        page.mouse.move(2, 2)
        before = seen(page)
        page.reload()
        expect(page.locator("[data-player]").first).to_be_visible()
        assert seen(page) == before


ALL_SHOWN = """() => [...document.querySelectorAll("main *")].map((element) => {
  const told = [...element.attributes].filter(({ name, value }) => value && /^(class|data-(?!tip)|d$|fill)/.test(name));
  const attributes = told.map(({ name, value }) => `${name}=${name === "class" ? value.split(" ").sort().join(" ") : value}`);
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ data }) => data.trim());
  return [element.tagName, ...attributes.sort(), ...texts].join(" ");
})"""
"""Everything on the page: elements, texts, and the moves that can be clicked. Not why others cannot: that is fetched later."""


@pytest.mark.parametrize(("game", "options"), [("imhotep", {"sides": "BABAB"}), ("anubixx", {"layout": "great"})])
def test_what_the_others_did_looks_as_after_a_reload(new_page: NewPage, game: str, options: dict[str, object]) -> None:
    """The page is sent only what a move has changed, and puts it into the table that it has."""
    pages = sit_down_together(new_page, game, options)
    players = [Mouse(page, seed) for seed, page in enumerate(pages)]
    for _ in range(4):
        take_turns(players[0], players[1], 6)
        while state_of(pages[0])["view"].get(
            "unloading"
        ):  # stones stay where they lay; a new page does not know where that was
            take_turns(players[0], players[1], 1)
        for page in pages:
            page.mouse.move(2, 2)
            before = everything(page)
            page.reload()
            expect(page.locator("[data-player], [data-hero]").first).to_be_visible()
            wait_until_shown(page)
            page.wait_for_function(f"before => JSON.stringify(({ALL_SHOWN})()) === JSON.stringify(before)", arg=before)


def everything(page: Page) -> list[str]:
    """Everything on the page, once it shows what the server has."""
    if wait_until_shown(page)["acting"] is not None:
        page.locator("[data-move], [data-pick]").first.wait_for()
    found: list[str] = page.evaluate(ALL_SHOWN)
    return found


def test_an_onlooker_sees_no_hidden_card(new_page: NewPage) -> None:
    page = new_page("/")
    table = open_table(page, "imhotep", [{"kind": "me"}, {"kind": "bot", "level": 2}], {"sides": "BAAAA"})
    watcher = new_page(f"/t/{table['id']}?watch={table['watch']}")
    expect(watcher.locator("[data-player]").first).to_be_visible()
    seen = state_of(watcher)
    assert seen["yours"] == []
    assert seen["acting"] is None
    assert seen["view"]["market"]["looked_at"] is None
    assert seen["seed"] is None
    assert watcher.locator("[data-move]").count() == 0
    stranger = new_page("/")
    assert stranger.request.get(f"/api/tables/{table['id']}").status == 404


def test_a_lost_connection_is_shown_and_play_goes_on(new_page: NewPage, server: Server) -> None:
    page = new_page("/")
    open_table(page, "imhotep", [{"kind": "me"}, {"kind": "bot", "level": 1}], {})
    Mouse(page, 5).play(most=4)
    server.terminate()
    expect(page.locator("[data-link=lost]")).to_be_visible()
    server.start()
    expect(page.locator("[data-link=lost]")).to_have_count(0, timeout=20_000)
    Mouse(page, 6).play(most=4)
