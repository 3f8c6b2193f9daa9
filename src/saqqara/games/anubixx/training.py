# ruff: noqa: F821 (names that `bind` fills in)
"""How the numbers of `weights.json` are learned: games against itself, then regression on how they ended.

    python -m saqqara.games.anubixx.training --generations 10 --games 48000

A generation plays games one step ahead, the first by the written evaluation and each other by the network so far, with
some chance in every choice. From every fourth position it keeps what the network sees of each seat, who won and with how
many points, and the network is trained on the last generations. Two networks come out, one for 2 players and one for more.
Needs NumPy and Numba, and a gigabyte of memory for every 20,000 games of a generation.
"""

import argparse
import json
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from math import log
from pathlib import Path
from typing import Any

import numpy

from .. import game
from ..chance import next_word, seed_words
from ..compile import Compiler, dtype, to_record
from ..drivers import bind, win_share
from ..evaluation import SEATS, VALUES, Array
from ..fields import MoveList
from .evaluation import evaluate
from .features import FEATURES, INPUTS, survey, write_features
from .marks import write_marks
from .moves import NOTATION
from .network import NEURONS, NOTED, SCALE, SECOND_NEURONS, SEEN, WEIGHTS, judge_seats, write_result

start: Callable[[Any], None]
legal_moves: Callable[[Any, MoveList], int]
play: Callable[[Any, int], None]
is_over: Callable[[Any], bool]
score: Callable[[Any, int], int]

EVERY = 4
"""Of so many positions one is kept."""
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


def play_games(states: Array, words: Array, how: Array, net: Array, rooms: Array, kept: Array) -> int:
    """Play games one step ahead, all seats alike; keep what is seen and write how each game ended.

    `how` is the temperature, and 1 if the network decides; `net` is the three layers of the network; `rooms` is space for
    positions, moves and values; `kept` is the rows, the game of each row, and wins and points by game and seat. Say how
    many rows there are.
    """
    rows, games_of, wins, points = kept
    work, moves, values = rooms
    row = 0
    for number in range(len(states)):
        s = states[number]
        start(s)
        ply = 0
        while not is_over(s):
            if (ply + number) % EVERY == 0 and row + s.players <= len(rows):
                survey(s, values)
                for seat in range(s.players):
                    keep_row(s, seat, values, rows[row])
                    games_of[row] = number
                    row += 1
            count = legal_moves(s, moves)
            pick = 0
            best = -1e9
            for i in range(count):
                work[0] = s
                play(work[0], moves[i])
                noise = -log(-log((next_word(words) + 0.5) / 4294967296.0))
                lead = lead_of(work[0], s.mover, how, net, values) + how[0] * noise
                if lead > best:
                    best = lead
                    pick = i
            play(s, moves[pick])
            ply += 1
        for seat in range(s.players):
            points[number, seat] = score(s, seat)
            wins[number, seat] = win_share(s, seat)
    return row


def keep_row(s: Any, seat: int, values: MoveList, row: Array) -> None:
    """Write what the network sees of a seat."""
    write_features(s, seat, values)
    for entry in range(FEATURES):
        row[entry] = values[INPUTS + entry]
    for place in range(NOTED, write_marks(s, seat, values, NOTED)):
        row[FEATURES + values[place]] = 1


def lead_of(s: Any, mover: int, how: Array, net: Array, values: MoveList) -> float:
    """How far the mover is ahead of the best other and of their mean, halfway: in logits, or in points."""
    if how[1] == 0:
        evaluate(s, values)
    elif is_over(s):
        write_result(s, values)
    else:
        judge_seats(s, values, net[0], net[1], net[2])
    top = -1_000_000
    total = 0
    for seat in range(s.players):
        if seat != mover:
            top = max(top, values[seat])
            total += values[seat]
    lead: float = (values[mover] - (top + total / (s.players - 1)) / 2) / 100.0
    return lead


class Sample:
    """Positions of games with so many players: what is seen, wins and points, by position and seat."""

    def __init__(self, rows: Any, wins: Any, points: Any) -> None:
        self.rows, self.wins, self.points = rows, wins, points


class Player:
    """Plays the games of a generation, as machine code."""

    def __init__(self) -> None:
        rules = game("anubixx").rules
        self.record = dtype(rules.position)
        compiler = Compiler(rules.position, Path(tempfile.mkdtemp(prefix="saqqara-learning-")))
        self.play = compiler.entry(bind(play_games, rules.functions.by_name()), *self._arguments(1, 2, "classic", 0, None))

    def _arguments(self, games: int, players: int, layout: str, seed: int, network: Network | None) -> tuple[Any, ...]:
        played = game("anubixx", players=players, layout=layout, start="random")
        states = numpy.zeros(games, self.record)
        to_record(played.rules.blank(played.options), states[0])
        states[:] = states[0]
        for number in range(games):
            states[number]["words"] = seed_words(seed + number)
        words = numpy.array(seed_words(seed, "learning"), numpy.int64)
        rows = games * players * MOST_KEPT
        kept = (
            numpy.zeros((rows, SEEN), numpy.int8),
            numpy.zeros(rows, numpy.int64),
            numpy.zeros((games, SEATS)),
            numpy.zeros((games, SEATS)),
        )
        rooms = (
            numpy.zeros(1, self.record),
            numpy.zeros(len(NOTATION) + 1, numpy.int64),
            numpy.zeros(VALUES, numpy.int64),
        )
        how = numpy.array([WRITTEN_TEMPERATURE, 0.0] if network is None else [TEMPERATURE, 1.0])
        return states, words, how, whole(network or new_network(0)), rooms, kept

    def sample(self, games: int, players: int, layout: str, seed: int, network: Network | None) -> Sample:
        """Play games on all threads and keep what is to be learned from."""
        part = -(-games // THREADS)
        with ThreadPoolExecutor(THREADS) as pool:
            parts = list(
                pool.map(lambda thread: self._part(part, players, layout, seed + thread * part, network), range(THREADS))
            )
        return Sample(*(numpy.concatenate(each) for each in zip(*parts, strict=True)))

    def _part(self, games: int, players: int, layout: str, seed: int, network: Network | None) -> tuple[Any, Any, Any]:
        arguments = self._arguments(games, players, layout, seed, network)
        positions = self.play(*arguments) // players
        rows, games_of, wins, points = arguments[-1]
        seen = rows[: positions * players].reshape(positions, players, SEEN).copy()
        of = games_of[: positions * players : players]
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
    import_module("saqqara.games.anubixx.training").main()  # as a module of the package: the compiler takes no others
