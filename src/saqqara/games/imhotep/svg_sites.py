"""Imhotep's four monuments as drawings, both sides, each with the stela that says what it is worth to whom.

A monument is drawn around the place it is given. Its stones shrink as it outgrows the place, its labels never do.
"""

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from typing import Any

from ..drawing import (
    GOLD,
    GOLD_LIGHT,
    INK,
    LINE,
    SAND_LEFT,
    SAND_RIGHT,
    SAND_TOP,
    SHADE,
    Point,
    bold,
    group,
    line,
    path,
    plate,
    polygon,
    text,
    trace,
)
from .components import (
    BONUS_CARD,
    BONUS_CHOICE,
    BONUS_TWO_POINTS,
    BURIAL_ROWS,
    CARD_STONE,
    LATE_STONE_POINTS,
    LOAD_STONE,
    PYRAMID_A_SPACES,
    PYRAMID_HEIGHT,
    PYRAMID_NAMES,
    TAKE_STONE,
    TEMPLE_B_BONUS,
    TOWER_STONES,
    TOWERS,
)
from .isometric import GOLD_DARK, STONE_HEIGHT, box, isometric, tag
from .svg_pieces import Worth, phantom, socket, space, stack, stela, stone, token

View = Mapping[str, Any]
CARD_ICON = (
    '<rect x="-6" y="-8" width="12" height="16" rx="2" fill="#fffaf0" stroke="#33230f" stroke-width="1.6"/>'
    '<path d="M-3,-3H3M-3,1H3" stroke="#33230f" stroke-width="1.6"/>'
)
STONES_ICON = '<path d="M-9,4.5l5,-2.5 5,2.5 -5,2.5ZM-1,4.5l5,-2.5 5,2.5 -5,2.5ZM-5,-2l5,-2.5 5,2.5 -5,2.5Z" fill="#33230f"/>'
LOAD_ICON = '<path d="M-9,2Q0,9 9,2L6,8H-6ZM-4,-2l4,-2.5 4,2.5 -4,2.5Z" fill="#33230f"/>'


def late_stones(view: View, built: Sequence[int | None]) -> list[int]:
    """The stones that found the pyramids finished, by seat."""
    return [seat for seat, stones in enumerate(view["pyramids"]["stones"]) for _ in range(stones - built.count(seat))]


