"""The rulebook's examples (docs/rules/anubixx.md, section 8), the building rules, payment, bonuses and the end."""

import pytest

import saqqara

from .table import ARCH, PYRAMID, bonuses, by_dice, dice, jokers, play, play_rounds, quarry, start


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_example_1_as_many_jokers_as_players(players: int) -> None:
    state = start("ABCDE"[:players])
    assert [jokers(state, seat) for seat in range(players)] == [players] * players


def test_example_2_florian_skipped_red_and_violet() -> None:
    state = play(start("BA", "GGG"), "pyramid 1.1")
    assert quarry(state, 0) == "--xOGYBGROYV"
    assert "pyramid 1.4" in state.moves()  # the orange stone is the next that can be struck
    assert quarry(play(state, "pyramid 1.4"), 0) == "--xxGYBGROYV"


def test_example_3_clemens_florian_simon() -> None:
    state = start("ABC", "RGBB")
    play(state, "pyramid 1.5")
    assert (dice(state, "middle"), dice(state, "held")) == ("RGB", "B")
    play(state, "pyramid 1.3")
    assert (dice(state, "middle"), dice(state, "blocked")) == ("RB", "GB")
    play(state, "relief 1.1-1.2")
    assert quarry(state, 1) == "-----xBGROYV"  # yellow
    assert (dice(state, "middle"), dice(state, "held")) == ("RB", "")  # the red die is back
    play(state, "arch L1 joker")
    assert jokers(state, 2) == 2
    play(state, "pyramid 1.4")
    assert state.view()["round"] == 2
    crossed = [field["field"] for field in state.view()["seats"][2]["pyramid"][0] if field["crossed"]]
    assert crossed == ["pyramid 1.4"]


def test_example_4_simon_has_50_points() -> None:
    simon = [
        ("GYYY", "pyramid 1.1, pyramid 1.2"), ("ORRR", "pyramid 1.3, pyramid 1.4"),
        ("GGGG", "pyramid 1.5, pyramid 2.1 joker"), ("RBBB", "pyramid 2.2, pyramid 2.3"),
        ("OOOO", "pyramid 2.4, pyramid 3.1"), ("YVVV", "pyramid 3.2, pyramid 3.3"),
        ("OGGG", "pyramid 4.1, pyramid 4.2"), ("VVVV", "pyramid 5.1, arch L1 joker"),
        ("RGGG", "arch L2, arch L3"), ("BGGG", "relief 1.2-2.2"), ("OYYY", "relief 1.3-2.3"),
        ("VBBB", "relief 3.2-3.3"), ("YRRR", "relief 1.1-2.1"),
    ]  # fmt: skip
    rounds = [(roll, {2: moves}) for roll, moves in simon] + by_dice(1, "B", PYRAMID + ARCH)
    state = play_rounds("ABC", *rounds)
    assert state.over
    assert bonuses(state, 2) == ["scarab", "ankh", "eye", "snake", "cat"]
    expected = {"pyramid": 21, "arch": 0, "relief": 8, "bonuses": 15, "quarry": 4, "jokers": 2}
    assert state.breakdown()[2] == expected
    assert state.scores()[2] == 50


# Set-up
@pytest.mark.parametrize(("players", "number"), [(2, 3), (3, 4), (4, 4), (5, 4)])
def test_two_players_use_3_dice_more_players_4(players: int, number: int) -> None:
    assert len(start("ABCDE"[:players]).view()["dice"]) == number


def test_everybody_gets_a_different_sheet() -> None:
    for seed in range(20):
        sheets = saqqara.game("anubixx", players=5).start(seed=seed).record()["setup"]["sheets"]
        assert len(set(sheets)) == 5


# Building
def test_pyramid_needs_both_stones_below_and_the_first_may_support_the_second() -> None:
    state = play_rounds("AB", ("YYY", {0: "pyramid 1.1"}), ("RRR", {}), next_roll="ORR")
    assert "pyramid 2.1" not in state.moves()
    play(state, "pyramid 1.2")
    assert "pyramid 2.1" in state.moves()


def test_arch_columns_from_the_bottom_at_any_pace() -> None:
    state = start("AB", "OVY")
    assert "arch L2" not in state.moves()
    play(state, "arch L1", "arch L2", "done")
    assert state.view()["round"] == 2


def test_keystone_only_on_two_complete_columns() -> None:
    state = play_rounds("AB", *by_dice(0, "A", ARCH[:7], dice=3), next_roll="RGG")
    assert "arch key" not in state.moves()
    play(state, "arch R4")
    assert "arch key" in state.moves()


