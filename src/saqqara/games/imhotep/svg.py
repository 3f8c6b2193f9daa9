"""Imhotep's table as a drawing: a sandstone landscape with the Nile in its middle, and everybody's things before it."""

from collections.abc import Mapping
from typing import Any

from ..drawing import (
    BANK,
    BANK_LIGHT,
    CARD,
    CARD_LINE,
    INK_SOFT,
    LAPIS,
    NILE,
    NILE_HIGH,
    NILE_LIGHT,
    ON_LAPIS,
    PAPER,
    SAND_TOP,
    bold,
    circle,
    document,
    ellipse,
    fading,
    group,
    heading,
    path,
    rect,
    text,
    trace,
    width_of,
)
from .components import SLED_PLACES
from .isometric import DUNE_FAR, DUNE_NEAR, NILE_LOW, SKY_HIGH, SKY_LOW, SUN, WOOD_DARK, panel, pill, rhombus, tag
from .svg_market import hand, market
from .svg_pieces import Ship, pier, ship_shapes, stone, token
from .svg_sites import burial, obelisks, pyramids, temple

View = Mapping[str, Any]
WIDTH = 1200.0
BAR = 54.0
FRONT = 344.0
"""Where the monuments of the north bank end."""
QUAY, SOUTH, TABLE = 360.0, 608.0, 846.0
"""Where the river, the south bank and the players' things begin."""
NORTH_LANE, LANE, SOUTH_LANE = QUAY + 48, QUAY + 134, SOUTH - 36
"""The decks of ships at the north bank, in midstream, at the south bank."""
DOCKS = {
    "pyramids": (132.0, NORTH_LANE),
    "temple": (524.0, NORTH_LANE),
    "obelisks": (916.0, NORTH_LANE),
    "market": (286.0, SOUTH_LANE),
    "burial": (806.0, SOUTH_LANE),
}
PALMS = ((20, 214, 0.55), (411, 208, 0.6), (1188, 206, 0.6), (562, 836, 0.8))
"""Where they stand, and how large."""
QUESTIONS = {
    "turn": "take one action: get stones, load, sail or play a blue card",
    "load": "load the card's next stone",
    "bonus_load": "load a stone for the pyramid's bonus, or skip it",
    "sail": "load a stone on a ship, then sail it",
    "lever": "sail a ship with Lever, then order its unloading",
    "unload": "say whose stone leaves the ship next",
    "pick": "take a card from the market",
    "keep": "keep one of the two face-down cards",
    "build": "choose a pyramid for this stone",
    "bonus": "take a point from the temple, or 2 stones",
}


def draw(view: Mapping[str, Any]) -> str:
    """The table as one self-contained SVG, from `state.view()`."""
    seats, height = players(view)
    content = [scenery(), north_bank(view), river(view), south_bank(view), bar(view), seats]
    return document(WIDTH, TABLE + height, title(view), content)


def title(view: View) -> str:
    """What the picture shows, in a sentence."""
    return f"Imhotep, round {view['round']} of {view['rounds']}: {asked(view)}"


def colour(view: View, seat: int) -> str:
    """A player's name: the colour of the stones."""
    return str(view["seats"][seat]["colour"]).capitalize()


def asked(view: View) -> str:
    """Who must decide what, or who has won."""
    if view["over"]:
        winners = [colour(view, seat) for seat, place in enumerate(view["ranking"]) if place == 1]
        return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'} with {max(view['scores'])} points"
    return f"{colour(view, view['mover'])}: {QUESTIONS[view['question']]}"


def first_seat(view: View) -> int:
    """The seat to look at: who decides, or who has won."""
    seat: int = view["ranking"].index(1) if view["over"] else view["mover"]
    return seat


