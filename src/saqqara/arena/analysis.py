"""Analysis of a recorded game: everybody's win probability before each decision, and how much each move gave away.

`analyse` does it in one call. A `Study` does it decision by decision, so that a caller can show progress or stop it. Every
position is judged from the side of the mover, who cannot see what is hidden. `docs/arena.md` explains the figures.
"""

import os
from collections import Counter
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from threading import Event
from typing import Any

from ..bots import Bot, Budget, Choice, bot
from ..bots.plans import why_better
from ..games import State, describe, replay_states
from ..games.story import Message
from .match import derived_seed

DEFAULT_BUDGET = Budget(seconds=0.2)
MARKS = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}
"""The least loss of win probability for each mark, the worst mark first."""
DEALS = 4
"""Deals of what is hidden over which the value of a move is averaged."""
CONSIDERED = 5
"""How many of the moves that the bot considered are kept."""
DIGITS = 4


@dataclass(frozen=True)
class Decision:
    """One move of the record, and what the bot thinks of it."""

    ply: int
    """Number of moves before it."""
    round: int
    seat: int
    move: str
    forced: bool
    """Was it the only legal move?"""
    before: list[float]
    """Win probability of each seat before it, if the mover plays on like the bot."""
    after: list[float]
    """Win probability of each seat after it."""
    best: str
    """The move the bot would play."""
    loss: float
    """How much of its win probability the mover gave away."""
    mark: str | None
    line: list[str]
    """How the bot expects the game to go on; it begins with its best move."""
    considered: list[dict[str, Any]]
    """The moves that the bot tried most: move, visits and the mover's win probability, if it was tried."""
    why: list[Message] = field(default_factory=list)
    """If it gave something away: what the play after the best move would have brought, and what this move changed."""

    def as_json(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self) | {"before": rounded(self.before), "after": rounded(self.after), "loss": round(self.loss, DIGITS)}


@dataclass(frozen=True)
class Summary:
    """How well a seat played."""

    decisions: int
    """Decisions with more than one legal move."""
    given_away: float
    """The sum of the losses of win probability."""
    marks: dict[str, int]


@dataclass(frozen=True)
class Analysis:
    """The result of a study."""

    record: Mapping[str, Any]
    states: list[State] = field(repr=False)
    """From the start to the end of the record."""
    names: list[str]
    bot: str
    budget: Budget
    seed: int
    decisions: list[Decision]
    """The decisions that were judged, in the order of the game."""
    moves: int
    """Number of moves of the record: more than `decisions` if the study was stopped."""
    end: list[float]
    """Win probability of each seat at the end of the record; if the game is over, its result."""
    scores: list[int]
    ranking: list[int]
    over: bool
    breakdown: list[dict[str, int]]
    """Points by source, per seat."""
    rounds: list[list[dict[str, int]]]
    """The points that each round added. Points that are counted at the end of the game belong to the last round."""

    @property
    def complete(self) -> bool:
        """Was every decision judged?"""
        return len(self.decisions) == self.moves

    def summary(self, seat: int) -> Summary:
        """How well a seat played."""
        own = [each for each in self.decisions if each.seat == seat and not each.forced]
        marks = Counter(each.mark for each in own)
        return Summary(len(own), sum(each.loss for each in own), {mark: marks[mark] for mark in MARKS})

    def as_json(self) -> dict[str, Any]:
        """Everything as JSON."""
        seats = [asdict(self.summary(seat)) for seat in range(len(self.names))]
        for seat, name in enumerate(self.names):
            own = {"name": name, "score": self.scores[seat], "place": self.ranking[seat], "points": self.breakdown[seat]}
            seats[seat] = own | seats[seat] | {"given_away": round(seats[seat]["given_away"], DIGITS)}
        return {
            "game": self.record["game"],
            "options": self.record["options"],
            "bot": self.bot,
            "budget": asdict(self.budget),
            "seed": self.seed,
            "thresholds": MARKS,
            "complete": self.complete,
            "over": self.over,
            "seats": seats,
            "decisions": [decision.as_json() for decision in self.decisions],
            "end": rounded(self.end),
            "rounds": self.rounds,
        }


