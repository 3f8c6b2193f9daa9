"""The board as text, for terminals and tests, drawn from the onlooker's view: nothing hidden can be in it.

A stone is written by two letters of its colour, an empty space by what it gives, or by a dot.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import cast

from .components import (
    COLOURS,
    LATE_STONE_POINTS,
    PYRAMID_NAMES,
    ROUNDS,
    SITE_NAMES,
    TEMPLE_B_STONES,
)
from .scoring import majority_points
from .state import Position
from .view import see
from .view_types import (
    ImhotepBoard,
    ImhotepBurialA,
    ImhotepBurialB,
    ImhotepMarket,
    ImhotepObelisksA,
    ImhotepObelisksB,
    ImhotepPyramid,
    ImhotepPyramidsA,
    ImhotepPyramidsB,
    ImhotepTemple,
    TempleBonus,
)

WIDTH = 80
"""Of a terminal that nobody has widened."""
LEFT_WIDTH = 44
"""Of the left one of two blocks side by side."""
EMPTY = " ·"
STONES = tuple(colour[:2] for colour in COLOURS)
SITE_TITLES = {name: name.capitalize() for name in SITE_NAMES} | {"burial": "Burial chamber"}
QUESTIONS = {
    "turn": "take a turn: get stones, load, sail, or play a blue card",
    "load": "load the card's next stone",
    "bonus_load": "the pyramid's bonus: load a stone, or skip",
    "sail": "the card Sail: load a stone, then sail that ship",
    "lever": "the card Lever: which ship sails, and to which site",
    "unload": "the card Lever: whose stone is unloaded next",
    "pick": "pick a card from the market",
    "keep": "keep one of the two face-down cards",
    "build": "choose a pyramid for the stone",
    "bonus": "the temple's bonus: 1 point or 2 stones",
}
BONUS_WORDS = {"card": "* a card", "stones": "* 3 stones", "load": "* load 1"}
"""What the marked space of a pyramid of side B gives beside its points."""
TEMPLE_CELL = 7
PYRAMID_A_LEVELS = ((0, 3), (9, 2), (13, 1))
"""The first space of each level, and how many spaces a column of it has."""


def text(s: Position) -> str:
    """The whole table."""
    seen = see(s, None)
    mover = None if seen["question"] == "over" else s.mover
    blocks = [
        [*heading(seen, mover), *unloading(seen)],
        beside(ships(seen), market(seen["market"])),
        beside(pyramids(seen["pyramids"]), temple(seen["temple"])),
        beside(burial(seen["burial"]), obelisks(seen["obelisks"])),
        players(s, seen, mover),
        piles(seen),
    ]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks)


def stone(seat: int | None) -> str:
    """A stone, or an empty space."""
    return EMPTY if seat is None else STONES[seat]


def card_title(name: str) -> str:
    """A market card in words."""
    return name.replace("burial_", "burial chamber ").replace("_", " ")


def points(number: int) -> str:
    """1 point, 2 points."""
    return f"{number} point" if number == 1 else f"{number} points"


def each_seat(values: Sequence[object]) -> str:
    """A value for each seat, beside its stone."""
    return ", ".join(f"{STONES[seat]} {value}" for seat, value in enumerate(values))


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two blocks side by side if they fit, else one below the other."""
    width = max(LEFT_WIDTH, *(len(line) + 2 for line in left))
    if width + max(len(line) for line in right) > WIDTH:
        return [*left, "", *right]
    return [one.ljust(width) + other for one, other in zip_longest(left, right, fillvalue="")]


def folded(first: str, words: str) -> list[str]:
    """A line that begins with `first`, its words broken into as many lines as they need."""
    return wrap(words or "-", WIDTH, initial_indent=first, subsequent_indent=" " * len(first))