# The bar
def bar(view: View) -> str:
    """The game, the round with its ships, and what is asked."""
    now = view["round"]
    ships = " · ".join(map(str, view["round_card"]))
    shapes = [
        rect(0, 0, WIDTH, BAR, fill=CARD),
        rect(0, BAR - 1, WIDTH, 1, fill=CARD_LINE),
        heading(24, 36, "Imhotep", 26),
        bold(158, 33, f"Round {now} of {view['rounds']}", 13.5),
        text(380, 33, f"ships of {ships}", 13, fill=INK_SOFT),
    ]
    for i in range(view["rounds"]):
        tint = LAPIS if i + 1 == now else INK_SOFT
        shapes.append(
            path(f"M{268 + 17 * i},21.5l7,7 -7,7 -7,-7Z", stroke_width=1.5, fill=tint if i < now else "none", stroke=tint)
        )
    if view["options"]["wrath"]:
        shapes.append(text(512, 33, "Wrath of the Pharaoh", 13, fill=INK_SOFT))
    return "".join(shapes) + question(view)


def question(view: View) -> str:
    """What is asked, at the right end of the bar."""
    words = asked(view)
    wide = width_of(words, 14) + 62
    left = WIDTH - 16 - wide
    return (
        rect(left, 9, wide, 36, rx=10, fill=LAPIS)
        + token(first_seat(view), left + 22, 27, 0.92)
        + text(left + 42, 32, words, 14, font_weight=600, fill=ON_LAPIS)
    )


# The landscape
def scenery() -> str:
    """Sky, dunes, both banks and the river, all empty."""
    horizon = BAR + 116
    sky = fading(BAR, WIDTH, 140, (SKY_HIGH, SKY_LOW))
    sun = circle(912, horizon - 52, 54, fill=SUN, fill_opacity=0.4) + circle(912, horizon - 52, 32, fill=SUN)
    ridge = ((0, 8), (120, -4), (330, -34), (560, 2), (800, -18), (1010, -2), (1200, -30))
    far = trace((x, horizon + y) for x, y in ridge) + f"V{QUAY}H0Z"
    near = f"M0,{horizon + 6}Q140,{horizon - 8} 320,{horizon + 10}T760,{horizon + 6}T1200,{horizon + 2}V{QUAY}H0Z"
    bank = f"M0,{horizon + 24}Q220,{horizon + 10} 600,{horizon + 26}T1200,{horizon + 20}V{QUAY}H0Z"
    front = f"M0,{FRONT - 60}Q300,{FRONT - 84} 640,{FRONT - 58}T1200,{FRONT - 66}V{QUAY}H0Z"
    land = [path(far, fill=DUNE_FAR), path(near, fill=DUNE_NEAR), path(bank, fill=BANK_LIGHT), path(front, fill="#e4c592")]
    return "".join([sky, sun, *land]) + water() + south_sand() + "".join(palm(*place) for place in PALMS)


def water() -> str:
    """The quay and the river, with a few ripples."""
    quay = rect(0, QUAY - 8, WIDTH, 8, fill="#f0dcb4") + rect(0, QUAY, WIDTH, 14, fill="#c69a63")
    joints = "".join(f"M{x},{QUAY:g}v14" for x in range(23, int(WIDTH), 46))
    ripples = "".join(
        f"M{(x * 173) % 1170},{QUAY + 34 + (x * 67) % 200:g}q{7 + x % 5},-3 {14 + 2 * (x % 5)},0t{14 + 2 * (x % 5)},0"
        for x in range(44)
    )
    return (
        quay
        + path(joints, stroke="#a67c48", stroke_width=1.2)
        + fading(QUAY + 14, WIDTH, SOUTH - QUAY - 14, (NILE_LIGHT, NILE))
        + rect(0, QUAY + 14, WIDTH, 9, fill=NILE_LOW, fill_opacity=0.45)
        + path(ripples, fill="none", stroke=NILE_HIGH, stroke_width=1.3, stroke_linecap="round", stroke_opacity=0.55)
    )


def south_sand() -> str:
    """The ground of the south bank."""
    return (
        rect(0, SOUTH, WIDTH, 9, fill="#f0dcb4")
        + rect(0, SOUTH + 8, WIDTH, TABLE - SOUTH - 8, fill=BANK)
        + path(f"M0,{SOUTH + 40}Q300,{SOUTH + 18} 640,{SOUTH + 44}T1200,{SOUTH + 34}V{TABLE}H0Z", fill="#e4c592")
    )


