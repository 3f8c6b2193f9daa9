"""A real Chromium: one found on the machine, or the one that Playwright has installed."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests import needs

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first has no windows of its own, which takes half the time; for the page there is no difference."""
ANOTHER_DEVICE = "nile.test"
"""A name for this machine that no browser takes for the machine itself: pages there are as on another device."""
FLAGS = [
    "--no-sandbox", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-quic", "--force-color-profile=srgb", f"--host-resolver-rules=MAP {ANOTHER_DEVICE} 127.0.0.1",
]  # fmt: skip


def chromium() -> str | None:
    """The path of a Chromium, if there is one."""
    given = os.environ.get("SAQQARA_CHROMIUM")
    if given:
        return given
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    if found:
        return found
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).exists() else None


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A browser for as long as it is needed. RuntimeError if there is none."""
    path = chromium()
    if path is None:
        raise RuntimeError(needs.reason("Chromium"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        try:
            yield browser
        finally:
            browser.close()
