"""The rulings: docs/rules/imhotep.md, section 9, in its order. What ruling 15 leaves unasked is in `test_choices.py`."""

import pytest

from .table import (
    Table,
    cargo,
    discards,
    docked,
    end_round,
    final,
    give,
    hand,
    last_round,
    last_ship,
    market,
    piles,
    play,
    points,
    put,
    put_pyramid,
    pyramid,
    quarries,
    quarry,
    refused,
    ship,
    sled,
    sleds,
    stones,
    stuck,
    table,
)

FOUR_STATUES = "statue statue statue statue "


# 1
def test_ruling_1_highest_obelisk_of_three_players_is_12() -> None:
    t = table(3)
    put(t, "obelisks", "KKK WW B")
    assert final(t, "obelisks") == [12, 6, 1]


# 2
def test_ruling_2_waiting_stones_score_1_each() -> None:
    t = table(2, "AAAAB")
    put(t, "obelisks", "KKW")
    assert final(t, "obelisks") == [2, 1]


# 3
def test_ruling_3_stones_wait_when_all_towers_stand() -> None:
    t = table(3, "AAAAB")
    put(t, "obelisks", "KKK" * 4 + "WWW" * 4)
    assert points(t, "obelisks") == [10 + 9 + 8 + 7, 6 + 5 + 5 + 5, 0]
    put(t, "obelisks", "BBBB")
    assert points(t, "obelisks") == [34, 21, 0]
    assert t.view()["obelisks"]["waiting"] == [0, 0, 4]
    assert final(t, "obelisks") == [34, 21, 4]


# 4
def test_ruling_4_market_stone_serves_the_red_card_taken_with_it() -> None:
    t = table(2, deck="paved_path")
    cargo(t, 4, "K")
    quarry(t, 0)
    play(t, "sail 4 market; pick 1")
    assert t.view()["obelisks"]["stones"] == [1, 0]
    assert quarries(t)[0] == 0


# 5
def test_ruling_5_red_card_without_a_stone_has_no_effect() -> None:
    t = table(2, "AABAA", deck=FOUR_STATUES + "entrance")
    put(t, "temple", "WWWK")
    last_ship(t)
    quarry(t, 0, 0)
    play(t, "sail 4 obelisks")
    assert t.view()["pyramids"]["stones"] == [0, 0]
    assert discards(t) == ["entrance", "statue", "statue", "statue", "statue"]


# 6
def test_ruling_6_entrance_on_pyramids_b_chooses_and_gets_the_bonus() -> None:
    t = table(2, "ABAAA", deck="entrance")
    put_pyramid(t, "middle", "WW")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 1")
    assert (t.mover, t.moves()) == (0, ["build left", "build middle", "build right"])
    play(t, "build middle")
    assert points(t, "pyramids") == [1, 0]
    assert sleds(t)[0] == 5


def test_ruling_6_paved_path_may_finish_a_tower() -> None:
    t = table(2, "AAAAB", deck="paved_path")
    put(t, "obelisks", "KK")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 1")
    assert points(t, "obelisks") == [10, 0]


@pytest.mark.parametrize(("card", "site"), [("entrance", "pyramids"), ("sarcophagus", "burial"), ("paved_path", "obelisks")])
def test_ruling_6_red_card_counts_for_the_wrath(card: str, site: str) -> None:
    t = table(2, deck=card, wrath=True)
    for other in {"pyramids", "temple", "burial", "obelisks"} - {site}:
        put(t, other, "K")
    cargo(t, 4, "K")
    assert final(t, "wrath") == [-5, -5]
    play(t, "sail 4 market; pick 1")
    assert final(t, "wrath") == [0, -5]


# 7
def test_ruling_7_card_comes_at_once_before_the_next_stone() -> None:
    t = table(2, "ABAAA", deck=FOUR_STATUES + "hammer")
    put_pyramid(t, "left", "W")
    cargo(t, 1, "KWK")
    play(t, "sail 1 pyramids; build left")
    assert hand(t, 0) == ["hammer"]
    assert t.mover == 1


