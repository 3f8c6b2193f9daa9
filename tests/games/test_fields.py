"""Flat records: copies."""

import random

import pytest

import saqqara
from saqqara.games.fields import bits_of


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_a_copy_beside_another_record_shares_what_is_equal_and_nothing_that_changes_later(name: str) -> None:
    dice = random.Random(3)
    state = saqqara.game(name, players=3).start(seed=3)
    shared = 0
    while not state.over:
        before, numbers = state.position.copy(), state.position.numbers()
        state.play(dice.choice(state.moves()))
        beside, changed = state.position.copy_beside(before)
        assert beside.numbers() == state.position.numbers()
        assert before.numbers() == numbers
        fields = zip(beside.FIELDS, beside.values(), before.values(), strict=True)
        assert changed == bits_of(type(before), [field.name for field, own, other in fields if own != other])
        for own, working, other in zip(beside.values(), state.position.values(), before.values(), strict=True):
            if isinstance(own, list):
                assert own is not working
                assert (own is other) == (working == other)
                shared += own is other
    assert shared
