"""Anubixx as a seat sees it: a row of small integers, and the way back from there to a position.

Seats are counted from the observer: 0 is the observer, 1 the next clockwise; -1 is nobody. Everything is open, so that all
observers see the same. Colours are numbers in the order of `COLOUR_LETTERS`; -1 is no colour.
"""

from collections.abc import Mapping, MutableSequence, Sequence
from typing import Any

from ..observation import MOST_PLIES, Observation, ObservationLayout, amount, naming, turned
from .building import keep_free_pairs, open_arch, open_pyramid
from .components import (
    COLOURS,
    COUNT_BITS,
    COUNT_MASK,
    MOST_DICE,
    MOST_ROUNDS,
    NO_COLOUR,
    ONE_OF,
    PILE_HEIGHT,
    PILE_START,
    PILES,
    PYRAMID,
    PYRAMID_LEVELS,
    QUARRY_STONES,
    RELIEF_FIELDS,
    SEATS,
    SHEETS,
    STONES,
    SYMBOLS,
)
from .rules import RULES
from .setup import clear_sheet
from .sheet import count_quarry, give_sheet, put_away_sheets, quarry_colour
from .state import NO_STONE, NO_SYMBOL, ROUND_LIMIT, SECOND, Position

NONE = -1
LAST_SEAT = SEATS - 1
LAST_COLOUR = COLOURS - 1
NEXT_STONES = "colour of the stone that may be crossed next on each pile (arch left, right, key; pyramid columns), or -1"

LAYOUT = ObservationLayout(
    (
        amount("seat", 1, 0, LAST_SEAT, "the observer's own seat, counted from 0"),
        amount("ply", 1, 0, MOST_PLIES, "moves played so far"),
        amount("round", 1, 0, MOST_ROUNDS, "rounds finished"),
        naming("question", 1, 0, SECOND, "what is asked, in the order of `anubixx.state.QUESTION_NAMES`"),
        naming("end", 1, 0, ROUND_LIMIT, "why the game has ended, in the order of `END_NAMES`; 0 while it runs"),
        naming("mover", 1, -1, LAST_SEAT, "who must decide, -1 after the end"),
        naming("active", 1, 0, LAST_SEAT, "who rolled the dice of this round"),
        naming("start_player", 1, 0, LAST_SEAT, "who was active in the first round"),
        amount("acted", 1, 0, SEATS, "how many have acted in this round"),
        naming("roll", MOST_DICE, -1, LAST_COLOUR, "the colour of each die, in the order of the roll"),
        amount("middle", COLOURS, 0, MOST_DICE, "dice in the middle, by colour"),
        amount("held", COLOURS, 0, MOST_DICE, "dice that the mover has taken, by colour"),
        amount("blocked", COLOURS, 0, MOST_DICE, "dice that the active player used, by colour"),
        amount("earned", SYMBOLS, 0, 1, "bonuses earned in this round, which close when it ends"),
        amount("closed", SYMBOLS, 0, 1, "bonuses that nobody can earn any more"),
        naming("sheet", SEATS, -1, SHEETS - 1, "the sheet of each seat, -1 where nobody sits"),
        amount("jokers", SEATS, 0, SEATS, "unused jokers of each seat"),
        amount("struck", SEATS, 0, QUARRY_STONES, "the last struck stone of each quarry, from 1; 0 if none was struck"),
        amount("bonuses", (SEATS, SYMBOLS), 0, 1, "the bonuses of each seat"),
        amount("height", (SEATS, PILES), 0, PYRAMID_LEVELS, "crosses on each pile: arch left, right, key; pyramid columns"),
        naming("next_colour", (SEATS, PILES), -1, LAST_COLOUR, NEXT_STONES),
        amount("relief", (SEATS, RELIEF_FIELDS), 0, 1, "crossed fields of the relief, row by row"),
        naming("relief_colour", (SEATS, RELIEF_FIELDS), -1, LAST_COLOUR, "colour of each relief field, -1 once it is crossed"),
        amount("struck_stones", (SEATS, QUARRY_STONES), 0, 1, "struck stones of the quarry, from the left"),
        naming("quarry_colour", (SEATS, QUARRY_STONES), -1, LAST_COLOUR, "colour of each quarry stone, -1 if it is not usable"),
    )
)

