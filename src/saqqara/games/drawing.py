"""SVG: what the drawings of games share, from single shapes to signs, a palette and the document.

A drawing is one string of plain shapes. It has no scripts, styles, ids or references, so several drawings can be on one page
and every viewer shows the same.
"""

from collections.abc import Iterable
from html import escape

Point = tuple[float, float]
Attribute = str | float | None
Attributes = dict[str, Attribute]

# The palette: sandstone in the late afternoon. Light comes from the left.
INK, INK_SOFT, LINE = "#33230f", "#6a5233", "#3d2a12"
PAPER, CARD, CARD_LINE, STELA, STELA_LINE = "#f7eddb", "#fffaf0", "#dcc6a0", "#f9eed6", "#c9a875"
LAPIS, ON_LAPIS = "#1d4a9e", "#ffffff"
GOLD, GOLD_LIGHT = "#ffd76a", "#f2c55b"
BANK_LIGHT, BANK = "#ecd2a4", "#dcb880"
SAND_TOP, SAND_LEFT, SAND_RIGHT = "#f5e5c3", "#d7b07a", "#b78b56"
NILE_LIGHT, NILE, NILE_HIGH = "#86bab2", "#6ba8a6", "#b9dbd2"
EARNED, SHADE = "#1d6b4f", "#502d0a"

SANS = "Noto Sans, Segoe UI, Roboto, Helvetica Neue, Arial, Liberation Sans, DejaVu Sans Condensed, sans-serif"
SERIF = "Noto Serif, Georgia, Cambria, Times New Roman, serif"
DISPLAY = "Noto Serif Display, Noto Serif, Georgia, Cambria, Times New Roman, serif"
NARROW = " .,·:;'|!/()ilIjtfr"
SMALLEST = 11
"""The smallest font size, in pixels at natural size."""

MARKS = {
    "eye": '<path d="M-9.5,-.5Q0,-8.5 9.5,-.5Q0,6 -9.5,-.5Z" stroke-width="2"/>'
    '<circle r="2.9" cy="-1.2" fill="currentColor" stroke="none"/>'
    '<path d="M-8,-6.5Q0,-12 9,-6M-2.5,3.5V8.5M3,3Q4,8.5 9.5,8" stroke-width="2"/>',
    "ankh": '<path d="M0,-.4C-6.6,-5.2 -4.6,-10.6 0,-10.6S6.6,-5.2 0,-.4Z" stroke-width="2.5"/>'
    '<path d="M0,-.5V10.5M-7,1.4H7" stroke-width="3"/>',
    "lotus": '<path d="M0,-10Q4.6,-3 0,5Q-4.6,-3 0,-10ZM-6,-7.5Q-1,-2 -1.2,5Q-7.5,2 -6,-7.5ZM6,-7.5Q1,-2 1.2,5Q7.5,2 6,-7.5Z'
    'M-10.5,-2Q-4,1 -2,5.6Q-9,5.4 -10.5,-2ZM10.5,-2Q4,1 2,5.6Q9,5.4 10.5,-2Z" fill="currentColor" stroke="none"/>'
    '<path d="M0,5V10.5" stroke-width="2.2"/>',
    "scarab": '<path d="M-.8,-4.4C-6.8,-4.2 -6.8,9.4 -.8,9.8ZM.8,-4.4C6.8,-4.2 6.8,9.4 .8,9.8ZM-3.6,-5.6Q0,-10.8 3.6,-5.6Z"'
    ' fill="currentColor" stroke="none"/><path d="M-5.5,-1L-10,-4.5V-8M5.5,-1L10,-4.5V-8M-6,4L-10,6V9.5M6,4L10,6V9.5"'
    ' stroke-width="1.8"/>',
    "snake": '<path d="M-9,8Q-2,12 1,6T-3,-2T3,-9" stroke-width="3"/>'
    '<circle cx="4.5" cy="-9" r="3" fill="currentColor" stroke="none"/>',
    "falcon": '<path d="M-4,-10Q5,-11 5,-4L9,8L2,5V10H-4V4Q-8,-3 -4,-10ZM-5,-8L-9,-5L-5,-4Z"'
    ' fill="currentColor" stroke="none"/>',
    "cat": '<path d="M-5,-11L-3,-7H3L5,-11V-3Q5,1 2,2Q8,6 5,11H-5Q-7,5 -2,2Q-5,0 -5,-3Z" fill="currentColor" stroke="none"/>'
    '<path d="M5,10Q11,9 9,3" stroke-width="2"/>',
}
"""Signs within a circle of radius 11 around the origin. They have the colour of the group that contains them."""


