"""The static site in a real Chromium: from a first visit to a first move, the same on the next visit, and the sizes.

python -m benchmarks.site      # after `make site`
"""

import gzip
import time
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.chromium import open_browser
from tests.browser.local import SITE, play, serving_site, wait_for_turn, wait_until_kept

FIRST_BAR, NEXT_BAR, SIZE_BAR = 5.0, 2.0, 8.0
"""Seconds for a first visit and for the next one; megabytes of Python, compressed."""
READY = "performance.getEntriesByName('tables ready')[0]?.startTime ?? 0"
"""Milliseconds until Python could answer."""


def first_move(page: Page, address: str) -> dict[str, float]:
    """Seconds from the address to each step up to the first own move that is shown, against the bot of the start page."""
    began = time.perf_counter()
    steps: dict[str, float] = {}

    def reached(step: str) -> None:
        steps[step] = time.perf_counter() - began

    page.goto(address)
    page.locator("[data-play-now]").wait_for()
    reached("start page")
    page.locator("[data-play-now]").click()
    page.wait_for_url("**/#/t/local-*", timeout=120_000)
    reached("table opened")
    wait_for_turn(page)
    reached("own turn")
    play(page, 1)
    reached("first move")
    return {"Python ready": page.evaluate(READY) / 1000, **steps}


def compressed(folder: Path) -> float:
    """Megabytes of all files of a folder, by gzip."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in folder.rglob("*") if file.is_file()) / 1e6


def main() -> None:
    """Print a table."""
    size = compressed(SITE / "python")
    with serving_site() as address, open_browser() as browser:
        context = browser.new_context(reduced_motion="reduce", locale="en-GB")
        first = first_move(page := context.new_page(), address)
        wait_until_kept(page)
        page.close()
        again = first_move(context.new_page(), address)
    for name, steps, bar in (("first visit", first, FIRST_BAR), ("next visit", again, NEXT_BAR)):
        print(name + ": " + ", ".join(f"{step} {seconds:.2f} s" for step, seconds in steps.items()))
        report(f"{name} to first move, s", steps["first move"], bar)
    report("Python, by gzip, MB", size, SIZE_BAR)


def report(name: str, found: float, bar: float) -> None:
    """Print a figure beside its bar."""
    print(f"{name:32} {found:6.2f}   at most {bar:.0f}   {'ok' if found <= bar else 'MISSED'}")


if __name__ == "__main__":
    main()
