"""The types of views and previews: what every game has, and what a game without its own types has.

A game's own view (`GameDescription.view_type`) and preview (`PreviewParts.type`) add to the common part. They appear in the
OpenAPI document of the server, from which the types of the client are generated.
"""

from typing import Any, NotRequired, TypedDict

from .story import Message


class CommonView(TypedDict):
    """What a seat may see: the part that is the same in every game."""

    seat: int | None
    """Whose view it is; null: an onlooker's."""
    ply: int
    """How many moves have been played."""
    mover: int | None
    """The seat that must decide; null when the game is over."""
    over: bool
    moves: list[str]
    """Every legal move of the mover, in notation."""
    scores: list[int]
    tie_break: list[int]
    """What decides between equal scores, for each seat: more is better."""
    ranking: list[int]
    """The place of each seat after tie-breaks; 1 is the winner."""


class GenericView(CommonView):
    """The view of a game that describes no type of its own. The game's own entries stand beside these."""

    game: str
    options: dict[str, Any]
    breakdown: list[dict[str, int]]
    """Points by source, for each seat."""
    if_it_ended_now: NotRequired[list[dict[str, int]]]
    """What each seat would have, by source, if the game ended now; absent: what it has now."""
    round: NotRequired[int]
    """The current round, from 1; absent in a game without rounds."""
    rounds: NotRequired[int]
    """The last round there can be."""


class CommonPreview(TypedDict):
    """What a move would do, as far as the mover can know: the part that is the same in every game."""

    move: str
    points: list[int]
    """What changes in each seat's points at once; the least of it, where chance decides."""
    worth: list[int]
    """What changes in each seat's points if the game ended after the move."""
    words: list[Message]
    """What the move would do, in sentences."""
