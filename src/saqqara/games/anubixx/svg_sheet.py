"""A player's sheet of Anubixx as a drawing: buildings, bonuses, quarry, jokers, and the score by source.

Sheets of any layout fit: more levels make a sheet taller, more stones in a row make the stones narrower.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple
from zlib import crc32

from ..drawing import (
    CARD,
    CARD_LINE,
    EARNED,
    GOLD_LIGHT,
    INK,
    INK_SOFT,
    LAPIS,
    LINE,
    MARKS,
    SAND_RIGHT,
    SAND_TOP,
    SHADE,
    STELA,
    STELA_LINE,
    Attribute,
    bold,
    circle,
    ellipsis,
    group,
    heading,
    line,
    mark,
    path,
    plate,
    rect,
    text,
)
from .components import SEATS, SOURCES

View = Mapping[str, Any]


class Tint(NamedTuple):
    """A colour of stones and dice: its three faces, the ink on it, and the shape that goes with it."""

    front: str
    side: str
    top: str
    ink: str
    shape: str


DARK = "#2a1c08"
TINTS = {
    "R": Tint("#bb3a2c", "#8f2a1f", "#d9695c", "#fff", "M0,-5L5,4H-5Z"),
    "B": Tint("#2f6cab", "#1f4f82", "#6a9dcf", "#fff", "M-6,-1.5q3,-4 6,0t6,0v3.4q-3,4 -6,0t-6,0Z"),
    "V": Tint("#7b4b9e", "#593476", "#a57cc4", "#fff", "M0,-5.5L4.6,0L0,5.5L-4.6,0Z"),
    "O": Tint("#dc8730", "#ad6319", "#f0b26d", DARK, "M-4.6,0a4.6,4.6 0 1 0 9.2,0a4.6,4.6 0 1 0 -9.2,0Z"),
    "G": Tint("#4f8340", "#38612c", "#82ad72", "#fff", "M-5,5Q-5,-5 5,-5Q5,5 -5,5Z"),
    "Y": Tint(
        "#e8c243", "#b99223", "#f6df8d", DARK, "M0,-6L1.6,-1.9 6,-1.9 2.5,.8 3.8,5 0,2.5 -3.8,5 -2.5,.8 -6,-1.9 -1.6,-1.9Z"
    ),
}
"""Red triangle, blue wave, violet diamond, orange disc, green leaf, yellow star."""

SHEET_WIDTH = 484.0
FIELD_HEIGHT = 35.0
ARCH_WIDTH, ARCH_GAP = 43.0, 37.0
BONUSES_IN_ROW = 4
TWO_BUILDINGS = "2\N{MULTIPLICATION SIGN}"
"""The sign of the end bonus."""


def shape(colour: str, x: float, y: float, scale: float) -> str:
    """The shape of a colour."""
    return group([path(TINTS[colour].shape)], x, y, scale, fill=TINTS[colour].ink, fill_opacity=0.9)


def sign(symbol: str, x: float, y: float, scale: float, colour: str) -> str:
    """A symbol; one that only a sheet of the players' own knows shows its first letters."""
    if symbol in MARKS:
        return mark(symbol, x, y, scale, colour)
    return bold(x, y + 4.5, symbol[:2], 12, fill=colour, text_anchor="middle")


def cross(x: float, y: float, reach: float, name: str) -> str:
    """Two strokes of a hand, never quite the same from field to field."""
    chance = crc32(name.encode())
    a, b, c, d, e, f = ((chance >> 5 * i & 31) / 31 * 4 - 2 for i in range(6))
    low = reach * 0.85
    strokes = (
        f"M{x - reach + a:.1f},{y - low + b:.1f}Q{x + c:.1f},{y + d:.1f} {x + reach + e:.1f},{y + low + f:.1f}"
        f"M{x + reach + b:.1f},{y - low + d:.1f}Q{x + e:.1f},{y + a:.1f} {x - reach + f:.1f},{y + low + c:.1f}"
    )
    return path(strokes, fill="none", stroke="#1b1410", stroke_width=3.4, stroke_linecap="round")


def block(x: float, y: float, width: float, height: float, colour: str) -> str:
    """A coloured stone with a little depth."""
    tint, deep = TINTS[colour], 5
    return (
        path(f"M{x:g},{y:g}l{deep},-{deep}h{width:g}l-{deep},{deep}Z", fill=tint.top)
        + path(f"M{x + width:g},{y:g}l{deep},-{deep}v{height:g}l-{deep},{deep}Z", fill=tint.side)
        + rect(x, y, width, height, fill=tint.front, stroke=DARK, stroke_width=0.7, stroke_opacity=0.55)
    )


