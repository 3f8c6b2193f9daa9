"""The static site: a whole table in the browser, from a folder of files, with the network cut after the first visit."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, Worker, expect
from typer.testing import CliRunner

import saqqara
from saqqara.cli import app
from tests import needs

from .local import (
    LEASE_FOR_EVER,
    SITE,
    THINKING,
    play,
    serving_site,
    summaries,
    version,
    wait_for_change,
    wait_for_table,
    wait_for_turn,
    wait_until_kept,
)
from .people import PLAYS
from .test_page import finished_record, study

SHEETS = Path(saqqara.__file__).parent / "games" / "anubixx" / "sheets"
LONG = pytest.mark.skipif("SAQQARA_LONG" not in os.environ, reason=needs.reason("time"))
pytestmark = pytest.mark.skipif(not (SITE / "worker.js").exists(), reason=needs.reason("site"))
FULL = """() => {
  self.add = IDBObjectStore.prototype.add;
  IDBObjectStore.prototype.add = () => { throw new DOMException("there is no room", "QuotaExceededError"); };
}"""
"""Lets the store of a worker be full."""
DAMAGE = """async () => {
  const store = await caches.open("saqqara-python");
  const kept = await store.keys();
  for (const each of kept) await store.put(each, new Response(new Uint8Array(64)));
  return kept.length;
}"""
"""Damage the snapshot of Python that is kept; how many there are."""
SNAPSHOT_BYTES = """async () => {
  const store = await caches.open("saqqara-python");
  const [kept] = await store.matchAll();
  return (await kept?.arrayBuffer())?.byteLength ?? 0;
}"""


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The site's address."""
    with serving_site() as found:
        yield found


