"""The command `tournament`: a progress bar with the standings, then tables, JSON and CSV."""

import contextlib
import csv
import io
import json
import shlex
import time
from collections.abc import Generator, Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from ..arena.journal import BadJournal, Journal
from ..arena.match import MatchResult
from ..arena.plan import Plan, make_plan, prolonged
from ..arena.ratings import NoRatings, Pairing, Standing, Tally, win_share
from ..arena.tournament import Tournament, play
from ..arena.workers import NoRay
from ..games.description import ALL
from ..games.reasons import Reason, reason_of
from ..games.registry import describe
from ..store.places import data_directory
from .complaints import Failure, failure, told
from .files import STDIN, check_output, make_directory, new_names, why, write_output
from .options import check_jobs, chosen_game, drawn_seed, options_text, read_options
from .show import plain_table, progress_bar, two_consoles
from .texts import number, percent, t

DEFAULT_GAMES = 400
MOST_PAIRS = 45
"""The most pairings that are shown."""


@dataclass(frozen=True)
class Wanted:
    """Options of the command that are not part of the plan."""

    jobs: int | None
    ray: bool
    json_file: str | None
    csv_file: str | None
    state: str | None


def tournament(given: dict[str, Any], options: dict[str, Any], resume: str | None, wanted: Wanted) -> bool:
    """Play a tournament; `options` are the game's own. Returns false if it was interrupted."""
    aside, console = two_consoles()
    check_jobs(wanted.jobs)
    for name in (wanted.json_file, wanted.csv_file):
        check_output(name)
    if resume is None:
        begun = Tournament(new_plan(given, options))
        games = start(begun, wanted)
        journal = new_journal(begun.plan, wanted.state)
    else:
        journal, begun = resumed(given | options, resume, wanted.state)
        games = start(begun, wanted)
    try:
        seconds = watch(aside, begun, games, journal)
    finally:
        journal.close()
    return report(console, aside, begun, journal, wanted, seconds)


# Before
def new_plan(given: dict[str, Any], options: dict[str, Any]) -> Plan:
    """The plan that the command line describes."""
    description = chosen_game(given["game"])
    if not given["players"]:
        raise failure("complaint-name-bots")
    varied = {name: text for name, text in options.items() if name == description.varied_option}
    fixed = read_options(description, {name: value for name, value in options.items() if name not in varied})
    seed = drawn_seed() if given["seed"] is None else given["seed"]
    games = DEFAULT_GAMES if given["games"] is None else given["games"]
    players = given["players"].split(",")
    try:
        return make_plan(description.name, players, games, seats=given["seats"], seed=seed, options=varied | fixed)
    except ValueError as error:
        raise Failure(named(error)) from None


def named(error: ValueError) -> str:
    """A sentence that names the option it is about."""
    sentence = reason_of(error)
    about_bot = isinstance(sentence, Reason) and "bot" in sentence.values
    return f"--players: {told(error)}" if about_bot else told(error)


def new_journal(plan: Plan, state: str | None) -> Journal:
    """The journal of a new tournament: the given file, or a new one in the user's data directory."""
    directory = make_directory(data_directory() / "tournaments") if state is None else Path()
    names = new_names(directory, plan.game, ".jsonl") if state is None else iter([Path(state)])
    for path in names:
        try:
            return Journal.begin(path, plan)
        except FileExistsError:
            continue
        except OSError as error:
            raise failure("complaint-cannot-write", file=path, why=why(error)) from None
    raise failure("complaint-file-there", file=path)


def resumed(given: dict[str, Any], resume: str, state: str | None) -> tuple[Journal, Tournament]:
    """A tournament from its journal. Only the number of games may be changed."""
    for option, value in (given | {"state": state}).items():
        if value is not None and option != "games":
            raise failure("complaint-not-with-resume", option=f"--{option}")
    try:
        journal, plan, games = Journal.resume(Path(resume))
    except (OSError, BadJournal) as error:
        cause = why(error) if isinstance(error, OSError) else told(error)
        raise failure("complaint-cannot-resume", file=resume, why=cause) from None
    if given["games"] is None:
        return journal, Tournament(plan, games)
    try:
        return journal, Tournament(prolonged(plan, given["games"]), games)
    except ValueError as error:
        journal.close()
        raise Failure(named(error)) from None


def start(begun: Tournament, wanted: Wanted) -> Generator[MatchResult, None, None]:
    """Start the missing games. Failure if something is not installed."""
    try:
        return play(begun, jobs=wanted.jobs, ray=wanted.ray)
    except (NoRatings, NoRay) as error:
        raise Failure(told(error)) from None


# While
def watch(aside: Console, begun: Tournament, games: Generator[MatchResult, None, None], journal: Journal) -> float:
    """Write every finished game to the journal, and show progress. Returns the seconds it took."""
    began = time.perf_counter()
    wins = [Fraction(0)] * len(begun.plan.players)
    played = [0] * len(begun.plan.players)
    for each in begun.counted():
        count(each, wins, played)
    with progress_bar(aside) as progress, interruptible(aside), contextlib.closing(games):
        task = progress.add_task(t("cli-progress-games"), total=begun.plan.games, completed=len(begun.counted()), note="")
        for each in games:
            journal.write(each)
            count(each, wins, played)
            progress.update(task, advance=1, note=standing_now(begun.plan, wins, played))
    return time.perf_counter() - began


