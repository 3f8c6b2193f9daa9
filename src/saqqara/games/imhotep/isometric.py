"""Shapes and colours of Imhotep's drawings: stones and sites, seen from above at an angle (isometric)."""

from ..drawing import (
    CARD,
    CARD_LINE,
    LAPIS,
    SAND_LEFT,
    SAND_RIGHT,
    SAND_TOP,
    STELA,
    Attribute,
    Attributes,
    Point,
    bold,
    plate,
    polygon,
    rect,
    text,
    width_of,
)

GOLD_DARK = "#c48d2c"
SKY_HIGH, SKY_LOW, SUN, DUNE_FAR, DUNE_NEAR = "#f9efdb", "#f4d3a1", "#fff3cf", "#ecc995", "#e6bf88"
NILE_LOW = "#4b8a90"
WOOD, WOOD_DARK, DECK, BAND = "#b9783f", "#6b4120", "#e5bd84", "#f1d49a"
SOCKET, SOCKET_LINE, SOCKET_INK = "#f3dcb0", "#8d6434", "#5a3c17"
ORANGE = "#d9822b"
STONE_HEIGHT = 0.575
"""The height of a stone, in widths."""


def isometric(column: float, row: float, width: float, level: float = 0) -> Point:
    """The place of a cell: columns run to the lower right, rows to the lower left. A stone is `width` wide."""
    return (column - row) * width / 2, (column + row) * width / 4 - level * width * STONE_HEIGHT


def rhombus(x: float, y: float, width: float, /, **attributes: Attribute) -> str:
    """A horizontal square."""
    half, quarter = width / 2, width / 4
    return polygon([(x - half, y), (x, y - quarter), (x + half, y), (x, y + quarter)], **attributes)


def box(back: Point, columns: float, rows: float, height: float) -> str:
    """A sandstone block from the back corner of its top; columns and rows are pixels along the two axes on the screen's x."""
    x, y = back
    right, left = (x + columns, y + columns / 2), (x - rows, y + rows / 2)
    front = (x + columns - rows, y + (columns + rows) / 2)
    low = [(px, py + height) for px, py in (left, front, right)]
    return (
        polygon([left, front, low[1], low[0]], fill=SAND_LEFT)
        + polygon([right, front, low[1], low[2]], fill=SAND_RIGHT)
        + polygon([back, right, front, left], fill=SAND_TOP)
    )


def tag(x: float, y: float, words: object, gold: bool = False) -> str:
    """A figure on a small flat label, which hides little."""
    half = max(10, width_of(str(words), 11.5) / 2 + 4)
    return plate(x - half, y, 2 * half, gold) + bold(x, y + 4.2, words, 11.5, text_anchor="middle")


def pill(x: float, y: float, words: str, size: float = 12) -> str:
    """A label on the water or the sand, centred."""
    wide = width_of(words, size) + 18
    ground = rect(x - wide / 2, y - 10, wide, 20, rx=10, fill=STELA, fill_opacity=0.94)
    return ground + text(x, y + 4.2, words, size, font_weight=600, text_anchor="middle")


def panel(x: float, y: float, width: float, height: float, lit: bool = False) -> str:
    """The background of a player's area; highlighted if the player must decide."""
    edge: Attributes = {"stroke": LAPIS, "stroke_width": 3} if lit else {"stroke": CARD_LINE}
    return rect(x, y, width, height, rx=10, fill=CARD, **edge)
