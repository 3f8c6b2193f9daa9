"""Learned evaluations: all sums fit the 32 bits of the values, and what is seen stays within its bounds."""

from typing import Any

import pytest

from saqqara.games import State
from saqqara.games.evaluation import POINTS, VALUES
from saqqara.games.network import (
    COUNTS,
    MARKED,
    MOST_FIRED,
    MOST_MARKS,
    MOST_STAMP,
    NEURONS,
    SCALE,
    SECOND_NEURONS,
    STAMP,
    Inputs,
    read_networks,
)
from saqqara.games.registry import describe, game_names
from tests.bots.positions import some_states

MOST = 2**31 - 1
MOST_COUNT = {"imhotep": 127, "anubixx": 2**15 - 1}
"""Points of a layout of Anubixx are less; its other counts are much smaller."""
GAMES = [name for name in game_names() if describe(name).evaluation.inputs]


def inputs_of(name: str) -> Inputs[Any]:
    found = describe(name).evaluation.inputs
    assert found is not None
    return found


@pytest.mark.parametrize("name", GAMES)
def test_the_first_layer_fits_32_bits(name: str) -> None:
    inputs = inputs_of(name)
    for weights in read_networks(f"saqqara.games.{name}")[0]:
        assert len(weights) == inputs.rows
        for neuron in range(NEURONS):
            counts = sum(abs(weights[row][neuron]) for row in range(inputs.counts)) * MOST_COUNT[name]
            marks = sum(abs(weights[row][neuron]) for row in range(inputs.counts, inputs.rows))
            assert counts + marks <= MOST


@pytest.mark.parametrize("name", GAMES)
def test_the_second_layer_fits_32_bits(name: str) -> None:
    for weights in read_networks(f"saqqara.games.{name}")[1]:
        for neuron in range(SECOND_NEURONS):
            fired = sum(abs(weights[before][neuron]) for before in range(NEURONS)) * MOST_FIRED
            assert fired + SCALE * abs(weights[NEURONS][neuron]) <= MOST


def seen(state: State, seat: int) -> tuple[list[int], list[int], list[int]]:
    """Counts, shared marks and marks of a seat."""
    inputs, s, values = inputs_of(state.game.name), state.position, [0] * VALUES
    inputs.survey(s, values)
    end = inputs.shared_marks(s, values, MARKED)
    shared = values[MARKED:end]
    inputs.write_counts(s, seat, values)
    end = inputs.seat_marks(s, seat, values, MARKED)
    return values[COUNTS : COUNTS + inputs.counts], shared, values[MARKED:end]


def test_what_is_seen_stays_within_its_bounds() -> None:
    for state in some_states(120, first=5):
        if state.over or not describe(state.game.name).evaluation.inputs:
            continue
        inputs = inputs_of(state.game.name)
        for seat in range(state.game.players):
            counts, shared, own = seen(state, seat)
            assert all(abs(count) <= MOST_COUNT[state.game.name] for count in counts)
            assert len(set(shared + own)) == len(shared) + len(own) <= MOST_MARKS
            assert all(0 <= mark < inputs.marks for mark in shared + own)


def test_what_is_kept_from_position_to_position_changes_nothing() -> None:
    kept: dict[str, list[int]] = {name: [0] * VALUES for name in GAMES}
    for number, state in enumerate(some_states(24, first=40)):
        learned, values, fresh = describe(state.game.name).evaluation.learned, kept[state.game.name], [0] * VALUES
        assert learned is not None
        if number % 8 == 5:
            values[STAMP] = MOST_STAMP + 1  # as after very many positions
        for _ in range(3):
            learned(state.position, values)
            learned(state.position, fresh)
            for first in (0, POINTS):
                assert values[first : first + state.game.players] == fresh[first : first + state.game.players]
            if not state.over:
                state.play(state.moves()[-1])
                fresh = [0] * VALUES


def test_nothing_hidden_is_seen() -> None:
    """What is hidden is dealt anew; nobody sees a difference who did not know it."""
    for state in some_states(120, first=9):
        name = state.game.name
        if state.over or not describe(name).evaluation.inputs:
            continue
        mover, again = state.position.mover, state.copy()
        again.position.words[:] = [7, 1, 2, 3]
        state.game.rules.functions.conceal(again.position, mover)
        assert seen(state, mover)[1:] == seen(again, mover)[1:], name
