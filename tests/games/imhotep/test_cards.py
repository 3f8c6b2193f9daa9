"""Market cards: the market's two sides, blue cards and red cards. docs/rules/imhotep.md, sections 3, 5 and 6.1."""

import pytest

from .table import (
    cargo,
    discards,
    docked,
    give,
    hand,
    market,
    play,
    points,
    put,
    quarries,
    refused,
    ship,
    sled,
    sleds,
    stones,
    table,
)

SITES = ["market", "pyramids", "temple", "burial", "obelisks"]


# The market
def test_market_a_deals_four_cards_face_up() -> None:
    t = table(2, deck="hammer lever sail chisel")
    assert market(t) == ["hammer", "lever", "sail", "chisel"]
    assert (t.view()["draw_pile"], t.view()["market"]["face_down"]) == (30, 0)


def test_market_b_deals_three_face_up_and_two_face_down() -> None:
    t = table(2, "BAAAA", deck="hammer lever sail chisel statue")
    assert market(t) == ["hammer", "lever", "sail"]
    assert (t.view()["draw_pile"], t.view()["market"]["face_down"]) == (29, 2)


def test_market_stone_goes_back_to_the_quarry_and_its_owner_takes_a_card() -> None:
    t = play(table(2, deck="hammer lever sail chisel"), "load 4.1; take; sail 4 market; pick 3")
    assert (hand(t, 0), quarries(t)[0], sleds(t)[0]) == (["sail"], 28, 1)
    assert t.view()["seats"][0]["hand"] == t.view(1)["seats"][0]["hand"] == ["sail"]


def test_market_b_place_4_is_looked_at_by_its_taker_alone() -> None:
    t = table(3, "BAAAA", rounds="3322", deck="statue statue statue lever hammer")
    cargo(t, 2, "WK")
    play(t, "sail 2 market")
    assert [t.view(seat)["market"]["looked_at"] for seat in (0, 1, 2, None)] == [None] * 4
    play(t, "pick 4")
    assert (t.mover, t.moves()) == (1, ["keep 1", "keep 2"])
    assert t.view(1)["market"]["looked_at"] == ["lever", "hammer"]
    assert [t.view(seat)["market"]["looked_at"] for seat in (0, 2, None)] == [None] * 3


def test_market_b_place_4_keeps_one_and_discards_the_other_face_up() -> None:
    t = table(3, "BAAAA", rounds="3322", deck="statue statue statue lever hammer")
    cargo(t, 2, "WK")
    play(t, "sail 2 market; pick 4; keep 2")
    assert (hand(t, 1), discards(t)) == (["hammer"], ["lever"])
    assert (t.mover, t.moves()) == (0, ["pick 1", "pick 2", "pick 3"])
    assert t.view()["market"]["face_down"] == 0


def test_market_b_a_red_card_kept_acts_at_once() -> None:
    t = table(2, "BAAAA", deck="statue statue statue sarcophagus hammer")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 4; keep 1")
    assert (stones(t, "burial"), hand(t, 0), discards(t)) == ("K", [], ["hammer", "sarcophagus"])


def test_market_b_a_red_card_rejected_does_nothing() -> None:
    t = table(2, "BAAAA", deck="statue statue statue sarcophagus hammer")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 4; keep 2")
    assert (stones(t, "burial"), hand(t, 0), discards(t)) == ("", ["hammer"], ["sarcophagus"])


@pytest.mark.parametrize(
    "card", ["pyramid_decoration", "temple_decoration", "burial_decoration", "obelisk_decoration", "statue"]
)
def test_green_and_violet_cards_stay_before_their_owner(card: str) -> None:
    t = table(2, deck=card)
    cargo(t, 4, "W")
    play(t, "sail 4 market; pick 1")
    assert (hand(t, 1), discards(t), t.scores()) == ([card], [], [0, 0])


# Red cards
def test_entrance_puts_a_stone_from_the_quarry_on_the_pyramids() -> None:
    t = table(2, deck="entrance")
    put(t, "pyramids", "WW")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 1")
    assert points(t, "pyramids") == [3, 2 + 1]
    assert (quarries(t)[0], sleds(t)[0], discards(t)) == (26, 2, ["entrance"])


def test_sarcophagus_puts_a_stone_from_the_quarry_into_the_burial_chamber() -> None:
    t = table(2, deck="sarcophagus")
    put(t, "burial", "WW")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 1")
    assert stones(t, "burial") == "WWK"
    assert (quarries(t)[0], sleds(t)[0], discards(t)) == (26, 2, ["sarcophagus"])


def test_paved_path_puts_a_stone_from_the_quarry_on_your_obelisk() -> None:
    t = table(2, deck="paved_path")
    cargo(t, 4, "W")
    play(t, "sail 4 market; pick 1")
    assert t.view()["obelisks"]["stones"] == [0, 1]
    assert (quarries(t)[1], sleds(t)[1], discards(t)) == (25, 3, ["paved_path"])


def test_a_red_card_acts_before_the_next_stone_is_unloaded() -> None:
    t = table(2, deck="sarcophagus sarcophagus statue statue")
    cargo(t, 2, "KW")
    play(t, "sail 2 market; pick 1")
    assert (stones(t, "burial"), t.mover) == ("K", 1)
    play(t, "pick 2")
    assert stones(t, "burial") == "KW"


# Blue cards
def test_a_blue_card_is_played_from_your_next_turn_on() -> None:
    t = table(2, deck="hammer")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 1")
    assert t.mover == 1
    play(t, "take")
    assert "play hammer" in t.moves()


