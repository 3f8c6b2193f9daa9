"""Steps of many games, written once for every game and every speed.

The names declared below are functions of a game. `games.drivers.bind` makes copies of these drivers that call the functions
of one game; `batch.py` runs the copies interpreted or as machine code, on a `BatchMemory`.
"""

# ruff: noqa: F821 (names that `bind` fills in)

from collections.abc import Callable, MutableSequence
from typing import Any, NamedTuple

from ..games.chance import below, next_word
from ..games.drivers import is_ahead
from ..games.fields import MoveList

start: Callable[[Any], None]
legal_moves: Callable[[Any, MoveList], int]
play: Callable[[Any, int], None]
score: Callable[[Any, int], int]
observe: Callable[[Any, int, int, Any], None]
copy_position: Callable[[Any, int, Any, int], None]

Array = MutableSequence[Any]
"""An array of NumPy, or lists in its shape."""

REWARDS = ("win", "rank", "margin")
WIN, RANK, MARGIN = range(3)
AUTORESETS = ("disabled", "next_step", "same_step")
DISABLED, NEXT_STEP, SAME_STEP = range(3)
REWARD, AUTORESET = range(2)
"""Places in `BatchMemory.settings`."""
NO_MOVE = -1
LOWEST = -1_000_000_000
"""Below any score."""
EVERYBODY = -1
"""As the served seat: the mover."""


SERVED, ACTIONS, MOVERS, PLIES, DRAWN = range(5)
"""Rows of `BatchMemory.numbers`: the seat that observes and acts while the others play at random, or `EVERYBODY`; the action;
the mover, -1 after the end; moves played; a random legal move, 0 where there is none."""
SEEDS, CHOICES = range(2)
"""Rows of `BatchMemory.words`: generators that seed the next game, and that choose random moves."""
NOW, FINAL = range(2)
"""Rows of `BatchMemory.observations`: of the mover or of the seat that is served; and the last one of a game that ended and was
followed by another in the same step."""


class BatchMemory(NamedTuple):
    """The memory of the drivers. Few arrays, since each one adds to the cost of a call."""

    states: Any
    blank: Any
    """One position that holds the options and nothing else."""
    settings: Any
    words: Any
    numbers: Any
    moves: Any
    """BatchMemory for the legal moves of one position."""
    ended: Any
    """Did the game end in this step?"""
    rewards: Any
    """By seat."""
    masks: Any
    observations: Any


def step_games(memory: BatchMemory, begin: int) -> None:
    """Play one action in every game, or begin every game.

    Each of the game's functions is called at one place only: machine code is optimised again at every place and level.
    """
    autoreset = memory.settings[AUTORESET]
    for game in range(len(memory.ended)):
        clear_rewards(memory, game)
        ended = memory.ended[game] and autoreset != SAME_STEP
        if ended and not begin:
            if autoreset == DISABLED:
                continue
            reseed(memory, game)
        s = memory.states[game]
        served = memory.numbers[SERVED][game]
        seat = s.mover
        finished = False
        move = NO_MOVE if ended or begin else memory.numbers[ACTIONS][game]
        while True:
            if move == NO_MOVE:
                start(s)
                memory.numbers[PLIES][game] = 0
            else:
                play(s, move)
                memory.numbers[PLIES][game] += 1
            count = legal_moves(s, memory.moves)
            if count > 0:
                seat = s.mover
                memory.numbers[DRAWN][game] = memory.moves[below(memory.words[CHOICES][game], count)]
                if served != EVERYBODY and seat != served:  # noqa: PLR1714 (as machine code likes it)
                    move = memory.numbers[DRAWN][game]
                    continue
            else:
                finished = True
                memory.numbers[DRAWN][game] = 0
                seat = seat if served == EVERYBODY else served
                reward_seats(memory, game)
            again = count == 0 and autoreset == SAME_STEP
            observe(s, seat, memory.numbers[PLIES][game], memory.observations[FINAL if again else NOW][game])
            if not again:
                break
            reseed(memory, game)
            move = NO_MOVE
        memory.ended[game] = finished
        memory.numbers[MOVERS][game] = s.mover
        write_mask(memory, game, count)


def clear_rewards(memory: BatchMemory, game: int) -> None:
    """No reward yet."""
    rewards = memory.rewards[game]
    for seat in range(len(rewards)):
        rewards[seat] = 0.0


def reward_seats(memory: BatchMemory, game: int) -> None:
    """Write the reward of every seat."""
    s = memory.states[game]
    rewards = memory.rewards[game]
    for seat in range(s.players):
        rewards[seat] = reward(s, seat, memory.settings[REWARD])


def reseed(memory: BatchMemory, game: int) -> None:
    """Clear a game and seed it from its generator of seeds."""
    copy_position(memory.states, game, memory.blank, 0)
    s = memory.states[game]
    for i in range(4):
        s.words[i] = next_word(memory.words[SEEDS][game])
    s.words[3] |= 1


def write_mask(memory: BatchMemory, game: int, count: int) -> None:
    """Write the mask of the legal moves."""
    mask = memory.masks[game]
    for move in range(len(mask)):
        mask[move] = 0
    for i in range(count):
        mask[memory.moves[i]] = 1


def observe_seat(memory: BatchMemory, game: int, seat: int, out: Array) -> None:
    """Write the observation of any seat."""
    observe(memory.states[game], seat, memory.numbers[PLIES][game], out)


def first_illegal(memory: BatchMemory) -> int:
    """The first game whose action is not legal, -1 if there is none. A game that has ended accepts any action."""
    for game in range(len(memory.ended)):
        action = memory.numbers[ACTIONS][game]
        if action < 0 or action >= len(memory.masks[game]):
            return game
        if not memory.masks[game][action] and memory.numbers[MOVERS][game] >= 0:
            return game
    return -1


def reward(s: Any, seat: int, kind: int) -> float:
    """The reward of a seat at the end of a game.

    `WIN`: the winners share 1, the others share -1. `RANK`: from 1 for the first place to -1 for the last, in equal steps;
    a shared place gets the mean of the places it covers. Both sum to 0 over all seats. `MARGIN`: the lead over the best other
    seat, in points.
    """
    ahead = 0
    equal = 0
    best = LOWEST
    mine = score(s, seat)
    for other in range(s.players):
        if other != seat:
            theirs = score(s, other)
            best = max(best, theirs)
            ahead += is_ahead(s, other, theirs, seat, mine)
            equal += not is_ahead(s, other, theirs, seat, mine) and not is_ahead(s, seat, mine, other, theirs)
    if kind == MARGIN:
        return float(mine - best)
    others: int = s.players - 1
    if kind == RANK:
        return (others - equal - 2 * ahead) / others
    if ahead > 0:
        return -1.0 / others
    return (others - equal) / ((1 + equal) * others)