def test_ruling_7_a_red_card_drawn_acts_before_the_next_stone() -> None:
    t = table(2, "ABAAA", deck=FOUR_STATUES + "sarcophagus")
    put_pyramid(t, "left", "W")
    cargo(t, 1, "KWK")
    play(t, "sail 1 pyramids; build left")
    assert stones(t, "burial") == "K"
    assert discards(t) == ["sarcophagus"]


def test_ruling_7_stones_come_at_once_by_themselves() -> None:
    t = table(2, "ABAAA")
    put_pyramid(t, "middle", "WW")
    cargo(t, 1, "KWK")
    play(t, "sail 1 pyramids; build middle")
    assert (sleds(t)[0], t.mover) == (5, 1)


def test_ruling_7_loading_is_asked_before_the_next_stone_and_may_be_declined() -> None:
    t = table(2, "ABAAA", rounds="3221")
    put_pyramid(t, "right", "WWW")
    cargo(t, 1, "KW")
    play(t, "sail 1 pyramids; build right")
    assert t.mover == 0
    assert "skip" in t.moves()
    play(t, "skip")
    assert (t.mover, sleds(t)) == (1, [2, 3])


def test_ruling_7_the_ship_being_unloaded_is_no_target() -> None:
    t = table(2, "ABAAA", rounds="3221")
    put_pyramid(t, "right", "WWW")
    cargo(t, 1, "KW")
    cargo(t, 2, ".W")
    play(t, "sail 1 pyramids; build right")
    assert t.moves() == ["skip", "load 2.1", "load 3.1", "load 3.2", "load 4.1"]
    play(t, "load 2.1")
    assert (ship(t, 2), sleds(t)) == ("KW", [1, 3])


def test_ruling_7_the_owner_of_the_stone_gets_the_bonus_in_anothers_turn() -> None:
    t = table(2, "ABAAA", rounds="3221")
    put_pyramid(t, "right", "WWW")
    cargo(t, 1, "WK")
    play(t, "sail 1 pyramids; build right; load 4.1")
    assert (ship(t, 4), sleds(t), t.mover) == ("W", [2, 2], 0)


# 8
def test_ruling_8_hammer_with_a_full_sled_gets_nothing() -> None:
    t = table(2)
    give(t, 0, "hammer")
    sled(t, 5)
    play(t, "play hammer; load 1.1")
    assert sleds(t)[0] == 4


def test_ruling_8_hammer_with_an_empty_quarry() -> None:
    t = table(2)
    give(t, 0, "hammer")
    quarry(t, 0)
    play(t, "play hammer; load 1.1")
    assert (sleds(t)[0], quarries(t)[0]) == (1, 0)


def test_ruling_8_hammer_with_an_empty_sled_loads_what_it_gets() -> None:
    t = table(2)
    give(t, 0, "hammer")
    sled(t, 0)
    play(t, "play hammer; load 1.1")
    assert (sleds(t)[0], quarries(t)[0]) == (2, 26)


@pytest.mark.parametrize(("on_sled", "in_quarry"), [(1, 0), (0, 1)])
def test_ruling_8_hammer_with_the_last_stone(on_sled: int, in_quarry: int) -> None:
    t = table(2)
    give(t, 0, "hammer")
    sled(t, on_sled)
    quarry(t, in_quarry)
    play(t, "play hammer; load 1.1")
    assert (sleds(t)[0], quarries(t)[0], ship(t, 1)) == (0, 0, "K...")


def test_ruling_8_hammer_needs_a_stone_somewhere() -> None:
    t = table(2)
    give(t, 0, "hammer")
    stuck(t)
    assert refused(t, "play hammer") == "card-useless"


