"""One server with the built page for all tests, and a browser for each module."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests import needs
from tests.browser.chromium import chromium, open_browser
from tests.web.client import Server

DESKTOP = {"viewport": {"width": 1366, "height": 768}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SPEED = "localStorage.getItem('saqqara') ?? localStorage.setItem('saqqara', '{{\"speed\": \"{speed}\"}}')"
"""Sets how fast pieces travel, unless the page has settings already."""
NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what cannot run here."""
    own = [item for item in items if "tests/browser" in item.nodeid]
    if own and chromium() is None:
        for item in own:
            item.add_marker(pytest.mark.skip(reason=needs.reason("Chromium")))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module: while Playwright runs, no other event loop can in this process."""
    with open_browser() as found:
        yield found


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server, with bots that do not dawdle. Each page is another person's: they see nothing of other tests."""
    place = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{place / 'tables.db'}", place / "server.log", "--pace", "0") as running:
        yield running


@pytest.fixture
def new_page(browser: Browser, server: Server) -> Iterator[NewPage]:
    """Pages of different people; an error in a page's script fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(address: str = "/", *, speed: str = "off", **options: Any) -> Page:
        usual = {"base_url": server.address, "reduced_motion": "reduce", "locale": "en-GB", **DESKTOP}
        context = browser.new_context(**(usual | options))
        contexts.append(context)
        context.add_init_script(SPEED.format(speed=speed))
        page = context.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(address)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors, errors
