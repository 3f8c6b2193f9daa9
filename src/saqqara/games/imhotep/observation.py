"""Imhotep as a seat sees it: a row of small integers, and the way back from there to a position.

Seats are counted from the observer: 0 is the observer, 1 the next clockwise; -1 is nobody. Written like a rule, so that it
runs at both speeds; blocks are copied whole and without branches, which machine code does many numbers at a time.
"""

from collections import Counter
from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any

from ..chance import WORD
from ..observation import HIGHEST, MOST_PLIES, Observation, ObservationLayout, amount, naming, turned
from .agenda import CLOSE_ROUND, DISCARD, TASK_NAMES
from .components import (
    BURIAL_LIMIT,
    BURIAL_ROWS,
    CARD_COPIES,
    CARD_KINDS,
    CARDS,
    FIRST_ROUND_CARD,
    HIDDEN_PLACE,
    MARKET_PLACES,
    MONUMENTS,
    PYRAMID_HEIGHT,
    PYRAMIDS,
    ROUND_CARD_SHIPS,
    ROUND_CARDS,
    ROUNDS,
    SEATS,
    SHIPS,
    SIDE_A,
    SITES,
    SOURCES,
    SPACES,
    STONES,
    TEMPLE_LIMIT,
    TOWERS,
    WRATH_POINTS,
)
from .rules import RULES
from .setup import hidden_places
from .state import AGENDA, NO_CARD, NO_SPACE, NOBODY, NOWHERE, OVER, Position

FACE_DOWN = CARD_KINDS
"""A card on market B that the observer cannot see."""
PYRAMIDS_ON = 3
SOURCE_COUNT = len(SOURCES)
LAST_SEAT = SEATS - 1
OWNER = "owner of the stone, or -1"

LAYOUT = ObservationLayout(
    (
        amount("seat", 1, 0, LAST_SEAT, "the observer's own seat, counted from 0 as in the notation's `p1`"),
        amount("ply", 1, 0, MOST_PLIES, "moves played so far"),
        amount("round", 1, 0, ROUNDS, "rounds finished"),
        naming("question", 1, 0, OVER, "what is asked, in the order of `imhotep.state.QUESTION_NAMES`"),
        naming("mover", 1, -1, LAST_SEAT, "who must decide, -1 after the end"),
        naming("turn", 1, 0, LAST_SEAT, "whose turn it is"),
        naming("start_player", 1, 0, LAST_SEAT, "who began this round"),
        naming("last_actor", 1, -1, LAST_SEAT, "the last in this round whose turn was not a pass"),
        naming("carried", 1, -1, LAST_SEAT, "owner of the stone on its way to pyramids B"),
        amount("passes", 1, 0, SEATS, "turns passed one after another"),
        naming("ship_asked", 1, -1, SHIPS - 1, "card Sail: the ship that must sail"),
        naming("unload_ship", 1, -1, SHIPS - 1, "the ship unloaded last"),
        amount("unload_size", 1, 0, SPACES, "stones still to be unloaded, or ordered so far by Lever"),
        naming("unload_order", SPACES, -1, LAST_SEAT, "their owners; the next to be unloaded last"),
        amount("draw_size", 1, 0, CARDS, "cards on the draw pile"),
        amount("discard_size", 1, 0, CARDS, "cards on the discard pile"),
        naming(
            "round_cards",
            ROUNDS,
            -1,
            len(ROUND_CARD_SHIPS) - 1,
            "the round cards turned up so far, by number in `ROUND_CARD_SHIPS`",
        ),
        naming("ship_site", SHIPS, -1, SITES - 1, "where each ship lies"),
        naming(
            "ship_space",
            (SHIPS, SPACES),
            NO_SPACE,
            LAST_SEAT,
            f"{OWNER}, on each space from the bow; {NO_SPACE} where there is no space",
        ),
        naming("market", MARKET_PLACES + 1, -1, FACE_DOWN, f"the card at each place, -1 for none, {FACE_DOWN} face down"),
        amount("sled", SEATS, 0, STONES, "stones on each sled"),
        amount("quarry", SEATS, 0, STONES, "stones in each quarry"),
        amount("hand", (SEATS, CARD_KINDS), 0, max(CARD_COPIES), "cards before each seat, by kind"),
        amount("points", (SEATS, SOURCE_COUNT), WRATH_POINTS, HIGHEST, "points of each seat, by source"),
        amount(
            "built", (len(MONUMENTS), SEATS), 0, BURIAL_LIMIT, "stones on pyramids, temple, burial chamber, obelisks, by seat"
        ),
        amount("waiting", SEATS, 0, HIGHEST, "obelisks B: stones that are not yet part of a tower"),
        naming("pyramids", (PYRAMIDS_ON, PYRAMID_HEIGHT), -1, LAST_SEAT, f"{OWNER}; side A runs through the rows"),
        naming("temple", TEMPLE_LIMIT, -1, LAST_SEAT, f"{OWNER}, in the order of arrival"),
        naming("burial", BURIAL_LIMIT, -1, LAST_SEAT, f"{OWNER}, column by column from the top"),
        naming("towers", TOWERS, -1, LAST_SEAT, "owner of each tower of obelisks B, the most valuable first"),
        naming("discard_pile", CARDS, -1, CARD_KINDS - 1, "the cards on the discard pile, the first laid first"),
        naming(
            "agenda_task", AGENDA, -1, len(TASK_NAMES) - 1, "what is still to be done, the next last, as in `agenda.TASK_NAMES`"
        ),
        naming("agenda_seat", AGENDA, -1, LAST_SEAT, "for whom"),
        amount("agenda_detail", AGENDA, -1, CARD_KINDS, "with which card, site or place"),
    )
)

