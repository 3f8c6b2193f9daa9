"""What the terminal says of a game beyond its board: names for seats."""

from typing import Any

from ..games import State


def seat_name(state: State[Any], seat: int) -> str:
    """A seat as people speak of it."""
    seen = state.view()["seats"][seat]
    return f"{seen['colour']} (seat {seat + 1})" if "colour" in seen else f"seat {seat + 1}"
