"""The static site in a real Chromium: from a first visit to a first move, the same on the next visit, and the sizes.

python -m benchmarks.site      # after `make site`
"""

import gzip
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Page

from tests.browser.chromium import open_browser
from tests.browser.local import play, wait_for_turn
from tests.web.client import free_port

SITE = Path(__file__).parents[1] / "build" / "site"
FIRST_BAR, NEXT_BAR, SIZE_BAR = 5.0, 2.0, 8.0
"""Seconds for a first visit and for the next one; megabytes of Python, compressed."""


@contextmanager
def serving() -> Iterator[str]:
    """Python's own server with the folder."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(SITE)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        address = f"http://127.0.0.1:{port}/"
        while True:
            try:
                httpx.get(address)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield address
        server.terminate()


def first_move(page: Page, address: str) -> float:
    """Seconds from the address to the first own move that is shown, against the bot of the start page."""
    began = time.perf_counter()
    page.goto(address)
    page.locator("[data-play-now]").click()
    page.wait_for_url("**/#/t/local-*", timeout=120_000)
    wait_for_turn(page)
    play(page, 1)
    return time.perf_counter() - began


def compressed(folder: Path) -> float:
    """Megabytes of all files of a folder, by gzip."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in folder.rglob("*") if file.is_file()) / 1e6


def main() -> None:
    """Print a table."""
    size = compressed(SITE / "python")
    with serving() as address, open_browser() as browser:
        context = browser.new_context(reduced_motion="reduce", locale="en-GB")
        first = first_move(context.new_page(), address)
        again = first_move(context.new_page(), address)
    for name, found, bar in (
        ("first visit to first move, s", first, FIRST_BAR),
        ("next visit to first move, s", again, NEXT_BAR),
        ("Python, by gzip, MB", size, SIZE_BAR),
    ):
        print(f"{name:32} {found:6.2f}   at most {bar:.0f}   {'ok' if found <= bar else 'MISSED'}")


if __name__ == "__main__":
    main()
