"""What a move is worth by playing on: many games to the end, in which all seats look one step ahead.

Slower than a search and without its opinions: nothing but how games ended. `benchmarks/regret.py` measures bots by it.
"""

from typing import Any

from ..games import State
from .engine import machine_code, root_of, tree_room
from .search import best_settings, settings_list
from .thinking import play_out

_compiled: dict[str, Any] = {}
"""By game."""


def worth(state: State[Any], move: str, times: int, seed: int) -> float:
    """The mover's share of wins after a move, from so many games. With one seed all moves meet the same dice and deals."""
    room = tree_room(root_of(state, seed), 1, settings_list(best_settings(state)), seed)
    number = state.game.moves[move]
    if state.game.name not in _compiled:
        _compiled[state.game.name] = machine_code(state, play_out, room, number, times)
    won: float = _compiled[state.game.name](room, number, times)
    return won
