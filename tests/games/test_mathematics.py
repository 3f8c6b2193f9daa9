"""exp and log of our own: accurate to about one unit in the last place, and sensible at the edges."""

import math
from decimal import Decimal, localcontext

from hypothesis import given
from hypothesis import strategies as st

from saqqara.games.mathematics import COARSE, FINE, HALVED, HALVINGS, LARGEST, POWERS, SMALLEST, exp, log


def units(found: float, exact: Decimal) -> float:
    """How far a result is from the exact one, in units of the last place."""
    return abs(float((Decimal(found) - exact) / Decimal(math.ulp(float(exact)))))


@given(st.floats(SMALLEST, LARGEST) | st.floats(-40, 1))
def test_exp_is_accurate(x: float) -> None:
    with localcontext() as context:
        context.prec = 50
        assert units(exp(x), Decimal(x).exp()) < 1.5


@given(st.floats(1e-300, 1e300) | st.floats(0.5, 2) | st.integers(1, 10**9).map(float))
def test_log_is_accurate(x: float) -> None:
    with localcontext() as context:
        context.prec = 50
        exact = Decimal(x).ln()
        assert log(x) == 0 if exact == 0 else units(log(x), exact) < 1


def test_the_edges() -> None:
    assert (exp(0.0), exp(1.0), exp(-1000.0), exp(-1e300)) == (1.0, math.e, 0.0, 0.0)
    assert exp(1e300) == exp(LARGEST) < math.inf
    assert exp(SMALLEST) > 0
    assert (log(1.0), log(2.0), log(0.5)) == (0.0, math.log(2), -math.log(2))
    assert log(3) == log(3.0)


def test_the_tables_are_rounded_correctly() -> None:
    with localcontext() as context:
        context.prec = 50
        assert [float(Decimal(2) ** (Decimal(step) / 64)) for step in range(64)] == list(POWERS)
    assert [math.frexp(each) for each in COARSE] == [(0.5, 32 * power + 1) for power in range(-32, 32)]
    assert [math.frexp(each) for each in FINE] == [(0.5, power + 1) for power in range(32)]
    assert [one * other for one, other in zip(HALVED, HALVINGS, strict=True)] == [1.0] * 10
