"""What a preview of a move of Imhotep shows beside points and words."""

from collections.abc import Sequence
from typing import Any

from ..contract import State
from ..description import PreviewParts
from ..story import View
from .gains import gains
from .view_types import ImhotepPreview

SITES = ("pyramids", "temple", "burial", "obelisks")
CHANCE = frozenset(
    {"imhotep-got-card", "imhotep-round", "imhotep-market", "imhotep-red-card", "imhotep-discarded", "imhotep-shuffled"}
)
"""Messages about what chance brings."""


def changed_sites(before: View, _move: str, after: Sequence[View]) -> dict[str, Any]:
    """The sites that would look different, and what would change in their worth, where that does not depend on chance."""
    first = after[0]
    changed = [site for site in SITES if first[site] != before[site] and all(view[site] == first[site] for view in after)]
    then, now = ({site: worth(view, site) for site in changed} for view in (before, first))
    changes = {site: [new - old for old, new in zip(then[site], now[site], strict=True)] for site in changed}
    return {"sites": {site: first[site] for site in changed}, "changes": changes}


def worth(view: View, site: str) -> list[int]:
    """What a site is worth to each seat: what it has given and what it will give at the end; the temple's next points."""
    if site == "temple":
        return list(view["temple"]["worth"])
    return [sources[site] for sources in view["if_it_ended_now"]]


def all_gains(state: State[Any], move: str) -> dict[str, Any]:
    """What the move changes for every seat."""
    return {"gains": gains(state.position, move)}


PREVIEW = PreviewParts(ImhotepPreview, changed_sites, CHANCE, all_gains)