def field(one: View, x: float, y: float, width: float) -> str:
    """A field of a building: its colour with its shape, its symbol, and the cross through it."""
    height, colour = FIELD_HEIGHT, one["colour"]
    middle, centre = x + width / 2, y + height / 2
    shapes = [block(x, y, width, height, colour)]
    if one["symbol"] is None:
        shapes.append(shape(colour, middle, centre, 1.2))
    else:
        shapes += [sign(one["symbol"], middle + 2, centre, 0.98, TINTS[colour].ink), shape(colour, x + 7.5, y + 8, 0.66)]
    if one["crossed"]:
        shapes += [
            rect(x, y, width, height, fill="#fbf1dc", fill_opacity=0.42),
            cross(middle, centre, min(width, height) * 0.42, one["field"]),
        ]
    return group(shapes, data_field=one["field"], data_crossed="yes" if one["crossed"] else None)


def points(x: float, y: float, value: object, counts: bool) -> str:
    """Points printed beside a building, centred; golden where they count now."""
    ground = plate(x - 13, y - 0.5, 26, True, 20) if counts else ""
    return ground + bold(x, y + 4.5, value, 14, fill=INK if counts else INK_SOFT, text_anchor="middle")


# The buildings
def building_height(view: View) -> float:
    """How high the taller of pyramid and arch is."""
    worth = view["points"]
    return FIELD_HEIGHT * max(len(worth["pyramid"]), len(worth["arch"]) + 1.35)


def pyramid(view: View, seat: View, x: float, ground: float) -> str:
    """The pyramid, with the points of each level to its left."""
    worth, rows = view["points"]["pyramid"], seat["pyramid"]
    width = 250 / max(len(rows), 5)
    shapes = []
    highest = sum(any(one["crossed"] for one in row) for row in rows)
    for level, row in enumerate(rows):
        y = ground - (level + 1) * FIELD_HEIGHT
        shapes.append(points(x - 17, y + FIELD_HEIGHT / 2, worth[level], level + 1 == highest))
        shapes += [field(one, x + (i + level / 2) * width, y, width) for i, one in enumerate(row)]
    return "".join(shapes)


def arch(view: View, seat: View, x: float, ground: float) -> str:
    """The triumphal arch: two columns with the points of their lower level, and the keystone."""
    worth, both = view["points"], seat["arch"]
    right, levels = x + ARCH_WIDTH + ARCH_GAP, len(both["left"])
    lower = min(sum(one["crossed"] for one in both[side]) for side in ("left", "right"))
    finished = both["keystone"]["crossed"]
    top = ground - levels * FIELD_HEIGHT
    middle, end = x + ARCH_WIDTH + ARCH_GAP / 2, right + ARCH_WIDTH
    vault = (
        f"M{x:g},{top - 6:g}v-14Q{middle:g},{top - 68:g} {end:g},{top - 20:g}v14H{right:g}"
        f"Q{middle:g},{top - 30:g} {x + ARCH_WIDTH:g},{top - 6:g}Z"
    )
    shapes = [path(vault, fill=SAND_TOP, stroke=SAND_RIGHT)]
    for level in range(levels):
        y = top + (levels - 1 - level) * FIELD_HEIGHT
        shapes += [field(both["left"][level], x, y, ARCH_WIDTH), field(both["right"][level], right, y, ARCH_WIDTH)]
        shapes.append(points(middle + 3, y + FIELD_HEIGHT / 2, worth["arch"][level], lower == level + 1 and not finished))
    shapes.append(field(both["keystone"], middle - ARCH_WIDTH / 2, top - FIELD_HEIGHT - 12, ARCH_WIDTH))
    shapes.append(points(end - 8, top - FIELD_HEIGHT - 4, worth["keystone"], finished))
    return "".join(shapes)


def relief(view: View, seat: View, x: float, y: float) -> str:
    """The floor relief, and to its right how many fields give how many points."""
    width, rows = 44.0, seat["relief"]
    shapes = [
        field(one, x + i * width, y + row * FIELD_HEIGHT, width)
        for row, fields in enumerate(rows)
        for i, one in enumerate(fields)
    ]
    crossed = sum(one["crossed"] for row in rows for one in row)
    left = x + width * len(rows[0]) + 16
    steps = view["points"]["relief"]
    gap = min(21.0, FIELD_HEIGHT * len(rows) / max(len(steps), 1))
    reached = max((step["fields"] for step in steps if step["fields"] <= crossed), default=0)
    for i, step in enumerate(steps):
        low = y + 8 + gap * i
        shapes.append(text(left + 14, low + 4.5, step["fields"], 12, fill=INK_SOFT, text_anchor="end"))
        shapes.append(points(left + 36, low, step["points"], step["fields"] == reached))
    return "".join(shapes)


