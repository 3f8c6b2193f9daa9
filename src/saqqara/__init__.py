"""Saqqara: Imhotep and Anubixx, the rules of both games, complete, at two speeds.

>>> import saqqara
>>> state = saqqara.game("imhotep", players=2).start(seed=7)
>>> state.mover, state.moves()[:3]
(0, ['take', 'load 1.1', 'load 1.2'])
"""

from .games import BadRecord, BadSetup, Game, IllegalMove, State, game, game_names, replay

__version__ = "0.1.0"

for _public in (BadRecord, BadSetup, Game, IllegalMove, State):
    _public.__module__ = __name__  # what people see in an error is what they can import
__all__ = ["BadRecord", "BadSetup", "Game", "IllegalMove", "State", "__version__", "game", "game_names", "replay"]
