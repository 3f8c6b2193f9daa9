"""Learning from games of the search against itself: `python -m saqqara.learning GAME --searched GAMES`.

One step ahead, a position is played badly, above all where the answer of the others matters. So a network goes on learning from
games in which every choice is searched with the networks in use. What it learns of a position is who won, mixed with what the
search expected: the search looks ahead, so it knows more than the network.
"""

import threading

import numpy

from ..bots.choosing import TOLERANCE
from ..bots.search import settings_list
from ..bots.searched_games import SearchedGames, play_searched
from ..games.chance import seed_words
from ..games.network import SCALE
from ..games.training import Kind
from .learner import Layers, Learner, Network, Sample

MOST_KEPT = 90
"""Positions kept of a game, on average, at most."""
PART = 100
"""Games that a thread plays at a time."""
NODES_EACH = 40
"""Nodes of a tree for each simulation: enough for the moves of a leaf."""
OTHERS = 2.0
"""A move may be chosen if it has been tried at least half as often as the best."""
RESULT = 0.5
"""How much the end of the game counts beside what the search expected."""
ASIDE = 20
"""Of so many parts one is not learned from, but shows what was learned."""
EPOCHS, RATE = 8, 1e-3


class SearchedPlay:
    """Plays the games that one network of a game goes on learning from."""

    def __init__(self, learner: Learner, simulations: int) -> None:
        self.learner, self.simulations = learner, simulations
        self._memories: dict[tuple[int, int], SearchedGames] = {}

    def play(self, word: str, games: int, seed: int) -> tuple[list[Sample], list[Sample]]:
        """Samples to learn from, and samples held out; one of each for every number of players."""
        total = sum(kind.share for kind in self.learner.plan.networks[word])
        tasks = self.learner.tasks(word, games / total, PART, seed)
        parts = list(self.learner.pool.map(lambda task: self.sample(*task), tasks))
        learned = [each for i, each in enumerate(parts) if i % ASIDE]
        return self.learner.joined(learned), self.learner.joined(parts[::ASIDE])

    def sample(self, kind: Kind, games: int, seed: int) -> Sample:
        """Play games of one kind and keep what is to be learned from."""
        players = kind.options["players"]
        memory = self._prepared(kind, games, seed)
        number = self.learner.engine.function(play_searched)(memory, games, self.simulations)
        sample = self.learner.kept(memory, number, players)
        expected = numpy.asarray(memory.expected)[:number].reshape(-1, players)
        shares = self.learner.arrays.array(expected / expected.sum(1, keepdims=True))
        sample.goals = RESULT * sample.wins + (1 - RESULT) * shares
        return sample

    def _memory(self, players: int) -> SearchedGames:
        """The memory of a thread for games with so many players."""
        key = threading.get_ident(), players
        if key not in self._memories:
            rows, nodes = PART * players * MOST_KEPT, NODES_EACH * self.simulations + 1000
            lengths = {"played": PART, "rows": rows, "games": rows, "expected": rows, "wins": PART, "points": PART}
            self._memories[key] = self.learner.engine.allocate(SearchedGames, links=nodes, stats=nodes, **lengths)
        return self._memories[key]

    def _prepared(self, kind: Kind, games: int, seed: int) -> SearchedGames:
        memory = self._memory(kind.options["players"])
        self.learner.deal(memory.played, kind, games, seed)
        for i, word in enumerate(seed_words(seed, "searched")):
            memory.words[i] = word
        for i, setting in enumerate(settings_list(self.learner.description.search)):
            memory.settings[i] = setting
        memory.weakness[TOLERANCE] = OTHERS
        return memory


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
