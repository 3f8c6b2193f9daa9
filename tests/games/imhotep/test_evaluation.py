"""The evaluation of Imhotep: what it adds to the points so far."""

import pytest

import saqqara
from saqqara.games.evaluation import VALUES
from saqqara.games.imhotep.components import MONUMENTS, ROUNDS, SHIPS
from saqqara.games.imhotep.evaluation import evaluate
from saqqara.games.imhotep.state import Position


def position(wrath: bool, ships_to_come: int, built: int) -> Position:
    """The start of a game, moved on to this number of ships; seat 0 has a stone on so many monuments, seat 1 on all."""
    s: Position = saqqara.game("imhotep", players=2, wrath=wrath).start(seed=1).position
    s.round, s.sailed = divmod(SHIPS * ROUNDS - ships_to_come, SHIPS)
    for number, site in enumerate(MONUMENTS):
        s.built[site][0] = int(number < built)
        s.built[site][1] = 1
    return s


def expected(wrath: bool, ships_to_come: int, built: int) -> list[int]:
    values = [0] * VALUES
    evaluate(position(wrath, ships_to_come, built), values)
    return values[:2]


@pytest.mark.parametrize("built", range(len(MONUMENTS)))
@pytest.mark.parametrize(("ships_to_come", "loss"), [(24, 50), (12, 50), (10, 100), (5, 300), (1, 460)])
def test_wrath_costs_who_misses_a_monument_the_surer_the_later_it_is(ships_to_come: int, loss: int, built: int) -> None:
    without, with_wrath = expected(False, ships_to_come, built), expected(True, ships_to_come, built)
    assert with_wrath == [without[0] - loss, without[1]]


def test_wrath_costs_nothing_with_a_stone_on_every_monument() -> None:
    for ships_to_come in range(1, SHIPS * ROUNDS):
        assert expected(True, ships_to_come, len(MONUMENTS)) == expected(False, ships_to_come, len(MONUMENTS))


def test_a_finished_game_is_worth_its_points() -> None:
    state = saqqara.game("imhotep", players=3, wrath=True).start(seed=4)
    while not state.over:
        state.play(state.moves()[state.ply % len(state.moves())])
    values = [0] * VALUES
    evaluate(state.position, values)
    assert values[:3] == [100 * points for points in state.scores()]
