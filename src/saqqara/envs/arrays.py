"""The types of what environments take and return."""

from typing import TypedDict

import numpy
from numpy.typing import NDArray

Numbers = NDArray[numpy.int16]
"""Observations: of one seat, or a row for each game."""
Mask = NDArray[numpy.int8]
"""1 for every legal action: of one seat, or a row for each game."""
Integers = NDArray[numpy.int64]
"""Actions, movers, moves played: one for each game."""
Rewards = NDArray[numpy.float64]
Flags = NDArray[numpy.bool_]
"""One for each game."""
Pixels = NDArray[numpy.uint8]
"""A picture: rows, columns, colours."""


class SeatObservation(TypedDict):
    """What an agent gets, or, in a vector environment, all of them."""

    action_mask: Mask
    observation: Numbers
