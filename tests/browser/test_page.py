"""What people do beside playing moves: take back, ask for a hint, talk, leave and come back, study."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect
from typer.testing import CliRunner

import saqqara
from saqqara.cli import app
from tests.browser.conftest import PHONE, NewPage
from tests.browser.people import Mouse, state_of, wait_for_version, wait_until_shown
from tests.browser.test_games import open_table
from tests.browser.test_together import FRIENDS, sit_down_together

ME_AND_A_BOT: list[dict[str, object]] = [{"kind": "me", "name": "Mara"}, {"kind": "bot", "level": 1}]
HOT_SEAT: list[dict[str, object]] = [{"kind": "me", "name": "Mara"}, {"kind": "me", "name": "Ilie"}]


def finished_record(game: str = "imhotep") -> dict[str, Any]:
    """A whole game, the first legal move every time."""
    state = saqqara.game(game).start(seed=3)
    while not state.over:
        state.play(state.moves()[0])
    return {**state.record()}


def study(page: Page, record: dict[str, Any]) -> None:
    """A record, chosen as a file."""
    page.get_by_role("button", name="Study a record").click()
    text = json.dumps(record).encode()
    page.locator("input[type=file]").set_input_files({"name": "game.json", "mimeType": "application/json", "buffer": text})
    page.wait_for_url("**/t/*ply=0")
    page.locator("[data-player]").first.wait_for()


# Moves back and forth, dragged, hinted at
def test_stones_and_ships_can_be_dragged(new_page: NewPage) -> None:
    page = new_page("/")
    open_table(page, "imhotep", HOT_SEAT, {})
    page.locator("[data-move^=load]").first.wait_for()
    while not (sails := [move for move in wait_until_shown(page)["view"]["moves"] if move.startswith("sail")]):
        before = state_of(page)
        load = next((move for move in before["view"]["moves"] if move.startswith("load")), None)
        if load is None:
            page.locator("[data-move=take]").first.click()
        else:
            drag(page, "[data-pick=stone]", f"[data-move='{load}']")
        wait_for_version(page, before["version"] + 1)
        assert state_of(page)["view"]["ply"] == before["view"]["ply"] + 1
    ship, site = sails[0].removeprefix("sail ").split(" ", 1)
    before = state_of(page)
    drag(page, f"[data-pick='ship {ship}']", f"[data-dock={site}]")
    wait_for_version(page, before["version"] + 1)
    assert state_of(page)["view"]["ply"] == before["view"]["ply"] + 1


def drag(page: Page, what: str, where: str) -> None:
    """By the mouse, in steps as a hand would."""
    ends = []
    for end in (page.locator(what).first, page.locator(where).first):
        box = end.bounding_box()
        assert box
        ends.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
    page.mouse.move(*ends[0])
    page.mouse.down()
    page.mouse.move(*ends[1], steps=12)
    page.mouse.up()


def test_taking_back_and_playing_again_by_keys_and_buttons(new_page: NewPage) -> None:
    page = new_page("/")
    open_table(page, "imhotep", HOT_SEAT, {})
    Mouse(page, 4).play(most=3)
    expect(page.locator("[data-player]").first).to_be_visible()
    for back, again in (("Control+z", "Control+y"), ("u", "r"), ("Control+z", "Control+Shift+z")):
        page.keyboard.press(back)
        expect(page.get_by_role("button", name="Redo (R)")).to_be_enabled()
        assert state_of(page)["view"]["ply"] == 2
        page.keyboard.press(again)
        expect(page.get_by_role("button", name="Redo (R)")).to_be_disabled()
        assert state_of(page)["view"]["ply"] == 3
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("button", name="Redo (R)")).to_be_enabled()
    page.get_by_role("button", name="Redo (R)").click()
    expect(page.get_by_role("button", name="Redo (R)")).to_be_disabled()


def test_a_hint_gives_its_reason_and_a_click_plays_it(new_page: NewPage) -> None:
    page = new_page("/")
    open_table(page, "imhotep", HOT_SEAT, {})
    page.locator("[data-move]").first.wait_for()
    page.keyboard.press("h")
    best = page.get_by_role("dialog").locator("[data-move]").first
    best.wait_for(timeout=90_000)  # the first thought of a fresh machine is compiled first
    move = best.get_attribute("data-move")
    assert best.locator("span").inner_text()
    best.click()
    expect(page.get_by_role("button", name="Take back")).to_be_enabled()
    record = state_of(page)
    assert record["view"]["ply"] == 1, move


# New tables
def test_a_table_with_clock_and_sheets_of_ones_own(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="More players and options").click()
    page.locator("form").get_by_role("radio", name="Anubixx").click()
    page.get_by_role("combobox", name="Clock").select_option(label="3 days a move")
    choose = page.locator("input[type=file]")
    choose.set_input_files({"name": "wrong.toml", "mimeType": "text/plain", "buffer": b"name = 7"})
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_be_visible()
    sheets = CliRunner().invoke(app, ["sheets", "show", "great"]).output
    choose.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": sheets.encode()})
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-field]").first.wait_for()
    table = state_of(page)
    assert table["clock"]["kind"] == "days"
    expect(page.get_by_label("Time left")).to_contain_text("2d 23h")


# Shared tables
def test_talk_reaches_the_other_and_does_not_lose_a_move(new_page: NewPage) -> None:
    mara, ilie = sit_down_together(new_page, "anubixx", {})
    mara.get_by_role("button", name="Chat").click()
    held: list[Route] = []
    mara.route("**/chat", lambda route: held.append(route), times=1)  # noqa: PLW0108 (Playwright sets attributes on it)
    with mara.expect_request("**/chat"):
        mara.get_by_role("button", name="Good luck!").click()
    mara.get_by_role("textbox", name="Say something").fill("<b>not bold</b>")
    mara.keyboard.press("Enter")
    held[0].continue_()  # the second line waited for the first one
    ilie.get_by_role("button", name="Chat, 2 new lines").click()
    expect(ilie.get_by_role("region", name="Chat")).to_contain_text("Good luck!")
    expect(ilie.get_by_role("region", name="Chat")).to_contain_text("<b>not bold</b>")


def test_a_bot_sits_in_and_gives_the_seat_back(new_page: NewPage) -> None:
    mara, ilie = sit_down_together(new_page, "imhotep", {})
    ilie.get_by_role("button", name="Menu").click()
    ilie.get_by_role("button", name="Let a bot sit in for me").click()
    back = ilie.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    Mouse(mara, 2).play(most=4)
    assert state_of(mara)["view"]["ply"] >= 2
    back.click()
    expect(back).to_have_count(0)
    assert [seat["level"] for seat in state_of(ilie)["seats"]] == [None, None]


def test_a_seat_is_taken_from_the_public_list(new_page: NewPage) -> None:
    mara, ilie = new_page("/"), new_page("/")
    wish = {"command": "browser-public", "game": "anubixx", "options": {}, "seats": FRIENDS, "public": True}
    table = mara.request.post("/api/tables", data=wish).json()
    ilie.get_by_role("button", name="Public tables").click()
    ilie.locator(f"[data-table='{table['id']}']").get_by_role("button", name="Sit down").click()
    ilie.wait_for_url(f"**/t/{table['id']}")
    assert state_of(ilie)["yours"] == [1]


def test_giving_up_with_several_seats_ends_the_game_without_a_complaint(new_page: NewPage) -> None:
    page = new_page("/")
    open_table(page, "imhotep", HOT_SEAT, {})
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Yes, give up").click()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    assert page.get_by_role("alert").count() == 0
    page.get_by_role("button", name="Rematch").click()
    page.locator("[data-move]").first.wait_for()


# Records
def test_a_record_is_studied_ply_by_ply_and_played_on_from(new_page: NewPage) -> None:
    page = new_page("/")
    record = finished_record()
    study(page, record)
    page.get_by_role("slider").wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**ply=1")
    page.keyboard.press("End")
    page.wait_for_url(f"**ply={len(record['moves'])}")
    page.keyboard.press("Home")
    page.wait_for_url("**ply=0")
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**ply=1")
    page.reload()
    expect(page.locator("[data-player]").first).to_be_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/t/[^?]+$"))
    assert state_of(page)["status"] == "running"


def test_a_studied_game_is_told_in_words_and_proves_nothing_about_chance(new_page: NewPage) -> None:
    page = new_page("/")
    record = finished_record()
    study(page, record)
    log = page.get_by_role("region", name="What just happened")
    new_rounds = 5
    expect(log.get_by_role("listitem")).to_have_count(1 + len(record["moves"]) + new_rounds)
    page.get_by_role("button", name="To the result").click()
    expect(page.get_by_role("img", name="What each player would have had")).to_be_visible()
    assert page.get_by_text("Chance was fair").count() == 0


def test_a_record_may_be_dropped_anywhere_and_other_files_are_refused_in_words(new_page: NewPage) -> None:
    page = new_page("/")
    page.get_by_role("button", name="Play now").wait_for()
    for name, text in (("holiday.txt", "no record"), ("game.json", json.dumps(finished_record("anubixx")))):
        files = page.evaluate_handle(
            "([name, text]) => { const held = new DataTransfer(); held.items.add(new File([text], name)); return held }",
            [name, text],
        )
        page.dispatch_event("body", "drop", {"dataTransfer": files})
        if name == "holiday.txt":
            expect(page.get_by_role("alert")).to_contain_text("holiday.txt is not a record")
    page.wait_for_url("**/t/*ply=0")


def test_the_downloaded_record_is_what_verify_checks(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("/")
    open_table(page, "anubixx", ME_AND_A_BOT, {})
    Mouse(page, 3).play()
    page.reload()
    with page.expect_download() as handed:
        page.get_by_role("button", name="Download the record").click()
    handed.value.save_as(tmp_path / "record.json")
    checked = CliRunner().invoke(app, ["verify", str(tmp_path / "record.json")])
    assert checked.exit_code == 0, checked.output


# Everybody
def test_everything_is_quiet_until_sounds_are_wanted(new_page: NewPage) -> None:
    page = new_page("/")
    open_table(page, "imhotep", HOT_SEAT, {})
    sounds = page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "false")
    sounds.click()
    page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "true")


def test_a_turn_is_noticed_while_the_page_is_in_the_background(new_page: NewPage) -> None:
    mara, ilie = sit_down_together(new_page, "imhotep", {})
    mara.context.grant_permissions(["notifications"])
    mara.get_by_role("button", name="Menu").click()
    mara.get_by_role("radiogroup", name="Tell me my turn").get_by_role("radio", name="On").click()
    mara.keyboard.press("Escape")
    mara.evaluate(
        """() => {
          globalThis.notices = [];
          const keep = (title, {tag}) => globalThis.notices.push([title, tag]);
          globalThis.Notification = Object.assign(function (...told) { keep(...told) }, {permission: 'granted'});
          ServiceWorkerRegistration.prototype.showNotification = async (...told) => keep(...told);
          Object.defineProperty(document, 'hidden', {value: true});
        }"""
    )
    mara.locator("[data-move]:visible").first.click()
    wait_until_shown(ilie)
    assert mara.evaluate("notices") == []
    ilie.locator("[data-move]:visible").first.click()
    mara.wait_for_function("() => notices.length")
    assert mara.evaluate("notices") == [["Your turn · Imhotep", f"/t/{state_of(mara)['id']}"]]
    assert mara.title() == "Your turn · Imhotep"


def test_a_long_press_explains(new_page: NewPage) -> None:
    page = new_page("/", **PHONE)
    open_table(page, "imhotep", HOT_SEAT, {})
    hull = page.locator("[data-spot='ship 0'] [data-anchor]")
    hull.wait_for()
    box = hull.bounding_box()
    assert box
    version = state_of(page)["version"]
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] - 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(page.get_by_role("tooltip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator("[data-move=take]").first.tap()
    wait_for_version(page, version + 1)
    assert state_of(page)["version"] == version + 1, "the long press has played a move"


def test_paper_is_light(new_page: NewPage) -> None:
    page = new_page("/rules", color_scheme="dark")
    page.locator("article").first.wait_for()
    card = "() => getComputedStyle(document.documentElement).getPropertyValue('--card')"
    dark = page.evaluate(card)
    for media, theme in (("print", "light"), ("screen", "dark")):
        page.emulate_media(media=media)  # type: ignore[arg-type]
        page.wait_for_function(f"() => document.documentElement.className === '{theme}'")
        assert (page.evaluate(card) == dark) == (theme == "dark")
