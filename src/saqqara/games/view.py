"""What every game's view has: the part that the contract writes. A game's own view adds to it."""

from typing import Any, TypedDict


class CommonView(TypedDict):
    """What a seat may see, whatever the game."""

    game: str
    options: dict[str, Any]
    seat: int | None
    """Whose view it is; null: an onlooker's."""
    ply: int
    """How many moves have been played."""
    mover: int | None
    """The seat that must decide; null when the game is over."""
    over: bool
    moves: list[str]
    """Every legal move, in notation."""
    scores: list[int]
    breakdown: list[dict[str, int]]
    """Points by source, for each seat."""
    ranking: list[int]
