"""A move in notation, taken apart: for everything that speaks about moves."""

from functools import cache
from typing import NamedTuple

DONE = "done"
JOKER = "joker"


class ParsedMove(NamedTuple):
    """The parts of a move."""

    building: str
    """`pyramid`, `arch` or `relief`; for the end of the action `done`."""
    places: tuple[str, ...] = ()
    """Where in the building: one stone, or the two fields of a relief pair."""
    jokers: tuple[bool, ...] = ()
    """For each place: is it paid with a joker?"""

    @property
    def fields(self) -> list[str]:
        """The fields that are crossed, each in notation."""
        return [f"{self.building} {place}" for place in self.places]


@cache
def parse(move: str) -> ParsedMove:
    """The parts of a move of the game.

    >>> parse("relief 2.1-2.2 - joker")
    ParsedMove(building='relief', places=('2.1', '2.2'), jokers=(False, True))
    """
    if move == DONE:
        return ParsedMove(DONE)
    building, place, *marks = move.split(" ")
    places = tuple(place.split("-"))
    return ParsedMove(building, places, tuple(mark == JOKER for mark in marks) or (False,) * len(places))
