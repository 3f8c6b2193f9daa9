"""What everybody may see, as JSON: all of it, since only the dice to come are hidden, and they are not rolled yet.

`view_types.py` says what each part is.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal, TypedDict, cast

from ..contract import Part, Seen, part
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
from .sheets import Layout, read_layout
from .state import END_NAMES, OVER, QUESTION_NAMES, Position
from .view_types import (
    AnubixxArch,
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
    QuarryStatus,
    Question,
)

# The names of components.py and state.py, for the type checker; a test compares them with the types.
QUESTIONS = cast("tuple[Question, ...]", QUESTION_NAMES)
ENDS = cast("tuple[End | None, ...]", END_NAMES)
LETTER_AT = cast(
    "dict[int, Colour]", {COUNT_BITS * number: name for number, name in enumerate(COLOUR_LETTERS)} | {NO_COLOUR: ""}
)
"""The letter of a colour by the place of its bits; none for a field that the layout does not print, which no view shows."""
ROW_OF_RELIEF = (1 << RELIEF_COLUMNS) - 1
"""The fields of a row of the relief, as bits."""
LEVELS = tuple((pile, stone - PILE_START[pile]) for stone, pile in enumerate(STONE_PILE))
"""The pile of each stone, and its level there, from 0."""


def shown_of_sheet(s: Position, seat: int) -> tuple[object, ...]:
    """What a seat's sheet shows of a position until the game is over. The rest of it never changes in a game."""
    return (s.height[seat], s.relief[seat], s.struck[seat], s.struck_stones[seat], s.jokers[seat], s.bonuses[seat])


class Fields(TypedDict):
    """The fields of a sheet."""

    pyramid: list[list[AnubixxField]]
    arch: AnubixxArch
    relief: list[list[AnubixxField]]
    quarry: list[AnubixxQuarryStone]


def see_seats(s: Position, layout: Layout, seen: Seen[Position] | None) -> list[AnubixxSheet]:
    """All sheets."""
    symbols = list(layout.symbols)
    return [see_sheet(s, seat, symbols, seen) for seat in range(s.players)]


def see_sheet(s: Position, seat: int, symbols: list[str], seen: Seen[Position] | None) -> AnubixxSheet:
    """A player's sheet, which shares what is the same with the view of an earlier position."""
    if seen is None:
        return see_seat(s, seat, symbols, see_all_fields(s, seat, symbols))
    if shown_of_sheet(s, seat) == shown_of_sheet(seen.position, seat):
        return cast("AnubixxSheet", seen.view["seats"][seat])
    return see_seat(s, seat, symbols, next_fields(s, seat, seen))


def next_fields(s: Position, seat: int, seen: Seen[Position]) -> Fields:
    """The fields of a seat's sheet, made from those in another view. Only what has changed is looked at."""
    other, view = seen
    old: AnubixxSheet = view["seats"][seat]
    height, other_height = s.height[seat], other.height[seat]
    return {
        "pyramid": next_pyramid(old["pyramid"], height[PYRAMID:], other_height[PYRAMID:]),
        "arch": next_arch(old["arch"], height, other_height),
        "relief": next_relief(old["relief"], s.relief[seat], other.relief[seat]),
        "quarry": next_quarry(old["quarry"], s, other, seat),
    }


def next_pyramid(rows: list[list[AnubixxField]], height: list[int], other_height: list[int]) -> list[list[AnubixxField]]:
    """The rows of the pyramid, if the heights of its piles have changed."""
    if height == other_height:
        return rows
    levels = {level for now, then in zip(height, other_height, strict=True) for level in range(min(now, then), max(now, then))}
    return [
        next_row(row, [level < pile for pile in height[: len(row)]]) if level in levels else row
        for level, row in enumerate(rows)
    ]


def next_arch(arch: AnubixxArch, height: list[int], other_height: list[int]) -> AnubixxArch:
    """The arch, if the heights of its columns have changed."""
    if height[:PYRAMID] == other_height[:PYRAMID]:
        return arch
    return {
        "left": next_column(arch["left"], height[LEFT], other_height[LEFT]),
        "right": next_column(arch["right"], height[RIGHT], other_height[RIGHT]),
        "keystone": next_column([arch["keystone"]], height[KEYSTONE], other_height[KEYSTONE])[0],
    }


