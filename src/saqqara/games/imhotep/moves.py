"""Moves: their numbers, their notation, and which of them are legal. Why another one is not: `refusal.py`.

A move is a number below `MOVES`; `NOTATION[move]` is how people write it. Seats, ships, spaces and places count from 1
in notation.
"""

from ..fields import MoveList
from .components import (
    CARD_NAMES,
    CHISEL,
    HAMMER,
    LEVER,
    MARKET_PLACES,
    MINIMUM_LOAD,
    PYRAMID_HEIGHT,
    PYRAMID_NAMES,
    SAIL,
    SEATS,
    SHIPS,
    SITE_NAMES,
    SITES,
    SLED_PLACES,
    SPACES,
)
from .ships import free_spaces, may_load_to_sail
from .state import (
    BONUS,
    BONUS_LOAD,
    BUILD,
    KEEP,
    LEVER_SHIP,
    LOAD,
    NO_CARD,
    NOBODY,
    PICK,
    SAIL_SHIP,
    TURN,
    UNLOAD,
    Position,
)

TAKE_MOVE, PASS_MOVE, SKIP_MOVE = range(3)
LOAD_MOVE = 3
SAIL_MOVE = LOAD_MOVE + SHIPS * SPACES
PLAY_MOVE = SAIL_MOVE + SHIPS * SITES
UNLOAD_MOVE = PLAY_MOVE + 4
PICK_MOVE = UNLOAD_MOVE + SEATS
KEEP_MOVE = PICK_MOVE + MARKET_PLACES
BUILD_MOVE = KEEP_MOVE + 2
BONUS_MOVE = BUILD_MOVE + 3
MOVES = BONUS_MOVE + 2

NOTATION = (
    "take", "pass", "skip",
    *(f"load {ship}.{space}" for ship in range(1, SHIPS + 1) for space in range(1, SPACES + 1)),
    *(f"sail {ship} {site}" for ship in range(1, SHIPS + 1) for site in SITE_NAMES),
    *(f"play {CARD_NAMES[card]}" for card in range(LEVER, CHISEL + 1)),
    *(f"unload p{seat}" for seat in range(1, SEATS + 1)),
    *(f"pick {place}" for place in range(1, MARKET_PLACES + 1)),
    "keep 1", "keep 2",
    *(f"build {name}" for name in PYRAMID_NAMES),
    "bonus point", "bonus stones",
)  # fmt: skip
"""The notation of every move, by its number."""


def legal_moves(s: Position, moves: MoveList) -> int:
    """Write every legal move into `moves`; say how many there are."""
    question = s.question
    if question == TURN:
        return turn_moves(s, moves)
    if question == LOAD:
        return load_moves(s, moves, 0)
    if question == PICK:
        return pick_moves(s, moves)
    if question == BUILD:
        return build_moves(s, moves)
    if question == SAIL_SHIP:
        if s.ship_asked == NOBODY:
            return sail_card_moves(s, moves)
        return dock_moves(s, moves, 0, s.ship_asked)
    if question == LEVER_SHIP:
        return sail_moves(s, moves, 0)
    if question == UNLOAD:
        return unload_moves(s, moves)
    if question == BONUS_LOAD:
        moves[0] = SKIP_MOVE
        return load_moves(s, moves, 1)
    if question == BONUS:
        return two_moves(moves, BONUS_MOVE)
    if question == KEEP:
        return two_moves(moves, KEEP_MOVE)
    return 0


def turn_moves(s: Position, moves: MoveList) -> int:
    """The four actions; a pass only when there is none (ruling 13)."""
    seat = s.mover
    number = 0
    if s.sled[seat] < SLED_PLACES and s.quarry[seat] > 0:
        moves[0] = TAKE_MOVE
        number = 1
    if s.sled[seat] > 0:
        number = load_moves(s, moves, number)
    before = number
    number = sail_moves(s, moves, number)
    hand = s.hand[seat]
    if hand[LEVER] + hand[HAMMER] + hand[SAIL] + hand[CHISEL] > 0:
        for card in range(LEVER, CHISEL + 1):
            if hand[card] > 0 and card_works(s, seat, card, number > before):
                moves[number] = PLAY_MOVE + card - LEVER
                number += 1
    if number == 0:
        moves[0] = PASS_MOVE
        number = 1
    return number


def load_moves(s: Position, moves: MoveList, number: int) -> int:
    """Every empty space of a ship that has not sailed."""
    ship_free = s.ship_free
    for ship in range(SHIPS):
        if ship_free[ship] > 0:
            number = space_moves(s, moves, number, ship)
    return number


def space_moves(s: Position, moves: MoveList, number: int, ship: int) -> int:
    """Every empty space of one ship. Written without a branch: a move that is not legal is overwritten by the next."""
    spaces = s.ship_space[ship]
    move = LOAD_MOVE + SPACES * ship
    for space in range(SPACES):
        moves[number] = move + space
        number += spaces[space] == NOBODY
    return number


def sail_moves(s: Position, moves: MoveList, number: int) -> int:
    """Every ship that holds its minimum load, to every site where no ship has docked."""
    load = s.ship_load
    capacity = s.ship_capacity
    for ship in range(SHIPS):
        if load[ship] >= MINIMUM_LOAD[capacity[ship]]:
            number = dock_moves(s, moves, number, ship)
    return number


def dock_moves(s: Position, moves: MoveList, number: int, ship: int) -> int:
    """One ship, to every site where no ship has docked. Without a branch, as above."""
    site_ship = s.site_ship
    move = SAIL_MOVE + SITES * ship
    for site in range(SITES):
        moves[number] = move + site
        number += site_ship[site] == NOBODY
    return number


def sail_card_moves(s: Position, moves: MoveList) -> int:
    """Card Sail, first step: spaces of ships that can sail with one stone more."""
    number = 0
    for ship in range(SHIPS):
        if may_load_to_sail(s, ship):
            number = space_moves(s, moves, number, ship)
    return number


def card_works(s: Position, seat: int, card: int, any_may_sail: bool) -> bool:
    """Is the whole action of this blue card possible? (rulings 8 to 10)"""
    if card == LEVER:
        return any_may_sail
    if card == HAMMER:
        return s.sled[seat] + s.quarry[seat] > 0 and free_spaces(s) > 0
    if card == CHISEL:
        return s.sled[seat] >= 2 and free_spaces(s) >= 2
    if s.sled[seat] > 0:
        for ship in range(SHIPS):
            if may_load_to_sail(s, ship):
                return True
    return False


def unload_moves(s: Position, moves: MoveList) -> int:
    """Lever: whose stone may come next."""
    number = 0
    ship = s.unload_ship
    for seat in range(s.players):
        for space in range(s.ship_capacity[ship]):
            if s.ship_space[ship][space] == seat:
                moves[number] = UNLOAD_MOVE + seat
                number += 1
                break
    return number


def pick_moves(s: Position, moves: MoveList) -> int:
    """Every market place where a card lies."""
    number = 0
    for place in range(MARKET_PLACES):
        if s.market[place] != NO_CARD:
            moves[number] = PICK_MOVE + place
            number += 1
    return number


def build_moves(s: Position, moves: MoveList) -> int:
    """Every unfinished pyramid of side B."""
    number = 0
    for pyramid in range(3):
        if s.pyramid_size[pyramid] < PYRAMID_HEIGHT:
            moves[number] = BUILD_MOVE + pyramid
            number += 1
    return number


def two_moves(moves: MoveList, first: int) -> int:
    """Two answers that are both possible."""
    moves[0] = first
    moves[1] = first + 1
    return 2
