"""Scarabs: 2 to 4 players lay scarabs face down, and the highest wins the treasure of the round."""

from saqqara.games.description import GameDescription

from .rules import RULES
from .state import Position


class ScarabsDescription(GameDescription[Position]):
    """What the rest of Saqqara knows about Scarabs."""

    name = RULES.name
    title = "Scarabs"
    options = RULES.options
    rules = RULES


DESCRIPTION = ScarabsDescription()
