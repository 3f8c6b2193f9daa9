"""What choices give away in win probability.

Positions come from games of the search against itself. Every bot chooses a move in each of them. The chosen moves, and
those that the last bot tried often, are measured in one of two ways:

- by games that are played on to the end: all seats look one step ahead by the learned evaluation;
- with --judge, by a search after the move, in every one of some deals. That is for a game in which one step ahead plays too
  badly to tell good moves apart. Such a judge shares the errors of the evaluation with the bots that search.

All moves of a position meet the same dice and deals. Where an endgame can be counted out, the exact values are taken.

What a bot gives away is the difference in win probability between the best move and its own. The best of several measured
moves looks better than it is. So the games are split into folds: in each fold, the best move is the one that all other folds
find best, and its value comes from games that did not choose it ("gives away"). The second column ("at most") chooses and
values the best move by the same games, which is too much. Intervals are 95 %, and take each game as one observation.

    python benchmarks/regret.py --playouts 300
    python benchmarks/regret.py --game GAME --players 3 --judge 4000 --playouts 5
"""

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import fmean, stdev
from threading import Event
from typing import Any

from rich.table import Table

from saqqara import game
from saqqara.arena.analysis import final_values
from saqqara.arena.workers import completed
from saqqara.bots import Budget, Choice, bot
from saqqara.bots.playouts import worth
from saqqara.bots.search import SearchBot
from saqqara.games import State, describe, game_names
from saqqara.terminal.show import progress_bar, two_consoles

GUIDE = SearchBot("guide", Budget(simulations=150))
"""The bot that plays the games from which the positions come."""
OFTEN = 0.05
"""A move is measured if the last bot tried it at least this share as often as its first choice."""
FROM_GAME = 4
"""Positions taken from one game."""
FOLDS = 5
MOST_SEED = 1_000_000_000
LEVELS = ",".join(f"level:{number}" for number in range(1, 11))


@dataclass(frozen=True)
class Settings:
    """What is measured. Results with other settings cannot be added."""

    game: str
    players: int
    bots: list[str]
    judge: int | None
    """Simulations of a search after each move; None: games to the end."""
    playouts: int
    """Games or searches for each move."""


@dataclass(frozen=True)
class Measured:
    """A position: the choice of each bot, and the win probability after each measured move by each fold."""

    chosen: dict[str, str]
    folds: dict[str, list[float]]

    def gives_away(self, name: str) -> float:
        """Against a best move that is chosen and valued by different games."""
        own = self.folds[self.chosen[name]]
        return fmean(self.folds[self.best(without=fold)][fold] - own[fold] for fold in range(FOLDS))

    def at_most(self, name: str) -> float:
        """Against the move that looks best by all games."""
        return fmean(self.folds[self.best()]) - fmean(self.folds[self.chosen[name]])

    def best(self, without: int | None = None) -> str:
        """The best move by all folds, or by all but one."""
        return max(self.folds, key=lambda move: sum(value for fold, value in enumerate(self.folds[move]) if fold != without))


@dataclass(frozen=True)
class MeasuredGame:
    """The measured positions of one game."""

    number: int
    decisions: int
    """How often a player could choose, all players together."""
    positions: list[Measured]


