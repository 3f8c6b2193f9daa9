"""What happens between a move and the next decision, one thing after another: for those who want to see it happen.

The rules are those of `turn.py`. This module does one task of the agenda at a time and says what it did.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ..story import Message
from .agenda import CLOSE_ROUND, DEAL, DISCARD, DRAW, LOAD_STEP, PLACE, SAIL_STEP, TEMPLE_SPACE, UNLOAD_NEXT
from .cards import clear_market
from .components import CARD_NAMES, MARKET, SHIPS, SITE_NAMES
from .ships import ships_leave
from .state import NO_CARD, NOBODY, NOTHING, OVER, SHUFFLE, Position
from .turn import apply, do_task

COUNTED = ("burial", "obelisks", "decorations", "statues", "blue_cards", "wrath")
"""The sources that are counted after the last round, in this order."""


def steps(s: Position, move: int, answer_chance: Callable[[Position], None]) -> Iterator[Message]:
    """Play a move, and yield after each thing what it was."""
    seat = s.mover
    apply(s, move)
    yield Message("move", {"seat": seat})
    while s.question in (NOTHING, SHUFFLE):
        if s.question == SHUFFLE:
            answer_chance(s)
            yield Message("imhotep-step-shuffle", {"cards": s.draw_size})
        elif s.agenda_size == 0:
            yield from turn_ends(s)
        elif s.agenda_task[s.agenda_size - 1] == CLOSE_ROUND:
            yield from round_ends(s)
        else:
            yield from task_done(s)


def turn_ends(s: Position) -> Iterator[Message]:
    """The turn ends, and perhaps the round: ships that nobody wanted leave, the temple scores (side A at once)."""
    if s.sailed < SHIPS and s.passes >= s.players:
        ships_leave(s)
        yield Message("imhotep-step-return", {})
    before = total(s)
    do_task(s)
    if total(s) != before:
        yield Message("imhotep-step-temple", {})


def round_ends(s: Position) -> Iterator[Message]:
    """Cards that are left are discarded; new ships lie ready, or the game is over."""
    cards = sum(card != NO_CARD for card in s.market)
    clear_market(s)
    yield Message("imhotep-step-clear", {"cards": cards})
    do_task(s)
    if s.question != OVER:
        yield Message("imhotep-step-ships", {"round": s.round + 1, "seat": s.start_player})


class Before(NamedTuple):
    """What a task may change."""

    sled: list[int]
    quarry: list[int]
    points: list[list[int]]
    built: list[list[int]]
    market: list[int]
    draw_size: int


def task_done(s: Position) -> Iterator[Message]:
    """The next task of the agenda. Nothing is yielded if nobody can see a difference."""
    top = s.agenda_size - 1
    task, seat, detail = s.agenda_task[top], s.agenda_seat[top], s.agenda_detail[top]
    points, built = [own[:] for own in s.points], [own[:] for own in s.built]
    before = Before(s.sled[:], s.quarry[:], points, built, s.market[:], s.draw_size)
    if task == UNLOAD_NEXT and s.unload_size:
        seat = s.unload_order[s.unload_size - 1]
    drawn = s.draw_pile[s.draw_size - 1]
    do_task(s)
    if task == PLACE or (task == UNLOAD_NEXT and seat != NOBODY):
        yield from stone_comes(before, s, seat, detail)
    elif task == DISCARD:
        yield Message("imhotep-step-discard", {"seat": seat, "card": CARD_NAMES[detail]})
    elif task in (LOAD_STEP, SAIL_STEP) and s.sled != before.sled:
        yield Message("imhotep-step-load", {"seat": seat})
    elif task == TEMPLE_SPACE and s.points != before.points:
        owner = next(i for i in range(s.players) if s.points[i] != before.points[i])
        yield Message("imhotep-step-temple", {"seat": owner, "space": detail + 1})
    elif task == DRAW and s.draw_size != before.draw_size:
        yield Message("imhotep-step-card", {"seat": seat, "card": CARD_NAMES[drawn]})
    elif task == DEAL and s.market != before.market:
        yield Message("imhotep-step-deal", {})


def stone_comes(before: Before, s: Position, seat: int, site: int) -> Iterator[Message]:
    """A stone comes to a site. At pyramids B its owner may have to choose first; then it stays where it is."""
    if site == MARKET and s.quarry[seat] != before.quarry[seat]:
        yield Message("imhotep-step-market", {"seat": seat})
    elif s.built[site][seat] != before.built[site][seat]:
        points = sum(s.points[seat]) - sum(before.points[seat])
        yield Message("imhotep-step-stone", {"seat": seat, "site": SITE_NAMES[site], "points": points})


def total(s: Position) -> int:
    """All points of all seats."""
    return sum(sum(own) for own in s.points)
