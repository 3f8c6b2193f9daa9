"""The four monuments: what happens when a stone arrives, and the temple's score at the end of a round.

Rules: docs/rules/imhotep.md, section 6. Where the burial chamber and obelisks A score at the end: `scoring.py`.
"""

from .agenda import DRAW, TEMPLE_SPACE, push
from .components import (
    BONUS_CARD,
    BONUS_CHOICE,
    BURIAL,
    BURIAL_ROWS,
    CARD_STONE,
    FROM_OBELISKS,
    FROM_PYRAMIDS,
    FROM_TEMPLE,
    LATE_STONE_POINTS,
    LEFT,
    LOAD_STONE,
    MIDDLE,
    OBELISKS,
    PYRAMID_A_POINTS,
    PYRAMID_A_SPACES,
    PYRAMID_B_POINTS,
    PYRAMID_HEIGHT,
    PYRAMIDS,
    RIGHT,
    SIDE_A,
    SLED_PLACES,
    TAKE,
    TAKE_STONE,
    TEMPLE,
    TEMPLE_A_POINTS,
    TEMPLE_B_BONUS,
    TEMPLE_B_POINTS,
    TEMPLE_B_STONES,
    TEMPLE_SPACES,
    TOWER_POINTS,
    TOWER_STONES,
    TOWERS,
)
from .ships import free_spaces
from .state import BONUS, BONUS_LOAD, BUILD, NOBODY, Position


def stones_to_get(s: Position, seat: int, most: int) -> int:
    """How many of `most` stones the quarry has and the sled can hold."""
    return min(most, SLED_PLACES - s.sled[seat], s.quarry[seat])


def get_stones(s: Position, seat: int, most: int) -> None:
    """Up to `most` stones from quarry to sled."""
    number = stones_to_get(s, seat, most)
    s.quarry[seat] -= number
    s.sled[seat] += number


def place_stone(s: Position, seat: int, site: int) -> None:
    """A stone arrives at a monument, from a ship or by a red card."""
    if site == PYRAMIDS and s.sides[PYRAMIDS] != SIDE_A:
        arrive_at_pyramids_b(s, seat)
        return
    s.built[site][seat] += 1
    if site == PYRAMIDS:
        place_on_pyramids_a(s, seat)
    elif site == TEMPLE:
        s.temple[s.temple_size] = seat
        s.temple_size += 1
    elif site == BURIAL:
        s.burial_row[s.burial_size % BURIAL_ROWS][seat] += 1
        s.burial[s.burial_size] = seat
        s.burial_size += 1
    elif s.sides[OBELISKS] != SIDE_A:
        wait_at_obelisks(s, seat)


def place_on_pyramids_a(s: Position, seat: int) -> None:
    """The next space in order; every stone after the last space: 1 point."""
    space = s.pyramid_size[0]
    if space < PYRAMID_A_SPACES:
        s.pyramid_space[space // PYRAMID_HEIGHT][space % PYRAMID_HEIGHT] = seat
        s.pyramid_size[0] = space + 1
        s.points[seat][FROM_PYRAMIDS] += PYRAMID_A_POINTS[space]
    else:
        s.points[seat][FROM_PYRAMIDS] += LATE_STONE_POINTS


def arrive_at_pyramids_b(s: Position, seat: int) -> None:
    """The owner chooses an unfinished pyramid; if all are finished: 1 point."""
    unfinished = 0
    last = 0
    for pyramid in range(3):
        if s.pyramid_size[pyramid] < PYRAMID_HEIGHT:
            unfinished += 1
            last = pyramid
    if unfinished == 0:
        s.built[PYRAMIDS][seat] += 1
        s.points[seat][FROM_PYRAMIDS] += LATE_STONE_POINTS
    elif unfinished == 1:
        build(s, seat, last)
    else:
        s.carried = seat
        s.mover = seat
        s.question = BUILD


def build(s: Position, seat: int, pyramid: int) -> None:
    """Add a stone to one of the three pyramids; its bonus happens at once (ruling 7)."""
    stone = s.pyramid_size[pyramid]
    s.built[PYRAMIDS][seat] += 1
    s.pyramid_space[pyramid][stone] = seat
    s.pyramid_size[pyramid] = stone + 1
    s.points[seat][FROM_PYRAMIDS] += PYRAMID_B_POINTS[pyramid][stone]
    if pyramid == LEFT and stone == CARD_STONE:
        push(s, DRAW, seat, 0)
    elif pyramid == MIDDLE and stone == TAKE_STONE:
        get_stones(s, seat, TAKE)
    elif pyramid == RIGHT and stone == LOAD_STONE and s.sled[seat] > 0 and free_spaces(s) > 0:
        s.mover = seat
        s.question = BONUS_LOAD


def wait_at_obelisks(s: Position, seat: int) -> None:
    """With the third waiting stone a tower rises on the highest free space; if there is none, stones just wait (ruling 3)."""
    s.waiting[seat] += 1
    if s.waiting[seat] >= TOWER_STONES and s.tower_size < TOWERS:
        s.waiting[seat] -= TOWER_STONES
        s.points[seat][FROM_OBELISKS] += TOWER_POINTS[s.tower_size]
        s.tower[s.tower_size] = seat
        s.tower_size += 1


def temple_top(s: Position, space: int) -> int:
    """Owner of the stone on top of a temple space."""
    spaces = TEMPLE_SPACES[s.players]
    if space >= s.temple_size:
        return NOBODY
    return s.temple[space + (s.temple_size - 1 - space) // spaces * spaces]


def score_temple(s: Position) -> None:
    """At the end of every round the stone on top of each space counts for its owner."""
    if s.sides[TEMPLE] == SIDE_A:
        for space in range(min(TEMPLE_SPACES[s.players], s.temple_size)):
            s.points[temple_top(s, space)][FROM_TEMPLE] += TEMPLE_A_POINTS
    else:
        push(s, TEMPLE_SPACE, NOBODY, 0)


def score_temple_space(s: Position, space: int) -> None:
    """Side B, one space after the other from the left."""
    seat = temple_top(s, space)
    if seat == NOBODY:
        return
    if space + 1 < TEMPLE_SPACES[s.players]:
        push(s, TEMPLE_SPACE, NOBODY, space + 1)
    bonus = TEMPLE_B_BONUS[space]
    if bonus == BONUS_CARD:
        push(s, DRAW, seat, 0)
    elif bonus == BONUS_CHOICE:
        if stones_to_get(s, seat, TEMPLE_B_STONES) > 0:
            s.mover = seat
            s.question = BONUS
        else:
            take_temple_point(s, seat)
    else:
        s.points[seat][FROM_TEMPLE] += TEMPLE_B_POINTS[bonus]


def take_temple_point(s: Position, seat: int) -> None:
    """Side B: 1 point, by choice or because no stone can be taken (ruling 11)."""
    s.points[seat][FROM_TEMPLE] += TEMPLE_B_POINTS[BONUS_CHOICE]
