"""WebAssembly, run by Node.js through the client's own bindings: every position and every tree is that of machine code."""

import hashlib
import json
import os
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import pytest

from saqqara.bots.endgame import new_memory as solver_memory
from saqqara.bots.engine import children, new_memory, root_of
from saqqara.bots.search import settings_list
from saqqara.bots.solving import DEALS, solve, start_solving
from saqqara.bots.thinking import MOVE, VISITS, simulate
from saqqara.conformance import all_games, few_games
from saqqara.games import State, describe, game_names
from saqqara.games.chance import seed_words
from saqqara.games.drivers import Trace, trace_random_game
from saqqara.games.evaluation import SearchSettings
from saqqara.games.fields import Flat
from saqqara.games.machine_code import wasm
from saqqara.games.machine_code.build import BuildFailed
from saqqara.games.machine_code.runner import Interpreter, Runner, runner

from ... import needs
from ...wasm import CLIENT, MODULES, interface_of, packed

ZIG = CLIENT.parent / "build" / "zig"
"""Where `make page` keeps the compiler."""
RANDOM_GAMES, MOST_POSITIONS = 2000, 500
NODES, SIMULATIONS, POSITIONS = 3000, 60, 200
INTERPRETED = 1 if "SAQQARA_LONG" in os.environ else 50
"""One position in so many is searched by the interpreter too."""
ROWS, PLIES = 4000, 8
LEARNED = SearchSettings(explore=1.5, prior_scale=100, rollout=0, learned=True)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The client's bindings and `equality.ts` as one file for Node.js."""
    bundler = CLIENT / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    if shutil.which("node") is None or not bundler.exists():
        pytest.skip(needs.reason("Node.js"))
    made = tmp_path_factory.mktemp("engine") / "equality.mjs"
    source = CLIENT / "tests" / "engine" / "equality.ts"
    command = ["node", str(bundler), str(source), "-p", "node", "-o", str(made)]
    subprocess.run(command, check=True, capture_output=True, cwd=CLIENT)
    return made


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler that `make page` has fetched can be found."""
    if ZIG.exists():
        monkeypatch.syspath_prepend(str(ZIG))
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ZIG)]))


def modules_of(name: str, folder: Path) -> list[Path]:
    """The modules of a game: those of the page if they are still right."""
    try:
        return wasm.build_modules(describe(name), MODULES if (CLIENT / "src" / "games" / name).exists() else folder)
    except BuildFailed:
        pytest.skip(needs.reason("ziglang"))


def first_rows(field: memoryview, number: int, rows: int) -> bytes:
    """The bytes of some rows of a field that has so many."""
    return bytes(field.cast("B")[: field.nbytes // rows * number])


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


@dataclass
class Expected:
    """A case for WebAssembly, and what native code or Python makes of it."""

    case: dict[str, Any]
    digest: str


def random_games(name: str) -> Iterator[Expected]:
    """Every field of every position of random games over all options, by native code."""
    engine, most = runner(name), MOST_POSITIONS
    assert engine.native
    memory = engine.allocate(Trace, states=most, counts=most, legal=most, scores=most)
    games = all_games(name)
    for seed in range(RANDOM_GAMES):
        game = games[seed % len(games)]
        blank = game.rules.blank(game.options)
        memory.states.store(0, blank)
        memory.states.seed(0, seed_words(seed))
        for i, word in enumerate(seed_words(seed, "players")):
            memory.words[i] = word
        plies = engine.function(trace_random_game)(memory)
        counts = cast("memoryview", memory.counts)
        fields = (memory.states.view, counts, memory.legal.flat, memory.scores.flat)
        parts = [first_rows(field, plies, most) for field in fields]
        yield Expected({"blank": text(blank), "seed": seed}, digest(*parts))


def walks(name: str) -> Iterator[Expected]:
    """Whole games by Python, one decision after the other."""
    for seed, game in enumerate(few_games(name)):
        position, functions, parts = game.rules.blank(game.options), game.rules.functions, []
        case = {"blank": text(position), "seed": seed}
        position.words[:] = seed_words(seed)
        moves, ply = [0] * (len(game.rules.notation) + 1), 0
        functions.start(position)
        while (count := functions.legal_moves(position, moves)) > 0:
            scores = [functions.score(position, seat) for seat in range(game.players)]
            parts += [packed(position), json.dumps([moves[:count], scores], separators=(",", ":")).encode()]
            functions.play(position, moves[7 * ply % count])
            ply += 1
        yield Expected(case, digest(*parts, packed(position)))


def searches(name: str) -> Iterator[Expected]:
    """Search trees, by native code: with the best settings in many positions, with others in a few."""
    best = describe(name).search
    for number, state in enumerate(positions(name)):
        yield tree(state, number, best)
    for number, game in enumerate(few_games(name)):
        for settings in (SearchSettings(), LEARNED, replace(best, paranoid=True)):
            yield tree(advanced(game.start(seed=number), 5 + 9 * number), number, settings)


def positions(name: str) -> Iterator[State]:
    """Positions from all over games with all options."""
    games = all_games(name)
    for number in range(POSITIONS):
        yield advanced(games[number % len(games)].start(seed=number), 7 * number % 90)


def tree(state: State, number: int, settings: SearchSettings, engine: Runner | None = None) -> Expected:
    """The tree of a search: every move that was tried, with its visits, and every node."""
    engine = engine or runner(state.game.name)
    memory = new_memory(engine, root_of(state, number), NODES, settings_list(settings), seed=number)
    engine.function(simulate)(memory, SIMULATIONS)
    moves = [[int(memory.links[child, MOVE]), int(memory.links[child, VISITS])] for child in children(memory, 0)]
    parts = [first_rows(field, memory.used[0], NODES) for field in (memory.links.flat, memory.stats.flat)]
    case: dict[str, Any] = {"state": text(state.position), "seed": number}
    case |= {"settings": settings_list(settings), "nodes": NODES, "simulations": SIMULATIONS}
    return Expected(case, digest(*parts, json.dumps(moves, separators=(",", ":")).encode()))


def endgames(name: str) -> Iterator[Expected]:
    """What the solver counts out at the end of games, by native code."""
    engine = runner(name)
    for number, game in enumerate(few_games(name)):
        root = root_of(advanced(game.start(seed=number), 10_000), number)
        memory = solver_memory(engine, root, ROWS)
        engine.function(start_solving)(memory, PLIES)
        engine.function(solve)(memory, ROWS // 2)
        case = {"root": text(root), "deals": memory.run[DEALS], "rows": ROWS, "plies": PLIES, "nodes": ROWS // 2}
        solved, run = cast("memoryview", memory.solved), cast("memoryview", memory.run)
        yield Expected(case, digest(bytes(solved), bytes(memory.shares.flat), bytes(run)))


def advanced(state: State, plies: int) -> State:
    """After some moves, if the game lasts so long."""
    for ply in range(plies):
        following = state.copy()
        following.play(following.moves()[5 * ply % len(following.moves())])
        if following.over:
            break
        state = following
    return state


def text(position: Flat) -> str:
    return b64encode(packed(position)).decode()


@pytest.mark.usefixtures("compiler")
@pytest.mark.parametrize("name", game_names())
def test_wasm_does_what_native_code_and_python_do(name: str, program: Path, tmp_path: Path) -> None:
    expected = {
        "traces": [*random_games(name)],
        "walks": [*walks(name)],
        "searches": [*searches(name)],
        "endgames": [*endgames(name)],
    }
    cases = {kind: [each.case for each in wanted] for kind, wanted in expected.items()}
    about = {"layout": interface_of(name), "modules": [str(path) for path in modules_of(name, tmp_path)]}
    (tmp_path / "cases.json").write_text(json.dumps(about | cases))
    done = subprocess.run(
        ["node", str(program), str(tmp_path / "cases.json")], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr[-2000:]
    results = json.loads(done.stdout)
    assert len(results) == len(wasm.VARIANTS)
    for result in results:
        for kind, wanted in expected.items():
            assert result[kind] == [each.digest for each in wanted], kind


@pytest.mark.parametrize("name", game_names())
def test_the_interpreter_searches_the_same_tree(name: str) -> None:
    interpreter, best = Interpreter(describe(name)), describe(name).search
    for number, state in list(enumerate(positions(name)))[::INTERPRETED]:
        assert tree(state, number, best, interpreter) == tree(state, number, best), number