def heading(seen: ImhotepBoard, mover: int | None) -> list[str]:
    """The round, and who decides what."""
    card = "-".join(str(capacity) for capacity in seen["round_card"])
    where = f"Imhotep   round {seen['round']} of {ROUNDS}   round card {card}"
    if mover is None:
        return [where, "The game is over."]
    starter = COLOURS[seen["start_player"]]
    starts = f"{starter} starts the next round" if seen["question"] == "bonus" else f"start player {starter}"
    asked = f"{COLOURS[mover].capitalize()} (seat {mover + 1}) decides: {QUESTIONS[seen['question']]}"
    return [f"{where}   {starts}", asked]


def unloading(seen: ImhotepBoard) -> list[str]:
    """What is on its way from a ship to a site."""
    lines = []
    if seen["carried"] is not None:
        lines.append(f"Just arrived at the pyramids: {stone(seen['carried'])}")
    if seen["unloading"] is not None and seen["unloading"]["stones"]:
        order = " ".join(stone(seat) for seat in seen["unloading"]["stones"])
        what = "comes off in this order so far" if seen["question"] == "unload" else "still has to unload"
        lines.append(f"Ship {seen['unloading']['ship'] + 1} {what}: {order}")
    return lines


def ships(seen: ImhotepBoard) -> list[str]:
    """The round's ships, the bow first."""
    lines = ["Ships, bow first"]
    for number, ship in enumerate(seen["ships"], 1):
        spaces = "".join(f"[{stone(seat)}]" for seat in ship["spaces"])
        loaded = sum(seat is not None for seat in ship["spaces"])
        if ship["site"] is not None:
            where = f"at the {SITE_TITLES[ship['site']].lower()}"
        elif loaded >= ship["minimum"]:
            where = f"needs {ship['minimum']}, may sail"
        else:
            where = f"needs {ship['minimum']}"
        lines.append(f"  {number} {spaces:<16} {where}")
    return lines


def market(seen: ImhotepMarket) -> list[str]:
    """The cards at the places."""
    lines = [f"Market {seen['side']}"]
    for place, name in enumerate(seen["places"], 1):
        lines.append(f"  {place}  {'·' if name is None else card_title(name)}")
    if seen["side"] == "B":
        lines.append(f"  4  {seen['face_down']} face down" if seen["face_down"] else "  4  ·")
    return lines


def pyramids(seen: ImhotepPyramidsA | ImhotepPyramidsB) -> list[str]:
    """Stones, and what each empty space gives."""
    if seen["side"] == "A":
        return pyramids_a(seen["spaces"], seen["points"])
    built = (seen["left"], seen["middle"], seen["right"])
    lines = [pyramid_b(name, pyramid) for name, pyramid in zip(PYRAMID_NAMES, built, strict=True)]
    finished = all(None not in pyramid["spaces"] for pyramid in built)
    note = f"finished: each stone {points(LATE_STONE_POINTS)}" if finished else "first stone to last"
    return [f"Pyramids B   {note}", *lines]


def pyramid_b(name: str, seen: ImhotepPyramid) -> str:
    """One pyramid of side B; an open space with a bonus is marked."""
    cells, note = [], ""
    for seat, gives, bonus in zip(seen["spaces"], seen["points"], seen["bonus"], strict=True):
        if seat is not None:
            cells.append(f"{stone(seat)} ")
        elif bonus is None:
            cells.append(f"+{gives} ")
        else:
            cells.append(f"+{gives}*")
            note = BONUS_WORDS[bonus]
    return f"  {name:<6}  {' '.join(cells)}  {note}"


def pyramids_a(spaces: Sequence[int | None], gives: Sequence[int]) -> list[str]:
    """Three levels side by side; columns fill from the left, each from the top."""
    cells = [f"+{gives[i]}" if seat is None else stone(seat) for i, seat in enumerate(spaces)]
    following = gives[spaces.index(None)] if None in spaces else LATE_STONE_POINTS
    lines = [f"Pyramids A   next stone: {points(following)}"]
    for row in range(PYRAMID_A_LEVELS[0][1]):
        levels = []
        for first, size in PYRAMID_A_LEVELS:
            columns = [cells[first + column * size + row] if row < size else "  " for column in range(size)]
            levels.append(" ".join(columns))
        lines.append("  " + "     ".join(levels))
    return lines


