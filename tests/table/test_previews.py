"""What each move would do: from what the mover can see alone, and true where nothing is revealed."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from saqqara.games import State
from saqqara.games.registry import describe
from saqqara.table import previews as module

from ..bots.positions import keep_state, some_state, some_states


def previews(state: State) -> list[Any]:
    """The previews, as the game's own type has them."""
    return module.previews(state)


calm = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@calm
@given(st.integers(0, 10_000), st.integers(0, 2**32))
def test_they_depend_only_on_what_the_mover_can_see(number: int, other: int) -> None:
    state = some_state(number)
    hidden = state.conceal(state.mover, other)
    assert msgspec.json.encode(previews(hidden)) == msgspec.json.encode(previews(state))


def test_a_card_that_a_move_would_draw_is_not_told() -> None:
    """Imhotep's B sides give cards from the draw pile; each card is worth something else."""
    found = 0
    for number in range(0, 700, 2):
        state = some_state(number)
        for move in state.moves():
            after = state.copy()
            after.play(move)
            if after.position.draw_size < state.position.draw_size and after.position.round == state.position.round:
                told = {msgspec.json.encode(previews(state.conceal(state.mover, other))) for other in range(6)}
                assert told == {msgspec.json.encode(previews(state))}
                found += 1
                break
    assert found > 5


@pytest.mark.parametrize("other", range(5))
def test_who_keeps_one_of_two_cards_knows_both(other: int) -> None:
    state = keep_state()
    assert msgspec.json.encode(previews(state.conceal(state.mover, other))) == msgspec.json.encode(previews(state))


def test_they_agree_with_what_happens_where_nothing_is_revealed() -> None:
    revealed = certain = 0
    for state in some_states(30):
        before = state.view()
        shown = previews(state)
        chance = describe(state.game.name).preview.chance_messages
        assert [each["move"] for each in shown] == state.moves()
        for each in shown:
            after = state.copy()
            after.play(each["move"])
            view = after.view()
            assert isinstance(each["words"], list)
            assert not {told.id for told in each["words"]} & chance
            if after.reveals(state):
                revealed += 1
                continue
            certain += 1
            assert each["points"] == [new - old for new, old in zip(view["scores"], before["scores"], strict=True)]
            assert each["words"] == [
                told for told in state.game.rules.story(before, each["move"], view) if told.id not in chance
            ]
            if state.game.name == "imhotep":
                assert isinstance(each["sites"], dict)
                for site in ("pyramids", "temple", "burial", "obelisks"):
                    assert each["sites"].get(site, before[site]) == view[site]
                worth = [sum(seat.values()) for seat in view["if_it_ended_now"]]
                then = [sum(seat.values()) for seat in before["if_it_ended_now"]]
                assert each["worth"] == [new - old for new, old in zip(worth, then, strict=True)]
            else:
                assert state.mover is not None
                assert each["quarry"] == view["seats"][state.mover]["quarry"]
                assert each["dice"] == view["dice"]
    assert revealed
    assert certain > 100


def test_where_chance_decides_they_promise_no_more_than_what_is_sure() -> None:
    """Points at once never exceed what really happens when only a roll or a card is revealed after them."""
    for state in some_states(20, first=500):
        before = state.view()
        for each in previews(state):
            after = state.copy()
            after.play(each["move"])
            if state.game.name == "anubixx" and after.reveals(state):
                assert "dice" not in each, "a new roll is nobody's to know"
            if not after.reveals(state):
                continue
            told = [each.id for each in state.game.rules.story(before, each["move"], after.view())]
            assert isinstance(each["words"], list)
            assert {word.id for word in each["words"]} <= set(told)


def test_there_are_none_when_the_game_is_over() -> None:
    state = some_state(4)
    while not state.over:
        state.play(state.moves()[0])
    assert previews(state) == []
