"""What a seat may see, as JSON: everything but the draw pile, the coming round cards and market B's face-down pair.

`view_types.py` says what each part is.
"""

from collections.abc import Callable, Mapping
from typing import Any, cast

from ..contract import Part, Seen, part
from .components import (
    BONUS_CARD,
    BONUS_CHOICE,
    BURIAL,
    BURIAL_ROW_PRIZES,
    BURIAL_ROWS,
    CARD_KINDS,
    CARD_NAMES,
    CARD_STONE,
    COLOURS,
    DECORATED_SITE,
    DECORATION_STONES,
    ENTRANCE,
    HIDDEN_PLACE,
    LEFT,
    LOAD_STONE,
    MARKET,
    MARKET_CARDS,
    MARKET_PLACES,
    MIDDLE,
    MINIMUM_LOAD,
    OBELISK_DECORATION,
    OBELISK_PRIZES,
    OBELISKS,
    PAVED_PATH,
    PYRAMID_A_POINTS,
    PYRAMID_A_SPACES,
    PYRAMID_B_POINTS,
    PYRAMID_DECORATION,
    PYRAMID_HEIGHT,
    PYRAMIDS,
    RED_CARD_SITE,
    RIGHT,
    ROUND_CARD_SHIPS,
    ROUNDS,
    SHIPS,
    SIDE_A,
    SITE_NAMES,
    SOURCES,
    STATUE,
    TAKE_STONE,
    TEMPLE,
    TEMPLE_A_POINTS,
    TEMPLE_B_BONUS,
    TEMPLE_B_POINTS,
    TEMPLE_SPACES,
    TOWER_POINTS,
)
from .scoring import burial_cells, burial_points, count_bits, group_of, obelisk_points, score_end, series_points, stones_on
from .setup import hidden_places
from .sites import temple_top
from .state import KEEP, NO_CARD, NOBODY, NOWHERE, OVER, QUESTION_NAMES, UNLOAD, Position
from .view_types import (
    Card,
    Colour,
    ImhotepBoard,
    ImhotepBurialA,
    ImhotepBurialB,
    ImhotepCard,
    ImhotepCards,
    ImhotepGroup,
    ImhotepMarket,
    ImhotepObelisksA,
    ImhotepObelisksB,
    ImhotepPoints,
    ImhotepPyramid,
    ImhotepPyramidsA,
    ImhotepPyramidsB,
    ImhotepSeat,
    ImhotepShip,
    ImhotepTemple,
    ImhotepUnloading,
    PyramidBonus,
    Question,
    Side,
    Site,
    TempleBonus,
)

SIDES: tuple[Side, ...] = ("A", "B")
# The names of components.py, for the type checker; a test compares them with the types.
CARDS = cast("tuple[Card, ...]", CARD_NAMES)
SITES = cast("tuple[Site, ...]", SITE_NAMES)
SEAT_COLOURS = cast("tuple[Colour, ...]", COLOURS)
QUESTIONS = cast("tuple[Question, ...]", QUESTION_NAMES)
PYRAMID_B_BONUS: tuple[tuple[int, PyramidBonus], ...] = ((CARD_STONE, "card"), (TAKE_STONE, "stones"), (LOAD_STONE, "load"))
"""For each pyramid of side B the space with a bonus, and the bonus."""
TEMPLE_B_BONUSES: dict[int, TempleBonus] = {BONUS_CHOICE: "stones", BONUS_CARD: "card"}


def see(s: Position, seat: int | None) -> ImhotepBoard:
    """The view of a seat, or of an onlooker."""
    seen = {name: part.see(s, {}, None) for name, part in PARTS.items()}
    return cast("ImhotepBoard", seen if seat is None else {**seen, "market": see_market(s, seat)})


def current_round(s: Position) -> int:
    """The round, counted from 0; after the end the last one."""
    return min(s.round, ROUNDS - 1)


