"""Imhotep's pieces as drawings: stones, tokens, ships, and the stela that says what a site is worth to whom."""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from ..drawing import (
    INK_SOFT,
    LINE,
    LINES,
    MARKS,
    NILE_HIGH,
    SAND_LEFT,
    SAND_RIGHT,
    SHADE,
    STELA,
    STELA_LINE,
    Attributes,
    Point,
    bold,
    circle,
    group,
    heading,
    mark,
    path,
    polygon,
    rect,
    text,
)
from .components import COLOURS
from .isometric import BAND, DECK, ORANGE, SOCKET, SOCKET_INK, SOCKET_LINE, STONE_HEIGHT, WOOD, WOOD_DARK, rhombus, tag


class Look(NamedTuple):
    """How the stones of a seat look: three faces, edges, the sign in its ink, and a pattern for the side faces."""

    top: str
    left: str
    right: str
    edge: str
    ink: str
    mark: str
    pattern: str
    pattern_colour: str
    pattern_width: float


COURSES = "".join(f"M-20,{y:g}L0,{y + 10:g}L20,{y:g}" for y in (-18.4, -13.8, -9.2, -4.6))
FLUTES = "".join(f"M{x},{-13 - abs(x) / 2:g}v23" for x in (-16, -12, -8, -4, 4, 8, 12, 16))
DOTS = "".join(f"M{x},{-13 - abs(x) / 2 + y:g}h0" for x in (-16, -10, -4, 4, 10, 16) for y in (5, 11.5, 18))
LOOKS = (
    Look("#45454d", "#2b2b31", "#18181c", "#6d6d78", "#f7e9c6", "eye", "", "none", 0),
    Look("#fffaf0", "#ebe1cc", "#d4c7ab", "#ffffff", "#4b3a20", "ankh", DOTS, "#a08c6c", 2.3),
    Look("#b5703b", "#8f5127", "#703c18", "#d6925b", "#fff2dc", "lotus", COURSES, "#5d2f0f", 1.1),
    Look("#c0c6cc", "#959ca5", "#79808a", "#e2e6ea", "#1f242b", "scarab", FLUTES, "#565d67", 1.1),
)
"""By seat: black eye, white ankh, brown lotus, grey scarab."""


@cache
def stone_shapes(seat: int) -> str:
    """A stone 40 wide, standing on the origin."""
    look = LOOKS[seat]
    pattern = path(
        look.pattern, fill="none", stroke=look.pattern_colour, stroke_width=look.pattern_width, stroke_linecap="round"
    )
    return (
        path("M-20,-23L0,-13V10L-20,0Z", fill=look.left)
        + path("M20,-23L0,-13V10L20,0Z", fill=look.right)
        + (pattern if look.pattern else "")
        + path("M0,-33L20,-23L0,-13L-20,-23Z", fill=look.top)
        + path("M-20,-23L0,-13L20,-23M0,-13V10", fill="none", stroke=look.edge, stroke_width=0.9, stroke_opacity=0.8)
        + f'<g transform="translate(0,-23) scale(.86,.5)" color="{look.ink}" fill="none" stroke="currentColor"'
        + f' stroke-linecap="round" stroke-linejoin="round">{MARKS[look.mark]}</g>'
        + path("M0,-33L20,-23V0L0,10L-20,0V-23Z", fill="none", stroke=LINE, stroke_width=0.8, stroke_linejoin="round")
    )


def stone(seat: int, at: Point, width: float) -> str:
    """A stone of a seat; `at` is the middle of its ground."""
    return group([stone_shapes(seat)], *at, width / 40, data_stone=COLOURS[seat])


def stack(seats: Sequence[int], at: Point, width: float) -> str:
    """Stones on top of each other, from below."""
    return "".join(stone(seat, (at[0], at[1] - level * width * STONE_HEIGHT), width) for level, seat in enumerate(seats))


def token(seat: int, x: float, y: float, scale: float = 1) -> str:
    """A seat's round sign, 26 wide."""
    look = LOOKS[seat]
    ring = circle(0, 0, 13, fill=look.top, stroke=LINE, stroke_width=1.2)
    return group([ring, mark(look.mark, 0, 0, 0.78, look.ink)], x, y, scale)


def socket(at: Point, width: float) -> str:
    """An empty space in stone or wood."""
    return rhombus(*at, width, fill=SOCKET, stroke=SOCKET_LINE)


