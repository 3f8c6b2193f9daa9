"""What a seat sees: nothing hidden, nothing missing, and the same at both speeds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import saqqara
from saqqara import Game, State
from saqqara.envs.observation import action_mask, layout, observation_of, observe, rebuild_state, rebuild_view
from saqqara.games import GameDescription, describe
from saqqara.games.chance import below, seed_words
from tests import needs

from ..games.options import FEW_GAMES, name_of, some_game

GAMES = saqqara.game_names()


def somewhere(game: Game, seed: int, plies: int) -> State:
    """A state some random moves into a game."""
    state, words = game.start(seed=seed), list(seed_words(seed, "walk"))
    for _ in range(plies):
        if not state.over:
            moves = state.moves()
            state.play(moves[below(words, len(moves))])
    return state


some_state = st.builds(somewhere, some_game, st.integers(0, 10**6), st.integers(0, 130))


def to_keep(seed: int) -> State:
    """A state in which somebody looks at the face-down pair of market B."""
    state, words = saqqara.game("imhotep", players=3, sides="BBBBB").start(seed=seed), list(seed_words(seed, "walk"))
    while not state.over and "keep 1" not in state.moves():
        moves = state.moves()
        state.play("pick 4" if "pick 4" in moves else moves[below(words, len(moves))])
    return to_keep(seed + 100) if state.over else state


@settings(deadline=None, max_examples=150)
@given(state=some_state, seed=st.integers(0, 10**6))
def test_nothing_hidden_is_observed(state: State, seed: int) -> None:
    for seat in range(state.game.players):
        assert observe(state.conceal(seat, seed), seat) == observe(state, seat)


@settings(deadline=None, max_examples=100)
@given(state=some_state)
def test_the_observation_is_enough_to_rebuild_the_view(state: State) -> None:
    for seat in range(state.game.players):
        assert rebuild_view(state.game.name, observe(state, seat), state.options) == state.view(seat)


@settings(deadline=None, max_examples=60)
@given(state=some_state)
def test_every_number_is_within_its_bounds(state: State) -> None:
    numbers, seen = observe(state, 0), layout(state.game.name)
    assert all(low <= number <= high for low, number, high in zip(seen.low, numbers, seen.high, strict=True))


@settings(deadline=None, max_examples=60)
@given(state=some_state)
def test_the_mask_is_the_legal_moves(state: State) -> None:
    notation = state.game.rules.notation
    assert sorted(notation[move] for move, legal in enumerate(action_mask(state)) if legal) == sorted(state.moves())


@pytest.mark.parametrize("seed", range(6))
def test_the_face_down_pair_is_seen_only_by_its_keeper(seed: int) -> None:
    state = to_keep(seed)
    seen = layout("imhotep")
    for seat in range(3):
        market = seen.part(observe(state, seat), "market")
        assert (market[3:] == state.position.market[3:]) == (seat == state.mover)
        assert (market[3:] == [12, 12]) == (seat != state.mover)
        assert rebuild_view("imhotep", observe(state, seat), state.options) == state.view(seat)
        assert observe(state.conceal(seat, 5), seat) == observe(state, seat)


@settings(deadline=None, max_examples=40)
@given(state=some_state)
def test_a_rebuilt_state_can_be_played_on(state: State) -> None:
    again = rebuild_state(state.game, observe(state, 0))
    while not again.over:
        again.play(again.moves()[-1])
    assert len(again.ranking()) == state.game.players


OWN_OBSERVATION = [game for game in FEW_GAMES if type(describe(game.name)).observation is not GameDescription.observation]


@pytest.mark.parametrize("game", OWN_OBSERVATION, ids=name_of)
def test_the_observer_comes_first(game: Game) -> None:
    state = somewhere(game, 3, 5)
    mover = layout(game.name).at("mover")
    assert [observe(state, seat)[mover] for seat in range(game.players)] == [
        (state.position.mover - seat) % game.players for seat in range(game.players)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_fields_lie_side_by_side(name: str) -> None:
    seen, at = layout(name), 0
    for field in seen.fields.values():
        assert field.at == at
        at = field.end
    assert at == seen.size == len(seen.low)


@pytest.mark.parametrize("name", GAMES)
def test_features_are_one_hot_where_numbers_are_names(name: str) -> None:
    needs.module("numpy")
    seen = layout(name)
    features = seen.features(observe(saqqara.game(name).start(seed=1), 0))
    named = sum(field.size for field in seen.fields.values() if field.names_something)
    amounts = sum(field.size for field in seen.fields.values() if not field.names_something)
    assert features.shape == (seen.feature_count,)
    assert features.sum() >= named
    assert seen.feature_count > named + amounts


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown game 'chess'"):
        observation_of("chess")
