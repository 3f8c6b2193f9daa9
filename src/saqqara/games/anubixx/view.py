"""What everybody may see, as JSON: all of it, since only the dice to come are hidden, and they are not rolled yet.

`view_types.py` says what each part is.
"""

from collections.abc import Mapping
from itertools import chain
from typing import Any, Literal, cast

from .components import (
    BONUS_POINTS,
    COLOUR_LETTERS,
    COUNT_BITS,
    DICE,
    FIELD_NAMES,
    FIELDS,
    JOKER_POINTS,
    KEYSTONE,
    LEFT,
    MASKS,
    MOST_ROUNDS,
    NO_COLOUR,
    PILE_START,
    PYRAMID,
    QUARRY_POINTS,
    RELIEF_COLUMNS,
    RELIEF_FIELDS,
    RIGHT,
    STONE_PILE,
    STONES,
    count_of,
)
from .scoring import has_end_bonus
from .sheet import quarry_colour
from .sheets import Layout
from .state import END_NAMES, OVER, QUESTION_NAMES, Position
from .view_types import (
    AnubixxBoard,
    AnubixxBonus,
    AnubixxDie,
    AnubixxField,
    AnubixxPrinted,
    AnubixxQuarryStone,
    AnubixxReached,
    AnubixxSheet,
    Building,
    Colour,
    End,
    Question,
)

# The names of components.py and state.py, for the type checker; a test compares them with the types.
QUESTIONS = cast("tuple[Question, ...]", QUESTION_NAMES)
ENDS = cast("tuple[End | None, ...]", END_NAMES)
LETTER_AT = cast(
    "dict[int, Colour]", {COUNT_BITS * number: name for number, name in enumerate(COLOUR_LETTERS)} | {NO_COLOUR: ""}
)
"""The letter of a colour by the place of its bits; none for a field that the layout does not print, which no view shows."""
LEVELS = tuple((pile, stone - PILE_START[pile]) for stone, pile in enumerate(STONE_PILE))
"""The pile of each stone, and its level there, from 0."""


def see(s: Position, layout: Layout) -> AnubixxBoard:
    """The view of everybody."""
    symbols = list(layout.symbols)
    crossed = [crossed_fields(s, seat) for seat in range(s.players)]
    return {
        "round": s.round + 1,
        "rounds": MOST_ROUNDS,
        "start_player": s.start_player,
        "active": s.active,
        "order": [(s.active + number) % s.players for number in range(s.players)],
        "question": QUESTIONS[s.question],
        "end": ENDS[s.end],
        "dice": see_dice(s),
        "paid_by_die": [] if s.question == OVER else paid_by_die(s, s.mover, crossed[s.mover]),
        "layout": layout.name,
        "points": see_points(layout),
        "bonuses": [see_bonus(s, number, symbol, layout.symbols[symbol]) for number, symbol in enumerate(symbols)],
        "seats": [see_seat(s, seat, symbols, crossed[seat]) for seat in range(s.players)],
    }


def letter(colour: int) -> Colour:
    """The letter of a colour."""
    return LETTER_AT[colour]


def see_dice(s: Position) -> list[AnubixxDie]:
    """The dice as they were rolled; of equal ones the first was taken first."""
    dice: list[AnubixxDie] = []
    seen = 0
    for colour in s.roll[: DICE[s.players]]:
        before = count_of(seen, colour)
        blocked = count_of(s.blocked, colour)
        taken = blocked + count_of(s.held, colour)
        place: Literal["middle", "held", "blocked"] = "blocked" if before < blocked else "held" if before < taken else "middle"
        dice.append({"colour": letter(colour), "place": place})
        seen += 1 << colour
    return dice


def paid_by_die(s: Position, seat: int, crossed: list[bool]) -> list[str]:
    """The fields of a seat without a cross whose colour lies in the middle."""
    middle = s.middle
    fields = zip(FIELD_NAMES, s.colour[seat], crossed, strict=True)
    return [name for name, colour, has_cross in fields if not has_cross and middle & MASKS[colour]]


def see_points(layout: Layout) -> AnubixxPrinted:
    """What is worth what."""
    relief = layout.relief_points
    steps = [number for number in range(1, RELIEF_FIELDS + 1) if relief[number] != relief[number - 1]]
    return {
        "pyramid": list(layout.pyramid_points),
        "arch": list(layout.arch_points),
        "keystone": layout.keystone_points,
        "relief": [{"fields": number, "points": relief[number]} for number in steps],
        "bonus": BONUS_POINTS,
        "quarry": QUARRY_POINTS,
        "joker": JOKER_POINTS,
    }


