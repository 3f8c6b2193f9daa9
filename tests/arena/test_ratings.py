"""What the figures of a tournament say: fractions of wins, intervals that common chance does not narrow, ratings."""

from fractions import Fraction

import pytest

from saqqara.arena.match import MatchResult
from saqqara.arena.ratings import independent_games, pairings, ratings, standings, student_95, tally
from saqqara.arena.statistics import interval


def played(number: int, deal: int, entries: list[int], ranking: list[int]) -> MatchResult:
    seats = len(entries)
    return MatchResult(number, deal, entries, [50 - 5 * place for place in ranking], ranking, 80, [0.0] * seats, [40] * seats)


def test_shared_wins_are_fractions() -> None:
    games = [played(0, 0, [0, 1, 2], [1, 1, 3]), played(1, 0, [1, 2, 0], [1, 1, 1]), played(2, 0, [2, 0, 1], [2, 1, 3])]
    first, second, third = standings(["a", "b", "c"], 3, games)
    assert first.wins.won == Fraction(1, 2) + Fraction(1, 3) + 1
    assert second.wins.won == Fraction(1, 2) + Fraction(1, 3)
    assert first.wins.won + second.wins.won + third.wins.won == 3
    assert first.as_json()["wins"] == pytest.approx(11 / 6)
    assert [seat.games for seat in first.by_seat] == [1, 1, 1]
    assert first.mean_score == 45


def test_an_interval_of_independent_deals_is_wilsons() -> None:
    deals = [(1, Fraction(number % 3 == 0)) for number in range(300)]
    share, (low, high) = 1 / 3, tally(deals).interval
    expected = interval(share, 300)
    assert low == pytest.approx(expected[0], abs=0.002)
    assert high == pytest.approx(expected[1], abs=0.002)


def test_games_that_repeat_their_deal_prove_no_more_than_one_of_them() -> None:
    once = [(1, Fraction(number % 2)) for number in range(100)]
    four_times = [(4, Fraction(4 * (number % 2))) for number in range(100)]
    assert independent_games(four_times) <= 100
    assert tally(four_times).interval == pytest.approx(tally(once).interval, abs=0.005)


def test_deals_that_balance_out_are_not_taken_for_more_than_they_are() -> None:
    assert 95 <= independent_games([(2, Fraction(1))] * 50) <= 100, "the seat decided every game, and yet there are only 100"


def test_all_won_and_nothing_played() -> None:
    low, high = tally([(2, Fraction(2))] * 50).interval
    assert low == pytest.approx(interval(1.0, 50)[0])
    assert high == pytest.approx(1.0)
    assert tally([]).interval == (0.0, 1.0)
    assert tally([]).rate == 0.0


def test_few_deals_are_taken_with_care() -> None:
    assert student_95(10) == pytest.approx(2.228, abs=0.01)
    assert student_95(1000) == pytest.approx(1.962, abs=0.001)
    low, high = tally([(2, Fraction(1)), (2, Fraction(2)), (2, Fraction(0))]).interval
    assert low < 0.15
    assert high > 0.85


def test_pairings() -> None:
    games = [played(0, 0, [0, 1, 2], [1, 2, 3]), played(1, 0, [2, 0, 1], [1, 1, 3])]
    by_pair = {(each.one, each.other): each.ahead for each in pairings(3, games)}
    assert by_pair[0, 1].won == 2
    assert by_pair[0, 2].won == Fraction(3, 2)
    assert by_pair[1, 2].won == 1


def test_ratings_follow_strength() -> None:
    strong, weak = ratings(2, [played(number, number // 2, [number % 2, 1 - number % 2], [1 + number % 2, 2 - number % 2])
                               for number in range(40)])  # fmt: skip
    assert strong[0] > 30
    assert weak[0] < 20
    assert strong[1] < 25 / 3, "and are surer than at the start"
    assert ratings(1, []) == [(25.0, 25 / 3)]
