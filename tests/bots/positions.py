"""Positions from random games of many options, for tests that must hold in all of them."""

import random
from collections.abc import Iterator

import saqqara
from saqqara.games import State

from ..games.options import SIDES


def some_state(number: int) -> State:
    """A position that is not over, from a game of options that depend on the number."""
    lot = random.Random(number)
    name = ("imhotep", "anubixx")[number % 2]
    if name == "imhotep":
        options = {"players": lot.randint(2, 4), "sides": lot.choice(SIDES), "wrath": lot.random() < 0.5}
    else:
        options = {"players": lot.randint(2, 5), "layout": lot.choice(["classic", "great"])}
    state = saqqara.game(name, **options).start(seed=number)
    for _ in range(lot.randint(0, 60)):
        before = state.copy()
        state.play(lot.choice(state.moves()))
        if state.over:
            return before
    return state


def some_states(count: int, first: int = 0) -> Iterator[State]:
    return (some_state(number) for number in range(first, first + count))


def keep_state() -> State:
    """Market B: somebody has looked at the face-down pair and must keep one."""
    for number in range(200):
        state = saqqara.game("imhotep", players=2 + number % 3, sides="BABAB").start(seed=number)
        lot = random.Random(number)
        while not state.over:
            moves = state.moves()
            if "keep 1" in moves:
                return state
            state.play("pick 4" if "pick 4" in moves else lot.choice(moves))
    raise AssertionError("no such position found")
