"""The board as text, for terminals and tests, drawn from the onlooker's view: nothing hidden can be in it.

A stone is written by two letters of its colour, an empty space by what it gives, or by a dot. The words are English, unless
somebody else says them (`saqqara.games.reasons.spoken_by`); blocks are as wide as their words.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain, zip_longest
from textwrap import wrap
from typing import cast

from ..reasons import say
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
PLAYER_HEADS = {
    "cli-board-score": "score",
    "cli-board-ended": "if ended now",
    "imhotep-text-column-sled": "sled",
    "imhotep-text-column-quarry": "quarry",
}
"""Columns of the table of players."""
PLAYER_WIDTHS = (14, 5, 12, 4, 6)
"""How wide the column of names and these are at least."""
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
    return EMPTY if seat is None else say("cli-board-stone", COLOURS[seat][:2], colour=COLOURS[seat])


def colour_name(seat: int) -> str:
    """The colour of a seat's stones."""
    return say("cli-colour", COLOURS[seat], colour=COLOURS[seat]).lower()


def site_title(site: str, side: str) -> str:
    """The name of a site with the side of its board. The pyramids of side A are one pyramid in some languages."""
    name = "pyramid" if (site, side) == ("pyramids", "A") else site
    return f"{say(f'site-{name}', SITE_TITLES[site])} {side}"


def card_title(name: str) -> str:
    """A market card in words."""
    return say(f"card-{name.replace('_', '-')}", name.replace("burial_", "burial chamber ").replace("_", " "))


def points(number: int) -> str:
    """1 point, 2 points."""
    return say("cli-board-points", f"{number} point" if number == 1 else f"{number} points", points=number)


def each_seat(values: Sequence[object]) -> str:
    """A value for each seat, beside its stone."""
    return ", ".join(f"{stone(seat)} {value}" for seat, value in enumerate(values))


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
    sentence = "Imhotep   round {round} of {rounds}   round card {card}"
    where = say("cli-board-where", sentence, round=seen["round"], rounds=ROUNDS, card=card)
    if mover is None:
        return [where, say("illegal-game-over", "The game is over.")]
    name, sentence = "cli-board-start", "start player {colour}"
    if seen["question"] == "bonus":
        name, sentence = "cli-board-next-start", "{colour} starts the next round"
    starts = say(name, sentence, colour=colour_name(seen["start_player"]))
    who = say("cli-seat-coloured", "{colour} (seat {number})", colour=COLOURS[mover], number=mover + 1)
    question = say("imhotep-text-question", QUESTIONS[seen["question"]], who="you", question=seen["question"], name=who)
    asked = say("ask-named", "{name} decides: {question}", name=who[0].upper() + who[1:], question=question)
    return [f"{where}   {starts}", asked]


def unloading(seen: ImhotepBoard) -> list[str]:
    """What is on its way from a ship to a site."""
    lines = []
    if seen["carried"] is not None:
        lines.append(say("cli-board-arrived", "Just arrived at the pyramids: {stone}", stone=stone(seen["carried"])))
    if seen["unloading"] is not None and seen["unloading"]["stones"]:
        order = " ".join(stone(seat) for seat in seen["unloading"]["stones"])
        name, sentence = "cli-board-unload-left", "Ship {ship} still has to unload: {stones}"
        if seen["question"] == "unload":
            name, sentence = "cli-board-unload-order", "Ship {ship} comes off in this order so far: {stones}"
        lines.append(say(name, sentence, ship=seen["unloading"]["ship"] + 1, stones=order))
    return lines


def ships(seen: ImhotepBoard) -> list[str]:
    """The round's ships, the bow first."""
    lines = [say("cli-board-ships", "Ships, bow first")]
    for number, ship in enumerate(seen["ships"], 1):
        spaces = "".join(f"[{stone(seat)}]" for seat in ship["spaces"])
        loaded = sum(seat is not None for seat in ship["spaces"])
        if ship["site"] is not None:
            site = "pyramid" if ship["site"] == "pyramids" and seen["pyramids"]["side"] == "A" else ship["site"]
            where = say("ship-at", "at the {title}", title=SITE_TITLES[ship["site"]].lower(), site=site)
        elif loaded >= ship["minimum"]:
            where = say("cli-board-may-sail", "needs {minimum}, may sail", minimum=ship["minimum"])
        else:
            where = say("cli-board-needs", "needs {minimum}", minimum=ship["minimum"])
        lines.append(f"  {number} {spaces:<16} {where}")
    return lines


def market(seen: ImhotepMarket) -> list[str]:
    """The cards at the places."""
    lines = [site_title("market", seen["side"])]
    for place, name in enumerate(seen["places"], 1):
        lines.append(f"  {place}  {'·' if name is None else card_title(name)}")
    if seen["side"] == "B":
        face_down = say("cli-imhotep-face-down", "{cards} face down", cards=seen["face_down"])
        lines.append(f"  4  {face_down}" if seen["face_down"] else "  4  ·")
    return lines


def pyramids(seen: ImhotepPyramidsA | ImhotepPyramidsB) -> list[str]:
    """Stones, and what each empty space gives."""
    if seen["side"] == "A":
        return pyramids_a(seen["spaces"], seen["points"])
    built = (seen["left"], seen["middle"], seen["right"])
    names = [say("cli-board-pyramid", name, pyramid=name) for name in PYRAMID_NAMES]
    wide = max(map(len, names))
    lines = [pyramid_b(name.ljust(wide), pyramid) for name, pyramid in zip(names, built, strict=True)]
    if all(None not in pyramid["spaces"] for pyramid in built):
        note = say("cli-board-finished", "finished: each stone {points}", points=points(LATE_STONE_POINTS))
    else:
        note = say("cli-board-first-to-last", "first stone to last")
    return [f"{site_title('pyramids', 'B')}   {note}", *lines]


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
            note = say("cli-board-bonus", BONUS_WORDS[bonus], bonus=bonus)
    return f"  {name}  {' '.join(cells)}  {note}"


