"""Drawings and texts of all positions of a game, packed for a page: they differ little from move to move."""

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from itertools import pairwise
from typing import Any

Packed = dict[str, Any]


def packed(pages: Iterable[str]) -> Packed:
    """Drawings or texts as a table of parts: the first one as numbers of parts, each other one as changes from the one before.

    A change is a list of steps, alternately: a range of the drawing before, and new parts.
    """
    parts: dict[str, int] = {}
    rows = [[parts.setdefault(part, len(parts)) for part in re.split(r"(?=<[^/])", page)] for page in pages]
    steps = [changes(before, after) for before, after in pairwise(rows)]
    return {"parts": list(parts), "first": rows[0], "steps": steps}


def changes(before: list[int], after: list[int]) -> list[list[int]]:
    """The steps from one row of parts to another: kept ranges and new parts, alternately."""
    steps: list[list[int]] = []
    for kind, i, j, k, m in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind == "equal":
            steps.append([i, j])
        elif k < m:
            steps += [[0, 0]] if len(steps) % 2 == 0 else []
            steps.append(after[k:m])
        elif len(steps) % 2:  # parts were removed: there is nothing new between two kept ranges
            steps.append([])
    return steps
