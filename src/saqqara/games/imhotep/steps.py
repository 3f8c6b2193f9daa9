"""What happens between a move and the next decision, one thing after another: for those who want to see it happen.

The rules are those of `turn.py`. This module does one task of the agenda at a time and says what it did.
"""

from collections.abc import Callable, Iterator

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


def task_done(s: Position) -> Iterator[Message]:
    """The next task of the agenda. Nothing is yielded if nobody can see a difference.

    Only what the task can change is looked at before: there are several tasks in a move.
    """
    top = s.agenda_size - 1
    task, seat, detail = s.agenda_task[top], s.agenda_seat[top], s.agenda_detail[top]
    if task == UNLOAD_NEXT and s.unload_size:
        seat = s.unload_order[s.unload_size - 1]
    if task == PLACE or (task == UNLOAD_NEXT and seat != NOBODY):
        return stone_comes(s, seat, detail)
    if task in (LOAD_STEP, SAIL_STEP):
        return stone_loaded(s, seat)
    if task == TEMPLE_SPACE:
        return space_scores(s, detail)
    if task in (DRAW, DEAL):
        return cards_come(s, task, seat)
    do_task(s)
    return iter([Message("imhotep-step-discard", {"seat": seat, "card": CARD_NAMES[detail]})] if task == DISCARD else [])


def stone_comes(s: Position, seat: int, site: int) -> Iterator[Message]:
    """A stone comes to a site. At pyramids B its owner may have to choose first; then it stays where it is."""
    quarry, built, points = s.quarry[seat], s.built[site][seat], sum(s.points[seat])
    do_task(s)
    if site == MARKET and s.quarry[seat] != quarry:
        yield Message("imhotep-step-market", {"seat": seat})
    elif s.built[site][seat] != built:
        yield Message("imhotep-step-stone", {"seat": seat, "site": SITE_NAMES[site], "points": sum(s.points[seat]) - points})


def stone_loaded(s: Position, seat: int) -> Iterator[Message]:
    """A stone goes from a sled to a ship."""
    sled = s.sled[:]
    do_task(s)
    if s.sled != sled:
        yield Message("imhotep-step-load", {"seat": seat})


def space_scores(s: Position, space: int) -> Iterator[Message]:
    """A space of the temple gives points to the owner of its top stone."""
    points = [own[:] for own in s.points]
    do_task(s)
    if s.points != points:
        owner = next(i for i in range(s.players) if s.points[i] != points[i])
        yield Message("imhotep-step-temple", {"seat": owner, "space": space + 1})


def cards_come(s: Position, task: int, seat: int) -> Iterator[Message]:
    """A card is drawn, or the market is dealt."""
    market, size, drawn = s.market[:], s.draw_size, s.draw_pile[s.draw_size - 1]
    do_task(s)
    if task == DRAW and s.draw_size != size:
        yield Message("imhotep-step-card", {"seat": seat, "card": CARD_NAMES[drawn]})
    elif task == DEAL and s.market != market:
        yield Message("imhotep-step-deal", {})


def total(s: Position) -> int:
    """All points of all seats."""
    return sum(map(sum, s.points))
