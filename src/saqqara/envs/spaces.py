"""The observation and action spaces of a game, for PettingZoo and Gymnasium."""

import numpy
from gymnasium import spaces

from ..games import Game
from .observation import layout


def observation_space(played: Game) -> spaces.Dict:
    """The observation of a seat, and the mask of its legal actions."""
    seen = layout(played.name)
    low, high = numpy.array(seen.low, numpy.int16), numpy.array(seen.high, numpy.int16)
    numbers = spaces.Box(low, high, dtype=numpy.int16)
    mask = spaces.Box(0, 1, (len(played.rules.notation),), numpy.int8)
    return spaces.Dict({"action_mask": mask, "observation": numbers})


def action_space(played: Game) -> spaces.Discrete:
    """The moves of a game, by their numbers in `rules.notation`."""
    return spaces.Discrete(len(played.rules.notation))
