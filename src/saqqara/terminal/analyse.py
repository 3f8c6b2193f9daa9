"""The command `analyse`: a progress bar, then the marked moves, JSON and an HTML page."""

import contextlib
import json
from collections.abc import Generator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..arena.analysis import MARKS, Analysis, Decision, Study
from ..arena.analysis_page import SIGNS, page, result
from ..bots import Budget
from ..bots.registry import read_budget
from ..games import BadRecord
from ..games.chance import seed_words
from ..games.plain import spoken
from .complaints import Failure, failure
from .files import STDIN, check_output, read_json, write_output
from .options import check_jobs
from .show import printable, progress_bar, two_consoles

STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}


def analyse(  # noqa: PLR0913 (what can be asked for on the command line)
    file: str,
    budget: str | None,
    bot: str,
    seed: int,
    jobs: int | None,
    *,
    everything: bool,
    json_file: str | None,
    html_file: str | None,
) -> bool:
    """Analyse a record. Returns false if it was interrupted."""
    aside, console = two_consoles()
    check_jobs(jobs)
    check_output(json_file)
    check_output(html_file)
    study = begin(file, budget, bot, seed)
    watch(aside, study, study.run(jobs))
    analysis = study.analysis()
    if not analysis.decisions and analysis.moves:
        aside.print("Interrupted before the first move was judged.")
        return False
    if json_file is not None:
        write_output(json_file, json.dumps(analysis.as_json(), indent=1) + "\n")
    if html_file is not None:
        write_output(html_file, page(analysis))
    if STDIN not in (json_file, html_file):
        show(console, analysis, everything=everything)
    if not analysis.complete:
        aside.print(f"Interrupted after {len(analysis.decisions)} of {analysis.moves} moves.")
    return analysis.complete


def begin(file: str, budget: str | None, bot: str, seed: int) -> Study:
    """The study, not started yet."""
    try:
        seed_words(seed)
    except ValueError as error:
        raise Failure(f"--{error}") from None
    try:
        return Study(read_json(file), None if budget is None else budget_of(budget), name=bot, seed=seed)
    except BadRecord as error:
        raise Failure(f"{file}: {error}") from None
    except ValueError as error:
        raise Failure(f"--bot: {error}") from None


def budget_of(text: str) -> Budget:
    """A budget as people write it: 0.2s, 200ms, or a number of simulations."""
    try:
        return read_budget(text, text)
    except ValueError:
        raise failure("complaint-budget", value=repr(text[:60])) from None


def watch(console: Console, study: Study, decisions: Generator[Decision, None, None]) -> None:
    """Show progress. Ctrl-C ends the study early."""
    found = dict.fromkeys(MARKS, 0)
    with progress_bar(console) as progress, contextlib.suppress(KeyboardInterrupt), contextlib.closing(decisions):
        task = progress.add_task("moves", total=len(study.moves), note="")
        for decision in decisions:
            if decision.mark:
                found[decision.mark] += 1
            counts = ", ".join(f"{number} {SIGNS[mark]}" for mark, number in found.items() if number)
            progress.update(task, advance=1, note=counts)


# Showing
def show(console: Console, analysis: Analysis, *, everything: bool) -> None:
    """The marked moves, how well everybody played, and where the points came from."""
    record, budget = analysis.record, analysis.budget
    spent = f"{budget.seconds:g} s" if budget.seconds is not None else f"{budget.simulations:,} simulations"
    size = f"{len(analysis.names)} players, {analysis.moves} moves"
    about = f"{record['game']}, {size}, {analysis.bot} with {spent} a look"
    console.print(about, style="bold")
    console.print(printable(result(analysis)))
    console.print()
    shown = [each for each in analysis.decisions if everything or each.mark]
    if shown:
        console.print(move_table(analysis, shown))
    else:
        console.print("Nobody made a mistake worth marking; --all shows every move.")
    console.print()
    console.print(seat_table(analysis))
    console.print()
    limits = ", ".join(f"{SIGNS[mark]} {mark} from {least:.0%}" for mark, least in reversed(MARKS.items()))
    console.print(f"Given away is win probability: {limits}.", style="dim")


def move_table(analysis: Analysis, decisions: list[Decision]) -> Table:
    """Decisions, one a row."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head, justify in (("Move", "right"), ("Round", "right"), ("Seat", "left"), ("Played", "left"), ("", "left")):
        table.add_column(head, justify=justify)  # type: ignore[arg-type]
    for head, justify in (("gave", "right"), ("Better", "left")):
        table.add_column(head, justify=justify)  # type: ignore[arg-type]
    for name in analysis.names:
        table.add_column(shortened(name), justify="right")
    for each in decisions:
        mark = Text(SIGNS[each.mark], style=STYLES[each.mark]) if each.mark else Text("")
        lost = f"{each.loss:.0%}" if each.loss >= 0.005 else ""
        better = each.best if each.loss >= 0.005 else "forced" if each.forced else ""
        chances = (f"{value:.0%}" for value in each.before)
        name = shortened(analysis.names[each.seat])
        table.add_row(str(each.ply + 1), str(each.round), name, each.move, mark, lost, better, *chances)
    return table


def shortened(name: str) -> str:
    """A short name without control characters."""
    shown = printable(name)
    return shown if len(shown) <= 12 else shown[:11] + "…"


def seat_table(analysis: Analysis) -> Table:
    """How well everybody played, and where their points came from."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    seats = range(len(analysis.names))
    for name in analysis.names:
        table.add_column(shortened(name), justify="right")
    summaries = [analysis.summary(seat) for seat in seats]
    for source in analysis.breakdown[0]:
        row = [points[source] for points in analysis.breakdown]
        if any(row):
            table.add_row(spoken(source), *(str(value) for value in row))
    table.add_row("points", *(str(score) for score in analysis.scores), style="bold")
    for mark in reversed(MARKS):
        table.add_row(f"{SIGNS[mark]} {mark}", *(str(each.marks[mark]) for each in summaries))
    table.add_row("given away in all", *(f"{each.given_away:.0%}" for each in summaries))
    return table
