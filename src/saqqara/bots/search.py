"""The searching player: many simulations from the position as its seat sees it, as machine code, on one thread or more."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ..games import State
from ..games.chance import SEED_BITS, new_seed, seed_words
from ..games.evaluation import SEATS, SearchSettings
from ..games.registry import describe
from .engine import Compiled, children, compiled, new_memory, root_of
from .interface import Budget, Cancel, Choice, Considered
from .players import check, draw
from .thinking import MOVE, VALUE, VISITS, SearchMemory

NODES = 1_000_000
"""The bound of a tree: 72 bytes a node, 72 MB a thread. Three seconds of thinking seldom need more."""
CHUNK = 64
"""Simulations between two looks at the clock: a few milliseconds."""
GLANCE = 8
"""Looks at the clock between two looks at whether the choice is made."""
HASTE = 1.25
"""How much faster than so far the rest of the time is taken to be, when it is asked whether it could change the choice."""
FORCED = 16
"""Simulations when there is no choice, only to say how the game stands."""
LONGEST_LINE = 8
FEWEST_VISITS = 8
"""Visits that a move of the expected continuation must have."""


def settings_list(settings: SearchSettings) -> list[float]:
    """The settings in the order of `thinking`."""
    tree = [settings.explore, settings.prior_scale, settings.prior_visits]
    rollout = [settings.rollout, settings.samples, settings.sharpness, settings.expand]
    return [*tree, *rollout, settings.learned, settings.paranoid]


PLAIN_UCT = SearchSettings()
"""UCB1 and uniformly random games to the end: our own baseline."""


def best_settings(state: State[Any]) -> SearchSettings:
    """The settings with which the search is strongest in the game of a state."""
    return describe(state.game.name).search


class SearchBot:
    """Tree search within a budget. NotCompiled without Numba.

    `tolerance` makes it human: it draws lots among the moves that the best was not tried more than so many times as often
    as, each as likely as it was often tried.
    """

    def __init__(
        self, name: str, budget: Budget, settings: SearchSettings | None = None, threads: int = 1, *, tolerance: float = 1
    ) -> None:
        self.name = name
        self.budget = budget
        self.settings = settings
        self.threads = threads
        self.tolerance = tolerance

    def choose(
        self,
        state: State[Any],
        budget: Budget | None = None,
        seed: int | None = None,
        cancel: Cancel | None = None,
    ) -> Choice:
        """The move that was tried most."""
        check(state)
        engine = compiled(state)
        began = time.perf_counter()  # compiling, once, is not thinking
        seed = new_seed() if seed is None else seed
        root = root_of(state, seed)
        settings = settings_list(self.settings or best_settings(state))
        forced = len(state.legal()) == 1
        seeds = [(seed + thread) % (1 << SEED_BITS) for thread in range(1 if forced else self.threads)]
        memories = [new_memory(state.game.rules, root, NODES, settings, each) for each in seeds]
        run = Run(engine, self.share(budget or self.budget, len(memories)), began, cancel, len(memories), set())
        if forced:
            simulations = [run.simulate(memories[0], FORCED)]
        elif len(memories) == 1:
            simulations = [run.search(memories[0])]
        else:
            with ThreadPoolExecutor(len(memories)) as pool:
                simulations = list(pool.map(run.search, memories))
        answer = Answer(state, root, memories, sum(simulations), time.perf_counter() - began)
        return answer.choice(self.tolerance, list(seed_words(seed, "search bot")))

    def share(self, budget: Budget, threads: int) -> Budget:
        """Each thread's part of a budget."""
        if budget.simulations is None:
            return budget if budget.seconds else self.budget
        return Budget(budget.seconds, max(budget.simulations // threads, 1))


@dataclass(frozen=True)
class Run:
    """One search under way."""

    engine: Compiled
    budget: Budget
    began: float
    cancel: Cancel | None
    trees: int
    made: set[int]
    """The trees whose choice is made. When all are, nothing is left to think about."""

    def search(self, memory: SearchMemory) -> int:
        """Simulate until the budget is spent, the choice is made or the search is cancelled; say how often."""
        most = self.budget.simulations or 1_000_000_000
        ends = self.began + (self.budget.seconds or 1e9)
        done = self.simulate(memory, 1)
        while done < most and time.perf_counter() < ends and not self.stopped:
            done += self.simulate(memory, min(CHUNK, most - done))
            if self.budget.simulations is None and done // CHUNK % GLANCE == 0 and self.decided(memory, done, ends):
                self.made.add(id(memory))
        return done

    @property
    def stopped(self) -> bool:
        """Is there no reason to go on?"""
        return len(self.made) == self.trees or (self.cancel is not None and self.cancel.is_set())

    def decided(self, memory: SearchMemory, done: int, ends: float) -> bool:
        """Is the move that was tried most so far ahead that the time left cannot change it?"""
        now = time.perf_counter()
        left = done * HASTE * (ends - now) / (now - self.began)
        visits = sorted(memory.links[children(memory, 0), VISITS].tolist())
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def simulate(self, memory: SearchMemory, number: int) -> int:
        """Some simulations, without a stop."""
        done: int = self.engine.simulate(memory, number)
        return done


@dataclass(frozen=True)
class Answer:
    """What the trees say together."""

    state: State[Any]
    root: Any
    memories: list[SearchMemory]
    simulations: int
    seconds: float

    def choice(self, tolerance: float, words: list[int]) -> Choice:
        """Moves by visits; the best is played, or by lot one that was tried nearly as often."""
        considered = self.considered()
        good = [each for each in considered if each.visits * tolerance >= considered[0].visits] if tolerance > 1 else []
        best = good[draw([float(each.visits) for each in good], words)] if len(good) > 1 else considered[0]
        line = expected_line(self.state, self.root, self.memories[0], best.move)
        return Choice(best.move, considered, best.value, best.score, line, self.simulations, self.seconds)

    def considered(self) -> list[Considered]:
        """All moves, the one tried most first."""
        legal, notation = self.state.legal(), self.state.game.rules.notation
        nodes = [{int(memory.links[child, MOVE]): child for child in children(memory, 0)} for memory in self.memories]
        if len(legal) == 1:  # a forced move has no node: the root stands for it
            nodes = [{legal[0]: 0}]
        found = [weigh(move, notation[move], self.memories, nodes, self.root.players) for move in legal]
        return sorted(found, key=lambda each: (-each.visits, -each.value[self.root.mover]))


def weigh(move: int, text: str, memories: list[SearchMemory], nodes: list[dict[int, int]], players: int) -> Considered:
    """A move of the root, merged over the trees by visits."""
    visits, sums = 0, [0.0] * (2 * SEATS)
    for memory, node_of in zip(memories, nodes, strict=True):
        node = node_of.get(move)
        if node is not None:
            number = int(memory.links[node, VISITS])
            visits += number
            sums = [total + number * mean for total, mean in zip(sums, memory.stats[node, VALUE:].tolist(), strict=True)]
    means = [total / max(visits, 1) for total in sums]
    return Considered(text, visits, means[:players], means[SEATS : SEATS + players])


def expected_line(state: State[Any], root: Any, memory: SearchMemory, first: str) -> list[str]:
    """The moves that were tried most, one after another, as long as they fit one possible course of the game."""
    functions, s, node = state.game.rules.functions, root.copy(), 0
    moves, line, move = [0] * len(memory.moves), [first], state.game.moves[first]
    while len(line) < LONGEST_LINE:
        count = functions.legal_moves(s, moves)
        if count > 1:
            node = next((child for child in children(memory, node) if memory.links[child, MOVE] == move), 0)
            if node == 0 or memory.links[node, VISITS] < FEWEST_VISITS:
                break
        functions.play(s, move)
        count = functions.legal_moves(s, moves)
        if count == 0:
            break
        tried = [child for child in children(memory, node) if memory.links[child, MOVE] in moves[:count]]
        if count == 1:
            move = moves[0]
        elif tried:
            move = int(memory.links[max(tried, key=lambda child: memory.links[child, VISITS]), MOVE])
        else:
            break
        line.append(state.game.rules.notation[move])
    return line
