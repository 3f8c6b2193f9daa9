"""What a move did, step by step: complete, in order, and nothing that is hidden."""

import random
from typing import Any

import pytest

import saqqara
from saqqara.games.story import Step

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("imhotep", {"players": 2, "sides": "AAAAA"}),
    ("imhotep", {"players": 3, "sides": "BBBBB", "wrath": True}),
    ("imhotep", {"players": 4, "sides": "BABAB"}),
    ("anubixx", {"players": 3}),
]
WHERE_DECISIONS_ARE = {
    "mover",
    "moves",
    "over",
    "question",
    "turn",
    "seat",
    "ranking",
    "carried",
    "paid_by_die",
    "if_it_ended_now",
}
"""Entries of a view that are different when somebody must decide again."""


def shown(before: dict[str, Any], steps: list[Step]) -> dict[str, Any]:
    """The view after the steps."""
    for step in steps:
        before = {**before, **step.changes}
    return before


def ids(steps: list[Step]) -> list[str]:
    """What happened."""
    return [step.what.id.removeprefix("imhotep-step-") for step in steps]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=["2-A", "3-B", "4-mixed", "dice"])
def test_steps_lead_from_one_view_to_the_next(name: str, options: dict[str, Any]) -> None:
    dice = random.Random(5)
    state = saqqara.game(name, **options).start(seed=5)
    rounds = counts = 0
    while not state.over:
        after = state.copy()
        after.play(dice.choice(state.moves()))
        steps = state.steps(after)
        if steps:
            assert steps[0].what.id == "move"
            last = shown(state.view(), steps)
            different = {name for name, value in after.view().items() if last[name] != value}
            stone_in_hand = after.view()["question"] == "build"
            assert different <= WHERE_DECISIONS_ARE | ({"seats", "unloading"} if stone_in_hand else set())
            assert all("draw_pile" not in step.changes or isinstance(step.changes["draw_pile"], int) for step in steps)
        told = ids(steps)
        if "ships" in told:
            rounds += 1
            assert told.index("clear") < told.index("ships") < told.index("deal")
            if "temple" in told:
                assert told.index("temple") < told.index("clear")
        counts += told.count("count")
        state = after
    assert rounds == (5 if name == "imhotep" else 0)
    assert counts >= 5


def test_the_last_ship_of_a_round_lands_its_stones_before_the_temple_counts_and_new_ships_come() -> None:
    state = saqqara.game("imhotep", players=2).start(seed=3)
    while True:
        moves = state.moves()
        sails = [move for move in moves if move.startswith("sail")]
        temple = [move for move in sails if move.endswith("temple")]
        loads = [move for move in moves if move.startswith("load")]
        move = (temple or sails or loads or moves)[0]
        after = state.copy()
        after.play(move)
        if after.view()["round"] != state.view()["round"]:
            break
        state = after
    steps = state.steps(after)
    told = ids(steps)
    assert told[:2] == ["move", "stone"]
    assert [told.index(each) for each in ("stone", "temple", "clear", "ships", "deal")] == sorted(
        told.index(each) for each in ("stone", "temple", "clear", "ships", "deal")
    )
    old, landed = state.view(), shown(state.view(), steps[: told.index("clear") + 1])
    assert [ship["capacity"] for ship in landed["ships"]] == [ship["capacity"] for ship in old["ships"]]
    assert landed["round"] == old["round"], "the old round's ships and cards are still there when the temple counts"


def test_a_move_that_does_one_thing_has_no_steps() -> None:
    state = saqqara.game("imhotep", players=2).start(seed=3)
    after = state.copy()
    after.play("take")
    assert state.steps(after) == []


@pytest.mark.parametrize("name", ["imhotep", "anubixx"])
def test_playing_on_changes_no_state_before(name: str) -> None:
    """States that were played in steps share lists of their positions. Whoever plays on from one changes none of the others."""
    dice, state = random.Random(5), saqqara.game(name).start(seed=5)
    view, earlier = state.view(), []
    while not state.over:
        earlier.append((state, state.table(), state.record()))
        beside, *_ = state.played_in_steps(view["moves"][0], view)
        while not beside.over:
            beside.play(dice.choice(beside.moves()))
        state, view, *_ = state.played_in_steps(dice.choice(view["moves"]), view)
    for each, table, record in earlier:
        assert (each.table(), each.record()) == (table, record)
