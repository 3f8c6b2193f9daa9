"""How many bytes a page needs."""

from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

LANGUAGES = ("en", "ro", "fa", "fi", "pl", "it")
MOST_BYTES = 300_000
"""Of the first load, in any language."""


def session_of(page: Page) -> CDPSession:
    """A session of the Chrome DevTools protocol."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    return session


def first_load(browser: Browser, address: str, language: str) -> int:
    """Bytes over the wire of the start page in a language, without a cache."""
    context = browser.new_context(locale=language, service_workers="block")
    page = context.new_page()
    total = 0

    def finished(event: dict[str, Any]) -> None:
        nonlocal total
        total += int(event["encodedDataLength"])

    session_of(page).on("Network.loadingFinished", finished)
    page.goto(address)
    page.locator(".hero svg").first.wait_for()
    page.locator("[data-lesson-start] small").last.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
    context.close()
    return total
