"""What is different in a view, as new values by their places: `/moves`, `/dice/2/place`, `/seats/0/pyramid/3/0/crossed`.

Views of positions that follow each other share most of their parts, and what is the same object is not looked into: to look at
all parts of a table that others have displaced from the processor's caches would take longer than everything else.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from ..games.contract import PlayedInSteps
from .wire import StepChanges

Places = dict[str, Any]
"""Any: the parts of a view are JSON."""


def changes_of_move(seen: Mapping[str, Any], played: PlayedInSteps) -> tuple[list[StepChanges], Places]:
    """What a move did, one thing after another, to what an onlooker saw before it; and what is different after that."""
    if not played.steps:
        return [], changed_places(seen, played.rest)
    seen, steps = {**seen}, []
    for step in played.steps:
        steps.append(StepChanges(step.what, changed_places(seen, step.changes)))
        seen.update(step.changes)
    return steps, changed_places(seen, played.rest)


def changed_places(before: Mapping[str, Any], entries: Mapping[str, Any]) -> Places:
    """What must be replaced in a view, if these entries of it are different now."""
    found: Places = {}
    for name, value in entries.items():
        compare(place_of(name), before[name], value, found)
    return found


def compare(place: str, before: Any, after: Any, found: Places) -> None:
    """Find what is different in a part of a view. A list of another length, or an object with other entries, is new."""
    kind = type(after)
    if kind is dict and type(before) is dict and after.keys() == before.keys():
        for name, value in after.items():
            if value is not (known := before[name]):
                compare(place + place_of(name), known, value, found)
    elif kind is list and type(before) is list and len(after) == len(before) and has_parts(after):
        for number, value in enumerate(after):
            if value is not (known := before[number]):
                compare(f"{place}/{number}", known, value, found)
    elif after != before:
        found[place] = after


def has_parts(items: list[Any]) -> bool:
    """Is this a list of lists or objects? The first item tells. Any other list is small, and is sent as a whole."""
    return bool(items) and type(items[0]) in (dict, list)


@lru_cache(maxsize=4096)
def place_of(name: str) -> str:
    """The place of an entry in an object: a step of a JSON Pointer (RFC 6901). The same names come again and again."""
    return "/" + name.replace("~", "~0").replace("/", "~1")