SEAT_AT = LAYOUT.at("seat")
PLY_AT = LAYOUT.at("ply")
ROUND_AT = LAYOUT.at("round")
QUESTION_AT = LAYOUT.at("question")
MOVER_AT = LAYOUT.at("mover")
TURN_AT = LAYOUT.at("turn")
START_AT = LAYOUT.at("start_player")
ACTOR_AT = LAYOUT.at("last_actor")
CARRIED_AT = LAYOUT.at("carried")
PASSES_AT = LAYOUT.at("passes")
SHIP_ASKED_AT = LAYOUT.at("ship_asked")
UNLOAD_SHIP_AT = LAYOUT.at("unload_ship")
UNLOAD_SIZE_AT = LAYOUT.at("unload_size")
UNLOAD_AT = LAYOUT.at("unload_order")
DRAW_AT = LAYOUT.at("draw_size")
DISCARDED_AT = LAYOUT.at("discard_size")
CARDS_AT = LAYOUT.at("round_cards")
SITE_AT = LAYOUT.at("ship_site")
SPACE_AT = LAYOUT.at("ship_space")
MARKET_AT = LAYOUT.at("market")
SLED_AT = LAYOUT.at("sled")
QUARRY_AT = LAYOUT.at("quarry")
HAND_AT = LAYOUT.at("hand")
POINTS_AT = LAYOUT.at("points")
BUILT_AT = LAYOUT.at("built")
WAITING_AT = LAYOUT.at("waiting")
PYRAMIDS_AT = LAYOUT.at("pyramids")
TEMPLE_AT = LAYOUT.at("temple")
BURIAL_AT = LAYOUT.at("burial")
TOWERS_AT = LAYOUT.at("towers")
DISCARD_AT = LAYOUT.at("discard_pile")
TASK_AT = LAYOUT.at("agenda_task")
AGENDA_SEAT_AT = LAYOUT.at("agenda_seat")
DETAIL_AT = LAYOUT.at("agenda_detail")


