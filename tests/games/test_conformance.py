"""What must hold for every game with all its options: the contract, move by move."""

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

from .options import FEW_GAMES, all_games, name_of, some_game

few = pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
every = pytest.mark.parametrize("game", all_games(), ids=name_of)
LONGEST = {"imhotep": 500, "anubixx": 60 * 5 * 2}


def random_states(game: Game[Any], seed: int) -> Iterator[State[Any]]:
    """Every state of a random game, from the first decision to the end."""
    choose = random.Random(seed)
    state = game.start(seed=seed)
    yield state
    while not state.over:
        state.play(choose.choice(state.moves()))
        yield state


def some_state(game: Game[Any], seed: int, plies: int) -> State[Any]:
    """After so many moves of a random game, or at its end."""
    *_, state = itertools.islice(random_states(game, seed), plies + 1)
    return state


@every
def test_game_ends_with_scores_that_add_up(game: Game[Any]) -> None:
    for plies, state in enumerate(random_states(game, seed=11)):
        assert plies < LONGEST[game.name]
        assert state.over == (state.mover is None) == (state.moves() == [])
        assert state.over or state.mover in range(game.players)
        assert [sum(sources.values()) for sources in state.breakdown()] == state.scores()
    assert state.over
    assert state.ranking().count(1) >= 1
    assert sorted(state.scores(), reverse=True)[0] == state.scores()[state.ranking().index(1)]


@few
def test_listed_moves_play_and_all_others_are_refused_and_change_nothing(game: Game[Any]) -> None:
    for plies, state in enumerate(random_states(game, seed=5)):
        legal = state.moves()
        assert len(set(legal)) == len(legal)
        before, record = state.copy(), state.record()
        for move in game.rules.notation:
            if move in legal:
                if plies % 5 == 0:
                    state.copy().play(move)
                continue
            with pytest.raises(saqqara.IllegalMove) as refused:
                state.play(move)
            assert refused.value.reason
            assert str(refused.value).startswith(move + ": ")
        assert (state, state.record(), state.moves()) == (before, record, legal)
        assert state.position.words == before.position.words


NOT_MOVES = ["", " ", "take ", "TAKE", "load 0.1", "load 5.1", "load 1.5", "sail 1 nile", "pyramid 0.1", "x" * 10**6, "done\n"]


@few
@pytest.mark.parametrize("text", [*NOT_MOVES, None, 3, ["take"], b"take", {"move": "take"}], ids=lambda text: repr(text)[:20])
def test_what_is_not_a_move_is_refused_in_one_short_sentence(game: Game[Any], text: Any) -> None:
    state = game.start(seed=1)
    before = state.record()
    with pytest.raises(saqqara.IllegalMove) as refused:
        state.play(text)
    assert refused.value.reason == "not-a-move"
    assert len(str(refused.value)) < 300
    assert state.record() == before


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(some_game, st.integers(0, 2**128 - 1), st.integers(0, 200))
def test_copy_is_independent(game: Game[Any], seed: int, plies: int) -> None:
    state = some_state(game, seed % 1000, plies)
    before, record = state.view(), state.record()
    copy = state.copy()
    assert copy == state
    while not copy.over:
        copy.play(copy.moves()[seed % len(copy.moves())])
    assert (state.view(), state.record()) == (before, record)


@few
def test_record_replays_to_the_same_state_at_every_ply(game: Game[Any]) -> None:
    states = [state.copy() for state in random_states(game, seed=23)]
    final = json.loads(json.dumps(states[-1].record()))
    for ply, state in enumerate(states):
        record = json.loads(json.dumps(state.record()))
        assert saqqara.replay(record) == state
        assert saqqara.replay(record).record() == record
        if ply % 10 == 0:
            assert saqqara.replay(final, plies=ply) == state


@every
def test_record_of_a_whole_game_replays(game: Game[Any]) -> None:
    *_, state = random_states(game, seed=31)
    record = json.loads(json.dumps(state.record()))
    assert record["options"]["start"] in range(game.players)
    again = saqqara.replay(record)
    assert again == state
    assert again.record()["result"] == {"scores": state.scores(), "ranking": state.ranking()}


@few
def test_same_seed_same_game_and_setup_decides_before_seed(game: Game[Any]) -> None:
    *_, state = random_states(game, seed=8)
    *_, again = random_states(game, seed=8)
    assert again.record() == state.record()
    setup = state.record()["setup"]
    started = saqqara.game(game.name, **state.options).start(seed=99, setup=setup)
    for move in state.record()["moves"]:
        started.play(move)
    assert started == state


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
def test_view_does_not_change_when_only_hidden_things_change(game: Game[Any], seed: int, plies: int, other: int) -> None:
    state = some_state(game, seed, plies)
    for seat in (None, *range(game.players)):
        hidden = state.conceal(seat, other)
        assert json.dumps(hidden.view(seat)) == json.dumps(state.view(seat))
        assert hidden.moves() == state.moves()
    onlooker = state.conceal(None, other)
    assert str(onlooker) == str(state)
    assert onlooker.svg() == state.svg()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(some_game, st.integers(0, 999), st.integers(0, 150))
def test_concealing_does_not_depend_on_what_is_hidden(game: Game[Any], seed: int, plies: int) -> None:
    state = some_state(game, seed, plies)
    seat = state.mover
    assert state.conceal(seat, 1).conceal(seat, 3) == state.conceal(seat, 2).conceal(seat, 3) == state.conceal(seat, 3)


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


@every
def test_views_are_json(game: Game[Any]) -> None:
    for ply, state in enumerate(random_states(game, seed=3)):
        if ply % 25 == 0 or state.over:
            for seat in (None, *range(game.players)):
                view = state.view(seat)
                assert json.loads(json.dumps(view, allow_nan=False)) == view
                assert view["moves"] == state.moves()


@few
@pytest.mark.parametrize("seat", [-1, 5, "0", True, 1.0])
def test_view_of_a_seat_that_is_not_there_is_refused(game: Game[Any], seat: Any) -> None:
    with pytest.raises(ValueError, match="seat must be None or 0 to"):
        game.start(seed=1).view(seat)


@few
def test_board_as_text_fits_a_terminal(game: Game[Any]) -> None:
    for ply, state in enumerate(random_states(game, seed=9)):
        if ply % 10 == 0 or state.over:
            lines = str(state).splitlines()
            assert max(map(len, lines)) <= 100
            assert all(line == line.rstrip() for line in lines)


@few
def test_repr_of_a_game_rebuilds_it(game: Game[Any]) -> None:
    assert eval(repr(game), {"saqqara": saqqara}) == game
    assert game.name in repr(game.start(seed=1))


@few
def test_states_and_errors_travel_between_processes(game: Game[Any]) -> None:
    state = some_state(game, seed=2, plies=20)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.record() == state.record()
    with pytest.raises(saqqara.IllegalMove) as refused:
        state.play("no move")
    travelled = pickle.loads(pickle.dumps(refused.value))
    assert (str(travelled), travelled.reason) == (str(refused.value), "not-a-move")
