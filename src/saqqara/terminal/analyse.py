"""The command `analyse`: a progress bar, then the marked moves, JSON and an HTML page."""

import contextlib
import json
from collections.abc import Generator

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from ..arena.analysis import MARKS, Analysis, Decision, Study
from ..bots import Budget
from ..bots.registry import read_budget
from ..games import BadRecord
from ..games.chance import seed_words
from .analysis_page import SIGNS, limits_text, marked, names_of, page, result
from .complaints import Failure, failure, told
from .files import STDIN, check_output, read_json, write_output
from .options import check_jobs
from .show import plain_table, printable, progress_bar, two_consoles
from .texts import joined, number, percent, t
from .words import source_name

STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "bold red"}
COLUMNS: dict[str, JustifyMethod] = {
    "move": "right", "round": "right", "seat": "left", "played": "left", "": "left", "gave": "right", "better": "left",
}  # fmt: skip
"""Of the table of moves, in front of a column for each player."""


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
        aside.print(t("cli-interrupted-before-move"))
        return False
    if json_file is not None:
        write_output(json_file, json.dumps(analysis.as_json(), indent=1) + "\n")
    if html_file is not None:
        write_output(html_file, page(analysis))
    if STDIN not in (json_file, html_file):
        show(console, analysis, everything=everything)
    if not analysis.complete:
        aside.print(t("cli-interrupted-moves", done=len(analysis.decisions), moves=analysis.moves))
    return analysis.complete


def begin(file: str, budget: str | None, bot: str, seed: int) -> Study:
    """The study, not started yet."""
    try:
        seed_words(seed)
    except ValueError as error:
        raise Failure(told(error)) from None
    try:
        return Study(read_json(file), None if budget is None else budget_of(budget), name=bot, seed=seed)
    except BadRecord as error:
        raise Failure(f"{file}: {told(error)}") from None
    except ValueError as error:
        raise Failure(f"--bot: {told(error)}") from None


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
        task = progress.add_task(t("cli-progress-moves"), total=len(study.moves), note="")
        for decision in decisions:
            if decision.mark:
                found[decision.mark] += 1
            counts = joined([f"{number(times)} {SIGNS[mark]}" for mark, times in found.items() if times])
            progress.update(task, advance=1, note=counts)


# Showing
def show(console: Console, analysis: Analysis, *, everything: bool) -> None:
    """The marked moves, how well everybody played, and where the points came from."""
    console.print(about_text(analysis), style="bold")
    names = names_of(analysis)
    console.print(printable(result(analysis)))
    console.print()
    shown = [each for each in analysis.decisions if everything or each.mark]
    console.print(move_table(names, shown) if shown else t("cli-analyse-none"))
    console.print()
    console.print(seat_table(analysis, names))
    console.print()
    console.print(limits_text(), style="dim")


def about_text(analysis: Analysis) -> str:
    """What was analysed, and how."""
    budget, about = analysis.budget, {"players": len(analysis.names), "moves": analysis.moves}
    named = {"game": str(analysis.record["game"]), "bot": analysis.bot}
    if budget.seconds is None:
        return t("cli-analyse-head-simulations", **named, **about, simulations=budget.simulations or 0)
    return t("cli-analyse-head-seconds", **named, **about, seconds=f"{budget.seconds:g}")


def move_table(names: list[str], decisions: list[Decision]) -> Table:
    """Decisions, one a row."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for head, justify in COLUMNS.items():
        table.add_column(t(f"cli-head-{head}") if head else "", justify=justify)
    for name in names:
        table.add_column(shortened(name), justify="right")
    for each in decisions:
        mark = Text(SIGNS[each.mark], style=STYLES[each.mark]) if each.mark else Text("")
        lost = percent(each.loss) if each.loss >= 0.005 else ""
        better = each.best if each.loss >= 0.005 else t("cli-forced") if each.forced else ""
        seat = shortened(names[each.seat])
        chances = (percent(value) for value in each.before)
        table.add_row(number(each.ply + 1), number(each.round), seat, each.move, mark, lost, better, *chances)
    return table


def shortened(name: str) -> str:
    """A short name without control characters."""
    shown = printable(name)
    return shown if len(shown) <= 12 else shown[:11] + "…"


def seat_table(analysis: Analysis, names: list[str]) -> Table:
    """How well everybody played, and where their points came from."""
    table = plain_table("", *map(shortened, names))
    summaries = [analysis.summary(seat) for seat in range(len(names))]
    for source in analysis.breakdown[0]:
        row = [points[source] for points in analysis.breakdown]
        if any(row):
            table.add_row(source_name(source), *map(number, row))
    table.add_row(t("cli-head-points"), *map(number, analysis.scores), style="bold")
    for mark in reversed(MARKS):
        table.add_row(marked(mark), *(number(each.marks[mark]) for each in summaries))
    table.add_row(t("cli-given-away"), *(percent(each.given_away) for each in summaries))
    return table
