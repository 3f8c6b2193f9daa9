"""A game made ready for bots: its rules and its evaluation together, interpreted or as machine code.

Compiled functions are kept on disk beside those of the rules, in a folder named after a hash of this room's sources.
"""

import hashlib
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from ..games import State
from ..games.chance import seed_words
from ..games.drivers import bind
from ..games.evaluation import SEATS, VALUES
from ..games.registry import describe
from . import thinking

SOURCES = ("thinking.py",)
"""What is compiled from this room."""
MOST_MOVES = 256
"""More than the moves there are in any game."""
PLAIN = [1.0] * thinking.LEARNED + [0.0] * (thinking.SETTINGS - thinking.LEARNED)
"""Settings for one step ahead by the plain evaluation."""


def copy_interpreted(states: list[Any], to: int, source: int) -> None:
    """Copy one position onto another, interpreted."""
    states[to].take_from(states[source])


def game_functions(state: State[Any]) -> dict[str, Callable[..., Any]]:
    """The rules of a game and what this room adds to them."""
    return state.game.rules.functions.by_name() | describe(state.game.name).evaluation.functions()


class Interpreted:
    """One step ahead, without Numba."""

    def __init__(self, state: State[Any]) -> None:
        self.look_ahead = bind(thinking.look_ahead, game_functions(state) | {"copy_position": copy_interpreted})

    def values(self, root: Any) -> list[list[int]]:
        """What every seat may expect after each legal move, in hundredths."""
        rows = [[0] * SEATS for _ in range(MOST_MOVES)]
        states, moves, values = [root, root.copy()], [0] * MOST_MOVES, [0] * VALUES
        nothing: list[int] = []
        room = thinking.Room(states, nothing, moves, values, nothing, nothing, nothing, nothing, rows, nothing, nothing)
        return [row[: root.players] for row in rows[: self.look_ahead(room)]]


def machine_code(state: State[Any], driver: Callable[..., Any], *arguments: Any) -> Any:
    """A function of `thinking` for the game of a state and for arguments like these. NotCompiled without Numba."""
    from ..games.compile import Compiler, cache_directory

    directory = cache_directory() / f"bots-{sources_hash()}"
    directory.mkdir(parents=True, exist_ok=True)
    names = game_functions(state) | {"copy_position": thinking.copy_record}
    return Compiler(state.game.rules.position, directory).entry(bind(driver, names), *arguments)


class Compiled:
    """The compiled `think` of a game."""

    def __init__(self, state: State[Any]) -> None:
        self.think = machine_code(state, thinking.think, tree_room(state.position, 1), 0)

    def values(self, root: Any) -> list[list[int]]:
        """What every seat may expect after each legal move, in hundredths."""
        room = tree_room(root, MOST_MOVES + 1, PLAIN)
        self.think(room, 0)
        scores = room.stats[children(room, 0), thinking.SCORE : thinking.SCORE + root.players]
        values: list[list[int]] = (scores * 100).round().astype(int).tolist()
        return values


def tree_room(root: Any, nodes: int, settings: list[float] | None = None, seed: int = 0) -> thinking.Room:
    """The room of one thread of search, its tree with no more than the root.

    The tree is bounded: a node takes 72 bytes, and when no more fit the search goes on with those there are.
    """
    import numpy as np

    from ..games.compile import dtype, to_record

    states = np.zeros(thinking.POSITIONS, dtype(type(root)))
    to_record(root, states[thinking.ROOT])
    links = np.empty((nodes, thinking.LINKS), np.int32)
    stats = np.empty((nodes, thinking.STATS), np.float32)
    thinking.clear_node(links, stats, 0)
    return thinking.Room(
        states=states,
        words=np.array(seed_words(seed, "search"), np.int64),
        moves=np.zeros(MOST_MOVES, np.int64),
        values=np.zeros(VALUES, np.int64),
        chosen=np.zeros(MOST_MOVES, np.int64),
        path=np.zeros(thinking.MOST_DEPTH, np.int64),
        used=np.ones(2, np.int64),
        links=links,
        stats=stats,
        outcome=np.zeros(2 * SEATS, np.float64),
        settings=np.array(settings or [0] * thinking.SETTINGS, np.float64),
    )


def children(room: thinking.Room, node: int) -> list[int]:
    """The children of a node."""
    found, child = [], int(room.links[node, thinking.FIRST])
    while child != thinking.NONE:
        found.append(child)
        child = int(room.links[child, thinking.NEXT])
    return found


@cache
def sources_hash() -> str:
    """A name for this version of what is compiled from this room."""
    room = Path(__file__).parent
    return hashlib.sha256(b"\0".join((room / name).read_bytes() for name in SOURCES)).hexdigest()[:16]


_compiled: dict[str, Compiled] = {}
_compiling = threading.Lock()


def compiled(state: State[Any]) -> Compiled:
    """The machine code of a state's game, compiled once. NotCompiled without Numba."""
    with _compiling:
        if state.game.name not in _compiled:
            _compiled[state.game.name] = Compiled(state)
        return _compiled[state.game.name]


def look_ahead(state: State[Any], root: Any, patient: bool = True) -> list[list[int]]:
    """What every seat may expect after each legal move, in hundredths, at the best speed there is.

    The impatient do not wait for the compiler: one step ahead is quick enough interpreted.
    """
    from ..games.compile import available

    waits = state.game.name not in _compiled
    if available() and (patient or not waits) and len(state.legal()) > 1:  # a forced move makes no tree
        return compiled(state).values(root)
    return Interpreted(state).values(root)


def root_of(state: State[Any], seed: int) -> Any:
    """The position as its mover sees it, hidden things dealt anew from a seed.

    Two states that differ only in what is hidden give the same root.
    """
    root = state.position.copy()
    root.words[:] = seed_words(seed, "conceal")
    state.game.rules.functions.conceal(root, root.mover)
    return root