def test_a_blue_card_gained_in_anothers_turn_may_be_played_in_the_next() -> None:
    t = table(2, deck="hammer")
    cargo(t, 4, "W")
    play(t, "sail 4 market; pick 1")
    assert t.mover == 1
    assert "play hammer" in t.moves()


def test_one_blue_card_a_turn() -> None:
    t = table(2)
    give(t, 0, "hammer chisel")
    play(t, "play hammer; load 1.1")
    assert t.mover == 1


def test_a_blue_card_played_goes_to_the_discard_pile_when_its_action_is_over() -> None:
    t = table(2)
    give(t, 0, "hammer")
    play(t, "play hammer")
    assert (hand(t, 0), discards(t)) == ([], [])
    play(t, "load 1.1")
    assert discards(t) == ["hammer"]


def test_only_the_cards_before_you_can_be_played() -> None:
    t = table(2)
    give(t, 0, "chisel")
    give(t, 1, "hammer")
    assert [move for move in t.moves() if move.startswith("play")] == ["play chisel"]
    assert refused(t, "play hammer") == "no-such-card"


def test_hammer_gets_3_stones_then_loads_1() -> None:
    t = table(2)
    give(t, 0, "hammer")
    sled(t, 1)
    play(t, "play hammer")
    assert (sleds(t)[0], t.mover) == (4, 0)
    assert all(move.startswith("load") for move in t.moves())
    play(t, "load 1.2")
    assert (sleds(t)[0], ship(t, 1)) == (3, ".K..")


def test_hammer_gets_only_what_fits() -> None:
    t = table(2)
    give(t, 0, "hammer")
    sled(t, 4)
    play(t, "play hammer; load 1.1")
    assert (sleds(t)[0], quarries(t)[0]) == (4, 24)


def test_chisel_loads_2_stones_on_one_ship() -> None:
    t = table(2)
    give(t, 0, "chisel")
    play(t, "play chisel; load 1.4; load 1.1")
    assert (ship(t, 1), sleds(t)[0], t.mover) == ("K..K", 0, 1)


def test_chisel_loads_2_stones_on_two_ships() -> None:
    t = table(2)
    give(t, 0, "chisel")
    play(t, "play chisel; load 1.4; load 2.1")
    assert (ship(t, 1), ship(t, 2)) == ("...K", "K..")


def test_chisel_stays_with_loading() -> None:
    t = table(2)
    give(t, 0, "chisel")
    cargo(t, 4, "W")
    play(t, "play chisel; load 1.4")
    assert refused(t, "take") == refused(t, "sail 4 temple") == "not-asked"


def test_card_sail_loads_then_sails_the_same_ship() -> None:
    t = table(2, rounds="3322")
    give(t, 0, "sail")
    cargo(t, 1, ".W")
    cargo(t, 2, "WW")
    play(t, "play sail; load 1.1")
    assert t.moves() == [f"sail 1 {site}" for site in SITES]
    assert refused(t, "sail 2 temple") == "other-ship"
    play(t, "sail 1 burial")
    assert (stones(t, "burial"), t.mover, discards(t)) == ("KW", 1, ["sail"])


def test_card_sails_stone_counts_for_the_minimum_load() -> None:
    t = table(2, rounds="4322")
    give(t, 0, "sail")
    cargo(t, 1, "WW")
    play(t, "play sail")
    assert t.moves() == ["load 1.3", "load 1.4", "load 3.1", "load 3.2", "load 4.1", "load 4.2"]
    assert refused(t, "load 2.1") == "below-minimum"


def test_card_sail_does_not_load_a_full_ship() -> None:
    t = table(2, rounds="3322")
    give(t, 0, "sail")
    cargo(t, 1, "WWW")
    play(t, "play sail")
    assert t.moves() == ["load 3.1", "load 3.2", "load 4.1", "load 4.2"]


def test_card_sail_sails_to_a_site_without_a_ship() -> None:
    t = table(2, rounds="3221")
    give(t, 0, "sail")
    docked(t, "market temple")
    play(t, "play sail; load 4.1")
    assert t.moves() == ["sail 4 pyramids", "sail 4 burial", "sail 4 obelisks"]


def test_lever_sails_a_ship_under_the_usual_conditions() -> None:
    t = table(2, rounds="3322")
    give(t, 0, "lever")
    docked(t, "temple")
    cargo(t, 2, "KW")
    cargo(t, 3, "K")
    play(t, "play lever")
    assert t.moves() == [f"sail {number} {site}" for number in (2, 3) for site in SITES if site != "temple"]


def test_lever_decides_the_order_of_unloading() -> None:
    t = table(3)
    give(t, 0, "lever")
    cargo(t, 1, "WBK")
    play(t, "play lever; sail 1 burial; unload p1; unload p3")
    assert (stones(t, "burial"), t.mover, discards(t)) == ("KBW", 1, ["lever"])


def test_levers_stones_are_handled_by_their_owners() -> None:
    t = table(3, deck="hammer lever sail chisel")
    give(t, 0, "lever")
    cargo(t, 1, "WBK")
    play(t, "play lever; sail 1 market; unload p1; unload p3")
    assert t.mover == 0
    play(t, "pick 4")
    assert t.mover == 2
    play(t, "pick 1")
    assert t.mover == 1


def test_lever_may_sail_the_fourth_ship() -> None:
    t = table(3, rounds="4421")
    give(t, 0, "lever")
    docked(t, "market pyramids burial")
    cargo(t, 4, "W")
    play(t, "play lever; sail 4 temple")
    assert (t.view()["round"], t.mover, points(t, "temple")) == (2, 1, [0, 1, 0])
