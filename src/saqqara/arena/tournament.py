"""Tournaments: bots meet over all seats and deals, on all cores or on a Ray cluster, and go on where they were stopped.

`run` plays a whole one; `play` yields its games as they are finished, for those who want to watch or to stop.
"""

import os
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

from ..bots import Budget, Cancel, bot
from ..games import game
from .journal import Journal, once_each
from .match import Match, Played, play_match
from .plan import Plan, make_plan
from .ratings import Pairing, Standing, pairings, ratings, standings
from .simulate import ignore_interrupt

IN_HAND = 2
"""Games handed out for each worker, so that none waits for work."""
RAY_INSTALL = "--ray needs Ray: pip install 'saqqara[ray]'"


class NoRay(RuntimeError):
    """Ray is not installed, or no cluster answers."""


@dataclass
class Tournament:
    """A plan, and the games that have been played."""

    plan: Plan
    games: list[Played] = field(default_factory=list)

    @property
    def finished(self) -> bool:
        """Has every game been played?"""
        return not self.missing()

    def missing(self) -> list[Match]:
        """The games that are still to be played."""
        played = {each.number for each in self.games}
        return [self.plan.match(number) for number in range(self.plan.games) if number not in played]

    def counted(self) -> list[Played]:
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
    told: Callable[[Played], None] | None = None,
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


def play(tournament: Tournament, *, jobs: int | None = None, ray: bool = False) -> Generator[Played, None, None]:
    """Play the games that are missing and yield each when it is finished; it is among the tournament's games then.

    Closing the generator stops the games under way. What can go wrong goes wrong before this returns: ValueError,
    NoRatings, NoRay.
    """
    ratings(0, [])
    threads = warm_up(tournament.plan)
    missing = tournament.missing()
    workers = min(jobs or default_jobs(threads), max(len(missing), 1))
    if ray:
        return counted(tournament, spread(RayWorkers(threads), missing))
    return counted(tournament, play_here(missing) if workers == 1 else spread(Processes(workers), missing))


def counted(tournament: Tournament, games: Generator[Played, None, None]) -> Generator[Played, None, None]:
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


def play_here(matches: Iterable[Match]) -> Generator[Played, None, None]:
    """Play one game after another in this process."""
    for match in matches:
        played = play_match(match)
        assert played is not None
        yield played


class Workers(Protocol):
    """Those who play: processes here, or machines elsewhere."""

    number: int

    def submit(self, match: Match) -> "Future[Played | None]":
        """Hand out a game."""
        ...

    def stop(self) -> None:
        """Stop all games, and wait for that."""
        ...


class Processes:
    """Processes of this machine. They stop by a flag that their bots look at while they think."""

    def __init__(self, number: int) -> None:
        context = get_context("spawn")
        self.number = number
        self.flag = context.Event()
        self.pool = ProcessPoolExecutor(number, context, begin_worker, (self.flag,))

    def submit(self, match: Match) -> "Future[Played | None]":
        """Hand out a game."""
        return self.pool.submit(play_in_worker, match)

    def stop(self) -> None:
        """Stop all games, and wait for that."""
        self.flag.set()
        self.pool.shutdown(wait=True, cancel_futures=True)


_flags: list[Cancel] = []
"""In a worker process: the flag that stops it."""


def begin_worker(flag: Cancel) -> None:
    """Ctrl-C is for the main process, which sets the flag."""
    ignore_interrupt()
    _flags.append(flag)


def play_in_worker(match: Match) -> Played | None:
    """Play a match until the flag is set."""
    return play_match(match, _flags[0])


class RayWorkers:
    """The machines of a Ray cluster: the one that `RAY_ADDRESS` names, or one on this machine. Saqqara must be installed."""

    def __init__(self, threads: int) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise NoRay(RAY_INSTALL) from None
        self.joined = self.ray.is_initialized()
        try:
            if not self.joined:
                self.ray.init(log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoRay(f"no Ray cluster answers: {' '.join(str(error).split())[:200]}") from None
        cores = self.ray.cluster_resources().get("CPU", 1)
        self.number = max(1, int(cores // threads))
        self.under_way: set[Any] = set()
        self.play = self.ray.remote(num_cpus=min(threads, cores), max_retries=3)(play_match)

    def submit(self, match: Match) -> "Future[Played | None]":
        """Hand out a game."""
        reference = self.play.remote(match)
        self.under_way.add(reference)
        future: Future[Played | None] = reference.future()
        future.add_done_callback(lambda _: self.under_way.discard(reference))
        return future

    def stop(self) -> None:
        """Leave the cluster, unless we were in it before; what this tournament has under way there ends."""
        for reference in list(self.under_way):
            self.ray.cancel(reference, force=True)
        if not self.joined:
            self.ray.shutdown()


def spread(workers: Workers, matches: list[Match]) -> Generator[Played, None, None]:
    """Hand out games, only a few ahead, and yield them as they are finished."""
    left = iter(matches)
    try:
        waiting = {workers.submit(match) for match in islice(left, IN_HAND * workers.number)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {workers.submit(match) for match in islice(left, len(done))}
            for future in done:
                if (played := future.result()) is not None:
                    yield played
    finally:
        workers.stop()
