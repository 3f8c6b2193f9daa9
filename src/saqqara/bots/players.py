"""Two simple bots: one plays at random, one looks one step ahead. The tree search is in `search.py`."""

import time
from math import exp, inf

from ..games import State
from ..games.chance import below, new_seed, seed_words
from ..games.evaluation import SearchSettings, Weakness
from ..games.machine_code.runner import Runner, runner
from ..games.registry import describe
from .choices import check_not_over
from .choosing import choose_evaluated, look_ahead
from .engine import NO_WEAKNESS, root_of, step_memory
from .interface import Budget, Cancel, Choice, Considered
from .search import SearchBot
from .thinking import MARGIN_SCALE, SearchMemory

EQUAL_VISITS = SearchSettings(explore=1e6, expand=1_000_000_000)
"""Settings of a search that visits all moves of the root equally often and adds no further nodes: random games to the end."""
MOST_PLAYOUTS = 3000
"""The most random games for one choice; but every move gets one."""
SURE_WIN = 1000
"""The lead, in hundredths of a point, that a sure win counts as, for games in which random games judge a move."""


class RandomBot:
    """Every legal move is equally likely."""

    name = "random"

    def choose(
        self,
        state: State,
        budget: Budget | None = None,  # noqa: ARG002 (it needs none)
        seed: int | None = None,
        cancel: Cancel | None = None,  # noqa: ARG002
    ) -> Choice:
        """A random legal move."""
        check_not_over(state)
        began = time.perf_counter()
        legal = state.moves()
        words = list(seed_words(new_seed() if seed is None else seed, "random bot"))
        even = [1 / state.game.players] * state.game.players
        points = [float(points) for points in state.scores()]
        considered = [Considered(move, 0, even, points) for move in legal]
        move = legal[below(words, len(legal))]
        return Choice(move, considered, even, points, [move], 0, time.perf_counter() - began)


class GreedyBot:
    """Looks one step ahead and plays the move after which the mover leads by most, as far as its weakness allows.

    The game's evaluation says how far the mover leads, or, if the game has none of its own, random games to the end
    (`Evaluation.playouts`).
    """

    def __init__(self, name: str = "greedy", weakness: Weakness = NO_WEAKNESS) -> None:
        self.name = name
        self.weakness = weakness

    def choose(
        self,
        state: State,
        budget: Budget | None = None,
        seed: int | None = None,
        cancel: Cancel | None = None,
    ) -> Choice:
        """The best move by one step of look-ahead, or nearly the best. Only random games need the budget."""
        check_not_over(state)
        engine = runner(state.game.name)
        began = time.perf_counter()
        seed = new_seed() if seed is None else seed
        memory = step_memory(engine, root_of(state, seed), self.weakness, seed)
        playouts = describe(state.game.name).evaluation.playouts
        if playouts:
            considered = by_random_games(state, playouts, budget, seed, cancel)
            for i, each in enumerate(considered):
                memory.priors[i] = lead_of(each, state.position.mover)
        else:
            considered = by_evaluation(state, engine, memory)
        chosen = engine.function(choose_evaluated)(memory, len(considered))
        ranked = sorted(range(len(considered)), key=lambda i: (-memory.priors[i], i != chosen))
        best = considered[chosen]
        simulations, seconds = sum(each.visits for each in considered), time.perf_counter() - began
        return Choice(best.move, [considered[i] for i in ranked], best.value, best.score, [best.move], simulations, seconds)


def by_evaluation(state: State, engine: Runner, memory: SearchMemory) -> list[Considered]:
    """Every legal move, judged by the evaluation of the position after it."""
    engine.function(look_ahead)(memory)
    players = range(state.game.players)
    return [evaluated(move, [int(memory.stats[i, seat]) for seat in players]) for i, move in enumerate(state.moves())]


def evaluated(move: str, points: list[int]) -> Considered:
    """A move with the expected points of all seats after it, in hundredths."""
    best = max(points)
    shares = [exp((value - best) / MARGIN_SCALE) for value in points]
    return Considered(move, 1, [share / sum(shares) for share in shares], [value / 100 for value in points])


def by_random_games(state: State, playouts: int, budget: Budget | None, seed: int, cancel: Cancel | None) -> list[Considered]:
    """Every legal move, judged by random games to the end: `playouts` of them, fewer if there are many moves or little time."""
    legal = state.moves()
    games = max(min(playouts * len(legal), MOST_PLAYOUTS), len(legal))
    allowed = Budget(None if budget is None else budget.seconds, games)
    found = SearchBot("random games", allowed, EQUAL_VISITS).choose(state, seed=seed, cancel=cancel).considered
    by_move = {each.move: each for each in found}
    return [by_move[move] for move in legal]


def lead_of(considered: Considered, seat: int) -> float:
    """How far a seat leads after a move by random games: over the best other seat and the mean of the others."""
    if considered.visits == 0:  # there was no time for it
        return -inf
    points = [SURE_WIN * value for value in considered.value]
    others = points[:seat] + points[seat + 1 :]
    return points[seat] - (max(others) + sum(others) / len(others)) / 2
