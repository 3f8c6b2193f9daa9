"""The strength of a tournament's entries: win rates with intervals, results against each other, and OpenSkill ratings.

Games of one deal share their chance, so they are not independent: the intervals count each deal as one observation.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Any

from ..games.reasons import reason
from .match import MatchResult
from .statistics import NORMAL_95, interval

INSTALL = reason("failure-no-openskill", "ratings need OpenSkill: pip install openskill")


class NoRatings(RuntimeError):
    """OpenSkill is not installed."""


@dataclass(frozen=True)
class Tally:
    """A share of something won, with its 95% interval."""

    games: int
    won: Fraction
    interval: tuple[float, float]

    @property
    def rate(self) -> float:
        """The share."""
        return float(self.won / self.games) if self.games else 0.0


@dataclass(frozen=True)
class Standing:
    """The results of one entry."""

    name: str
    wins: Tally
    by_seat: list[Tally]
    mean_score: float
    rating: float
    sigma: float

    def as_json(self) -> dict[str, Any]:
        """As JSON."""
        return {
            "name": self.name,
            "games": self.wins.games,
            "wins": float(self.wins.won),
            "win_rate": self.wins.rate,
            "interval": list(self.wins.interval),
            "rating": self.rating,
            "rating_sigma": self.sigma,
            "mean_score": self.mean_score,
            "by_seat": [{"games": seat.games, "wins": float(seat.won), "win_rate": seat.rate} for seat in self.by_seat],
        }


@dataclass(frozen=True)
class Pairing:
    """How often one entry was placed before another; a shared place counts as a half."""

    one: int
    other: int
    ahead: Tally

    def as_json(self) -> dict[str, Any]:
        """As JSON. Entries count from 0, as in the list of entries."""
        tally = {"games": self.ahead.games, "share": self.ahead.rate, "interval": list(self.ahead.interval)}
        return {"one": self.one, "other": self.other} | tally


def tally(deals: Sequence[tuple[int, Fraction]]) -> Tally:
    """The share won, from the games and the wins of each deal."""
    games, won = sum(number for number, _ in deals), sum((part for _, part in deals), Fraction(0))
    if not games:
        return Tally(0, won, (0.0, 1.0))
    return Tally(games, won, interval(float(won / games), independent_games(deals)))


def independent_games(deals: Sequence[tuple[int, Fraction]]) -> int:
    """The number of independent games with the same information (Korn and Graubard's effective sample size).

    The variance of the share is estimated from deal to deal. If the games of a deal are more alike than by chance, they
    count for less, but never for less than one game a deal, nor for more than their number. With few deals the estimate is
    uncertain, so they count for less again.
    """
    games, won = sum(number for number, _ in deals), sum((part for _, part in deals), Fraction(0))
    count, share = len(deals), won / games
    effective = float(count)
    if count > 1 and 0 < share < 1:
        spread = sum((part - share * number) ** 2 for number, part in deals) * Fraction(count, count - 1)
        effective = float(games) if spread == 0 else float(share * (1 - share) * games * games / spread)
        effective *= (NORMAL_95 / student_95(count - 1)) ** 2
    return max(1, int(min(max(effective, count), games)))


def student_95(freedom: int) -> float:
    """The 97.5% quantile of Student's distribution (Cornish and Fisher's expansion)."""
    z = NORMAL_95
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom * freedom)


def standings(names: Sequence[str], seats: int, games: Sequence[MatchResult]) -> list[Standing]:
    """The results of every entry, in the order of the entries. NoRatings without OpenSkill."""
    rated = ratings(len(names), games)
    found = []
    for entry, name in enumerate(names):
        mine = [(game, game.entries.index(entry)) for game in games if entry in game.entries]
        by_seat = [tally(by_deal([each for each in mine if each[1] == seat])) for seat in range(seats)]
        points = sum(game.scores[seat] for game, seat in mine) / len(mine) if mine else 0.0
        found.append(Standing(name, tally(by_deal(mine)), by_seat, points, *rated[entry]))
    return found


def by_deal(mine: Iterable[tuple[MatchResult, int]]) -> list[tuple[int, Fraction]]:
    """The games and the wins of each deal, for an entry and the seats it had."""
    return collect((game.deal, win_share(game, seat)) for game, seat in mine)


def win_share(game: MatchResult, seat: int) -> Fraction:
    """The share of a win: 1 for a single winner, a fraction if several are in first place."""
    return Fraction(game.ranking[seat] == 1, game.ranking.count(1))


def collect(parts: Iterable[tuple[int, Fraction]]) -> list[tuple[int, Fraction]]:
    """How many parts each deal has, and their sum."""
    sums: defaultdict[int, list[Fraction]] = defaultdict(list)
    for deal, part in parts:
        sums[deal].append(part)
    return [(len(each), sum(each, Fraction(0))) for each in sums.values()]


def pairings(entries: int, games: Sequence[MatchResult]) -> list[Pairing]:
    """The results of the entries against each other, each pair once."""
    met: defaultdict[tuple[int, int], list[tuple[int, Fraction]]] = defaultdict(list)
    for game in games:
        for (one, place), (other, its_place) in combinations(sorted(zip(game.entries, game.ranking, strict=True)), 2):
            ahead = Fraction((place <= its_place) + (place < its_place), 2)
            met[one, other].append((game.deal, ahead))
    return [Pairing(*pair, tally(collect(met[pair]))) for pair in combinations(range(entries), 2)]


def ratings(entries: int, games: Sequence[MatchResult]) -> list[tuple[float, float]]:
    """The OpenSkill rating of every entry and its standard deviation, from the games in this order.

    A bot does not learn between games, so the model's change of skill over time (tau) is 0.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise NoRatings(INSTALL) from None
    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in range(entries)]
    for game in games:
        table = [[rated[entry]] for entry in game.entries]
        ranks = [float(place) for place in game.ranking]
        for entry, (after,) in zip(game.entries, model.rate(table, ranks=ranks), strict=True):
            rated[entry] = after
    return [(each.mu, each.sigma) for each in rated]
