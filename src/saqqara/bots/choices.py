"""What several bots share when they choose a move."""

from ..games import State


def check_not_over(state: State) -> None:
    """ValueError if the game is over."""
    if state.over:
        raise ValueError("the game is over: there is no move to choose")
