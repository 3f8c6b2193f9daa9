"""What a preview of a move of Imhotep shows beside points and words."""

from collections.abc import Sequence
from typing import Any

from ..description import PreviewParts
from ..story import View
from .view_types import ImhotepPreview

SITES = ("pyramids", "temple", "burial", "obelisks")


def changed_sites(before: View, _move: str, after: Sequence[View]) -> dict[str, Any]:
    """The sites that would look different, where that does not depend on chance."""
    first = after[0]
    certain = [site for site in SITES if all(view[site] == first[site] for view in after)]
    return {"sites": {site: first[site] for site in certain if first[site] != before[site]}}


PREVIEW = PreviewParts(ImhotepPreview, changed_sites, frozenset({"imhotep-got-card", "imhotep-round"}))
