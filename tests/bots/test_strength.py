"""A small fixed sample of games: the order of the players. The real figures are in docs/bots.md."""

import pytest

import saqqara
from saqqara.bots import Bot, bot


def wins(name: str, strong: Bot, weak: Bot, games: int) -> float:
    """How many of so many games the first player wins; seats swapped with the same cards or sheets."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        state = saqqara.game(name, players=2, start=number // 2 % 2).start(seed=number // 2)
        while not state.over:
            thinker = strong if state.mover == seat else weak
            state.play(thinker.choose(state, seed=1000 * number + state.ply).move)
        ranking = state.ranking()
        won += (ranking[seat] == 1) / ranking.count(1)
    return won


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_greedy_beats_random(name: str) -> None:
    assert wins(name, bot("greedy"), bot("random"), 20) >= 18


@pytest.mark.parametrize("name", ["scarabs", "royal_scarabs"])
@pytest.mark.parametrize("player", ["uct:300", "search:300", "level:7"])
def test_bots_beat_random_in_a_game_without_tuning(name: str, player: str) -> None:
    """A game of cards and dice with much chance in it: of 60 games a random player would win 30."""
    assert wins(name, bot(player), bot("random"), 60) >= 36


def test_greedy_beats_random_in_a_game_without_tuning() -> None:
    """Not in royal_scarabs: there it wins about 52 %, which 60 games cannot tell from nothing."""
    assert wins("scarabs", bot("greedy"), bot("random"), 60) >= 36


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_search_beats_greedy(name: str) -> None:
    assert wins(name, bot("search:300"), bot("greedy"), 6) >= 3
