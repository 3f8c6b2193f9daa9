"""Statistics of many games: scores, sources of points, wins.

All sums are integers or fractions, so the order of the games does not matter.
"""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from operator import add
from typing import Any

from .simulate import BatchResult

NORMAL_95 = 1.959964
"""The 97.5% quantile of the normal distribution."""


@dataclass(frozen=True)
class Distribution:
    """A distribution of whole numbers."""

    mean: float
    std: float
    min: int
    median: float
    max: int


def distribution_of(counts: Counter[int]) -> Distribution:
    """The distribution of numbers that were counted."""
    number = counts.total()
    total = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    variance = Fraction(squares * number - total * total, number * number)
    middle = (nth(counts, (number - 1) // 2) + nth(counts, number // 2)) / 2
    return Distribution(total / number, sqrt(variance), min(counts), middle, max(counts))


def nth(counts: Counter[int], index: int) -> int:
    """The number at an index of the sorted list of all counted numbers."""
    for value in sorted(counts):
        index -= counts[value]
        if index < 0:
            return value
    raise IndexError(f"there is no counted number at index {index}")


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval for a share of games. It is a little too wide if wins are shared, never too narrow."""
    square = NORMAL_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Counted:
    """What came of some games, counted."""

    games: int
    moves: int
    tied: int
    """Games in which several seats had the most points."""
    lengths: Counter[int]
    scores: list[Counter[int]]
    """For each seat, how often it had so many points."""
    totals: list[list[int]]
    """For each seat, the sum of its points by source."""
    winners: Counter[tuple[int, ...]]
    """How often these seats won together."""


def count(batch: BatchResult) -> Counted:
    """Count some games."""
    return Counted(
        games=len(batch.lengths),
        moves=sum(batch.lengths),
        tied=sum(scores.count(max(scores)) > 1 for scores in batch.scores),
        lengths=Counter(batch.lengths),
        scores=[Counter(column) for column in zip(*batch.scores, strict=True)],
        totals=batch.by_source,
        winners=Counter(tuple(winners) for winners in batch.winners),
    )


@dataclass
class Statistics:
    """Running statistics of games with the same options."""

    players: int
    sources: tuple[str, ...]
    games: int = 0
    moves: int = 0
    tied: int = 0
    """Games in which several seats had the most points."""
    shared: int = 0
    """Games with several winners after the tie-break."""
    lengths: Counter[int] = field(default_factory=Counter)
    scores: list[Counter[int]] = field(default_factory=list)
    """For each seat, how often it had so many points."""
    totals: list[list[int]] = field(default_factory=list)
    """For each seat, the sum of its points by source."""
    wins: list[Fraction] = field(default_factory=list)
    """For each seat; a win shared by two is a half for each."""

    def __post_init__(self) -> None:
        self.scores = [Counter() for _ in range(self.players)]
        self.totals = [[0] * len(self.sources) for _ in range(self.players)]
        self.wins = [Fraction(0)] * self.players

    def add(self, batch: BatchResult | Counted) -> None:
        """Add the results of some games."""
        counted = count(batch) if isinstance(batch, BatchResult) else batch
        self.games += counted.games
        self.moves += counted.moves
        self.tied += counted.tied
        self.lengths.update(counted.lengths)
        for seat in range(self.players):
            self.scores[seat].update(counted.scores[seat])
            self.totals[seat] = list(map(add, self.totals[seat], counted.totals[seat]))
        for winners, number in counted.winners.items():
            self.shared += number if len(winners) > 1 else 0
            for seat in winners:
                self.wins[seat] += Fraction(number, len(winners))

    def overall(self) -> Counter[int]:
        """The scores of all seats together."""
        return sum(self.scores, Counter())

    def source_means(self, seat: int) -> dict[str, float]:
        """A seat's mean points by source."""
        return {source: total / self.games for source, total in zip(self.sources, self.totals[seat], strict=True)}

    def as_json(self) -> dict[str, Any]:
        """Everything, as JSON."""
        seats = []
        for seat in range(self.players):
            share = float(self.wins[seat] / self.games)
            low, high = interval(share, self.games)
            wins = {"share": share, "low": low, "high": high}
            seats.append(
                {"score": vars(distribution_of(self.scores[seat])), "by_source": self.source_means(seat), "wins": wins}
            )
        return {
            "games": self.games,
            "moves": self.moves,
            "length": vars(distribution_of(self.lengths)),
            "score": vars(distribution_of(self.overall())),
            "seats": seats,
            "ties": {"most_points_tied": self.tied, "still_shared": self.shared},
        }
