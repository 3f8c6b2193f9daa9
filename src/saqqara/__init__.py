"""Saqqara: board games with their complete rules, at two speeds.

>>> import saqqara
>>> name = saqqara.game_names()[0]
>>> state = saqqara.game(name, players=2).start(seed=7)
>>> state.play(state.moves()[0])
>>> state.mover
1
"""

from .games import BadRecord, BadSetup, Game, IllegalMove, State, game, game_names, replay

__version__ = "0.1.0"

for _public in (BadRecord, BadSetup, Game, IllegalMove, State):
    _public.__module__ = __name__  # what people see in an error is what they can import
__all__ = ["BadRecord", "BadSetup", "Game", "IllegalMove", "State", "__version__", "game", "game_names", "replay"]
