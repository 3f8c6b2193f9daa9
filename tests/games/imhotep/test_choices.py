"""Ruling 15: only real choices are asked, and every real choice is."""

import pytest

from .table import (
    Table,
    cargo,
    docked,
    end_round,
    give,
    hand,
    market,
    piles,
    play,
    points,
    put,
    put_pyramid,
    pyramid,
    quarry,
    ship,
    sled,
    sleds,
    stones,
    stuck,
    table,
)


def question(t: Table) -> str:
    """What is asked now."""
    name: str = t.view()["question"]
    return name


def test_ruling_15_the_last_market_card_is_taken_unasked() -> None:
    t = table(3, deck="hammer lever sail chisel")
    cargo(t, 1, "KWBK")
    play(t, "sail 1 market; pick 1; pick 2; pick 3")
    assert hand(t, 0) == ["hammer", "chisel"]
    assert (question(t), t.mover) == ("turn", 1)


def test_ruling_15_two_equal_market_cards_are_asked() -> None:
    t = table(2, deck="statue statue hammer hammer")
    cargo(t, 1, "KKW")
    play(t, "sail 1 market; pick 3; pick 4")
    assert t.moves() == ["pick 1", "pick 2"]


def test_ruling_15_one_card_at_an_unlucky_market() -> None:
    t = table(2)
    t.position.market[:] = [-1, 7, -1, -1, -1]
    cargo(t, 4, "K")
    play(t, "sail 4 market")
    assert (hand(t, 0), question(t)) == (["statue"], "turn")


def test_ruling_15_only_place_4_left_is_picked_but_the_pair_is_asked() -> None:
    t = table(3, "BAAAA", deck="statue statue statue hammer hammer")
    cargo(t, 1, "WWWK")
    play(t, "sail 1 market; pick 1; pick 2; pick 3")
    assert (t.mover, t.moves()) == (0, ["keep 1", "keep 2"])


def test_ruling_15_a_pair_with_only_one_card_dealt_is_no_question() -> None:
    t = table(2, "BAAAA")
    t.position.market[:] = [7, -1, -1, 9, -1]
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 4")
    assert (hand(t, 0), question(t)) == (["hammer"], "turn")


def test_ruling_15_unloading_order_of_one_owner_is_not_asked() -> None:
    t = table(2)
    give(t, 0, "lever")
    cargo(t, 1, "WWW")
    play(t, "play lever; sail 1 temple")
    assert (stones(t, "temple"), question(t)) == ("W W W ", "turn")


def test_ruling_15_the_rest_of_an_order_is_not_asked_once_it_is_of_one_owner() -> None:
    t = table(2)
    give(t, 0, "lever")
    cargo(t, 1, "KWWW")
    play(t, "play lever; sail 1 temple; unload p1")
    assert (stones(t, "temple"), question(t)) == ("K W W W", "turn")


def test_ruling_15_two_owners_left_are_asked() -> None:
    t = table(3)
    give(t, 0, "lever")
    cargo(t, 1, "KWB")
    play(t, "play lever; sail 1 temple")
    assert (t.mover, t.moves()) == (0, ["unload p1", "unload p2", "unload p3"])
    play(t, "unload p2")
    assert (t.mover, t.moves()) == (0, ["unload p1", "unload p3"])


def test_ruling_15_the_only_unfinished_pyramid_is_not_asked() -> None:
    t = table(2, "ABAAA")
    put_pyramid(t, "left", "KKKKK")
    put_pyramid(t, "middle", "KKKKK")
    cargo(t, 1, "KWK")
    play(t, "sail 1 pyramids")
    assert (pyramid(t, "right"), points(t, "pyramids"), question(t)) == ("KWK", [5, 3], "turn")


def test_ruling_15_two_unfinished_pyramids_are_asked() -> None:
    t = table(2, "ABAAA")
    put_pyramid(t, "middle", "KKKKK")
    cargo(t, 4, "K")
    play(t, "sail 4 pyramids")
    assert t.moves() == ["build left", "build right"]


def test_ruling_15_the_only_space_left_for_hammer() -> None:
    t = table(2, rounds="3221")
    give(t, 0, "hammer")
    docked(t, "market pyramids temple")
    play(t, "play hammer")
    assert (ship(t, 4), sleds(t)[0], t.mover) == ("K", 4, 1)


