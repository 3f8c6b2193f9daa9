"""A move in notation, taken apart: for everything that speaks about moves."""

from functools import cache
from typing import NamedTuple


class ParsedMove(NamedTuple):
    """The parts of a move. Ships, spaces and places count from 1, as in notation; the seat from 0, as everywhere else."""

    verb: str
    ship: int = 0
    space: int = 0
    """`load`: the space of the ship."""
    place: int = 0
    """`pick`: the place in the market; `keep`: the first or second face-down card."""
    seat: int = -1
    """`unload`: whose stone comes next."""
    name: str = ""
    """The site of `sail`, the card of `play`, the pyramid of `build`, the choice of `bonus`."""


@cache
def parse(move: str) -> ParsedMove:
    """The parts of a move of the game.

    >>> parse("sail 3 temple")
    ParsedMove(verb='sail', ship=3, space=0, place=0, seat=-1, name='temple')
    """
    verb, _, rest = move.partition(" ")
    if verb == "load":
        ship, _, space = rest.partition(".")
        return ParsedMove(verb, ship=int(ship), space=int(space))
    if verb == "sail":
        ship, _, site = rest.partition(" ")
        return ParsedMove(verb, ship=int(ship), name=site)
    if verb in ("pick", "keep"):
        return ParsedMove(verb, place=int(rest))
    if verb == "unload":
        return ParsedMove(verb, seat=int(rest.removeprefix("p")) - 1)
    return ParsedMove(verb, name=rest)
