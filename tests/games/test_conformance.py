"""What must hold for every game with all its options: the checks of `saqqara.conformance`, and a few cases beside them."""

import itertools
import json
import pickle
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import saqqara
from saqqara import Game, State
from saqqara.conformance import CHECKS, Check, NotChecked
from saqqara.conformance.course import check_end_and_scores

from .options import ALL_GAMES, FEW_GAMES, name_of, some_game

few = pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
every = pytest.mark.parametrize("game", ALL_GAMES, ids=name_of)


@few
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_every_game_conforms(game: Game, check: Check) -> None:
    try:
        check(game, 5)
    except NotChecked as reason:
        pytest.skip(str(reason))


@every
def test_every_game_ends_with_scores_that_add_up(game: Game) -> None:
    check_end_and_scores(game, 11)


def random_states(game: Game, seed: int) -> Iterator[State]:
    """Every state of a random game, from the first decision to the end."""
    choose = random.Random(seed)
    state = game.start(seed=seed)
    yield state
    while not state.over:
        state.play(choose.choice(state.moves()))
        yield state


def some_state(game: Game, seed: int, plies: int) -> State:
    """After so many moves of a random game, or at its end."""
    *_, state = itertools.islice(random_states(game, seed), plies + 1)
    return state


NOT_MOVES = ["", " ", "take ", "TAKE", "load 0.1", "load 5.1", "load 1.5", "sail 1 nile", "pyramid 0.1", "x" * 10**6, "done\n"]


@few
@pytest.mark.parametrize("text", [*NOT_MOVES, None, 3, ["take"], b"take", {"move": "take"}], ids=lambda text: repr(text)[:20])
def test_what_is_not_a_move_is_refused_in_one_short_sentence(game: Game, text: Any) -> None:
    state = game.start(seed=1)
    before = state.record()
    with pytest.raises(saqqara.IllegalMove) as refused:
        state.play(text)
    assert refused.value.reason == "not-a-move"
    assert len(str(refused.value)) < 300
    assert state.record() == before


@every
def test_record_of_a_whole_game_replays_and_its_views_are_json(game: Game) -> None:
    for ply, state in enumerate(random_states(game, seed=31)):
        if ply % 25 == 0 or state.over:
            for seat in (None, *range(game.players)):
                view = state.view(seat)
                assert json.loads(json.dumps(view, allow_nan=False)) == view
    record = json.loads(json.dumps(state.record()))
    again = saqqara.replay(record)
    assert again == state
    assert again.record()["result"] == {"scores": state.scores(), "ranking": state.ranking()}


def test_seeds_give_different_games_and_none_is_the_operating_systems() -> None:
    game = saqqara.game("imhotep")
    decks = {json.dumps(game.start(seed=seed).record()["setup"]) for seed in range(200)}
    assert len(decks) == 200
    assert game.start() != game.start()


@pytest.mark.parametrize("seed", [-1, 2**128, 1.5, "7", True])
def test_impossible_seed_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed must be a whole number"):
        saqqara.game("imhotep").start(seed=seed)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(some_game, st.integers(0, 999), st.integers(0, 150), st.integers(0, 2**64))
def test_view_does_not_change_when_only_hidden_things_change(game: Game, seed: int, plies: int, other: int) -> None:
    state = some_state(game, seed, plies)
    for seat in (None, *range(game.players)):
        hidden = state.conceal(seat, other)
        assert json.dumps(hidden.view(seat)) == json.dumps(state.view(seat))
        assert hidden.moves() == state.moves()
    onlooker = state.conceal(None, other)
    assert str(onlooker) == str(state)
    assert onlooker.svg() == state.svg()


def test_chance_to_come_is_not_in_a_view_of_imhotep() -> None:
    """The same table with another deck below the cards dealt, another order of round cards, another generator."""
    game = saqqara.game("imhotep", players=4, sides="BBBBB")
    one = game.start(seed=1)
    setup = one.record()["setup"]
    deck = setup["market_deck"]
    round_cards = [setup["round_cards"][0], *setup["round_cards"][:0:-1]]
    other = game.start(seed=2, setup={"round_cards": round_cards, "market_deck": deck[:3] + deck[:2:-1]})
    assert other.record() != one.record()
    for seat in (None, 0, 1, 2, 3):
        assert json.dumps(other.view(seat)) == json.dumps(one.view(seat))


@few
@pytest.mark.parametrize("seat", [-1, 5, "0", True, 1.0])
def test_view_of_a_seat_that_is_not_there_is_refused(game: Game, seat: Any) -> None:
    with pytest.raises(ValueError, match="seat must be None or 0 to"):
        game.start(seed=1).view(seat)


def test_errors_travel_between_processes() -> None:
    with pytest.raises(saqqara.IllegalMove) as refused:
        saqqara.game("imhotep").start(seed=2).play("no move")
    travelled = pickle.loads(pickle.dumps(refused.value))
    assert (str(travelled), travelled.reason) == (str(refused.value), "not-a-move")
