"""People at a table that lives in the browser: the page is all they have, since no server can be asked."""

import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Error, Page, expect

from tests.web.client import free_port

from .people import PICKS, PLAYS

SITE = Path(__file__).parents[2] / "build" / "site"

THINKING = 150_000
"""Milliseconds that a bot may take, with its worker's start."""
PATIENCE = 10_000
"""Milliseconds after which a person clicks again: what was clicked may have moved away under the hand."""
KEPT = """async () => {
  const stores = (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length);
  return (await Promise.all(stores)).reduce((sum, kept) => sum + kept, 0);
}"""
"""How many files are kept: those of the site, and the snapshot of Python, not compressed."""
VERSION = "() => Number(document.querySelector('[data-version]')?.dataset.version ?? -1)"
SUMMARIES = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("saqqara");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction("summaries").objectStore("summaries").getAll();
    reading.onsuccess = () => { opening.result.close(); resolve(reading.result.map((each) => JSON.parse(each))); };
  };
})"""

LEASE_FOR_EVER = """() => new Promise((resolve, reject) => {
  const opening = indexedDB.open("saqqara");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const writing = opening.result.transaction("tables", "readwrite");
    const rows = writing.objectStore("tables");
    const reading = rows.getAll();
    reading.onsuccess = () => reading.result.forEach((row) => rows.put({ ...row, lease_until: 1e12 }));
    writing.oncomplete = () => { opening.result.close(); resolve(reading.result.filter((row) => row.lease_by).length); };
  };
})"""
"""Prolong the leases of tables; how many there are."""


@contextmanager
def serving_site() -> Iterator[str]:
    """The address of the static site: below a path, sent by Python's own server."""
    port = free_port()
    command = [sys.executable, "-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(SITE.parent)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        address = f"http://127.0.0.1:{port}/{SITE.name}/"
        while server.poll() is None:
            try:
                httpx.get(address)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield address
        server.terminate()


def wait_until_kept(page: Page) -> None:
    """Until the browser has kept the whole site."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    files = sum(file.is_file() for file in SITE.rglob("*"))
    page.wait_for_function(f"({KEPT})().then((kept) => kept >= {files})", timeout=THINKING)


def version(page: Page) -> int:
    """The version that the page shows."""
    found: int = page.evaluate(VERSION)
    return found


def summaries(page: Page) -> list[dict[str, Any]]:
    """The tables of this browser, as its list shows them."""
    found: list[dict[str, Any]] = page.evaluate(SUMMARIES)
    return found


def wait_for_table(page: Page) -> int:
    """Until the page shows a table; its version."""
    page.wait_for_function(f"({VERSION})() > 0", timeout=THINKING)
    return version(page)


def wait_for_change(page: Page, before: int, timeout: float = THINKING) -> None:
    """Until the page shows another version. (A function in the page would be refused where a server sends the page.)"""
    expect(page.locator("[data-version]")).not_to_have_attribute("data-version", str(before), timeout=timeout)


def wait_for_turn(page: Page) -> bool:
    """Until something can be used, or the game is over. Is it over?"""
    page.locator(f".end, {PLAYS}, {PICKS}").first.wait_for(timeout=THINKING)
    return page.locator(".end").count() > 0


def play(page: Page, moves: int, seed: int = 1) -> int:
    """Play so many moves, or until the game is over; the version then."""
    choices = random.Random(seed)
    played, lost = 0, 0
    while played < moves and not wait_for_turn(page):
        before = version(page)
        found = page.locator(PLAYS)
        usable = found if found.count() else page.locator(PICKS)
        try:
            usable.nth(choices.randrange(max(usable.count(), 1))).click(timeout=1500, force=True)
            if usable is found:
                wait_for_change(page, before, PATIENCE)
                played, lost = played + 1, 0
        except (Error, AssertionError):  # it moved away under the hand
            lost += 1
            assert lost * PATIENCE <= THINKING, "nothing that is clicked does anything"
    return version(page)
