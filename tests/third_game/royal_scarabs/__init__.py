"""Royal Scarabs: Scarabs with every optional part of a game."""

from saqqara.games.description import GameDescription
from saqqara.games.evaluation import SearchSettings

from ..scarabs.state import Position
from .chance_nodes import CHANCE_NODES
from .evaluation import EVALUATION
from .observation import OBSERVATION
from .rules import RULES
from .words import HINTS, LABELS, TERMINAL


class RoyalScarabsDescription(GameDescription[Position]):
    """What the rest of Saqqara knows about Royal Scarabs."""

    name = RULES.name
    title = "Royal Scarabs"
    options = RULES.options
    rules = RULES
    search = SearchSettings(prior_scale=300, rollout=-1, samples=2)
    evaluation = EVALUATION
    observation = OBSERVATION
    chance_nodes = CHANCE_NODES
    hints = HINTS
    terminal = TERMINAL
    labels = LABELS


DESCRIPTION = RoyalScarabsDescription()
