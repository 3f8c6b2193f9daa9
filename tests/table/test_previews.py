"""What each move would do: from what the mover can see alone, and true where nothing is revealed."""

from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import saqqara
from saqqara.games import State
from saqqara.games.imhotep.components import PAVED_PATH, STATUE
from saqqara.games.registry import describe
from saqqara.games.story import Message
from saqqara.table import previews as module
from saqqara.table.previews import played

from ..bots.positions import keep_state, some_state, some_states
from ..games.imhotep.table import cargo, put, put_pyramid


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


def told(state: State[Any], move: str, after: State[Any]) -> list[Message]:
    """What a move did."""
    return state.game.rules.story(state.view(), move, after.view())


def test_what_chance_brings_is_not_told() -> None:
    """Not even where it would be the same in every deal, as the number of the next round."""
    found = 0
    for state in some_states(120):
        chance = describe(state.game.name).preview.chance_messages
        for each in previews(state):
            if {message.id for message in told(state, each["move"], played(state, each["move"]))} & chance:
                assert not {message.id for message in each["words"]} & chance
                found += 1
    assert found > 50


def before_a_card(reds: int, others: int) -> State[Any]:
    """Imhotep: who builds on the left pyramid draws a card. Of so many cards left, so many bring a stone to the obelisks.

    It is the third one there: a tower, and points at once.
    """
    state = saqqara.game("imhotep", players=2, sides="ABAAB").start(1)
    put(state, "obelisks", "KK")
    put_pyramid(state, "left", "W")
    cargo(state, 4, "K")
    state.play("sail 4 pyramids")
    state.position.draw_size = reds + others
    state.position.draw_pile[: reds + others] = [PAVED_PATH] * reds + [STATUE] * others
    return state


CARDS_TO_COME = [(reds, others) for others in range(1, 6) for reds in range(1, others + 1)]


def test_what_a_preview_promises_happens_in_every_deal() -> None:
    """Whatever lies hidden: the words are true, the points are not fewer, and changed parts look like that."""
    differ = 0
    for state in [*some_states(40, first=1000), *(before_a_card(*each) for each in CARDS_TO_COME)]:
        deals = [state.conceal(state.mover, deal) for deal in range(100, 110)]
        for each in previews(state):
            stories = []
            for deal in deals:
                after = played(deal, each["move"])
                stories.append(told(deal, each["move"], after))
                assert all(word in stories[-1] for word in each["words"])
                gained = [new - old for new, old in zip(after.scores(), state.scores(), strict=True)]
                assert all(points <= gain for points, gain in zip(each["points"], gained, strict=True))
                view = after.view()
                assert all(view[site] == seen for site, seen in each.get("sites", {}).items())
            differ += any(story != stories[0] for story in stories)
    assert differ > 40


def test_there_are_none_when_the_game_is_over() -> None:
    state = some_state(4)
    while not state.over:
        state.play(state.moves()[0])
    assert previews(state) == []