def space(at: Point, width: float, following: bool) -> str:
    """An empty space on a monument; the following stone goes where it is bright."""
    fill: Attributes = {"fill": STELA, "fill_opacity": 0.6} if following else {"fill": "none", "stroke_opacity": 0.4}
    return rhombus(*at, width * 0.84, stroke=LINE, stroke_width=1.2, stroke_dasharray="3 2.5", **fill)


def phantom(at: Point, width: float) -> str:
    """The outline of a stone that is still to come, standing on `at`."""
    x, y = at
    half, quarter, tall = width / 2, width / 4, width * STONE_HEIGHT
    d = (
        f"M{x:g},{y - tall - quarter:g}l{half:g},{quarter:g}l{-half:g},{quarter:g}l{-half:g},{-quarter:g}Z"
        f"M{x - half:g},{y - tall:g}v{tall:g}M{x + half:g},{y - tall:g}v{tall:g}M{x:g},{y - tall + quarter:g}v{tall:g}"
    )
    return path(d, fill="none", stroke=LINE, stroke_opacity=0.5, stroke_dasharray="2.5 3")


class Worth(NamedTuple):
    """A line of a stela: what a site is worth to a seat, and a word on why."""

    seat: int
    points: str
    note: str = ""
    icons: Sequence[str] = ()
    """Instead of a note: words and pictures, side by side."""


STELA_WIDTH = 128.0


def stela(at: Point, title: str, when: str, lines: Sequence[Worth], foot: str) -> str:
    """What a site is worth to everybody, carved in stone. `at` is the middle of its foot."""
    height = 78 + 21 * len(lines)
    x, y = at[0] - STELA_WIDTH / 2, at[1] - height
    middle, right = at[0], at[0] + STELA_WIDTH / 2
    foot_y, arc = at[1], f"Q{x:g},{y:g} {middle:g},{y:g}Q{right:g},{y:g} {right:g},{y + 14:g}"
    shade = [(x, foot_y + 5), (right, foot_y + 5), (right + 30, foot_y + 15), (x + 30, foot_y + 15)]
    shapes = [
        polygon(shade, fill=SHADE, fill_opacity=0.2),
        path(f"M{x:g},{foot_y:g}V{y + 14:g}{arc}V{foot_y:g}Z", fill=STELA, stroke=STELA_LINE),
        path(f"M{right:g},{y + 14:g}l5,3V{foot_y:g}h-5Z", fill=SAND_RIGHT),
        rect(x - 5, foot_y, STELA_WIDTH + 15, 6, rx=1, fill=SAND_LEFT),
        heading(middle, y + 26, title, 14.5 if len(title) < 13 else 13, text_anchor="middle"),
        text(middle, y + 41, when, 11, fill=INK_SOFT, text_anchor="middle"),
    ]
    for i, worth in enumerate(lines):
        low = y + 64 + 21 * i
        shapes += [token(worth.seat, x + 20, low - 5, 0.66), bold(x + 36, low, worth.points, 15)]
        if worth.note:
            shapes.append(text(right - 8, low - 0.5, worth.note, 11, fill=INK_SOFT, text_anchor="end"))
        for j, icon in enumerate(worth.icons):
            left = x + 67 + 15.5 * j
            word = text(left, low - 0.5, icon, 11, fill=INK_SOFT, text_anchor="middle")
            shapes.append(group([icon], left, low - 5, 0.8) if icon.startswith("<") else word)
    shapes.append(text(middle, at[1] - 10, foot, 11, fill=INK_SOFT, text_anchor="middle"))
    return "".join(shapes)


# Ships
SHIP_STONE = 42.0


class Ship(NamedTuple):
    """A ship to draw: the stones on its spaces from the bow, how many it needs, and whether it lies at a site."""

    spaces: Sequence[int | None]
    minimum: int
    docked: bool
    queue: Sequence[int] = ()
    """While it is unloaded: the stones that leave it next, in their order."""


def ship_shapes(ship: Ship) -> str:
    """A ship, bow to the right; the origin is the middle of its deck."""
    half = len(ship.spaces) * SHIP_STONE / 2
    loaded = sum(seat is not None for seat in ship.spaces)
    rigging = "" if ship.docked else sail(-half - 15, loaded >= ship.minimum) + notches(ship.minimum, loaded, -half + 10)
    return hull(half) + rigging + deck_stones(ship, half)


