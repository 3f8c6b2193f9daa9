"""The first games that teach themselves, to their end, and what happens beside the way."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, NewPage
from tests.browser.listening import heard, listen
from tests.browser.people import state_of, wait_for_version

GAMES = Path(__file__).parents[2] / "client/src/games"
Lesson = dict[str, Any]


def lesson_of(game: str, name: str = "first") -> Lesson:
    found: Lesson = json.loads((GAMES / game / "lessons" / f"{name}.json").read_text())
    return found


def fits(move: str, patterns: list[str]) -> bool:
    return any(move.startswith(each[:-1]) if each.endswith("*") else move == each for each in patterns)


def learners_turn(page: Page) -> dict[str, Any]:
    """The table, once the learner must decide and the page shows it. To the server both seats are the learner's."""
    for _ in range(200):
        now = state_of(page)
        if now["view"]["mover"] == 0:
            wait_for_version(page, now["version"])
            return now
        wait_for_version(page, now["version"] + 1)
    raise AssertionError("the other player never decides")


def picks(move: str) -> Iterator[str]:
    """What is picked up before a move can be played with one click."""
    kind, *rest = move.split()
    if kind == "sail":
        yield f"ship {rest[0]}"
    elif kind == "relief":
        yield from (f"relief {field}" for field in rest[0].split("-"))
    else:
        yield f"{kind} {rest[0]}" if rest else kind


def play(page: Page, move: str) -> None:
    """Play a move with what the page offers, by keys and clicks that any person has."""
    version = state_of(page)["version"]
    button = page.locator(f'main [data-move="{move}"]:visible')
    for pick in picks(move):
        first = page.locator(f'main [data-pick="{pick}"]:visible').first
        button.or_(first).first.wait_for()
        if button.count():
            break
        first.press("Enter")
    button.first.press("Enter")
    wait_for_version(page, version + 1)


def card(page: Page, kind: str, index: int) -> None:
    """Wait for the card of a step."""
    expect(page.locator(f'[data-lesson="{kind}"][data-step="{index}"]')).to_be_visible()


def learn(page: Page, lesson: Lesson, upto: int | None = None) -> None:
    """Do what the steps ask for."""
    page.wait_for_url("**/t/*")
    for index, step in enumerate(lesson["steps"][:upto]):
        if not step.get("acts"):
            card(page, "read", index)
            page.click("[data-lesson-next]")
        for act in step.get("acts", []):
            legal = learners_turn(page)["view"]["moves"]
            card(page, "do", index)
            play(page, next(move for move in legal if fits(move, act["moves"])))


@pytest.mark.parametrize(
    ("game", "language", "device"),
    [("imhotep", "en-GB", {}), ("imhotep", "fa-IR", PHONE), ("anubixx", "en-GB", PHONE), ("anubixx", "pl-PL", {})],
)
def test_a_first_game_is_learned_to_its_end_and_played_on(
    new_page: NewPage, game: str, language: str, device: dict[str, Any]
) -> None:
    page = new_page(locale=language, **device)
    page.click(f'[data-lesson-start="{game}"]')
    lesson = lesson_of(game)
    expect(page.locator("[data-lesson-mark]")).to_be_visible()
    learn(page, lesson)
    expect(page.locator('[data-lesson="end"]')).to_be_visible()
    assert "lesson-" not in page.inner_text(".lesson"), "a text is missing"
    assert state_of(page)["view"]["ply"] >= len(lesson["record"]["moves"]) - lesson["ply"]
    page.click("[data-lesson-play]")
    expect(page.locator("[data-lesson]")).to_have_count(0)
    assert state_of(page)["seats"][1]["kind"] == "bot"
    page.goto("/")
    page.locator("details:has(> summary)").first.wait_for()
    expect(page.locator(f'.games [data-lesson-start="{game}"]')).to_have_count(0)


@pytest.fixture
def begun(new_page: NewPage) -> Callable[[int], Page]:
    def begin(steps: int) -> Page:
        page = new_page()
        page.click('[data-lesson-start="imhotep"]')
        learn(page, lesson_of("imhotep"), steps)
        card(page, "do", steps)
        return page

    return begin


def test_another_move_is_answered_kindly_and_taken_back_or_kept(begun: Callable[[int], Page]) -> None:
    page = begun(2)
    ply = learners_turn(page)["view"]["ply"]
    for keep in (False, True):
        play(page, "load 1.1")
        card(page, "beside", 2)
        assert state_of(page)["view"]["ply"] == ply + 1, "the other player waits"
        page.click("[data-lesson-keep]" if keep else "[data-lesson-back]")
        card(page, "do", 2)
        now = learners_turn(page)["view"]
        assert now["ply"] == ply + (2 if keep else 0)


def test_a_lesson_is_left_found_again_shown_and_skipped(begun: Callable[[int], Page]) -> None:
    page = begun(2)
    expect(page.locator("[data-lesson-mark]")).to_be_visible()
    page.click("[data-lesson-show]")
    expect(page.locator(".flyers .flyer")).to_be_visible()
    address = page.url
    page.goto("/")
    expect(page.locator('[data-lesson-start="imhotep"]')).to_contain_text("3")
    page.click('[data-lesson-start="imhotep"]')
    assert page.url == address
    card(page, "do", 2)
    page.click("[data-lesson-skip]")
    page.get_by_role("button", name="Skip the step").click()
    card(page, "do", 3)
    page.keyboard.press("u")
    card(page, "do", 1)


def test_a_short_lesson_of_a_returning_player_in_words(new_page: NewPage) -> None:
    """In the text view; every card is read aloud, once."""
    page = new_page("/rules")
    page.evaluate("localStorage.setItem('saqqara', JSON.stringify({speed: 'off', view: 'text'}))")
    listen(page)
    page.goto("/")
    page.locator("details summary").filter(has_text="Short lessons").click()
    page.click('[data-lesson-start="imhotep/obelisks-b"]')
    lesson = lesson_of("imhotep", "obelisks-b")
    learn(page, lesson)
    expect(page.locator('[data-lesson="end"]')).to_be_visible()
    expect(page.locator("[data-text-view]")).to_be_visible()
    expect(page.locator("[data-live=polite]")).to_contain_text(page.locator(".lesson h2").inner_text())
    steps = [text for _, text in heard(page) if "Step 1 of" in text]
    assert len(steps) == 1, steps


def test_the_rules_are_found_searched_and_one_click_from_the_table(new_page: NewPage) -> None:
    page = new_page()
    page.click('[data-lesson-start="imhotep"]')
    page.locator('[data-spot="card 2"]').hover()
    link = page.locator(".tip a.rule")
    link.hover()
    assert (link.get_attribute("href") or "").endswith("/rules#imhotep-card-sail")
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.locator("#imhotep-card-sail")).to_be_in_viewport()
    board = rules.locator('[data-miniature-board="temple"]')
    stones = board.get_attribute("data-stones")
    board.click()
    expect(board).not_to_have_attribute("data-stones", stones or "")
    rules.fill("[data-search]", "joker quarry")
    expect(rules.locator("#anubixx-dice")).to_be_visible()
    expect(rules.locator("#imhotep-temple")).to_have_count(0)