def palm(x: float, y: float, scale: float) -> str:
    """A palm."""
    leaves = [(-26, -34), (24, -34), (-19, -22), (17, -21), (-14, -54), (14, -54)]
    trunk = path("M0,0Q3,-20 -2,-42", fill="none", stroke="#8d6434", stroke_width=4, stroke_linecap="round")
    crown = [
        path(f"M-2,-42Q{dx / 2:g},{dy - 12} {dx},{dy}Q{dx / 2:g},{dy - 3} -2,-42Z", fill=("#6f8a4c", "#587540")[i % 2])
        for i, (dx, dy) in enumerate(leaves)
    ]
    return group([trunk, *crown], x, y, scale)


def north_bank(view: View) -> str:
    """What rises: pyramids, temple, obelisks, each above its dock."""
    sites = [(pyramids, "pyramids"), (temple, "temple"), (obelisks, "obelisks")]
    roads = "".join(road(DOCKS[name][0], FRONT - 24, QUAY - 7) for _, name in sites)
    return roads + "".join(site(view, (DOCKS[name][0], FRONT)) for site, name in sites)


def road(x: float, top: float, bottom: float) -> str:
    """From a dock to its site."""
    return path(f"M{x - 17:g},{top:g}h34L{x + 23:g},{bottom:g}h-46Z", fill=SAND_TOP, fill_opacity=0.75)


def south_bank(view: View) -> str:
    """Where people trade and dig: the market and the burial chamber."""
    site = view["market"]
    piles = f"{view['draw_pile']} in the pile, {len(view['discard_pile'])} discarded"
    words = heading(28, SOUTH + 33, "Market", 17) + text(
        98, SOUTH + 32.5, f"side {site['side']} · a card for each stone · {piles}", 12.5
    )
    return words + market(site, 28, SOUTH + 52) + burial(view, (572, SOUTH + 8), (470, TABLE - SOUTH - 10))


# The river
def river(view: View) -> str:
    """The docks and the four ships, each at its berth in midstream or at the site it has sailed to."""
    docked = {ship["site"]: i for i, ship in enumerate(view["ships"]) if ship["site"] is not None}
    shapes = [dock(name, name not in docked) for name in DOCKS]
    shapes += [ship_on_water(view, number) for number in range(len(view["ships"]))]
    if view["carried"] is not None:
        x, y = DOCKS["pyramids"]
        shapes.append(stone(view["carried"], (x, y - 38), 36) + tag(x, y - 78, "?", True))
    return "".join(shapes)


def dock(name: str, free: bool) -> str:
    """A site's dock: a pier, and where a ship would lie."""
    x, y = DOCKS[name]
    shapes = pier(x, y + 12, SOUTH + 4) if y == SOUTH_LANE else pier(x, QUAY + 6, y - 12)
    if free:
        shapes += ellipse(
            x,
            y + 3 if y == SOUTH_LANE else y + 8,
            76,
            20,
            fill="none",
            stroke=NILE_HIGH,
            stroke_width=1.6,
            stroke_dasharray="5 5",
        )
        shapes += text(x, y + (7 if y == SOUTH_LANE else 12), "free", 12, font_weight=600, text_anchor="middle")
    return shapes


def ship_on_water(view: View, number: int) -> str:
    """A ship where it lies, with a word on whether it may sail."""
    ship, unloading = view["ships"][number], view["unloading"]
    docked = ship["site"] is not None
    queue = unloading["stones"] if unloading and unloading["ship"] == number else ()
    x, y = DOCKS[ship["site"]] if docked else (150.0 + 300 * number, LANE)
    drawn = group([ship_shapes(Ship(ship["spaces"], ship["minimum"], docked, queue))], x, y)
    if docked:
        return drawn + tag(x, y + 18, f"Ship {number + 1}")
    return drawn + pill(x, y + 39, f"Ship {number + 1}: {load_words(ship)}")


