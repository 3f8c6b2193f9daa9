"""What the learned evaluation of Imhotep sees: counts of a seat, marks of a seat, and marks that all seats see alike.

The counts are the parts of the written evaluation, as steps of a fraction of a point. The marks say what lies where: stones on
ships, sleds and monuments, cards, docks. Other seats are told apart by how many places after the seat they sit. Written like
rules, so that they run at every speed.
"""

from ..fields import MoveList
from ..network import COUNTS, Inputs, mark
from .components import (
    BURIAL,
    BURIAL_ROWS,
    CARD_KINDS,
    CHISEL,
    HIDDEN_PLACE,
    LEVER,
    MARKET_PLACES,
    MONUMENTS,
    OBELISKS,
    PYRAMID_A_SPACES,
    PYRAMID_HEIGHT,
    PYRAMIDS,
    ROUNDS,
    SEATS,
    SHIPS,
    SIDE_A,
    SITES,
    SLED_PLACES,
    SPACES,
    STATUE,
    TEMPLE,
    TEMPLE_SPACES,
    TOWERS,
)
from .evaluation import EVALUATED, FLOATING_PART, GAINS, PART_KINDS, PARTS, evaluate, lead_scale, ships_to_come
from .scoring import score, stones_on
from .sites import temple_top
from .state import NO_CARD, NOBODY, NOWHERE, OVER, Position

EXPECTED = EVALUATED
"""In the scratch space: the points that the written evaluation expects of each seat, in hundredths."""
MOST_COUNT = 127
"""Counts are cut off here."""
POINT_STEP = 25
"""Expected points are counted in quarters of a point."""
SMALL_STEP = 10
"""Those that are never large, in tenths."""

# Counts of a seat, by the index where each is written. Their order is that of the weights.
(
    LEAD,  # over the best other, and over the mean of the others, expected
    MEAN_LEAD,
    CHANCES,  # the lead by how far points may still move
    SCORE_LEAD,  # of points so far, over the best other
    SCORE,
    FIRST_PART,
) = range(COUNTS, COUNTS + 6)
FIRST_GAIN = FIRST_PART + PART_KINDS
STONES_AFLOAT, OTHERS_AFLOAT, COUNTS_END = range(FIRST_GAIN + SITES, FIRST_GAIN + SITES + 3)

