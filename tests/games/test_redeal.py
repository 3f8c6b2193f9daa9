"""What is hidden at a point of a recorded game can be dealt anew, and nobody sees a difference until it turns up."""

import random
from typing import Any

import pytest

import saqqara
from saqqara.games import replay_states
from saqqara.games.redeal import redeal, views_of


def played(game: str, moves: int, seed: int = 5, **options: Any) -> list[saqqara.State]:
    state, lot = saqqara.game(game, **options).start(seed), random.Random(seed)
    states = [state.copy()]
    while len(states) <= moves and not state.over:
        state.play(lot.choice(state.moves()))
        states.append(state.copy())
    return states


def with_setup(states: list[saqqara.State], setup: dict[str, Any]) -> list[saqqara.State]:
    return replay_states(dict(states[-1].record()) | {"setup": setup})


@pytest.mark.parametrize("game", saqqara.game_names())
@pytest.mark.parametrize("moves", [0, 4, 25])
def test_everybody_sees_the_same_game_as_far_as_it_was_played(game: str, moves: int) -> None:
    states = played(game, moves)
    again = with_setup(states, redeal(states, random.Random(1)))
    assert [views_of(state) for state in again] == [views_of(state) for state in states]


def test_what_nobody_has_seen_is_in_another_order() -> None:
    states = played("imhotep", 30, players=3)
    before, setups = states[-1].record()["setup"], [redeal(states, random.Random(seed)) for seed in range(12)]
    decks = [setup["market_deck"] for setup in setups]
    seen = max(i for i in range(34) if all(deck[:i] == before["market_deck"][:i] for deck in decks))
    assert seen == 34 - states[-1].position.draw_size, "the cards that were drawn stay, and no other"
    assert all(sorted(deck) == sorted(before["market_deck"]) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 12
    cards = {tuple(map(tuple, setup["round_cards"])) for setup in setups}
    assert len(cards) > 6
    assert {each[0] for each in cards} == {tuple(before["round_cards"][0])}


def test_the_last_reshuffled_pile_too() -> None:
    """Imhotep: the discards become the draw pile; what is not drawn from it yet is hidden."""
    for seed in range(60):
        states = played("imhotep", 400, seed, players=4, sides="BBBBB")
        turns = [number for number, state in enumerate(states) if state.chance and state.position.draw_size > 3]
        if turns:
            break
    states = states[: turns[0] + 1]
    setups = [redeal(states, random.Random(seed)) for seed in range(2)]
    assert setups[0]["shuffles"][-1] != setups[1]["shuffles"][-1]
    assert [views_of(with_setup(states, setup)[-1]) for setup in setups] == [views_of(states[-1])] * 2


def test_chance_that_has_not_happened_is_left_out() -> None:
    states = played("anubixx", 300)
    middle = states[: len(states) // 2]
    setup = redeal(middle, random.Random(1))
    assert [sorted(roll) for roll in setup["rolls"]] == [sorted(roll) for roll in middle[-1].record()["setup"]["rolls"]]
    assert len(setup["rolls"]) < len(states[-1].record()["setup"]["rolls"])
