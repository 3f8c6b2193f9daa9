"""Stepping many games, written once for every game and both speeds.

The names declared below are a game's own functions; `games.drivers.bind` makes copies of these drivers in which they point to
one game's, and `batch.py` runs the copies interpreted or as machine code. A `Room` holds everything they work on.
"""

# ruff: noqa: F821 (names that `bind` fills in)

from collections.abc import Callable, MutableSequence
from typing import Any, NamedTuple

from ..games.chance import below, next_word
from ..games.fields import MoveList

start: Callable[[Any], None]
legal_moves: Callable[[Any, MoveList], int]
play: Callable[[Any, int], None]
score: Callable[[Any, int], int]
tie_break: Callable[[Any, int], int]
observe: Callable[[Any, int, int, Any], None]
copy_position: Callable[[Any, int, Any], None]

Array = MutableSequence[Any]
"""An array of NumPy, or lists in its shape."""

REWARDS = ("win", "rank", "margin")
WIN, RANK, MARGIN = range(3)
AUTORESETS = ("disabled", "next_step", "same_step")
DISABLED, NEXT_STEP, SAME_STEP = range(3)
REWARD, AUTORESET = range(2)
"""Places in `Room.settings`."""
NO_MOVE = -1
EVERYBODY = -1
"""As the seat that is served: whoever must decide."""


SERVED, ACTIONS, MOVERS, PLIES, DRAWN = range(5)
"""Rows of `Room.numbers`: the seat that observes and acts while the others play at random, or `EVERYBODY`; the action; who
must decide, -1 after the end; moves played; a legal move drawn by lot, 0 where there is none."""
SEEDS, CHOICES = range(2)
"""Rows of `Room.words`: generators that seed the next game, and that choose random moves."""
NOW, FINAL = range(2)
"""Rows of `Room.observations`: of the mover or of the seat that is served; and the last one of a game that ended and was
followed by another in the same step."""


class Room(NamedTuple):
    """All that the drivers read and write, for each game. Few arrays, for handing over each one takes its time."""

    states: Any
    blank: Any
    """One position that holds the options and nothing else."""
    settings: Any
    words: Any
    numbers: Any
    moves: Any
    """Room for the legal moves of one position."""
    ended: Any
    """Did the game end in this step?"""
    rewards: Any
    """By seat."""
    masks: Any
    observations: Any


def step_games(room: Room, begin: int) -> None:
    """Play one action in every game, or begin every game.

    Each of the game's functions is called at one place only: machine code is optimised again at every place and level.
    """
    autoreset = room.settings[AUTORESET]
    for game in range(len(room.ended)):
        clear_rewards(room, game)
        ended = room.ended[game] and autoreset != SAME_STEP
        if ended and not begin:
            if autoreset == DISABLED:
                continue
            seed_anew(room, game)
        s = room.states[game]
        served = room.numbers[SERVED][game]
        seat = s.mover
        finished = False
        move = NO_MOVE if ended or begin else room.numbers[ACTIONS][game]
        while True:
            if move == NO_MOVE:
                start(s)
                room.numbers[PLIES][game] = 0
            else:
                play(s, move)
                room.numbers[PLIES][game] += 1
            count = legal_moves(s, room.moves)
            if count > 0:
                seat = s.mover
                room.numbers[DRAWN][game] = room.moves[below(room.words[CHOICES][game], count)]
                if served != EVERYBODY and seat != served:  # noqa: PLR1714 (as machine code likes it)
                    move = room.numbers[DRAWN][game]
                    continue
            else:
                finished = True
                room.numbers[DRAWN][game] = 0
                seat = seat if served == EVERYBODY else served
                reward_seats(room, game)
            again = count == 0 and autoreset == SAME_STEP
            observe(s, seat, room.numbers[PLIES][game], room.observations[FINAL if again else NOW][game])
            if not again:
                break
            seed_anew(room, game)
            move = NO_MOVE
        room.ended[game] = finished
        room.numbers[MOVERS][game] = s.mover
        show_legal(room, game, count)


def clear_rewards(room: Room, game: int) -> None:
    """No reward yet."""
    rewards = room.rewards[game]
    for seat in range(len(rewards)):
        rewards[seat] = 0.0


def reward_seats(room: Room, game: int) -> None:
    """What the end is worth to everybody."""
    s = room.states[game]
    rewards = room.rewards[game]
    for seat in range(s.players):
        rewards[seat] = reward(s, seat, room.settings[REWARD])


def seed_anew(room: Room, game: int) -> None:
    """An empty table, seeded by the generator of seeds."""
    copy_position(room.states, game, room.blank)
    s = room.states[game]
    for i in range(4):
        s.words[i] = next_word(room.words[SEEDS][game])
    s.words[3] |= 1


def show_legal(room: Room, game: int, count: int) -> None:
    """Write the mask of the legal moves."""
    mask = room.masks[game]
    for move in range(len(mask)):
        mask[move] = 0
    for i in range(count):
        mask[room.moves[i]] = 1


def observe_seat(room: Room, game: int, seat: int, out: Array) -> None:
    """What any seat sees of a game."""
    observe(room.states[game], seat, room.numbers[PLIES][game], out)


def first_illegal(room: Room) -> int:
    """The first game whose action is not legal, -1 if there is none. A game that has ended takes any action."""
    for game in range(len(room.ended)):
        action = room.numbers[ACTIONS][game]
        if action < 0 or action >= len(room.masks[game]):
            return game
        if not room.masks[game][action] and room.numbers[MOVERS][game] >= 0:
            return game
    return -1


def reward(s: Any, seat: int, kind: int) -> float:
    """What the end of a game is worth to a seat.

    `WIN`: the winners share 1, the others pay for it. `RANK`: 1 for the first place to -1 for the last, evenly between. Both
    add up to 0 over the table. `MARGIN`: points ahead of the best other seat.
    """
    ahead = 0
    equal = 0
    best = -30000
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


def is_ahead(s: Any, seat: int, points: int, other: int, other_points: int) -> bool:
    """Is a seat placed before another one, with these points?"""
    return points > other_points or (points == other_points and tie_break(s, seat) > tie_break(s, other))


def copy_record(states: Array, to: int, source: Array) -> None:
    """Copy a position onto another, in machine code."""
    states[to] = source[0]


def copy_interpreted(states: Array, to: int, source: Array) -> None:
    """Copy a position onto another, interpreted."""
    states[to].take_from(source[0])