def see_bonus(s: Position, number: int, symbol: str, fields: tuple[int, ...]) -> AnubixxBonus:
    """A bonus, and who has it."""
    status: Literal["open", "last_chance", "closed"]
    status = "closed" if s.closed >> number & 1 else "last_chance" if s.earned >> number & 1 else "open"
    seats = [seat for seat in range(s.players) if s.bonuses[seat] >> number & 1]
    return {"symbol": symbol, "fields": [FIELD_NAMES[field] for field in fields], "status": status, "seats": seats}


def see_seat(s: Position, seat: int, symbols: list[str], crossed: list[bool]) -> AnubixxSheet:
    """A player's sheet."""
    levels, arch_levels = s.pyramid_levels, s.arch_levels
    fields = see_fields(s, seat, symbols, crossed)
    left, right = PILE_START[LEFT], PILE_START[RIGHT]
    return {
        "sheet": chr(ord("A") + s.sheet_letter[s.sheet[seat]]),
        "pyramid": [[fields[PILE_START[PYRAMID + i] + level] for i in range(levels - level)] for level in range(levels)],
        "arch": {
            "left": fields[left : left + arch_levels],
            "right": fields[right : right + arch_levels],
            "keystone": fields[PILE_START[KEYSTONE]],
        },
        "relief": [fields[row : row + RELIEF_COLUMNS] for row in range(STONES, FIELDS, RELIEF_COLUMNS)],
        "quarry": see_quarry(s, seat),
        "jokers": {"in_play": s.players, "used": s.players - s.jokers[seat]},
        "bonuses": [symbol for i, symbol in enumerate(symbols) if s.bonuses[seat] >> i & 1],
        "end_bonus": has_end_bonus(s, seat),
        "finished": see_finished(s, seat),
        "reached": see_reached(s, seat),
    }


def see_fields(s: Position, seat: int, symbols: list[str], crossed: list[bool]) -> list[AnubixxField]:
    """All fields of a seat's sheet, by number. In one piece: there are many, and every move shows them anew."""
    names = [*symbols, None]  # NO_SYMBOL is the last one
    return list(map(see_field, FIELD_NAMES, s.colour[seat], [names[symbol] for symbol in s.symbol], crossed))


def see_field(name: str, colour: int, symbol: str | None, crossed: bool) -> AnubixxField:
    """One field of a sheet."""
    return {"field": name, "colour": LETTER_AT[colour], "symbol": symbol, "crossed": crossed}


def crossed_fields(s: Position, seat: int) -> list[bool]:
    """For each field: has the seat crossed it?"""
    return [is_crossed(s, seat, field) for field in range(FIELDS)]


def is_crossed(s: Position, seat: int, field: int) -> bool:
    """Has the seat crossed this field?"""
    if field >= STONES:
        return s.relief[seat] >> (field - STONES) & 1 == 1
    pile, level = LEVELS[field]
    return level < s.height[seat][pile]


def see_quarry(s: Position, seat: int) -> list[AnubixxQuarryStone]:
    """The quarry from the left."""
    first_usable, struck = s.struck[seat], s.struck_stones[seat]
    return [
        see_stone(quarry_colour(s, seat, i), "usable" if i >= first_usable else "struck" if struck >> i & 1 else "lost")
        for i in range(s.quarry_size[seat])
    ]


def see_stone(colour: int, status: Literal["usable", "struck", "lost"]) -> AnubixxQuarryStone:
    """One stone of a quarry."""
    return {"colour": LETTER_AT[colour], "status": status}


def see_reached(s: Position, seat: int) -> AnubixxReached:
    """How far each building counts, as `scoring.py` has it."""
    height = s.height[seat]
    return {
        "pyramid": max(height[PYRAMID : PYRAMID + s.pyramid_levels]),
        "arch": min(height[LEFT], height[RIGHT]) + height[KEYSTONE],
        "relief": s.relief_size[seat],
    }


def see_finished(s: Position, seat: int) -> list[Building]:
    """The finished buildings."""
    finished: dict[Building, bool] = {
        "pyramid": s.height[seat][PYRAMID] == s.pyramid_levels,
        "arch": s.height[seat][KEYSTONE] == 1,
        "relief": s.relief_size[seat] == RELIEF_FIELDS,
    }
    return [building for building, is_finished in finished.items() if is_finished]


def colour_of(sheet: Mapping[str, Any], field: str) -> str:
    """The colour of a field in the view of a seat's sheet, by the field's notation."""
    arch = sheet["arch"]
    fields = chain(*sheet["pyramid"], arch["left"], arch["right"], [arch["keystone"]], *sheet["relief"])
    return next(str(each["colour"]) for each in fields if each["field"] == field)
