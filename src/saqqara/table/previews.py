"""What each legal move would do, as far as the mover can know: nothing that chance would reveal."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from ..games import State
from ..games.registry import describe
from ..games.story import Message

DEALS = 2
"""Moves that reveal something are tried with so many deals; what differs between them is left out."""


class Preview(Struct, frozen=True):
    """What a move would do."""

    move: str
    points: list[int]
    """What changes in each seat's points at once; the least of it, where chance decides."""
    worth: list[int]
    """What changes in each seat's points if the game ended after it."""
    words: list[Message]
    changed: dict[str, Any]
    """The parts of the view that would look different, as the game chooses them."""


def previews(state: State[Any]) -> list[Preview]:
    """One for each legal move. They depend only on what the mover can see."""
    if state.mover is None:
        return []
    hidden = [state.conceal(state.mover, deal) for deal in range(DEALS)]
    before = state.view(state.mover)
    return [preview(hidden, before, move) for move in state.moves()]


def preview(hidden: list[State[Any]], before: Mapping[str, Any], move: str) -> Preview:
    """What one move would do."""
    parts = describe(hidden[0].game.name).preview
    first = played(hidden[0], move)
    revealed = first.reveals(hidden[0])
    views = [first.view()]
    if revealed:
        views += [played(other, move).view() for other in hidden[1:]]
    after = views[0]
    least = {
        name: [min(values) for values in zip(*(changes(before, view, name) for view in views), strict=True)]
        for name in ("points", "worth")
    }
    told = [each for each in first.game.rules.story(before, move, after) if each.id not in parts.chance_messages]
    certain = [each for each in told if all(each in first.game.rules.story(before, move, view) for view in views[1:])]
    return Preview(move, least["points"], least["worth"], certain, parts.changed(before, views))


def played(state: State[Any], move: str) -> State[Any]:
    """The state after a move."""
    after = state.copy()
    after.play(move)
    return after


def changes(before: Mapping[str, Any], after: Mapping[str, Any], name: str) -> list[int]:
    """By how much each seat's points change, now or at the end."""
    if name == "worth" and "if_it_ended_now" in before:
        then, now = ([sum(seat.values()) for seat in view["if_it_ended_now"]] for view in (before, after))
    else:
        then, now = before["scores"], after["scores"]
    return [new - old for old, new in zip(then, now, strict=True)]
