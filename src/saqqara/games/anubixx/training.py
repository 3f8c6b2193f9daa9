"""How the numbers of `weights.json` are learned: games against itself, then regression on how they ended.

    python -m saqqara.games.anubixx.training --generations 10 --games 48000

A generation plays games one step ahead, the first by the written evaluation and each other by the network so far, with
some chance in every choice. From every fourth position it keeps what the network sees of each seat, who won and with how
many points, and the network is trained on the last generations. Two networks come out, one for 2 players and one for more.
Needs NumPy and machine code, and a gigabyte of memory for every 20,000 games of a generation.
"""

import argparse
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy

from .. import game
from ..chance import seed_words
from ..machine_code.runner import runner
from .network import NEURONS, SCALE, SECOND_NEURONS, SEEN, WEIGHTS
from .self_play import SelfPlayMemory, play_self

MOST_KEPT = 25
"""Positions kept of a game, on average, at most."""
KEPT = 5
"""Generations that a network is trained on."""
THREADS = 2
TEMPERATURE = 0.15
"""The chance in a choice: the scale of a Gumbel variable that is added to the mover's lead, in logits."""
WRITTEN_TEMPERATURE = 1.0
"""The same by the written evaluation, in points."""
MARGIN = 0.1
"""How much the lead counts beside the win in what is learned."""
POINTS_WEIGHT, POINTS_MEAN, POINTS_UNIT = 0.02, 45.0, 10.0
BATCH = 4096
SAMPLES = {2: (("classic", 2, 1.0), ("great", 2, 0.25)), 3: (("classic", 3, 0.15), ("classic", 4, 0.15), ("classic", 5, 0.06))}
"""For each network, by its fewest players: the layouts and players it learns from, and their share of the games."""

Network = dict[str, Any]
"""The mean and the deviation of what is seen, and the weights of three layers, the biases as their last rows."""
LAYERS = ("first", "second", "last")


class Sample:
    """Positions of games with so many players: what is seen, wins and points, by position and seat."""

    def __init__(self, rows: Any, wins: Any, points: Any) -> None:
        self.rows, self.wins, self.points = rows, wins, points