def test_ruling_8_hammer_needs_an_empty_space() -> None:
    t = table(2, rounds="3221")
    give(t, 0, "hammer")
    for number, load in enumerate(("WWW", "WW", "WW", "W"), 1):
        cargo(t, number, load)
    assert refused(t, "play hammer") == "card-useless"


# 9
def test_ruling_9_chisel_needs_two_stones_on_the_sled() -> None:
    t = table(2)
    give(t, 0, "chisel")
    assert "play chisel" in t.moves()
    sled(t, 1)
    assert refused(t, "play chisel") == "card-useless"


def test_ruling_9_chisel_needs_two_free_spaces() -> None:
    t = table(2, rounds="3221")
    give(t, 0, "chisel")
    docked(t, "market temple")
    cargo(t, 3, "W.")
    assert "play chisel" in t.moves()
    cargo(t, 4, "W")
    assert refused(t, "play chisel") == "card-useless"


def test_ruling_9_the_spaces_of_ships_that_have_sailed_do_not_count() -> None:
    t = table(2, rounds="3221")
    give(t, 0, "chisel")
    docked(t, "market temple burial")
    assert refused(t, "play chisel") == "card-useless"


# 10
def test_ruling_10_lever_decides_the_whole_order_first() -> None:
    t = table(2)
    give(t, 0, "lever")
    cargo(t, 1, "KWKW")
    play(t, "play lever; sail 1 temple; unload p2; unload p1")
    assert stones(t, "temple").strip() == ""
    play(t, "unload p2")
    assert stones(t, "temple") == "W K W K"


def test_ruling_10_the_frontmost_stone_of_a_seat_comes_first() -> None:
    t = table(2)
    give(t, 0, "lever")
    cargo(t, 1, "KWKW")
    play(t, "play lever; sail 1 temple; unload p2")
    assert ship(t, 1) == "K.KW"


def test_ruling_10_lever_needs_a_ship_that_can_sail() -> None:
    t = table(2, rounds="3322")
    give(t, 0, "lever")
    cargo(t, 1, "K")
    assert refused(t, "play lever") == "card-useless"
    cargo(t, 1, "KW")
    assert "play lever" in t.moves()


def test_ruling_10_card_sail_needs_a_ship_that_can_sail_with_the_stone() -> None:
    t = table(3, rounds="3332")
    give(t, 0, "sail")
    docked(t, "market temple")
    cargo(t, 4, "KW")
    assert refused(t, "play sail") == "card-useless"
    cargo(t, 3, "W")
    assert "play sail" in t.moves()


def test_ruling_10_card_sail_needs_a_stone_on_the_sled() -> None:
    t = table(2)
    give(t, 0, "sail")
    sled(t, 0)
    assert refused(t, "play sail") == "card-useless"


# 11
def test_ruling_11_two_stones_may_be_chosen_if_one_can_be_taken() -> None:
    t = table(2, "AABAA")
    put(t, "temple", "K")
    sled(t, 4)
    end_round(t)
    play(t, "bonus stones")
    assert (sleds(t)[0], points(t, "temple")) == (5, [0, 0])


def test_ruling_11_a_full_sled_gets_the_point() -> None:
    t = table(2, "AABAA")
    put(t, "temple", "K")
    sled(t, 5)
    end_round(t)
    assert points(t, "temple") == [1, 0]
    assert t.view()["question"] == "turn"


def test_ruling_11_an_empty_quarry_gives_the_point() -> None:
    t = table(2, "AABAA")
    put(t, "temple", "K")
    last_ship(t)
    quarry(t, 0)
    play(t, "sail 4 obelisks")
    assert points(t, "temple") == [1, 0]


# 12
def test_ruling_12_temple_b_in_round_6() -> None:
    t = table(2, "AABAA", deck=FOUR_STATUES + "lever")
    put(t, "temple", "KWKW")
    last_round(t)
    end_round(t)
    assert (t.mover, t.moves()) == (0, ["bonus point", "bonus stones"])
    play(t, "bonus point; bonus stones")
    assert t.over
    assert points(t, "temple") == [1, 2]
    assert points(t, "blue_cards") == [0, 1]


