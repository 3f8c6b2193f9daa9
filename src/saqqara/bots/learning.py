# ruff: noqa: F821 (names that `bind` fills in)
"""How the numbers of `anubixx_weights.py` are learned: games against itself, then regression on how they ended.

    python -m saqqara.bots.learning --generations 12 --games 16000

A generation plays games one step ahead, the first by the written evaluation and each other by the network so far, with
some chance in every choice. From every fourth position it keeps what the network sees of each seat, who won and with how
many points, and the network is trained on the last generations. Two networks come out, one for 2 players and one for more.
Needs NumPy and Numba. A generation of 20,000 games took half a minute on one core, and its training some ten seconds.
"""

import argparse
import tempfile
from collections.abc import Callable
from importlib import import_module
from math import log
from pathlib import Path
from typing import Any

import numpy

from ..games import game
from ..games.chance import next_word, seed_words
from ..games.compile import Compiler, dtype, to_record
from ..games.drivers import bind
from ..games.fields import MoveList
from .anubixx_eval import evaluate
from .anubixx_features import FEATURES, INPUTS, survey, write_features
from .anubixx_net import write_result
from .engine import MOST_MOVES, VALUES
from .thinking import SEATS, Array

start: Callable[[Any], None]
legal_moves: Callable[[Any, MoveList], int]
play: Callable[[Any, int], None]
is_over: Callable[[Any], bool]
score: Callable[[Any, int], int]
tie_break: Callable[[Any, int], int]

NEURONS = 32
EVERY = 4
"""Of so many positions one is kept."""
KEPT = 6
"""Generations that a network is trained on."""
TEMPERATURE = 0.15
"""The chance in a choice: the scale of a Gumbel variable that is added to the mover's lead, in logits."""
WRITTEN_TEMPERATURE = 1.0
"""The same by the written evaluation, in points."""
MARGIN = 0.1
"""How much the lead counts beside the win in what is learned."""
POINTS_WEIGHT, POINTS_MEAN, POINTS_UNIT = 0.02, 45.0, 10.0
SCALE = 1024
SAMPLES = {2: (("classic", 2, 1.0), ("great", 2, 0.25)), 3: (("classic", 3, 0.15), ("classic", 4, 0.15), ("classic", 5, 0.06))}
"""For each network, by its fewest players: the layouts and players it learns from, and their share of the games."""

Network = dict[str, Any]


def play_games(states: Array, words: Array, how: Array, net: Array, rooms: Array, kept: Array) -> int:
    """Play games one step ahead, all seats alike; keep rows of features and write how each game ended.

    `how` is the temperature, and 1 if the network decides; `net` is weights, biases and output weights of the network;
    `rooms` is space for positions, moves, values and strengths; `kept` is the rows, the game of each row, and wins and
    points by game and seat. Say how many rows there are.
    """
    rows, games_of, wins, points = kept
    work, moves, values, _ = rooms
    row = 0
    for number in range(len(states)):
        s = states[number]
        start(s)
        ply = 0
        while not is_over(s):
            if (ply + number) % EVERY == 0 and row + s.players <= len(rows):
                survey(s, values)
                for seat in range(s.players):
                    write_features(s, seat, values)
                    for entry in range(FEATURES):
                        rows[row, entry] = values[INPUTS + entry]
                    games_of[row] = number
                    row += 1
            count = legal_moves(s, moves)
            pick = 0
            best = -1e9
            for i in range(count):
                work[0] = s
                play(work[0], moves[i])
                noise = -log(-log((next_word(words) + 0.5) / 4294967296.0))
                lead = lead_of(work[0], s.mover, how, net, rooms) + how[0] * noise
                if lead > best:
                    best = lead
                    pick = i
            play(s, moves[pick])
            ply += 1
        write_end(s, number, wins, points)
    return row


def lead_of(s: Any, mover: int, how: Array, net: Array, rooms: Array) -> float:
    """How far the mover is ahead of the best other and of their mean, halfway: in logits, or in points."""
    _, _, values, strengths = rooms
    if how[1] > 0 and not is_over(s):
        survey(s, values)
        for seat in range(s.players):
            write_features(s, seat, values)
            strengths[seat] = strength_of(values, net, strengths)
    else:
        if how[1] > 0:
            write_result(s, values)
        else:
            evaluate(s, values)
        for seat in range(s.players):
            strengths[seat] = values[seat] / 100.0
    top = -1e9
    total = 0.0
    for seat in range(s.players):
        if seat != mover:
            top = max(top, strengths[seat])
            total += strengths[seat]
    lead: float = strengths[mover] - (top + total / (s.players - 1)) / 2
    return lead


def strength_of(values: MoveList, net: Array, room: Array) -> float:
    """The network's opinion of the seat whose features lie in the room."""
    weights, biases, outputs = net
    neurons = len(biases)
    for neuron in range(neurons):
        room[SEATS + neuron] = biases[neuron]
    for entry in range(FEATURES):
        seen = values[INPUTS + entry]
        if seen != 0:
            for neuron in range(neurons):
                room[SEATS + neuron] += weights[entry, neuron] * seen
    strength = 0.0
    for neuron in range(neurons):
        strength += outputs[neuron] * max(room[SEATS + neuron], 0.0)
    return strength