def next_column(column: list[AnubixxField], height: int, other_height: int) -> list[AnubixxField]:
    """A column of the arch, if its height has changed."""
    return column if height == other_height else next_row(column, [level < height for level in range(len(column))])


def next_relief(rows: list[list[AnubixxField]], crossed: int, other_crossed: int) -> list[list[AnubixxField]]:
    """The rows of the relief, if other fields are crossed."""
    if crossed == other_crossed:
        return rows
    firsts = range(0, RELIEF_FIELDS, RELIEF_COLUMNS)
    return [
        next_row(row, [crossed >> field & 1 == 1 for field in range(first, first + RELIEF_COLUMNS)])
        if (crossed ^ other_crossed) >> first & ROW_OF_RELIEF
        else row
        for first, row in zip(firsts, rows, strict=True)
    ]


def next_row(row: list[AnubixxField], crossed: list[bool]) -> list[AnubixxField]:
    """Fields as they are now: the same objects where nothing has changed."""
    return [field if field["crossed"] is now else {**field, "crossed": now} for field, now in zip(row, crossed, strict=True)]


def next_quarry(stones: list[AnubixxQuarryStone], s: Position, other: Position, seat: int) -> list[AnubixxQuarryStone]:
    """The stones of the quarry, if others are struck."""
    if s.struck[seat] == other.struck[seat] and s.struck_stones[seat] == other.struck_stones[seat]:
        return stones
    return [
        stone if stone["status"] == status else {**stone, "status": status}
        for stone, status in zip(stones, quarry_status(s, seat), strict=True)
    ]


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


def paid_by_die(s: Position) -> list[str]:
    """The fields of the mover without a cross whose colour lies in the middle."""
    if s.question == OVER:
        return []
    middle, seat = s.middle, s.mover
    paid = 0
    for colour, fields in fields_by_colour(tuple(s.colour[seat])).items():
        if middle & MASKS[colour]:
            paid |= fields
    return field_names(paid & ~crosses(s, seat))


@lru_cache
def fields_by_colour(colours: tuple[int, ...]) -> dict[int, int]:
    """The fields of a sheet by their colour, as bits."""
    fields = dict.fromkeys(colours, 0)
    for field, colour in enumerate(colours):
        fields[colour] |= 1 << field
    return fields


def field_names(fields: int) -> list[str]:
    """The names of fields that are given as bits."""
    names = []
    while fields:
        names.append(FIELD_NAMES[(fields & -fields).bit_length() - 1])
        fields &= fields - 1
    return names


def crosses(s: Position, seat: int) -> int:
    """The fields that a seat has crossed, as bits."""
    crossed = s.relief[seat] << STONES
    for start, height in zip(PILE_START, s.height[seat], strict=False):
        crossed |= (1 << height) - 1 << start
    return crossed


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


def see_bonuses(s: Position, layout: Layout) -> list[AnubixxBonus]:
    """All bonuses."""
    return [see_bonus(s, number, symbol, fields) for number, (symbol, fields) in enumerate(layout.symbols.items())]


def see_bonus(s: Position, number: int, symbol: str, fields: tuple[int, ...]) -> AnubixxBonus:
    """A bonus, and who has it."""
    status: Literal["open", "last_chance", "closed"]
    status = "closed" if s.closed >> number & 1 else "last_chance" if s.earned >> number & 1 else "open"
    seats = [seat for seat in range(s.players) if s.bonuses[seat] >> number & 1]
    return {"symbol": symbol, "fields": [FIELD_NAMES[field] for field in fields], "status": status, "seats": seats}


def see_seat(s: Position, seat: int, symbols: list[str], fields: Fields) -> AnubixxSheet:
    """A player's sheet."""
    return {
        "sheet": chr(ord("A") + s.sheet_letter[s.sheet[seat]]),
        **fields,
        "jokers": {"in_play": s.players, "used": s.players - s.jokers[seat]},
        "bonuses": [symbol for i, symbol in enumerate(symbols) if s.bonuses[seat] >> i & 1],
        "end_bonus": has_end_bonus(s, seat),
        "finished": see_finished(s, seat),
        "reached": see_reached(s, seat),
    }


def see_all_fields(s: Position, seat: int, symbols: list[str]) -> Fields:
    """The fields of a seat's sheet."""
    return {
        "pyramid": see_pyramid(s, seat, symbols),
        "arch": see_arch(s, seat, symbols),
        "relief": see_relief(s, seat, symbols),
        "quarry": see_quarry(s, seat),
    }