# 13
def test_ruling_13_pass_is_illegal_while_there_is_an_action() -> None:
    assert refused(table(2), "pass") == "must-act"


def test_ruling_13_pass_is_illegal_while_a_ship_of_others_can_sail() -> None:
    t = table(2)
    stuck(t)
    cargo(t, 4, "W")
    assert t.moves() == [f"sail 4 {site}" for site in ("market", "pyramids", "temple", "burial", "obelisks")]


def test_ruling_13_pass_without_any_action() -> None:
    t = table(2)
    stuck(t)
    cargo(t, 1, "KW")
    assert t.moves() == ["pass"]


def test_ruling_13_a_full_sled_and_full_ships_are_no_pass_since_a_full_ship_can_sail() -> None:
    t = table(2, rounds="3221")
    docked(t, "market pyramids temple")
    sled(t, 5)
    cargo(t, 4, "W")
    assert t.moves() == ["sail 4 burial", "sail 4 obelisks"]


def test_ruling_13_the_round_goes_on_if_somebody_acts() -> None:
    t = table(3)
    stuck(t)
    sled(t, 0, 0, 1)
    play(t, "pass; pass; load 1.1; pass; pass")
    assert (t.mover, t.view()["round"]) == (2, 1)
    play(t, "pass")
    assert t.view()["round"] == 2


def test_ruling_13_stones_on_ships_that_leave_return_to_the_quarries() -> None:
    t = table(2)
    stuck(t)
    cargo(t, 1, "KW")
    cargo(t, 2, "..K")
    quarry(t, 0, 0)
    play(t, "pass; pass")
    assert quarries(t) == [2, 1]
    assert [ship(t, number) for number in range(1, 5)] == ["....", "...", "..", ".."]


def test_ruling_13_the_temple_is_scored() -> None:
    t = table(2)
    stuck(t)
    put(t, "temple", "KWKWW")
    quarry(t, 0, 0)
    play(t, "pass; pass")
    assert points(t, "temple") == [1, 3]


def test_ruling_13_the_market_is_cleared_and_dealt_anew() -> None:
    t = table(2, deck="hammer hammer sail sail lever lever chisel chisel")
    stuck(t)
    play(t, "pass; pass")
    assert discards(t) == ["hammer", "hammer", "sail", "sail"]
    assert market(t) == ["lever", "lever", "chisel", "chisel"]


def test_ruling_13_left_of_the_last_one_who_acted_starts() -> None:
    t = table(4)
    stuck(t)
    sled(t, 0, 1, 0, 0)
    play(t, "pass; load 1.1; pass; pass; pass; pass")
    assert (t.mover, t.view()["start_player"], t.view()["round"]) == (2, 2, 2)


def test_ruling_13_the_same_start_player_if_nobody_acted() -> None:
    t = table(3, start=1)
    stuck(t)
    play(t, "pass; pass; pass")
    assert (t.mover, t.view()["round"]) == (1, 2)


def test_ruling_13_who_acted_in_an_earlier_round_does_not_count() -> None:
    t = table(2)
    stuck(t)
    sled(t, 1)
    play(t, "load 1.1; pass; pass")
    assert t.mover == 1
    quarry(t, 0, 0)
    play(t, "pass; pass")
    assert (t.mover, t.view()["round"]) == (1, 3)


def test_ruling_13_everybody_passes_in_round_6() -> None:
    t = table(2)
    stuck(t)
    last_round(t)
    play(t, "pass; pass")
    assert t.over


# 14
def test_ruling_14_a_card_must_be_taken() -> None:
    t = table(2, deck="entrance entrance sarcophagus sarcophagus")
    cargo(t, 4, "K")
    play(t, "sail 4 market")
    assert t.moves() == ["pick 1", "pick 2", "pick 3", "pick 4"]


