"""The default observation: numbers of every width come back from it as they were."""

from typing import Annotated, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saqqara.games import Rules
from saqqara.games.composed import compose_functions
from saqqara.games.fields import HIDDEN, I8, I16, I32, I64, PRIVATE, Flat, flat
from saqqara.games.observation import HIGHEST, ObservationLayout, amount, default_observation


@flat
class Position(Flat):
    players: Annotated[int, I8]
    start_player: Annotated[int, I8]
    mover: Annotated[int, I8]
    question: Annotated[int, I8]
    words: Annotated[list[int], I64, 4]
    byte: Annotated[list[int], I8, 3]
    short: Annotated[list[list[int]], I16, 2, 3]
    word: Annotated[list[int], I32, 2]
    wide: Annotated[int, I64]
    ply: Annotated[int, I16]
    """A name that the observation has too."""
    secret: Annotated[list[int], I32, 3, HIDDEN]
    hand: Annotated[list[list[int]], I16, 2, 4, PRIVATE]


def nothing(s: Position) -> None:
    pass


class PlainRules(Rules[Position]):
    name = "plain"
    players = range(2, 3)
    sources = ("points",)
    notation = ("wait",)
    setup_keys = ("rolls",)
    position = Position
    functions = compose_functions(
        source_count=1,
        begin=nothing,
        legal_moves=lambda _s, _moves: 0,
        apply=lambda _s, _move: None,
        advance=nothing,
        is_over=lambda _s: True,
        points=lambda _s, _seat, _source: 0,
        conceal=lambda _s, _seat: None,
    )


RULES = PlainRules()
OBSERVATION = default_observation(RULES)


def numbers(bits: int, *shape: int) -> st.SearchStrategy[Any]:
    found: st.SearchStrategy[Any] = st.integers(-(1 << bits - 1), (1 << bits - 1) - 1)
    for size in reversed(shape):
        found = st.lists(found, min_size=size, max_size=size)
    return found


values = st.fixed_dictionaries(
    {
        "byte": numbers(8, 3),
        "short": numbers(16, 2, 3),
        "word": numbers(32, 2),
        "wide": numbers(64),
        "ply": numbers(16),
        "secret": numbers(32, 3),
        "hand": numbers(16, 2, 4),
    }
)


@settings(deadline=None)
@given(values=values, seat=st.integers(0, 1), ply=st.integers(0, 100_000))
def test_what_is_seen_comes_back_and_nothing_else(values: dict[str, Any], seat: int, ply: int) -> None:
    position = RULES.blank({"players": 2, "start": 0})
    for name, value in values.items():
        setattr(position, name, value)
    layout = OBSERVATION.layout
    row = [0] * layout.size
    OBSERVATION.observe(position, seat, ply, row)
    assert all(low <= number <= high for low, number, high in zip(layout.low, row, layout.high, strict=True))
    assert (layout.one(row, "seat"), layout.one(row, "ply")) == (seat, min(ply, HIGHEST))
    again = OBSERVATION.rebuild(row, {"players": 2, "start": 0})
    for name in ("byte", "short", "word", "wide", "ply"):
        assert getattr(again, name) == values[name]
    assert again.hand[seat] == values["hand"][seat]
    assert again.hand[1 - seat] == [0] * 4
    assert again.secret == [0] * 3


def test_two_fields_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two fields with the name 'points'"):
        ObservationLayout([amount("points", 1, 0, 9, "here"), amount("points", 1, 0, 9, "there")])
