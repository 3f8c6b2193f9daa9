"""The rulings of docs/rules/anubixx.md, section 9, one by one."""

import pytest

import saqqara
from saqqara.games.anubixx.sheets import shipped

from .table import ARCH, PYRAMID, bonuses, by_dice, dice, edited, jokers, play, play_rounds, quarry, start


def test_ruling_1_the_nearest_quarry_stone_is_struck() -> None:
    assert quarry(play(start("AB", "RRR"), "pyramid 1.1"), 0) == "--xVBRYBOVRG"


def test_ruling_2_stones_are_struck_in_building_order() -> None:
    state = play(start("AB", "RRR"), "pyramid 1.1", "pyramid 1.2")  # yellow, then the orange after it
    assert quarry(state, 0) == "--x-----xVRG"


def test_ruling_2_a_relief_pair_is_simultaneous() -> None:
    state = play(start("AB", "RRR"), "relief 2.2-2.3")  # yellow and orange, which lies before it
    assert quarry(state, 0) == "x-xVBRYBOVRG"


# A sheet A whose relief begins with two orange fields
TWINS = edited('relief = ["ORGY", "VYOB", "GBRV"]', 'relief = ["OOGY", "VYOB", "GBRV"]')


def twin_moves(state: saqqara.State) -> list[str]:
    return [move.removeprefix("relief 1.1-1.2").strip() for move in state.moves() if move.startswith("relief 1.1-1.2")]


@pytest.mark.parametrize(
    ("roll", "moves"),
    [
        ("OOR", [""]),
        ("ORR", ["", "- joker"]),
        ("RRR", ["", "joker -", "- joker", "joker joker"]),
    ],
)
def test_ruling_3_of_two_equal_colours_the_first_takes_the_only_die(roll: str, moves: list[str]) -> None:
    assert twin_moves(start("AB", roll, layout=TWINS)) == moves


def test_ruling_3_the_other_stone_is_paid_otherwise() -> None:
    state = start("AB", "ORR", layout=TWINS)
    assert quarry(play(state.copy(), "relief 1.1-1.2"), 0) == "xGYVBRYBOVRG"
    assert jokers(play(state.copy(), "relief 1.1-1.2 - joker"), 0) == 1
    assert dice(play(state.copy(), "relief 1.1-1.2"), "blocked") == "O"


def test_ruling_3_without_dice_the_two_nearest_stones_are_struck() -> None:
    assert quarry(play(start("AB", "RRR", layout=TWINS), "relief 1.1-1.2"), 0) == "x-------xVRG"


def test_ruling_4_full_columns_without_keystone_count_their_level() -> None:
    state = play_rounds("AB", *by_dice(0, "A", ARCH[:8], dice=3))
    assert state.breakdown()[0]["arch"] == 8


def test_ruling_5_no_dice_are_blocked_without_crossing() -> None:
    assert dice(play(start("AB", "RGB"), "done"), "middle") == "RGB"


def test_ruling_6_a_symbol_completed_after_its_bonus_closed_earns_nothing() -> None:
    snake = ["arch L1", "arch L2", "arch L3"]
    rounds = by_dice(0, "A", snake, dice=3) + by_dice(1, "B", snake, dice=3)
    state = play_rounds("AB", *rounds)
    assert (bonuses(state, 0), bonuses(state, 1)) == (["snake"], [])


def test_ruling_7_the_end_bonus_does_not_depend_on_the_order_within_the_round() -> None:
    rounds = by_dice(0, "A", (PYRAMID + ARCH)[:-1], dice=3) + by_dice(1, "B", (PYRAMID + ARCH)[:-1], dice=3)
    before = play_rounds("AB", *rounds)
    assert not before.over
    state = play_rounds("AB", *rounds, ("GVV", {0: "arch key", 1: "arch key"}))
    assert state.over
    assert [seat["end_bonus"] for seat in state.view()["seats"]] == [True, True]
    gained = [after["bonuses"] - now["bonuses"] for after, now in zip(state.breakdown(), before.breakdown(), strict=True)]
    assert gained == [6, 6]  # the falcon, and the end bonus


def test_ruling_8_after_round_60_the_game_ends_and_is_scored() -> None:
    state = play_rounds("AB", *[("RRR", {})] * 60)
    assert state.over
    assert state.view()["end"] == "round_limit"
    assert state.view()["round"] == 60
    assert state.scores() == [12 + 4, 12 + 4]
    assert state.ranking() == [1, 1]


def test_ruling_9_the_great_sheets_have_six_levels() -> None:
    state = start("AB", "RGY", layout="great")
    assert [len(row) for row in state.view()["seats"][0]["pyramid"]] == [6, 5, 4, 3, 2, 1]
    assert state.view()["points"]["pyramid"] == [1, 3, 6, 10, 15, 21]
    symbols = {bonus["symbol"]: bonus["fields"] for bonus in state.view()["bonuses"]}
    assert symbols["scarab"] == ["pyramid 4.2"]
    assert symbols["ankh"] == ["pyramid 5.1", "pyramid 5.2"]
    assert symbols["eye"] == ["pyramid 6.1"]


# Sheets whose quarry has a single red stone: after two jokers, only dice can pay
POOR = "\n".join('quarry = "R"' if line.startswith("quarry") else line for line in shipped("classic").splitlines())
WASTE = ("pyramid 1.1 joker", "pyramid 1.3 joker", "done", "done")


def test_ruling_10_an_action_is_asked_even_if_done_is_the_only_move() -> None:
    state = play(start("AB", "RRR", "RRR", layout=POOR), *WASTE)
    assert (state.mover, state.moves()) == (0, ["done"])


def test_ruling_10_the_second_step_is_asked_only_if_a_second_stone_can_be_crossed() -> None:
    state = play(start("AB", "RRR", "BBB", layout=POOR), *WASTE)
    assert play(state, "pyramid 1.5").view()["round"] == 3
    state = play(start("AB", "RRR", "BOO", layout=POOR), *WASTE)
    assert play(state, "pyramid 1.5").moves() == ["arch L1", "arch R1", "pyramid 1.2", "done"]
