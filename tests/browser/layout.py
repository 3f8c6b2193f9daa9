"""Tables with the longest names at the start, in the middle and near the end, and what is wrong with how they are laid out."""

import random
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

import saqqara
from tests.web.client import new_command

MEASURE = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
SIZES = {
    "320": (320, 640),
    "390": (390, 844),
    "844x390": (844, 390),
    "683x384": (683, 384),  # 1366x768 at 200 %
    "768": (768, 1024),
    "1024": (1024, 768),
    "1366": (1366, 768),
    "1440": (1440, 900),
    "1920": (1920, 1080),
}
SMALLEST = 12.0
"""The smallest text, in CSS pixels."""
NAMES = ("Maximiliane-Wilhelmina Hohenz", "Wolfgang Amadeus Mommsen", "Mmmmmmmm Wwwwwwww Mmmmmmmm", "Theodora", "Jo")
SETUPS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "imhotep, 2 players": ("imhotep", 2, {"sides": "AAAAA"}),
    "imhotep, 4 players": ("imhotep", 4, {"sides": "BBBBB", "wrath": True}),
    "anubixx, 2 players": ("anubixx", 2, {}),
    "anubixx, 5 players": ("anubixx", 5, {"layout": "great"}),
}
MOMENTS = {"start": 0.0, "middle": 0.5, "last": 0.97, "end": 1.0}


class Screen(NamedTuple):
    """A page to measure."""

    name: str
    address: str


def record_of(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """A whole game by chance."""
    state, dice = saqqara.game(game, players=players, **options).start(seed=11), random.Random(5)
    while not state.over:
        state.play(dice.choice(state.moves()))
    return {**state.record(), "names": list(NAMES[:players])}


def prepare(page: Page, setup: str, moments: list[str]) -> list[Screen]:
    """Tables of a setup at these moments, all seats this browser's."""
    game, players, options = SETUPS[setup]
    record = record_of(game, players, options)
    found = []
    for moment in moments:
        if moment == "end":
            request: dict[str, Any] = {"command": new_command(), "record": record}
            answer = page.request.post("/api/studies", data=request)
        else:
            seats = [{"kind": "me", "name": name} for name in NAMES[:players]]
            ply = round(MOMENTS[moment] * (len(record["moves"]) - 1))
            plain = {key: value for key, value in record.items() if key != "names"}
            request = {"command": new_command(), "game": game, "seats": seats, "record": plain, "ply": ply}
            answer = page.request.post("/api/tables", data=request)
        assert answer.ok, answer.text()
        found.append(Screen(f"{setup}, {moment}", f"/t/{answer.json()['id']}"))
    return found


def faults(page: Page, screen: Screen, sizes: dict[str, tuple[int, int]]) -> tuple[list[str], dict[str, float]]:
    """Everything wrong with a page at these sizes, and the smallest text at each. The page is opened once, and resized."""
    page.goto(screen.address)
    page.locator("[data-player], [data-field], h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    wrong, smallest = [], {}
    for size, (width, height) in sizes.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", arg=[width, height])
        result = settled(page)
        wrong += [f"{screen.name}, {size}: {each}" for each in result["faults"]]
        smallest[size] = result["smallest"]
    return wrong, smallest


def settled(page: Page) -> dict[str, Any]:
    """The measurement, once the page rests: what is wrong is wrong half a second later too, on a busy machine."""
    result = measured(page)
    if result["faults"]:
        page.wait_for_timeout(500)
        result = measured(page)
    return result


def measured(page: Page) -> dict[str, Any]:
    """The measurement, once the page has been laid out and painted twice."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    page.evaluate(
        "() => Promise.allSettled([document.fonts.ready, ...document.getAnimations()"
        ".filter(each => Number.isFinite(each.effect.getComputedTiming().endTime)).map(each => each.finished)])"
    )
    result: dict[str, Any] = page.evaluate(MEASURE, {"smallest": SMALLEST})
    return result