OTHERS = SEATS - 1
LATEST = SHIPS * ROUNDS
# Marks that all seats see alike, each kind with the number of its first one
TIME = 0
"""Ships still to sail in the game."""
SIDES = TIME + LATEST + 1
"""Sites that show side B."""
WRATH = SIDES + SITES
FOUR_PLAYERS = WRATH + 1
SHIP = FOUR_PLAYERS + 1
"""Ships that have not sailed, by their number, capacity and load."""
LOADS = SPACES + 1
DOCK = SHIP + SHIPS * SPACES * LOADS
"""Docks that are taken."""
OFFERED = DOCK + SITES
"""Cards that lie open on the market: one, or more than one of a kind."""
PLACES_LEFT = OFFERED + 2 * CARD_KINDS
"""Places of the market with a card."""
PYRAMID_A = PLACES_LEFT + MARKET_PLACES + 1
"""Stones on the pyramids, side A."""
PYRAMID_B = PYRAMID_A + PYRAMID_A_SPACES + 1
"""Stones on each pyramid of side B."""
TEMPLE_NEXT = PYRAMID_B + 3 * (PYRAMID_HEIGHT + 1)
"""The next space of the temple, on side A and on side B."""
MOST_TEMPLE = 5
BURIAL_NEXT = TEMPLE_NEXT + 2 * MOST_TEMPLE
"""The row of the next space in the burial chamber, on side A and on side B."""
BUILT_TOWERS = BURIAL_NEXT + 2 * BURIAL_ROWS
"""Towers of obelisks B."""
STONES_ON = BUILT_TOWERS + TOWERS + 1
"""Stones on each monument, in steps of three."""
MOST_STEPS = 8
# Marks of a seat
SLED = STONES_ON + len(MONUMENTS) * MOST_STEPS
"""Stones on its sled, then on the sleds of the others."""
TURN_IN = SLED + SEATS * (SLED_PLACES + 1)
"""Turns until it is the seat's."""
ASKED = TURN_IN + SEATS
"""What is asked now, of others and of the seat."""
ABOARD = ASKED + 2 * (OVER + 1)
"""Stones on ships that have not sailed, by ship, space and owner."""
UNLOADING = ABOARD + SHIPS * SPACES * SEATS
"""Stones on their way off a ship, by turn and owner."""
ON_TEMPLE = UNLOADING + SPACES * SEATS
"""Spaces of the temple with the seat's stone on top, and with another one, on side A and on side B."""
BURIAL_LAST = ON_TEMPLE + 2 * 2 * MOST_TEMPLE
"""Burial chamber A: the last two columns, the seat's stones and others."""
LAST_CELLS = 2 * BURIAL_ROWS
ROW_LEAD = BURIAL_LAST + 2 * LAST_CELLS
"""Burial chamber B: the lead in each row over the best other."""
MOST_ROW_LEAD = 3
ROW_STONES = ROW_LEAD + BURIAL_ROWS * (2 * MOST_ROW_LEAD + 1)
"""The seat's stones in each row."""
MOST_IN_ROW = 5
OBELISK_LEAD = ROW_STONES + BURIAL_ROWS * (MOST_IN_ROW + 1)
"""Obelisks A: the lead over each other seat."""
MOST_OBELISK_LEAD = 4
OBELISK_STONES = OBELISK_LEAD + OTHERS * (2 * MOST_OBELISK_LEAD + 1)
"""The seat's stones there."""
MOST_OBELISKS = 7
WAITING = OBELISK_STONES + MOST_OBELISKS + 1
"""Obelisks B: waiting stones of the seat, then of the others."""
MOST_WAITING = 3
HELD = WAITING + SEATS * (MOST_WAITING + 1)
"""Cards of the seat, by kind: one, two, or more."""
MOST_HELD = 3
STATUES = HELD + CARD_KINDS * MOST_HELD
"""Statues of the seat, then of the others."""
MOST_STATUES = 7
OTHERS_BLUE = STATUES + SEATS * (MOST_STATUES + 1)
"""Blue cards of the others, by kind."""
NOT_BUILT = OTHERS_BLUE + OTHERS * (CHISEL - LEVER + 1)
"""Monuments without a stone of the seat, if that brings the wrath of the pharaoh."""
QUARRY = NOT_BUILT + len(MONUMENTS)
"""Stones left in the quarry, in steps of three."""
MOST_QUARRY = 4
MARKS = QUARRY + MOST_QUARRY + 1


def survey(s: Position, values: MoveList) -> None:
    """What the written evaluation says of all seats."""
    evaluate(s, values)
    for seat in range(s.players):
        values[EXPECTED + seat] = values[seat]


def cut(count: int) -> int:
    """A count within its limits."""
    return min(max(count, -MOST_COUNT), MOST_COUNT)