@contextlib.contextmanager
def interruptible(aside: Console) -> Iterator[None]:
    """A block that Ctrl-C or the death of a worker process ends without an error. Finished games are in the journal."""
    try:
        yield
    except KeyboardInterrupt:
        pass
    except BrokenExecutor:
        aside.print(t("cli-process-died"))


def count(played: MatchResult, wins: list[Fraction], games: list[int]) -> None:
    """Add a game to the running standings."""
    for seat, entry in enumerate(played.entries):
        games[entry] += 1
        wins[entry] += win_share(played, seat)


def standing_now(plan: Plan, wins: list[Fraction], games: list[int]) -> str:
    """The best three so far."""
    rates = [(float(won / number), name) for name, won, number in zip(plan.labels, wins, games, strict=True) if number]
    rates.sort(key=lambda each: -each[0])
    return " · ".join(f"{name} {percent(rate)}" for rate, name in rates[:3])


# After
def report(console: Console, aside: Console, begun: Tournament, journal: Journal, wanted: Wanted, seconds: float) -> bool:
    """Write and show the results. Returns false, and says how to resume, if the tournament was interrupted."""
    if begun.counted():
        if wanted.json_file is not None:
            how = {"seconds": seconds, "jobs": wanted.jobs, "ray": wanted.ray, "journal": str(journal.path)}
            timing = {"run": how | {"seconds_per_decision": begun.seconds_per_decision()}}
            write_output(wanted.json_file, json.dumps(begun.as_json() | timing, indent=1) + "\n")
        if wanted.csv_file is not None:
            write_output(wanted.csv_file, csv_text(begun.standings()))
        if STDIN not in (wanted.json_file, wanted.csv_file):
            show(console, begun, seconds)
    if not begun.finished:
        aside.print(t("cli-interrupted-games", done=len(begun.counted()), games=begun.plan.games))
        aside.print(f"  {resume_command(journal.path, wanted)}")
    return begun.finished


def resume_command(path: Path, wanted: Wanted) -> str:
    """The command that resumes the tournament."""
    words = ["saqqara", "tournament", "--resume", str(path)]
    for option, value in (("--jobs", wanted.jobs), ("--json", wanted.json_file), ("--csv", wanted.csv_file)):
        words += [option, str(value)] if value is not None else []
    return shlex.join(words + ["--ray"] * wanted.ray)


def csv_text(standings: list[Standing]) -> str:
    """A line for each entry."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    head = ("name", "games", "wins", "win_rate", "low", "high", "mean_score", "rating", "rating_sigma")
    writer.writerow(head)
    for each in standings:
        tally = each.wins
        figures = (float(tally.won), tally.rate, *tally.interval, each.mean_score, each.rating, each.sigma)
        writer.writerow((each.name, tally.games, *(f"{figure:.6g}" for figure in figures)))
    return text.getvalue()


def show(console: Console, begun: Tournament, seconds: float) -> None:
    """The standings as tables, the best first."""
    plan, games = begun.plan, begun.counted()
    deals, moves = len({each.deal for each in games}), sum(each.moves for each in games)
    counts = {"games": len(games), "seats": plan.seats, "deals": deals}
    console.print(t("cli-tournament-head", game=plan.game, **counts, options=settings(plan)), style="bold")
    console.print()
    console.print(standing_table(plan, begun.standings(), begun.seconds_per_decision()))
    if len(plan.players) > 2 and len(begun.pairings()) <= MOST_PAIRS:
        console.print()
        console.print(pairing_table(plan, begun.pairings()))
    console.print()
    console.print(t("cli-tournament-foot", moves=moves, seconds=number(seconds, 1)))


def settings(plan: Plan) -> str:
    """The options of a plan, in words."""
    values = ALL if plan.variants == describe(plan.game).all_variants() else ",".join(plan.variants)
    varied = {plan.varied_option: values} if plan.varied_option else {}
    return options_text(varied | plan.options | {"seed": plan.seed})


def standing_table(plan: Plan, standings: list[Standing], pace: list[float]) -> Table:
    """The entries, the best first."""
    heads = ("entry", "games", "wins", "win-rate", "interval", "points", "rating", "pace")
    table = plain_table(*(t(f"cli-head-{head}") for head in heads))
    for label, each, seconds in sorted(zip(plan.labels, standings, pace, strict=True), key=lambda row: -row[1].wins.rate):
        rating = f"{number(each.rating, 1)} ± {number(each.sigma, 1)}"
        cells = (number(each.wins.games), fraction(each.wins.won), percent(each.wins.rate, 1), between(each.wins))
        table.add_row(label, *cells, number(each.mean_score, 1), rating, number(seconds, 3))
    return table


def pairing_table(plan: Plan, pairings: list[Pairing]) -> Table:
    """Results of the entries against each other."""
    heads = ("entry", "ahead-of", "games", "share", "interval")
    table = plain_table(*(t(f"cli-head-{head}") for head in heads), left=2)
    for each in pairings:
        share = each.ahead
        names = (plan.labels[each.one], plan.labels[each.other])
        table.add_row(*names, number(share.games), percent(share.rate, 1), between(share))
    return table


def between(tally: Tally) -> str:
    """An interval."""
    low, high = tally.interval
    return f"{number(100 * low, 1)} - {percent(high, 1)}"


def fraction(wins: Fraction) -> str:
    """Wins with fractions: 12, 12 1/2, 3 2/3."""
    whole, rest = divmod(wins, 1)
    parts = [number(whole)] if whole or not rest else []
    return " ".join([*parts, f"{number(rest.numerator)}/{number(rest.denominator)}"] if rest else parts)