def write_end(s: Any, number: int, wins: Array, points: Array) -> None:
    """Who won, a shared win in parts, and with how many points."""
    best = 0
    winners = 0
    for seat in range(s.players):
        result = 1000 * score(s, seat) + tie_break(s, seat)
        winners = 1 if result > best else winners + 1 if result == best else winners
        best = max(best, result)
    for seat in range(s.players):
        points[number, seat] = score(s, seat)
        wins[number, seat] = 1.0 / winners if 1000 * score(s, seat) + tie_break(s, seat) == best else 0.0


class Sample:
    """Positions of games with so many players: features, wins and points, by position and seat."""

    def __init__(self, features: Any, wins: Any, points: Any) -> None:
        self.features, self.wins, self.points = features, wins, points


class Player:
    """Plays the games of a generation, as machine code."""

    def __init__(self) -> None:
        rules = game("anubixx").rules
        self.record = dtype(rules.position)
        compiler = Compiler(rules.position, Path(tempfile.mkdtemp(prefix="saqqara-learning-")))
        self.play = compiler.entry(bind(play_games, rules.functions), *self._arguments(1, 2, "classic", 0, None))

    def _arguments(self, games: int, players: int, layout: str, seed: int, network: Network | None) -> tuple[Any, ...]:
        played = game("anubixx", players=players, layout=layout, start="random")
        states = numpy.zeros(games, self.record)
        to_record(played.rules.blank(played.options), states[0])
        states[:] = states[0]
        for number in range(games):
            states[number]["words"] = seed_words(seed + number)
        words = numpy.array(seed_words(seed, "learning"), numpy.int64)
        rows = games * players * 60
        kept = (
            numpy.zeros((rows, FEATURES), numpy.int16),
            numpy.zeros(rows, numpy.int64),
            numpy.zeros((games, SEATS)),
            numpy.zeros((games, SEATS)),
        )
        rooms = (
            numpy.zeros(1, self.record),
            numpy.zeros(MOST_MOVES, numpy.int64),
            numpy.zeros(VALUES, numpy.int64),
            numpy.zeros(SEATS + NEURONS),
        )
        how = numpy.array([WRITTEN_TEMPERATURE, 0.0] if network is None else [TEMPERATURE, 1.0])
        return states, words, how, folded(network or new_network(0)), rooms, kept

    def sample(self, games: int, players: int, layout: str, seed: int, network: Network | None) -> Sample:
        """Play games and keep what is to be learned from."""
        arguments = self._arguments(games, players, layout, seed, network)
        positions = self.play(*arguments) // players
        rows, games_of, wins, points = arguments[-1]
        features = rows[: positions * players].reshape(positions, players, FEATURES)
        of = games_of[: positions * players : players]
        return Sample(features, wins[of, :players], points[of, :players])


def new_network(seed: int) -> Network:
    """Nothing learned yet."""
    chance = numpy.random.default_rng(seed)
    return {
        "mean": numpy.zeros(FEATURES),
        "deviation": numpy.ones(FEATURES),
        "weights": chance.normal(0, FEATURES**-0.5, (FEATURES, NEURONS)),
        "biases": numpy.zeros(NEURONS),
        "wins": chance.normal(0, 0.3 * NEURONS**-0.5, NEURONS),
        "points": chance.normal(0, 0.3 * NEURONS**-0.5, NEURONS),
        "offset": numpy.zeros(1),
    }


LEARNED = ("weights", "biases", "wins", "points", "offset")


def folded(network: Network) -> tuple[Any, Any, Any]:
    """Weights, biases and output weights for features as they are."""
    weights = network["weights"] / network["deviation"][:, None]
    return weights, network["biases"] - network["mean"] @ weights, network["wins"]


def fit(network: Network, samples: list[Sample], epochs: int, rate: float, seed: int, size: int = 4096) -> None:
    """Train a network with Adam: cross entropy of the winners, and a little of the squared error of the points."""
    chance = numpy.random.default_rng(seed)
    batches = [(s, first) for s in samples for first in range(0, len(s.features), size)]
    moments = {name: (numpy.zeros_like(network[name]), numpy.zeros_like(network[name])) for name in LEARNED}
    steps = epochs * len(batches)
    for step in range(steps):
        if step % len(batches) == 0:
            orders = {id(s): chance.permutation(len(s.features)) for s in samples}
            chance.shuffle(batches)
        sample, first = batches[step % len(batches)]
        slopes = gradient(network, sample, orders[id(sample)][first : first + size])
        pace = rate * 0.5 * (1 + numpy.cos(numpy.pi * step / steps))
        for name, slope in slopes.items():
            one, two = moments[name]
            one[:] = 0.9 * one + 0.1 * slope
            two[:] = 0.999 * two + 0.001 * slope**2
            fixed = one / (1 - 0.9 ** (step + 1)), two / (1 - 0.999 ** (step + 1))
            network[name] = network[name] - pace * fixed[0] / (numpy.sqrt(fixed[1]) + 1e-8)