def see_card(card: int) -> ImhotepCard:
    """What is printed on a card."""
    if card <= PAVED_PATH:
        return {"kind": "red", "site": SITES[RED_CARD_SITE[card - ENTRANCE]]}
    if card <= OBELISK_DECORATION:
        return {"kind": "green", "site": SITES[DECORATED_SITE[card - PYRAMID_DECORATION]]}
    return {"kind": "violet" if card == STATUE else "blue", "site": None}


def see_cards() -> ImhotepCards:
    """What is printed on the cards, by their names."""
    return cast("ImhotepCards", {CARDS[card]: see_card(card) for card in range(CARD_KINDS)})


def see_decorations(s: Position) -> dict[Card, int]:
    """What each decoration would score now."""
    return {
        CARDS[PYRAMID_DECORATION + kind]: stones_on(s, site) // DECORATION_STONES for kind, site in enumerate(DECORATED_SITE)
    }


def ships_of(s: Position, number: int) -> list[int]:
    """The ships of a round."""
    return list(ROUND_CARD_SHIPS[s.round_cards[number]])


def owner(seat: int) -> int | None:
    """A stone's owner, as JSON."""
    return None if seat < 0 else seat


def owners(seats: list[int]) -> list[int | None]:
    """The owners of stones, as JSON."""
    return [owner(seat) for seat in seats]


def see_ships(s: Position, seen: Seen[Position] | None) -> list[ImhotepShip]:
    """The ships; those that have not changed are the same objects as before."""
    if seen is None:
        return [see_ship(s, ship) for ship in range(SHIPS)]
    other, ships = seen.position, seen.view["ships"]
    if (s.ship_capacity, s.ship_site) != (other.ship_capacity, other.ship_site):
        return [see_ship(s, ship) for ship in range(SHIPS)]
    return [ships[i] if s.ship_space[i] == other.ship_space[i] else see_ship(s, i) for i in range(SHIPS)]


def see_ship(s: Position, ship: int) -> ImhotepShip:
    """A ship: its spaces from the bow, and where it lies."""
    capacity = s.ship_capacity[ship]
    site = s.ship_site[ship]
    return {
        "capacity": capacity,
        "minimum": MINIMUM_LOAD[capacity],
        "spaces": owners(s.ship_space[ship][:capacity]),
        "site": None if site == NOWHERE else SITES[site],
    }


def see_unloading(s: Position) -> ImhotepUnloading | None:
    """The ship being unloaded, and the stones still to come, the next one first."""
    if s.question != UNLOAD and s.unload_size == 0:
        return None
    order = s.unload_order[: s.unload_size]
    return {"ship": s.unload_ship, "stones": order if s.question == UNLOAD else order[::-1]}


def see_seats(s: Position, seen: Seen[Position] | None) -> list[ImhotepSeat]:
    """The players' things; a hand that has not changed is the same object as before."""
    if seen is None:
        return [see_seat(s, seat, see_hand(s, seat)) for seat in range(s.players)]
    other, seats = seen.position, seen.view["seats"]
    return [
        see_seat(s, seat, seats[seat]["hand"] if s.hand[seat] == other.hand[seat] else see_hand(s, seat))
        for seat in range(s.players)
    ]


def see_seat(s: Position, seat: int, hand: list[Card]) -> ImhotepSeat:
    """A player's things, all of them open."""
    return {"colour": SEAT_COLOURS[seat], "sled": s.sled[seat], "quarry": s.quarry[seat], "hand": hand}


def see_hand(s: Position, seat: int) -> list[Card]:
    """The cards of a player."""
    return [card for card, number in zip(CARDS, s.hand[seat], strict=True) for _ in range(number)]


def see_market(s: Position, looker: int) -> ImhotepMarket:
    """The open places, and how many cards lie face down; only the seat that must keep one sees those."""
    side = s.sides[MARKET]
    open_places = MARKET_PLACES if side == SIDE_A else HIDDEN_PLACE
    hidden = [s.market[place] for place in range(open_places, MARKET_CARDS[side]) if s.market[place] != NO_CARD]
    known = s.question == KEEP and s.mover == looker and hidden_places(s, looker) == 0
    places = s.market[:open_places]
    return {
        "side": SIDES[side],
        "places": [None if card == NO_CARD else CARDS[card] for card in places],
        "face_down": len(hidden),
        "looked_at": [CARDS[card] for card in hidden] if known else None,
    }


