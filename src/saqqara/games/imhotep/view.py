"""What a seat may see, as JSON: everything but the draw pile, the coming round cards and market B's face-down pair.

Seats count from 0, as in the API; ships, spaces and places stand in lists in their order. A card is its name, a missing
one `null`; a stone is the seat that owns it, an empty space `null`.
"""

from typing import Any

from .components import (
    BURIAL,
    BURIAL_ROW_PRIZES,
    BURIAL_ROWS,
    CARD_KINDS,
    CARD_NAMES,
    COLOURS,
    HIDDEN_PLACE,
    LEFT,
    MARKET,
    MARKET_CARDS,
    MARKET_PLACES,
    MINIMUM_LOAD,
    OBELISK_PRIZES,
    OBELISKS,
    PYRAMID_A_POINTS,
    PYRAMID_A_SPACES,
    PYRAMID_B_POINTS,
    PYRAMID_HEIGHT,
    PYRAMID_NAMES,
    PYRAMIDS,
    RIGHT,
    ROUND_CARD_SHIPS,
    ROUNDS,
    SHIPS,
    SIDE_A,
    SIDE_B,
    SITE_NAMES,
    SOURCES,
    TEMPLE,
    TEMPLE_SPACES,
    TOWER_POINTS,
)
from .scoring import burial_cells, burial_points, count_bits, group_of, obelisk_points, score_end, series_points
from .setup import hidden_places
from .sites import temple_top
from .state import KEEP, NO_CARD, NOBODY, NOWHERE, OVER, QUESTION_NAMES, UNLOAD, Position

SIDES = "AB"


def see(s: Position, seat: int | None) -> dict[str, Any]:
    """The view of a seat, or of an onlooker."""
    looker = NOBODY if seat is None else seat
    current = min(s.round, ROUNDS - 1)
    return {
        "round": current + 1,
        "rounds": ROUNDS,
        "round_card": ships_of(s, current),
        "past_round_cards": [ships_of(s, i) for i in range(current)],
        "start_player": s.start_player,
        "turn": None if s.question == OVER else s.turn,
        "question": QUESTION_NAMES[s.question],
        "ships": [see_ship(s, ship) for ship in range(SHIPS)],
        "unloading": see_unloading(s),
        "carried": owner(s.carried),
        "draw_pile": s.draw_size,
        "discard_pile": [CARD_NAMES[card] for card in s.discard_pile[: s.discard_size]],
        "seats": [see_seat(s, i) for i in range(s.players)],
        "market": see_market(s, looker),
        "pyramids": see_pyramids(s),
        "temple": see_temple(s),
        "burial": see_burial(s),
        "obelisks": see_obelisks(s),
        "if_it_ended_now": see_end(s),
    }


def ships_of(s: Position, number: int) -> list[int]:
    """The ships of a round."""
    return list(ROUND_CARD_SHIPS[s.round_cards[number]])


def owner(seat: int) -> int | None:
    """A stone's owner, as JSON."""
    return None if seat < 0 else seat


def card_name(card: int) -> str | None:
    """A card, as JSON."""
    return None if card == NO_CARD else CARD_NAMES[card]


def see_ship(s: Position, ship: int) -> dict[str, Any]:
    """A ship: its spaces from the bow, and where it lies."""
    capacity = s.ship_capacity[ship]
    site = s.ship_site[ship]
    return {
        "capacity": capacity,
        "minimum": MINIMUM_LOAD[capacity],
        "spaces": [owner(seat) for seat in s.ship_space[ship][:capacity]],
        "site": None if site == NOWHERE else SITE_NAMES[site],
    }


def see_unloading(s: Position) -> dict[str, Any] | None:
    """The ship being unloaded, and the stones still to come, the next one first."""
    if s.question != UNLOAD and s.unload_size == 0:
        return None
    order = s.unload_order[: s.unload_size]
    return {"ship": s.unload_ship, "stones": order if s.question == UNLOAD else order[::-1]}


def see_seat(s: Position, seat: int) -> dict[str, Any]:
    """A player's things, all of them open."""
    hand = [CARD_NAMES[card] for card in range(CARD_KINDS) for _ in range(s.hand[seat][card])]
    return {"colour": COLOURS[seat], "sled": s.sled[seat], "quarry": s.quarry[seat], "hand": hand}


