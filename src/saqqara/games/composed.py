"""The functions of a game composed from its steps: what follows from the steps need not be written.

A game that needs the last bit of speed writes all of `RuleFunctions` itself. Every other game gives its steps to
`compose_functions`. The names declared below are the game's own functions; `bind` fills them in.
"""

from collections.abc import Callable
from typing import Any

from .chance import below
from .contract import RuleFunctions
from .drivers import bind
from .fields import Flat, MoveList, P

NOBODY = -1
"""The start player as long as it is left to chance."""

deal: Callable[[Flat], None]
begin: Callable[[Flat], None]
advance: Callable[[Flat], None]
apply: Callable[[Flat, int], None]
chance_asked: Callable[[Flat], bool]
answer_chance: Callable[[Flat], None]
points: Callable[[Flat, int, int], int]
sources: int


def deal_setup(s: Flat) -> None:
    """Deal, and draw the start player if the options leave it to chance."""
    deal(s)
    drawn = below(s.words, s.players)
    if s.start_player == NOBODY:
        s.start_player = drawn


def run(s: Flat) -> None:
    """Run to the next decision of a player. The generator answers for chance."""
    advance(s)
    while chance_asked(s):
        answer_chance(s)
        advance(s)


def start_game(s: Flat) -> None:
    """Deal, lay out the table, and run to the first decision."""
    deal_setup(s)
    begin(s)
    run(s)


def play_move(s: Flat, move: int) -> None:
    """Play a legal move, and run to the next decision."""
    apply(s, move)
    run(s)


def total(s: Flat, seat: int) -> int:
    """The points of a seat from all sources."""
    result = 0
    for source in range(sources):
        result += points(s, seat, source)
    return result


def nothing_dealt(s: Flat) -> None:
    """A game without a setup that is drawn."""


def never_asked(s: Flat) -> bool:  # noqa: ARG001
    """A game in whose course chance is not asked."""
    return False


def no_answer(s: Flat) -> None:
    """Chance is never asked."""


def no_tie_break(s: Flat, seat: int) -> int:  # noqa: ARG001
    """Nothing decides a tie."""
    return 0


def compose_functions(  # noqa: PLR0913
    *,
    source_count: int,
    begin: Callable[[P], None],
    legal_moves: Callable[[P, MoveList], int],
    apply: Callable[[P, int], None],
    advance: Callable[[P], None],
    is_over: Callable[[P], bool],
    points: Callable[[P, int, int], int],
    conceal: Callable[[P, int], None],
    deal: Callable[[P], None] = nothing_dealt,
    chance_asked: Callable[[P], bool] = never_asked,
    answer_chance: Callable[[P], None] = no_answer,
    tie_break: Callable[[P, int], int] = no_tie_break,
) -> RuleFunctions[P]:
    """All functions of a game from its steps. `deal` need not draw the start player: that is done after it."""
    steps = {"deal": deal, "begin": begin, "advance": advance, "apply": apply, "points": points}
    names: dict[str, Any] = steps | {"chance_asked": chance_asked, "answer_chance": answer_chance, "sources": source_count}
    return RuleFunctions(
        deal=bind(deal_setup, names),
        begin=begin,
        start=bind(start_game, names),
        legal_moves=legal_moves,
        play=bind(play_move, names),
        apply=apply,
        advance=advance,
        is_over=is_over,
        score=bind(total, names),
        points=points,
        tie_break=tie_break,
        conceal=conceal,
        chance_asked=chance_asked,
        answer_chance=answer_chance,
    )
