"""Random games in large numbers, with the same results at both speeds.

Game number i of seed S is `game.start(seed=S + i)` with choices from `seed_words(S + i, "players")`, in machine code or in the
interpreter, with one job or many. `play_games` plays them; `statistics.py` collects the results.
"""

import os
from collections.abc import Callable, Generator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Any

from ..games import Game, State, game
from ..games.chance import SEED_BITS, below, seed_words
from ..games.drivers import RandomGames, play_random_games
from ..games.machine_code.runner import Runner, interpreter, runner
from ..games.reasons import Reason, reason
from .workers import completed, ignore_interrupt

NATIVE_BATCH = 2000
INTERPRETED_BATCH = 50
"""Games of one batch: some tens of milliseconds of work, so that progress is shown and an interruption is quick."""
IN_HAND = 3
"""Batches handed out for each worker, so that none waits for work."""


@dataclass(frozen=True)
class BatchResult:
    """The results of consecutive games."""

    first: int
    """The number of the first game."""
    lengths: list[int]
    """For each game, its number of moves."""
    scores: list[list[int]]
    """For each game, the points of each seat."""
    winners: list[list[int]]
    """For each game, the seats in first place; several if the tie-break does not decide."""
    by_source: list[list[int]]
    """For each seat, its points by source, summed over the games."""


def check_seeds(seed: int, games: int) -> None:
    """ValueError if there are not so many games from this seed on."""
    if games < 1:
        raise ValueError(too_few_games(games))
    seed_words(seed)
    if seed + games > 1 << SEED_BITS:
        sentence = "{option} must leave room for {games} games below 2**{bits}"
        raise ValueError(reason("reason-room", sentence, option="seed", games=games, bits=SEED_BITS))


def too_few_games(games: int) -> Reason:
    """Why there cannot be so few games."""
    return reason("reason-games", "{option} must be 1 or more, not {games}", option="games", games=games)


def play_games(
    played: Game, seed: int, games: int, *, jobs: int | None = None, compiled: bool = True
) -> Generator[BatchResult, None, None]:
    """Play games number 0 to `games` - 1, and yield batches as they complete. Closing the generator stops the rest.

    With machine code the jobs are threads (it releases the interpreter's lock). Without it, or if `compiled` is false, they are
    processes. ValueError, before anything is played, for an impossible seed or number.
    """
    check_seeds(seed, games)
    native = compiled and runner(played.name).native
    size = NATIVE_BATCH if native else INTERPRETED_BATCH
    starts = [(first, min(size, games - first)) for first in range(0, games, size)]
    workers = min(jobs or os.cpu_count() or 1, len(starts))
    if native:
        return in_pool(
            lambda: ThreadPoolExecutor(workers), partial(play_batch, runner(played.name), played, seed), starts, workers
        )
    if workers == 1:
        return (play_batch(interpreter(played.name), played, seed, first, count) for first, count in starts)
    pool = partial(ProcessPoolExecutor, workers, get_context("spawn"), ignore_interrupt)
    return in_pool(pool, Remote(played.name, played.options, seed), starts, workers)


@dataclass(frozen=True)
class Remote:
    """A game as its name and options, for another process."""

    name: str
    options: dict[str, Any]
    seed: int

    def __call__(self, first: int, count: int) -> BatchResult:
        """Play some of its games in that process."""
        return play_batch(interpreter(self.name), game(self.name, **self.options), self.seed, first, count)


def in_pool(
    make_pool: Callable[[], Executor], run: Callable[[int, int], BatchResult], starts: list[tuple[int, int]], workers: int
) -> Generator[BatchResult, None, None]:
    """Play batches in a pool. When this is closed, no further batch begins."""
    pool = make_pool()
    try:
        yield from completed(lambda start: pool.submit(run, *start), starts, IN_HAND * workers)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def new_games(engine: Runner, played: Game, seeds: range) -> RandomGames:
    """The games of these seeds, before they start."""
    number = len(seeds)
    memory = engine.allocate(RandomGames, states=number, words=number, lengths=number, points=number, ties=number)
    memory.states.fill(played.rules.blank(played.options))
    for game_number, seed in enumerate(seeds):
        memory.states.seed(game_number, seed_words(seed))
        for i, word in enumerate(seed_words(seed, "players")):
            memory.words[game_number, i] = word
    return memory


def play_batch(engine: Runner, played: Game, seed: int, first: int, count: int) -> BatchResult:
    """Play some games, from the `first` on."""
    memory = new_games(engine, played, range(seed + first, seed + first + count))
    engine.function(play_random_games)(memory)
    points = [seats[: played.players] for seats in memory.points.view.tolist()]
    ties = [seats[: played.players] for seats in memory.ties.view.tolist()]
    return batch_of(first, list(memory.lengths), points, ties)


def batch_of(first: int, lengths: list[int], scored: list[list[list[int]]], ties: list[list[int]]) -> BatchResult:
    """The results of games from their points, by game, seat and source, and from the tie-breaks."""
    scores = [[sum(points) for points in seats] for seats in scored]
    by_source = [[sum(column) for column in zip(*seats, strict=True)] for seats in zip(*scored, strict=True)]
    return BatchResult(first, lengths, scores, list(map(winners_of, scores, ties)), by_source)


def winners_of(scores: list[int], ties: list[int]) -> list[int]:
    """The seats in first place, after the tie-break."""
    ranks = list(zip(scores, ties, strict=True))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def random_game(played: Game, seed: int) -> State:
    """The game of a seed, played move by move, so that there is a record of it."""
    state = played.start(seed=seed)
    words = list(seed_words(seed, "players"))
    while not state.over:
        legal = state.moves()
        state.play(legal[below(words, len(legal))])
    return state
