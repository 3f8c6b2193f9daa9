"""What the terminal calls the seats of a game."""

from ..games import State
from ..games.registry import describe


def seat_name(state: State, seat: int) -> str:
    """A seat by its name, if the game has names for seats, and its number."""
    names = describe(state.game.name).seat_names
    return f"{names[seat]} (seat {seat + 1})" if names else f"seat {seat + 1}"
