"""The types of the view of Anubixx. `view.py` makes the view.

Seats count from 0, as in the API; rounds, levels, rows and columns from 1. A colour is its letter: R B V O G Y. A field is
named by its notation: `pyramid 1.3`, `arch L2`, `arch key`, `relief 2.1`.
"""

from typing import Any, Literal, NotRequired, TypedDict

from ..view import CommonPreview, CommonView

Colour = Literal["R", "B", "V", "O", "G", "Y"]
Building = Literal["pyramid", "arch", "relief"]
QuarryStatus = Literal["usable", "struck", "lost"]
Payment = Literal["die", "quarry", "joker"]
Question = Literal["action", "second", "over"]
End = Literal["second_building", "round_limit"]


class AnubixxOptions(TypedDict):
    """The options of a game."""

    players: int
    layout: str | dict[str, Any]
    """The name of the sheets, or the content of a sheet file."""
    start: int


class AnubixxPoints(TypedDict):
    """Points of a seat by source."""

    pyramid: int
    arch: int
    relief: int
    bonuses: int
    quarry: int
    jokers: int


class AnubixxDie(TypedDict):
    """A die."""

    colour: Colour
    place: Literal["middle", "held", "blocked"]
    """Held: by the mover, until the action ends. Blocked: used by the active player, until the round ends."""


class AnubixxReliefPoints(TypedDict):
    """What so many fields of the relief are worth."""

    fields: int
    points: int


class AnubixxPrinted(TypedDict):
    """What is worth what."""

    pyramid: list[int]
    """By level, from 1."""
    arch: list[int]
    """By height, from 1."""
    keystone: int
    relief: list[AnubixxReliefPoints]
    bonus: int
    quarry: int
    joker: int


class AnubixxBonus(TypedDict):
    """A bonus, and who has it."""

    symbol: str
    fields: list[str]
    status: Literal["open", "last_chance", "closed"]
    """Last chance: earned in this round, so it closes when the round ends."""
    seats: list[int]


class AnubixxField(TypedDict):
    """A field of a sheet."""

    field: str
    """Its notation."""
    colour: Colour
    symbol: str | None
    crossed: bool


class AnubixxArch(TypedDict):
    """The arch: its columns from the bottom."""

    left: list[AnubixxField]
    right: list[AnubixxField]
    keystone: AnubixxField


class AnubixxQuarryStone(TypedDict):
    """A stone of the quarry."""

    colour: Colour
    status: QuarryStatus
    """Lost: skipped by a stone that was struck."""


class AnubixxJokers(TypedDict):
    """The jokers of a seat."""

    in_play: int
    used: int


class AnubixxReached(TypedDict):
    """How far each building of a seat counts."""

    pyramid: int
    """The highest level with a cross, from 1; 0: none."""
    arch: int
    """The height of the lower column; the keystone counts as one more."""
    relief: int
    """The number of crossed fields."""


class AnubixxSheet(TypedDict):
    """The sheet of a seat."""

    sheet: str
    """Its letter."""
    pyramid: list[list[AnubixxField]]
    """Rows from the bottom, each from the left."""
    arch: AnubixxArch
    relief: list[list[AnubixxField]]
    """Rows from the top, each from the left."""
    quarry: list[AnubixxQuarryStone]
    """From the left."""
    jokers: AnubixxJokers
    bonuses: list[str]
    """The symbols whose bonus the seat has."""
    end_bonus: bool
    """Does it have the end bonus? After the end only."""
    finished: list[Building]
    reached: AnubixxReached


class AnubixxBoard(TypedDict):
    """What the game adds to the common view."""

    round: int
    rounds: int
    """The last round there can be."""
    start_player: int
    """The seat that was active in round 1."""
    active: int
    """The seat that rolled the dice of this round."""
    order: list[int]
    """The seats in the order in which they act in this round."""
    question: Question
    """What the mover is asked: an action, or a second stone."""
    end: End | None
    """Why the game ended."""
    dice: list[AnubixxDie]
    """In the order of the roll."""
    paid_by_die: list[str]
    """The fields of the mover without a cross that a die in the middle would pay for."""
    layout: str
    """The name of the sheets."""
    points: AnubixxPrinted
    bonuses: list[AnubixxBonus]
    seats: list[AnubixxSheet]


class AnubixxView(AnubixxBoard, CommonView):
    """What everybody may see."""

    game: Literal["anubixx"]
    options: AnubixxOptions
    breakdown: list[AnubixxPoints]
    """Points by source, for each seat."""


class AnubixxPreview(CommonPreview):
    """What a move would do."""

    payment: list[Payment]
    """How each field that the move crosses is paid for, in the order of the notation."""
    cost: int
    """The points that the payment takes from the mover: quarry stones struck and lost, jokers used."""
    quarry: list[AnubixxQuarryStone]
    """The quarry of the mover after the move."""
    dice: NotRequired[list[AnubixxDie]]
    """The dice after the move; absent if they are rolled anew."""
