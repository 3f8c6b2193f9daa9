"""Tournaments of bots, on all cores or on a Ray cluster. An interrupted one can be resumed.

`run` plays a whole tournament. `play` yields its games as they finish, so that a caller can show progress or stop it.
"""

import os
from collections.abc import Callable, Generator, Iterable, Iterator
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
        return len(self.counted()) == self.plan.games

    def missing(self) -> Iterator[Match]:
        """The games that are still to be played now."""
        played = {each.number for each in self.games}
        return (self.plan.match(number) for number in range(self.plan.games) if number not in played)

    def counted(self) -> list[MatchResult]:
        """The finished games in the order of the plan."""
        return [each for each in once_each(self.games) if each.number < self.plan.games]

    def standings(self) -> list[Standing]:
        """The results of every entry."""
        return standings(self.plan.players, self.plan.seats, self.counted())

    def pairings(self) -> list[Pairing]:
        """The results of the entries against each other."""
        return pairings(len(self.plan.players), self.counted())

    def as_json(self) -> dict[str, Any]:
        """Everything as JSON. The same plan gives the same, unless a bot has a budget of seconds."""
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
        """Mean thinking time of each entry."""
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
    on_result: Callable[[MatchResult], None] | None = None,
) -> Tournament:
    """Play a whole tournament. `plan.make_plan` explains the arguments; `on_result` is called for every finished game.

    With a `journal`, every finished game is written to that file. If the file exists, the tournament in it is resumed, with
    the plan of the file.
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
            if on_result is not None:
                on_result(played)
    finally:
        if kept is not None:
            kept.close()
    return tournament


def play(tournament: Tournament, *, jobs: int | None = None, ray: bool = False) -> Generator[MatchResult, None, None]:
    """Play the missing games. Each is added to the tournament and yielded when it is finished.

    Closing the generator stops the running games. ValueError, NoRatings and NoRay are raised before this returns.
    """
    ratings(0, [])
    threads = warm_up(tournament.plan)
    missing = tournament.missing()
    left = tournament.plan.games - len(tournament.counted())
    workers = min(jobs or default_jobs(threads), max(left, 1))
    if ray:
        return counted(tournament, hand_out(RayWorkers(threads), missing))
    return counted(tournament, play_here(missing) if workers == 1 else hand_out(Processes(workers), missing))


def counted(tournament: Tournament, games: Generator[MatchResult, None, None]) -> Generator[MatchResult, None, None]:
    """Add each game to the tournament, and yield it."""
    try:
        for played in games:
            tournament.games.append(played)
            yield played
    finally:
        games.close()


def warm_up(plan: Plan) -> int:
    """Let every bot choose once, so that machine code is built once. Returns the largest number of threads of a bot."""
    state = game(plan.game, **plan.match(0).options).start(seed=plan.seed)
    players = [bot(name) for name in dict.fromkeys(plan.players)]
    for player in players:
        player.choose(state, Budget(simulations=1), seed=0)
    return max(getattr(player, "threads", 1) for player in players)


def default_jobs(threads: int) -> int:
    """Games at a time, such that every thread of a bot has its own core."""
    return max(1, (os.cpu_count() or 1) // threads)


def play_here(matches: Iterable[Match]) -> Generator[MatchResult, None, None]:
    """Play one game after another in this process."""
    for match in matches:
        played = play_match(match)
        assert played is not None
        yield played


def hand_out(workers: Workers, matches: Iterable[Match]) -> Generator[MatchResult, None, None]:
    """Let workers play matches, and yield the results as they complete."""
    try:
        for result in completed(workers.submit, matches, IN_HAND * workers.number):
            if result is not None:
                yield result
    finally:
        workers.stop()
