"""Looking back at a recorded game: how likely everybody was to win before each decision, and what each move gave away.

`analyse` does it in one call; a `Study` does it decision by decision, for those who want to watch or to stop. Every look is
that of the mover, who cannot see what is hidden. `docs/arena.md` says how the figures come about.
"""

import os
from collections import Counter
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from threading import Event
from typing import Any

from ..bots import Bot, Budget, Choice, bot
from ..games import State, describe, replay_states
from .match import derived_seed
from .workers import completed

DEFAULT_BUDGET = Budget(seconds=0.2)
MARKS = {"blunder": 0.20, "mistake": 0.10, "inaccuracy": 0.05}
"""From which loss of win probability on a move is called so, the worst first."""
LOOKS = 4
"""Possible continuations over which the value of one move is averaged in a second look."""
CONSIDERED = 5
"""How many of the moves that the bot weighed are kept."""
DIGITS = 4


@dataclass(frozen=True)
class Decision:
    """One move of the record, and what the bot thinks of it."""

    ply: int
    """How many moves had been played before it."""
    round: int
    seat: int
    move: str
    forced: bool
    """Was it the only legal move?"""
    before: list[float]
    """Win probability of each seat before it, the mover playing on as the bot would."""
    after: list[float]
    """Win probability of each seat once it is played."""
    best: str
    """The move the bot would play."""
    loss: float
    """How much of its win probability the mover gave away."""
    mark: str | None
    line: list[str]
    """How the bot expects the game to go on; it begins with its best move."""
    considered: list[dict[str, Any]]
    """The moves it looked at most: move, visits and the mover's win probability, where it has one."""

    def as_json(self) -> dict[str, Any]:
        """For a program."""
        return asdict(self) | {"before": rounded(self.before), "after": rounded(self.after), "loss": round(self.loss, DIGITS)}


@dataclass(frozen=True)
class Summary:
    """How a seat has played."""

    decisions: int
    """Those in which there was a choice."""
    given_away: float
    """Win probability, over all of them."""
    marks: dict[str, int]


@dataclass(frozen=True)
class Analysis:
    """What came of the study of a game."""

    record: Mapping[str, Any]
    states: list[State[Any]] = field(repr=False)
    """From the start to the end of the record."""
    names: list[str]
    bot: str
    budget: Budget
    seed: int
    decisions: list[Decision]
    """Those that were looked at, in the order of the game."""
    moves: int
    """How many moves the record has; more than `decisions` if the study was stopped."""
    end: list[float]
    """Win probability of each seat at the end of the record: what came out, if the game is over."""
    scores: list[int]
    ranking: list[int]
    over: bool
    breakdown: list[dict[str, int]]
    """Points by source, per seat."""
    rounds: list[list[dict[str, int]]]
    """The same by round: what each round added. What is counted at the end of the game is in the last one."""

    @property
    def complete(self) -> bool:
        """Was every decision looked at?"""
        return len(self.decisions) == self.moves

    def summary(self, seat: int) -> Summary:
        """How a seat has played."""
        own = [each for each in self.decisions if each.seat == seat and not each.forced]
        marks = Counter(each.mark for each in own)
        return Summary(len(own), sum(each.loss for each in own), {mark: marks[mark] for mark in MARKS})

    def as_json(self) -> dict[str, Any]:
        """Everything for a program."""
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
    told: Callable[[Decision], None] | None = None,
) -> Analysis:
    """Look at every decision of a record with the bot of this name. `told` hears of each.

    BadRecord if the record breaks the rules, ValueError if there is no such bot.
    """
    study = Study(record, budget, name=name, seed=seed)
    for decision in study.run(jobs):
        if told is not None:
            told(decision)
    return study.analysis()


