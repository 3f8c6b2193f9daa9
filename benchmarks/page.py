"""The size and speed of the page, in a real Chromium with the real server on loopback.

Prints the bytes of the first load, the time until "Play now" can be clicked with the processor slowed down four times (and
the same time for an empty page), and the time from a click on a move to its first visible effect.

    python -m benchmarks.page [--runs N]
"""

import argparse
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from saqqara.games import game_names
from tests.browser.chromium import open_browser
from tests.web.client import Server, new_command

EMPTY = "<!doctype html><title>empty</title><button>Play now</button>"
SLOWER = 4
CHANGED = """() => new Promise(done => {
  const began = performance.now();
  const board = document.querySelector('main') ?? document.body;
  const seen = new MutationObserver(() => requestAnimationFrame(() => { seen.disconnect(); done(performance.now() - began) }));
  const changes = ['href', 'data-move', 'transform', 'style'];
  seen.observe(board, {subtree: true, childList: true, attributes: true, attributeFilter: changes});
  document.querySelector('[data-move]').dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""


def session_of(page: Page) -> CDPSession:
    """A session of the Chrome DevTools protocol."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    return session


def first_load(browser: Browser, address: str) -> int:
    """Bytes of the start page without a cache."""
    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    total = 0

    def finished(event: dict[str, Any]) -> None:
        nonlocal total
        total += int(event["encodedDataLength"])

    session_of(page).on("Network.loadingFinished", finished)
    page.goto(address)
    page.wait_for_load_state("networkidle")
    context.close()
    return total


def until_usable(browser: Browser, address: str, content: str | None = None) -> float:
    """Seconds until "Play now" can be clicked, with the processor slowed down."""
    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    session_of(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if content is not None:
        page.route("**/*", lambda route: route.fulfill(body=content, content_type="text/html"))
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("button", name="Play now").wait_for()
    took = time.perf_counter() - began
    context.close()
    return took


def click_to_change(browser: Browser, server: Server) -> float:
    """Milliseconds from a click on a move to the first change of the picture."""
    context = browser.new_context(locale="en-GB", base_url=server.address, viewport={"width": 1366, "height": 768})
    page = context.new_page()
    seats = [{"kind": "me", "name": "Mara"}, {"kind": "me", "name": "Ilie"}]
    wish = {"command": new_command(), "game": game_names()[0], "seats": seats}
    page.goto("/")
    table = page.request.post("/api/tables", data=wish).json()
    page.goto(f"/t/{table['id']}")
    page.locator("[data-move]").first.wait_for()
    page.wait_for_timeout(1000)
    took: float = page.evaluate(CHANGED)
    context.close()
    return took


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="how often each is measured (the median is shown)")
    runs = range(parser.parse_args().runs)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with Server(f"sqlite:///{place / 'tables.db'}", place / "log") as server, open_browser() as browser:
            server.wait_for_machine_code()
            size = first_load(browser, server.address)
            empty = statistics.median(until_usable(browser, server.address, EMPTY) for _ in runs)
            usable = statistics.median(until_usable(browser, server.address) for _ in runs)
            clicks = statistics.median(click_to_change(browser, server) for _ in runs)
    print(f"first load                         {size / 1000:7.1f} kB over the wire   (bar: 300)")
    print(f"usable, processor {SLOWER} times slower    {usable:7.2f} s   (bar: 1.5; an empty page: {empty:.2f} s)")
    print(f"from click to the picture changing {clicks:7.0f} ms  (bar: 100)")


if __name__ == "__main__":
    main()