def gradient(network: Network, sample: Sample, chosen: Any) -> Network:
    """The slopes of the loss over some positions."""
    wins, points = sample.wins[chosen], sample.points[chosen]
    seen = (sample.features[chosen].reshape(-1, FEATURES) - network["mean"]) / network["deviation"]
    fired = numpy.maximum(seen @ network["weights"] + network["biases"], 0)
    shares = softmax((fired @ network["wins"]).reshape(wins.shape))
    goal = (1 - MARGIN) * wins + MARGIN * softmax(points / POINTS_UNIT)
    win_slope = ((shares - goal) / len(chosen)).reshape(-1)
    error = fired @ network["points"] + network["offset"] - (points.reshape(-1) - POINTS_MEAN) / POINTS_UNIT
    point_slope = 2 * POINTS_WEIGHT * error / len(chosen)
    back = (numpy.outer(win_slope, network["wins"]) + numpy.outer(point_slope, network["points"])) * (fired > 0)
    return {
        "weights": seen.T @ back,
        "biases": back.sum(0),
        "wins": fired.T @ win_slope,
        "points": fired.T @ point_slope,
        "offset": point_slope.sum(keepdims=True),
    }


def softmax(rows: Any) -> Any:
    """Shares that sum to 1 in each row."""
    raised = numpy.exp(rows - rows.max(1, keepdims=True))
    return raised / raised.sum(1, keepdims=True)


def learn(player: Player, kinds: tuple[tuple[str, int, float], ...], generations: int, games: int) -> Network:
    """Generation after generation: play, keep, train."""
    network, history = new_network(1), []
    for generation in range(generations):
        guide = network if generation else None
        seed = 1_000_000_000 * kinds[0][1] + 1_000_000 * generation
        history.append(
            [player.sample(max(1, int(games * share)), players, layout, seed, guide) for layout, players, share in kinds]
        )
        samples = [sample for kept in history[-KEPT:] for sample in kept]
        if generation == 0:
            seen = samples[0].features.reshape(-1, FEATURES)
            network |= {"mean": seen.mean(0), "deviation": numpy.maximum(seen.std(0), 0.2)}
        fit(network, samples, 5, 2e-3 if generation < generations - 2 else 7e-4, generation)
        print(f"{kinds[0][1]} players and more, generation {generation + 1} of {generations}", flush=True)
    return network


def rounded(network: Network) -> dict[str, Any]:
    """The whole numbers that are written down: a strength in hundredths of a logit, points in hundredths."""
    weights, biases, wins = folded(network)
    mean = 100 * (POINTS_MEAN + POINTS_UNIT * float(network["offset"][0]))
    outputs = {"WIN_WEIGHTS": 100 * SCALE * wins, "POINT_WEIGHTS": 100 * POINTS_UNIT * SCALE * network["points"]}
    tables = {"BIAS": SCALE * biases, "HIDDEN": SCALE * weights} | outputs
    return {name: numpy.round(table).astype(int).tolist() for name, table in tables.items()} | {"MEAN": round(mean)}


def table(numbers: list[int], indent: str) -> str:
    """Numbers as the text that `read` reads."""
    lines = [" ".join(map(str, numbers[first : first + 16])) for first in range(0, len(numbers), 16)]
    return f'{indent}read("""\n' + "\n".join(lines) + f'\n{indent}"""),\n'


def module(networks: list[Network]) -> str:
    """The text of `anubixx_weights.py`."""
    found = [rounded(network) for network in networks]
    text = HEAD + f"MEAN_POINTS = ({', '.join(str(each['MEAN']) for each in found)})\n"
    text += '"""Points, in hundredths, that the network corrects."""\n'
    for name, said in (("BIAS", ""), ("WIN_WEIGHTS", ", for the strength"), ("POINT_WEIGHTS", ", for the points")):
        text += f"{name} = (\n" + "".join(table(each[name], "    ") for each in found) + f')\n"""By neuron{said}."""\n'
    rows = ["    (\n" + "".join(table(row, "        ") for row in each["HIDDEN"]) + "    ),\n" for each in found]
    return text + "HIDDEN = (\n" + "".join(rows) + ')\n"""By feature and neuron."""\n'


HEAD = '''"""The numbers of `anubixx_net.py`, learned from games: generated, not written. The first of two is for 2 players."""


def read(text: str) -> tuple[int, ...]:
    """The numbers of a text."""
    return tuple(int(number) for number in text.split())


SCALE = 1024
"""The weights of a layer are whole multiples of its inverse."""
'''


def main() -> None:
    """Learn, and write the numbers down."""
    parser = argparse.ArgumentParser(description="Learn the evaluation of Anubixx.")
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument(
        "--games", type=int, default=16_000, help="games of a generation with 2 players; more players have fewer"
    )
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("anubixx_weights.py"))
    given = parser.parse_args()
    player = Player()
    networks = [learn(player, kinds, given.generations, given.games) for kinds in SAMPLES.values()]
    given.out.write_text(module(networks))


if __name__ == "__main__":
    import_module("saqqara.bots.learning").main()  # as a module of the package: the compiler takes no others