def temple(seen: ImhotepTemple) -> list[str]:
    """The stacks as they stand, the stones that count on top; below them what each space gives."""
    stacks = seen["spaces"]
    lines = [f"Temple {seen['side']}   top stones count"]
    for level in range(max(1, *(len(stack) for stack in stacks)) - 1, -1, -1):
        row = [stone(stack[level]) if level < len(stack) else (EMPTY if level == 0 else "") for stack in stacks]
        lines.append("  " + temple_row(row))
    gives = zip(seen["points"], seen["bonus"], strict=True)
    return [*lines, "  " + temple_row(temple_gift(gained, bonus) for gained, bonus in gives)]


def temple_gift(gained: int, bonus: TempleBonus | None) -> str:
    """What a space gives: points, points or stones, or a card."""
    if bonus == "card":
        return "card"
    return f"+{gained}/{TEMPLE_B_STONES}st" if bonus == "stones" else f"+{gained}"


def temple_row(cells: Iterable[str]) -> str:
    """One line of the temple."""
    return "".join(cell.ljust(TEMPLE_CELL) for cell in cells).rstrip()


def burial(seen: ImhotepBurialA | ImhotepBurialB) -> list[str]:
    """Three rows; columns fill from the left, each from the top."""
    lines = [f"Burial chamber {seen['side']}   {each_seat(seen['worth'])}"]
    for row in range(3):
        cells = [stone(column[row]) if row < len(column) else EMPTY for column in seen["columns"]] or [EMPTY]
        line = "  " + " ".join(cells)
        if seen["side"] == "B":
            line += f"   {row_prizes(seen['rows'][row], seen['prizes'])}"
        lines.append(line)
    return lines


def row_prizes(counts: Sequence[int], prizes: Sequence[int]) -> str:
    """What a row of side B gives to whom."""
    worth = [(majority_points(counts, len(counts), seat, prizes), seat) for seat in range(len(counts)) if counts[seat]]
    return ", ".join(f"{STONES[seat]} {prize}" for prize, seat in sorted(worth, key=lambda pair: -pair[0]))


def obelisks(seen: ImhotepObelisksA | ImhotepObelisksB) -> list[str]:
    """Side A: heights and what they are worth. Side B: towers and waiting stones."""
    if seen["side"] == "A":
        prizes = " ".join(str(prize) for prize in seen["prizes"])
        lines = [f"Obelisks A   by height {prizes}"]
        heights = zip(seen["stones"], seen["worth"], strict=True)
        return lines + [f"  {STONES[i]} {tall:>2} {'▪' * tall:<8} worth {worth}" for i, (tall, worth) in enumerate(heights)]
    return [
        "Obelisks B   towers of three",
        "  " + " ".join(f"{prize:>2}" for prize in seen["prizes"]),
        "  " + " ".join(stone(seat) for seat in seen["towers"]),
        "  waiting " + each_seat(seen["waiting"]),
    ]


def players(s: Position, seen: ImhotepBoard, mover: int | None) -> list[str]:
    """Score, sled, quarry and cards of each seat."""
    lines = ["Players         score  if ended now  sled  quarry  cards"]
    for seat, player in enumerate(seen["seats"]):
        mark = ">" if seat == mover else " "
        now, then = sum(s.points[seat]), sum(cast("dict[str, int]", seen["if_it_ended_now"][seat]).values())
        who = f"{mark} {seat + 1} {player['colour']} {STONES[seat]}"
        first = f"{who:<16}{now:>5}  {then:>12}  {player['sled']:>4}  {player['quarry']:>6}  "
        lines += folded(first, cards(player["hand"]))
    return lines


def cards(names: Sequence[str]) -> str:
    """Cards in words, equal ones counted."""
    return ", ".join(card_title(name) + (f" x{number}" if number > 1 else "") for name, number in Counter(names).items())


def piles(seen: ImhotepBoard) -> list[str]:
    """The draw pile's size, and the discard pile, which lies open."""
    discarded = seen["discard_pile"]
    return folded(f"Draw pile {seen['draw_pile']}   Discard pile {len(discarded)}   ", cards(discarded))
