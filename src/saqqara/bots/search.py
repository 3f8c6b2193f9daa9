"""The bot that searches: simulations from the position as its seat sees it, on one thread or several."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

from ..games import State
from ..games.chance import SEED_BITS, new_seed
from ..games.evaluation import SEATS, SearchSettings, Weakness
from ..games.machine_code.runner import Runner, runner
from ..games.registry import describe
from .choices import check_not_over
from .choosing import choose_visited
from .endgame import exact_shares
from .engine import NO_WEAKNESS, children, new_memory, root_of
from .interface import Budget, Cancel, Choice, Considered
from .solving import EQUAL
from .thinking import FEWEST_VISITS, MOVE, VALUE, VISITS, SearchMemory, expected_line, simulate

CHUNK = 64
"""Simulations of machine code between two looks at the clock: a few milliseconds. The interpreter looks after each one."""
CHUNKS_TO_DECISION = 8
"""Chunks between two checks whether the rest of the time can still change the choice."""
CATCH_UP = 0.4
"""The share of the simulations left that a move may make up on the most visited one, in that check. `docs/bots.md` has what was
measured."""
FORCED_SIMULATIONS = 16
"""Simulations if there is only one legal move, to estimate values and scores."""
LEAST_SIMULATIONS = 1000
"""Simulations from which on all moves get an expected continuation, and not only the best."""
PLAIN_UCT = SearchSettings()
"""UCB1 and uniformly random games to the end: a baseline."""


def settings_list(settings: SearchSettings) -> list[float]:
    """The settings in the order of `thinking`."""
    tree = [settings.explore, settings.prior_scale, settings.prior_visits]
    rollout = [settings.rollout, settings.samples, settings.sharpness, settings.expand]
    return [*tree, *rollout, settings.learned, settings.rollout_share, settings.paranoid]


def best_settings(state: State, simulations: int | None = None) -> SearchSettings:
    """The settings with which the search is strongest in the game of a state, with so many simulations or a limit of time."""
    return describe(state.game.name).search_for(state.game.players, simulations)


def written_settings(state: State) -> SearchSettings:
    """The settings with which the search goes by the evaluation that was written by hand: a baseline."""
    description = describe(state.game.name)
    return description.written_search or description.search


class SearchBot:
    """Tree search within a budget. With a weakness, which needs a single thread, it also plays weaker moves, like a person."""

    def __init__(
        self,
        name: str,
        budget: Budget,
        settings: SearchSettings | Callable[[State], SearchSettings] | None = None,
        threads: int = 1,
        *,
        weakness: Weakness = NO_WEAKNESS,
        explore: float | None = None,
    ) -> None:
        if threads > 1 and weakness != NO_WEAKNESS:
            raise ValueError("a search on several threads has no weakness")
        self.name = name
        self.budget = budget
        self.settings = settings
        self.threads = threads
        self.weakness = weakness
        self.explore = explore

    def choose(
        self,
        state: State,
        budget: Budget | None = None,
        seed: int | None = None,
        cancel: Cancel | None = None,
    ) -> Choice:
        """The move with the most visits; in an endgame that can be counted out, among those that are exactly the best."""
        check_not_over(state)
        engine = runner(state.game.name)
        began = time.perf_counter()  # loading machine code does not count
        seed = new_seed() if seed is None else seed
        root = root_of(state, seed)
        settings = settings_list(self._settings_for(state, budget or self.budget))
        forced = len(state.legal()) == 1
        exact = {} if forced or not self._solves else exact_shares(engine, root, budget or self.budget, began, cancel)
        seeds = [(seed + thread) % (1 << SEED_BITS) for thread in range(1 if forced else self._trees(budget, engine))]
        trees = [new_memory(engine, root, engine.most_nodes, settings, each, self.weakness) for each in seeds]
        chunk = CHUNK if engine.native else 1
        run = SearchRun(
            engine.function(simulate), chunk, self._part(budget or self.budget, len(trees)), began, cancel, len(trees)
        )
        if forced:
            simulations = [run.simulate(trees[0], FORCED_SIMULATIONS)]
        elif len(trees) == 1 or not engine.parallel:
            simulations = [run.search(tree) for tree in trees]
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                simulations = list(pool.map(run.search, trees))
        result = SearchResult(state, root, trees, sum(simulations), time.perf_counter() - began, exact)
        chosen = None if forced or self.weakness == NO_WEAKNESS else engine.function(choose_visited)(trees[0])
        return result.choice(chosen)

    def _settings_for(self, state: State, budget: Budget) -> SearchSettings:
        """Its own settings, or those of the game; with its own exploration if it has one."""
        own = self.settings(state) if callable(self.settings) else self.settings
        settings = own or best_settings(state, budget.simulations)
        return settings if self.explore is None else replace(settings, explore=self.explore)

    @property
    def _solves(self) -> bool:
        """Does it count endgames out? A baseline and a weak player do not."""
        return self.settings is None and self.weakness == NO_WEAKNESS

    def _trees(self, budget: Budget | None, engine: Runner) -> int:
        """How many trees are searched. Without threads a limit of time is spent on one; simulations make the same trees."""
        by_time = (budget or self.budget).simulations is None
        return 1 if by_time and not engine.parallel else self.threads

    def _part(self, budget: Budget, threads: int) -> Budget:
        """The budget of each thread."""
        if budget.simulations is None:
            return budget if budget.seconds else self.budget
        return Budget(budget.seconds, max(budget.simulations // threads, 1))


@dataclass(frozen=True)
class SearchRun:
    """A search in progress."""

    simulate: Callable[[SearchMemory, int], int]
    """Runs simulations on a tree and returns how many."""
    chunk: int
    """Simulations between two looks at the clock."""
    budget: Budget
    began: float
    cancel: Cancel | None
    trees: int
    decided: set[int] = field(default_factory=set)
    """Ids of the trees whose choice is not expected to change any more. When all are in it, the search stops."""

    def search(self, tree: SearchMemory) -> int:
        """Simulate until the budget is spent, the choice is clear or the search is cancelled. Returns how often."""
        most = self.budget.simulations or 1_000_000_000
        ends = self.began + (self.budget.seconds or 1e9)
        done, chunks = self.simulate(tree, 1), 0
        while done < most and time.perf_counter() < ends and not self.stopped:
            done += self.simulate(tree, min(self.chunk, most - done))
            chunks += 1
            if self.budget.simulations is None and chunks % CHUNKS_TO_DECISION == 0 and self.is_decided(tree, done, ends):
                self.decided.add(id(tree))
        return done

    @property
    def stopped(self) -> bool:
        """Are all trees decided, or is the search cancelled?"""
        return len(self.decided) == self.trees or (self.cancel is not None and self.cancel.is_set())

    def is_decided(self, tree: SearchMemory, done: int, ends: float) -> bool:
        """Is the most visited move so far ahead that the rest of the time is not expected to change it?"""
        now = time.perf_counter()
        left = done * (ends - now) / (now - self.began)
        visits = sorted(tree.links[child, VISITS] for child in children(tree, 0))
        return len(visits) > 1 and visits[-1] - visits[-2] > CATCH_UP * left


@dataclass(frozen=True)
class SearchResult:
    """The trees of a finished search, merged by visits."""

    state: State
    root: Any
    trees: list[SearchMemory]
    simulations: int
    seconds: float
    exact: dict[int, list[float]]
    """The moves whose win probabilities are counted out, with those of every seat; empty: the best is not known."""

    def choice(self, chosen: int | None = None) -> Choice:
        """The most visited move, or the one that was chosen in its place."""
        considered = [self.with_line(each) for each in self.considered()]
        text = considered[0].move if chosen is None else self.state.game.rules.notation[chosen]
        best = next(each for each in considered if each.move == text)
        line = best.line or self.line(best.move)
        return Choice(best.move, considered, best.value, best.score, line, self.simulations, self.seconds)

    def with_line(self, considered: Considered) -> Considered:
        """A move with its expected continuation, if the search was long enough."""
        if self.simulations < LEAST_SIMULATIONS or considered.visits < FEWEST_VISITS:
            return considered
        return replace(considered, line=self.line(considered.move))

    def line(self, move: str) -> list[str]:
        """The expected continuation that begins with a move."""
        rules, tree = self.state.game.rules, self.trees[0]
        length = runner(self.state.game.name).function(expected_line)(tree, self.state.game.moves[move])
        return [rules.notation[each] for each in tree.line[:length]]

    def considered(self) -> list[Considered]:
        """All legal moves, the most visited first, but those that are exactly the best before all others."""
        legal, notation = self.state.legal(), self.state.game.rules.notation
        nodes = [{int(tree.links[child, MOVE]): child for child in children(tree, 0)} for tree in self.trees]
        if len(legal) == 1:  # a forced move has no node of its own: the root holds its statistics
            nodes = [{legal[0]: 0}]
        found = [merge_trees(move, notation[move], self.trees, nodes, self.root.players) for move in legal]
        shares = {notation[move]: value for move, value in self.exact.items()}
        found = [replace(each, value=shares[each.move], exact=True) if each.move in shares else each for each in found]
        mover = self.root.mover
        best = max((value[mover] for value in shares.values()), default=0.0) - EQUAL
        return sorted(found, key=lambda each: (not each.exact or each.value[mover] < best, -each.visits, -each.value[mover]))


def merge_trees(move: int, text: str, trees: list[SearchMemory], nodes: list[dict[int, int]], players: int) -> Considered:
    """A move of the root: the sum of its visits in all trees, and its means, weighted by visits."""
    visits, sums = 0, [0.0] * (2 * SEATS)
    for tree, node_of in zip(trees, nodes, strict=True):
        node = node_of.get(move)
        if node is not None:
            number = int(tree.links[node, VISITS])
            visits += number
            sums = [total + number * mean for total, mean in zip(sums, tree.stats[node][VALUE:], strict=True)]
    means = [total / max(visits, 1) for total in sums]
    return Considered(text, visits, means[:players], means[SEATS : SEATS + players])
