"""How the weights of a learned evaluation are found: games against itself, then regression on how they ended.

A generation plays games one step ahead, the first by the written evaluation and each other by the network so far, with some
chance in every choice. From every fourth position it keeps what the network sees of each seat, who won and with how many
points, and the network is trained on the last generations. What it learns of a position is who won, mixed with what it expected
itself of the positions after it (the λ-return of temporal difference learning): that is the same on average, with less chance.

NumPy does it, or CuPy on a GPU, which is many times faster. `games.training` says what a game learns from.
"""

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy

from ..games import game
from ..games.chance import seed_words
from ..games.machine_code.runner import runner
from ..games.memory import PositionArray
from ..games.network import NEURONS, SCALE, SECOND_NEURONS
from ..games.registry import describe
from ..games.self_play import SelfPlayMemory, play_self
from ..games.training import Kind, Plan

MOST_KEPT = 60
"""Positions kept of a game, on average, at most."""
KEPT = 7
"""Generations that a network is trained on."""
PART = 500
"""Games that a thread plays at a time."""
KIND_SEEDS = 1_000_000
"""Between the seeds of two kinds of games: more than are played of a kind."""
BATCH = 16_384
CHUNK = 65_536
"""Positions that are judged at once."""
LAYERS = ("first", "second", "last")
KEPT_ARRAYS = ("rows", "games", "expected", "wins", "points")
"""What a driver keeps of the games that it plays: the arrays of its memory that samples are made of."""

Layers = tuple[Any, Any, Any]
"""The three layers of a network in whole numbers, as they are written down."""
Task = tuple[Kind, int, int]
"""Games to be played: their kind, how many, and the seed of the first."""
Network = dict[str, Any]
"""The mean and the deviation of what is seen, and the weights of three layers, the biases as their last rows."""


class Sample:
    """Positions, those of a game one after another: what is seen, wins and points, by position and seat."""

    __slots__ = ("goals", "left", "points", "rows", "wins")

    def __init__(self, rows: Any, wins: Any, points: Any, left: Any) -> None:
        self.rows, self.wins, self.points = rows, wins, points
        self.left = left
        """How many positions of the same game come after each."""
        self.goals = wins
        """What is learned of the wins."""

    def __len__(self) -> int:
        return len(self.rows)


