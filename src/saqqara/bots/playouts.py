"""How good a move is, measured by many games to the end in which all seats look one step ahead.

Slower than a search, but it depends only on how the games end. `benchmarks/regret.py` measures bots with it.
"""

from typing import Any

from ..games import State
from .engine import machine_code, new_memory, root_of
from .search import best_settings, settings_list
from .thinking import play_out

_compiled: dict[str, Any] = {}
"""By game."""


def worth(state: State[Any], move: str, times: int, seed: int) -> float:
    """The mover's share of wins after a move, from so many games. With one seed all moves meet the same dice and deals."""
    memory = new_memory(state.game.rules, root_of(state, seed), 1, settings_list(best_settings(state)), seed)
    number = state.game.moves[move]
    if state.game.name not in _compiled:
        _compiled[state.game.name] = machine_code(state, play_out, memory, number, times)
    won: float = _compiled[state.game.name](memory, number, times)
    return won