# Bonuses
def bonuses(view: View, seat: View, x: float, y: float) -> str:
    """Every bonus, with its state for this player; the end bonus last."""
    shown = [(one["symbol"], bonus_state(one, seat)) for one in view["bonuses"]]
    if view["question"] == "over":
        shown.append(("end", "yours" if seat["end_bonus"] else "missed"))
    else:
        shown.append(("end", "end"))
    return "".join(
        bonus(symbol, state, x + 22 + 50 * (i % BONUSES_IN_ROW), y + 17 + 58 * (i // BONUSES_IN_ROW))
        for i, (symbol, state) in enumerate(shown)
    )


def bonus_state(one: View, seat: View) -> str:
    """What a bonus is to a player: yours, open, closed, or in its last round."""
    if one["symbol"] in seat["bonuses"]:
        return "yours"
    return {"open": "open", "last_chance": "last", "closed": "closed"}[one["status"]]


def bonus(symbol: str, state: str, x: float, y: float) -> str:
    """A bonus and its state, which form, colour and word all tell."""
    rings: dict[str, dict[str, Attribute]] = {
        "yours": {"fill": EARNED},
        "last": {"fill": "#fff6d2", "stroke": LAPIS, "stroke_width": 3},
        "closed": {"fill": "none", "stroke": INK_SOFT, "stroke_width": 1.3, "stroke_dasharray": "3 3"},
    }
    ring = circle(
        x,
        y,
        17,
        **rings.get(state, rings["closed"] if state == "missed" else {"fill": CARD, "stroke": STELA_LINE, "stroke_width": 1.5}),
    )
    gone = state in ("closed", "missed")
    ink = CARD if state == "yours" else INK_SOFT if gone else INK
    shapes = [
        ring,
        bold(x, y + 5, TWO_BUILDINGS, 14, fill=ink, text_anchor="middle") if symbol == "end" else sign(symbol, x, y, 0.92, ink),
    ]
    if gone:
        shapes.append(line((x - 12, y + 12), (x + 12, y - 12), stroke=INK_SOFT, stroke_width=2))
    shapes.append(text(x, y + 30, state, 11, fill=LAPIS if state == "last" else INK_SOFT, text_anchor="middle"))
    return group(shapes, data_bonus=symbol)


# Quarry and jokers
def quarry(seat: View, x: float, y: float) -> str:
    """The quarry from the left: stones to use, struck, and lost."""
    stones = seat["quarry"]
    width = min(36.0, 446 / max(len(stones), 1))
    shapes = []
    for i, one in enumerate(stones):
        left, colour, status = x + i * width, one["colour"], one["status"]
        stone = [block(left, y, width - 1.5, 30, colour), shape(colour, left + width / 2 - 0.75, y + 15, 1.1)]
        if status == "struck":
            stone += [
                rect(left, y, width - 1.5, 30, fill="#fbf1dc", fill_opacity=0.42),
                cross(left + width / 2, y + 15, width * 0.32, f"quarry {i}"),
            ]
        shapes.append(group(stone, opacity=0.28 if status == "lost" else None, data_quarry=status))
        if status == "lost":
            shapes.append(line((left + 4, y + 15), (left + width - 6, y + 15), stroke=INK_SOFT, stroke_width=1.6))
    return "".join(shapes)


def jokers(seat: View, x: float, y: float) -> str:
    """Five jokers: those in play, used or not, and those that this table does without."""
    shapes = []
    for i in range(SEATS):
        left, used, out = x + 31 * i, i < seat["jokers"]["used"], i >= seat["jokers"]["in_play"]
        diamond = path(f"M{left + 13:g},{y:g}l13,16 -13,16 -13,-16Z", fill=GOLD_LIGHT, stroke=LINE, stroke_width=1.2)
        joker = [diamond, bold(left + 13, y + 21, "J", 13.5, text_anchor="middle")]
        shapes.append(group(joker, opacity=0.28 if out else None, data_joker="out" if out else "used" if used else "free"))
        if used:
            shapes.append(cross(left + 13, y + 16, 11, f"joker {i}"))
        if out:
            shapes.append(line((left + 2, y + 29), (left + 24, y + 3), stroke=INK_SOFT, stroke_width=1.8))
    return "".join(shapes)


# The sheet
def bonus_rows(view: View) -> int:
    """Rows of bonuses, the end bonus among them."""
    return len(view["bonuses"]) // BONUSES_IN_ROW + 1


def middle_height(view: View) -> float:
    """How high relief and bonuses are."""
    return max(3 * FIELD_HEIGHT, 58.0 * bonus_rows(view) - 8)


def sheet_height(view: View) -> float:
    """How high a sheet of this layout is."""
    return building_height(view) + middle_height(view) + 328


def sheet(view: View, number: int, x: float, y: float) -> str:
    """A player's sheet, its upper left corner at x, y."""
    seat, height = view["seats"][number], sheet_height(view)
    lit = number == view["mover"] or (view["over"] and view["ranking"][number] == 1)
    edge: dict[str, Attribute] = {"stroke": LAPIS, "stroke_width": 3} if lit else {"stroke": STELA_LINE}
    ground = y + 92 + building_height(view)
    below, low = ground + 48, ground + 48 + middle_height(view) + 46
    worth = view["points"]
    return "".join(
        [
            rect(x + 5, y + 6, SHEET_WIDTH, height, rx=8, fill=SHADE, fill_opacity=0.18),
            rect(x, y, SHEET_WIDTH, height, rx=8, fill=STELA, **edge),
            sheet_head(view, number, x, y),
            heading(x + 18, y + 76, "Pyramid", 14.5),
            pyramid(view, seat, x + 50, ground),
            heading(x + 340, y + 76, "Arch", 14.5),
            arch(view, seat, x + 340, ground),
            heading(x + 18, below - 14, "Relief", 14.5),
            text(x + 70, below - 14, "two neighbours at once", 11.5, fill=INK_SOFT),
            relief(view, seat, x + 18, below),
            heading(x + 272, below - 14, "Bonuses", 14.5),
            text(x + 342, below - 14, f"{worth['bonus']} points each", 11.5, fill=INK_SOFT),
            bonuses(view, seat, x + 264, below),
            heading(x + 18, low - 14, "Quarry", 14.5),
            text(
                x + 78,
                low - 14,
                f"from the left, {worth['quarry']} point for each stone to the right of the last struck",
                11.5,
                fill=INK_SOFT,
            ),
            quarry(seat, x + 18, low),
            heading(x + 18, low + 68, "Jokers", 14.5),
            jokers(seat, x + 82, low + 47),
            text(x + 250, low + 67, f"{worth['joker']} points for each unused one", 11.5, fill=INK_SOFT),
            score_strip(view, number, x, low + 92),
        ]
    )


def sheet_head(view: View, number: int, x: float, y: float) -> str:
    """Whose sheet it is, what the player has to do with this round, and the score."""
    seat = view["seats"][number]
    roles = ["rolled the dice"] * (number == view["active"] and not view["over"]) + ["to act"] * (number == view["mover"])
    roles += [f"{' and '.join(seat['finished'])} finished"] * bool(seat["finished"])
    place = [f"place {view['ranking'][number]}"] if view["over"] else []
    name = f"Player {number + 1}"
    return (
        rect(x + 16, y + 14, 30, 30, rx=7, fill="#f1e2c6", stroke=STELA_LINE)
        + heading(x + 31, y + 35, ellipsis(seat["sheet"], 2), 16, text_anchor="middle")
        + bold(x + 56, y + 28, name, 15)
        + text(x + 56, y + 43, " · ".join([*place, *roles]) or "waits", 11.5, fill=INK_SOFT)
        + heading(x + SHEET_WIDTH - 18, y + 38, view["scores"][number], 28, text_anchor="end")
        + line((x + 16, y + 54), (x + SHEET_WIDTH - 16, y + 54), stroke=CARD_LINE)
    )


def score_strip(view: View, number: int, x: float, y: float) -> str:
    """The score by source."""
    wide = (SHEET_WIDTH - 32) / len(SOURCES)
    shapes = [line((x + 16, y), (x + SHEET_WIDTH - 16, y), stroke=CARD_LINE)]
    for i, source in enumerate(SOURCES):
        middle, value = x + 16 + (i + 0.5) * wide, view["breakdown"][number][source]
        shapes.append(text(middle, y + 17, source, 11.5, fill=INK_SOFT, text_anchor="middle"))
        shapes.append(bold(middle, y + 35, value, 15.5, fill=INK if value else INK_SOFT, text_anchor="middle"))
    return "".join(shapes)
