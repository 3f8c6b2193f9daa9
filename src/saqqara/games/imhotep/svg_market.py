"""Imhotep's market cards as drawings: at the market, and as chips in a hand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from ..drawing import CARD, INK_SOFT, LINES, SHADE, STELA_LINE, bold, group, heading, mark, path, rect, text, width_of
from .isometric import BAND, WOOD, WOOD_DARK


class Kind(NamedTuple):
    """When cards of a colour act, in words and as a sign."""

    colour: str
    when: str
    sign: str


HOURGLASS = (
    '<path d="M-4,-5h8M-4,5h8M-3,-5q0,4 3,5q3,-1 3,-5M-3,5q0,-4 3,-5q3,1 3,5" fill="none" stroke="#fff" stroke-width="1.5"/>'
)
RED = Kind("#a5311f", "At once", '<path d="M-1,-6l-4,7h4l-2,5 6,-8h-4l3,-4Z" fill="#fff"/>')
GREEN = Kind("#3d6b2c", "At the end", HOURGLASS)
VIOLET = Kind("#6b3f8f", "At the end", HOURGLASS)
BLUE = Kind("#1f5b93", "Action", '<path d="M-5,-4l9,4 -9,4Z" fill="#fff"/>')


class Face(NamedTuple):
    """A card's face: its kind, its name, what it does in two lines, and its picture, within 16 around the origin."""

    kind: Kind
    name: str
    effect: tuple[str, str]
    picture: str


FACES = {
    "entrance": Face(
        RED,
        "Entrance",
        ("1 stone from the", "quarry: pyramids"),
        '<path d="M-16,10L0,-14L16,10Z" stroke-width="2.4"/><path d="M-4,10V2a4,4 0 0 1 8,0V10Z" fill="currentColor"/>',
    ),
    "sarcophagus": Face(
        RED,
        "Sarcophagus",
        ("1 stone from the", "quarry: burial"),
        '<path d="M0,-15C9,-15 8,-5 8,-2L5,14H-5L-8,-2C-8,-5 -9,-15 0,-15Z" stroke-width="2.4"/>'
        '<circle cy="-7" r="3.4" fill="currentColor"/><path d="M-5,1L5,5M5,1L-5,5" stroke-width="2"/>',
    ),
    "paved_path": Face(
        RED,
        "Paved Path",
        ("1 stone from the", "quarry: obelisks"),
        '<path d="M-3,13V-8L0,-15L3,-8V13Z" fill="currentColor"/><path d="M-14,13H14M-10,8h3M7,8h3" stroke-width="2.4"/>',
    ),
    "pyramid_decoration": Face(
        GREEN,
        "Pyramid Décor",
        ("1 for every 3", "stones there"),
        '<path d="M-16,12L0,-13L16,12Z" stroke-width="2.4"/>'
        '<path d="M-10.5,3.5H10.5M-5.5,-4H5.5M-4,3.5V12M5,3.5V12M0,-4V3.5" stroke-width="1.8"/>',
    ),
    "temple_decoration": Face(
        GREEN,
        "Temple Décor",
        ("1 for every 3", "stones there"),
        '<path d="M-15,-8L0,-15L15,-8Z" fill="currentColor"/>'
        '<path d="M-11,-4V9M-4,-4V9M4,-4V9M11,-4V9M-15,13H15" stroke-width="2.8"/>',
    ),
    "burial_decoration": Face(
        GREEN,
        "Burial Décor",
        ("1 for every 3", "stones there"),
        '<path d="M-14,-10H14V12H-14ZM-14,-3H14M-14,5H14M-5,-10V12M5,-10V12" stroke-width="2"/>',
    ),
    "obelisk_decoration": Face(
        GREEN,
        "Obelisk Décor",
        ("1 for every 3", "stones there"),
        '<path d="M-8,12V-9L-6,-14L-4,-9V12ZM4,12V-3L6,-8L8,-3V12Z" fill="currentColor"/>'
        '<path d="M-12,13H12" stroke-width="2"/>',
    ),
    "statue": Face(
        VIOLET,
        "Statue",
        ("1·3·6·10·15, then", "2 for each more"),
        '<path d="M-7,-5C-7,-15 7,-15 7,-5L9,2H-9Z" stroke-width="2.2"/><path d="M-4,-6H4M0,-3V0" stroke-width="1.8"/>'
        '<path d="M-12,14V7Q0,1 12,7V14Z" fill="currentColor"/>',
    ),
    "lever": Face(
        BLUE,
        "Lever",
        ("sail a ship and order", "its unloading"),
        '<path d="M-15,10L14,-10" stroke-width="3.6"/><path d="M-5,13L1,3L7,13Z" fill="currentColor"/>'
        '<path d="M-16,1h9v-9h-9Z" stroke-width="2"/>',
    ),
    "hammer": Face(
        BLUE,
        "Hammer",
        ("get up to 3 stones,", "then load 1"),
        '<path d="M-13,-8L-4,-15L5,-6L-4,1Z" fill="currentColor"/><path d="M0,-2L13,13" stroke-width="4"/>',
    ),
    "sail": Face(
        BLUE,
        "Sail",
        ("load 1 stone, then", "sail that ship"),
        '<path d="M-2,-15V10" stroke-width="2.6"/><path d="M2,-14Q16,-8 12,5H2Z" fill="currentColor"/>'
        '<path d="M-14,8Q0,18 14,8" stroke-width="3"/>',
    ),
    "chisel": Face(
        BLUE,
        "Chisel",
        ("load 2 stones on", "one or two ships"),
        '<path d="M-12,12L4,-4" stroke-width="4.5"/><path d="M1,-6L9,-14L14,-9L6,-1ZM-15,15l5,-1 -4,-4Z" fill="currentColor"/>',
    ),
}
CARD_WIDTH, CARD_HEIGHT = 122.0, 148.0


