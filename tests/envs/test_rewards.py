"""Rewards, for results that a table seldom sees: ties of every kind."""

from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from saqqara.envs.steps import MARGIN, RANK, WIN, reward
from saqqara.games.drivers import bind

if TYPE_CHECKING:
    from saqqara.games.fields import Flat


def rewards(kind: int, scores: list[int], tie_breaks: list[int] | None = None) -> list[float]:
    """The rewards of all seats for these scores and tie-breaks."""
    ties = tie_breaks or [0] * len(scores)
    functions = {"score": lambda _s, seat: scores[seat], "tie_break": lambda _s, seat: ties[seat]}
    table = cast("Flat", SimpleNamespace(players=len(scores)))
    return [bind(reward, functions)(table, seat, kind) for seat in range(len(scores))]


@pytest.mark.parametrize(
    ("scores", "tie_breaks", "expected"),
    [
        ([9, 5], None, [1, -1]),
        ([7, 7], None, [0, 0]),
        ([7, 7], [1, 2], [-1, 1]),
        ([9, 7, 5], None, [1, 0, -1]),
        ([9, 9, 5], None, [0.5, 0.5, -1]),
        ([9, 5, 5], None, [1, -0.5, -0.5]),
        ([4, 4, 4], None, [0, 0, 0]),
        ([9, 5, 5], [0, 1, 2], [1, -1, 0]),
        ([9, 7, 7, 5], None, [1, 0, 0, -1]),
        ([9, 9, 9, 5], None, [1 / 3, 1 / 3, 1 / 3, -1]),
        ([9, 9, 5, 5], None, [2 / 3, 2 / 3, -2 / 3, -2 / 3]),
        ([5, 9, 5, 5], None, [-1 / 3, 1, -1 / 3, -1 / 3]),
    ],
)
def test_a_shared_place_gets_the_mean_of_its_places(
    scores: list[int], tie_breaks: list[int] | None, expected: list[float]
) -> None:
    assert rewards(RANK, scores, tie_breaks) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("scores", "tie_breaks", "expected"),
    [
        ([9, 5], None, [1, -1]),
        ([7, 7], None, [0, 0]),
        ([9, 5, 7], None, [1, -0.5, -0.5]),
        ([9, 9, 7], None, [0.25, 0.25, -0.5]),
        ([9, 9, 7], [3, 4, 9], [-0.5, 1, -0.5]),
        ([9, 9, 9], None, [0, 0, 0]),
        ([9, 9, 5, 5], None, [1 / 3, 1 / 3, -1 / 3, -1 / 3]),
    ],
)
def test_winners_share_one_and_the_others_pay_for_it(
    scores: list[int], tie_breaks: list[int] | None, expected: list[float]
) -> None:
    assert rewards(WIN, scores, tie_breaks) == pytest.approx(expected)


def test_the_margin_is_the_lead_over_the_best_other_seat() -> None:
    assert rewards(MARGIN, [30, 42, 37]) == [-12, 5, -5]
    assert rewards(MARGIN, [42, 42], [1, 2]) == [0, 0]
    assert rewards(MARGIN, [-40_000, -50_000]) == [10_000, -10_000]
