"""Makes puzzles from strong play.

A position becomes a puzzle if looking one step ahead misses the best move, two long searches agree on it, one of
which explores more, and it is better than every other move by a clear margin in both. It is rated by the levels that find it.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ..bots import Budget, Choice, bot, level_names
from ..bots.levels import usual_bot
from ..bots.search import SearchBot, best_settings
from ..games import State, describe, game
from ..games.puzzles import OTHER, Puzzle

PLAYER = "search:500"
"""Plays the games from which the positions come."""
FIRST_LOOK = 300
"""Simulations that tell whether a position is worth a longer search."""
GAP = 0.05
"""How much more the best move must win than any other."""
KNOWN_VISITS = 8
"""A move with fewer visits in the long search is not compared: the search has found it hopeless."""
MOST_ANSWERS = 4
FROM_GAME = 1
"""Puzzles of one game at most, so that they differ."""
LATEST_START = 40
"""The first moves of a game are passed over, at most so many, so that puzzles come from all its parts."""
WIDER = 3.0
"""The second long search explores so many times as much, so that both do not overlook the same answer."""
TRIES, FOUND = 5, 4
"""Most levels play by chance. So a level finds the best move if it plays it in 4 of 5 tries, each with a seed of its own."""
SEEDS_APART = 1_000_003
"""Between the seeds of two tries."""


@dataclass(frozen=True)
class Maker:
    """Makes puzzles of a game."""

    name: str
    simulations: int
    """Of a long search."""

    def puzzles(self, seed: int) -> Iterator[Puzzle]:
        """Puzzles from one game after another, without end."""
        while True:
            yield from self.of_game(seed)
            seed += 1

    def of_game(self, seed: int) -> Iterator[Puzzle]:
        """The puzzles of one game between strong players."""
        options = self.options(seed)
        state, found = game(self.name, **options).start(seed=seed), 0
        moves: list[str] = []
        first = seed % LATEST_START
        while not state.over and found < FROM_GAME:
            if state.ply >= first and len(state.legal()) > 2 and (puzzle := self.puzzle_at(state, seed, options, moves)):
                found += 1
                yield puzzle
            move = bot(PLAYER).choose(state, seed=seed + state.ply).move
            state.play(move)
            moves.append(move)

    def options(self, seed: int) -> dict[str, Any]:
        """The options of a game: mostly 2 players, and the varied option in turn."""
        description = describe(self.name)
        fewest, more, *_ = description.rules.players
        options: dict[str, Any] = {"players": more if seed % 5 == 0 else fewest}
        if description.varied_option:
            variants = description.all_variants()
            options[description.varied_option] = variants[seed % len(variants)]
        return options

    def puzzle_at(self, state: State, seed: int, options: dict[str, Any], moves: list[str]) -> Puzzle | None:
        """The puzzle in a position, if there is one."""
        mover = state.position.mover
        greedy = bot("greedy").choose(state, seed=seed).move
        look = self.search(state, FIRST_LOOK, seed)
        if look.move == greedy or clear_gap(look, mover) < GAP / 2:
            return None
        first, second = (self.search(state, self.simulations, seed + i, explore) for i, explore in ((1, 1.0), (2, WIDER)))
        best = first.move
        if best != second.move or best == greedy or min(clear_gap(each, mover) for each in (first, second)) < GAP:
            return None
        chosen = [*choices_of_levels(state, seed, best), best]
        answers = answers_of(first, greedy, chosen)
        values = {each.move: each.value[mover] for each in first.considered}
        values_of_answers = [round(values[move], 3) for move in answers]
        return Puzzle(options, seed, list(moves), answers, values_of_answers, levels_of(answers, chosen))

    def rated(self, puzzle: Puzzle) -> Puzzle | None:
        """A puzzle with what the levels choose now; None if a long search does not find the best move any more."""
        state, best = puzzle.state(self.name), puzzle.answers[0]
        if self.search(state, self.simulations, puzzle.seed).move != best:
            return None
        chosen = [*choices_of_levels(state, puzzle.seed, best), best]
        return replace(puzzle, levels=levels_of(puzzle.answers, chosen))

    def search(self, state: State, simulations: int, seed: int, explore: float = 1.0) -> Choice:
        """A search of so many simulations that explores so many times as much as usual."""
        weight = explore * best_settings(state, simulations).explore
        return SearchBot("long", Budget(simulations=simulations), explore=weight).choose(state, seed=seed)


def choices_of_levels(state: State, seed: int, best: str) -> list[str]:
    """The move of each level but the strongest, which goes by the clock: a long search stands for it."""
    return [choice_of_level(state, seed, number, best) for number in range(1, len(level_names()))]


def choice_of_level(state: State, seed: int, number: int, best: str) -> str:
    """The best move if a level finds it on a usual day, else the other move that it plays most often."""
    player = usual_bot(state, number)
    tries = Counter(player.choose(state, seed=seed + SEEDS_APART * i).move for i in range(TRIES))
    if tries[best] >= FOUND:
        return best
    return next(move for move, _ in tries.most_common() if move != best)


def levels_of(answers: list[str], chosen: list[str]) -> str:
    """The number of the answer that each level chose."""
    return "".join(str(answers.index(move)) if move in answers else OTHER for move in chosen)


def clear_gap(choice: Choice, mover: int) -> float:
    """How much more the chosen move wins than the best of the others that were tried often."""
    best, *others = choice.considered
    tried = [each.value[mover] for each in others if each.visits >= KNOWN_VISITS]
    return best.value[mover] - max(tried) if tried else 0.0


def answers_of(choice: Choice, greedy: str, chosen: list[str]) -> list[str]:
    """The best move, what looks best one step ahead, what levels chose, and what else the search has tried.

    In a counted endgame the best move may hardly have been tried.
    """
    tried = [each.move for each in choice.considered if each.visits >= KNOWN_VISITS]
    likely = [choice.move, greedy, *(move for move in reversed(chosen) if move in tried), *tried]
    return list(dict.fromkeys(move for move in likely if move in tried or move in (choice.move, greedy)))[:MOST_ANSWERS]
