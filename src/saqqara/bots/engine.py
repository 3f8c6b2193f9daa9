"""The drivers in `thinking.py` and `choosing.py` for the game of a state, at the best speed there is."""

from typing import Any

from ..games import State
from ..games.chance import seed_words
from ..games.evaluation import Weakness
from ..games.machine_code.runner import Runner
from . import choosing, thinking
from .thinking import SearchMemory

NO_WEAKNESS = Weakness()


def new_memory(
    engine: Runner,
    root: Any,
    nodes: int,
    settings: list[float] | None = None,
    seed: int = 0,
    weakness: Weakness = NO_WEAKNESS,
) -> SearchMemory:
    """The memory of one thread of search. Its tree has only the root.

    The tree is bounded: a node takes 72 bytes. When it is full, the search continues with the nodes there are.
    """
    memory = engine.allocate(SearchMemory, links=nodes, stats=nodes)
    memory.states.store(thinking.ROOT, root)
    for i, word in enumerate(seed_words(seed, "search")):
        memory.words[i] = word
    for i, setting in enumerate(settings or []):
        memory.settings[i] = setting
    for column, value in (
        (choosing.SOFTNESS, weakness.softness),
        (choosing.TOLERANCE, weakness.tolerance),
        (choosing.HABIT, weakness.habit),
        (choosing.SHORT_SIGHT, weakness.short_sight),
    ):
        memory.weakness[column] = value
    memory.used[0] = memory.used[1] = 1
    thinking.clear_node(memory.links, memory.stats, 0)
    return memory


def children(memory: SearchMemory, node: int) -> list[int]:
    """The children of a node."""
    found, child = [], memory.links[node, thinking.FIRST]
    while child != thinking.NONE:
        found.append(child)
        child = memory.links[child, thinking.NEXT]
    return found


def step_memory(engine: Runner, root: Any, weakness: Weakness = NO_WEAKNESS, seed: int = 0) -> SearchMemory:
    """Memory for one step of look-ahead: a row for each move."""
    return new_memory(engine, root, len(engine.description.rules.notation) + 1, None, seed, weakness)


def values_after(engine: Runner, root: Any) -> list[list[int]]:
    """The expected points of every seat after each legal move of a position, in hundredths."""
    memory = step_memory(engine, root)
    count = engine.function(choosing.look_ahead)(memory)
    return [[int(memory.stats[i, seat]) for seat in range(root.players)] for i in range(count)]


def root_of(state: State, seed: int) -> Any:
    """The position as its mover sees it; what is hidden from the mover is dealt at random from a seed.

    States that differ only in what is hidden give the same root.
    """
    root = state.position.copy()
    root.words[:] = seed_words(seed, "conceal")
    state.game.rules.functions.conceal(root, root.mover)
    return root
