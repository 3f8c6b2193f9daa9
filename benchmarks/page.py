"""The size and speed of the page, in a real Chromium with the real server on loopback.

Prints the bytes of the first load, the time until "Play now" can be clicked with the processor slowed down four times (and
the same time for an empty page), the time from a click on a move to its first visible effect, and how smoothly a ship sails
with the processor slowed down twice: from the click to the first motion, and how many frames a second the browser draws.

    python -m benchmarks.page [--runs N] [--trace FILE]
"""

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

from saqqara.games import game_names
from tests.browser.chromium import open_browser
from tests.browser.loading import LANGUAGES, MOST_BYTES, first_load, session_of
from tests.browser.scenes import open_before, until_shown
from tests.web.client import Server, new_command

EMPTY = "<!doctype html><title>empty</title><button>Play now</button>"
SLOWER = 4
SAILING_SLOWER = 2
# Marks the first frame after a click that has an animation which the click caused.
STIRRED = """() => addEventListener('click', () => {
  const before = new Set(document.getAnimations());
  const frame = () => {
    if (document.getAnimations().some(each => !before.has(each))) performance.mark('stirred');
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}, true)"""
CHANGED = """() => new Promise(done => {
  const began = performance.now();
  const board = document.querySelector('main') ?? document.body;
  const seen = new MutationObserver(() => requestAnimationFrame(() => { seen.disconnect(); done(performance.now() - began) }));
  const changes = ['href', 'data-move', 'transform', 'style'];
  seen.observe(board, {subtree: true, childList: true, attributes: true, attributeFilter: changes});
  document.querySelector('[data-move]').dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""


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


class Sail(NamedTuple):
    """How a ship sails: times in milliseconds, and frames a second.

    `first_motion` is drawn so long after the click; `frames` are those while the ship sails; `pause` is the longest time
    without a frame between the click and the ship's arrival.
    """

    first_motion: float
    frames: float
    pause: float


def sail(browser: Browser, server: Server, trace: Path | None = None) -> Sail:
    """Let a ship sail by two clicks, and trace what the browser draws."""
    context = browser.new_context(
        locale="en-GB", base_url=server.address, viewport={"width": 1440, "height": 900}, reduced_motion="no-preference"
    )
    page = context.new_page()
    page.goto("/")
    move = open_before(page, game_names()[0], "round")
    ship, site = move.removeprefix("sail ").split()
    page.locator(f"[data-pick='ship {ship}']").first.click()
    page.wait_for_timeout(1000)
    session = session_of(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SAILING_SLOWER})
    page.wait_for_function("() => true")  # Playwright puts its own script into the page the first time
    page.evaluate(STIRRED)
    events = _traced(session, page, lambda: _click_and_watch(page, site))
    context.close()
    if trace:
        trace.write_text(json.dumps({"traceEvents": events}))
    return _smoothness(events)


def _click_and_watch(page: Page, site: str) -> None:
    page.locator(f"[data-dock={site}][data-move]").first.click()
    until_shown(page)


def _traced(session: CDPSession, page: Page, action: Callable[[], None]) -> list[dict[str, Any]]:
    """The events of Chromium's trace while something happens."""
    events: list[dict[str, Any]] = []
    complete: list[object] = []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda told: complete.append(told))  # noqa: PLW0108 - Playwright marks a handler, and cannot mark a built-in one
    categories = ["devtools.timeline", "blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": categories}})
    action()
    session.send("Tracing.end")
    while not complete:
        page.wait_for_timeout(50)
    return events


def _smoothness(events: list[dict[str, Any]]) -> Sail:
    """Read from the trace when the browser drew a frame."""
    times = sorted((event["ts"] / 1e3, _name(event)) for event in events)
    click, stirred = (next(at for at, name in times if name == wanted) for wanted in ("click", "stirred"))
    begin, end = [at for at, name in times if name.startswith("scene ")][:2]
    drawn = [at for at, name in times if name == "DrawFrame" and click <= at <= end]
    sailing = [at for at in drawn if at >= begin]
    return Sail(
        first_motion=next(at for at in drawn if at >= stirred) - click,
        frames=(len(sailing) - 1) / (sailing[-1] - sailing[0]) * 1000,
        pause=max(later - earlier for earlier, later in pairwise([click, *drawn, end])),
    )


def _name(event: dict[str, Any]) -> str:
    """An event of the page goes by its type, another one by its name."""
    name: str = event["args"]["data"]["type"] if event["name"] == "EventDispatch" else event["name"]
    return name


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5, help="how often each is measured (the median is shown)")
    parser.add_argument(
        "--trace", type=Path, metavar="FILE", help="keep the trace of the last sail, for Chromium's developer tools"
    )
    options = parser.parse_args()
    runs = range(options.runs)
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with Server(f"sqlite:///{place / 'tables.db'}", place / "log") as server, open_browser() as browser:
            server.wait_for_machine_code()
            sizes = {language: first_load(browser, server.address, language) for language in LANGUAGES}
            empty = statistics.median(until_usable(browser, server.address, EMPTY) for _ in runs)
            usable = statistics.median(until_usable(browser, server.address) for _ in runs)
            clicks = statistics.median(click_to_change(browser, server) for _ in runs)
            sails = [sail(browser, server, options.trace) for _ in runs]
    for language, size in sizes.items():
        print(f"first load, {language}                     {size / 1000:7.1f} kB over the wire   (bar: {MOST_BYTES // 1000})")
    print(f"usable, processor {SLOWER} times slower    {usable:7.2f} s   (bar: 1.5; an empty page: {empty:.2f} s)")
    print(f"from click to the picture changing {clicks:7.0f} ms  (bar: 100)")
    first_motion, frames, pause = (statistics.median(values) for values in zip(*sails, strict=True))
    print(f"a sail, processor {SAILING_SLOWER} times slower     {first_motion:7.0f} ms until the first motion   (bar: 100)")
    print(f"                                   {frames:7.0f} frames a second while it sails   (bar: 60)")
    print(f"                                   {pause:7.0f} ms without a frame between the click and its arrival, at most")


if __name__ == "__main__":
    main()