def test_ruling_14_an_emptied_place_stays_empty() -> None:
    t = table(2, deck="hammer lever sail chisel")
    cargo(t, 2, "KW")
    play(t, "sail 2 market; pick 2")
    assert t.moves() == ["pick 1", "pick 3", "pick 4"]
    assert refused(t, "pick 2") == "place-empty"
    play(t, "pick 4; take; take")
    assert market(t) == ["hammer", None, "sail", None]


# 16
def test_ruling_16_card_1_was_dealt_first() -> None:
    t = table(2, "BAAAA", deck="statue statue statue lever hammer")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 4; keep 1")
    assert (hand(t, 0), discards(t)) == (["lever"], ["hammer"])


def test_ruling_16_card_2_was_dealt_second() -> None:
    t = table(2, "BAAAA", deck="statue statue statue lever hammer")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 4; keep 2")
    assert (hand(t, 0), discards(t)) == (["hammer"], ["lever"])


# 17
def draws_by_left_pyramid(**options: str) -> Table:
    """Pyramids B: the next stone on the left pyramid draws a card."""
    t = table(2, **options)
    put_pyramid(t, "left", "W")
    return t


def test_ruling_17_even_a_single_card_is_shuffled() -> None:
    t = draws_by_left_pyramid(sides="ABAAA")
    piles(t, draw="", discard="chisel")
    cargo(t, 4, "K")
    play(t, "sail 4 pyramids; build left")
    assert (hand(t, 0), discards(t)) == (["chisel"], [])
    assert t.record()["setup"]["shuffles"] == [["chisel"]]


def test_ruling_17_nothing_is_shuffled_while_there_is_a_card_to_draw() -> None:
    t = draws_by_left_pyramid(sides="ABAAA")
    piles(t, draw="lever", discard="chisel")
    cargo(t, 4, "K")
    play(t, "sail 4 pyramids; build left")
    assert (hand(t, 0), discards(t)) == (["lever"], ["chisel"])
    assert t.record()["setup"]["shuffles"] == []


def test_ruling_17_a_blue_card_being_played_is_not_in_it() -> None:
    t = draws_by_left_pyramid(sides="ABAAA")
    give(t, 0, "lever")
    piles(t, draw="", discard="")
    cargo(t, 4, "K")
    play(t, "play lever; sail 4 pyramids; build left")
    assert (hand(t, 0), discards(t)) == ([], ["lever"])


def test_ruling_17_card_sail_being_played_is_not_in_it() -> None:
    t = draws_by_left_pyramid(sides="ABAAA")
    give(t, 0, "sail")
    piles(t, draw="", discard="statue")
    play(t, "play sail; sail 4 pyramids; build left")
    assert (hand(t, 0), discards(t)) == (["statue"], ["sail"])


def test_ruling_17_a_red_card_still_acting_is_not_in_it() -> None:
    t = draws_by_left_pyramid(sides="ABAAA", deck="entrance")
    piles(t, draw="", discard="")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 1; build left")
    assert (hand(t, 0), discards(t)) == ([], ["entrance"])
    assert pyramid(t, "left") == "WK"


def test_ruling_17_cards_on_the_market_are_not_in_it_while_the_temple_is_scored() -> None:
    t = table(2, "AABAA", deck="hammer hammer sail sail", shuffles="chisel; hammer hammer sail sail")
    put(t, "temple", "WWWK")
    quarry(t, 10, 0)
    piles(t, draw="", discard="chisel")
    end_round(t)
    assert hand(t, 0) == ["chisel"]
    assert t.record()["setup"]["shuffles"] == [["chisel"], ["hammer", "hammer", "sail", "sail"]]