def see_pyramids_a(s: Position) -> ImhotepPyramidsA:
    """14 spaces in order."""
    cells = [seat for row in s.pyramid_space for seat in row][:PYRAMID_A_SPACES]
    stones = s.built[PYRAMIDS][: s.players]
    return {"side": "A", "stones": stones, "spaces": owners(cells), "points": list(PYRAMID_A_POINTS)}


def see_pyramids_b(s: Position) -> ImhotepPyramidsB:
    """Three pyramids."""
    return {
        "side": "B",
        "stones": s.built[PYRAMIDS][: s.players],
        "left": see_pyramid(s, LEFT),
        "middle": see_pyramid(s, MIDDLE),
        "right": see_pyramid(s, RIGHT),
    }


def see_pyramid(s: Position, pyramid: int) -> ImhotepPyramid:
    """A pyramid of side B: one of its spaces has a bonus."""
    bonus: list[PyramidBonus | None] = [None] * PYRAMID_HEIGHT
    space, what = PYRAMID_B_BONUS[pyramid]
    bonus[space] = what
    spaces = owners(s.pyramid_space[pyramid][:PYRAMID_HEIGHT])
    return {"spaces": spaces, "points": list(PYRAMID_B_POINTS[pyramid]), "bonus": bonus}


def see_temple(s: Position) -> ImhotepTemple:
    """The stones on each space from below, whose count, and what each space gives."""
    spaces = TEMPLE_SPACES[s.players]
    side_a = s.sides[TEMPLE] == SIDE_A
    return {
        "side": SIDES[s.sides[TEMPLE]],
        "stones": s.built[TEMPLE][: s.players],
        "spaces": [s.temple[space : s.temple_size : spaces] for space in range(spaces)],
        "top": owners([temple_top(s, space) for space in range(spaces)]),
        "points": temple_points(s),
        "bonus": [None if side_a else TEMPLE_B_BONUSES.get(TEMPLE_B_BONUS[space]) for space in range(spaces)],
        "worth": [temple_worth(s, seat) for seat in range(s.players)],
    }


def temple_points(s: Position) -> list[int]:
    """What each space gives at the end of a round."""
    side_a = s.sides[TEMPLE] == SIDE_A
    return [TEMPLE_A_POINTS if side_a else TEMPLE_B_POINTS[TEMPLE_B_BONUS[i]] for i in range(TEMPLE_SPACES[s.players])]


def temple_worth(s: Position, seat: int) -> int:
    """What a seat would get if the round ended now, if it always takes the point."""
    return sum(points for space, points in enumerate(temple_points(s)) if temple_top(s, space) == seat)


def burial_columns(s: Position) -> list[list[int]]:
    """The stones in the burial chamber, column by column."""
    stones = s.burial[: s.burial_size]
    return [stones[i : i + BURIAL_ROWS] for i in range(0, len(stones), BURIAL_ROWS)]


def see_burial_a(s: Position) -> ImhotepBurialA:
    """The columns from the left, and the groups."""
    groups = [see_groups(s, seat) for seat in range(s.players)]
    return {
        "side": "A",
        "stones": s.built[BURIAL][: s.players],
        "columns": burial_columns(s),
        "worth": [sum(group["worth"] for group in own) for own in groups],
        "groups": [group for own in groups for group in own],
    }


def see_burial_b(s: Position) -> ImhotepBurialB:
    """The columns from the left, and the stones in each row."""
    return {
        "side": "B",
        "stones": s.built[BURIAL][: s.players],
        "columns": burial_columns(s),
        "worth": [burial_points(s, seat) for seat in range(s.players)],
        "rows": [row[: s.players] for row in s.burial_row],
        "prizes": list(BURIAL_ROW_PRIZES),
    }


