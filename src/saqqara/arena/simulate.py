"""Random games in large numbers, at either speed, with the same outcome at both.

Game number i of seed S is `game.start(seed=S + i)` played by the choices of `seed_words(S + i, "players")`, whoever plays it:
machine code or the interpreter, one thread or many. `play_games` plays; `statistics.py` says what came out.
"""

import os
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import get_context
from typing import Any

from ..games import Game, State, game
from ..games.chance import SEED_BITS, below, seed_words
from ..games.drivers import bind, play_random_games

COMPILED_BATCH = 2000
INTERPRETED_BATCH = 50
"""Games played in one go: some tens of milliseconds of work, so that progress shows and an interruption is quick."""
IN_HAND = 3
"""Batches handed out for each worker, so that none waits for work."""


@dataclass(frozen=True)
class Batch:
    """What came of some games in a row."""

    first: int
    """The number of the first game."""
    lengths: list[int]
    """For each game, how many moves it took."""
    scores: list[list[int]]
    """For each game, the points of each seat."""
    winners: list[list[int]]
    """For each game, the seats in first place; several if the tie-break left it shared."""
    by_source: list[list[int]]
    """For each seat, its points by source, summed over the games."""


def check_seeds(seed: int, games: int) -> None:
    """ValueError if there are not so many games from this seed on."""
    if games < 1:
        raise ValueError(f"games must be 1 or more, not {games}")
    seed_words(seed)
    if seed + games > 1 << SEED_BITS:
        raise ValueError(f"seed must leave room for {games} games below 2**{SEED_BITS}")


def play_games(
    played: Game[Any], seed: int, games: int, *, jobs: int | None = None, compiled: bool = True
) -> Generator[Batch, None, None]:
    """Play games number 0 to `games` - 1; batches come as they are finished. Closing the generator stops the rest.

    Compiled, the jobs are threads (machine code lets go of the interpreter's lock); interpreted, they are processes.
    What can go wrong goes wrong before this returns: ValueError for a seed or number that cannot be, NotCompiled.
    """
    check_seeds(seed, games)
    size = COMPILED_BATCH if compiled else INTERPRETED_BATCH
    starts = [(first, min(size, games - first)) for first in range(0, games, size)]
    workers = min(jobs or os.cpu_count() or 1, len(starts))
    if compiled:
        return spread(lambda: ThreadPoolExecutor(workers), compile_batches(played, seed), starts, workers)
    if workers == 1:
        return (play_batch(played, seed, first, count) for first, count in starts)
    pool = partial(ProcessPoolExecutor, workers, get_context("spawn"), ignore_interrupt)
    return spread(pool, Remote(played.name, played.options, seed), starts, workers)


def ignore_interrupt() -> None:
    """Ctrl-C is for the main process, which tells its workers when to stop."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


@dataclass(frozen=True)
class Remote:
    """A game that travels to another process as its name and options."""

    name: str
    options: dict[str, Any]
    seed: int

    def __call__(self, first: int, count: int) -> Batch:
        """Play some of its games, there."""
        return play_batch(game(self.name, **self.options), self.seed, first, count)


def spread(
    make_pool: Callable[[], Executor], run: Callable[[int, int], Batch], starts: list[tuple[int, int]], workers: int
) -> Generator[Batch, None, None]:
    """Hand batches to the workers of a pool, only a few ahead; what is not begun when this is closed, never is."""
    left = iter(starts)
    pool = make_pool()
    try:
        waiting = {pool.submit(run, *start) for start in islice(left, IN_HAND * workers)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(run, *start) for start in islice(left, len(done))}
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def fresh(played: Game[Any], seed: int) -> Any:
    """A position that holds the options and the seed, and nothing else."""
    position = played.rules.blank(played.options)
    position.words[:] = seed_words(seed)
    return position


def play_batch(played: Game[Any], seed: int, first: int, count: int) -> Batch:
    """Play some games by the interpreter."""
    seats, sources = played.players, len(played.rules.sources)
    seeds = range(seed + first, seed + first + count)
    lengths = [0] * count
    scored = [[[0] * sources for _ in range(seats)] for _ in seeds]
    ties = [[0] * seats for _ in seeds]
    words = [list(seed_words(number, "players")) for number in seeds]
    moves = [0] * (len(played.rules.notation) + 1)
    play = bind(play_random_games, played.rules.functions.by_name())
    play([fresh(played, number) for number in seeds], words, moves, lengths, scored, ties)
    return batch_of(first, lengths, scored, ties)


def compile_batches(played: Game[Any], seed: int) -> Callable[[int, int], Batch]:
    """A function that plays games by machine code: so many, from the `first` on. NotCompiled without Numba."""
    machine = Machine(played)

    def run(first: int, count: int) -> Batch:
        _, _, _, lengths, scored, ties = arrays = machine.arrays(range(seed + first, seed + first + count))
        machine.play(*arrays)
        return batch_of(first, lengths.tolist(), scored.tolist(), ties.tolist())

    return run


class Machine:
    """A game's random play as machine code."""

    def __init__(self, played: Game[Any]) -> None:
        from ..games.compile import Compiler, dtype, needed, to_record

        self.numpy, _ = needed()
        self.played = played
        self.blank = self.numpy.zeros(1, dtype(played.rules.position))
        to_record(played.rules.blank(played.options), self.blank[0])
        driver = bind(play_random_games, played.rules.functions.by_name())
        self.play = Compiler(played.rules.position).entry(driver, *self.arrays(range(1)))

    def arrays(self, seeds: range) -> tuple[Any, ...]:
        """What `play` takes for the games of these seeds: positions, words, moves, lengths, points and tie-breaks."""
        numpy, games, seats = self.numpy, len(seeds), self.played.players
        states = numpy.repeat(self.blank, games)
        states["words"] = [seed_words(seed) for seed in seeds]
        words = numpy.array([seed_words(seed, "players") for seed in seeds], numpy.int64)
        sizes = (len(self.played.rules.notation) + 1, games, (games, seats, len(self.played.rules.sources)), (games, seats))
        return states, words, *(numpy.zeros(size, numpy.int64) for size in sizes)


def batch_of(first: int, lengths: list[int], scored: list[list[list[int]]], ties: list[list[int]]) -> Batch:
    """The outcome of games from their points, by game, seat and source, and from what decides a tie."""
    scores = [[sum(points) for points in seats] for seats in scored]
    by_source = [[sum(column) for column in zip(*seats, strict=True)] for seats in zip(*scored, strict=True)]
    return Batch(first, lengths, scores, list(map(winners_of, scores, ties)), by_source)


def winners_of(scores: list[int], ties: list[int]) -> list[int]:
    """The seats in first place, after the tie-break."""
    ranks = list(zip(scores, ties, strict=True))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def random_game(played: Game[Any], seed: int) -> State[Any]:
    """The game of a seed once more, move by move, so that its record can be kept."""
    state = played.start(seed=seed)
    words = list(seed_words(seed, "players"))
    while not state.over:
        legal = state.moves()
        state.play(legal[below(words, len(legal))])
    return state
