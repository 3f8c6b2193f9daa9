"""A game's rules and evaluation bound to the drivers in `thinking.py`, interpreted or as machine code.

Compiled functions are kept on disk beside those of the rules, in a folder named after a hash of this package's sources.
"""

import hashlib
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ..games import State
from ..games.chance import seed_words
from ..games.contract import Rules
from ..games.drivers import bind, copy_interpreted, copy_record
from ..games.evaluation import SEATS, VALUES
from ..games.registry import describe
from . import thinking

SOURCES = ("thinking.py",)
"""What is compiled from this package."""
PLAIN = [1.0] * thinking.LEARNED + [0.0] * (thinking.SETTINGS - thinking.LEARNED)
"""Settings for one step ahead by the plain evaluation."""


def game_functions(state: State[Any]) -> dict[str, Callable[..., Any]]:
    """The functions of a game's rules and evaluation, by name."""
    return state.game.rules.functions.by_name() | describe(state.game.name).evaluation.functions()


class Interpreted:
    """One step ahead, without Numba."""

    def __init__(self, state: State[Any]) -> None:
        self.rules = state.game.rules
        self.look_ahead = bind(thinking.look_ahead, game_functions(state) | {"copy_position": copy_interpreted})

    def values(self, root: Any) -> list[list[int]]:
        """The expected points of every seat after each legal move, in hundredths."""
        moves = move_list(self.rules)
        rows = [[0] * SEATS for _ in moves]
        states, values = [root, root.copy()], [0] * VALUES
        nothing: list[int] = []
        memory = thinking.SearchMemory(
            states, nothing, moves, values, nothing, nothing, nothing, nothing, rows, nothing, nothing
        )
        return [row[: root.players] for row in rows[: self.look_ahead(memory)]]


def machine_code(state: State[Any], driver: Callable[..., Any], *arguments: Any) -> Any:
    """A function of `thinking` for the game of a state and for arguments like these. NotCompiled without Numba."""
    from ..games.compile import Compiler, cache_directory

    directory = cache_directory() / f"bots-{sources_hash()}"
    directory.mkdir(parents=True, exist_ok=True)
    names = game_functions(state) | {"copy_position": copy_record}
    return Compiler(state.game.rules.position, directory).entry(bind(driver, names), *arguments)


class Compiled:
    """The tree search of a game as machine code."""

    def __init__(self, state: State[Any]) -> None:
        self.rules = state.game.rules
        self.simulate = machine_code(state, thinking.simulate, new_memory(self.rules, state.position, 1), 0)

    def values(self, root: Any) -> list[list[int]]:
        """The expected points of every seat after each legal move, in hundredths."""
        memory = new_memory(self.rules, root, len(self.rules.notation) + 1, PLAIN)
        self.simulate(memory, 0)
        scores = memory.stats[children(memory, 0), thinking.SCORE : thinking.SCORE + root.players]
        values: list[list[int]] = (scores * 100).round().astype(int).tolist()
        return values


def move_list(rules: Rules[Any]) -> list[int]:
    """A list that has room for the legal moves of any position of a game."""
    return [0] * (len(rules.notation) + 1)


def new_memory(
    rules: Rules[Any], root: Any, nodes: int, settings: list[float] | None = None, seed: int = 0
) -> thinking.SearchMemory:
    """The memory of one thread of search. Its tree has only the root.

    The tree is bounded: a node takes 72 bytes. When it is full, the search continues with the nodes there are.
    """
    import numpy as np

    from ..games.compile import dtype, to_record

    states = np.zeros(thinking.POSITIONS, dtype(type(root)))
    to_record(root, states[thinking.ROOT])
    links = np.empty((nodes, thinking.LINKS), np.int32)
    stats = np.empty((nodes, thinking.STATS), np.float32)
    thinking.clear_node(links, stats, 0)
    return thinking.SearchMemory(
        states=states,
        words=np.array(seed_words(seed, "search"), np.int64),
        moves=np.array(move_list(rules), np.int64),
        values=np.zeros(VALUES, np.int64),
        candidates=np.array(move_list(rules), np.int64),
        path=np.zeros(thinking.MOST_DEPTH, np.int64),
        used=np.ones(2, np.int64),
        links=links,
        stats=stats,
        outcome=np.zeros(2 * SEATS, np.float64),
        settings=np.array(settings or [0] * thinking.SETTINGS, np.float64),
    )


def children(memory: thinking.SearchMemory, node: int) -> list[int]:
    """The children of a node."""
    found, child = [], int(memory.links[node, thinking.FIRST])
    while child != thinking.NONE:
        found.append(child)
        child = int(memory.links[child, thinking.NEXT])
    return found


@cache
def sources_hash() -> str:
    """A name for this version of what is compiled from this package."""
    package = Path(__file__).parent
    return hashlib.sha256(b"\0".join((package / name).read_bytes() for name in SOURCES)).hexdigest()[:16]


_compiled: dict[str, Compiled] = {}
_compiling = threading.Lock()


def compiled(state: State[Any]) -> Compiled:
    """The machine code of a state's game, compiled once. NotCompiled without Numba."""
    with _compiling:
        if state.game.name not in _compiled:
            _compiled[state.game.name] = Compiled(state)
        return _compiled[state.game.name]


def look_ahead(state: State[Any], root: Any, wait_for_compiler: bool = True) -> list[list[int]]:
    """The expected points of every seat after each legal move, in hundredths, at the best speed available.

    With `wait_for_compiler=False` it runs interpreted until the machine code is there.
    """
    from ..games.compile import available

    waits = state.game.name not in _compiled
    if available() and (wait_for_compiler or not waits) and len(state.legal()) > 1:  # a forced move makes no tree
        return compiled(state).values(root)
    return Interpreted(state).values(root)


def root_of(state: State[Any], seed: int) -> Any:
    """The position as its mover sees it; what is hidden from the mover is dealt at random from a seed.

    States that differ only in what is hidden give the same root.
    """
    root = state.position.copy()
    root.words[:] = seed_words(seed, "conceal")
    state.game.rules.functions.conceal(root, root.mover)
    return root
