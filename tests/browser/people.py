"""People at the page: they play whatever glows, by mouse, by keyboard alone, or with a finger."""

import random
import re
from abc import ABC, abstractmethod
from typing import Any

from playwright.sync_api import Error, Locator, Page

PLAYS = "[data-move]:visible:not([disabled]):not([aria-disabled=true])"
PICKS = "[data-pick]:visible:not([disabled]):not([aria-disabled=true])"
OVER = "[data-page=end], [data-status=finished]"
MOST_TABS = 150


def state_of(page: Page) -> dict[str, Any]:
    """What the server says of the table that a page shows, asked with the page's own cookie."""
    table = re.search(r"/t/([^/?]+)", page.url)
    assert table, page.url
    watch = re.search(r"watch=([^&]+)", page.url)
    answer = page.request.get(f"/api/tables/{table[1]}" + (f"?watch={watch[1]}" if watch else ""))
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


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
        """Something that glows; None if nothing does."""

    def decide(self) -> bool:
        """Make one step towards a move; False if nothing can be done now."""
        found = self.choose()
        if found is None:
            return False
        try:
            self.press(found)
        except Error:
            return False
        return True

    def play(self, most: int = 400) -> dict[str, Any]:
        """Play until the game is over, or for so many of the table's versions; say how it stands."""
        idle = 0
        begun = state_of(self.page)["version"]
        while True:
            now = state_of(self.page)
            assert "{$" not in self.page.inner_text("body"), "a sentence lacks what it speaks of"
            if now["status"] == "finished" or now["version"] - begun >= most:
                return now
            if now["acting"] is None or not self.decide():
                idle += 1
                assert idle < 300, f"nothing can be done by {type(self).__name__}: {now['view']['moves'][:5]}"
                self.page.wait_for_timeout(50)
            else:
                idle = 0
                self.wait_for_change(now["version"])

    def wait_for_change(self, version: int) -> None:
        """Let the page hear of what was done, if anything was."""
        for _ in range(6):
            if state_of(self.page)["version"] != version:
                return
            self.page.wait_for_timeout(20)


class Mouse(Player):
    """By clicks."""

    def choose(self) -> Locator | None:
        for kind in (PLAYS, PICKS):
            found = self.page.locator(kind)
            count = found.count()
            if count:
                return found.nth(self.random.randrange(count))
        return None

    def press(self, what: Locator) -> None:
        what.click(timeout=1500, force=True)


class Finger(Mouse):
    """By taps."""

    def press(self, what: Locator) -> None:
        what.scroll_into_view_if_needed(timeout=1500)
        what.tap(timeout=1500, force=True)


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
