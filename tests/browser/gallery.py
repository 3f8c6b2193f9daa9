"""`make gallery`: every screen in every language, light and dark, on a desktop and on a phone, into gallery/.

There is one picture for each screen, size and theme, with all languages side by side. `python -m tests.browser.gallery WORD …`
takes only those whose name has every word, such as `start phone`; `--single` also writes each language's picture alone.
"""

import asyncio
import io
import json
import sys
import tempfile
from collections import defaultdict
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.async_api import Browser, Error, Page, async_playwright
from rich.progress import Progress

from tests.browser.chromium import FLAGS, chromium
from tests.browser.screens import Screen, all_screens
from tests.web.client import Person, Server

FOLDER = Path("gallery")
LANGUAGES = ("en", "ro", "fa", "fi", "pl", "it")
THEMES = ("light", "dark")
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
COLUMNS = {"desktop": 2, "phone": 6}
"""Languages beside each other."""
GAP, PATIENCE = 8, 60_000
SETTLED = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame(); await frame();
  await Promise.race([Promise.allSettled([document.fonts.ready, ...document.getAnimations().map((each) => each.finished)]),
    new Promise((done) => setTimeout(done, 1500))]);
  await frame();
}"""


class Visit(NamedTuple):
    """One visit to a screen: it gives a picture for each theme."""

    screen: Screen
    size: str
    language: str

    @property
    def names(self) -> dict[str, str]:
        """The names of the pictures, by theme."""
        return {theme: f"{self.screen.name}-{self.size}-{theme}" for theme in THEMES}


class Gallery:
    """Takes pictures in several windows at once."""

    def __init__(self, browser: Browser, address: str, token: str, single: bool) -> None:
        self.browser = browser
        self.address = address
        self.token = token
        self.single = single
        self.taken: dict[str, dict[str, Image.Image]] = defaultdict(dict)
        self.failed: list[str] = []

    async def take(self, visit: Visit) -> None:
        """Open a screen and take a picture in each theme."""
        context = await self.browser.new_context(base_url=self.address, reduced_motion="reduce", **SIZES[visit.size])
        settings = json.dumps({"name": "Mara", "language": visit.language, "speed": "off", "view": visit.screen.view})
        await context.add_init_script(f"localStorage.setItem('saqqara', {json.dumps(settings)})")
        await context.add_cookies([{"name": "saqqara", "value": self.token, "url": self.address}])
        page = await context.new_page()
        page.set_default_timeout(PATIENCE)
        try:
            await self.open(page, visit.screen)
            for theme, name in visit.names.items():
                await page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
                await page.evaluate(SETTLED)
                self.keep(name, visit.language, await page.screenshot(type="jpeg", quality=85))
        except Error as error:
            self.failed.append(f"{visit.screen.name}, {visit.size}, {visit.language}: {error.message.splitlines()[0]}")
        await context.close()

    async def open(self, page: Page, screen: Screen) -> None:
        """Go there, click, and wait until all is there."""
        await page.goto(screen.address, wait_until="networkidle")
        for click in screen.clicks:
            await page.locator(click).first.click()
        await page.locator(screen.there).first.wait_for()
        if screen.clicks:
            await page.wait_for_load_state("networkidle")

    def keep(self, name: str, language: str, picture: bytes) -> None:
        """Keep a picture; once all languages are there, put them side by side."""
        if self.single:
            (FOLDER / f"{name}-{language}.jpg").write_bytes(picture)
        self.taken[name][language] = Image.open(io.BytesIO(picture))
        if len(self.taken[name]) == len(LANGUAGES):
            sheet(self.taken.pop(name), COLUMNS["phone" if "-phone-" in name else "desktop"]).save(
                FOLDER / f"{name}.jpg", quality=80
            )


def sheet(pictures: dict[str, Image.Image], columns: int) -> Image.Image:
    """All languages side by side."""
    width, height = pictures[LANGUAGES[0]].size
    rows = -(-len(LANGUAGES) // columns)
    found = Image.new("RGB", (columns * (width + GAP) - GAP, rows * (height + GAP) - GAP), "magenta")
    for at, language in enumerate(LANGUAGES):
        found.paste(pictures[language], (at % columns * (width + GAP), at // columns * (height + GAP)))
    return found


async def visit_all(gallery: Gallery, visits: list[Visit], windows: int = 4) -> None:
    """All visits, several at once."""
    left = iter(visits)
    with Progress() as progress:
        task = progress.add_task("Taking pictures", total=len(visits))

        async def work() -> None:
            for visit in left:
                await gallery.take(visit)
                progress.advance(task)

        await asyncio.gather(*(work() for _ in range(windows)))


def visits_of(screens: list[Screen], words: list[str]) -> list[Visit]:
    """The visits that give pictures with these words in their names."""
    every = [Visit(screen, size, language) for screen, size, language in product(screens, SIZES, LANGUAGES)]
    return [visit for visit in every if any(all(word in name for word in words) for name in visit.names.values())]


async def run(server: Server, person: Person, words: list[str], single: bool) -> list[str]:
    """Take the pictures; what could not be taken."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        gallery = Gallery(browser, server.address, person.token, single)
        await visit_all(gallery, visits_of(all_screens(person), words))
        await browser.close()
    return gallery.failed


def main(arguments: list[str]) -> None:
    """Take the pictures."""
    FOLDER.mkdir(exist_ok=True)
    words, single = [word for word in arguments if word != "--single"], "--single" in arguments
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with Server(f"sqlite:///{place / 'tables.db'}", place / "log") as server:
            failed = asyncio.run(run(server, server.person("Mara"), words, single))
    print(*failed, f"{len(list(FOLDER.iterdir()))} pictures are in {FOLDER}/", sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