def hull(half: float) -> str:
    """Hull, deck and prow of a ship that is twice `half` long between its ends."""
    stern, bow = -half - 26, half + 31
    sides = (
        f"M{stern:g},-16C{stern + 6:g},10 {stern + 18:g},22 {-half + 6:g},25H{half - 6:g}"
        f"C{bow - 22:g},22 {bow - 8:g},6 {bow + 2:g},-24C{bow - 10:g},-4 {half + 10:g},2 {half:g},2H{-half:g}"
        f"C{-half - 10:g},2 {stern + 10:g},-4 {stern:g},-16Z"
    )
    deck = (
        f"M{-half - 12:g},-1Q{-half - 6:g},-12 {-half + 6:g},-12H{half - 4:g}Q{half + 6:g},-12 {half + 15:g},-2"
        f"Q{half + 6:g},9 {half - 6:g},9H{-half + 6:g}Q{-half - 6:g},9 {-half - 12:g},-1Z"
    )
    wake, band = f"M{stern + 14:g},34Q0,46 {bow - 16:g},34", f"M{-half - 12:g},12C{-half:g},17 {half:g},17 {half + 14:g},11"
    return (
        path(wake, fill="none", stroke=NILE_HIGH, stroke_width=3, stroke_linecap="round", stroke_opacity=0.55)
        + path(sides, fill=WOOD, stroke=WOOD_DARK, stroke_width=1.2)
        + path(band, fill="none", stroke=BAND, stroke_width=2.2)
        + path(deck, fill=DECK, stroke=WOOD_DARK, stroke_width=0.8)
        + path(f"M{bow + 2:g},-24q-5,-7 1,-13q6,6 2,13Z", fill=ORANGE, stroke=WOOD_DARK, stroke_width=0.8)
        + group([MARKS["eye"]], half + 17, 9, 0.5, color=BAND, **LINES)
    )


def sail(x: float, hoisted: bool) -> str:
    """The mast; the sail is hoisted when the ship may leave, else furled."""
    mast = path(f"M{x:g},2V-55", stroke=WOOD_DARK, stroke_width=3, stroke_linecap="round")
    if hoisted:
        cloth = f"M{x - 3:g},-58Q{x - 22:g},-40 {x - 6:g},-14L{x + 24:g},-22Q{x + 8:g},-42 {x + 20:g},-60Z"
        return mast + path(cloth, fill="#fbf1dc", stroke="#b89668") + circle(x + 5, -38, 6, fill=ORANGE)
    yard = f"M{x - 6:g},-54L{x + 22:g},-60"
    furled = (("#b89668", 6.0), ("#fbf1dc", 4.0))
    return mast + "".join(path(yard, stroke=colour, stroke_width=width, stroke_linecap="round") for colour, width in furled)


def notches(minimum: int, loaded: int, x: float) -> str:
    """The minimum load on the hull: a notch for each stone it needs, filled when it is aboard."""
    pale = "#fff3da"
    return "".join(
        rhombus(x + 11 * i, 18.5, 10, fill=pale if i < loaded else "none", stroke=pale, stroke_width=1.3)
        for i in range(minimum)
    )


def deck_stones(ship: Ship, half: float) -> str:
    """The spaces, numbered from the bow, and the stones on them. Stones about to leave carry their turn."""
    shapes, queue = [], list(enumerate(ship.queue, 1))
    for i, seat in enumerate(ship.spaces):
        x = half - SHIP_STONE * (i + 0.5)
        if seat is not None:
            shapes.append(stone(seat, (x, 0), SHIP_STONE))
        elif queue:
            turn, leaving = queue.pop(0)
            shapes += [stone(leaving, (x, 0), SHIP_STONE), tag(x, -46, turn, turn == 1)]
        else:
            shapes.append(socket((x, 0), SHIP_STONE * 0.82))
            shapes.append(text(x, 4, i + 1, 11, font_weight=600, fill=SOCKET_INK, text_anchor="middle"))
    return "".join(shapes)


def pier(x: float, top: float, bottom: float) -> str:
    """A wooden pier between land and water."""
    planks = "".join(f"M{x - 19:g},{y}h38" for y in range(int(top) + 6, int(bottom), 6))
    posts = "".join(rect(x + side - 2.5, top, 5, bottom - top + 8, rx=1, fill=WOOD_DARK) for side in (-15, 15))
    return (
        posts
        + rect(x - 19, top, 38, bottom - top, fill=DECK, stroke=WOOD_DARK)
        + path(planks, stroke=WOOD_DARK, stroke_width=0.7)
    )
