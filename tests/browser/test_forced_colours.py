"""With the system's own few colours: what is chosen, can be pressed or has the focus is seen, and boards keep their colours."""

import io

import pytest
from PIL import Image
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.layout import prepare

LOOK = "['backgroundColor', 'borderTopColor', 'borderTopWidth', 'outlineStyle', 'outlineWidth', 'boxShadow']"
UNSEEN = f"""() => {{
  const look = (each) => {LOOK}.map((name) => getComputedStyle(each)[name]).join();
  const found = [];
  for (const state of ['aria-checked', 'aria-pressed', 'aria-selected'])
    for (const chosen of document.querySelectorAll(`button[${{state}}=true]`)) {{
      const others = [...chosen.parentElement.querySelectorAll(`:scope > button[${{state}}=false]`)];
      if (others.some((other) => look(other) === look(chosen))) found.push('chosen: ' + chosen.textContent.trim());
    }}
  const edge = (each) => each && (parseFloat(getComputedStyle(each).borderTopWidth) >= 1);
  for (const each of document.querySelectorAll('.btn, [data-ask] button, [data-play-now]'))
    if (each.checkVisibility() && !edge(each)) found.push('no edge: ' + each.textContent.trim());
  return found;
}}"""
"""What is chosen but looks like its neighbours, and buttons without an edge."""
FOCUS = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return document.activeElement === document.body || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
}"""
MOST_TABS = 12
FEWEST_COLOURS = 40
"""A drawing has more colours than this; letters and lines alone have fewer."""


def colours(page: Page, where: str) -> int:
    """How many clearly different colours a part of the page has."""
    picture = Image.open(io.BytesIO(page.locator(where).first.screenshot())).convert("RGB")
    return len(picture.point(lambda part: part // 32).getcolors(maxcolors=1 << 24) or [])


def check(page: Page, name: str) -> list[str]:
    """What cannot be seen on a screen."""
    wrong = list(page.evaluate(UNSEEN))
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if not page.evaluate(FOCUS):
            wrong.append("no focus: " + page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))
    return [f"{name}: {each}" for each in wrong]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_everything_is_seen_with_forced_colours(new_page: NewPage, theme: str) -> None:
    page = new_page("/", forced_colors="active", color_scheme=theme)
    page.locator(".ways .alt").click()
    page.locator("form").wait_for()
    wrong = check(page, "start")
    assert colours(page, ".stair .slider") > 4, "the stair is gone"
    for setup in ("imhotep, 2 players", "anubixx, 2 players"):
        (screen,) = prepare(page, setup, ["start"])
        page.goto(screen.address)
        page.locator("[data-move]:visible, [data-pick]:visible").first.wait_for()
        wrong += check(page, screen.name)
        assert colours(page, "main") > FEWEST_COLOURS, f"{screen.name}: the board is gone"
    assert not wrong, "\n".join(wrong)
