"""What a tournament says of its entries: win rates with honest intervals, who beats whom, and OpenSkill ratings.

Games of one deal share their chance, so they are not independent: the intervals take each deal as one observation.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from typing import Any

from .match import MatchResult
from .statistics import NORMAL_95, interval

INSTALL = "ratings need OpenSkill: pip install openskill"


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
    """What came of one entry."""

    name: str
    wins: Tally
    by_seat: list[Tally]
    mean_score: float
    rating: float
    sigma: float

    def as_json(self) -> dict[str, Any]:
        """For a program."""
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
    """How often one entry came in before another; a shared place is a half."""

    one: int
    other: int
    ahead: Tally

    def as_json(self) -> dict[str, Any]:
        """For a program. Entries count from 0, as in the list of entries."""
        tally = {"games": self.ahead.games, "share": self.ahead.rate, "interval": list(self.ahead.interval)}
        return {"one": self.one, "other": self.other} | tally


def tally(deals: Sequence[tuple[int, Fraction]]) -> Tally:
    """The share won, from the games and the wins of each deal."""
    games, won = sum(number for number, _ in deals), sum((part for _, part in deals), Fraction(0))
    if not games:
        return Tally(0, won, (0.0, 1.0))
    return Tally(games, won, interval(float(won / games), independent_games(deals)))


def independent_games(deals: Sequence[tuple[int, Fraction]]) -> int:
    """As many independent games would say as much as these do (Korn and Graubard's effective sample size).

    The variance of the share is estimated from deal to deal. Where the games of a deal agree more than chance would have
    it, they count for less; never for less than one game a deal, nor for more than they are. Few deals count for less
    again, for the estimate itself is then unsure.
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
    """Within so many standard errors lie 95% of Student's distribution (Cornish and Fisher's expansion)."""
    z = NORMAL_95
    first = (z**3 + z) / (4 * freedom)
    return z + first + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom * freedom)


def standings(names: Sequence[str], seats: int, games: Sequence[MatchResult]) -> list[Standing]:
    """What came of every entry, in the order of the entries. NoRatings without OpenSkill."""
    rated = ratings(len(names), games)
    found = []
    for entry, name in enumerate(names):
        mine = [(game, game.entries.index(entry)) for game in games if entry in game.entries]
        by_seat = [tally(by_deal([each for each in mine if each[1] == seat])) for seat in range(seats)]
        points = sum(game.scores[seat] for game, seat in mine) / len(mine) if mine else 0.0
        found.append(Standing(name, tally(by_deal(mine)), by_seat, points, *rated[entry]))
    return found


def by_deal(mine: Iterable[tuple[MatchResult, int]]) -> list[tuple[int, Fraction]]:
    """The games and the wins of each deal, for the one who sat there."""
    return collect((game.deal, win_share(game, seat)) for game, seat in mine)


def win_share(game: MatchResult, seat: int) -> Fraction:
    """The part of a win: shared by those in first place."""
    return Fraction(game.ranking[seat] == 1, game.ranking.count(1))


def collect(parts: Iterable[tuple[int, Fraction]]) -> list[tuple[int, Fraction]]:
    """How many parts each deal has, and their sum."""
    sums: defaultdict[int, list[Fraction]] = defaultdict(list)
    for deal, part in parts:
        sums[deal].append(part)
    return [(len(each), sum(each, Fraction(0))) for each in sums.values()]


def pairings(entries: int, games: Sequence[MatchResult]) -> list[Pairing]:
    """How the entries did against one another, each pair once."""
    met: defaultdict[tuple[int, int], list[tuple[int, Fraction]]] = defaultdict(list)
    for game in games:
        for (one, place), (other, its_place) in combinations(sorted(zip(game.entries, game.ranking, strict=True)), 2):
            ahead = Fraction((place <= its_place) + (place < its_place), 2)
            met[one, other].append((game.deal, ahead))
    return [Pairing(*pair, tally(collect(met[pair]))) for pair in combinations(range(entries), 2)]


def ratings(entries: int, games: Sequence[MatchResult]) -> list[tuple[float, float]]:
    """The OpenSkill rating of every entry and its standard deviation, from the games in this order.

    A bot does not learn between games, so the model's allowance for change (tau) is none.
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
