"""A game with more moves than a byte can count: each of two players names two numbers that nobody has named, high ones win."""

from typing import Annotated

from saqqara.games import GameDescription, Rules
from saqqara.games.composed import compose_functions
from saqqara.games.fields import I8, I16, I64, Flat, MoveList, flat

NUMBERS, TURNS = 400, 4


@flat
class Position(Flat):
    """What has been named."""

    players: Annotated[int, I8]
    start_player: Annotated[int, I8]
    mover: Annotated[int, I8]
    question: Annotated[int, I8]
    words: Annotated[list[int], I64, 4]
    named: Annotated[list[int], I16, TURNS]
    """Each number, from 1; 0: not yet."""
    turns: Annotated[int, I8]
    total: Annotated[list[int], I16, 2]


def begin(s: Position) -> None:
    """The first player names a number."""
    s.mover = s.start_player


def legal_moves(s: Position, moves: MoveList) -> int:
    """Every number that nobody has named."""
    count = 0
    if s.turns < TURNS:
        for move in range(NUMBERS):
            free = True
            for turn in range(s.turns):
                if s.named[turn] == move + 1:
                    free = False
            if free:
                moves[count] = move
                count += 1
    return count


def apply(s: Position, move: int) -> None:
    """Name a number."""
    s.named[s.turns] = move + 1
    s.total[s.mover] += move + 1
    s.turns += 1


def advance(s: Position) -> None:
    """The next player."""
    if s.turns > 0:
        s.mover = (s.start_player + s.turns) % 2


def is_over(s: Position) -> bool:
    """Has everybody named two numbers?"""
    return s.turns == TURNS


def points(s: Position, seat: int, source: int) -> int:
    """The sum of a player's numbers."""
    return s.total[seat]


def conceal(s: Position, seat: int) -> None:
    """Nothing is hidden."""


class WideRules(Rules[Position]):
    """The rules."""

    name = "wide"
    players = range(2, 3)
    sources = ("numbers",)
    notation = tuple(f"name {number + 1}" for number in range(NUMBERS))
    setup_keys = ("rolls",)
    position = Position
    functions = compose_functions(
        source_count=1,
        begin=begin,
        legal_moves=legal_moves,
        apply=apply,
        advance=advance,
        is_over=is_over,
        points=points,
        conceal=conceal,
    )


class WideDescription(GameDescription[Position]):
    """The description."""

    name = "wide"
    title = "Wide"
    rules = WideRules()


DESCRIPTION = WideDescription()
