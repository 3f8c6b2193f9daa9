"""Chance that can be checked: the commitment of the start, the seed of the end, and nothing else fits."""

import hashlib
import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import saqqara
from saqqara.table.fairness import check_chance, commitment, seed_text

from ..games.options import FEW_GAMES, name_of
from .room import SEED, A, Room


def test_the_commitment_is_the_sha_256_of_the_seeds_bytes() -> None:
    assert commitment(SEED) == hashlib.sha256(bytes(range(16))).hexdigest()


@given(st.integers(0, 2**128 - 1))
def test_a_seed_is_32_digits_and_comes_back(seed: int) -> None:
    text = seed_text(seed)
    assert len(text) == 32
    assert int(text, 16) == seed


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
def test_the_seed_deals_exactly_the_game_that_was_played(game: saqqara.Game) -> None:
    state = game.start(seed=int(SEED, 16))
    while not state.over:
        state.play(state.moves()[len(state.moves()) // 2])
    check_chance(state.record(), SEED)
    with pytest.raises(ValueError, match="the seed deals"):
        check_chance(state.record(), seed_text(int(SEED, 16) + 1))


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(0, 2**128 - 1), st.sampled_from(["imhotep", "anubixx"]), st.integers(0, 1000))
def test_a_game_with_much_undoing_is_still_the_seeds(seed: int, game: str, number: int) -> None:
    """Whoever goes back and plays otherwise gets the chance that the seed holds for that."""
    lot = random.Random(number)
    room = Room("A2", game, seed=seed_text(seed))
    while room.table.mover is not None:
        if room.table.undo_to(A) is not None and lot.random() < 0.15:
            room.undo(A)
            if lot.random() < 0.3:
                room.redo(A)
        else:
            room.anybody(lot.choice(room.table.state.moves()))
    record = room.table.record()
    assert (record["seed"], record["commitment"]) == (seed_text(seed), commitment(seed_text(seed)))
    check_chance(record, record["seed"])
