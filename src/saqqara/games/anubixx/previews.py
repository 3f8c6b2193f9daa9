"""What a preview of a move of Anubixx shows beside points and words."""

from collections.abc import Sequence
from typing import Any

from ..description import PreviewParts
from ..story import View
from .notation import parse
from .view import colour_of
from .view_types import AnubixxPreview, Payment

PAID_FROM = ("quarry", "jokers")
"""Sources of points that pay for stones."""


def changed_parts(before: View, move: str, after: Sequence[View]) -> dict[str, Any]:
    """How the move is paid for, the mover's quarry after it, and the dice unless they are rolled anew."""
    first, mover = after[0], before["mover"]
    had, has = (sum(view["breakdown"][mover][source] for source in PAID_FROM) for view in (before, first))
    changed = {"payment": payment(before, move), "cost": had - has, "quarry": first["seats"][mover]["quarry"]}
    return changed if first["round"] != before["round"] else changed | {"dice": first["dice"]}


def payment(before: View, move: str) -> list[Payment]:
    """How each field of a move is paid for: by a die of its colour if one lies there, else by a joker or the quarry as written.

    `payment.pay` does the same to the position.
    """
    parsed = parse(move)
    dice = [die["colour"] for die in before["dice"] if die["place"] == "middle"]
    paid: list[Payment] = []
    for field, joker in zip(parsed.fields, parsed.jokers, strict=True):
        colour = colour_of(before["seats"][before["mover"]], field)
        if colour in dice:
            dice.remove(colour)
            paid.append("die")
        else:
            paid.append("joker" if joker else "quarry")
    return paid


PREVIEW = PreviewParts(AnubixxPreview, changed_parts, frozenset({"anubixx-roll"}))
