"""Random games, position by position, at any speed."""

from typing import Any

from saqqara import Game
from saqqara.games.chance import seed_words
from saqqara.games.drivers import Trace, trace_random_game
from saqqara.games.machine_code.runner import Runner

LONGEST = 700


class Tracer:
    """Plays random games of one kind and keeps every position."""

    def __init__(self, engine: Runner, game: Game[Any]) -> None:
        self.engine, self.game = engine, game
        self.function = engine.function(trace_random_game)
        self.memory = engine.allocate(Trace, states=LONGEST, counts=LONGEST, legal=LONGEST, scores=LONGEST)

    def run(self, seed: int) -> list[tuple[Any, ...]]:
        """Every position of a game: its numbers, its legal moves, its scores."""
        memory = self.memory
        memory.states.store(0, self.game.rules.blank(self.game.options))
        memory.states.seed(0, seed_words(seed))
        for i, word in enumerate(seed_words(seed, "players")):
            memory.words[i] = word
        plies = self.function(memory)
        assert memory.counts[plies - 1] == 0
        position, players = self.game.rules.position(), self.game.players
        return [
            (
                memory.states.load(ply, position).numbers(),
                list(memory.legal[ply][: memory.counts[ply]]),
                list(memory.scores[ply][:players]),
            )
            for ply in range(plies)
        ]
