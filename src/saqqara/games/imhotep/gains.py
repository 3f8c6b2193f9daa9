"""What a move changes for every seat, until the ship that it sails is empty: the figures at docks, tabs and cards.

The move is played on a copy, and every order and choice that may follow while stones leave the ship. Two things are left out,
because nobody can know or nobody has decided them: cards that would be drawn, and the temple's points at the end of the
round, which count here from the moment when a stone lies on top.
"""

from collections import Counter
from collections.abc import Iterator

from .components import FROM_TEMPLE, MARKET, SITES
from .moves import MOVES, NOTATION, PLAY_MOVE, SAIL_MOVE, SKIP_MOVE, legal_moves
from .scoring import score, score_end
from .state import BONUS_LOAD, BUILD, OVER, UNLOAD, Position
from .turn import play
from .view import temple_worth
from .view_types import ImhotepGain

NUMBERS = {text: move for move, text in enumerate(NOTATION)}


def gains(s: Position, notation: str) -> list[ImhotepGain]:
    """What a legal move changes for each seat, at least and at most."""
    move = NUMBERS[notation]
    if SAIL_MOVE <= move < PLAY_MOVE and (move - SAIL_MOVE) % SITES == MARKET:
        stones = Counter(s.ship_space[(move - SAIL_MOVE) // SITES])
        return [{"least": 0, "most": 0, "cards": stones[seat]} for seat in range(s.players)]
    before = standing(s)
    ends = [standing(end) for end in outcomes(after(without_piles(s), move))]
    changes = [[new - before[seat] for new in values] for seat, values in enumerate(zip(*ends, strict=True))]
    return [{"least": min(each), "most": max(each), "cards": 0} for each in changes]


def standing(s: Position) -> list[int]:
    """What each seat would have if the game ended now; for the temple what it gives at the end of this round."""
    end = s.copy()
    if end.question != OVER:
        score_end(end)
    return [score(end, seat) - end.points[seat][FROM_TEMPLE] + temple_worth(s, seat) for seat in range(s.players)]


def without_piles(s: Position) -> Position:
    """A copy from whose piles nothing can be drawn."""
    copy = s.copy()
    copy.draw_size = copy.discard_size = 0
    return copy


def after(s: Position, move: int) -> Position:
    """A copy after a legal move."""
    copy = s.copy()
    play(copy, move)
    return copy


def outcomes(s: Position) -> Iterator[Position]:
    """Every position in which the stones of the ship can have found their places."""
    if s.question == BONUS_LOAD:
        yield from outcomes(after(s, SKIP_MOVE))
    elif s.question in (UNLOAD, BUILD):
        moves = [0] * (MOVES + 1)
        for move in moves[: legal_moves(s, moves)]:
            yield from outcomes(after(s, move))
    else:
        yield s
