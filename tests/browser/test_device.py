"""The page of a server, with what this browser does by itself: its own tables, and thinking for tables of the server."""

import json

import pytest
from playwright.sync_api import Page, expect

from saqqara.web.pages import STATIC
from tests import needs
from tests.browser.conftest import NewPage
from tests.browser.local import THINKING, play, wait_for_turn
from tests.browser.people import Mouse, state_of
from tests.browser.test_page import finished_record, study
from tests.browser.test_together import start, take_turns
from tests.web.client import Server

pytestmark = pytest.mark.skipif(not list(STATIC.glob("python/*/snapshot.zst")), reason=needs.reason("site"))
RECEIVED = """
  window.received = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => received.push(JSON.stringify(data)));
    }
  };
  const send = window.fetch;
  window.fetch = (...given) => { received.push(JSON.stringify(given)); return send(...given); };
"""
"""Keeps what the page's own thread receives from workers, and what it requests."""
ALL_KEPT = """async (files) => {
  const kept = async (file) => (await caches.match(file)) !== undefined;
  for (let tries = 0; tries < 300; tries++) {
    if ((await Promise.all(files.map(kept))).every(Boolean)) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error("some files are not kept");
}"""
"""Waits until the browser has kept all files."""


def open_on_this_device(page: Page) -> None:
    """Open a table in the browser, by the form."""
    page.get_by_role("button", name="More players and options").click()
    page.get_by_role("combobox", name="Where the table lives").select_option("device")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/local-*", timeout=THINKING)


def test_a_table_on_this_device_needs_the_server_no_more(new_page: NewPage, server: Server) -> None:
    page = new_page("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()
    open_on_this_device(page)
    play(page, 1)
    files = [f"/{path.relative_to(STATIC)}" for path in STATIC.rglob("*") if path.is_file()]
    wanted = [file for file in files if file not in ("/worker.js", "/index.html")]
    page.evaluate(ALL_KEPT, wanted)
    server.terminate()
    try:
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/local-*", timeout=THINKING)
        play(page, 1)
        page.goto("/rules")  # nobody has been there
        expect(page.get_by_role("heading", name="Imhotep", exact=True).first).to_be_visible()
    finally:
        server.start()


def test_a_game_on_this_device_goes_on_with_a_friend(new_page: NewPage) -> None:
    mara, ilie = new_page("/"), new_page("/")
    mara.add_init_script(RECEIVED)
    mara.reload()
    open_on_this_device(mara)
    play(mara, 2)
    here, menu = mara.url, mara.get_by_role("button", name="Menu")
    menu.click()
    mara.get_by_role("button", name="Play this with a friend").click()
    carry = mara.get_by_role("button", name="Open the table")
    mara.context.set_offline(True)
    carry.click()
    expect(mara.get_by_text("The server cannot be reached.").first).to_be_visible()
    mara.context.set_offline(False)
    with mara.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as asked:
        carry.click()
    mara.wait_for_url(lambda url: "/t/" in url and "local-" not in url)
    expect(mara.locator("[data-from-record]")).to_contain_text("dealt anew")

    waiting = state_of(mara)
    record = json.loads(asked.value.post_data or "")["record"]
    assert waiting["from_record"] == {"ply": len(record["moves"]), "same_deal": False}
    assert [seat["kind"] for seat in waiting["seats"]] == ["human", "open"]
    received = "".join(mara.evaluate("received")).replace("\\", "")
    assert '"type":"hello"' in received
    for name, hidden in record["setup"].items():
        assert f'"{name}"' not in received, name
        assert not hidden or ",".join(f'"{each}"' for each in hidden[-4:]) not in received, name

    ilie.goto(f"/join/{waiting['seats'][1]['invite']}")
    ilie.get_by_role("textbox").first.fill("Ilie")
    ilie.keyboard.press("Enter")
    ilie.wait_for_url("**/t/*")
    start(mara, ilie)
    take_turns(Mouse(mara, 1), Mouse(ilie, 2), 4)
    assert state_of(ilie)["view"]["ply"] >= len(record["moves"]) + 4
    mara.goto(here)
    play(mara, 1)


def test_a_finished_game_is_analysed_in_the_browser_or_else_by_the_server(new_page: NewPage) -> None:
    page = new_page("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    ask_for_analysis(page)
    page.locator("#chart [role=img]").first.wait_for(timeout=THINKING)
    assert any("/record" in url for url in asked)
    assert not any("/analysis" in url for url in asked)

    other = new_page("/readyz")
    other.add_init_script("delete Navigator.prototype.serviceWorker")  # it would fetch the file behind the test's back
    other.goto("/")
    other.context.route("**/snapshot.zst", lambda route: route.fulfill(body=bytes(64)))
    with other.expect_response(lambda response: "/analysis" in response.url) as answered:
        ask_for_analysis(other)
    assert answered.value.ok
    expect(other.locator("#chart progress")).to_be_visible()
    expect(other.get_by_role("alert")).to_have_count(0)


def test_a_hint_at_a_table_of_the_server_is_computed_where_python_runs(new_page: NewPage) -> None:
    page = new_page("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    ask_for_hint(page)
    assert "hint" in asked, "nothing is fetched for a hint: the server gives it"
    assert not any("snapshot" in name for name in asked)

    page.locator("header a.title").click()
    open_on_this_device(page)
    play(page, 1)
    asked.clear()
    page.locator("header a.title").click()
    ask_for_hint(page)
    assert "hint" not in asked
    assert any(name.startswith("sample?") for name in asked)


def ask_for_hint(page: Page) -> None:
    """Open a table on the server from the start page, and ask for a hint there."""
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(lambda url: "/t/" in url and "local-" not in url)
    wait_for_turn(page)
    page.keyboard.press("h")
    page.get_by_role("dialog").locator("[data-move]").first.wait_for(timeout=THINKING)
    page.keyboard.press("Escape")


def ask_for_analysis(page: Page) -> None:
    """Study a record at the server, and ask for its analysis."""
    study(page, finished_record())
    page.get_by_role("button", name="To the result").click()
    page.locator("#tab-chance").click()
    page.locator("#chart .ask button").click()
