"""How good a move is, measured by many games to the end in which all seats look one step ahead.

Slower than a search, but it depends only on how the games end. `benchmarks/regret.py` measures bots with it.
"""

from ..games import State
from ..games.machine_code.runner import runner
from .engine import new_memory, root_of
from .search import best_settings, settings_list
from .thinking import play_out


def worth(state: State, move: str, times: int, seed: int) -> float:
    """The mover's share of wins after a move, from so many games. With one seed all moves meet the same dice and deals."""
    engine = runner(state.game.name)
    memory = new_memory(engine, root_of(state, seed), 1, settings_list(best_settings(state)), seed)
    won: float = engine.function(play_out)(memory, state.game.moves[move], times)
    return won
