"""Tournaments: bots meet over all seats and deals, on all cores or on a Ray cluster, and go on where they were stopped.

`run` plays a whole one; `play` yields its games as they are finished, for those who want to watch or to stop.
"""

import os
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ..bots import Budget, bot
from ..games import game
from .journal import Journal, once_each
from .match import Match, MatchResult, play_match
from .plan import Plan, make_plan
from .ratings import Pairing, Standing, pairings, ratings, standings
from .workers import Processes, RayWorkers, Workers, completed

IN_HAND = 2
"""Matches handed out for each worker, so that none waits for work."""


@dataclass
class Tournament:
    """A plan, and the games that have been played."""

    plan: Plan
    games: list[MatchResult] = field(default_factory=list)

    @property
    def finished(self) -> bool:
        """Has every game been played?"""
        return not self.missing()

    def missing(self) -> list[Match]:
        """The games that are still to be played."""
        played = {each.number for each in self.games}
        return [self.plan.match(number) for number in range(self.plan.games) if number not in played]

    def counted(self) -> list[MatchResult]:
        """The games of the plan in its order, whatever order they were finished in."""
        return [each for each in once_each(self.games) if each.number < self.plan.games]

    def standings(self) -> list[Standing]:
        """What came of every entry."""
        return standings(self.plan.players, self.plan.seats, self.counted())

    def pairings(self) -> list[Pairing]:
        """Who came in before whom."""
        return pairings(len(self.plan.players), self.counted())

    def as_json(self) -> dict[str, Any]:
        """Everything for a program. The same plan gives the same, if no bot of it goes by the clock."""
        games, plan = self.counted(), self.plan
        return {
            "game": plan.game,
            "players": list(plan.players),
            "seats": plan.seats,
            **({plan.varied_option: list(plan.variants)} if plan.varied_option else {}),
            "options": plan.options,
            "seed": plan.seed,
            "planned": plan.games,
            "games": len(games),
            "deals": len({each.deal for each in games}),
            "finished": len(games) == plan.games,
            "entries": [standing.as_json() for standing in self.standings()],
            "pairs": [pairing.as_json() for pairing in self.pairings()],
        }

    def seconds_per_decision(self) -> list[float]:
        """How long each entry thought on average."""
        seconds, decisions = [0.0] * len(self.plan.players), [0] * len(self.plan.players)
        for each in self.counted():
            for seat, entry in enumerate(each.entries):
                seconds[entry] += each.seconds[seat]
                decisions[entry] += each.decisions[seat]
        return [spent / number if number else 0.0 for spent, number in zip(seconds, decisions, strict=True)]


def run(  # noqa: PLR0913 (what can be asked for)
    name: str,
    players: list[str],
    games: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    jobs: int | None = None,
    ray: bool = False,
    journal: Path | None = None,
    told: Callable[[MatchResult], None] | None = None,
) -> Tournament:
    """Play a whole tournament. `plan.make_plan` says what the arguments mean; `told` hears of every finished game.

    With a `journal`, every finished game is kept in that file, and a file that is there already is gone on with: its plan
    counts then.
    """
    kept = None
    tournament = Tournament(make_plan(name, players, games, seats=seats, seed=seed, options=options))
    if journal is not None and journal.exists():
        kept, tournament.plan, tournament.games = Journal.resume(journal)
    elif journal is not None:
        kept = Journal.begin(journal, tournament.plan)
    try:
        for played in play(tournament, jobs=jobs, ray=ray):
            if kept is not None:
                kept.write(played)
            if told is not None:
                told(played)
    finally:
        if kept is not None:
            kept.close()
    return tournament


def play(tournament: Tournament, *, jobs: int | None = None, ray: bool = False) -> Generator[MatchResult, None, None]:
    """Play the games that are missing and yield each when it is finished; it is among the tournament's games then.

    Closing the generator stops the games under way. What can go wrong goes wrong before this returns: ValueError,
    NoRatings, NoRay.
    """
    ratings(0, [])
    threads = warm_up(tournament.plan)
    missing = tournament.missing()
    workers = min(jobs or default_jobs(threads), max(len(missing), 1))
    if ray:
        return counted(tournament, hand_out(RayWorkers(threads), missing))
    return counted(tournament, play_here(missing) if workers == 1 else hand_out(Processes(workers), missing))


def counted(tournament: Tournament, games: Generator[MatchResult, None, None]) -> Generator[MatchResult, None, None]:
    """The games, each added to its tournament."""
    try:
        for played in games:
            tournament.games.append(played)
            yield played
    finally:
        games.close()


def warm_up(plan: Plan) -> int:
    """Let every bot choose once, so that machine code is there before many ask for it. Returns the most threads of one."""
    state = game(plan.game, **plan.match(0).options).start(seed=plan.seed)
    players = [bot(name) for name in dict.fromkeys(plan.players)]
    for player in players:
        player.choose(state, Budget(simulations=1), seed=0)
    return max(getattr(player, "threads", 1) for player in players)


def default_jobs(threads: int) -> int:
    """Games at a time: so many that no bot takes another's core, and with it its time."""
    return max(1, (os.cpu_count() or 1) // threads)


def play_here(matches: Iterable[Match]) -> Generator[MatchResult, None, None]:
    """Play one game after another in this process."""
    for match in matches:
        played = play_match(match)
        assert played is not None
        yield played


def hand_out(workers: Workers, matches: list[Match]) -> Generator[MatchResult, None, None]:
    """Let workers play matches, and yield the results as they complete."""
    try:
        for result in completed(workers.submit, matches, IN_HAND * workers.number):
            if result is not None:
                yield result
    finally:
        workers.stop()
