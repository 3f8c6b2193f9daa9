"""What everybody may see, as JSON: all of it, since only the dice to come are hidden, and they are nowhere yet.

Seats count from 0, as in the API; rounds, levels, rows and columns from 1. A colour is its letter: R B V O G Y.

    round, rounds       this round, and the last one there can be
    start_player        the seat that was active in round 1
    active              the seat that rolled the dice of this round
    question            what the mover is asked: "action", "second" (a second stone), or "over"
    end                 why the game ended: "second_building", "round_limit", or null
    dice                in the order of the roll: {"colour", "place"}, place being "middle", "held" (by the mover, until
                        the action ends) or "blocked" (used by the active player, until the round ends)
    layout              the name of the sheets
    points              {"pyramid": [by level from 1], "arch": [by height from 1], "keystone": n,
                         "relief": [{"fields", "points"}], "bonus": n, "quarry": n, "joker": n}
    bonuses             {"symbol", "fields": [notation], "status", "seats": [who has it]}; status is "open", "last_chance"
                        (earned in this round, so it closes when the round ends) or "closed"
    seats               for each seat:
        sheet           its letter
        pyramid         rows from the bottom, each a list of fields from the left
        arch            {"left": [fields from the bottom], "right": [the same], "keystone": field}
        relief          rows from the top, each a list of fields from the left
        quarry          from the left: {"colour", "status"}, status being "usable", "struck" or "lost" (skipped)
        jokers          {"in_play", "used"}
        bonuses         the symbols whose bonus the seat has
        end_bonus       does it have the end bonus? (after the end only)
        finished        its finished buildings: "pyramid", "arch", "relief"

A field is {"field": its notation, "colour", "symbol": name or null, "crossed": true or false}.
"""

from typing import Any

from .components import (
    BONUS_POINTS,
    COLOUR_LETTERS,
    COUNT_BITS,
    DICE,
    FIELD_NAMES,
    JOKER_POINTS,
    KEYSTONE,
    LEFT,
    MOST_ROUNDS,
    PILE_START,
    PYRAMID,
    QUARRY_POINTS,
    RELIEF_COLUMNS,
    RELIEF_FIELDS,
    RELIEF_ROWS,
    RIGHT,
    STONE_PILE,
    STONES,
    count_of,
)
from .scoring import has_end_bonus
from .sheets import Layout
from .state import END_NAMES, NO_SYMBOL, QUESTION_NAMES, Position


def see(s: Position, layout: Layout) -> dict[str, Any]:
    """The view of everybody."""
    symbols = list(layout.symbols)
    return {
        "round": s.round + 1,
        "rounds": MOST_ROUNDS,
        "start_player": s.start_player,
        "active": s.active,
        "question": QUESTION_NAMES[s.question],
        "end": END_NAMES[s.end],
        "dice": see_dice(s),
        "layout": layout.name,
        "points": see_points(layout),
        "bonuses": [see_bonus(s, number, symbol, layout.symbols[symbol]) for number, symbol in enumerate(symbols)],
        "seats": [see_seat(s, seat, symbols) for seat in range(s.players)],
    }


def letter(colour: int) -> str:
    """The letter of a colour, given by its mask."""
    return COLOUR_LETTERS[(colour.bit_length() - 1) // COUNT_BITS]


def see_dice(s: Position) -> list[dict[str, str]]:
    """The dice as they were rolled; of equal ones the first was taken first."""
    dice = []
    seen = 0
    for colour in s.roll[: DICE[s.players]]:
        before = count_of(seen, colour)
        blocked = count_of(s.blocked, colour)
        taken = blocked + count_of(s.held, colour)
        place = "blocked" if before < blocked else "held" if before < taken else "middle"
        dice.append({"colour": letter(colour), "place": place})
        seen += colour & -colour
    return dice


def see_points(layout: Layout) -> dict[str, Any]:
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


def see_bonus(s: Position, number: int, symbol: str, fields: tuple[int, ...]) -> dict[str, Any]:
    """A bonus, and who has it."""
    status = "closed" if s.closed >> number & 1 else "last_chance" if s.earned >> number & 1 else "open"
    seats = [seat for seat in range(s.players) if s.bonuses[seat] >> number & 1]
    return {"symbol": symbol, "fields": [FIELD_NAMES[field] for field in fields], "status": status, "seats": seats}


def see_seat(s: Position, seat: int, symbols: list[str]) -> dict[str, Any]:
    """A player's sheet."""
    levels = s.pyramid_levels
    columns = [see_fields(s, seat, PILE_START[PYRAMID + column], levels - column, symbols) for column in range(levels)]
    return {
        "sheet": chr(ord("A") + s.sheet_letter[s.sheet[seat]]),
        "pyramid": [[column[level] for column in columns[: levels - level]] for level in range(levels)],
        "arch": {
            "left": see_fields(s, seat, PILE_START[LEFT], s.arch_levels, symbols),
            "right": see_fields(s, seat, PILE_START[RIGHT], s.arch_levels, symbols),
            "keystone": see_field(s, seat, PILE_START[KEYSTONE], symbols),
        },
        "relief": [see_fields(s, seat, STONES + row * RELIEF_COLUMNS, RELIEF_COLUMNS, symbols) for row in range(RELIEF_ROWS)],
        "quarry": see_quarry(s, seat),
        "jokers": {"in_play": s.players, "used": s.players - s.jokers[seat]},
        "bonuses": [symbol for i, symbol in enumerate(symbols) if s.bonuses[seat] >> i & 1],
        "end_bonus": has_end_bonus(s, seat),
        "finished": see_finished(s, seat),
    }


def see_fields(s: Position, seat: int, first: int, number: int, symbols: list[str]) -> list[dict[str, Any]]:
    """So many fields in their order, from the first."""
    return [see_field(s, seat, field, symbols) for field in range(first, first + number)]


def see_field(s: Position, seat: int, field: int, symbols: list[str]) -> dict[str, Any]:
    """One field of a seat's sheet."""
    symbol = s.symbol[field]
    return {
        "field": FIELD_NAMES[field],
        "colour": letter(s.colour[s.sheet[seat]][field]),
        "symbol": None if symbol == NO_SYMBOL else symbols[symbol],
        "crossed": is_crossed(s, seat, field),
    }


def is_crossed(s: Position, seat: int, field: int) -> bool:
    """Has the seat crossed this field?"""
    if field >= STONES:
        return s.relief[seat] >> (field - STONES) & 1 == 1
    pile = STONE_PILE[field]
    return field - PILE_START[pile] < s.height[seat][pile]


def see_quarry(s: Position, seat: int) -> list[dict[str, str]]:
    """The quarry from the left."""
    stones = []
    for i in range(s.quarry_size[s.sheet[seat]]):
        status = "usable" if i >= s.struck[seat] else "struck" if s.struck_stones[seat] >> i & 1 else "lost"
        stones.append({"colour": letter(s.quarry[s.sheet[seat]][i]), "status": status})
    return stones


def see_finished(s: Position, seat: int) -> list[str]:
    """The finished buildings."""
    finished = {
        "pyramid": s.height[seat][PYRAMID] == s.pyramid_levels,
        "arch": s.height[seat][KEYSTONE] == 1,
        "relief": s.relief_size[seat] == RELIEF_FIELDS,
    }
    return [building for building, is_finished in finished.items() if is_finished]
