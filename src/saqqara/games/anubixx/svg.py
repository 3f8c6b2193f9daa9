"""Anubixx's table as a drawing: the dice in a band across the top, and everybody's sheet below it."""

from collections.abc import Mapping, Sequence
from typing import Any

from ..drawing import (
    BANK,
    BANK_LIGHT,
    CARD,
    CARD_LINE,
    INK_SOFT,
    LAPIS,
    LINE,
    NILE,
    NILE_HIGH,
    NILE_LIGHT,
    ON_LAPIS,
    STELA,
    bold,
    document,
    ellipsis,
    fading,
    group,
    heading,
    line,
    path,
    rect,
    text,
    width_of,
)
from .svg_sheet import DARK, SHEET_WIDTH, TINTS, sheet, sheet_height

View = Mapping[str, Any]
BAR, BAND, GAP = 54.0, 108.0, 20.0
QUESTIONS = {"action": "cross up to two stones, or say done", "second": "cross a second stone, or say done"}
ENDS = {"second_building": "two buildings finished", "round_limit": "the last round is over"}
"""Why a game ended."""


def draw(view: Mapping[str, Any]) -> str:
    """The table as one self-contained SVG, from `state.view()`."""
    number = len(view["seats"])
    columns = 2 if number in (2, 4) else 3
    width, high = columns * (SHEET_WIDTH + GAP) + GAP, sheet_height(view)
    rows = -(-number // columns)
    height = BAR + BAND + rows * (high + GAP) + GAP
    content = [fading(BAR + BAND, width, height - BAR - BAND, (BANK_LIGHT, BANK))]
    for seat in range(number):
        row, column = divmod(seat, columns)
        in_row = min(columns, number - row * columns)
        indent = (columns - in_row) * (SHEET_WIDTH + GAP) / 2
        content.append(sheet(view, seat, GAP + indent + column * (SHEET_WIDTH + GAP), BAR + BAND + GAP + row * (high + GAP)))
    return document(
        width, height, f"Anubixx, round {view['round']}: {asked(view)}", [*content, bar(view, width), dice_band(view, width)]
    )


def asked(view: View) -> str:
    """Who must decide what, or who has won."""
    if view["over"]:
        winners = [f"Player {seat + 1}" for seat, place in enumerate(view["ranking"]) if place == 1]
        return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'} with {max(view['scores'])} points"
    return f"Player {view['mover'] + 1}: {QUESTIONS[view['question']]}"


def bar(view: View, width: float) -> str:
    """The game, its round and layout, and what is asked."""
    words = asked(view)
    wide = width_of(words, 14) + 32
    more = f" · {ENDS[view['end']]}" if view["end"] else ""
    return (
        rect(0, 0, width, BAR, fill=CARD)
        + rect(0, BAR - 1, width, 1, fill=CARD_LINE)
        + heading(24, 36, "Anubixx", 26)
        + bold(160, 33, f"Round {view['round']}", 13.5)
        + text(238, 33, f"{ellipsis(view['layout'], 24)} sheets{more}", 13, fill=INK_SOFT)
        + rect(width - 16 - wide, 9, wide, 36, rx=10, fill=LAPIS)
        + text(width - wide, 32, words, 14, font_weight=600, fill=ON_LAPIS)
    )


# Dice
def dice_band(view: View, width: float) -> str:
    """The dice where they lie: in the middle, held by the player who acts, out of play until the round ends."""
    mover, active = view["mover"], view["active"] + 1
    places = [
        ("held", "held by nobody" if mover is None else f"held by player {mover + 1}"),
        ("middle", "in the middle"),
        ("blocked", f"out of play, used by player {active}"),
    ]
    wide = width / len(places)
    ripples = "".join(f"M{x * 97 % int(width - 40)},{BAR + 14 + x * 41 % 90:g}q8,-3 16,0t16,0" for x in range(int(width / 50)))
    shapes = [
        fading(BAR, width, BAND, (NILE_LIGHT, NILE)),
        path(ripples, fill="none", stroke=NILE_HIGH, stroke_width=1.3, stroke_linecap="round", stroke_opacity=0.55),
    ]
    for i, (place, words) in enumerate(places):
        colours = [die["colour"] for die in view["dice"] if die["place"] == place]
        shapes += [
            dice(colours, (i + 0.5) * wide, place),
            text((i + 0.5) * wide, BAR + BAND - 12, words, 12.5, font_weight=600, text_anchor="middle"),
        ]
        if i:
            shapes.append(
                line((i * wide, BAR + 14), (i * wide, BAR + BAND - 14), stroke=LINE, stroke_opacity=0.4, stroke_dasharray="4 4")
            )
    return "".join(shapes)


def dice(colours: Sequence[str], middle: float, place: str) -> str:
    """Dice side by side; those out of play are pale."""
    if not colours:
        return text(middle, BAR + 52, "none", 12.5, text_anchor="middle")
    left = middle - 29 * (len(colours) - 1)
    veil = path(DIE_OUTLINE, fill=STELA, fill_opacity=0.55) if place == "blocked" else ""
    row = [group([die_shapes(colour), veil], left + 58 * i, BAR + 60, data_die=place) for i, colour in enumerate(colours)]
    return "".join(row)


DIE_OUTLINE = "M0,-38L22,-27V0L0,11L-22,0V-27Z"


def die_shapes(colour: str) -> str:
    """A die that shows a colour, with its shape on top."""
    tint = TINTS[colour]
    shapes = [
        path("M-22,-27L0,-16V11L-22,0Z", fill=tint.front),
        path("M22,-27L0,-16V11L22,0Z", fill=tint.side),
        path("M0,-38L22,-27L0,-16L-22,-27Z", fill=tint.top, stroke=DARK, stroke_width=0.5),
        f'<g fill="{DARK}" transform="translate(0,-27) scale(1.35,.72)"><path d="{tint.shape}"/></g>',
        f'<g fill="{tint.ink}" transform="matrix(1.3,.65,0,1.4,-11,-8.5)"><path d="{tint.shape}"/></g>',
        path(DIE_OUTLINE, fill="none", stroke=LINE, stroke_linejoin="round"),
    ]
    return "".join(shapes)