class Learner:
    """Learns the networks of one game."""

    def __init__(self, plan: Plan, threads: int, arrays: Any = numpy) -> None:
        self.plan = plan
        self.arrays = arrays
        """NumPy or CuPy."""
        self.engine = runner(plan.game)
        self.threads = threads
        self.pool = ThreadPoolExecutor(threads)
        self._memories: dict[tuple[int, int], SelfPlayMemory] = {}
        self.description = describe(plan.game)
        inputs = self.description.evaluation.inputs
        assert inputs is not None
        self.rows, self.counts = inputs.rows, inputs.counts

    # Play
    def sample(self, kind: Kind, games: int, seed: int, layers: Layers | None) -> Sample:
        """Play games of one kind by a network, or by the written evaluation, and keep what is to be learned from."""
        memory = self._prepared(kind, games, seed, layers)
        number = self.engine.function(play_self)(memory, games)
        return self.kept(arrays_of(memory), number, kind.options["players"])

    def kept(self, arrays: dict[str, Any], number: int, players: int) -> Sample:
        """What so many rows of some arrays hold. It stays where they lie: a thread that uses the GPU waits for its kernels."""
        xp = numpy if isinstance(arrays["rows"], numpy.ndarray) else self.arrays
        of = arrays["games"][:number:players]
        wins, points = (arrays[name][of, :players].astype(numpy.float32) for name in ("wins", "points"))
        left = xp.searchsorted(of, of, side="right") - 1 - xp.arange(len(of))
        return Sample(arrays["rows"][:number].copy().reshape(-1, players, self.rows), wins, points, left)

    def _memory(self, players: int) -> SelfPlayMemory:
        """The memory of a thread for games with so many players. It is kept: new memory is slow when all threads ask for it."""
        key = threading.get_ident(), players
        if key not in self._memories:
            rows = PART * players * MOST_KEPT
            memory = self.engine.allocate(SelfPlayMemory, states=PART, rows=rows, games=rows, wins=PART, points=PART)
            self._memories[key] = memory
        return self._memories[key]

    def _prepared(self, kind: Kind, games: int, seed: int, layers: Layers | None) -> SelfPlayMemory:
        memory = self._memory(kind.options["players"])
        self.deal(memory.states, kind, games, seed)
        for i, word in enumerate(seed_words(seed, "learning")):
            memory.words[i] = word
        memory.temperature[0] = self.plan.written_temperature if layers is None else self.plan.temperature
        memory.learned[0] = layers is not None
        if layers is not None:
            for grid, layer in zip((memory.first, memory.second, memory.last), layers, strict=True):
                numpy.asarray(grid.view)[:] = layer
        return memory

    def deal(self, positions: PositionArray, kind: Kind, games: int, seed: int) -> None:
        """Games of a kind that are to be played, each from a seed of its own."""
        played = game(self.plan.game, **kind.options)
        positions.fill(played.rules.blank(played.options))
        for number in range(games):
            positions.seed(number, seed_words(seed + number))

    def play_generation(self, word: str, games: int, generation: int, network: Network | None) -> list[Sample]:
        """The games of one generation on all threads: a sample for each number of players."""
        seed = 1_000_000_000 * (1 + list(self.plan.networks).index(word)) + 100_000_000 * generation
        layers = None if network is None else self.whole(network)

        def play(task: Task) -> Sample:
            return self.sample(*task, layers)

        return self.joined(list(self.pool.map(play, self.tasks(word, games, PART, seed))))

    def tasks(self, word: str, games: float, most: int, seed: int) -> list[Task]:
        """The games of a network in parts of at most so many of one kind."""
        found = []
        for i, kind in enumerate(self.plan.networks[word]):
            share = max(1, round(games * kind.share))
            found += [(kind, min(most, share - at), seed + KIND_SEEDS * i + at) for at in range(0, share, most)]
        return found

    def joined(self, parts: list[Sample]) -> list[Sample]:
        """One sample for each number of players."""
        found = []
        for players in sorted({each.rows.shape[1] for each in parts}):
            same = [each for each in parts if each.rows.shape[1] == players]
            arrays = {name: self._one_array([getattr(each, name) for each in same]) for name in Sample.__slots__}
            goals = arrays.pop("goals")
            found.append(Sample(**arrays))
            found[-1].goals = goals
        return found

    def _one_array(self, parts: list[Any]) -> Any:
        """Parts that lie here, then those on the GPU, all where the network is trained."""
        here = [each for each in parts if isinstance(each, numpy.ndarray)]
        there = [each for each in parts if not isinstance(each, numpy.ndarray)]
        return self.arrays.concatenate([*([self.arrays.asarray(numpy.concatenate(here))] if here else []), *there])

    # Learn
    def new_network(self, seed: int) -> Network:
        """Nothing learned yet."""
        chance = numpy.random.default_rng(seed)
        network = {
            "first": chance.normal(0, self.rows**-0.5, (self.rows, NEURONS)),
            "second": chance.normal(0, NEURONS**-0.5, (NEURONS + 1, SECOND_NEURONS)),
            "last": chance.normal(0, 0.3 * SECOND_NEURONS**-0.5, (SECOND_NEURONS + 1, 2)),
        }
        for layer in network.values():
            layer[-1] = 0
        network |= {"mean": numpy.zeros(self.rows), "deviation": numpy.ones(self.rows)}
        return {name: self.arrays.asarray(weights.astype(numpy.float32)) for name, weights in network.items()}

    def used_to(self, network: Network, samples: list[Sample]) -> Network:
        """A new network that expects to see what is in some samples; what is never there counts nothing, until it is."""
        seen = self.arrays.concatenate([each.rows[:50_000].reshape(-1, self.rows) for each in samples])
        mean, deviation = seen.mean(0, dtype=numpy.float32), seen.std(0, dtype=numpy.float32)
        network["first"][:-1][deviation[:-1] == 0] = 0
        mean[-1], deviation[-1] = 0, 1  # the biases
        return network | {"mean": mean, "deviation": self.arrays.maximum(deviation, numpy.float32(0.1))}

    def think(self, network: Network, rows: Any) -> tuple[Any, Any, Any, Any]:
        """What goes into each layer for some positions, and what comes out, by position and seat."""
        xp = self.arrays
        seen = rows.reshape(-1, self.rows).astype(numpy.float32)
        seen -= network["mean"]
        seen /= network["deviation"]
        fired = self._with_one(xp.maximum(seen @ network["first"], 0))
        second = self._with_one(xp.maximum(fired @ network["second"], 0))
        return seen, fired, second, (second @ network["last"]).reshape(*rows.shape[:2], 2)

    def shares(self, network: Network, rows: Any) -> Any:
        """How likely each seat is to win, by position and seat."""
        parts = [rows[first : first + CHUNK] for first in range(0, len(rows), CHUNK)]
        return self.arrays.concatenate([self._softmax(self.think(network, part)[-1][..., 0]) for part in parts])

    def set_goals(self, network: Network, sample: Sample) -> None:
        """What is learned of positions of games one step ahead: the network expects what comes after them."""
        self.trace_goals(sample, self.shares(network, sample.rows), self.plan.trace)

    def trace_goals(self, sample: Sample, expected: Any, trace: float) -> None:
        """Mix who won with what is expected of the positions after each one, from the last position to the first."""
        sample.goals = sample.wins.copy()
        for left in range(1, int(sample.left.max()) + 1):
            at = self.arrays.nonzero(sample.left == left)[0]
            sample.goals[at] = trace * sample.goals[at + 1] + (1 - trace) * expected[at + 1]

    def _with_one(self, rows: Any) -> Any:
        """Rows with a 1 at their end, for the biases."""
        return self.arrays.concatenate([rows, self.arrays.ones((len(rows), 1), numpy.float32)], 1)

    def gradient(self, network: Network, sample: Sample, chosen: Any) -> Network:
        """The slopes of the loss over some positions: cross entropy of the winners, a little squared error of the points."""
        xp, plan = self.arrays, self.plan
        wins, points = sample.goals[chosen], sample.points[chosen]
        seen, fired, second, out = self.think(network, sample.rows[chosen])
        goal = (1 - plan.margin) * wins + plan.margin * self._softmax(points / plan.points_unit)
        error = out[..., 1] - (points - plan.points_mean) / plan.points_unit
        slope = xp.stack([self._softmax(out[..., 0]) - goal, 2 * plan.points_weight * error], -1).reshape(-1, 2)
        slope = (slope / len(chosen)).astype(numpy.float32)
        back_second = (slope @ network["last"][:-1].T) * (second[:, :-1] > 0)
        back_first = (back_second @ network["second"][:-1].T) * (fired[:, :-1] > 0)
        return {"first": seen.T @ back_first, "second": fired.T @ back_second, "last": second.T @ slope}

    def fit(self, network: Network, samples: list[Sample], epochs: int, rate: float, seed: int) -> None:
        """Train a network with Adam, slower and slower."""
        xp, chance = self.arrays, numpy.random.default_rng(seed)
        batches = [(i, first) for i, each in enumerate(samples) for first in range(0, len(each), BATCH)]
        moments = {layer: (xp.zeros_like(network[layer]), xp.zeros_like(network[layer])) for layer in LAYERS}
        steps = epochs * len(batches)
        for step in range(steps):
            if step % len(batches) == 0:
                orders = [xp.asarray(chance.permutation(len(each))) for each in samples]
                chance.shuffle(batches)
            i, first = batches[step % len(batches)]
            slopes = self.gradient(network, samples[i], orders[i][first : first + BATCH])
            pace = rate * 0.5 * (1 + numpy.cos(numpy.pi * step / steps))
            for layer, slope in slopes.items():
                one, two = moments[layer]
                one += 0.1 * (slope - one)
                two += 0.001 * (slope**2 - two)
                fixed = one / (1 - 0.9 ** (step + 1)), two / (1 - 0.999 ** (step + 1))
                network[layer] -= (pace * fixed[0] / (xp.sqrt(fixed[1]) + 1e-8)).astype(numpy.float32)

    def _softmax(self, rows: Any) -> Any:
        """Shares that sum to 1 in each row."""
        raised = self.arrays.exp(rows - rows.max(-1, keepdims=True))
        return raised / raised.sum(-1, keepdims=True)

    def surprise(self, network: Network, sample: Sample) -> float:
        """The cross entropy of the winners: how well the network foresees them."""
        wins, shares = sample.wins[:100_000], self.shares(network, sample.rows[:100_000])
        return float(-(wins * self.arrays.log(shares + 1e-9)).sum(1).mean())

    def learn(self, word: str, generations: int, games: int) -> Iterator[Network]:
        """Generation after generation: play, keep, train. Yields the network after each."""
        network = self.new_network(1)
        history: list[list[Sample]] = []
        for generation in range(generations):
            new = self.play_generation(word, games, generation, network if generation else None)
            if generation == 0:
                network = self.used_to(network, new)
            self.report(f"{word}, generation {generation + 1} of {generations}", network, new)
            history = [*history, new][-KEPT:]
            late = generation >= generations - 2
            samples = [sample for kept in history for sample in kept]
            for sample in samples if generation else []:
                self.set_goals(network, sample)
            self.fit(network, samples, 4 if late else 2, 1e-3 if late else 2e-3, generation)
            yield network

    def report(self, done: str, network: Network, new: list[Sample]) -> None:
        """Say how well a network foresees games that it has not seen."""
        foreseen = ", ".join(f"{self.surprise(network, each):.4f}" for each in new)
        positions = f"{sum(map(len, new)):,} positions"
        print(f"{done}: {positions}, cross entropy {foreseen} before they were learned from", flush=True)

    # Write down
    def plain(self, weights: Any) -> Any:
        """An array of NumPy."""
        return weights if isinstance(weights, numpy.ndarray) else weights.get()

    def whole(self, network: Network) -> Layers:
        """The layers as they are written down: whole numbers, for what is seen as it is.

        A strength is in hundredths of a logit, points in hundredths; the last layer lies on its side.
        """
        plain = {name: self.plain(weights) for name, weights in network.items()}
        first = plain["first"].astype(float) / plain["deviation"][:, None]
        first[-1] -= plain["mean"] @ first
        last = plain["last"].T * 100 * numpy.array([[1.0], [self.plan.points_unit]])
        mean = last[1, -1] + 100 * self.plan.points_mean
        last = SCALE * last
        last[:, -1] = 0, mean  # a strength is only compared: what all have does not count
        first, second, last = (numpy.round(each).astype(numpy.int64) for each in (SCALE * first, SCALE * plain["second"], last))
        return first, second, last


def text_of(networks: list[Layers]) -> str:
    """Networks as JSON, one row of numbers to a line."""
    texts = [[json.dumps(numpy.asarray(layer).tolist()).replace("], [", "],\n[") for layer in layers] for layers in networks]
    return "[" + ",\n".join("[" + ",\n".join(each) + "]" for each in texts) + "]\n"


def arrays_of(memory: Any) -> dict[str, Any]:
    """What a memory keeps of games, as arrays of NumPy on the same bytes."""
    return {name: numpy.asarray(getattr(array, "view", array)) for name, array in vars(memory).items() if name in KEPT_ARRAYS}
