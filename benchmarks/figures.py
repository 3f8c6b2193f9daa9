"""Figures of a benchmark, printed beside those of a baseline and with their limits."""

import sys
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Grid

console = Console(width=None if sys.stdout.isatty() else 128)


class Goal(NamedTuple):
    """A limit."""

    limit: float
    at_least: bool = False

    def met(self, value: float) -> bool:
        """Does a value meet the limit?"""
        return value >= self.limit if self.at_least else value <= self.limit


class Figure(NamedTuple):
    """A measured value, with that of the empty server."""

    name: str
    unit: str
    value: float
    empty: float | None = None
    goal: Goal | None = None


def share(values: list[float], part: float) -> float:
    """A quantile, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else float("nan")


def written(figure: Figure, value: float | None) -> str:
    """A figure with its unit."""
    if value is None:
        return ""
    digits = 0 if value >= 100 or figure.unit == "" else 2 if value < 10 else 1
    return f"{value:,.{digits}f} {figure.unit}".strip()


def show(found: list[Figure], title: str, names: tuple[str, str] = ("saqqara", "empty server")) -> None:
    """The table."""
    grid = Grid(title=title)
    for column in ("", *names, "ratio", "bar", ""):
        grid.add_column(column, justify="left" if column == "" else "right", no_wrap=True)
    for figure in found:
        ratio = f"{figure.value / figure.empty:.2f}" if figure.empty else ""
        goal = figure.goal
        bar = f"{'≥' if goal.at_least else '≤'} {written(figure, goal.limit)}" if goal else ""
        verdict = "" if goal is None else "[green]met[/]" if goal.met(figure.value) else "[red]missed[/]"
        grid.add_row(figure.name, written(figure, figure.value), written(figure, figure.empty), ratio, bar, verdict)
    console.print(grid)
