"""The types of the view of Imhotep. `view.py` makes the view.

Seats count from 0, as in the API; ships, spaces and places stand in lists in their order. A card is its name, a missing
one `null`; a stone is the seat that owns it, an empty space `null`.
"""

from typing import Literal, TypedDict

from ..view import CommonPreview, CommonView

Site = Literal["market", "pyramids", "temple", "burial", "obelisks"]
Colour = Literal["black", "white", "brown", "grey"]
Question = Literal["turn", "load", "bonus_load", "sail", "lever", "unload", "pick", "keep", "build", "bonus", "over"]
Side = Literal["A", "B"]
CardKind = Literal["red", "green", "violet", "blue"]
PyramidBonus = Literal["card", "stones", "load"]
TempleBonus = Literal["stones", "card"]
Card = Literal[
    "entrance", "sarcophagus", "paved_path", "pyramid_decoration", "temple_decoration", "burial_decoration",
    "obelisk_decoration", "statue", "lever", "hammer", "sail", "chisel",
]  # fmt: skip


class ImhotepOptions(TypedDict):
    """The options of a game."""

    players: int
    sides: str
    """The sides of market, pyramids, temple, burial chamber and obelisks."""
    wrath: bool
    start: int


class ImhotepPoints(TypedDict):
    """Points of a seat by source."""

    pyramids: int
    temple: int
    burial: int
    obelisks: int
    decorations: int
    statues: int
    blue_cards: int
    wrath: int


class ImhotepShip(TypedDict):
    """A ship: its spaces from the bow, and where it lies."""

    capacity: int
    minimum: int
    """How many stones it needs to sail."""
    spaces: list[int | None]
    site: Site | None
    """Where it has sailed to; null: it waits in the river."""


class ImhotepUnloading(TypedDict):
    """The ship that is being unloaded, and the stones still to come, the next one first."""

    ship: int
    stones: list[int]


class ImhotepSeat(TypedDict):
    """A player's things, all of them open."""

    colour: Colour
    sled: int
    quarry: int
    hand: list[Card]


class ImhotepCard(TypedDict):
    """What is printed on a market card."""

    kind: CardKind
    """Red: acts at once. Green and violet: counts at the end. Blue: is played as an action."""
    site: Site | None
    """Red: where its stone goes. Green: the site whose stones it counts."""


class ImhotepCards(TypedDict):
    """Every market card."""

    entrance: ImhotepCard
    sarcophagus: ImhotepCard
    paved_path: ImhotepCard
    pyramid_decoration: ImhotepCard
    temple_decoration: ImhotepCard
    burial_decoration: ImhotepCard
    obelisk_decoration: ImhotepCard
    statue: ImhotepCard
    lever: ImhotepCard
    hammer: ImhotepCard
    sail: ImhotepCard
    chisel: ImhotepCard


class ImhotepMarket(TypedDict):
    """The market: the open places, and how many cards lie face down."""

    side: Side
    places: list[Card | None]
    face_down: int
    looked_at: list[Card] | None
    """The face-down cards, for the seat that must keep one of them."""


class ImhotepPyramidsA(TypedDict):
    """Side A: 14 spaces in order, with the points of each."""

    side: Literal["A"]
    stones: list[int]
    """All stones of each seat."""
    spaces: list[int | None]
    points: list[int]


class ImhotepPyramid(TypedDict):
    """One of the three pyramids of side B."""

    spaces: list[int | None]
    points: list[int]
    bonus: list[PyramidBonus | None]
    """What each space gives beside its points: a card, stones for the sled, or a stone loaded on a ship."""


class ImhotepPyramidsB(TypedDict):
    """Side B: three pyramids."""

    side: Literal["B"]
    stones: list[int]
    """All stones of each seat."""
    left: ImhotepPyramid
    middle: ImhotepPyramid
    right: ImhotepPyramid


class ImhotepTemple(TypedDict):
    """The temple."""

    side: Side
    stones: list[int]
    spaces: list[list[int]]
    """The stones on each space, from below."""
    top: list[int | None]
    """Whose stone counts on each space."""
    points: list[int]
    """What each space gives at the end of a round."""
    bonus: list[TempleBonus | None]
    """What else a space gives: stones instead of the point, or a card."""
    worth: list[int]
    """What each seat would get if the round ended now, if it always takes the point."""


