"""Steps of many games, written once for every game and every speed.

The names declared below are functions of a game. `games.drivers.bind` makes copies of these drivers that call the functions
of one game; `batch.py` runs the copies interpreted or as machine code, on a `BatchMemory`. On a GPU every thread steps one
game, on a `GpuMemory`.
"""

# ruff: noqa: F821 (names that `bind` fills in)

from collections.abc import Callable
from typing import Annotated, Any

from ..games.chance import below, next_word
from ..games.drivers import is_ahead
from ..games.fields import I8, I16, I32, I64, Flat, MoveList, Wide, copy_record
from ..games.memory import ANY, F32, F64, POSITION, GameSize, Grid, Integers, Memory, PositionArray, Reals
from ..games.seeding import CHANCE, GAMES, PLAYERS, SEED_WORDS, seed_generator

start: Callable[[Flat], None]
legal_moves: Callable[[Flat, MoveList], int]
play: Callable[[Flat, int], None]
score: Callable[[Flat, int], int]
observe: Callable[[Flat, int, int, Any], None]

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

    states: Annotated[PositionArray, POSITION, ANY]
    blank: Annotated[PositionArray, POSITION, 1]
    """One position that holds the options and nothing else."""
    settings: Annotated[Integers, I32, 2]
    seeds: Annotated[Grid[int], I64, ANY, 4]
    """The generator of each game that seeds the next one."""
    choices: Annotated[Grid[int], I64, ANY, 4]
    """The generator of each game that chooses random moves."""
    served: Annotated[Integers, I64, ANY]
    """The seat that observes and acts while the others play at random, or `EVERYBODY`."""
    actions: Annotated[Integers, I64, ANY]
    movers: Annotated[Integers, I64, ANY]
    """-1 after the end."""
    plies: Annotated[Integers, I64, ANY]
    """Moves played."""
    drawn: Annotated[Integers, I64, ANY]
    """A random legal move; 0 where there is none."""
    moves: Annotated[Integers, I32, GameSize.MOVES]
    """The legal moves of one position."""
    ended: Annotated[Integers, I8, ANY]
    """Did the game end in this step?"""
    rewards: Annotated[Reals, F64, ANY]
    """Of every seat of the first game, then of the second, and so on."""
    gains: Annotated[Reals, F64, ANY]
    """Of each game, the reward of the seat that acted."""
    masks: Annotated[Grid[int], I8, ANY, GameSize.ACTIONS]
    observations: Annotated[Grid[int], I16, ANY, GameSize.OBSERVATION]
    """Of each game, the mover's or that of the seat that is served."""
    finals: Annotated[Grid[int], I16, ANY, GameSize.OBSERVATION]
    """The last observation of each game that ended and was followed by another in the same step."""
    seen: Annotated[Integers, I16, GameSize.OBSERVATION]
    """The observation of any seat."""


class GpuMemory(Memory):
    """The memory of the drivers on a GPU, where numbers have the widths that learners there use.

    A thread has a copy of this record whose arrays begin at the thread's own game. `states`, `moves` and `block` are the
    thread's own memory.
    """

    settings: Annotated[Integers, I32, 2]
    seed: Annotated[Integers, I64, SEED_WORDS]
    """The seed of the first game, the highest 32 bits first."""
    blank: Annotated[PositionArray, POSITION, ANY]
    positions: Annotated[Integers, I32, ANY]
    """The positions as 32-bit words: the first word of every game, then the second of every game, and so on. Threads that
    run together then read and write words that lie side by side."""
    states: Annotated[PositionArray, POSITION, ANY]
    block: Annotated[Integers, I64, ANY]
    moves: Annotated[Integers, I16, ANY]
    seeds: Annotated[Grid[int], I64, ANY, 4]
    choices: Annotated[Grid[int], I64, ANY, 4]
    served: Annotated[Integers, I32, ANY]
    actions: Annotated[Integers, I32, ANY]
    movers: Annotated[Integers, I32, ANY]
    plies: Annotated[Integers, I32, ANY]
    drawn: Annotated[Integers, I32, ANY]
    ended: Annotated[Integers, I8, ANY]
    rewards: Annotated[Reals, F32, ANY]
    gains: Annotated[Reals, F32, ANY]
    masks: Annotated[Grid[int], I8, ANY, GameSize.ACTIONS]
    observations: Annotated[Grid[int], I16, ANY, GameSize.OBSERVATION]
    finals: Annotated[Grid[int], I16, ANY, GameSize.OBSERVATION]
    refused: Annotated[Integers, I32, ANY]
    """One number: the first game whose action was not legal."""