def pyramids_a(spaces: Sequence[int | None], gives: Sequence[int]) -> list[str]:
    """Three levels side by side; columns fill from the left, each from the top."""
    cells = [f"+{gives[i]}" if seat is None else stone(seat) for i, seat in enumerate(spaces)]
    following = gives[spaces.index(None)] if None in spaces else LATE_STONE_POINTS
    note = say("cli-board-next-stone", "next stone: {points}", points=points(following))
    lines = [f"{site_title('pyramids', 'A')}   {note}"]
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
    lines = [site_title("temple", seen["side"]) + "   " + say("cli-board-top", "top stones count")]
    for level in range(max(1, *(len(stack) for stack in stacks)) - 1, -1, -1):
        row = [stone(stack[level]) if level < len(stack) else (EMPTY if level == 0 else "") for stack in stacks]
        lines.append("  " + temple_row(row))
    gives = zip(seen["points"], seen["bonus"], strict=True)
    return [*lines, "  " + temple_row(temple_gift(gained, bonus) for gained, bonus in gives)]


def temple_gift(gained: int, bonus: TempleBonus | None) -> str:
    """What a space gives: points, points or stones, or a card."""
    if bonus == "card":
        return say("cli-board-card", "card")
    stones = say("cli-board-or-stones", "+{points}/{stones}st", points=str(gained), stones=str(TEMPLE_B_STONES))
    return stones if bonus == "stones" else f"+{gained}"


def temple_row(cells: Iterable[str]) -> str:
    """One line of the temple."""
    return "".join(f"{cell} ".ljust(TEMPLE_CELL) for cell in cells).rstrip()


def burial(seen: ImhotepBurialA | ImhotepBurialB) -> list[str]:
    """Three rows; columns fill from the left, each from the top."""
    lines = [f"{site_title('burial', seen['side'])}   {each_seat(seen['worth'])}"]
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
    return ", ".join(f"{stone(seat)} {prize}" for prize, seat in sorted(worth, key=lambda pair: -pair[0]))


def obelisks(seen: ImhotepObelisksA | ImhotepObelisksB) -> list[str]:
    """Side A: heights and what they are worth. Side B: towers and waiting stones."""
    if seen["side"] == "A":
        prizes = " ".join(str(prize) for prize in seen["prizes"])
        by_height = say("cli-board-by-height", "by height {prizes}", prizes=prizes)
        lines = [f"{site_title('obelisks', 'A')}   {by_height}"]
        for seat, (tall, worth) in enumerate(zip(seen["stones"], seen["worth"], strict=True)):
            lines.append(f"  {stone(seat)} {tall:>2} {'▪' * tall:<8} " + say("cli-board-worth", "worth {points}", points=worth))
        return lines
    return [
        site_title("obelisks", "B") + "   " + say("cli-board-towers", "towers of three"),
        "  " + " ".join(f"{prize:>2}" for prize in seen["prizes"]),
        "  " + " ".join(stone(seat) for seat in seen["towers"]),
        "  " + say("cli-board-waiting", "waiting {stones}", stones=each_seat(seen["waiting"])),
    ]


def players(s: Position, seen: ImhotepBoard, mover: int | None) -> list[str]:
    """Score, sled, quarry and cards of each seat."""
    heads = [say("text-players", "Players"), *(say(name, word).lower() for name, word in PLAYER_HEADS.items())]
    rows = [player_row(s, seen, seat, mover) for seat in range(len(seen["seats"]))]
    widths = [max(least, *map(len, cells)) for least, *cells in zip(PLAYER_WIDTHS, heads, *rows, strict=True)]
    first, *others = [
        "  ".join([row[0].ljust(widths[0]), *(cell.rjust(wide) for cell, wide in zip(row[1:], widths[1:], strict=True)), ""])
        for row in [heads, *rows]
    ]
    hands = [folded(row, cards(player["hand"])) for row, player in zip(others, seen["seats"], strict=True)]
    return [first + say("imhotep-text-column-cards", "cards").lower(), *chain.from_iterable(hands)]


def player_row(s: Position, seen: ImhotepBoard, seat: int, mover: int | None) -> list[str]:
    """The cells of one seat."""
    then = sum(cast("dict[str, int]", seen["if_it_ended_now"][seat]).values())
    figures = [sum(s.points[seat]), then, seen["seats"][seat]["sled"], seen["seats"][seat]["quarry"]]
    return [f"{'>' if seat == mover else ' '} {seat + 1} {colour_name(seat)} {stone(seat)}", *map(str, figures)]


def cards(names: Sequence[str]) -> str:
    """Cards in words, equal ones counted."""
    return ", ".join(card_title(name) + (f" x{number}" if number > 1 else "") for name, number in Counter(names).items())


def piles(seen: ImhotepBoard) -> list[str]:
    """The draw pile's size, and the discard pile, which lies open."""
    discarded = seen["discard_pile"]
    draw = say("cli-board-draw-pile", "Draw pile {cards}", cards=seen["draw_pile"])
    discard = say("cli-board-discard-pile", "Discard pile {cards}", cards=len(discarded))
    return folded(f"{draw}   {discard}   ", cards(discarded))