class Player:
    """Plays the games of a generation, as machine code."""

    def __init__(self) -> None:
        self.engine = runner("anubixx")
        self.play = self.engine.function(play_self)

    def _memory(self, games: int, players: int, layout: str, seed: int, network: Network | None) -> SelfPlayMemory:
        played = game("anubixx", players=players, layout=layout, start="random")
        rows = games * players * MOST_KEPT
        memory = self.engine.allocate(SelfPlayMemory, states=games, rows=rows, games=rows, wins=games, points=games)
        memory.states.fill(played.rules.blank(played.options))
        for number in range(games):
            memory.states.seed(number, seed_words(seed + number))
        for i, word in enumerate(seed_words(seed, "learning")):
            memory.words[i] = word
        memory.temperature[0] = WRITTEN_TEMPERATURE if network is None else TEMPERATURE
        memory.learned[0] = network is not None
        for grid, layer in zip((memory.first, memory.second, memory.last), whole(network or new_network(0)), strict=True):
            numpy.asarray(grid.view)[:] = layer
        return memory

    def sample(self, games: int, players: int, layout: str, seed: int, network: Network | None) -> Sample:
        """Play games on all threads and keep what is to be learned from."""
        part = -(-games // THREADS)
        with ThreadPoolExecutor(THREADS) as pool:
            parts = list(
                pool.map(lambda thread: self._part(part, players, layout, seed + thread * part, network), range(THREADS))
            )
        return Sample(*(numpy.concatenate(each) for each in zip(*parts, strict=True)))

    def _part(self, games: int, players: int, layout: str, seed: int, network: Network | None) -> tuple[Any, Any, Any]:
        memory = self._memory(games, players, layout, seed, network)
        positions = self.play(memory) // players
        rows, of = numpy.asarray(memory.rows.view), numpy.asarray(memory.games)[: positions * players : players]
        seen = rows[: positions * players].reshape(positions, players, SEEN).copy()
        wins, points = numpy.asarray(memory.wins.view), numpy.asarray(memory.points.view)
        return seen, wins[of, :players], points[of, :players]


def new_network(seed: int) -> Network:
    """Nothing learned yet."""
    chance = numpy.random.default_rng(seed)
    network = {
        "first": chance.normal(0, SEEN**-0.5, (SEEN + 1, NEURONS)),
        "second": chance.normal(0, NEURONS**-0.5, (NEURONS + 1, SECOND_NEURONS)),
        "last": chance.normal(0, 0.3 * SECOND_NEURONS**-0.5, (SECOND_NEURONS + 1, 2)),
    }
    for layer in network.values():
        layer[-1] = 0
    layers = {layer: weights.astype(numpy.float32) for layer, weights in network.items()}
    return layers | {"mean": numpy.zeros(SEEN, numpy.float32), "deviation": numpy.ones(SEEN, numpy.float32)}


def used_to(network: Network, sample: Sample) -> Network:
    """A new network that expects to see what is in a sample; what is never there counts nothing, until it is."""
    seen = sample.rows[:100_000].reshape(-1, SEEN)
    mean, deviation = seen.mean(0, dtype=numpy.float32), seen.std(0, dtype=numpy.float32)
    network["first"][:-1][deviation == 0] = 0
    return network | {"mean": mean, "deviation": numpy.maximum(deviation, 0.1)}


def think(network: Network, rows: Any) -> tuple[Any, Any, Any, Any]:
    """What goes into each layer for some positions, and what comes out, by position and seat."""
    seen = with_one(rows.reshape(-1, SEEN))
    seen[:, :-1] -= network["mean"]
    seen[:, :-1] /= network["deviation"]
    fired = with_one(numpy.maximum(seen @ network["first"], 0))
    second = with_one(numpy.maximum(fired @ network["second"], 0))
    return seen, fired, second, (second @ network["last"]).reshape(*rows.shape[:2], 2)


def with_one(rows: Any) -> Any:
    """Rows with a 1 at their end, for the biases."""
    wider = numpy.ones((rows.shape[0], rows.shape[1] + 1), numpy.float32)
    wider[:, :-1] = rows
    return wider


def gradient(network: Network, sample: Sample, chosen: Any) -> Network:
    """The slopes of the loss over some positions: cross entropy of the winners, a little squared error of the points."""
    wins, points = sample.wins[chosen], sample.points[chosen]
    seen, fired, second, out = think(network, sample.rows[chosen])
    goal = (1 - MARGIN) * wins + MARGIN * softmax(points / POINTS_UNIT)
    error = out[..., 1] - (points - POINTS_MEAN) / POINTS_UNIT
    slope = numpy.stack([softmax(out[..., 0]) - goal, 2 * POINTS_WEIGHT * error], -1).reshape(-1, 2) / len(chosen)
    slope = slope.astype(numpy.float32)
    back_second = (slope @ network["last"][:-1].T) * (second[:, :-1] > 0)
    back_first = (back_second @ network["second"][:-1].T) * (fired[:, :-1] > 0)
    return {"first": seen.T @ back_first, "second": fired.T @ back_second, "last": second.T @ slope}


def fit(network: Network, samples: list[Sample], epochs: int, rate: float, seed: int) -> None:
    """Train a network with Adam, slower and slower."""
    chance = numpy.random.default_rng(seed)
    batches = [(s, first) for s in samples for first in range(0, len(s.rows), BATCH)]
    moments = {layer: (numpy.zeros_like(network[layer]), numpy.zeros_like(network[layer])) for layer in LAYERS}
    steps = epochs * len(batches)
    for step in range(steps):
        if step % len(batches) == 0:
            orders = {id(s): chance.permutation(len(s.rows)) for s in samples}
            chance.shuffle(batches)
        sample, first = batches[step % len(batches)]
        slopes = gradient(network, sample, orders[id(sample)][first : first + BATCH])
        pace = rate * 0.5 * (1 + numpy.cos(numpy.pi * step / steps))
        for layer, slope in slopes.items():
            one, two = moments[layer]
            one += 0.1 * (slope - one)
            two += 0.001 * (slope**2 - two)
            fixed = one / (1 - 0.9 ** (step + 1)), two / (1 - 0.999 ** (step + 1))
            network[layer] -= (pace * fixed[0] / (numpy.sqrt(fixed[1]) + 1e-8)).astype(numpy.float32)


def softmax(rows: Any) -> Any:
    """Shares that sum to 1 in each row."""
    raised = numpy.exp(rows - rows.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


def surprise(network: Network, sample: Sample) -> float:
    """The cross entropy of the winners: how well the network foresees them."""
    rows, wins = sample.rows[:100_000], sample.wins[:100_000]
    shares = softmax(think(network, rows)[-1][..., 0])
    return float(-(wins * numpy.log(shares + 1e-9)).sum(1).mean())


def learn(player: Player, kinds: tuple[tuple[str, int, float], ...], generations: int, games: int) -> Network:
    """Generation after generation: play, keep, train."""
    network = new_network(1)
    history: list[list[Sample]] = []
    for generation in range(generations):
        seed = 1_000_000_000 * kinds[0][1] + 1_000_000 * generation
        guide = network if generation else None
        new = [player.sample(max(1, int(games * share)), players, layout, seed, guide) for layout, players, share in kinds]
        if generation == 0:
            network = used_to(network, new[0])
        foreseen = surprise(network, new[0])  # games that it has not seen
        history = [*history, new][-KEPT:]
        late = generation >= generations - 2
        fit(network, [sample for kept in history for sample in kept], 4 if late else 2, 1e-3 if late else 2e-3, generation)
        done = f"generation {generation + 1} of {generations}"
        print(f"{kinds[0][1]} players and more, {done}: cross entropy {foreseen:.4f} before it was learned from", flush=True)
    return network


def whole(network: Network) -> tuple[Any, Any, Any]:
    """The layers as they are written down: whole numbers, for what is seen as it is.

    A strength is in hundredths of a logit, points in hundredths; the last layer lies on its side.
    """
    first = network["first"].astype(float)
    first[:-1] /= network["deviation"][:, None]
    first[-1] -= network["mean"] @ first[:-1]
    last = network["last"].T * 100 * numpy.array([[1.0], [POINTS_UNIT]])
    mean = last[1, -1] + 100 * POINTS_MEAN
    last = SCALE * last
    last[:, -1] = 0, mean  # a strength is only compared: what all have does not count
    return tuple(numpy.round(layer).astype(numpy.int64) for layer in (SCALE * first, SCALE * network["second"], last))


def text(networks: list[Network]) -> str:
    """The networks as JSON, one row of numbers to a line."""
    layers = [[json.dumps(layer.tolist()).replace("], [", "],\n[") for layer in whole(network)] for network in networks]
    return "[" + ",\n".join("[" + ",\n".join(each) + "]" for each in layers) + "]\n"


def main() -> None:
    """Learn, and write the numbers down."""
    parser = argparse.ArgumentParser(description="Learn the evaluation of Anubixx.")
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument(
        "--games", type=int, default=48_000, help="games of a generation with 2 players; more players have fewer"
    )
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name(WEIGHTS))
    given = parser.parse_args()
    player = Player()
    networks = [learn(player, kinds, given.generations, given.games) for kinds in SAMPLES.values()]
    given.out.write_text(text(networks))


if __name__ == "__main__":
    main()
