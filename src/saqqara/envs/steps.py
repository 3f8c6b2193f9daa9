"""Steps of many games, written once for every game and every speed.

The names declared below are functions of a game. `games.drivers.bind` makes copies of these drivers that call the functions
of one game; `batch.py` runs the copies interpreted or as machine code, on a `BatchMemory`.
"""

# ruff: noqa: F821 (names that `bind` fills in)

from collections.abc import Callable
from typing import Annotated, Any

from ..games.chance import below, next_word
from ..games.drivers import is_ahead
from ..games.fields import I8, I16, I32, I64, MoveList, copy_record
from ..games.memory import ANY, F64, POSITION, GameSize, Memory

start: Callable[[Any], None]
legal_moves: Callable[[Any, MoveList], int]
play: Callable[[Any, int], None]
score: Callable[[Any, int], int]
observe: Callable[[Any, int, int, Any], None]

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


class BatchMemory(Memory):
    """The memory of the drivers."""

    states: Annotated[Any, POSITION, ANY]
    blank: Annotated[Any, POSITION, 1]
    """One position that holds the options and nothing else."""
    settings: Annotated[Any, I32, 2]
    seeds: Annotated[Any, I64, ANY, 4]
    """The generator of each game that seeds the next one."""
    choices: Annotated[Any, I64, ANY, 4]
    """The generator of each game that chooses random moves."""
    served: Annotated[Any, I64, ANY]
    """The seat that observes and acts while the others play at random, or `EVERYBODY`."""
    actions: Annotated[Any, I64, ANY]
    movers: Annotated[Any, I64, ANY]
    """-1 after the end."""
    plies: Annotated[Any, I64, ANY]
    """Moves played."""
    drawn: Annotated[Any, I64, ANY]
    """A random legal move; 0 where there is none."""
    moves: Annotated[Any, I32, GameSize.MOVES]
    """The legal moves of one position."""
    ended: Annotated[Any, I8, ANY]
    """Did the game end in this step?"""
    rewards: Annotated[Any, F64, ANY]
    """Of every seat of the first game, then of the second, and so on."""
    masks: Annotated[Any, I8, ANY, GameSize.ACTIONS]
    observations: Annotated[Any, I16, ANY, GameSize.OBSERVATION]
    """Of each game, the mover's or that of the seat that is served. After them, again of each game: the last observation, if
    the game ended and was followed by another in the same step."""
    seen: Annotated[Any, I16, GameSize.OBSERVATION]
    """The observation of any seat."""


def step_games(memory: BatchMemory, begin: int) -> None:
    """Play one action in every game, or begin every game.

    Each of the game's functions is called at one place only, so that a compiler can build it in there.
    """
    autoreset = memory.settings[AUTORESET]
    games = len(memory.ended)
    for game in range(games):
        clear_rewards(memory, game)
        ended = memory.ended[game] > 0 and autoreset != SAME_STEP
        if ended and not begin:
            if autoreset == DISABLED:
                continue
            reseed(memory, game)
        s = memory.states[game]
        served = int(memory.served[game])
        seat = s.mover
        finished = False
        move = NO_MOVE if ended or begin else int(memory.actions[game])
        while True:
            if move == NO_MOVE:
                start(s)
                memory.plies[game] = 0
            else:
                play(s, move)
                memory.plies[game] += 1
            count = legal_moves(s, memory.moves)
            if count > 0:
                seat = s.mover
                memory.drawn[game] = memory.moves[below(memory.choices[game], count)]
                if served != EVERYBODY and seat != served:  # noqa: PLR1714 (as machine code likes it)
                    move = int(memory.drawn[game])
                    continue
            else:
                finished = True
                memory.drawn[game] = 0
                seat = seat if served == EVERYBODY else served
                reward_seats(memory, game)
            again = count == 0 and autoreset == SAME_STEP
            observe(s, seat, int(memory.plies[game]), memory.observations[game + (games if again else 0)])
            if not again:
                break
            reseed(memory, game)
            move = NO_MOVE
        memory.ended[game] = finished
        memory.movers[game] = s.mover
        write_mask(memory, game, count)


def clear_rewards(memory: BatchMemory, game: int) -> None:
    """No reward yet."""
    players = memory.blank[0].players
    for seat in range(players):
        memory.rewards[game * players + seat] = 0.0


def reward_seats(memory: BatchMemory, game: int) -> None:
    """Write the reward of every seat."""
    s = memory.states[game]
    for seat in range(s.players):
        memory.rewards[game * s.players + seat] = reward(s, seat, memory.settings[REWARD])


def reseed(memory: BatchMemory, game: int) -> None:
    """Clear a game and seed it from its generator of seeds."""
    copy_record(memory.states[game], memory.blank[0])
    s = memory.states[game]
    for i in range(4):
        s.words[i] = next_word(memory.seeds[game])
    s.words[3] |= 1


def write_mask(memory: BatchMemory, game: int, count: int) -> None:
    """Write the mask of the legal moves."""
    mask = memory.masks[game]
    for move in range(len(mask)):
        mask[move] = 0
    for i in range(count):
        mask[memory.moves[i]] = 1


def observe_seat(memory: BatchMemory, game: int, seat: int) -> None:
    """Write the observation of any seat into `seen`."""
    observe(memory.states[game], seat, int(memory.plies[game]), memory.seen)


def first_illegal(memory: BatchMemory) -> int:
    """The first game whose action is not legal, -1 if there is none. A game that has ended accepts any action."""
    for game in range(len(memory.ended)):
        action = memory.actions[game]
        if action < 0 or action >= len(memory.masks[game]):
            return game
        if not memory.masks[game][action] and memory.movers[game] >= 0:
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


ENTRIES = (step_games, first_illegal, observe_seat)
