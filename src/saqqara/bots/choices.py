"""What several bots share when they choose a move."""

from ..games import State
from ..games.chance import next_word


def check_not_over(state: State) -> None:
    """ValueError if the game is over."""
    if state.over:
        raise ValueError("the game is over: there is no move to choose")


def weighted_index(weights: list[float], words: list[int]) -> int:
    """The index of a random weight. Its probability is proportional to the weight; `words` is the generator."""
    rest = next_word(words) / 2**32 * sum(weights)
    for i, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return i
    return len(weights) - 1