SEAT_AT = LAYOUT.at("seat")
PLY_AT = LAYOUT.at("ply")
ROUND_AT = LAYOUT.at("round")
QUESTION_AT = LAYOUT.at("question")
END_AT = LAYOUT.at("end")
MOVER_AT = LAYOUT.at("mover")
ACTIVE_AT = LAYOUT.at("active")
START_AT = LAYOUT.at("start_player")
ACTED_AT = LAYOUT.at("acted")
ROLL_AT = LAYOUT.at("roll")
MIDDLE_AT = LAYOUT.at("middle")
HELD_AT = LAYOUT.at("held")
BLOCKED_AT = LAYOUT.at("blocked")
EARNED_AT = LAYOUT.at("earned")
CLOSED_AT = LAYOUT.at("closed")
SHEET_AT = LAYOUT.at("sheet")
JOKERS_AT = LAYOUT.at("jokers")
STRUCK_AT = LAYOUT.at("struck")
BONUSES_AT = LAYOUT.at("bonuses")
HEIGHT_AT = LAYOUT.at("height")
NEXT_AT = LAYOUT.at("next_colour")
RELIEF_AT = LAYOUT.at("relief")
RELIEF_COLOUR_AT = LAYOUT.at("relief_colour")
STRUCK_STONES_AT = LAYOUT.at("struck_stones")
QUARRY_AT = LAYOUT.at("quarry_colour")


def observe(s: Position, seat: int, ply: int, out: MutableSequence[int]) -> None:
    """Write what a seat sees into `out`."""
    out[SEAT_AT] = seat
    out[PLY_AT] = ply
    observe_course(s, seat, out)
    other = seat
    for i in range(SEATS):
        if i < s.players:
            observe_sheet(s, other, i, out)
            observe_quarry(s, other, i, out)
        else:
            observe_nobody(i, out)
        other = other + 1 if other + 1 < s.players else 0


def colour_number(colour: int) -> int:
    """The number of a colour; -1 for none."""
    return NONE if colour == NO_COLOUR else colour // COUNT_BITS


def observe_course(s: Position, seat: int, out: MutableSequence[int]) -> None:
    """Whose turn, what is asked, dice and bonuses."""
    players = s.players
    out[ROUND_AT] = s.round
    out[QUESTION_AT] = s.question
    out[END_AT] = s.end
    out[MOVER_AT] = turned(players, seat, s.mover)
    out[ACTIVE_AT] = turned(players, seat, s.active)
    out[START_AT] = turned(players, seat, s.start_player)
    out[ACTED_AT] = s.acted
    for die in range(MOST_DICE):
        out[ROLL_AT + die] = colour_number(s.roll[die])
    for colour in range(COLOURS):
        out[MIDDLE_AT + colour] = s.middle >> COUNT_BITS * colour & COUNT_MASK
        out[HELD_AT + colour] = s.held >> COUNT_BITS * colour & COUNT_MASK
        out[BLOCKED_AT + colour] = s.blocked >> COUNT_BITS * colour & COUNT_MASK
    for symbol in range(SYMBOLS):
        out[EARNED_AT + symbol] = s.earned >> symbol & 1
        out[CLOSED_AT + symbol] = s.closed >> symbol & 1


def observe_sheet(s: Position, other: int, row: int, out: MutableSequence[int]) -> None:
    """A player's buildings, jokers and bonuses."""
    out[SHEET_AT + row] = s.sheet[other]
    out[JOKERS_AT + row] = s.jokers[other]
    for symbol in range(SYMBOLS):
        out[BONUSES_AT + SYMBOLS * row + symbol] = s.bonuses[other] >> symbol & 1
    for pile in range(PILES):
        out[HEIGHT_AT + PILES * row + pile] = s.height[other][pile]
        stone = s.open_stone[other][pile]
        colour = colour_number(s.colour[other][max(stone, 0)])
        out[NEXT_AT + PILES * row + pile] = NONE if stone == NO_STONE else colour
    for field in range(RELIEF_FIELDS):
        crossed = s.relief[other] >> field & 1
        colour = colour_number(s.colour[other][STONES + field])
        out[RELIEF_AT + RELIEF_FIELDS * row + field] = crossed
        out[RELIEF_COLOUR_AT + RELIEF_FIELDS * row + field] = NONE if crossed else colour