def test_relief_is_two_adjacent_fields_and_the_whole_action() -> None:
    state = start("AB", "ORG")
    pairs = {move for move in state.moves() if move.startswith("relief") and "joker" not in move}
    assert "relief 1.1-1.2" in pairs
    assert "relief 1.1-2.1" in pairs
    assert not pairs & {"relief 1.1-1.3", "relief 1.1-2.2", "relief 1.4-2.1"}
    assert play(state, "relief 1.1-1.2").mover == 1


def test_no_relief_pair_after_a_first_stone() -> None:
    state = play(start("AB", "ORG"), "arch L1")
    assert state.mover == 0
    assert not any(move.startswith("relief") for move in state.moves())


def test_pyramid_and_arch_may_be_combined_in_either_order() -> None:
    assert play(start("AB", "YOR"), "pyramid 1.1", "arch L1").mover == 1
    assert play(start("AB", "YOR"), "arch L1", "pyramid 1.1").mover == 1


# Payment
def test_a_die_must_be_taken_before_quarry_and_joker() -> None:
    state = start("AB", "YRR")
    assert "pyramid 1.1 joker" not in state.moves()
    play(state, "pyramid 1.1")
    assert quarry(state, 0) == "OGYVBRYBOVRG"


def test_without_a_die_quarry_or_joker_is_the_players_choice() -> None:
    state = start("AB", "RRR")
    assert {"pyramid 1.1", "pyramid 1.1 joker"} <= set(state.moves())
    assert jokers(play(state.copy(), "pyramid 1.1 joker"), 0) == 1
    assert quarry(play(state.copy(), "pyramid 1.1"), 0) == "--xVBRYBOVRG"


def test_only_the_active_players_dice_stay_blocked() -> None:
    state = play(start("ABC", "YBRR"), "pyramid 1.1", "done")
    assert (dice(state, "middle"), dice(state, "blocked")) == ("BRR", "Y")
    play(state, "pyramid 1.1", "done")
    assert (dice(state, "middle"), dice(state, "blocked")) == ("BRR", "Y")


def test_the_active_player_changes_clockwise() -> None:
    state = play_rounds("ABC", ("RRRR", {}), ("RRRR", {}), ("RRRR", {}), start=1)
    assert state.view()["active"] == 1
    assert [play(state, "done").mover for _ in range(2)] == [2, 0]


# Bonuses
def test_those_still_to_act_can_earn_the_same_bonus_in_the_same_round() -> None:
    rounds = [("OVVV", {0: "arch L1, arch L2"}), ("ROOO", {1: "arch L1, arch L2"})]
    state = play_rounds("ABC", *rounds, ("RRRR", {}), ("YBBB", {0: "arch L3", 1: "arch L3"}))
    assert bonuses(state, 0) == bonuses(state, 1) == ["snake"]
    assert [bonus["status"] for bonus in state.view()["bonuses"] if bonus["symbol"] == "snake"] == ["closed"]


def test_a_bonus_earned_this_round_is_everybody_elses_last_chance() -> None:
    state = play_rounds("AB", ("OVV", {0: "arch L1, arch L2"}), ("RRR", {}), next_roll="YYY")
    play(state, "arch L3", "done")
    snake = next(bonus for bonus in state.view()["bonuses"] if bonus["symbol"] == "snake")
    assert (snake["status"], snake["seats"]) == ("last_chance", [0])


def test_a_symbol_on_several_fields_needs_the_last_of_them() -> None:
    rounds = [("ORR", {0: "relief 1.1-1.2"}), ("GYY", {0: "relief 1.3-1.4"}), ("GBB", {0: "relief 3.1-3.2"})]
    assert bonuses(play_rounds("AB", *rounds), 0) == []
    assert bonuses(play_rounds("AB", *rounds, ("RVV", {0: "relief 3.3-3.4"})), 0) == ["lotus"]


# The end
def test_the_game_ends_after_the_round_of_the_second_building() -> None:
    state = play_rounds("AB", *by_dice(0, "A", PYRAMID + ARCH, dice=3)[:-1])
    assert state.view()["seats"][0]["finished"] == ["pyramid"]
    state = play_rounds("AB", *by_dice(0, "A", PYRAMID + ARCH, dice=3))
    assert state.over
    assert state.view()["end"] == "second_building"
    assert state.view()["seats"][0]["finished"] == ["pyramid", "arch"]


def test_a_tie_is_decided_by_crosses_in_the_pyramid() -> None:
    state = play_rounds("AB", ("YYY", {0: "pyramid 1.1"}), ("BBB", {1: "pyramid 1.1"}))
    assert state.scores() == [3 + 12 + 4] * 2
    assert state.ranking() == [1, 1]
    state = play_rounds("AB", ("YOO", {0: "pyramid 1.1, pyramid 1.2"}), ("BBB", {1: "pyramid 1.1"}))
    assert state.scores() == [3 + 12 + 4] * 2
    assert state.ranking() == [1, 2]