def picture(face: Face, x: float, y: float, scale: float, colour: str) -> str:
    """The picture on a card."""
    return group([face.picture], x, y, scale, color=colour, **LINES)


def market_card(name: str, x: float, y: float, place: int) -> str:
    """A card that lies open at a place of the market."""
    face, middle = FACES[name], x + CARD_WIDTH / 2
    head = f"M{x:g},{y + 25:g}v-17q0,-8 8,-8h{CARD_WIDTH - 16:g}q8,0 8,8v17Z"
    shapes = [
        rect(x + 2, y + 4, CARD_WIDTH, CARD_HEIGHT, rx=8, fill=SHADE, fill_opacity=0.2),
        rect(x, y, CARD_WIDTH, CARD_HEIGHT, rx=8, fill=CARD, stroke=STELA_LINE),
        path(head, fill=face.kind.colour),
        group([face.kind.sign], x + 14, y + 12.5),
        bold(x + 25, y + 16.7, face.kind.when, 11.5, fill="#fff"),
        bold(x + CARD_WIDTH - 10, y + 16.7, place, 11.5, fill="#fff", text_anchor="end"),
        picture(face, middle, y + 60, 1.2, face.kind.colour),
        heading(middle, y + 106, face.name, 14, text_anchor="middle"),
        text(middle, y + 124, face.effect[0], 11.5, fill=INK_SOFT, text_anchor="middle"),
        text(middle, y + 138.5, face.effect[1], 11.5, fill=INK_SOFT, text_anchor="middle"),
    ]
    return group(shapes, data_card=name)


def empty_place(x: float, y: float, words: str) -> str:
    """A place whose card is gone."""
    frame = rect(
        x,
        y,
        CARD_WIDTH,
        CARD_HEIGHT,
        rx=8,
        fill="none",
        stroke=INK_SOFT,
        stroke_opacity=0.6,
        stroke_width=1.3,
        stroke_dasharray="5 5",
    )
    return frame + text(x + CARD_WIDTH / 2, y + CARD_HEIGHT / 2 + 4, words, 12, text_anchor="middle")