def see_pyramid(s: Position, seat: int, symbols: list[str]) -> list[list[AnubixxField]]:
    """The rows of the pyramid, from the bottom."""
    levels, start = s.pyramid_levels, PILE_START[PYRAMID]
    fields = see_fields(s, seat, symbols, range(start, STONES))
    return [[fields[PILE_START[PYRAMID + i] + level - start] for i in range(levels - level)] for level in range(levels)]


def see_arch(s: Position, seat: int, symbols: list[str]) -> AnubixxArch:
    """The columns of the arch from the bottom, and the keystone."""
    fields = see_fields(s, seat, symbols, range(PILE_START[PYRAMID]))
    left, right = PILE_START[LEFT], PILE_START[RIGHT]
    return {
        "left": fields[left : left + s.arch_levels],
        "right": fields[right : right + s.arch_levels],
        "keystone": fields[PILE_START[KEYSTONE]],
    }


def see_relief(s: Position, seat: int, symbols: list[str]) -> list[list[AnubixxField]]:
    """The rows of the relief, from the top."""
    fields = see_fields(s, seat, symbols, range(STONES, FIELDS))
    return [fields[row : row + RELIEF_COLUMNS] for row in range(0, RELIEF_FIELDS, RELIEF_COLUMNS)]


def see_fields(s: Position, seat: int, symbols: list[str], fields: range) -> list[AnubixxField]:
    """Some fields of a seat's sheet, by number."""
    names = [*symbols, None]  # NO_SYMBOL is the last one
    colours = s.colour[seat]
    return [see_field(FIELD_NAMES[i], colours[i], names[s.symbol[i]], is_crossed(s, seat, i)) for i in fields]


def see_field(name: str, colour: int, symbol: str | None, crossed: bool) -> AnubixxField:
    """One field of a sheet."""
    return {"field": name, "colour": LETTER_AT[colour], "symbol": symbol, "crossed": crossed}


def is_crossed(s: Position, seat: int, field: int) -> bool:
    """Has the seat crossed this field?"""
    if field >= STONES:
        return s.relief[seat] >> (field - STONES) & 1 == 1
    pile, level = LEVELS[field]
    return level < s.height[seat][pile]


def see_quarry(s: Position, seat: int) -> list[AnubixxQuarryStone]:
    """The quarry from the left."""
    return [
        {"colour": LETTER_AT[quarry_colour(s, seat, i)], "status": status} for i, status in enumerate(quarry_status(s, seat))
    ]


def quarry_status(s: Position, seat: int) -> Iterator[QuarryStatus]:
    """What has become of each stone of the quarry."""
    first_usable, struck = s.struck[seat], s.struck_stones[seat]
    for stone in range(s.quarry_size[seat]):
        yield "usable" if stone >= first_usable else "struck" if struck >> stone & 1 else "lost"


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
    building, place = field.split(" ")
    if place == "key":
        return str(sheet["arch"]["keystone"]["colour"])
    if building == "arch":
        column, level = place[0], int(place[1:])
        return str(sheet["arch"]["left" if column == "L" else "right"][level - 1]["colour"])
    row, number = map(int, place.split("."))
    return str(sheet[building][row - 1][number - 1]["colour"])


SHEETS = ("height", "relief", "struck", "struck_stones", "jokers", "bonuses")
PARTS: dict[str, Part[Position]] = {
    "round": part("round", lambda s: s.round + 1),
    "rounds": part("", lambda _s: MOST_ROUNDS),
    "start_player": part("start_player", lambda s: s.start_player),
    "active": part("active", lambda s: s.active),
    "order": part("active", lambda s: [(s.active + number) % s.players for number in range(s.players)]),
    "question": part("question", lambda s: QUESTIONS[s.question]),
    "end": part("end", lambda s: ENDS[s.end]),
    "dice": part("roll held blocked", see_dice),
    "paid_by_die": part("middle mover height relief", paid_by_die),
    "layout": Part((), lambda _s, options, _seen: read_layout(options["layout"]).name),
    "points": Part((), lambda _s, options, _seen: see_points(read_layout(options["layout"]))),
    "bonuses": Part(("closed", "earned", "bonuses"), lambda s, options, _seen: see_bonuses(s, read_layout(options["layout"]))),
    "seats": Part(SHEETS, lambda s, options, seen: see_seats(s, read_layout(options["layout"]), seen)),
}
"""Everybody's view, entry by entry."""