def write_counts(s: Position, seat: int, values: MoveList) -> None:
    """The counts of a seat."""
    best = -1_000_000
    best_score = -1_000
    total = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, values[EXPECTED + other])
            best_score = max(best_score, score(s, other))
            total += values[EXPECTED + other]
    expected = values[EXPECTED + seat]
    points = score(s, seat)
    values[LEAD] = cut((expected - best) // POINT_STEP)
    values[MEAN_LEAD] = cut((expected * (s.players - 1) - total) // (POINT_STEP * (s.players - 1)))
    values[CHANCES] = cut(40 * (expected - best) // lead_scale(s))
    values[SCORE_LEAD] = cut(points - best_score)
    values[SCORE] = cut(points)
    part = PARTS + PART_KINDS * seat
    for i in range(PART_KINDS):
        values[FIRST_PART + i] = cut(values[part + i] // POINT_STEP)
    values[FIRST_PART + FLOATING_PART] = cut(values[part + FLOATING_PART] // SMALL_STEP)
    for site in range(SITES):
        values[FIRST_GAIN + site] = cut(values[GAINS + SITES * seat + site] // SMALL_STEP)
    count_afloat(s, seat, values)


def count_afloat(s: Position, seat: int, values: MoveList) -> None:
    """Stones on ships that have not sailed."""
    mine = 0
    all_stones = 0
    for ship in range(SHIPS):
        if s.ship_site[ship] == NOWHERE:
            all_stones += s.ship_load[ship]
            for space in range(s.ship_capacity[ship]):
                if s.ship_space[ship][space] == seat:
                    mine += 1
    values[STONES_AFLOAT] = mine
    values[OTHERS_AFLOAT] = all_stones - mine


def places_after(players: int, seat: int, other: int) -> int:
    """How many places after a seat another one sits."""
    away = other - seat
    return away + players if away < 0 else away


def shared_marks(s: Position, values: MoveList, at: int) -> int:
    """Time, sides, ships, docks, market and monuments."""
    values[at] = TIME + ships_to_come(s)
    at += 1
    for site in range(SITES):
        at = mark(values, at, s.sides[site] != SIDE_A, SIDES + site)
        at = mark(values, at, s.site_ship[site] != NOBODY, DOCK + site)
    at = mark(values, at, s.wrath != 0, WRATH)
    at = mark(values, at, s.players == SEATS, FOUR_PLAYERS)
    for ship in range(SHIPS):
        kind = SPACES * ship + s.ship_capacity[ship] - 1
        at = mark(values, at, s.ship_site[ship] == NOWHERE, SHIP + LOADS * kind + s.ship_load[ship])
    at = mark_market(s, values, at)
    return mark_monuments(s, values, at)


def mark_market(s: Position, values: MoveList, at: int) -> int:
    """The cards on offer."""
    left = 0
    shown = HIDDEN_PLACE if s.market[HIDDEN_PLACE + 1] != NO_CARD else MARKET_PLACES
    for place in range(MARKET_PLACES):
        card = s.market[place]
        if card != NO_CARD:
            left += 1
            if place < shown:
                before = 0
                for earlier in range(place):
                    if s.market[earlier] == card:
                        before += 1
                at = mark(values, at, before < 2, OFFERED + 2 * card + before)
    values[at] = PLACES_LEFT + left
    return at + 1


def mark_monuments(s: Position, values: MoveList, at: int) -> int:
    """How far each monument is built."""
    if s.sides[PYRAMIDS] == SIDE_A:
        values[at] = PYRAMID_A + min(s.pyramid_size[0], PYRAMID_A_SPACES)
        at += 1
    else:
        for pyramid in range(3):
            values[at] = PYRAMID_B + (PYRAMID_HEIGHT + 1) * pyramid + s.pyramid_size[pyramid]
            at += 1
    values[at] = TEMPLE_NEXT + MOST_TEMPLE * s.sides[TEMPLE] + s.temple_size % TEMPLE_SPACES[s.players]
    values[at + 1] = BURIAL_NEXT + BURIAL_ROWS * s.sides[BURIAL] + s.burial_size % BURIAL_ROWS
    at += 2
    at = mark(values, at, s.sides[OBELISKS] != SIDE_A, BUILT_TOWERS + s.tower_size)
    for i in range(len(MONUMENTS)):
        values[at] = STONES_ON + MOST_STEPS * i + min(stones_on(s, MONUMENTS[i]) // 3, MOST_STEPS - 1)
        at += 1
    return at


def seat_marks(s: Position, seat: int, values: MoveList, at: int) -> int:
    """Everything from the point of view of a seat."""
    players = s.players
    for other in range(players):
        values[at] = SLED + (SLED_PLACES + 1) * places_after(players, seat, other) + s.sled[other]
        at += 1
    values[at] = TURN_IN + places_after(players, s.turn, seat)
    values[at + 1] = ASKED + 2 * s.question + (1 if s.mover == seat else 0)
    values[at + 2] = QUARRY + min(s.quarry[seat] // 3, MOST_QUARRY)
    at = mark_ships(s, seat, values, at + 3)
    at = mark_temple(s, seat, values, at)
    at = mark_burial(s, seat, values, at)
    at = mark_obelisks(s, seat, values, at)
    at = mark_cards(s, seat, values, at)
    if s.wrath:
        for i in range(len(MONUMENTS)):
            at = mark(values, at, s.built[MONUMENTS[i]][seat] == 0, NOT_BUILT + i)
    return at


def mark_ships(s: Position, seat: int, values: MoveList, at: int) -> int:
    """Stones on ships, and on their way off one."""
    for ship in range(SHIPS):
        if s.ship_site[ship] == NOWHERE:
            for space in range(s.ship_capacity[ship]):
                owner = s.ship_space[ship][space]
                if owner != NOBODY:
                    values[at] = ABOARD + SEATS * (SPACES * ship + space) + places_after(s.players, seat, owner)
                    at += 1
    if s.unload_ship != NOBODY:
        left = min(s.unload_size, SPACES)
        for i in range(left):
            owner = s.unload_order[left - 1 - i]
            values[at] = UNLOADING + SEATS * i + places_after(s.players, seat, owner)
            at += 1
    return at


def mark_temple(s: Position, seat: int, values: MoveList, at: int) -> int:
    """Stones on top of the temple."""
    first = ON_TEMPLE + 2 * MOST_TEMPLE * s.sides[TEMPLE]
    for space in range(TEMPLE_SPACES[s.players]):
        top = temple_top(s, space)
        at = mark(values, at, top != NOBODY, first + 2 * space + (1 if top == seat else 0))
    return at


def mark_burial(s: Position, seat: int, values: MoveList, at: int) -> int:
    """Side A: the last two columns. Side B: each row."""
    if s.sides[BURIAL] == SIDE_A:
        for back in range(min(s.burial_size, LAST_CELLS)):
            owner = s.burial[s.burial_size - 1 - back]
            values[at] = BURIAL_LAST + 2 * back + (1 if owner == seat else 0)
            at += 1
        return at
    for row in range(BURIAL_ROWS):
        best = 0
        for other in range(s.players):
            if other != seat:
                best = max(best, s.burial_row[row][other])
        mine = s.burial_row[row][seat]
        lead = min(max(mine - best, -MOST_ROW_LEAD), MOST_ROW_LEAD) + MOST_ROW_LEAD
        values[at] = ROW_LEAD + (2 * MOST_ROW_LEAD + 1) * row + lead
        values[at + 1] = ROW_STONES + (MOST_IN_ROW + 1) * row + min(mine, MOST_IN_ROW)
        at += 2
    return at


def mark_obelisks(s: Position, seat: int, values: MoveList, at: int) -> int:
    """Side A: the lead over each other seat. Side B: waiting stones."""
    for other in range(s.players):
        away = places_after(s.players, seat, other)
        if s.sides[OBELISKS] != SIDE_A:
            values[at] = WAITING + (MOST_WAITING + 1) * away + min(s.waiting[other], MOST_WAITING)
        elif away == 0:
            values[at] = OBELISK_STONES + min(s.built[OBELISKS][seat], MOST_OBELISKS)
        else:
            lead = s.built[OBELISKS][seat] - s.built[OBELISKS][other]
            lead = min(max(lead, -MOST_OBELISK_LEAD), MOST_OBELISK_LEAD) + MOST_OBELISK_LEAD
            values[at] = OBELISK_LEAD + (2 * MOST_OBELISK_LEAD + 1) * (away - 1) + lead
        at += 1
    return at


def mark_cards(s: Position, seat: int, values: MoveList, at: int) -> int:
    """The seat's cards; statues and blue cards of the others."""
    for card in range(CARD_KINDS):
        held = s.hand[seat][card]
        at = mark(values, at, held > 0 and card != STATUE, HELD + MOST_HELD * card + min(held, MOST_HELD) - 1)
    for other in range(s.players):
        away = places_after(s.players, seat, other)
        values[at] = STATUES + (MOST_STATUES + 1) * away + min(s.hand[other][STATUE], MOST_STATUES)
        at += 1
        if away > 0:
            for card in range(LEVER, CHISEL + 1):
                number = OTHERS_BLUE + (CHISEL - LEVER + 1) * (away - 1) + card - LEVER
                at = mark(values, at, s.hand[other][card] > 0, number)
    return at


def network_of(s: Position) -> int:
    """A network for each number of players."""
    return s.players - 2


assert EXPECTED + SEATS <= COUNTS
INPUTS = Inputs(COUNTS_END - COUNTS, MARKS, survey, write_counts, shared_marks, seat_marks, network_of)
