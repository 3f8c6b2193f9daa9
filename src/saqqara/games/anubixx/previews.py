"""What a preview of a move of Anubixx shows beside points and words."""

from collections.abc import Sequence
from typing import Any

from ..description import PreviewParts
from ..story import View


def changed_quarry(before: View, after: Sequence[View]) -> dict[str, Any]:
    """The mover's quarry after the move, and the dice unless they are rolled anew."""
    first = after[0]
    quarry = {"quarry": first["seats"][before["mover"]]["quarry"]}
    return quarry if first["round"] != before["round"] else quarry | {"dice": first["dice"]}


PREVIEW = PreviewParts(changed_quarry, frozenset({"anubixx-roll"}))
