"""How a check says that a game does not conform, and the states that checks look at."""

import itertools
import random
from collections.abc import Iterator
from typing import Any, NoReturn

from ..games import Game, State
from ..games.observation import MOST_PLIES


class Nonconforming(AssertionError):
    """A game breaks a rule that every game must keep."""


class NotChecked(Exception):
    """A check could not be made here. Says why."""


def fail(state: State, what: str) -> NoReturn:
    """Say what is wrong, and how to get there again."""
    raise Nonconforming(f"{what}\n  at {state!r} of {state.game!r}\n  record: {state.record()}")


def require(state: State, condition: bool, what: str) -> None:
    """Nonconforming unless the condition holds."""
    if not condition:
        fail(state, what)


def require_equal(state: State, one: object, other: object, what: str) -> None:
    """Nonconforming unless two things are equal. Says where they differ."""
    if one != other:
        fail(state, f"{what}: {difference(one, other)}")


def difference(one: object, other: object) -> str:
    """The first place where two values differ, such as `hand[1]: [3, 4] and [4, 3]`."""
    path = ""
    while True:
        if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
            key: Any = next(key for key in one if one[key] != other[key])
            path += f".{key}" if path else str(key)
        elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other) and any(map(nested, one)):
            key = next(number for number in range(len(one)) if one[number] != other[number])
            path += f"[{key}]"
        else:
            return f"{path}{': ' if path else ''}{str(one)[:200]} and {str(other)[:200]}"
        one, other = one[key], other[key]


def nested(value: object) -> bool:
    """Does it hold further values?"""
    return isinstance(value, dict | list)


def random_states(game: Game, seed: int) -> Iterator[State]:
    """Every state of a random game, from the first decision to the end. It is one state, which is played on."""
    state = game.start(seed=seed)
    yield state
    yield from play_on(state, seed)


def play_on(state: State, seed: int) -> Iterator[State]:
    """Play random moves to the end of the game: the same state after every move."""
    choose = random.Random(seed)  # noqa: S311 (a walk through a game, no secret)
    for _ in range(MOST_PLIES):
        if state.over:
            return
        moves = state.moves()
        require(state, bool(moves), "there is no legal move, but the game is not over")
        state.play(choose.choice(moves))
        yield state
    fail(state, f"the game has not ended after {MOST_PLIES} moves")


def play_to_end(state: State, seed: int) -> None:
    """Play random moves to the end of the game."""
    for _ in play_on(state, seed):
        pass


def some_states(game: Game, seed: int, number: int = 12) -> list[State]:
    """States of a random game, about evenly spread, the first and the last among them."""
    states = [state.copy() for state in random_states(game, seed)]
    step = max(1, -(-len(states) // number))
    return [*itertools.islice(states, 0, len(states) - 1, step), states[-1]]


def views(state: State) -> list[dict[str, Any]]:
    """What an onlooker and every seat see."""
    return [state.view(seat) for seat in (None, *range(state.game.players))]