def step_games(memory: BatchMemory, begin: int) -> None:
    """Play one action in every game, or begin every game."""
    for game in range(len(memory.ended)):
        step_game(memory, game, begin)


def step_game(memory: Any, game: int, begin: int) -> bool:
    """Play one action in a game, or begin it. Says whether observation and mask were written: not if it ended before.

    Each of the game's functions is called at one place only, so that a compiler can build it in there.
    """
    autoreset = memory.settings[AUTORESET]
    clear_rewards(memory, game)
    ended = memory.ended[game] > 0 and autoreset != SAME_STEP
    if ended and not begin:
        if autoreset == DISABLED:
            return False
        reseed(memory, game)
    s = memory.states[game]
    served = int(memory.served[game])
    actor = max(s.mover, 0)
    seat = actor
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
            memory.gains[game] = memory.rewards[game * s.players + actor]
        observe(s, seat, int(memory.plies[game]), memory.observations[game])
        if count > 0 or autoreset != SAME_STEP:
            break
        keep_final(memory, game)
        reseed(memory, game)
        move = NO_MOVE
    memory.ended[game] = finished
    memory.movers[game] = s.mover
    write_mask(memory, game, count)
    return True


def clear_rewards(memory: Any, game: int) -> None:
    """No reward yet."""
    memory.gains[game] = 0.0
    players = memory.blank[0].players
    for seat in range(players):
        memory.rewards[game * players + seat] = 0.0


def reward_seats(memory: Any, game: int) -> None:
    """Write the reward of every seat."""
    s = memory.states[game]
    for seat in range(s.players):
        memory.rewards[game * s.players + seat] = reward(s, seat, memory.settings[REWARD])


def reseed(memory: Any, game: int) -> None:
    """Clear a game and seed it from its generator of seeds."""
    copy_record(memory.states[game], memory.blank[0])
    s = memory.states[game]
    for i in range(4):
        s.words[i] = next_word(memory.seeds[game])
    s.words[3] |= 1


def keep_final(memory: Any, game: int) -> None:
    """Keep the last observation of a game."""
    for i in range(len(memory.finals[game])):
        memory.finals[game][i] = memory.observations[game][i]


def write_mask(memory: Any, game: int, count: int) -> None:
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
    """The first game whose action is not legal, -1 if there is none."""
    for game in range(len(memory.ended)):
        if not accepts(memory, game):
            return game
    return -1


def accepts(memory: Any, game: int) -> bool:
    """Is the action of a game legal? A game that has ended accepts any action."""
    action = memory.actions[game]
    if action < 0 or action >= len(memory.masks[game]):
        return False
    return bool(memory.masks[game][action]) or bool(memory.movers[game] < 0)


def reward(s: Flat, seat: int, kind: int) -> float:
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


def seed_thread(memory: GpuMemory, number: Wide) -> None:
    """Seed game number `number`, that of the thread, as `Batch.reset` does."""
    s = memory.states[0]
    copy_record(memory.states[0], memory.blank[0])
    seed_generator(s.words, CHANCE, memory.seed, number, memory.block)
    seed_generator(memory.seeds[0], GAMES, memory.seed, number, memory.block)
    seed_generator(memory.choices[0], PLAYERS, memory.seed, number, memory.block)


def check_thread(memory: GpuMemory) -> bool:
    """Is the action of the thread's game legal?"""
    return accepts(memory, 0)


def skip_thread(memory: GpuMemory) -> None:
    """Leave the thread's game as it is, since its action is not legal: there is no reward."""
    clear_rewards(memory, 0)


def step_thread(memory: GpuMemory, begin: int) -> bool:
    """Step the game of the thread."""
    return step_game(memory, 0, begin)


ENTRIES = (step_games, first_illegal, observe_seat)
GPU_ENTRIES = (seed_thread, check_thread, skip_thread, step_thread)
"""What a thread of a GPU calls."""
