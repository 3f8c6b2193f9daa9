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
        for field, own, working, other in zip(
            beside.FIELDS, beside.values(), state.position.values(), before.values(), strict=True
        ):
            if isinstance(own, list) and not field.fixed:
                assert own is not working
                assert (own is other) == (working == other)
                shared += own is other
                if len(field.shape) == 2:
                    rows = zip(own, working, other, strict=True)
                    assert all((row is same) == (mine == same) for row, mine, same in rows), field.name
    assert shared


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_a_copy_in_play_shares_what_is_fixed_and_rows_of_empty_seats_and_nothing_else(name: str) -> None:
    position = saqqara.game(name, players=3).start(seed=3).position
    copy = position.copy_in_play()
    assert copy.numbers() == position.numbers()
    lists = [each for each in zip(position.FIELDS, position.values(), copy.values(), strict=True) if each[0].shape]
    assert any(field.fixed for field, _, _ in lists)
    assert any(field.seated for field, _, _ in lists)
    for field, own, other in lists:
        assert (own is other) == field.fixed, field.name
        if len(field.shape) == 2 and not field.fixed:
            shared = [row is same for row, same in zip(own, other, strict=True)]
            assert shared == [field.seated and seat >= 3 for seat in range(len(own))], field.name
