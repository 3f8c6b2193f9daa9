"""The engine of the built page in a real browser: a worker, its WebAssembly, with SIMD and without."""

from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from saqqara.bots.engine import new_memory, root_of
from saqqara.bots.search import settings_list
from saqqara.bots.thinking import simulate
from saqqara.conformance import few_games
from saqqara.games import describe
from saqqara.games.machine_code.runner import runner
from saqqara.web.pages import STATIC
from tests import needs
from tests.browser.conftest import NewPage
from tests.wasm import CLIENT, message

GAMES = sorted(folder.parent.name for folder in CLIENT.glob("src/games/*/layout.ts"))
NODES, SIMULATIONS = 1500, 100
SEARCH = """async ([game, simd, requests]) => {
  const { Engine } = await import("/engine.js");
  const engine = await Engine.load(game, simd);
  const trees = [];
  for (const request of requests) {
    const [state, seed] = [{ ...request.state, bytes: Uint8Array.from(request.state.bytes) }, BigInt(request.seed)];
    const root = await engine.conceal(state, seed);
    const { tree } = await engine.search({ ...request, root, seed });
    trees.push([[...tree.links], [...tree.stats]]);
  }
  engine.close();
  return trees;
}"""
LOAD = """async (game) => {
  const { Engine } = await import("/engine.js");
  return Engine.load(game).then(() => "loaded", (error) => `${error.fault}: ${error.message}`);
}"""


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """The start page, with an engine that nobody has asked for yet."""
    if not list(STATIC.glob("assets/*.wasm")):
        pytest.skip(needs.reason("ziglang"))
    return new_page("/")


def requests_of(name: str) -> tuple[list[dict[str, Any]], list[list[Sequence[float]]]]:
    """Searches from the starts of some games, and the trees that native code makes."""
    engine, settings = runner(name), settings_list(describe(name).search)
    requests: list[dict[str, Any]] = []
    trees: list[list[Sequence[float]]] = []
    for number, game in enumerate(few_games(name)):
        state = game.start(seed=number)
        memory = new_memory(engine, root_of(state, number), NODES, settings, number)
        engine.function(simulate)(memory, SIMULATIONS)
        request = {"state": message(name, state.position), "seed": number, "settings": settings, "tree": True}
        requests.append(request | {"nodes": NODES, "simulations": SIMULATIONS})
        rows: list[Sequence[float]] = [
            field.flat[: memory.used[0] * field.shape[1]].tolist() for field in (memory.links, memory.stats)
        ]
        trees.append(rows)
    return requests, trees


def test_a_worker_searches_as_native_code_does_and_is_fetched_only_when_asked_for(page: Page) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.reload(wait_until="networkidle")
    assert fetched
    assert not [url for url in fetched if ".wasm" in url or "engine" in url]
    for name in GAMES:
        requests, trees = requests_of(name)
        for simd in (True, False):
            assert page.evaluate(SEARCH, [name, simd, requests]) == trees, (name, simd)

    assert len([url for url in fetched if ".wasm" in url]) == 2 * len(GAMES)


def test_a_damaged_or_missing_module_is_refused_in_a_sentence(page: Page) -> None:
    def damage(route: Route) -> None:
        body = bytearray(route.fetch().body())
        body[len(body) // 2] ^= 1
        route.fulfill(body=bytes(body), content_type="application/wasm")

    page.context.route("**/*.wasm", damage)
    assert page.evaluate(LOAD, GAMES[0]) == f"damaged: The module of {GAMES[0]} is damaged: its checksum is wrong."
    page.context.unroute("**/*.wasm")
    page.context.route("**/*.wasm", lambda route: route.abort())  # for another game: the service worker keeps what it has
    assert page.evaluate(LOAD, GAMES[1]) == f"missing: The WebAssembly of {GAMES[1]} could not be fetched."
