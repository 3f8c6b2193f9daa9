"""What is different in a view, as new values by their places: `/moves`, `/dice/2/place`, `/seats/0/pyramid`.

Views of positions that follow each other share most of their parts, and what is the same object is not looked into. Places are
not deeper than that: to look further would take longer than to encode what is there.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

Places = dict[str, Any]
"""Any: the parts of a view are JSON."""


def changed_places(before: Mapping[str, Any], entries: Mapping[str, Any]) -> Places:
    """What must be replaced in a view whose new entries are known."""
    found: Places = {}
    for name, value in entries.items():
        known = before[name]
        if are_objects(value) and are_objects(known) and len(value) == len(known):
            compare_items(name, known, value, found)
        else:
            found[pointer(name)] = value
    return found


def are_objects(value: object) -> bool:
    """Is a part a list of objects? The first item of a list tells."""
    return type(value) is list and bool(value) and type(value[0]) is dict


def compare_items(entry: str, before: list[Any], after: list[Any], found: Places) -> None:
    """Find what is different in a list of objects. An item that is another kind of object is new as a whole."""
    for number, item in enumerate(after):
        known = before[number]
        if item is known:
            continue
        if type(item) is not dict or type(known) is not dict or item.keys() != known.keys():
            found[pointer(entry, number)] = item
            continue
        for name, value in item.items():
            if value is not known[name] and value != known[name]:
                found[pointer(entry, number, name)] = value


@lru_cache(maxsize=4096)
def pointer(*steps: str | int) -> str:
    """A place as a JSON Pointer (RFC 6901). A game changes the same places again and again."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)