def see_market(s: Position, looker: int) -> dict[str, Any]:
    """The open places, and how many cards lie face down; only who must keep one sees those."""
    side = s.sides[MARKET]
    open_places = MARKET_PLACES if side == SIDE_A else HIDDEN_PLACE
    hidden = [s.market[place] for place in range(open_places, MARKET_CARDS[side]) if s.market[place] != NO_CARD]
    known = s.question == KEEP and s.mover == looker and hidden_places(s, looker) == 0
    return {
        "side": SIDES[side],
        "places": [card_name(s.market[place]) for place in range(open_places)],
        "face_down": len(hidden),
        "looked_at": [CARD_NAMES[card] for card in hidden] if known else None,
    }


def see_pyramids(s: Position) -> dict[str, Any]:
    """Side A: 14 spaces in order. Side B: three pyramids. With the points of each space, and all stones of each seat."""
    side = s.sides[PYRAMIDS]
    seen: dict[str, Any] = {"side": SIDES[side], "stones": s.built[PYRAMIDS][: s.players]}
    if side == SIDE_A:
        cells = [seat for row in s.pyramid_space for seat in row][:PYRAMID_A_SPACES]
        return seen | {"spaces": [owner(seat) for seat in cells], "points": list(PYRAMID_A_POINTS)}
    for pyramid in range(LEFT, RIGHT + 1):
        spaces = [owner(seat) for seat in s.pyramid_space[pyramid][:PYRAMID_HEIGHT]]
        seen[PYRAMID_NAMES[pyramid]] = {"spaces": spaces, "points": list(PYRAMID_B_POINTS[pyramid])}
    return seen


def see_temple(s: Position) -> dict[str, Any]:
    """The stones on each space from below, and whose count."""
    spaces = TEMPLE_SPACES[s.players]
    return {
        "side": SIDES[s.sides[TEMPLE]],
        "stones": s.built[TEMPLE][: s.players],
        "spaces": [s.temple[space : s.temple_size : spaces] for space in range(spaces)],
        "top": [owner(temple_top(s, space)) for space in range(spaces)],
    }


def see_burial(s: Position) -> dict[str, Any]:
    """The columns from the left, each from the top; what each seat's stones are worth now; side A's groups, as cells."""
    stones = s.burial[: s.burial_size]
    seen: dict[str, Any] = {
        "side": SIDES[s.sides[BURIAL]],
        "stones": s.built[BURIAL][: s.players],
        "columns": [stones[i : i + BURIAL_ROWS] for i in range(0, len(stones), BURIAL_ROWS)],
        "worth": [burial_points(s, seat) for seat in range(s.players)],
    }
    if s.sides[BURIAL] == SIDE_A:
        return seen | {"groups": [group for seat in range(s.players) for group in see_groups(s, seat)]}
    return seen | {"rows": [row[: s.players] for row in s.burial_row], "prizes": list(BURIAL_ROW_PRIZES)}


def see_groups(s: Position, seat: int) -> list[dict[str, Any]]:
    """The connected groups of a seat: their cells as [column, row], and their worth."""
    cells = burial_cells(s, seat)
    groups = []
    while cells:
        group = group_of(cells)
        places = [[i // BURIAL_ROWS, i % BURIAL_ROWS] for i in range(s.burial_size) if group >> i & 1]
        groups.append({"seat": seat, "cells": places, "worth": series_points(count_bits(group))})
        cells &= ~group
    return groups


def see_obelisks(s: Position) -> dict[str, Any]:
    """Side A: heights. Side B: the towers, the most valuable first, and the stones waiting."""
    stones = s.built[OBELISKS][: s.players]
    side = s.sides[OBELISKS]
    seen: dict[str, Any] = {"side": SIDES[side], "stones": stones}
    seen["worth"] = [obelisk_points(s, seat) for seat in range(s.players)]
    if side == SIDE_B:
        towers = [owner(seat) for seat in s.tower]
        return seen | {"waiting": s.waiting[: s.players], "towers": towers, "prizes": list(TOWER_POINTS)}
    return seen | {"prizes": list(OBELISK_PRIZES[s.players][: s.players])}


def see_end(s: Position) -> list[dict[str, int]]:
    """What each seat would have, by source, if the game ended now."""
    end = s.copy()
    if end.question != OVER:
        score_end(end)
    return [dict(zip(SOURCES, end.points[seat], strict=True)) for seat in range(s.players)]