def observe(s: Position, seat: int, ply: int, out: MutableSequence[int]) -> None:
    """Write what a seat sees, and nothing else, into `out`."""
    out[SEAT_AT] = seat
    out[PLY_AT] = ply
    observe_course(s, seat, out)
    observe_ships(s, seat, out)
    observe_cards(s, seat, out)
    observe_seats(s, seat, out)
    observe_sites(s, seat, out)
    observe_agenda(s, seat, out)


AWAY = tuple(
    tuple(tuple((other - seat) % max(players, 1) for other in range(SEATS)) for seat in range(SEATS))
    for players in range(SEATS + 1)
)
"""A seat counted from the observer, by the number of players, the observer and the seat."""


# Numbers of the position that a loop needs are read before it: a compiler must assume that writing to `out` changes them.
def observe_course(s: Position, seat: int, out: MutableSequence[int]) -> None:
    """Whose turn, who decides, what is asked."""
    players = s.players
    round_now = s.round
    out[ROUND_AT] = round_now
    out[QUESTION_AT] = s.question
    out[MOVER_AT] = turned(players, seat, s.mover)
    out[TURN_AT] = turned(players, seat, s.turn)
    out[START_AT] = turned(players, seat, s.start_player)
    out[ACTOR_AT] = turned(players, seat, s.last_actor)
    out[CARRIED_AT] = turned(players, seat, s.carried)
    out[PASSES_AT] = s.passes
    out[SHIP_ASKED_AT] = s.ship_asked
    for i in range(ROUNDS):
        out[CARDS_AT + i] = s.round_cards[i] if i <= round_now else NO_CARD


def observe_ships(s: Position, seat: int, out: MutableSequence[int]) -> None:
    """The four ships, and the stones on their way off."""
    players = s.players
    unload_size = s.unload_size
    out[UNLOAD_SHIP_AT] = s.unload_ship
    out[UNLOAD_SIZE_AT] = unload_size
    for i in range(SPACES):
        out[UNLOAD_AT + i] = turned(players, seat, s.unload_order[i]) if i < unload_size else NOBODY
    for ship in range(SHIPS):
        out[SITE_AT + ship] = s.ship_site[ship]
    for ship in range(SHIPS):
        for space in range(SPACES):
            out[SPACE_AT + SPACES * ship + space] = turned(players, seat, s.ship_space[ship][space])


def observe_cards(s: Position, seat: int, out: MutableSequence[int]) -> None:
    """Piles and market; face-down cards only for who must keep one of them."""
    size = s.discard_size
    out[DRAW_AT] = s.draw_size
    out[DISCARDED_AT] = size
    for i in range(CARDS):
        out[DISCARD_AT + i] = NO_CARD
    for i in range(size):
        out[DISCARD_AT + i] = s.discard_pile[i]
    for place in range(MARKET_PLACES + 1):
        out[MARKET_AT + place] = s.market[place]
    if hidden_places(s, seat) > 0:
        for place in range(HIDDEN_PLACE, MARKET_PLACES + 1):
            out[MARKET_AT + place] = FACE_DOWN if s.market[place] != NO_CARD else NO_CARD


def observe_seats(s: Position, seat: int, out: MutableSequence[int]) -> None:
    """Stones, cards and points of each seat, the observer's first; zeros for seats that nobody sits on."""
    players = s.players
    row = seat
    for i in range(SEATS):
        out[SLED_AT + i] = s.sled[row]
        out[QUARRY_AT + i] = s.quarry[row]
        out[WAITING_AT + i] = s.waiting[row]
        for card in range(CARD_KINDS):
            out[HAND_AT + CARD_KINDS * i + card] = s.hand[row][card]
        for source in range(SOURCE_COUNT):
            out[POINTS_AT + SOURCE_COUNT * i + source] = s.points[row][source]
        for site in range(SITES - 1):
            out[BUILT_AT + SEATS * site + i] = s.built[site + 1][row]
        row = row + 1 if row + 1 < players else 0
        row = row if i + 1 < players else (i + 1) % SEATS