@pytest.mark.parametrize("first", ["load 3.1", "load 3.2"])
def test_ruling_15_the_only_space_left_for_chisels_second_stone(first: str) -> None:
    t = table(2, rounds="3221")
    give(t, 0, "chisel")
    docked(t, "market pyramids")
    cargo(t, 4, "W")
    play(t, f"play chisel; {first}")
    assert (ship(t, 3), sleds(t)[0], t.mover) == ("KK", 0, 1)


def test_ruling_15_two_spaces_for_chisels_second_stone_are_asked() -> None:
    t = table(2, rounds="3221")
    give(t, 0, "chisel")
    docked(t, "market pyramids")
    play(t, "play chisel; load 3.2")
    assert (t.mover, t.moves()) == (0, ["load 3.1", "load 4.1"])


def test_ruling_15_the_only_space_for_card_sail_then_its_site_is_asked() -> None:
    t = table(2, rounds="4331")
    give(t, 0, "sail")
    play(t, "play sail")
    assert ship(t, 4) == "K"
    assert t.moves() == [f"sail 4 {site}" for site in ("market", "pyramids", "temple", "burial", "obelisks")]


def test_ruling_15_with_three_ships_docked_two_sites_are_left_and_asked() -> None:
    t = table(2, rounds="4331")
    give(t, 0, "lever")
    docked(t, "market pyramids temple")
    cargo(t, 4, "K")
    play(t, "play lever")
    assert t.moves() == ["sail 4 burial", "sail 4 obelisks"]


def test_ruling_15_temple_bonus_when_no_stone_can_be_taken() -> None:
    t = table(3, "AABAA", deck="statue statue statue statue lever")
    put(t, "temple", "KWBKW")
    sled(t, 5, 5, 5)
    end_round(t)
    assert points(t, "temple") == [1, 2 + 1, 1]
    assert (question(t), t.view()["round"]) == ("turn", 2)


def test_ruling_15_temple_bonus_is_asked_when_a_stone_can_be_taken() -> None:
    t = table(3, "AABAA", deck="statue statue statue statue lever")
    put(t, "temple", "KWBKW")
    sled(t, 5, 5, 4)
    end_round(t)
    assert (t.mover, t.moves()) == (2, ["bonus point", "bonus stones"])


def test_ruling_15_the_load_bonus_is_not_asked_without_a_stone_on_the_sled() -> None:
    t = table(2, "ABAAA")
    put_pyramid(t, "right", "WWW")
    sled(t, 0)
    cargo(t, 4, "K")
    play(t, "sail 4 pyramids; build right")
    assert (question(t), t.mover) == ("turn", 1)


def test_ruling_15_the_load_bonus_is_asked_with_the_last_stone_on_the_sled() -> None:
    t = table(2, "ABAAA")
    put_pyramid(t, "right", "WWW")
    sled(t, 1)
    cargo(t, 4, "K")
    play(t, "sail 4 pyramids; build right; load 1.1")
    assert (sleds(t)[0], ship(t, 1), t.mover) == (0, "K...", 1)


def test_ruling_15_the_load_bonus_is_not_asked_without_an_empty_space() -> None:
    t = table(2, "ABAAA")
    put_pyramid(t, "right", "WWW")
    docked(t, "market temple burial")
    cargo(t, 4, "K")
    play(t, "sail 4 pyramids; build right")
    assert (question(t), t.view()["round"]) == ("turn", 2)


def test_ruling_15_the_load_bonus_with_one_space_is_asked_since_it_may_be_declined() -> None:
    t = table(2, "ABAAA", rounds="3221")
    put_pyramid(t, "right", "WWW")
    docked(t, "market temple")
    cargo(t, 3, "K")
    play(t, "sail 3 pyramids; build right")
    assert t.moves() == ["skip", "load 4.1"]


def test_ruling_15_a_turn_is_asked_even_if_pass_is_the_only_move() -> None:
    t = table(2)
    stuck(t)
    assert (t.mover, t.moves()) == (0, ["pass"])


def test_ruling_15_a_turn_is_asked_even_if_there_is_one_action() -> None:
    t = table(2, rounds="3221")
    docked(t, "market pyramids temple")
    quarry(t, 0)
    assert (t.mover, t.moves()) == (0, ["load 4.1"])


def test_nothing_is_asked_at_an_empty_market() -> None:
    t = table(2)
    piles(t)
    t.position.market[:] = [-1] * 5
    cargo(t, 4, "K")
    play(t, "sail 4 market")
    assert (market(t), hand(t, 0), t.mover) == ([None] * 4, [], 1)
