"""What each legal move would do, as far as the mover can know: nothing that chance would reveal."""

from collections.abc import Mapping
from typing import Any

from ..games import State
from ..games.registry import describe
from ..games.view import CommonPreview

DEALS = 6
"""A move that reveals something is tried in so many deals, and what differs between them is left out.

That six deals agree by accident on something that chance decides is very unlikely.
"""


def previews(state: State) -> list[CommonPreview]:
    """One preview for each legal move, of the game's own type. They depend only on what the mover can see."""
    if state.mover is None:
        return []
    concealed = [state.conceal(state.mover, deal) for deal in range(DEALS)]
    before = state.view(state.mover)
    return [preview(concealed, before, move) for move in state.moves()]


def preview(concealed: list[State], before: Mapping[str, Any], move: str) -> CommonPreview:
    """What one move would do, given the position in several deals."""
    parts = describe(concealed[0].game.name).preview
    first = played(concealed[0], move)
    views = [first.view()]
    if first.reveals(concealed[0]):
        views += [played(other, move).view() for other in concealed[1:]]
    points = least_change(before["scores"], [view["scores"] for view in views])
    worth = least_change(final_scores(before), [final_scores(view) for view in views])
    stories = [first.game.rules.story(before, move, view) for view in views]
    certain = [each for each in stories[0] if all(each in story for story in stories[1:])]
    words = [each for each in certain if each.id not in parts.chance_messages]
    common: CommonPreview = {"move": move, "points": points, "worth": worth, "words": words}
    return {**common, **parts.changed(before, move, views), **parts.explored(concealed[0], move)}  # type: ignore[typeddict-item]  # the game's own type


def played(state: State, move: str) -> State:
    """The state after a move."""
    after = state.copy()
    after.play(move)
    return after


def final_scores(view: Mapping[str, Any]) -> list[int]:
    """What each seat would have if the game ended now."""
    if "if_it_ended_now" not in view:
        return list(view["scores"])
    return [sum(sources.values()) for sources in view["if_it_ended_now"]]


def least_change(before: list[int], after: list[list[int]]) -> list[int]:
    """By how much each seat's points grow, at least."""
    return [min(new) - old for old, *new in zip(before, *after, strict=True)]