@pytest.fixture(scope="module")
def offline(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A browser that has visited the site once, and has no network any more."""
    context = browser.new_context(reduced_motion="reduce", locale="en-GB", viewport={"width": 1366, "height": 768})
    context.add_init_script("localStorage.getItem('saqqara') ?? localStorage.setItem('saqqara', '{\"speed\": \"off\"}')")
    context.set_default_timeout(60_000)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.goto(address)
    wait_until_kept(page)
    page.close()
    context.set_offline(True)
    yield context
    assert all(url.startswith((address, "data:", "blob:")) for url in asked), [url for url in asked if address not in url]
    context.close()


def open_table(page: Page, address: str, seats: list[dict[str, Any]] | None = None, game: str | None = None) -> str:
    """Open a table by the form; its id. Seats: the choices of the second and later seats."""
    page.goto(address)
    page.locator("button[aria-expanded].alt").click()
    page.locator("form .open").wait_for()
    if game:
        page.locator("form").get_by_role("radio", name=game).click()
    for number, choice in enumerate(seats or [], 1):
        page.locator("form .seat select").nth(number).select_option(**choice)
    page.locator("form .open").click()
    page.wait_for_url("**/#/t/local-*", timeout=THINKING)
    wait_for_table(page)
    return page.url.rpartition("/")[2]


def test_a_table_offline_survives_reload_and_a_killed_worker_and_goes_to_another_browser(
    offline: BrowserContext, browser: Browser, address: str, tmp_path: Path
) -> None:
    page = offline.new_page()
    table = open_table(page, address, [{"value": "bot-1"}])
    reached = play(page, 3)
    page.reload()
    assert wait_for_table(page) >= reached, "a reload in the middle loses nothing"
    wait_for_turn(page)

    reached = version(page)
    assert page.evaluate(LEASE_FOR_EVER) == 1, "the worker has the table's lease, since it let the bot move"
    home = next(worker for worker in page.workers if is_home(worker))
    home.evaluate("setTimeout(() => close())")
    assert play(page, 1, seed=3) > reached, "a killed worker loses nothing"
    wait_for_turn(page)  # the bot has moved: a lease ends with its worker
    assert [each["id"] for each in summaries(page)] == [table]

    second = offline.new_page()
    second.goto(page.url)
    assert wait_for_table(second) == version(page)
    reached = play(second, 1, seed=4)
    page.wait_for_function(f"() => Number(document.querySelector('[data-version]').dataset.version) >= {reached}")
    second.goto(address)
    row = second.locator("#continue + ul li").first
    row.wait_for()
    with second.expect_download() as downloading:
        row.locator("button").first.click()
    file = tmp_path / downloading.value.suggested_filename
    downloading.value.save_as(file)
    second.close()

    other = browser.new_context(locale="en-GB", reduced_motion="reduce")
    visitor = other.new_page()
    visitor.goto(address)
    visitor.get_by_role("button", name="Study").first.click()
    visitor.locator("input[type=file]").set_input_files(file)
    visitor.wait_for_url(f"**/#/t/{table}", timeout=THINKING)
    assert wait_for_table(visitor) >= reached, "the bot may have moved before the table was saved"
    other.close()
    page.close()


def is_home(worker: Any) -> bool:
    """Is it the worker of the tables, and not one that thinks?"""
    return "worker-" in worker.url and "thinker" not in worker.url


def test_in_farsi(offline: BrowserContext, address: str) -> None:
    page = offline.new_page()
    page.add_init_script('localStorage.setItem(\'saqqara\', \'{"speed": "off", "language": "fa"}\')')
    open_table(page, address, [{"value": "here"}])
    assert page.evaluate("document.documentElement.dir") == "rtl"
    play(page, 2)
    page.evaluate("localStorage.setItem('saqqara', '{\"speed\": \"off\"}')")  # the other tests read English
    page.close()


def test_own_sheets_are_played_and_printed(offline: BrowserContext, address: str) -> None:
    page = offline.new_page()
    page.goto(address)
    page.locator("button[aria-expanded].alt").click()
    page.locator("form").get_by_role("radio", name="Anubixx").click()
    page.locator("form input[type=file]").set_input_files(SHEETS / "great.toml")
    page.locator("form .open").click()
    page.wait_for_url("**/#/t/local-*", timeout=THINKING)
    play(page, 1)
    for sheets in (False, True):
        if sheets:
            page.get_by_role("button", name="Print the sheets").click()
        page.emulate_media(media="print")
        expect(page.locator("[data-version]")).to_be_visible(visible=not sheets)
        expect(page.locator(".print-sheets")).to_be_visible(visible=sheets)
        page.emulate_media(media="screen")
    page.close()


def test_a_puzzle(offline: BrowserContext, address: str) -> None:
    page = offline.new_page()
    page.goto(address)
    page.locator("#puzzle").wait_for()
    page.goto(f"{address}#/puzzle/imhotep/1")
    page.locator("main ol button").first.click(timeout=THINKING)
    page.locator("main ol button.best").wait_for(timeout=THINKING)
    page.close()


def test_a_browser_in_which_python_does_not_start_says_so(browser: Browser, address: str) -> None:
    context = browser.new_context(service_workers="block", locale="en-GB")
    context.route("**/snapshot.zst", lambda route: route.fulfill(body=bytes(64)))
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text("could not set up the table", timeout=30_000)
    context.close()


def test_a_damaged_snapshot_that_was_kept_is_replaced(offline: BrowserContext, address: str) -> None:
    page = offline.new_page()
    page.goto(address)
    assert page.evaluate(DAMAGE) == 1
    open_table(page, address, [{"value": "here"}])
    page.wait_for_function(f"({SNAPSHOT_BYTES})().then((bytes) => bytes > 1e7)", timeout=THINKING)
    page.close()


def test_a_browser_that_refuses_to_store_says_so(browser: Browser, address: str) -> None:
    context = browser.new_context(locale="en-GB")
    refusing = "{ get() { throw new DOMException('denied', 'SecurityError'); } }"
    context.add_init_script(f"Object.defineProperty(window, 'localStorage', {refusing})")

    def refuse(route: Route) -> None:
        script = route.fetch()
        route.fulfill(response=script, body=f"Object.defineProperty(self, 'indexedDB', {refusing});{script.text()}")

    context.route("**/assets/worker-*.js", refuse)
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text("does not let the page keep tables", timeout=30_000)
    context.close()


def test_a_full_store_is_said_before_anything_is_lost(browser: Browser, address: str) -> None:
    context = browser.new_context(reduced_motion="reduce", locale="en-GB")
    page = context.new_page()
    open_table(page, address, [{"value": "here"}])
    reached = play(page, 1)
    home = next(worker for worker in page.workers if is_home(worker))
    home.evaluate(FULL)
    page.locator(PLAYS).first.click(force=True)
    expect(page.get_by_role("alert").first).to_contain_text("no more room on this device")
    assert version(page) == reached
    home.evaluate("() => { IDBObjectStore.prototype.add = self.add; }")
    assert play(page, 1) > reached
    expect(page.get_by_role("alert")).to_have_count(0)
    context.close()


def test_a_record_is_studied_analysed_and_played_on_from(offline: BrowserContext, address: str) -> None:
    page = offline.new_page()
    page.goto(address)
    study(page, finished_record())
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**ply=1")
    page.get_by_role("button", name="To the result").click()
    page.locator("#tab-chance").click()
    page.locator("#chart .ask button").click()
    page.locator("#chart [role=img]").first.wait_for(timeout=THINKING)
    page.go_back()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/t/local-[^?]+$"))
    wait_for_turn(page)
    before = version(page)
    page.keyboard.press("h")
    page.get_by_role("dialog").locator("[data-move]").first.click(timeout=THINKING)
    wait_for_change(page, before)
    page.get_by_role("button", name="Take back").click()
    wait_for_turn(page)
    page.close()


def find_thinker(page: Page) -> Worker:
    """The worker that thinks; it may still be starting."""
    found = [worker for worker in page.workers if is_thinker(worker)]
    return found[0] if found else page.wait_for_event("worker", is_thinker)


def is_thinker(worker: Worker) -> bool:
    return "thinker" in worker.url


def test_taking_back_and_leaving_end_a_search(offline: BrowserContext, address: str) -> None:
    page = offline.new_page()
    open_table(page, address, [{"value": "bot-10"}], "Imhotep")
    wait_for_turn(page)
    thinker = find_thinker(page)
    play(page, 1)
    with thinker.expect_event("close"):
        page.get_by_role("button", name="Take back").click()
    assert wait_for_turn(page) is False
    play(page, 1)
    thinker = find_thinker(page)
    with thinker.expect_event("close"):
        page.locator("header a.title").click()
    page.close()


@LONG
@pytest.mark.parametrize("game", ["Imhotep", "Anubixx"])
@pytest.mark.parametrize("choice", ["here", "bot-5"])
def test_whole_games_and_their_records(offline: BrowserContext, address: str, game: str, choice: str, tmp_path: Path) -> None:
    page = offline.new_page()
    open_table(page, address, [{"value": choice}], game)
    play(page, 500)
    assert page.locator(".end").count() == 1
    with page.expect_download() as downloading:
        page.get_by_role("button", name="Download the record").click()
    downloading.value.save_as(tmp_path / "record.json")
    checked = CliRunner().invoke(app, ["verify", str(tmp_path / "record.json")])
    assert checked.exit_code == 0, checked.output
    page.close()
