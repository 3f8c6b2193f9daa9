"""Random games in large numbers, at either speed, with the same outcome at both.

Game number i of seed S is `game.start(seed=S + i)` played by the choices of `seed_words(S + i, "players")`, whoever plays it:
machine code or the interpreter, one thread or many. `play_games` plays; `statistics.py` says what came out.
"""

import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, ProcessPoolExecutor, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from itertools import islice
from multiprocessing import get_context
from operator import add
from typing import Any

from ..games import Game, Rules, State, game
from ..games.chance import SEED_BITS, below, seed_words
from ..games.drivers import bind, play_random_game, play_random_games

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
    play = bind(play_random_game, played.rules.functions)
    moves = [0] * (len(played.rules.notation) + 1)
    ended, lengths = [], []
    for number in range(seed + first, seed + first + count):
        position = fresh(played, number)
        lengths.append(play(position, list(seed_words(number, "players")), moves))
        ended.append(position)
    return batch_of(played, first, lengths, iter(ended))


def compile_batches(played: Game[Any], seed: int) -> Callable[[int, int], Batch]:
    """A function that plays games by machine code: so many, from the `first` on. NotCompiled without Numba."""
    from ..games.compile import INSTALL, Compiler, NotCompiled, dtype, to_record

    try:
        import numpy
    except ImportError:
        raise NotCompiled(INSTALL) from None
    template = numpy.zeros(1, dtype(played.rules.position))
    to_record(played.rules.blank(played.options), template[0])
    words = numpy.zeros((1, 4), numpy.int64)
    room = numpy.zeros(len(played.rules.notation) + 1, numpy.int64)
    driver = bind(play_random_games, played.rules.functions)
    play = Compiler(played.rules.position).entry(driver, template, words, room, words[0])

    def run(first: int, count: int) -> Batch:
        seeds = range(seed + first, seed + first + count)
        states = numpy.repeat(template, count)
        states["words"] = [seed_words(number) for number in seeds]
        choices = numpy.array([seed_words(number, "players") for number in seeds], numpy.int64)
        lengths = numpy.zeros(count, numpy.int64)
        play(states, choices, room.copy(), lengths)
        columns = Columns(states)
        return batch_of(played, first, lengths.tolist(), (Row(columns, i) for i in range(count)))

    return run


class Columns(dict[str, list[Any]]):
    """The fields of many NumPy records as Python numbers, each field when it is first asked for."""

    def __init__(self, states: Any) -> None:
        super().__init__()
        self.states = states

    def __missing__(self, name: str) -> list[Any]:
        column: list[Any] = self.states[name].tolist()
        self[name] = column
        return column


class Row:
    """One of many NumPy records, read like a position."""

    __slots__ = ("_columns", "_number")

    def __init__(self, columns: Columns, number: int) -> None:
        self._columns = columns
        self._number = number

    def __getattr__(self, name: str) -> Any:
        return self._columns[name][self._number]


def batch_of(played: Game[Any], first: int, lengths: list[int], ended: Iterator[Any]) -> Batch:
    """The outcome of games from their last positions."""
    rules, seats = played.rules, range(played.players)
    batch = Batch(first, lengths, [], [], [[0] * len(rules.sources) for _ in seats])
    for position in ended:
        scores = []
        for seat in seats:
            points = rules.points(position, seat)
            scores.append(sum(points))
            batch.by_source[seat][:] = map(add, batch.by_source[seat], points)
        batch.scores.append(scores)
        batch.winners.append(winners_of(rules, position, scores))
    return batch


def winners_of(rules: Rules[Any], position: Any, scores: list[int]) -> list[int]:
    """The seats in first place, after the tie-break."""
    best = max(scores)
    ahead = [seat for seat, score in enumerate(scores) if score == best]
    if len(ahead) == 1:
        return ahead
    decides = {seat: rules.tie_break(position, seat) for seat in ahead}
    return [seat for seat in ahead if decides[seat] == max(decides.values())]


def random_game(played: Game[Any], seed: int) -> State[Any]:
    """The game of a seed once more, move by move, so that its record can be kept."""
    state = played.start(seed=seed)
    words = list(seed_words(seed, "players"))
    while not state.over:
        legal = state.moves()
        state.play(legal[below(words, len(legal))])
    return state
