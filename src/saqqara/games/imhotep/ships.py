"""The round's four ships: loading them, sailing them to a site, and the stones on their way off.

Rules: docs/rules/imhotep.md, sections 3 and 4.
"""

from .agenda import UNLOAD_NEXT, push
from .components import MINIMUM_LOAD, ROUND_CARD_SHIPS, SHIPS, SITES, SPACES
from .state import NO_SPACE, NOBODY, NOWHERE, UNLOAD, Position


def take_ships(s: Position, round_card: int) -> None:
    """The four ships of a round card lie ready, empty."""
    s.sailed = 0
    for ship in range(SHIPS):
        capacity = ROUND_CARD_SHIPS[round_card][ship]
        s.ship_capacity[ship] = capacity
        s.ship_free[ship] = capacity
        s.ship_load[ship] = 0
        s.ship_site[ship] = NOWHERE
        for space in range(SPACES):
            s.ship_space[ship][space] = NOBODY if space < capacity else NO_SPACE
    for site in range(SITES):
        s.site_ship[site] = NOBODY


def free_spaces(s: Position) -> int:
    """Empty spaces on ships that have not sailed."""
    free = 0
    for ship in range(SHIPS):
        free += s.ship_free[ship]
    return free


def may_load_to_sail(s: Position, ship: int) -> bool:
    """Card Sail: has the ship an empty space, and would it hold its minimum load with one stone more?"""
    return s.ship_free[ship] > 0 and s.ship_load[ship] + 1 >= MINIMUM_LOAD[s.ship_capacity[ship]]


def load(s: Position, seat: int, ship: int, space: int) -> None:
    """1 stone from the sled to an empty space."""
    s.sled[seat] -= 1
    s.ship_space[ship][space] = seat
    s.ship_load[ship] += 1
    s.ship_free[ship] -= 1


def dock(s: Position, ship: int, site: int) -> None:
    """The ship lies at the site until the end of the round."""
    s.ship_site[ship] = site
    s.ship_free[ship] = 0
    s.site_ship[site] = ship
    s.sailed += 1
    s.unload_ship = ship
    push(s, UNLOAD_NEXT, NOBODY, site)


def sail(s: Position, ship: int, site: int) -> None:
    """Bring a ship to a site; its stones are unloaded from the bow backwards."""
    dock(s, ship, site)
    s.unload_size = s.ship_load[ship]
    place = s.unload_size
    for space in range(s.ship_capacity[ship]):
        if s.ship_space[ship][space] != NOBODY:
            place -= 1
            s.unload_order[place] = s.ship_space[ship][space]
            s.ship_space[ship][space] = NOBODY
    s.ship_load[ship] = 0


def sail_by_lever(s: Position, seat: int, ship: int, site: int) -> None:
    """Lever: the seat decides the order of unloading, all of it before the first stone leaves (ruling 10)."""
    dock(s, ship, site)
    s.unload_size = 0
    order_rest(s, seat)


def order_rest(s: Position, seat: int) -> None:
    """Lever: ask whose stone comes next, or unload if the stones left are all of one owner."""
    ship = s.unload_ship
    owner = NOBODY
    mixed = False
    for space in range(s.ship_capacity[ship]):
        stone = s.ship_space[ship][space]
        if stone != NOBODY:
            if owner == NOBODY:
                owner = stone
            elif owner != stone:
                mixed = True
    if mixed:
        s.mover = seat
        s.question = UNLOAD
        return
    while s.ship_load[ship] > 0:
        order_next(s, owner)
    for i in range(s.unload_size // 2):
        j = s.unload_size - 1 - i
        stone = s.unload_order[i]
        s.unload_order[i] = s.unload_order[j]
        s.unload_order[j] = stone


def order_next(s: Position, owner: int) -> None:
    """Lever: the frontmost stone of this owner comes next. The order is turned round when it is complete."""
    ship = s.unload_ship
    space = 0
    while s.ship_space[ship][space] != owner:
        space += 1
    s.ship_space[ship][space] = NOBODY
    s.ship_load[ship] -= 1
    s.unload_order[s.unload_size] = owner
    s.unload_size += 1


def ships_leave(s: Position) -> None:
    """Ships that have not sailed leave; the stones on them return to their owners' quarries (ruling 13)."""
    for ship in range(SHIPS):
        if s.ship_site[ship] == NOWHERE:
            for space in range(s.ship_capacity[ship]):
                owner = s.ship_space[ship][space]
                if owner != NOBODY:
                    s.quarry[owner] += 1
                    s.ship_space[ship][space] = NOBODY
            s.ship_load[ship] = 0
            s.ship_free[ship] = 0
