"""Random games in large numbers on a GPU: whole games, the same ones as `simulate.play_games` plays, or roll-outs of a state.

What a batch of games came to is counted on the GPU too, so that only a few numbers come back.
"""

from collections import Counter
from collections.abc import Generator
from math import prod
from typing import Any

from ..games import Game, State
from ..games.chance import WORD
from ..games.drivers import GPU_ENTRIES, SeededGames
from ..games.fields import Flat
from ..games.machine_code.layout import position_layout
from ..gpu.device import Device, gpu
from ..gpu.program import Source, Tuning, program
from .simulate import check_seeds
from .statistics import Counted

WHOLE_GAMES = Source("random_games.cu", GPU_ENTRIES, SeededGames)
BATCH = 1 << 20
"""Games that are started together."""
LARGE = 512
"""Bytes of a position from which on fewer games are played at a time, so that more of their memory is in the caches."""


def tuning_for(position: int) -> Tuning:
    """How to play games whose position has so many bytes. Measured on an H200: each way is a quarter faster for its games."""
    return Tuning() if position < LARGE else Tuning(blocks=4, grid=4)


class GpuGames:
    """A batch of games on a GPU, whose memory is used again and again."""

    def __init__(self, played: Game, games: int, device: Device | None = None, tuning: Tuning | None = None) -> None:
        """GpuError if there is no GPU, or not enough memory on it."""
        if games < 1:
            raise ValueError(f"there must be 1 game or more, not {games}")
        self.played, self.games = played, games
        self.device = gpu() if device is None else device
        tuning = tuning or tuning_for(position_layout(played.rules.position).size)
        self._program = program(self.device, played.name, WHOLE_GAMES, tuning)
        shapes = {name: (games, *self._program.row(name)) for name in ("lengths", "points", "ties")}
        self.device.check_memory(games, 4 * sum(prod(shape[1:]) for shape in shapes.values()))
        self.lengths, self.points, self.ties = (self.device.arrays.zeros(shape, "int32") for shape in shapes.values())

    def play(self, seed: int, first: int, count: int, origin: Flat | None = None) -> None:
        """Start the games from number `first` on. `lengths`, `points` and `ties` hold how they end.

        With an origin, the games go on from that position: each has its own chance, and what its mover cannot know is dealt
        anew for each. `lengths` then counts the moves from there on.
        """
        rules, options = self.played.rules, self.played.options
        position = self._program.origin(rules.blank(options) if origin is None else origin)
        arrays = {"lengths": self.lengths[:count], "points": self.points, "ties": self.ties, "origin": position}
        numbers = {"seed": [seed >> shift & WORD for shift in (96, 64, 32, 0)], "goes_on": [int(origin is not None)]}
        record = self.device.record(self._program.layout, arrays, numbers)
        self._program.run("play_games", count, record, number=first)

    def counted(self, count: int) -> Counted:
        """What the first games of the batch came to."""
        arrays, players = self.device.arrays, self.played.players
        points = self.points[:count, :players]
        scores = points.sum(axis=2, dtype="int64")
        ranks = (scores << 32) + self.ties[:count, :players]
        first = ranks == ranks.max(axis=1, keepdims=True)
        winners = (first.astype("int64") << arrays.arange(players)).sum(axis=1)
        tied = (scores == scores.max(axis=1, keepdims=True)).sum(axis=1) > 1
        lowest = int(scores.min())
        return Counted(
            games=count,
            moves=int(self.lengths[:count].sum(dtype="int64")),
            tied=int(tied.sum()),
            lengths=counter_of(arrays.bincount(self.lengths[:count])),
            scores=[counter_of(arrays.bincount(scores[:, seat] - lowest), lowest) for seat in range(players)],
            totals=points.sum(axis=0, dtype="int64").tolist(),
            winners=Counter(
                {
                    tuple(seat for seat in range(players) if code >> seat & 1): number
                    for code, number in counter_of(arrays.bincount(winners)).items()
                }
            ),
        )


def counter_of(numbers: Any, first: int = 0) -> Counter[int]:
    """How often each value occurs, from an array of counts; the first is for the value `first`."""
    return Counter({value: number for value, number in enumerate(numbers.tolist(), first) if number})


def play_on_gpu(played: Game, seed: int, games: int, device: Device | None = None) -> Generator[Counted, None, None]:
    """Play games number 0 to `games` - 1, batch after batch. GpuError or ValueError before anything is played."""
    check_seeds(seed, games)
    return play_batches(GpuGames(played, min(games, BATCH), device), seed, games)


def roll_out_on_gpu(state: State, seed: int, games: int, device: Device | None = None) -> Generator[Counted, None, None]:
    """Play random games from a state to the end, as `GpuGames.play` does with an origin; otherwise as `play_on_gpu`."""
    check_seeds(seed, games)
    return play_batches(GpuGames(state.game, min(games, BATCH), device), seed, games, state.position)


def play_batches(batch: GpuGames, seed: int, games: int, origin: Flat | None = None) -> Generator[Counted, None, None]:
    """Play games in batches, and count each."""
    for first in range(0, games, batch.games):
        count = min(batch.games, games - first)
        batch.play(seed, first, count, origin)
        yield batch.counted(count)