def see_groups(s: Position, seat: int) -> list[ImhotepGroup]:
    """The connected groups of a seat: their cells as [column, row], and their worth."""
    cells = burial_cells(s, seat)
    groups: list[ImhotepGroup] = []
    while cells:
        group = group_of(cells)
        places = [[i // BURIAL_ROWS, i % BURIAL_ROWS] for i in range(s.burial_size) if group >> i & 1]
        groups.append({"seat": seat, "cells": places, "worth": series_points(count_bits(group))})
        cells &= ~group
    return groups


def see_obelisks_a(s: Position) -> ImhotepObelisksA:
    """Heights, and the prizes for the highest."""
    return {
        "side": "A",
        "stones": s.built[OBELISKS][: s.players],
        "worth": [obelisk_points(s, seat) for seat in range(s.players)],
        "prizes": list(OBELISK_PRIZES[s.players][: s.players]),
    }


def see_obelisks_b(s: Position) -> ImhotepObelisksB:
    """The towers, the most valuable first, and the stones waiting."""
    return {
        "side": "B",
        "stones": s.built[OBELISKS][: s.players],
        "worth": [obelisk_points(s, seat) for seat in range(s.players)],
        "waiting": s.waiting[: s.players],
        "towers": owners(s.tower),
        "prizes": list(TOWER_POINTS),
    }


def see_end(s: Position) -> list[ImhotepPoints]:
    """What each seat would have, by source, if the game ended now."""
    end = s
    if s.question != OVER:
        end, _ = s.copy_beside(s)  # it shares all lists, and only gets other points
        end.points = [own[:] for own in s.points]
        score_end(end)
    return [see_points(end.points[seat]) for seat in range(s.players)]


def see_points(points: list[int]) -> ImhotepPoints:
    """Points by source."""
    return cast("ImhotepPoints", dict(zip(SOURCES, points, strict=True)))


def site_part(site: int, see_it: Callable[[Position], Any]) -> Part[Position]:
    """A site. It changes with every stone that comes there, and never otherwise."""
    name = SITES[site]

    def see_site(s: Position, _options: Mapping[str, Any], seen: Seen[Position] | None) -> Any:
        if seen is not None and s.built[site] == seen.position.built[site]:
            return seen.view[name]
        return see_it(s)

    return Part(("built",), see_site)


PARTS: dict[str, Part[Position]] = {
    "round": part("round", lambda s: current_round(s) + 1),
    "rounds": part("", lambda _s: ROUNDS),
    "round_card": part("round", lambda s: ships_of(s, current_round(s))),
    "past_round_cards": part("round", lambda s: [ships_of(s, i) for i in range(current_round(s))]),
    "start_player": part("start_player", lambda s: s.start_player),
    "turn": part("turn", lambda s: None if s.question == OVER else s.turn),
    "question": part("question", lambda s: QUESTIONS[s.question]),
    "ships": Part(("ship_capacity", "ship_space", "ship_site"), lambda s, _options, seen: see_ships(s, seen)),
    "unloading": part("question unload_ship unload_size unload_order", see_unloading),
    "carried": part("carried", lambda s: owner(s.carried)),
    "draw_pile": part("draw_size", lambda s: s.draw_size),
    "discard_pile": part("discard_size discard_pile", lambda s: [CARDS[card] for card in s.discard_pile[: s.discard_size]]),
    "cards": part("", lambda _s: see_cards()),
    "decorations": part("built", see_decorations),
    "seats": Part(("sled", "quarry", "hand"), lambda s, _options, seen: see_seats(s, seen)),
    "market": part("market", lambda s: see_market(s, NOBODY)),
    "pyramids": site_part(PYRAMIDS, lambda s: see_pyramids_a(s) if s.sides[PYRAMIDS] == SIDE_A else see_pyramids_b(s)),
    "temple": site_part(TEMPLE, see_temple),
    "burial": site_part(BURIAL, lambda s: see_burial_a(s) if s.sides[BURIAL] == SIDE_A else see_burial_b(s)),
    "obelisks": site_part(OBELISKS, lambda s: see_obelisks_a(s) if s.sides[OBELISKS] == SIDE_A else see_obelisks_b(s)),
    "if_it_ended_now": part("points built hand", see_end),
}
"""An onlooker's view, entry by entry."""
