"""WebAssembly in a real Chromium beside native code, in the same run: random games, and the search of the bots.

Both do the same games and the same simulations, by turns, on one core. Each part takes a few milliseconds, and the best of
many rounds counts, so that other processes hardly matter.

    python -m benchmarks.wasm [--rounds N]
"""

import argparse
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from saqqara.arena.simulate import new_games
from saqqara.bots.engine import new_memory, root_of
from saqqara.bots.search import settings_list
from saqqara.bots.thinking import simulate
from saqqara.games import Game, State, game
from saqqara.games.description import benchmark_cases
from saqqara.games.drivers import play_random_games
from saqqara.games.machine_code.runner import runner
from saqqara.games.registry import descriptions
from saqqara.web.pages import STATIC
from tests import needs
from tests.browser.chromium import open_browser
from tests.wasm import MODULES, message
from tests.web.client import Server

RULES_BAR, SEARCH_BAR, NETWORK_BAR = 0.6, 0.6, 0.4
"""The least share of native speed. A search with a learned evaluation spends its time in a network."""
GAMES = 500
SIMULATIONS, LEARNED_SIMULATIONS = 1000, 100
NODES = 100_000
PLIES = (0, 12, 24)
"""Searches begin after so many moves."""
LOAD = """async ([name, game, simd]) => {
  const { Engine } = await import("/engine.js");
  globalThis[name] = await Engine.load(game, simd);
}"""
PLAY = """async ([name, position, games]) => {
  const blank = { ...position, bytes: Uint8Array.from(position.bytes) };
  const { lengths, milliseconds } = await globalThis[name].randomGames(blank, 0n, games);
  return [lengths.reduce((sum, each) => sum + each, 0), milliseconds / 1000];
}"""
SEARCH = """async ([name, request]) => {
  const root = { ...request.root, bytes: Uint8Array.from(request.root.bytes) };
  const { simulations, milliseconds } = await globalThis[name].search({ ...request, root, seed: 1n });
  return [simulations, milliseconds / 1000];
}"""
Once = Callable[[], tuple[int, float]]
"""Does something and says how much, and in how many seconds."""


class Line(NamedTuple):
    """What is measured: native, with SIMD, without."""

    label: str
    unit: str
    bar: float
    ways: tuple[list[Once], list[Once], list[Once]]


def random_games(played: Game, label: str, page: Page) -> Line:
    """Random games with the options of a game."""
    engine = runner(played.name)
    play = engine.function(play_random_games)

    def native() -> tuple[int, float]:
        memory = new_games(engine, played, range(GAMES))
        began = time.perf_counter()
        play(memory)
        return sum(memory.lengths), time.perf_counter() - began

    position = message(played.name, played.rules.blank(played.options))

    def in_browser(simd: bool) -> list[Once]:
        return [evaluation(page, PLAY, engine_name(played.name, simd), position, GAMES)]

    return Line(f"{played.name}, {label}", "moves/s", RULES_BAR, ([native], in_browser(True), in_browser(False)))


def searches(played: Game, page: Page) -> Line:
    """The search with the game's own settings, from a few positions."""
    engine, best = runner(played.name), descriptions()[played.name].search
    simulations = LEARNED_SIMULATIONS if best.learned else SIMULATIONS
    settings = settings_list(best)
    roots = [root_of(advanced(played.start(seed=1), plies), 1) for plies in PLIES]
    requests = [
        {"root": message(played.name, root), "settings": settings, "nodes": NODES, "simulations": simulations} for root in roots
    ]

    def native(root: Any) -> tuple[int, float]:
        memory = new_memory(engine, root, NODES, settings, 1)
        began = time.perf_counter()
        done = engine.function(simulate)(memory, simulations)
        return done, time.perf_counter() - began

    def in_browser(simd: bool) -> list[Once]:
        return [evaluation(page, SEARCH, engine_name(played.name, simd), request) for request in requests]

    bar = NETWORK_BAR if best.learned else SEARCH_BAR
    natively: list[Once] = [partial(native, root) for root in roots]
    return Line(f"{played.name}, search", "simulations/s", bar, (natively, in_browser(True), in_browser(False)))


def evaluation(page: Page, script: str, *arguments: Any) -> Once:
    """Run a script in the page."""

    def once() -> tuple[int, float]:
        number, seconds = page.evaluate(script, arguments)
        return number, seconds

    return once


def advanced(state: State, plies: int) -> State:
    """A state after some moves."""
    for ply in range(plies):
        state.play(state.moves()[5 * ply % len(state.moves())])
    return state


def engine_name(name: str, simd: bool) -> str:
    """The global variable of the page that holds an engine."""
    return f"{name}{'_simd' if simd else ''}"


def measure(line: Line, rounds: int) -> list[float]:
    """The speed of each way, from the best time of each part, measured by turns."""
    best: dict[Once, tuple[int, float]] = {}
    for _ in range(rounds):
        for once in (once for way in line.ways for once in way):
            number, seconds = once()
            best[once] = (number, min(seconds, best.get(once, (0, seconds))[1]))
    parts = [[best[once] for once in way] for way in line.ways]
    return [sum(number for number, _ in way) / sum(seconds for _, seconds in way) for way in parts]


def lines(page: Page) -> list[Line]:
    """Everything that is measured."""
    found = []
    for description in (each for each in descriptions().values() if (MODULES / f"{each.name}.wasm").exists()):
        for simd in (True, False):
            page.evaluate(LOAD, [engine_name(description.name, simd), description.name, simd])
        measured = [(game(description.name, **case.options), case.label) for case in benchmark_cases(description)]
        found += [random_games(played, label, page) for played, label in measured]
        found.append(searches(measured[0][0], page))
    return found


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=25, help="how often each is measured (the best is shown)")
    rounds = parser.parse_args().rounds
    if not list(STATIC.glob("assets/*.wasm")):
        raise SystemExit(needs.reason("ziglang"))
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with Server(f"sqlite:///{place / 'tables.db'}", place / "log") as server, open_browser() as browser:
            page = browser.new_page()
            page.goto(server.address)
            print(f"Chromium {browser.version}, one core, best of {rounds}; shares are of native speed")
            for line in lines(page):
                native, simd, plain = measure(line, rounds)
                shares = f"{simd / native:.2f} with SIMD, {plain / native:.2f} without (bar: {line.bar})"
                print(f"{line.label:34} {native:12,.0f} {line.unit:14} native; {shares}", flush=True)


if __name__ == "__main__":
    main()