# Pyramids
def pyramids(view: View, at: Point) -> str:
    """The pyramids. `at` is the middle of their front edge."""
    site = view["pyramids"]
    if site["side"] == "A":
        built, drawing = site["spaces"], great_pyramid(site, (at[0], at[1] - 96))
        left = [points for points, seat in zip(site["points"], built, strict=True) if seat is None]
        foot = f"next {' · '.join(map(str, left[:4]))}" if left else f"each further stone {LATE_STONE_POINTS}"
    else:
        built, drawing = [seat for name in PYRAMID_NAMES for seat in site[name]["spaces"]], three_pyramids(site, at)
        foot = "the owner chooses" if None in built else f"each further stone {LATE_STONE_POINTS}"
    late = late_stones(view, built)
    corner = (at[0] - 116, at[1] - 20)
    places = [(corner[0] + 15 * (i % 3), corner[1] + 7.5 * (i % 3) - 12.6 * (i // 3)) for i in range(len(late))]
    yard = "".join(stone(seat, place, 22) for seat, place in zip(late, places, strict=True))
    lines = [Worth(seat, str(end["pyramids"])) for seat, end in enumerate(view["if_it_ended_now"])]
    return drawing + yard + stela((at[0] + 198, at[1] - 4), "Pyramids", f"side {site['side']} · points at once", lines, foot)


def great_pyramid_cell(i: int) -> tuple[float, float, int]:
    """Column, row and level of a space of side A, in building order."""
    if i < 9:
        return i // 3, i % 3, 0
    if i < 13:
        return 0.5 + (i - 9) // 2, 0.5 + (i - 9) % 2, 1
    return 1, 1, 2


def great_pyramid(site: View, at: Point, width: float = 66) -> str:
    """Side A: one pyramid of three levels, with the points of the spaces that can be seen to be free."""
    x, y = at
    spaces, points = site["spaces"], site["points"]
    built = PYRAMID_A_SPACES - spaces.count(None)
    reach, low = width * 1.75, y + width * 1.4
    shade = [(x, low), (x + reach, y + width / 2 + 4), (x + width * 2.4, y + width / 2 + 14), (x + width * 0.9, low + 8)]
    shapes = [polygon(shade, fill=SHADE, fill_opacity=0.2), box((x, y - width * 0.375), reach, reach, 9)]
    cells = sorted(range(PYRAMID_A_SPACES), key=lambda i: (great_pyramid_cell(i)[2], sum(great_pyramid_cell(i)[:2])))
    tags = []
    for i in cells:
        column, row, level = great_pyramid_cell(i)
        dx, dy = isometric(column, row, width, level)
        place = (x + dx, y + dy)
        if spaces[i] is not None:
            shapes.append(stone(spaces[i], place, width))
        elif level == 0:
            shapes.append(socket(place, width * 0.9))
            tags.append(tag(*place, points[i], i == built))
        elif built >= 9 and (level == 1 or built >= 13):
            shapes.append(space(place, width, False))
            tags.append(tag(*place, points[i], i == built))
    if built < PYRAMID_A_SPACES - 1:
        top = (x, y + width / 2 - 2 * width * STONE_HEIGHT)
        shapes.append(phantom(top, width))
        tags.append(tag(top[0], top[1] - width * STONE_HEIGHT, points[-1]))
    return "".join(shapes + tags)


def three_pyramids(site: View, at: Point, width: float = 47) -> str:
    """Side B: left, middle and right, each of five stones; one space of each has a bonus."""
    x, y = at[0], at[1] - 66
    bonuses = {"left": (CARD_STONE, CARD_ICON), "middle": (TAKE_STONE, STONES_ICON), "right": (LOAD_STONE, LOAD_ICON)}
    places = {"middle": (x, y - 60), "left": (x - 68, y), "right": (x + 68, y)}
    return "".join(
        small_pyramid(site[name], place, bonuses[name], width) + text(place[0], place[1] + 60, name, 11, text_anchor="middle")
        for name, place in places.items()
    )


def small_pyramid(pyramid: View, at: Point, bonus: tuple[int, str], width: float) -> str:
    """One pyramid of side B."""
    x, y = at
    spaces, points = pyramid["spaces"], pyramid["points"]
    built = PYRAMID_HEIGHT - spaces.count(None)
    cells = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0.5, 0.5, 1))
    shapes, tags = [box((x, y - width * 0.35), width * 1.2, width * 1.2, 7)], []
    for i in (0, 1, 2, 3, 4):
        dx, dy = isometric(cells[i][0], cells[i][1], width, cells[i][2])
        place = (x + dx, y + dy)
        if spaces[i] is not None:
            shapes.append(stone(spaces[i], place, width))
            continue
        if i < PYRAMID_HEIGHT - 1:
            shapes.append(space(place, width, i == built))
        else:
            shapes.append(phantom(place, width))
            place = (place[0], place[1] - width * STONE_HEIGHT - 5)
        if i == bonus[0]:
            outside = (place[0] + 0.3 * dx, place[1] + (8 if i == LOAD_STONE else 0))
            tags.append(bonus_tag(outside, points[i], bonus[1], i == built))
        else:
            tags.append(tag(*place, points[i], i == built))
    return "".join(shapes + tags)


def bonus_tag(at: Point, points: object, icon: str, gold: bool) -> str:
    """Points and a bonus on one plate."""
    x, y = at
    figure = bold(x - 9, y + 4.2, points, 11.5, text_anchor="middle")
    return plate(x - 18, y, 36, gold, 18) + figure + group([icon], x + 6, y - 0.5, 0.8)


# Temple
def temple(view: View, at: Point) -> str:
    """The temple: stacks before a colonnade. `at` is the middle of its front edge."""
    site = view["temple"]
    tallest = max(len(stones) for stones in site["spaces"])
    width = min(50.0, 178 / (1.2 + STONE_HEIGHT * max(tallest, 2)))
    ends = [end["temple"] for end in view["if_it_ended_now"]]
    lines = [Worth(seat, str(end)) if view["over"] else temple_worth(site, seat, end) for seat, end in enumerate(ends)]
    middle = (at[0] - 8, at[1] - 42 - width)
    drawing = colonnade(site["spaces"], middle, width) + temple_stacks(site, middle, width)
    when = f"side {site['side']} · every round"
    return drawing + stela((at[0] + 198, at[1] - 4), "Temple", when, lines, "the top stones count")


def temple_worth(site: View, seat: int, so_far: int) -> Worth:
    """What a seat's visible stones earn at the end of the round, and what the temple has earned it so far."""
    spaces = [space for space, top in enumerate(site["top"]) if top == seat]
    if site["side"] == "A":
        return Worth(seat, f"+{len(spaces)}", f"{so_far} so far")
    bonuses = [TEMPLE_B_BONUS[space] for space in spaces]
    points = 2 * bonuses.count(BONUS_TWO_POINTS) + bonuses.count(BONUS_CHOICE)
    icons = ["or", STONES_ICON] * (BONUS_CHOICE in bonuses) + ["+", CARD_ICON] * (BONUS_CARD in bonuses)
    return Worth(seat, f"+{points}", icons=icons)


def step(width: float) -> Point:
    """From one space of the temple to the next."""
    return width * 0.59, width * 0.295


def colonnade(spaces: Sequence[Sequence[int]], at: Point, width: float) -> str:
    """The platform, and behind the stones a row of columns as tall as the tallest stack."""
    (x, y), (dx, dy), number = at, step(width), len(spaces)
    reach = number / 2 + 0.25
    tall = max(66, max(map(len, spaces)) * width * STONE_HEIGHT + 6)
    back_x, back_y = x + width * 0.62, y - width * 0.31
    shapes = [box((x - reach * dx + width * 0.95, y - reach * dy - width * 0.475), 2 * reach * dx, width * 1.58, 9)]
    for i in range(number + 1):
        cx, cy = back_x + (i - number / 2) * dx, back_y + (i - number / 2) * dy
        shapes += [
            path(f"M{cx - 5:g},{cy - tall:g}h10l1.5,{tall:g}h-13Z", fill=SAND_RIGHT),
            path(f"M{cx - 5:g},{cy - tall:g}h5l1,{tall:g}h-7.5Z", fill=SAND_LEFT),
            path(f"M{cx - 8:g},{cy - tall - 2:g}q8,8 16,0l-2,-5h-12ZM{cx - 8:g},{cy:g}l8,-4 8,4 -8,4Z", fill=SAND_TOP),
        ]
    reach = number / 2 + 0.4
    (x0, y0), (x1, y1) = ((back_x + side * reach * dx, back_y + side * reach * dy - tall - 17) for side in (-1, 1))
    shapes += [
        polygon([(x0, y0), (x1, y1), (x1, y1 + 10), (x0, y0 + 10)], fill=SAND_LEFT),
        polygon([(x0, y0), (x1, y1), (x1 + 12, y1 - 6), (x0 + 12, y0 - 6)], fill=SAND_TOP),
        polygon([(x1, y1), (x1 + 12, y1 - 6), (x1 + 12, y1 + 4), (x1, y1 + 10)], fill=SAND_RIGHT),
    ]
    return "".join(shapes)


def temple_stacks(site: View, at: Point, width: float) -> str:
    """The stones on each space, covered ones below, and before each space what its top stone earns."""
    (x, y), (dx, dy), spaces = at, step(width), site["spaces"]
    following = sum(map(len, spaces)) % len(spaces)
    shapes, tags = [], []
    for i, stones in enumerate(spaces):
        offset = i - (len(spaces) - 1) / 2
        place = (x + offset * dx, y + offset * dy)
        shapes.append(stack(stones, place, width) if stones else socket(place, width * 0.86))
        front = (place[0] - width * 0.5 - 3, place[1] + width * 0.25 + 5)
        tags.append(temple_tag(site["side"], i, front, i == following))
    return "".join(shapes + tags)


def temple_tag(side: str, space: int, at: Point, gold: bool) -> str:
    """What the top stone of a space earns. Side B: a point or stones, two points, a card."""
    if side == "A" or TEMPLE_B_BONUS[space] == BONUS_TWO_POINTS:
        return tag(*at, 1 if side == "A" else 2, gold)
    choice = TEMPLE_B_BONUS[space] == BONUS_CHOICE
    wide = 22 if choice else 11
    ground = plate(at[0] - wide, at[1], 2 * wide, gold, 18)
    if choice:
        return ground + bold(at[0] - 15, at[1] + 4.2, "1 /", 11.5) + group([STONES_ICON], at[0] + 10, at[1] - 0.5, 0.8)
    return ground + group([CARD_ICON], *at, 0.72)


# Obelisks
def obelisks(view: View, at: Point) -> str:
    """The obelisks. `at` is the middle of their front edge."""
    site = view["obelisks"]
    ends, prizes = view["if_it_ended_now"], site["prizes"]
    if site["side"] == "A":
        drawing = tall_obelisks(site["stones"], (at[0], at[1] - 74))
        lines = [Worth(seat, str(worth), f"{site['stones'][seat]} high") for seat, worth in enumerate(site["worth"])]
        foot = "by height " + " · ".join(map(str, prizes))
        return drawing + stela((at[0] + 198, at[1] - 4), "Obelisks", "side A · at the end", lines, foot)
    drawing = towers(site, (at[0] + 5, at[1] - 118)) + yards(site["waiting"], (at[0] + 6, at[1] - 38))
    lines = [
        Worth(seat, str(end["obelisks"]), f"{site['waiting'][seat]} waiting" if site["waiting"][seat] else "")
        for seat, end in enumerate(ends)
    ]
    return drawing + stela((at[0] + 198, at[1] - 4), "Obelisks", "side B · at once", lines, f"{TOWER_STONES} stones: a tower")


def tip(at: Point, width: float) -> str:
    """The gilded tip of an obelisk."""
    x, y = at
    side, peak, foot = width * 0.22, (x, y - width * 0.95), (x, y + width * 0.11)
    return polygon([(x - side, y), peak, foot], fill=GOLD_LIGHT) + polygon([(x + side, y), peak, foot], fill=GOLD_DARK)


def tall_obelisks(heights: Sequence[int], at: Point) -> str:
    """Side A: an obelisk for everybody, as high as its stones."""
    width = min(50.0, 190 / (STONE_HEIGHT * max(heights) + 1.6))
    reach = max(width, 40) * 1.08
    shapes = []
    for seat, height in enumerate(heights):
        offset = seat - (len(heights) - 1) / 2
        x, y = at[0] + offset * reach, at[1] + offset * reach * 0.26
        shapes.append(box((x, y - width * 0.35), width * 0.7, width * 0.7, 8))
        shapes.append(stack([seat] * height, (x, y), width) if height else socket((x, y), width * 0.8))
        shapes.append(tip((x, y - height * width * STONE_HEIGHT), width) if height else "")
        shapes.append(token(seat, x, y + width * 0.35 + 22, 0.7))
    return "".join(shapes)


def towers(site: View, at: Point, width: float = 29) -> str:
    """Side B: eight plinths, the most valuable first; three stones build a tower."""
    shapes = []
    following = site["towers"].index(None) if None in site["towers"] else TOWERS
    for i, seat in enumerate(site["towers"]):
        x, y = at[0] + (i - 3.5) * width * 1.05, at[1] + (i - 3.5) * width * 0.16
        shapes.append(box((x, y - width * 0.32), width * 0.63, width * 0.63, 6))
        if seat is not None:
            shapes += [stack([seat] * TOWER_STONES, (x, y), width), tip((x, y - TOWER_STONES * width * STONE_HEIGHT), width)]
        shapes.append(tag(x, y + 21, site["prizes"][i], i == following))
    return "".join(shapes)


def yards(waiting: Sequence[int], at: Point, width: float = 27) -> str:
    """Side B: the stones that wait for a tower, on a yard of three for everybody."""
    shapes = []
    for seat, stones in enumerate(waiting):
        offset = seat - (len(waiting) - 1) / 2
        x, y = at[0] + offset * 64 - 8, at[1] - 4 + offset * 6
        shapes.append(box((x, y - width * 0.36), width * 1.75, width * 0.72, 5))
        places = [(x + slot * width * 0.54, y + slot * width * 0.27) for slot in range(TOWER_STONES)]
        shapes += [socket(place, width * 0.74) for slot, place in enumerate(places) if slot >= stones]
        for i in range(stones):
            px, py = places[i % TOWER_STONES]
            shapes.append(stone(seat, (px, py - i // TOWER_STONES * width * STONE_HEIGHT), width))
        shapes.append(token(seat, x - 12, y + 22, 0.66))
    return "".join(shapes)


# Burial chamber
def burial(view: View, at: Point, room: Point) -> str:
    """The burial chamber, as long as it needs to be. `at` is the left upper corner of its room."""
    site = view["burial"]
    columns = max(7, len(site["columns"]) + 1)
    wide, high = room
    free = wide if site["side"] == "A" else wide - 140
    width = min(56.0, (high - 70) * 4 / (columns + BURIAL_ROWS), (free - 30) * 2 / (columns + BURIAL_ROWS))
    spare = max(0.0, free - 30 - (columns + BURIAL_ROWS) * width / 2)
    origin = (at[0] + 14 + spare / 2 + BURIAL_ROWS * width / 2, at[1] + 54 + width / 4)
    floor = chamber(columns, origin, width) + burial_stones(site["columns"], origin, width)
    lines = [Worth(seat, str(worth), f"{site['stones'][seat]} built") for seat, worth in enumerate(site["worth"])]
    if site["side"] == "A":
        floor += outlines([found for found in site["groups"] if len(found["cells"]) > 1], origin, width)
        when, foot = "side A · at the end", "1 · 3 · 6 · 10 · 15 · +2"
    else:
        floor += row_counts(site, [cell(columns - 0.5, row, origin, width) for row in range(BURIAL_ROWS)], at[1] + high)
        when, foot = "side B · at the end", "each row " + " · ".join(str(prize) for prize in site["prizes"] if prize)
    return floor + stela((at[0] + wide + 72, at[1] + high - 22), "Burial Chamber", when, lines, foot)


def cell(column: float, row: float, origin: Point, width: float) -> Point:
    """Where a cell of the chamber lies."""
    dx, dy = isometric(column, row, width)
    return origin[0] + dx, origin[1] + dy


def chamber(columns: int, origin: Point, width: float) -> str:
    """The empty chamber: the earth it is cut into, two walls with a frieze, and the floor."""
    back, right = cell(-0.5, -0.5, origin, width), cell(columns - 0.5, -0.5, origin, width)
    front, left = cell(columns - 0.5, 2.5, origin, width), cell(-0.5, 2.5, origin, width)
    tall, thick = 38.0, 9.0

    def up(point: Point, x: float = 0, y: float = 0) -> Point:
        return point[0] + x, point[1] - tall - y

    def down(point: Point, x: float = 0, y: float = 16) -> Point:
        return point[0] + x, point[1] + y

    outer = [up(right, thick * 1.4, thick * 0.7), up(back, 0, thick * 1.4), up(left, -thick * 1.4, thick * 0.7)]
    edges = [(cell(i - 0.5, -0.5, origin, width), cell(i - 0.5, 2.5, origin, width)) for i in range(columns + 1)]
    edges += [(cell(-0.5, r - 0.5, origin, width), cell(columns - 0.5, r - 0.5, origin, width)) for r in range(BURIAL_ROWS + 1)]
    courses = [(down(a, 0, -tall * k), down(b, 0, -tall * k)) for k in (0.34, 0.72) for a, b in ((back, right), (back, left))]
    return (
        polygon([left, front, down(front), down(left)], fill="#8a5f35")
        + polygon([right, front, down(front), down(right)], fill="#6f4a27")
        + polygon([up(back), up(right), right, back], fill="#a5764a")
        + polygon([up(back), up(left), left, back], fill="#b98a55")
        + polygon([up(back), up(right), *outer, up(left)], fill="#e7c992")
        + polygon([up(right), outer[0], down(right, thick * 1.4, 3), down(right)], fill="#6f4a27")
        + polygon([up(left), outer[2], down(left, -thick * 1.4, 3), down(left)], fill="#8a5f35")
        + path("".join(map(trace, courses)), fill="none", stroke="#8d6238")
        + polygon([back, right, front, left], fill="#e6cb9b")
        + path("".join(map(trace, edges)), fill="none", stroke="#b08a58")
    )


def burial_stones(columns: Sequence[Sequence[int]], origin: Point, width: float) -> str:
    """The stones from the back to the front, and the space of the next one."""
    placed = [(column, row, seat) for column, stones in enumerate(columns) for row, seat in enumerate(stones)]
    following = cell(len(placed) // BURIAL_ROWS, len(placed) % BURIAL_ROWS, origin, width)
    placed.sort(key=lambda one: one[0] + one[1])
    stones = [stone(seat, cell(column, row, origin, width), width) for column, row, seat in placed]
    return space(following, width, True) + "".join(stones)


def outlines(groups: Sequence[View], origin: Point, width: float) -> str:
    """Side A: a golden line around each group, and its worth where it hides least and leaves the others free."""
    raised = (origin[0], origin[1] - width * STONE_HEIGHT)
    borders, tags, taken = [], [], list[Point]()
    for found in groups:
        cells = {(column, row) for column, row in found["cells"]}
        corners = Counter((c + dc, r + dr) for c, r in sorted(cells) for dc in (-0.5, 0.5) for dr in (-0.5, 0.5))
        places = [cell(*corner, raised, width) for corner, _ in corners.most_common()]
        place = next((one for one in places if all(abs(one[0] - x) > 22 or abs(one[1] - y) > 15 for x, y in taken)), places[0])
        taken.append(place)
        borders.append(outline(cells, raised, width))
        tags.append(tag(*place, found["worth"], True))
    return "".join(borders + tags)


def outline(cells: Set[tuple[int, int]], origin: Point, width: float) -> str:
    """A golden line around cells."""
    sides = (((0, -1), (-1, -1), (1, -1)), ((0, 1), (-1, 1), (1, 1)), ((-1, 0), (-1, -1), (-1, 1)), ((1, 0), (1, -1), (1, 1)))
    edges = [
        trace([cell(c + a[0] / 2, r + a[1] / 2, origin, width), cell(c + b[0] / 2, r + b[1] / 2, origin, width)])
        for c, r in sorted(cells)
        for (dc, dr), a, b in sides
        if (c + dc, r + dr) not in cells
    ]
    border = "".join(edges)
    return path(border, fill="none", stroke=LINE, stroke_width=3.6, stroke_linecap="round") + path(
        border, fill="none", stroke=GOLD, stroke_width=2, stroke_linecap="round"
    )


def row_counts(site: View, ends: Sequence[Point], bottom: float) -> str:
    """Side B: at the end of each row how many stones everybody has in it, the most first."""
    shapes = []
    x, top = ends[0][0] + 34, min(ends[0][1] - 6, bottom - 72)
    for row, counts in enumerate(site["rows"]):
        y = top + 27 * row
        order = sorted((seat for seat, count in enumerate(counts) if count), key=lambda seat: -counts[seat])
        wide = 31 * max(len(order), 1) + 10
        shapes.append(line(ends[row], (x, y), stroke=INK, stroke_width=1.3))
        shapes.append(plate(x, y, wide, height=22))
        shapes += [] if order else [text(x + wide / 2, y + 4, "none", 11, text_anchor="middle")]
        for i, seat in enumerate(order):
            shapes += [token(seat, x + 13 + 31 * i, y, 0.62), bold(x + 23 + 31 * i, y + 4.2, counts[seat], 12)]
    return "".join(shapes)