def analyse(
    record: Mapping[str, Any],
    budget: Budget | None = None,
    *,
    name: str = "search",
    seed: int = 0,
    jobs: int | None = None,
    on_decision: Callable[[Decision], None] | None = None,
) -> Analysis:
    """Judge every decision of a record with the bot of this name. `on_decision` is called for each.

    BadRecord if the record breaks the rules, ValueError if there is no such bot.
    """
    study = Study(record, budget, name=name, seed=seed)
    for decision in study.run(jobs):
        if on_decision is not None:
            on_decision(decision)
    return study.analysis()


class Study:
    """An analysis in progress. With a seed and a budget of simulations the result is the same for any number of jobs."""

    def __init__(self, record: Mapping[str, Any], budget: Budget | None = None, *, name: str = "search", seed: int = 0) -> None:
        self.record = record
        self.budget = budget or DEFAULT_BUDGET
        self.name = name
        self.seed = seed
        self.states = replay_states(record)
        self.moves: list[str] = list(record["moves"])
        self.decisions: dict[int, Decision] = {}
        self.cancel = Event()
        self.threads: int = getattr(bot(name), "threads", 1)

    def run(self, jobs: int | None = None) -> Generator[Decision, None, None]:
        """Judge the decisions, several at a time, and yield each when it is done. Closing the generator stops the rest.

        The jobs are threads: machine code releases the interpreter's lock.
        """
        if self.moves:
            self.new_bot().choose(self.states[0], Budget(simulations=1), seed=0)
        return self.judge_all(jobs or max(1, (os.cpu_count() or 1) // self.threads))

    def judge_all(self, jobs: int) -> Generator[Decision, None, None]:
        """Judge the decisions in threads."""
        from .workers import completed  # it knows processes, which a browser does not have

        pool = ThreadPoolExecutor(jobs)
        try:
            for decision in completed(lambda ply: pool.submit(self.judge, ply), range(len(self.moves)), 2 * jobs):
                self.decisions[decision.ply] = decision
                yield decision
        finally:
            self.cancel.set()
            pool.shutdown(wait=True, cancel_futures=True)
            self.cancel.clear()

    def analysis(self) -> Analysis:
        """The result so far."""
        last = self.states[-1]
        judged = [self.decisions[ply] for ply in sorted(self.decisions)]
        end = self.end_values(last) if judged or last.over else equal_values(last)
        names = names_of(last)
        rounds = rounds_of(self.states)
        ended = (last.scores(), last.ranking(), last.over, last.breakdown(), rounds)
        return Analysis(
            self.record, self.states, names, self.name, self.budget, self.seed, judged, len(self.moves), end, *ended
        )

    def end_values(self, last: State) -> list[float]:
        """Win probabilities at the end of the record."""
        return final_values(last) if last.over else self.position_values(last, self.budget, "end")

    # One decision
    def judge(self, ply: int) -> Decision:
        """The bot's opinion of one move of the record."""
        state, move = self.states[ply], self.moves[ply]
        seat = state.position.mover
        about = (ply, round_of(state), seat, move)
        if len(state.legal()) == 1:
            values = self.value_of(state, move, self.budget)
            return Decision(*about, True, values, values, move, 0.0, None, [move], [])
        choice = self.new_bot().choose(state, self.budget, derived_seed(self.seed, "look", ply), self.cancel)
        before, after, loss = normalised(choice.value), normalised(choice.value), 0.0
        if move != choice.move:
            best, after = (self.value_of(state, each, divided(self.budget, 2)) for each in (choice.move, move))
            loss = max(0.0, best[seat] - after[seat])
        line, mark = possible_line(choice, state), mark_of(loss)
        why = why_better(state, choice, choice.move, move) if mark else []
        return Decision(*about, False, before, after, choice.move, loss, mark, line, considered_moves(choice, seat), why)

    def new_bot(self) -> Bot:
        """A new bot for every position, because some bots remember their last search."""
        return bot(self.name)

    def value_of(self, state: State, move: str, budget: Budget) -> list[float]:
        """Win probabilities after a move, averaged over several deals of what is hidden from the mover.

        The deals are the same for every move of a position, so that moves are compared under the same chance.
        """
        found = []
        for deal in range(DEALS):
            dealt = state.conceal(state.mover, derived_seed(self.seed, "deal", state.ply, deal))
            dealt.play(move)
            found.append(self.position_values(dealt, divided(budget, DEALS), deal))
        return [sum(column) / DEALS for column in zip(*found, strict=True)]

    def position_values(self, state: State, budget: Budget, purpose: object) -> list[float]:
        """Win probabilities of a position. Moves without an alternative are played first."""
        ahead = state.conceal(state.mover, derived_seed(self.seed, "ahead", state.ply, purpose))
        while not ahead.over and len(ahead.legal()) == 1:
            ahead.play(ahead.moves()[0])
        if ahead.over:
            return final_values(ahead)
        seed = derived_seed(self.seed, "outlook", ahead.ply, purpose)
        return normalised(self.new_bot().choose(ahead, budget, seed, self.cancel).value)


def names_of(state: State) -> list[str]:
    """The names of the seats: the record's own, else the game's names for seats, else numbers."""
    names = describe(state.game.name).seat_names
    players = range(state.game.players)
    return own_names(state) or [names[seat].capitalize() if names else f"Seat {seat + 1}" for seat in players]


def own_names(state: State) -> list[str]:
    """The record's own `names`; none if there is not one for each seat."""
    own = state.remarks.get("names")
    if not isinstance(own, list) or len(own) != state.game.players:
        return []
    return [name.strip() for name in own] if all(isinstance(name, str) and name.strip() for name in own) else []


def round_of(state: State) -> int:
    """The number of the round; in a game without rounds always 1."""
    number: int = state.view().get("round", 1)
    return number


def rounds_of(states: list[State]) -> list[list[dict[str, int]]]:
    """The points that each round added, for each seat by source. Points before the first move belong to the first round."""
    numbers = [round_of(state) for state in states]
    last = len(states) - 1
    ends = [at for at in range(1, last + 1) if at == last or numbers[at] != numbers[at - 1]] or [last]
    rounds: list[list[dict[str, int]]] = []
    before = [dict.fromkeys(points, 0) for points in states[0].breakdown()]
    for end in ends:
        now = states[end].breakdown()
        rounds.append([{source: new[source] - old[source] for source in new} for old, new in zip(before, now, strict=True)])
        before = now
    return rounds


def final_values(state: State) -> list[float]:
    """1 for the winner; several winners share it."""
    ranking = state.ranking()
    return [(place == 1) / ranking.count(1) for place in ranking]


def equal_values(state: State) -> list[float]:
    """The same win probability for every seat."""
    return [1 / state.game.players] * state.game.players


def normalised(values: list[float]) -> list[float]:
    """Probabilities that add up to one."""
    positive = [max(0.0, value) for value in values]
    total = sum(positive)
    return [value / total for value in positive] if total > 0 else [1 / len(values)] * len(values)


def divided(budget: Budget, parts: int) -> Budget:
    """A part of a budget."""
    seconds = None if budget.seconds is None else budget.seconds / parts
    return Budget(seconds, None if budget.simulations is None else max(1, budget.simulations // parts))


def mark_of(loss: float) -> str | None:
    """The mark for a loss, which is rounded to whole percents as people see it."""
    return next((mark for mark, least in MARKS.items() if round(loss, 2) >= least), None)


def possible_line(choice: Choice, state: State) -> list[str]:
    """The continuation that the bot expects; always begins with its best move."""
    return choice.line if choice.line and choice.line[0] in state.moves() else [choice.move]


def considered_moves(choice: Choice, seat: int) -> list[dict[str, Any]]:
    """The moves that the bot tried most."""
    kept = choice.considered[:CONSIDERED]
    values = [round(each.value[seat], DIGITS) if each.tried else None for each in kept]
    return [{"move": each.move, "visits": each.visits, "value": value} for each, value in zip(kept, values, strict=True)]


def rounded(values: list[float]) -> list[float]:
    """Without digits that mean nothing."""
    return [round(value, DIGITS) for value in values]