def observe_quarry(s: Position, other: int, row: int, out: MutableSequence[int]) -> None:
    """A player's quarry."""
    out[STRUCK_AT + row] = s.struck[other]
    for stone in range(QUARRY_STONES):
        usable = s.struck[other] <= stone < s.quarry_size[other]
        colour = colour_number(quarry_colour(s, other, stone))
        out[STRUCK_STONES_AT + QUARRY_STONES * row + stone] = s.struck_stones[other] >> stone & 1
        out[QUARRY_AT + QUARRY_STONES * row + stone] = colour if usable else NONE


def observe_nobody(row: int, out: MutableSequence[int]) -> None:
    """A seat where nobody sits."""
    out[SHEET_AT + row] = -1
    out[JOKERS_AT + row] = 0
    out[STRUCK_AT + row] = 0
    for symbol in range(SYMBOLS):
        out[BONUSES_AT + SYMBOLS * row + symbol] = 0
    for pile in range(PILES):
        out[HEIGHT_AT + PILES * row + pile] = 0
        out[NEXT_AT + PILES * row + pile] = NONE
    for field in range(RELIEF_FIELDS):
        out[RELIEF_AT + RELIEF_FIELDS * row + field] = 0
        out[RELIEF_COLOUR_AT + RELIEF_FIELDS * row + field] = NONE
    for stone in range(QUARRY_STONES):
        out[STRUCK_STONES_AT + QUARRY_STONES * row + stone] = 0
        out[QUARRY_AT + QUARRY_STONES * row + stone] = NONE


# The way back
def rebuild(observation: Sequence[int], options: Mapping[str, Any]) -> Position:
    """The position that was observed. Only the generator is another, and with it the dice to come."""
    s = RULES.blank(options)
    s.words[:] = [1, 2, 3, 4]
    seat = LAYOUT.one(observation, "seat")
    for name in ("round", "question", "end", "acted"):
        setattr(s, name, LAYOUT.one(observation, name))
    for name in ("mover", "active", "start_player"):
        other = LAYOUT.one(observation, name)
        setattr(s, name, other if other < 0 else (other + seat) % s.players)
    s.roll = [NO_COLOUR if colour < 0 else COUNT_BITS * colour for colour in LAYOUT.part(observation, "roll")]
    for name in ("middle", "held", "blocked"):
        setattr(s, name, sum(one * count for one, count in zip(ONE_OF, LAYOUT.part(observation, name), strict=True)))
    s.earned = bits(LAYOUT.part(observation, "earned"))
    s.closed = bits(LAYOUT.part(observation, "closed"))
    for row in range(s.players):
        rebuild_sheet(s, observation, (row + seat) % s.players, row)
    put_away_sheets(s)
    return s


def bits(flags: list[int]) -> int:
    """Flags as the bits of a number, the first one lowest."""
    return sum(flag << i for i, flag in enumerate(flags))


def rebuild_sheet(s: Position, observation: Sequence[int], other: int, row: int) -> None:
    """A player's sheet, and what follows from its crosses."""
    give_sheet(s, other, LAYOUT.part(observation, "sheet")[row])
    s.jokers[other] = LAYOUT.part(observation, "jokers")[row]
    s.struck[other] = LAYOUT.part(observation, "struck")[row]
    s.struck_stones[other] = bits(LAYOUT.part(observation, "struck_stones")[row])
    s.bonuses[other] = bits(LAYOUT.part(observation, "bonuses")[row])
    crossed = LAYOUT.part(observation, "relief")[row]
    s.relief[other] = bits(crossed)
    s.relief_size[other] = sum(crossed)
    clear_sheet(s, other)
    count_quarry(s, other)
    keep_free_pairs(s, other)
    heights = LAYOUT.part(observation, "height")[row]
    for level in range(max(PILE_HEIGHT)):
        for pile in range(PILES):
            if level < heights[pile]:
                s.height[other][pile] += 1
                (open_arch if pile < PYRAMID else open_pyramid)(s, other, pile)
    fields = [PILE_START[pile] + level for pile in range(PILES) for level in range(heights[pile])]
    fields += [STONES + field for field in range(RELIEF_FIELDS) if crossed[field]]
    for field in fields:
        if s.symbol[field] != NO_SYMBOL:
            s.symbol_left[other][s.symbol[field]] -= 1


OBSERVATION = Observation(LAYOUT, observe, rebuild)
