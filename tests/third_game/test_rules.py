"""The rules of Scarabs, in its own notation: chance given, a few moves, and what comes out."""

from typing import Any

import pytest

import saqqara
from saqqara import State

HANDS = [[8, 8, 8, 7, 7], [7, 6, 6, 6, 5], [5, 5, 4, 4, 4], [3, 3, 3, 2, 2]]


def table(hands: list[list[int]], rolls: list[list[int]], **options: Any) -> State[Any]:
    """A game with these hands, the first seats first, and these rolls."""
    dealt = [card for hand in hands for card in hand]
    rest = [value for value in range(1, 9) for _ in range(3)]
    for card in dealt:
        rest.remove(card)
    game = saqqara.game("scarabs", players=len(hands), **options)
    return game.start(seed=1, setup={"deck": dealt + rest, "rolls": rolls})


def play(state: State[Any], *places: int) -> State[Any]:
    """Everybody lays in turn."""
    for place in places:
        state.play(f"lay {place}")
    return state


def test_the_highest_card_wins_the_sum_of_the_dice() -> None:
    state = play(table(HANDS[:2], [[3, 4]]), 1, 2)
    assert state.scores() == [7, 0]


def test_an_equal_highest_card_leaves_the_treasure_for_the_next_round() -> None:
    state = play(table(HANDS[:2], [[3, 4], [1, 1]]), 4, 1)
    assert (state.scores(), state.view()["treasure"]) == ([0, 0], 9)
    assert play(state, 2, 1).scores() == [9, 0]


def test_lower_equal_cards_do_not_matter() -> None:
    hands = [[1, 8, 2, 3, 4], [6, 2, 3, 4, 5], [6, 2, 3, 4, 5], [7, 1, 5, 6, 8]]
    assert play(table(hands, [[2, 2]]), 1, 1, 1, 1).scores() == [0, 0, 0, 4]


@pytest.mark.parametrize(("doubles", "points"), [(False, 10), (True, 20)])
def test_a_double_counts_twice_if_the_option_says_so(doubles: bool, points: int) -> None:
    assert play(table(HANDS[:2], [[5, 5]], doubles=doubles), 1, 1).scores() == [points, 0]


def test_the_lead_passes_to_the_left() -> None:
    state, leads = table(HANDS[:3], [[1, 2]] * 4, start=1), []
    for place in range(1, 5):
        leads.append(state.mover)
        play(state, place, place, place)
    assert leads == [1, 2, 0, 1]


def test_a_card_is_laid_once() -> None:
    state = play(table(HANDS[:2], [[1, 2]]), 2, 3)
    assert state.moves() == ["lay 1", "lay 2", "lay 4", "lay 5"]
    with pytest.raises(saqqara.IllegalMove, match="lay 3: this move is not legal now"):
        state.play("lay 3")


def test_the_kept_card_counts_and_everybody_sees_it() -> None:
    state = table(HANDS[:2], [[1, 2]] * 4)
    for place in range(1, 5):
        play(state, place, place)
    assert state.over
    assert state.breakdown() == [{"treasure": 12, "kept_card": 7}, {"treasure": 0, "kept_card": 5}]
    assert [seat["kept"] for seat in state.view()["seats"]] == [7, 5]


def test_a_treasure_that_nobody_wins_in_the_last_round_is_lost() -> None:
    hands = [[8, 7, 6, 5, 1], [1, 2, 3, 5, 4]]
    state = table(hands, [[1, 1], [1, 1], [1, 1], [6, 6]])
    for place in range(1, 5):
        play(state, place, place)
    assert state.scores() == [6 + 1, 0 + 4]


def test_more_treasures_decide_a_tie() -> None:
    hands = [[8, 1, 1, 1, 2], [7, 3, 4, 5, 2]]
    state = table(hands, [[3, 3], [1, 1], [1, 1], [1, 1]])
    play(state, 1, 1, 2, 2, 3, 3, 4, 4)
    assert (state.scores(), state.ranking()) == ([6 + 2, 6 + 2], [2, 1])


def test_equal_points_and_treasures_share_the_place() -> None:
    hands = [[8, 1, 8, 1, 2], [7, 3, 7, 3, 2]]
    state = table(hands, [[1, 1]] * 4)
    play(state, 1, 1, 2, 2, 3, 3, 4, 4)
    assert (state.scores(), state.ranking()) == ([6, 6], [1, 1])


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"deck": [1, 2, 3]}, "setup.deck: must be these numbers in any order: 1, 1, 1, 2"),
        ({"deck": "all"}, "setup.deck: must be these numbers"),
        ({"rolls": [[1, 7]]}, r"setup.rolls\[0\]: a die shows 1 to 6, not 7"),
        ({"rolls": [[1]]}, r"setup.rolls\[0\]: must be a list of 2 dice"),
        ({"rolls": [[True, 1]]}, r"setup.rolls\[0\]: a die shows 1 to 6, not True"),
        ({"cards": []}, "unknown entry of a setup 'cards'"),
    ],
)
def test_an_impossible_setup_is_refused(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(saqqara.BadSetup, match=sentence):
        saqqara.game("scarabs").start(seed=1, setup=setup)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 5}, "players must be 2 to 4, not 5"),
        ({"doubles": 1}, "doubles must be True or False, not 1"),
        ({"double": True}, "unknown option of scarabs 'double'; there are: players, doubles, start"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        saqqara.game("scarabs", **options)
