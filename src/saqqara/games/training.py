"""What the networks of a game's learned evaluation learn from: games against themselves (`saqqara.learning`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Kind:
    """Games that a network learns from, and their share of a generation's games."""

    options: Mapping[str, Any]
    share: float


@dataclass(frozen=True)
class Plan:
    """What the networks of a game learn from, and how."""

    game: str
    networks: Mapping[str, tuple[Kind, ...]]
    """For each network, by a word that says which it is, its games. The order is that of the file."""
    games: int
    """Games of a generation, for a network whose shares sum to 1."""
    generations: int
    points_mean: float = 45.0
    """About the points that a game ends with; they are learned as differences from it."""
    points_unit: float = 10.0
    """How far they spread."""
    margin: float = 0.1
    """How much the lead counts beside the win in what is learned."""
    points_weight: float = 0.02
    """How much the points count beside the win."""
    trace: float = 0.75
    """How much the end of a game counts, from a kept position to the one before; the rest is what the network expects there."""
    temperature: float = 0.15
    """The chance in a choice: the scale of a Gumbel variable that is added to the mover's lead, in logits."""
    simulations: int = 40
    """Of a choice in the games of the search, which a network learns from after all others."""
    written_temperature: float = 1.0
    """The same by the written evaluation, in points."""