class Study:
    """An analysis under way. With a seed and a budget of simulations it comes out the same, with any number of jobs."""

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
        """Look at the decisions, several at a time, and yield each when it is done. Closing the generator stops the rest.

        The jobs are threads: machine code releases the interpreter's lock.
        """
        if self.moves:
            self.thinker().choose(self.states[0], Budget(simulations=1), seed=0)
        return self.look_at_all(jobs or max(1, (os.cpu_count() or 1) // self.threads))

    def look_at_all(self, jobs: int) -> Generator[Decision, None, None]:
        """Look at the decisions in threads."""
        pool = ThreadPoolExecutor(jobs)
        try:
            for decision in completed(lambda ply: pool.submit(self.look, ply), range(len(self.moves)), 2 * jobs):
                self.decisions[decision.ply] = decision
                yield decision
        finally:
            self.cancel.set()
            pool.shutdown(wait=True, cancel_futures=True)
            self.cancel.clear()

    def analysis(self) -> Analysis:
        """What has been found so far."""
        last = self.states[-1]
        looked = [self.decisions[ply] for ply in sorted(self.decisions)]
        end = last_values(last) if last.over else self.outlook(last, self.budget, "end") if looked else even(last)
        names = names_of(last)
        rounds = rounds_of(self.states)
        ended = (last.scores(), last.ranking(), last.over, last.breakdown(), rounds)
        return Analysis(
            self.record, self.states, names, self.name, self.budget, self.seed, looked, len(self.moves), end, *ended
        )

    # One decision
    def look(self, ply: int) -> Decision:
        """What the bot thinks of one move of the record."""
        state, move = self.states[ply], self.moves[ply]
        seat = state.position.mover
        about = (ply, round_of(state), seat, move)
        if len(state.legal()) == 1:
            values = self.value_of(state, move, self.budget)
            return Decision(*about, True, values, values, move, 0.0, None, [move], [])
        choice = self.thinker().choose(state, self.budget, derived_seed(self.seed, "look", ply), self.cancel)
        before, after, loss = normal(choice.value), normal(choice.value), 0.0
        if move != choice.move:
            best, after = (self.value_of(state, each, divided(self.budget, 2)) for each in (choice.move, move))
            loss = max(0.0, best[seat] - after[seat])
        line = possible_line(choice, state)
        return Decision(*about, False, before, after, choice.move, loss, mark_of(loss), line, weighed(choice, seat))

    def thinker(self) -> Bot:
        """A bot of its own for every look: some remember their last search."""
        return bot(self.name)

    def value_of(self, state: State[Any], move: str, budget: Budget) -> list[float]:
        """Win probabilities once a move is played, over a few ways in which what is hidden from the mover may lie.

        The same ways for every move of a position, so that two moves are compared under the same chance.
        """
        found = []
        for look in range(LOOKS):
            dealt = state.conceal(state.mover, derived_seed(self.seed, "deal", state.ply, look))
            dealt.play(move)
            found.append(self.outlook(dealt, divided(budget, LOOKS), look))
        return [sum(column) / LOOKS for column in zip(*found, strict=True)]

    def outlook(self, state: State[Any], budget: Budget, purpose: object) -> list[float]:
        """Win probabilities of a position. Where nobody has a choice the game goes on by itself."""
        ahead = state.conceal(state.mover, derived_seed(self.seed, "ahead", state.ply, purpose))
        while not ahead.over and len(ahead.legal()) == 1:
            ahead.play(ahead.moves()[0])
        if ahead.over:
            return last_values(ahead)
        seed = derived_seed(self.seed, "outlook", ahead.ply, purpose)
        return normal(self.thinker().choose(ahead, budget, seed, self.cancel).value)


def names_of(state: State[Any]) -> list[str]:
    """What the seats are called: by the record's own `names`, else by the game's names for seats, else by number."""
    own, players = state.remarks.get("names"), state.game.players
    if isinstance(own, list) and len(own) == players and all(isinstance(name, str) and name.strip() for name in own):
        return [name.strip() for name in own]
    names = describe(state.game.name).seat_names
    return [names[seat].capitalize() if names else f"Seat {seat + 1}" for seat in range(players)]


def round_of(state: State[Any]) -> int:
    """The number of the round; in a game without rounds always 1."""
    number: int = state.view().get("round", 1)
    return number


def rounds_of(states: list[State[Any]]) -> list[list[dict[str, int]]]:
    """What every round added to each seat's points, by source. What there is before the first move is in the first."""
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


def last_values(state: State[Any]) -> list[float]:
    """The win, shared by those in first place."""
    ranking = state.ranking()
    return [(place == 1) / ranking.count(1) for place in ranking]


def even(state: State[Any]) -> list[float]:
    """Nobody knows."""
    return [1 / state.game.players] * state.game.players


def normal(values: list[float]) -> list[float]:
    """Probabilities that add up to one."""
    positive = [max(0.0, value) for value in values]
    total = sum(positive)
    return [value / total for value in positive] if total > 0 else [1 / len(values)] * len(values)


def divided(budget: Budget, parts: int) -> Budget:
    """A part of a budget."""
    seconds = None if budget.seconds is None else budget.seconds / parts
    return Budget(seconds, None if budget.simulations is None else max(1, budget.simulations // parts))


def mark_of(loss: float) -> str | None:
    """What such a loss is called, in whole percents, as people see it."""
    return next((mark for mark, least in MARKS.items() if round(loss, 2) >= least), None)


def possible_line(choice: Choice, state: State[Any]) -> list[str]:
    """The expected continuation, which begins with the best move whatever the bot says."""
    return choice.line if choice.line and choice.line[0] in state.moves() else [choice.move]


def weighed(choice: Choice, seat: int) -> list[dict[str, Any]]:
    """The moves that the bot looked at most."""
    kept = choice.considered[:CONSIDERED]
    values = [round(each.value[seat], DIGITS) if each.visits else None for each in kept]
    return [{"move": each.move, "visits": each.visits, "value": value} for each, value in zip(kept, values, strict=True)]


def rounded(values: list[float]) -> list[float]:
    """With no more digits than mean something."""
    return [round(value, DIGITS) for value in values]