def observe_sites(s: Position, seat: int, out: MutableSequence[int]) -> None:
    """The stones on the monuments."""
    players = s.players
    for pyramid in range(PYRAMIDS_ON):
        for stone in range(PYRAMID_HEIGHT):
            out[PYRAMIDS_AT + PYRAMID_HEIGHT * pyramid + stone] = turned(players, seat, s.pyramid_space[pyramid][stone])
    away = AWAY[players][seat]
    for i in range(TEMPLE_LIMIT):
        out[TEMPLE_AT + i] = NOBODY
    for i in range(s.temple_size):
        out[TEMPLE_AT + i] = away[s.temple[i]]
    for i in range(BURIAL_LIMIT):
        out[BURIAL_AT + i] = NOBODY
    for i in range(s.burial_size):
        out[BURIAL_AT + i] = away[s.burial[i]]
    for i in range(TOWERS):
        out[TOWERS_AT + i] = NOBODY
    for i in range(s.tower_size):
        out[TOWERS_AT + i] = away[s.tower[i]]


def observe_agenda(s: Position, seat: int, out: MutableSequence[int]) -> None:
    """What is still to be done; -1 beyond it."""
    players = s.players
    for i in range(AGENDA):
        out[TASK_AT + i] = NOBODY
        out[AGENDA_SEAT_AT + i] = NOBODY
        out[DETAIL_AT + i] = NOBODY
    for i in range(s.agenda_size):
        out[TASK_AT + i] = s.agenda_task[i]
        out[AGENDA_SEAT_AT + i] = turned(players, seat, s.agenda_seat[i])
        out[DETAIL_AT + i] = s.agenda_detail[i]


# The way back
def rebuild(observation: Sequence[int], options: Mapping[str, Any]) -> Position:
    """A position that the observer could be in: what was observed, and any arrangement of what is hidden."""
    s = RULES.blank(options)
    s.words[:] = [WORD, 1, 2, 3]
    seat = LAYOUT.one(observation, "seat")
    rebuild_course(s, observation, seat)
    rebuild_agenda(s, observation, seat)
    rebuild_ships(s, observation, seat)
    rebuild_seats(s, observation, seat)
    rebuild_sites(s, observation, seat)
    rebuild_cards(s, observation)
    return s


def seat_back(s: Position, seat: int, owner: int) -> int:
    """A seat counted from the observer, as a seat; what is below 0 stays."""
    return owner if owner < 0 else (owner + seat) % s.players


def seats_back(s: Position, seat: int, owners: list[int]) -> list[int]:
    """The same for several."""
    return [seat_back(s, seat, owner) for owner in owners]


def filled(owners: list[int]) -> int:
    """How many of these spaces, which fill up from the first, have an owner."""
    return sum(owner >= 0 for owner in owners)


def rebuild_course(s: Position, observation: Sequence[int], seat: int) -> None:
    """Whose turn, who decides, what is asked."""
    for name in ("round", "question", "passes", "ship_asked", "unload_ship", "unload_size", "draw_size", "discard_size"):
        setattr(s, name, LAYOUT.one(observation, name))
    for name in ("mover", "turn", "start_player", "last_actor", "carried"):
        setattr(s, name, seat_back(s, seat, LAYOUT.one(observation, name)))


def rebuild_ships(s: Position, observation: Sequence[int], seat: int) -> None:
    """Ships, and what follows from their spaces and sites."""
    s.unload_order = [max(0, owner) for owner in seats_back(s, seat, LAYOUT.part(observation, "unload_order"))]
    s.ship_site = LAYOUT.part(observation, "ship_site")
    s.site_ship = [NOBODY] * SITES
    s.ship_space = [seats_back(s, seat, spaces) for spaces in LAYOUT.part(observation, "ship_space")]
    leaving = s.question == OVER or CLOSE_ROUND in s.agenda_task[: s.agenda_size]
    for ship, spaces in enumerate(s.ship_space):
        s.ship_capacity[ship] = SPACES - spaces.count(NO_SPACE)
        s.ship_load[ship] = filled(spaces)
        s.ship_free[ship] = 0 if leaving or s.ship_site[ship] != NOWHERE else spaces.count(NOBODY)
        if s.ship_site[ship] != NOWHERE:
            s.site_ship[s.ship_site[ship]] = ship
            s.sailed += 1