def test_ruling_17_nothing_is_drawn_in_the_temple_if_only_the_market_holds_cards() -> None:
    t = table(2, "AABAA", deck="hammer hammer sail sail")
    put(t, "temple", "WWWK")
    quarry(t, 10, 0)
    piles(t, draw="", discard="")
    end_round(t)
    assert hand(t, 0) == []
    assert sorted(filter(None, market(t))) == ["hammer", "hammer", "sail", "sail"]


def test_ruling_17_the_rejected_card_of_place_4_is_in_it() -> None:
    t = draws_by_left_pyramid(sides="BBAAA", deck="statue statue statue entrance hammer")
    piles(t, draw="", discard="")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 4; keep 1; build left")
    assert (hand(t, 0), discards(t)) == (["hammer"], ["entrance"])
    assert t.record()["setup"]["shuffles"] == [["hammer"]]


# 18
def test_ruling_18_a_pick_in_anothers_turn_is_not_an_act() -> None:
    t = table(3, deck="statue statue statue statue")
    stuck(t)
    cargo(t, 4, "B")
    quarry(t, 0, 0, -1)  # the stone that comes back from the market goes out of the way as well
    play(t, "sail 4 market")
    assert t.mover == 2
    play(t, "pick 1; pass; pass; pass")
    assert (t.mover, t.view()["round"]) == (1, 2)


def test_ruling_18_stones_of_leaving_ships_are_back_before_the_temple_is_scored() -> None:
    t = table(2, "AABAA")
    stuck(t)
    put(t, "temple", "K")
    cargo(t, 1, "KK")
    quarry(t, 0, 0)
    play(t, "pass; pass")
    assert (t.mover, t.moves()) == (0, ["bonus point", "bonus stones"])
    play(t, "bonus stones")
    assert (sleds(t)[0], quarries(t)[0]) == (2, 0)


def test_ruling_18_ships_that_have_left_cannot_be_loaded() -> None:
    """Temple B draws an Entrance, pyramids B's right bonus says "a ship that has not sailed": there is none any more."""
    t = table(2, "ABBAA", deck=FOUR_STATUES + "entrance")
    stuck(t)
    put(t, "temple", "KWWK")
    put_pyramid(t, "right", "WWW")
    cargo(t, 1, "KK")
    cargo(t, 2, "K")
    quarry(t, 0, 0)
    play(t, "pass; pass; bonus stones")
    assert t.moves() == ["build left", "build middle", "build right"]
    play(t, "build right")
    assert "skip" not in t.moves()
    assert (t.view()["round"], t.view()["question"], sleds(t)[0]) == (2, "turn", 2)


# 19
def test_ruling_19_the_sled_decides_every_tie() -> None:
    t = table(4, "AAAAB")
    last_round(t)
    give(t, 1, "statue")
    give(t, 2, "statue statue")
    give(t, 3, "statue")
    sled(t, 2, 3, 0, 1)
    end_round(t)
    assert t.scores() == [1, 1, 3, 1]
    assert t.ranking() == [3, 2, 1, 4]


# 20
def test_ruling_20_six_rounds() -> None:
    t = table(2)
    assert t.view()["rounds"] == 6
    last_round(t)
    end_round(t)
    assert t.over


def test_ruling_20_second_player_begins_with_3_stones() -> None:
    assert sleds(table(2)) == [2, 3]


def test_ruling_20_two_statues_are_3_points() -> None:
    t = table(2)
    give(t, 0, "statue statue")
    assert final(t, "statues") == [3, 0]


def test_ruling_20_market_cards_come_from_the_market_not_from_the_pile() -> None:
    t = table(2, deck="hammer lever sail chisel burial_decoration")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 3")
    assert hand(t, 0) == ["sail"]
    assert t.view()["draw_pile"] == 30


def test_ruling_20_a_full_sled_may_load() -> None:
    t = table(2)
    sled(t, 5)
    play(t, "load 1.1")
    assert sleds(t)[0] == 4