def load_words(ship: View) -> str:
    """How far a ship is from sailing."""
    loaded = sum(seat is not None for seat in ship["spaces"])
    aboard = f"{loaded} aboard" if loaded else "empty"
    return f"{aboard}, may sail" if loaded >= ship["minimum"] else f"{aboard}, needs {ship['minimum']}"


# The players
def players(view: View) -> tuple[str, float]:
    """Everybody's things side by side, and how high they are together."""
    number = len(view["seats"])
    width = (WIDTH - 24 - 12 * (number - 1)) / number
    hands = [hand(seat["hand"], 0, 0, width - 28) for seat in view["seats"]]
    inner = 88 + max(high for _, high in hands) + (40 if view["over"] else 0)
    shapes = [rect(0, TABLE, WIDTH, inner + 36, fill=PAPER), rect(0, TABLE, WIDTH, 1, fill=CARD_LINE)]
    for seat, (cards, _) in enumerate(hands):
        x, y = 12 + seat * (width + 12), TABLE + 12
        shapes += [
            panel(x, y, width, inner + 12, seat == first_seat(view)),
            player(view, seat, x, width),
            group([cards], x + 14, y + 86),
        ]
        if view["over"]:
            shapes.append(sources(view, seat, (x + 14, y + inner - 22), width - 28))
    return "".join(shapes), inner + 36


def player(view: View, seat: int, x: float, width: float) -> str:
    """A player: name, score so far and at the end, sled and quarry."""
    things, y = view["seats"][seat], TABLE + 12
    score, final = view["scores"][seat], sum(view["if_it_ended_now"][seat].values())
    note = f"place {view['ranking'][seat]}" if view["over"] else f"at the end {final}"
    remarks = ["starts"] * (seat == view["start_player"] and not view["over"]) + ["to decide"] * (seat == view["mover"])
    right = x + width - 16
    shapes = [
        token(seat, x + 28, y + 25, 1.08),
        bold(x + 50, y + 23, colour(view, seat), 15),
        text(x + 50, y + 38, " · ".join([f"player {seat + 1}", *remarks]), 11.5, fill=INK_SOFT),
        heading(right, y + 28, score, 25, text_anchor="end"),
        text(right, y + 43, note, 11.5, fill=INK_SOFT, text_anchor="end"),
        sled(seat, things["sled"], x + 14, y + 72),
        quarry_sign(x + 158, y + 58),
        bold(x + 182, y + 73, things["quarry"], 14.5),
        text(x + 188 + 9 * len(str(things["quarry"])), y + 72.5, "in the quarry", 11.5, fill=INK_SOFT),
    ]
    return "".join(shapes)


def sled(seat: int, stones: int, x: float, y: float) -> str:
    """A sled with its five places."""
    runner = path(
        f"M{x:g},{y + 1:g}q0,6 8,6h114q7,0 10,-7", fill="none", stroke=WOOD_DARK, stroke_width=3, stroke_linecap="round"
    )
    places = [(x + 14 + 25 * i, y - 3.0) for i in range(SLED_PLACES)]
    empty = [
        rhombus(*place, 21, fill="none", stroke=INK_SOFT, stroke_opacity=0.55, stroke_dasharray="3 2")
        for place in places[stones:]
    ]
    return runner + "".join(empty) + "".join(stone(seat, place, 24) for place in places[:stones])


def quarry_sign(x: float, y: float) -> str:
    """The sign of the quarry."""
    return group([path("M1,16L6,8l4,2 4,-6 5,12ZM6,8v5M14,4l-1,6", fill="none", stroke=INK_SOFT, stroke_width=1.5)], x, y)


def sources(view: View, seat: int, at: tuple[float, float], width: float) -> str:
    """Where the points of a finished game came from."""
    points = [(name.replace("_", " "), value) for name, value in view["breakdown"][seat].items() if value]
    shapes, x, y = [], at[0], at[1]
    for name, value in points:
        wide = width_of(f"{name} {value}", 11.5) + 12
        if x > at[0] and x + wide > at[0] + width + 12:
            x, y = at[0], y + 16
        shapes.append(text(x, y, f"{name} {value}", 11.5, fill=INK_SOFT))
        x += wide
    return "".join(shapes)
