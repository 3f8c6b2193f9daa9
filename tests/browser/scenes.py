"""Tables where the next move ends a round or the game, and the scenes in which the page shows it."""

from typing import Any

from playwright.sync_api import Page

import saqqara
from tests.browser.people import state_of

HERE: list[dict[str, object]] = [{"kind": "me", "name": "Mara"}, {"kind": "me", "name": "Ilie"}]
SCENES = """() => performance.getEntriesByType('mark').filter(mark => mark.name.startsWith('scene '))
    .map(mark => ({name: mark.name.slice(6), at: mark.startTime, ...mark.detail}))"""
WATCH = """() => {
    window.flown = [];
    new MutationObserver(changes => {
        for (const flyer of changes.flatMap(change => [...change.addedNodes]).filter(node => node.matches?.('.flyer')))
            window.flown.push({
                scene: document.querySelector('[data-scene]')?.dataset.scene,
                kind: flyer.dataset.kind ?? (flyer.matches('.flying-points') ? 'points' : 'piece'),
                at: performance.now(),
            });
    }).observe(document.body, {childList: true, subtree: true});
}"""


def record_until(game: str, wanted: str) -> tuple[dict[str, Any], int, int]:
    """A game with stones at the temple; the ply before its first round or the whole game ends, and whose move it is."""
    state = saqqara.game(game, players=2).start(seed=3)
    first: tuple[int, int] | None = None
    while not state.over:
        moves = state.moves()
        to_temple = [move for move in moves if move.endswith("temple")]
        sails = [move for move in moves if move.startswith("sail")]
        loads = [move for move in moves if move.startswith("load")]
        before, mover = state.view()["round"], state.mover or 0
        state.play((to_temple or sails or loads or moves)[0])
        if first is None and state.view()["round"] != before:
            first = state.ply - 1, mover
    assert first is not None
    return {**state.record()}, *(first if wanted == "round" else (state.ply - 1, mover))


def open_before(page: Page, game: str, wanted: str, *, against_a_bot: bool = False) -> str:
    """A table where the next move ends the round or the game; the move."""
    record, ply, mover = record_until(game, wanted)
    seats = HERE
    if against_a_bot:
        seats = [{"kind": "me", "name": "Mara"} if seat == mover else {"kind": "bot", "level": 1} for seat in range(2)]
    wish = {"command": "motion-test-1", "game": game, "options": record["options"], "seats": seats}
    table = page.request.post("/api/tables", data=wish | {"record": record, "ply": ply}).json()
    page.goto(f"/t/{table['id']}")
    page.locator("[data-move], [data-pick]").first.wait_for()
    page.evaluate(WATCH)
    move: str = record["moves"][ply]
    return move


def play(page: Page, move: str) -> None:
    """Play a move by the API; the page hears of it."""
    now = state_of(page)
    wish = {"command": f"motion-{now['version']}", "version": now["version"], "move": move}
    assert page.request.post(f"/api/tables/{now['id']}/moves", data=wish).ok


def until_shown(page: Page) -> list[dict[str, Any]]:
    """The scenes, once all of them have been shown."""
    page.wait_for_function("() => document.querySelector('[data-scene]')")
    page.wait_for_function("() => !document.querySelector('[data-scene]')", timeout=30_000)
    scenes: list[dict[str, Any]] = page.evaluate(SCENES)
    return scenes
