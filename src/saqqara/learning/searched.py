"""Learning from games of the search against itself: `python -m saqqara.learning GAME --searched GAMES`.

One step ahead, a position is played badly, above all where the answer of the others matters. So a network goes on learning from
games in which every choice is searched with the networks in use. What it learns of a position is who won, mixed with what the
search expected: the search looks ahead, so it knows more than the network.
"""

import threading
from collections import deque
from contextlib import suppress
from typing import Any

import numpy

from ..bots.choosing import TOLERANCE
from ..bots.search import settings_list
from ..bots.searched_games import SearchedGames, play_searched
from ..games.chance import seed_words
from ..games.network import SCALE
from ..games.training import Kind
from ..gpu.device import Device
from .gpu_play import GpuPlay
from .learner import Layers, Learner, Network, Sample, Task, arrays_of

MOST_KEPT = 90
"""Positions kept of a game, on average, at most."""
PART = 4
"""Games that a thread, or a warp of the GPU, plays at a time. It does not matter which of them does: the games are the same."""
NODES_EACH = 40
"""Nodes of a tree for each simulation: enough for the moves of a leaf."""
OTHERS = 2.0
"""A move may be chosen if it has been tried at least half as often as the best."""
TRACE = 0.985
"""How much the end of a game counts, from a kept position to the one before; the rest is what the search expected there."""
ASIDE = 20
"""Of so many parts one is not learned from, but shows what was learned."""
EPOCHS, RATE = 5, 1e-3


class SearchedPlay:
    """Plays the games that one network of a game goes on learning from."""

    def __init__(self, learner: Learner, simulations: int, device: Device | None = None) -> None:
        self.learner, self.simulations = learner, simulations
        self.gpu = None if device is None else GpuPlay(self, device)
        self._memories: dict[tuple[int, int], SearchedGames] = {}

    def play(self, word: str, games: int, seed: int) -> tuple[list[Sample], list[Sample]]:
        """Samples to learn from, and samples held out; one of each for every number of players."""
        total = sum(kind.share for kind in self.learner.plan.networks[word])
        parts = self.samples(self.learner.tasks(word, games / total, PART, seed))
        learned = self.learner.joined([each for i, each in enumerate(parts) if i % ASIDE])
        for sample in learned:
            self.learner.trace_goals(sample, sample.goals, TRACE)
        return learned, self.learner.joined(parts[::ASIDE])

    def samples(self, tasks: list[Task]) -> list[Sample]:
        """Play on all threads, and on the GPU if there is one. The goals of a sample are what the search expected."""
        waiting, found = deque(enumerate(tasks)), dict[int, Sample]()
        threads = [self.learner.pool.submit(self._play_waiting, waiting, found) for _ in range(self.learner.threads)]
        if self.gpu is not None:
            self.gpu.play_waiting(waiting, found)
        for thread in threads:
            thread.result()
        return [found[number] for number in range(len(tasks))]

    def _play_waiting(self, waiting: deque[tuple[int, Task]], found: dict[int, Sample]) -> None:
        """Play what is waiting, the last first, until nothing is."""
        with suppress(IndexError):
            while True:
                number, task = waiting.pop()
                found[number] = self.sample(*task)

    def sample(self, kind: Kind, games: int, seed: int) -> Sample:
        """Play games of one kind and keep what is to be learned from."""
        players = kind.options["players"]
        key = threading.get_ident(), players
        if key not in self._memories:
            self._memories[key] = self.new_memory(players)
        memory = self._memories[key]
        self.prepare(memory, kind, games, seed)
        number = self.learner.engine.function(play_searched)(memory, games, self.simulations)
        return self.kept(arrays_of(memory), number, players)

    def kept(self, arrays: dict[str, Any], number: int, players: int) -> Sample:
        """What so many rows of some arrays hold."""
        sample = self.learner.kept(arrays, number, players)
        expected = arrays["expected"][:number].reshape(-1, players)
        sample.goals = expected / expected.sum(1, keepdims=True)
        return sample

    def lengths(self, players: int) -> dict[str, int]:
        """How long the arrays of a memory for games with so many players are."""
        rows, nodes = PART * players * MOST_KEPT, NODES_EACH * self.simulations + 1000
        per_row, per_game = (
            dict.fromkeys(("rows", "games", "expected"), rows),
            dict.fromkeys(("played", "wins", "points"), PART),
        )
        return {"links": nodes, "stats": nodes, **per_row, **per_game}

    def new_memory(self, players: int) -> SearchedGames:
        """Memory for games with so many players."""
        return self.learner.engine.allocate(SearchedGames, **self.lengths(players))

    def prepare(self, memory: SearchedGames, kind: Kind, games: int, seed: int) -> None:
        """Write into a memory what is to be played."""
        self.learner.deal(memory.played, kind, games, seed)
        for i, word in enumerate(seed_words(seed, "searched")):
            memory.words[i] = word
        for i, setting in enumerate(settings_list(self.learner.description.search)):
            memory.settings[i] = setting
        memory.weakness[TOLERANCE] = OTHERS


def restored(learner: Learner, layers: Layers, samples: list[Sample]) -> Network:
    """A network from its whole numbers, ready to learn from some samples: the inverse of `Learner.whole`."""
    network = learner.used_to(learner.new_network(1), samples)
    mean, deviation = (learner.plain(network[name]).astype(float) for name in ("mean", "deviation"))
    first, second, last = (numpy.array(layer, float) / SCALE for layer in layers)
    first[-1] += mean @ first
    last = last.T / (100 * numpy.array([1.0, learner.plan.points_unit]))
    points = layers[2][1][-1] / 100
    last[-1] = 0, (points - learner.plan.points_mean) / learner.plan.points_unit
    made = {"first": first * deviation[:, None], "second": second, "last": last}
    return network | {name: learner.arrays.asarray(weights.astype(numpy.float32)) for name, weights in made.items()}


def refine(learner: Learner, play: SearchedPlay, word: str, layers: Layers, games: int, seed: int) -> Layers:
    """Go on learning a network from games of the search."""
    samples, held_out = play.play(word, games, seed)
    network = restored(learner, layers, samples)
    learner.report(f"{word}, {play.simulations} simulations a choice", network, held_out)
    learner.fit(network, samples, EPOCHS, RATE, seed)
    learner.report(f"{word}, afterwards", network, held_out)
    return learner.whole(network)