def face_down(x: float, y: float, number: int) -> str:
    """Market B: cards of which only the backs are seen."""
    backs = []
    for i in reversed(range(number)):
        cx, cy = x + 9 * i, y + 6 * i
        backs.append(rect(cx, cy, CARD_WIDTH - 9, CARD_HEIGHT - 6, rx=8, fill=WOOD, stroke=WOOD_DARK, data_card="face-down"))
        backs.append(rect(cx + 6, cy + 6, CARD_WIDTH - 21, CARD_HEIGHT - 18, rx=5, fill="none", stroke=BAND, stroke_width=1.5))
    middle = x + (CARD_WIDTH - 9) / 2
    words = bold(middle, y + 106, "Face down", 12.5, fill="#fff6e0", text_anchor="middle")
    words += text(
        middle, y + 122, "look, keep 1 of 2" if number > 1 else "the last one", 11, fill="#fff6e0", text_anchor="middle"
    )
    return "".join(backs) + mark("lotus", middle, y + 54, 1.9, BAND) + words


def looked_at(name: str, x: float, y: float, choice: int) -> str:
    """A face-down card, as the player sees it who must keep one of two."""
    face, height = FACES[name], CARD_HEIGHT / 2 - 3
    shapes = [
        rect(x, y, CARD_WIDTH, height, rx=8, fill=CARD, stroke=STELA_LINE),
        path(f"M{x:g},{y + 25:g}v-17q0,-8 8,-8h{CARD_WIDTH - 16:g}q8,0 8,8v17Z", fill=face.kind.colour),
        bold(x + 10, y + 17, face.name, 12, fill="#fff"),
        bold(x + CARD_WIDTH - 10, y + 17, choice, 12, fill="#fff", text_anchor="end"),
    ]
    shapes += [text(x + 10, y + 43 + 15 * i, words, 11.5, fill=INK_SOFT) for i, words in enumerate(face.effect)]
    return group(shapes, data_card=name)


def market(site: Mapping[str, Any], x: float, y: float) -> str:
    """The cards of the market. On side B the fourth place holds two face down, which only who must choose sees."""
    shapes = []
    for i, name in enumerate(site["places"]):
        left = x + i * (CARD_WIDTH + 9)
        shapes.append(empty_place(left, y, f"place {i + 1}: empty") if name is None else market_card(name, left, y, i + 1))
    left = x + len(site["places"]) * (CARD_WIDTH + 9)
    if site["looked_at"]:
        shapes += [looked_at(name, left, y + i * (CARD_HEIGHT + 6) / 2, i + 1) for i, name in enumerate(site["looked_at"])]
    elif site["side"] == "B":
        shapes.append(face_down(left, y, site["face_down"]) if site["face_down"] else empty_place(left, y, "place 4: empty"))
    return "".join(shapes)


CHIP_HEIGHT = 25.0


def chip(name: str, number: int, x: float, y: float) -> tuple[str, float]:
    """Equal cards in a hand, with picture, name and number; and how wide they are."""
    face = FACES[name]
    words = face.name if number == 1 else f"{face.name} \N{MULTIPLICATION SIGN} {number}"
    width = 34 + width_of(words, 12)
    shapes = [
        rect(x, y, width, CHIP_HEIGHT, rx=6, fill=face.kind.colour),
        picture(face, x + 14, y + CHIP_HEIGHT / 2, 0.55, "#fff"),
        text(x + 26, y + 17, words, 12, font_weight=600, fill="#fff"),
    ]
    return group(shapes, data_card=name, data_number=number), width


def hand(cards: Sequence[str], x: float, y: float, width: float) -> tuple[str, float]:
    """A hand as rows of chips, and how high they are together."""
    if not cards:
        return text(x, y + 16, "no cards", 12, fill=INK_SOFT), CHIP_HEIGHT
    shapes, left, top = [], x, y
    for name, number in Counter(cards).items():
        drawn, wide = chip(name, number, left, top)
        if left > x and left + wide > x + width:
            left, top = x, top + CHIP_HEIGHT + 5
            drawn, wide = chip(name, number, left, top)
        shapes.append(drawn)
        left += wide + 5
    return "".join(shapes), top + CHIP_HEIGHT - y