def positions_of(settings: Settings, number: int) -> tuple[int, list[State]]:
    """Play a game. Returns the number of decisions, and some positions with more than one legal move, spread over the game."""
    description = describe(settings.game)
    variants = description.all_variants()
    varied = {description.varied_option: variants[number % len(variants)]} if description.varied_option else {}
    state, met = game(settings.game, players=settings.players, **varied).start(seed=number), []
    while not state.over:
        if len(state.legal()) > 1:
            met.append(state.copy())
        state.play(GUIDE.choose(state, seed=number + state.ply).move)
    return len(met), [met[(number + step * len(met) // FROM_GAME) % len(met)] for step in range(FROM_GAME)]


def measure_game(settings: Settings, stop: Event, number: int) -> MeasuredGame | None:
    """Play a game and measure some of its positions. None if it was stopped."""
    decisions, states = positions_of(settings, number)
    found = [measure(settings, stop, state, FROM_GAME * number + i) for i, state in enumerate(states)]
    return None if stop.is_set() else MeasuredGame(number, decisions, found)


def measure(settings: Settings, stop: Event, state: State, seed: int) -> Measured:
    """Let all bots choose in a position, and measure the moves."""
    choices = {name: bot(name).choose(state, seed=seed, cancel=stop) for name in settings.bots}
    chosen = {name: choice.move for name, choice in choices.items()}
    strongest = choices[settings.bots[-1]]
    often = OFTEN * max(each.visits for each in strongest.considered)
    moves = dict.fromkeys([*chosen.values(), *(each.move for each in strongest.considered if each.visits >= often)])
    exact = exact_values(strongest, state.position.mover)
    if exact.keys() >= moves.keys():
        return Measured(chosen, {move: [exact[move]] * FOLDS for move in moves})
    return Measured(chosen, {move: values_of(settings, stop, state, move, seed) for move in moves})


def exact_values(choice: Choice, mover: int) -> dict[str, float]:
    """The win probabilities of the moves that are counted out."""
    return {each.move: each.value[mover] for each in choice.considered if each.exact}


def values_of(settings: Settings, stop: Event, state: State, move: str, seed: int) -> list[float]:
    """The win probability after a move by each fold. The seed is the same for all moves, so they meet the same chance."""
    times, found = settings.playouts // FOLDS, []
    for fold in range(FOLDS * seed, FOLDS * (seed + 1)):
        if stop.is_set():
            found.append(0.0)
        elif settings.judge is None:
            found.append(worth(state, move, times, fold))
        else:
            found.append(fmean(searched(state, move, settings.judge, times * fold + i, stop) for i in range(times)))
    return found


def searched(state: State, move: str, simulations: int, seed: int, stop: Event) -> float:
    """The mover's win probability after a move, by a search in one deal of what the mover cannot see."""
    after = state.conceal(state.mover, seed)
    after.play(move)
    while not after.over and len(after.legal()) == 1:
        after.play(after.moves()[0])
    judge = SearchBot("judge", Budget(simulations=simulations))
    values = final_values(after) if after.over else judge.choose(after, seed=seed, cancel=stop).value
    value: float = values[state.position.mover]
    return value


def read_results(file: Path, settings: Settings) -> list[MeasuredGame]:
    """The games in a file. ValueError if they were measured with other settings."""
    head, *lines = file.read_text().splitlines()
    if json.loads(head) != asdict(settings):
        raise ValueError(f"{file} was measured with other settings: {head}")
    games = [json.loads(line) for line in lines]
    return [MeasuredGame(each["number"], each["decisions"], [Measured(**one) for one in each["positions"]]) for each in games]


def measured_games(settings: Settings, numbers: list[int], jobs: int) -> Generator[MeasuredGame, None, None]:
    """Measure games on some threads, and yield them as they are done."""
    stop = Event()
    with ThreadPoolExecutor(jobs) as pool:
        try:
            work = completed(lambda number: pool.submit(measure_game, settings, stop, number), numbers, jobs)
            yield from (each for each in work if each is not None)
        finally:
            stop.set()


def interval(found: list[float]) -> str:
    """A mean with its 95 % interval."""
    half = f"{196 * stdev(found) / len(found) ** 0.5:.2f}" if len(found) > 1 else "?"
    return f"{100 * fmean(found):.2f} % ± {half}"


def report(settings: Settings, games: list[MeasuredGame]) -> Table:
    """A row for each bot."""
    decisions = fmean(each.decisions for each in games) / settings.players
    number = sum(len(each.positions) for each in games)
    title = f"{settings.game}, {settings.players} players, {number} positions, {decisions:.1f} decisions of a player in a game"
    table = Table("bot", "gives away", "at most", title=title, title_justify="left")
    for name in settings.bots:
        fresh = [fmean(one.gives_away(name) for one in each.positions) for each in games]
        most = [fmean(one.at_most(name) for one in each.positions) for each in games]
        table.add_row(name, interval(fresh), interval(most))
    return table


def arguments() -> argparse.Namespace:
    """The command line."""
    kind = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=kind)
    parser.add_argument("--game", choices=game_names(), default=game_names()[0], help="(%(default)s)")
    parser.add_argument("--players", type=int, default=2, help="players of a game (%(default)s)")
    parser.add_argument("--bots", default=LEVELS, help="as in tournaments, the strongest last (all levels)")
    parser.add_argument("--positions", type=int, default=400, help="rounded up to whole games of 4 (%(default)s)")
    parser.add_argument(
        "--playouts", type=int, default=500, help="games for each move of a position, or searches (%(default)s)"
    )
    parser.add_argument("--judge", type=int, metavar="SIMULATIONS", help="judge by searches in place of games to the end")
    parser.add_argument("--seed", type=int, default=1, help="other positions (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="threads (%(default)s)")
    parser.add_argument("--results", type=Path, metavar="FILE", help="write every game there; go on with what is in it")
    given = parser.parse_args()
    if given.positions < 1 or given.jobs < 1 or given.playouts < FOLDS:
        parser.error(f"there must be a position, a job and {FOLDS} playouts at least")
    if not 0 <= given.seed <= MOST_SEED:
        parser.error(f"--seed must be 0 to {MOST_SEED}")
    given.settings = Settings(given.game, given.players, given.bots.split(","), given.judge, given.playouts)
    given.games = []
    try:
        Budget(simulations=given.judge)
        list(map(bot, given.settings.bots))
        game(given.game, players=given.players)
        if given.results and given.results.exists():
            given.games = read_results(given.results, given.settings)
    except ValueError as error:
        parser.error(str(error))
    return given


def run(given: argparse.Namespace) -> None:
    """Measure the games that are missing. Ctrl-C ends it; what is done is kept."""
    done = {each.number for each in given.games}
    first = 100_000 * given.seed
    missing = [number for number in range(first, first - -given.positions // FROM_GAME) if number not in done]
    aside, _ = two_consoles()
    with contextlib.ExitStack() as stack:
        progress = stack.enter_context(progress_bar(aside))
        task = progress.add_task("games", total=len(done) + len(missing), completed=len(done), note="")
        out = stack.enter_context(given.results.open("a")) if given.results else None
        if out and not done:
            write(out, given.settings)
        stack.enter_context(contextlib.suppress(KeyboardInterrupt))
        for each in stack.enter_context(contextlib.closing(measured_games(given.settings, missing, given.jobs))):
            given.games.append(each)
            progress.update(task, advance=1)
            if out:
                write(out, each)


def write(out: Any, what: Settings | MeasuredGame) -> None:
    """A line of the results."""
    out.write(json.dumps(asdict(what)) + "\n")
    out.flush()


def main() -> int:
    """Measure, and print the table."""
    given = arguments()
    run(given)
    if not given.games:
        print("Stopped before the first game was measured.", file=sys.stderr)
        return 1
    two_consoles()[1].print(report(given.settings, given.games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