class ImhotepGroup(TypedDict):
    """A connected group of stones: its cells as [column, row]."""

    seat: int
    cells: list[list[int]]
    worth: int


class ImhotepBurialA(TypedDict):
    """Side A: every connected group counts."""

    side: Literal["A"]
    stones: list[int]
    columns: list[list[int]]
    """From the left, each from the top."""
    worth: list[int]
    """What each seat's stones are worth now."""
    groups: list[ImhotepGroup]


class ImhotepBurialB(TypedDict):
    """Side B: each row counts by majority."""

    side: Literal["B"]
    stones: list[int]
    columns: list[list[int]]
    """From the left, each from the top."""
    worth: list[int]
    """What each seat's stones are worth now."""
    rows: list[list[int]]
    """The stones of each seat in each row."""
    prizes: list[int]


class ImhotepObelisksA(TypedDict):
    """Side A: the highest obelisks win prizes."""

    side: Literal["A"]
    stones: list[int]
    worth: list[int]
    """What each seat's obelisk is worth now."""
    prizes: list[int]


class ImhotepObelisksB(TypedDict):
    """Side B: three stones make a tower."""

    side: Literal["B"]
    stones: list[int]
    worth: list[int]
    """What the waiting stones of each seat are worth."""
    waiting: list[int]
    towers: list[int | None]
    """The owner of each tower, the most valuable first."""
    prizes: list[int]


class ImhotepBoard(TypedDict):
    """What the game adds to the common view."""

    round: int
    rounds: int
    round_card: list[int]
    """The capacities of the ships of this round."""
    past_round_cards: list[list[int]]
    start_player: int
    turn: int | None
    """Whose turn it is; null after the end."""
    question: Question
    """What the mover is asked."""
    ships: list[ImhotepShip]
    unloading: ImhotepUnloading | None
    carried: int | None
    """The owner of the stone that looks for its pyramid."""
    draw_pile: int
    discard_pile: list[Card]
    cards: ImhotepCards
    """What is printed on the cards of the game, also on those that nobody sees now."""
    decorations: dict[Card, int]
    """What each decoration would score now."""
    seats: list[ImhotepSeat]
    market: ImhotepMarket
    pyramids: ImhotepPyramidsA | ImhotepPyramidsB
    temple: ImhotepTemple
    burial: ImhotepBurialA | ImhotepBurialB
    obelisks: ImhotepObelisksA | ImhotepObelisksB
    if_it_ended_now: list[ImhotepPoints]
    """What each seat would have, by source, if the game ended now."""


class ImhotepView(ImhotepBoard, CommonView):
    """What a seat may see."""

    game: Literal["imhotep"]
    options: ImhotepOptions
    breakdown: list[ImhotepPoints]
    """Points by source, for each seat."""


class ImhotepSites(TypedDict, total=False):
    """The sites that a move would change, as in the view."""

    pyramids: ImhotepPyramidsA | ImhotepPyramidsB
    temple: ImhotepTemple
    burial: ImhotepBurialA | ImhotepBurialB
    obelisks: ImhotepObelisksA | ImhotepObelisksB


class ImhotepChanges(TypedDict, total=False):
    """What changes in the worth of each site, for each seat."""

    pyramids: list[int]
    temple: list[int]
    burial: list[int]
    obelisks: list[int]


class ImhotepGain(TypedDict):
    """What a move changes for a seat until the ship that it sails is empty."""

    least: int
    most: int
    """More than the least, where the order of unloading or the choice of a pyramid decides."""
    cards: int
    """How many cards of the market the seat gets for its stones."""


class ImhotepPreview(CommonPreview):
    """What a move would do."""

    gains: list[ImhotepGain]
    """For each seat; the temple counts by what it gives at the end of a round. Without cards that would be drawn."""
    changes: ImhotepChanges
    """For sites whose worth changes at once, where that does not depend on chance."""

    sites: ImhotepSites
    """The sites that would look different, where that does not depend on chance."""