def rebuild_seats(s: Position, observation: Sequence[int], seat: int) -> None:
    """Stones, cards and points."""
    for i in range(s.players):
        other = seat_back(s, seat, i)
        s.sled[other] = LAYOUT.part(observation, "sled")[i]
        s.quarry[other] = LAYOUT.part(observation, "quarry")[i]
        s.waiting[other] = LAYOUT.part(observation, "waiting")[i]
        s.hand[other] = LAYOUT.part(observation, "hand")[i]
        s.points[other] = LAYOUT.part(observation, "points")[i]
        for site, stones in enumerate(LAYOUT.part(observation, "built")):
            s.built[site + 1][other] = stones[i]


def rebuild_sites(s: Position, observation: Sequence[int], seat: int) -> None:
    """Stones on the monuments, and how many there are."""
    s.pyramid_space = [seats_back(s, seat, stones) for stones in LAYOUT.part(observation, "pyramids")]
    sizes = [filled(stones) for stones in s.pyramid_space]
    s.pyramid_size = [sum(sizes), 0, 0] if s.sides[PYRAMIDS] == SIDE_A else sizes
    s.temple = seats_back(s, seat, LAYOUT.part(observation, "temple"))
    s.temple_size = filled(s.temple)
    s.burial = seats_back(s, seat, LAYOUT.part(observation, "burial"))
    s.burial_size = filled(s.burial)
    for cell, owner in enumerate(s.burial[: s.burial_size]):
        s.burial_row[cell % BURIAL_ROWS][owner] += 1
    s.tower = seats_back(s, seat, LAYOUT.part(observation, "towers"))
    s.tower_size = filled(s.tower)


def rebuild_agenda(s: Position, observation: Sequence[int], seat: int) -> None:
    """What is still to be done."""
    tasks = LAYOUT.part(observation, "agenda_task")
    s.agenda_size = filled(tasks)
    for i in range(s.agenda_size):
        s.agenda_task[i] = tasks[i]
        s.agenda_seat[i] = seat_back(s, seat, LAYOUT.part(observation, "agenda_seat")[i])
        s.agenda_detail[i] = LAYOUT.part(observation, "agenda_detail")[i]


def rebuild_cards(s: Position, observation: Sequence[int]) -> None:
    """Piles, market and round cards: what is seen as it is, the rest from the cards that are left."""
    pile = LAYOUT.part(observation, "discard_pile")[: s.discard_size]
    s.discard_pile[: s.discard_size] = pile
    s.market = LAYOUT.part(observation, "market")
    left = unseen(s, pile)
    for place in range(HIDDEN_PLACE, MARKET_PLACES + 1):
        if s.market[place] == FACE_DOWN:
            s.market[place] = left.pop()
    s.draw_pile[: len(left)] = left
    seen = [card for card in LAYOUT.part(observation, "round_cards") if card != NO_CARD]
    first = FIRST_ROUND_CARD[s.players]
    s.round_cards = seen + [card for card in range(first, first + ROUND_CARDS) if card not in seen]


def unseen(s: Position, discarded: list[int]) -> list[int]:
    """The cards that are nowhere to be seen: on the draw pile, or face down on the market."""
    left = Counter(dict(enumerate(CARD_COPIES)))
    left.subtract(discarded)
    left.subtract(card for card in s.market if card not in (NO_CARD, FACE_DOWN))
    left.subtract(s.agenda_detail[i] for i in range(s.agenda_size) if s.agenda_task[i] == DISCARD)
    for hand in s.hand:
        left.subtract(dict(enumerate(hand)))
    return sorted(left.elements())


OBSERVATION = Observation(LAYOUT, observe, rebuild)
