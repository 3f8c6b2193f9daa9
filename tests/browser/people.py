"""People at the page: they play what can be used there, by mouse, by keyboard alone, or with a finger."""

import random
import re
from abc import ABC, abstractmethod
from typing import Any

from playwright.sync_api import Error, Locator, Page

PLAYS = "[data-move]:visible:not([disabled]):not([aria-disabled=true])"
PICKS = "[data-pick]:visible:not([disabled]):not([aria-disabled=true])"
MOST_TABS = 150
MOST_STEPS = 40
"""Steps without a move, such as picking up and putting back, after which a person gives up."""
BOTS_TIME, PAGES_TIME = 60_000, 5_000
"""Milliseconds that a bot may think, and that the page may take to show what happened."""
PATIENCE = 1_500
"""Milliseconds until a person tries again: a click may only have ended what was still being shown."""
LEAST_TARGET, LEAST_ANSWER = 24, 44
"""The least width and height of what can be tapped, and of the answers that a turn begins with, in CSS pixels."""
SMALL_TARGETS = """({ least, answers }) => {
  const targets = document.querySelectorAll("button, a[href], summary, select, input, [role=button], [data-move], [data-pick]");
  return [...targets].flatMap((target) => {
    const { width, height } = (target.closest("label") ?? target).getBoundingClientRect();
    const needed = target.matches("[data-answer]") ? answers : least;
    const shown = width > 0 && height > 0 && !target.closest("[inert], .hid") && !target.matches("p a");
    const name = target.dataset.move ?? target.ariaLabel ?? target.textContent.trim();
    return shown && Math.min(width, height) < needed ? [`${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`] : [];
  });
}"""
"""What is smaller than it should be, as text."""
SHOWN = "version => Number(document.querySelector('[data-version]')?.dataset.version ?? -1) >= version"


def state_of(page: Page) -> dict[str, Any]:
    """The table that a page shows, as the server sends it to the page's own cookie."""
    table = re.search(r"/t/([^/?]+)", page.url)
    assert table, page.url
    watch = re.search(r"watch=([^&]+)", page.url)
    answer = page.request.get(f"/api/tables/{table[1]}" + (f"?watch={watch[1]}" if watch else ""))
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def wait_for_version(page: Page, version: int, timeout: float = BOTS_TIME) -> None:
    """Until the page shows this version of the table, or a later one."""
    page.wait_for_function(SHOWN, arg=version, timeout=timeout)


def wait_until_shown(page: Page) -> dict[str, Any]:
    """The table, once the page shows what the server has."""
    now = state_of(page)
    wait_for_version(page, now["version"])
    return now


class Player(ABC):
    """Somebody who plays on until the game is over."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = random.Random(seed)

    @abstractmethod
    def press(self, what: Locator) -> None:
        """Use one thing on the page."""

    @abstractmethod
    def choose(self) -> Locator | None:
        """Something that can be used; None if nothing can."""

    def step(self, version: int) -> bool:
        """One step towards a move; has a move been played?"""
        found = self.choose()
        if found is None:
            try:
                self.page.locator(f"{PLAYS}, {PICKS}").first.wait_for(timeout=PAGES_TIME)
            except Error:
                if not self.page.evaluate(SHOWN, version + 1):
                    raise  # else the click before has played a move after all, later than patience lasted
            return False
        try:
            plays = found.get_attribute("data-move", timeout=PAGES_TIME) is not None
            self.press(found)
            if plays:
                wait_for_version(self.page, version + 1, PATIENCE)
        except Error:  # it moved away under the hand
            return False
        return plays

    def play(self, most: int = 400) -> dict[str, Any]:
        """Play until the game is over, or for so many of the table's versions; return the table."""
        begun, steps = state_of(self.page)["version"], 0
        while True:
            now = wait_until_shown(self.page)
            assert "{$" not in self.page.inner_text("body"), "a sentence lacks an argument"
            if now["status"] == "finished" or now["version"] - begun >= most:
                return now
            if now["acting"] is None:
                wait_for_version(self.page, now["version"] + 1)
                continue
            steps = 0 if self.step(now["version"]) else steps + 1
            assert steps < MOST_STEPS, f"nothing can be done by {type(self).__name__}: {now['view']['moves'][:5]}"


WATCH_PRESSES = """() => {
  if (window.lostPresses) return;
  window.lostPresses = [];
  let [down, clicked] = [null, false];
  const button = ({ target }) => target instanceof Element ? target.closest("[data-move],[data-pick]") : null;
  const listen = (type, listener) => addEventListener(type, listener, { capture: true });
  listen("pointerdown", (event) => ([down, clicked] = [button(event), false]));
  listen("click", () => (clicked = true));
  listen("pointerup", (event) => {
    const [pressed, up] = [down, button(event)];
    setTimeout(() => { if (pressed && pressed === up && !clicked) window.lostPresses.push(up.outerHTML.slice(0, 200)); });
  });
}"""
"""Collect what was pressed and released without a click: the browser sends none if what was pressed is removed meanwhile."""


class Mouse(Player):
    """By clicks. None of them may be lost."""

    def choose(self) -> Locator | None:
        for kind in self.random.sample((PLAYS, PICKS), 2):
            found = self.page.locator(kind)
            count = found.count()
            if count:
                return found.nth(self.random.randrange(count))
        return None

    def press(self, what: Locator) -> None:
        self.page.evaluate(WATCH_PRESSES)
        what.click(timeout=PATIENCE, force=True)
        lost = self.page.evaluate("lostPresses")
        assert not lost, f"pressed, but not clicked: {lost}"


class Finger(Mouse):
    """By taps; every target is measured before each of them."""

    def press(self, what: Locator) -> None:
        small = self.page.evaluate(SMALL_TARGETS, {"least": LEAST_TARGET, "answers": LEAST_ANSWER})
        assert not small, f"too small for a finger: {small}"
        what.scroll_into_view_if_needed(timeout=PATIENCE)
        what.tap(timeout=PATIENCE, force=True)


class Keyboard(Player):
    """By Tab and Enter alone."""

    def choose(self) -> Locator | None:
        if self.page.locator(PLAYS).count() == 0 and self.page.locator(PICKS).count() == 0:
            return None
        skip = self.random.randrange(4)
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("!!document.activeElement.closest('[data-move],[data-pick]')"):
                if skip == 0:
                    return self.page.locator(":focus")
                skip -= 1
        return None

    def press(self, what: Locator) -> None:
        self.page.keyboard.press("Enter")
