"""What happens is shown in its order and at its place. The page marks every scene in the browser's performance timeline."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.people import state_of
from tests.browser.scenes import WATCH, open_before, play, record_until, until_shown
from tests.browser.test_games import open_table

# The words of the elements whose middle is not seen: something lies over it, or it is outside the screen.
COVERED = """selector => [...document.querySelectorAll(selector)].filter(each => {
    const {x, y, width, height} = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map(each => each.textContent)"""


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_a_round_ends_in_its_order(new_page: NewPage, screen: dict[str, Any]) -> None:
    page = new_page("/", speed="quick", reduced_motion="no-preference", **screen)
    play(page, open_before(page, "imhotep", "round"))
    scenes = until_shown(page)
    names = [scene["name"] for scene in scenes]
    stones = names.count("stone")
    assert stones >= 1
    assert names == ["sail", *["stone"] * stones, "breath", "temple", "scored", "leave", "arrive", "plate"]
    rounds = {scene["name"]: scene["round"] for scene in scenes}
    assert [rounds[name] for name in ("sail", "stone", "temple", "leave")] == [1] * 4, (
        "the old ships are there until they leave"
    )
    assert (rounds["arrive"], rounds["plate"]) == (2, 2)
    scored = {scene["name"]: sum(scene["scores"]) for scene in scenes}
    assert scored["temple"] < scored["scored"] == scored["arrive"], "the temple's points come before the new round"
    flown = page.evaluate("window.flown")
    where = {(each["scene"], each["kind"]) for each in flown}
    assert {("temple", "points"), ("arrive", "piece")} <= where
    assert sum(each["kind"] == "ship" for each in flown) == 5, "one ship sails, four leave"
    expect(page.locator(".flyers")).to_have_count(0)


def test_the_final_count_comes_before_the_result_and_can_be_skipped(new_page: NewPage) -> None:
    page = new_page("/", speed="quick", reduced_motion="no-preference")
    play(page, open_before(page, "imhotep", "end", against_a_bot=True))
    page.locator("[data-tally]").wait_for()
    assert page.locator("h1").count() == 0, "no result before the count is over"
    assert "game is over" not in page.inner_text("body")
    scenes = until_shown(page)
    counted = [scene["caption"] for scene in scenes if scene["name"] == "count"]
    assert counted == ["Burial chamber", "Obelisks", "Decorations", "Statues", "Blue cards"]
    assert scenes[0]["caption"] == "The last ship sails"
    totals = [sum(scene["scores"]) for scene in scenes]
    assert totals == sorted(totals)
    expect(page.locator("h1")).to_contain_text("You ")
    expect(page.locator("body")).to_contain_text("Mara (you)")
    other = new_page("/", speed="calm", reduced_motion="no-preference", **PHONE)
    play(other, open_before(other, "anubixx", "end"))
    other.locator("[data-tally]").wait_for()
    assert other.evaluate(COVERED, "[data-tally] .player, [data-caption]") == []
    other.keyboard.press("Space")
    expect(other.locator("h1")).to_be_visible()


def test_a_key_answers_while_something_is_shown_and_less_motion_is_still(new_page: NewPage) -> None:
    page = new_page("/", speed="calm")
    play(page, open_before(page, "imhotep", "round"))
    page.locator("[data-caption]").wait_for()
    assert page.evaluate("window.flown") == [], "the system asks for less motion"
    ply = state_of(page)["view"]["ply"]
    page.keyboard.press("g")
    page.wait_for_function(f"() => Number(document.querySelector('[data-ply]').dataset.ply) > {ply}")
    assert page.evaluate("!document.querySelector('[data-caption]')")


def test_what_others_did_is_told_and_marked(new_page: NewPage) -> None:
    page = new_page("/")
    seats: list[dict[str, object]] = [{"kind": "me", "name": "Mara"}, *[{"kind": "bot", "level": 1}] * 2]
    open_table(page, "imhotep", seats, {})
    page.locator("[data-move=take]").first.click()
    line = page.locator("[data-since]")
    expect(line.get_by_role("listitem")).to_have_count(2, timeout=30_000)
    expect(page.locator("[data-mark]").first).to_be_visible()
    assert set(page.locator("[data-mark]").all_inner_texts()) <= {"1", "2"}
    page.reload()
    expect(line.get_by_role("listitem")).to_have_count(2)
    line.get_by_role("button", name="Hide").click()
    expect(line).to_have_count(0)
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_a_replay_travels_forwards_and_back(new_page: NewPage) -> None:
    page = new_page("/", speed="quick", reduced_motion="no-preference")
    record, ply, _ = record_until("imhotep", "round")
    study = page.request.post("/api/studies", data={"command": "motion-study", "record": record}).json()
    page.goto(f"/t/{study['id']}?ply={ply}")
    page.locator(f"[data-ply='{ply}'] [data-spot='ship 0']").wait_for()
    page.evaluate(WATCH)
    page.keyboard.press("ArrowRight")
    forwards = [scene["name"] for scene in until_shown(page)]
    assert forwards[:2] == ["sail", "stone"]
    page.keyboard.press("ArrowLeft")
    back = [scene["name"] for scene in until_shown(page)][len(forwards) :]
    assert back == ["back"] * 3, "the round, the stones, the ship"
    flown = [each["kind"] for each in page.evaluate("window.flown") if each["scene"] == "back"]
    assert flown.count("ship") == 1
    assert flown.count("piece") == forwards.count("stone")
