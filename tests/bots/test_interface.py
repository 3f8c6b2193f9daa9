"""Names of bots, budgets, and what every choice holds."""

from typing import Any

import pytest

import saqqara
from saqqara.bots import Budget, bot, bot_names, level_names

from .positions import some_states


@pytest.mark.parametrize(
    "spec",
    ["random", "greedy", "search", "search:0.5s", "search:200ms", "search:2000", "written:0.1s", "written:50", "uct:50"],
)
def test_a_bot_is_made_from_its_name(spec: str) -> None:
    assert bot(spec).name == spec


def test_levels_go_by_number_and_by_name() -> None:
    assert len(level_names()) == 10
    for number, name in enumerate(level_names(), 1):
        assert bot(f"level:{number}").name == bot(name).name == bot(name.upper()).name == name.lower()


@pytest.mark.parametrize(
    "spec", ["", "greedy:1s", "search:", "search:0s", "search:-1", "search:1x", "uct:0", "level:0", "level:11"]
)
def test_a_bad_name_is_refused_in_one_sentence(spec: str) -> None:
    with pytest.raises(ValueError, match=r"^[^\n]+$") as error:
        bot(spec)
    assert spec in str(error.value)


def test_an_unknown_name_says_what_there_is() -> None:
    with pytest.raises(ValueError, match="unknown bot 'nobody'; there are: random, greedy") as error:
        bot("nobody")
    assert all(name in str(error.value) for name in bot_names())


@pytest.mark.parametrize("budget", [{"seconds": 0}, {"seconds": -1}, {"simulations": 0}, {"seconds": float("nan")}])
def test_a_budget_is_checked(budget: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="a budget's"):
        Budget(**budget)  # type: ignore[arg-type]


@pytest.mark.parametrize("spec", ["random", "greedy", "apprentice"])
def test_a_choice_weighs_every_move(spec: str) -> None:
    for state in some_states(10):
        choice = bot(spec).choose(state, seed=1)
        assert sorted(each.move for each in choice.considered) == sorted(state.moves())
        assert len(choice.value) == len(choice.score) == state.game.players
        assert sum(choice.value) == pytest.approx(1)
        assert choice.line[0] == choice.move


def test_no_choice_when_the_game_is_over() -> None:
    state = saqqara.game("anubixx").start(seed=1)
    while not state.over:
        state.play(bot("random").choose(state, seed=state.ply).move)
    for spec in ("random", "greedy", "search:10"):
        with pytest.raises(ValueError, match="the game is over"):
            bot(spec).choose(state)


@pytest.mark.parametrize(
    "wrong",
    [
        {"simulations": 1.5},
        {"simulations": True},
        {"simulations": "5"},
        {"simulations": 10**6000},
        {"seconds": "1"},
        {"seconds": True},
        {"seconds": 1j},
        {"seconds": [1]},
    ],
)
def test_a_budget_is_made_of_numbers(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"^a budget's (seconds|simulations) must be") as refused:
        Budget(**wrong)
    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("kind", ["search:", "search:1.", "level:", "usual:", "written:"])
@pytest.mark.parametrize("unit", ["", "s", "ms"])
def test_thousands_of_digits_are_no_bot(kind: str, unit: str) -> None:
    with pytest.raises(ValueError, match=r"^(unknown bot|bot) '") as refused:
        bot(kind + "1" * 5000 + unit)
    assert "digits" not in str(refused.value)