LINES: Attributes = {
    "fill": "none",
    "stroke": "currentColor",
    "stroke_linecap": "round",
    "stroke_linejoin": "round",
}
"""The attributes of a group that contains a sign."""


# Shapes
def number(value: float) -> str:
    """A coordinate with two digits after the point."""
    return f"{round(value, 2):g}"


def element(tag: str, content: str = "", /, **attributes: Attribute) -> str:
    """An element. `stroke_width=2` writes `stroke-width`; an attribute that is None is left out; values are escaped."""
    words = [tag]
    for name, value in attributes.items():
        if value is not None:
            shown = escape(value) if isinstance(value, str) else number(value)
            words.append(f'{name.rstrip("_").replace("_", "-")}="{shown}"')
    return f"<{' '.join(words)}>{content}</{tag}>" if content else f"<{' '.join(words)}/>"


def rect(x: float, y: float, width: float, height: float, /, **attributes: Attribute) -> str:
    """A rectangle; `rx` rounds its corners."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(x: float, y: float, r: float, /, **attributes: Attribute) -> str:
    """A circle."""
    return element("circle", cx=x, cy=y, r=r, **attributes)


def ellipse(x: float, y: float, rx: float, ry: float, /, **attributes: Attribute) -> str:
    """An ellipse."""
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, **attributes)


def path(d: str, /, **attributes: Attribute) -> str:
    """A path of lines and curves."""
    return element("path", d=d, **attributes)


def trace(points: Iterable[Point]) -> str:
    """Straight lines from point to point, for `path`."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in points)


def line(start: Point, end: Point, /, **attributes: Attribute) -> str:
    """A straight line."""
    return path(trace((start, end)), **attributes)


def polygon(points: Iterable[Point], /, **attributes: Attribute) -> str:
    """A closed shape."""
    return path(trace(points) + "Z", **attributes)


def group(content: Iterable[str], x: float = 0, y: float = 0, scale: float = 1, /, **attributes: Attribute) -> str:
    """Shapes in a common coordinate system."""
    transform = f"translate({number(x)},{number(y)})" + (f" scale({number(scale)})" if scale != 1 else "")
    return element("g", "".join(content), transform=transform, **attributes)


def text(x: float, y: float, words: object, size: float = 12, /, **attributes: Attribute) -> str:
    """Text, escaped and not smaller than the smallest size. By default sans, in the colour of ink."""
    content, ink = escape(str(words), quote=False), Attributes(fill=INK)
    return element("text", content or " ", x=x, y=y, font_size=max(size, SMALLEST), **(ink | attributes))


def bold(x: float, y: float, words: object, size: float = 12, /, **attributes: Attribute) -> str:
    """Text in bold."""
    return text(x, y, words, size, font_weight=700, **attributes)


def heading(x: float, y: float, words: object, size: float = 15, /, **attributes: Attribute) -> str:
    """A name or a score in bold serif; from 18 pixels on in the display font."""
    return bold(x, y, words, size, font_family=DISPLAY if size >= 18 else SERIF, **attributes)


def width_of(words: str, size: float = 12) -> float:
    """The width of a text in sans, estimated without a font; rather too large than too small."""
    return sum(0.35 if letter in NARROW else 0.95 if letter in "mwMW" else 0.61 for letter in words) * size


def ellipsis(words: str, length: int) -> str:
    """A text, shortened to so many characters."""
    return words if len(words) <= length else words[: length - 1] + "…"


# Pieces
def mark(name: str, x: float, y: float, scale: float, colour: str) -> str:
    """A sign, by its name in `MARKS`."""
    return group([MARKS[name]], x, y, scale, color=colour, **LINES)


def plate(x: float, y: float, width: float, gold: bool = False, height: float = 14) -> str:
    """An empty label with round ends; a golden one marks the next place."""
    fill, stroke = (GOLD, 1.4) if gold else (STELA, 1)
    return rect(x, y - height / 2, width, height, rx=height / 2, fill=fill, stroke=LINE, stroke_width=stroke)


def fading(top: float, width: float, height: float, colours: tuple[str, str]) -> str:
    """A background whose colour changes from top to bottom in small steps."""
    ends = [[int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in colours]
    steps, bands = 14, []
    for i in range(steps):
        mixed = [round(a + (b - a) * i / (steps - 1)) for a, b in zip(*ends, strict=True)]
        y = top + height * i / steps
        bands.append(rect(0, y, width, top + height - y, fill="#" + "".join(f"{part:02x}" for part in mixed)))
    return "".join(bands)


def document(width: float, height: float, label: str, content: Iterable[str]) -> str:
    """The whole drawing. `label` describes it for screen readers."""
    return element(
        "svg",
        "".join(content),
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
        font_family=SANS,
        role="img",
        aria_label=label,
    )
