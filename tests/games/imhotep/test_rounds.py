"""The course of a round and of the game: docs/rules/imhotep.md, section 3."""

import pytest

import saqqara

from .table import (
    cargo,
    discards,
    docked,
    end_round,
    give,
    hand,
    market,
    piles,
    play,
    points,
    put,
    round_cards,
    ship,
    sleds,
    stones,
    stuck,
    table,
)


def test_the_round_ends_when_all_four_ships_have_sailed() -> None:
    t = table(2, rounds="4331 3221")
    play(t, "load 4.1; load 2.1; sail 4 obelisks; load 2.2; sail 2 temple; load 3.1; load 3.2; sail 3 pyramids")
    play(t, "take; take; load 1.1; load 1.2; load 1.3")
    assert (t.mover, t.view()["round"], points(t, "temple")) == (1, 1, [0, 0])
    play(t, "sail 1 burial")
    assert (t.mover, t.view()["round"], points(t, "temple")) == (0, 2, [0, 2])
    assert [ship(t, number) for number in (1, 2, 3, 4)] == ["...", "..", "..", "."]
    assert t.view()["past_round_cards"] == [[4, 3, 3, 1]]
    assert (stones(t, "burial"), points(t, "pyramids"), t.view()["obelisks"]["stones"]) == ("KWK", [1, 2], [1, 0])


def test_round_cards_come_in_order() -> None:
    t = table(3)
    seen = []
    for _ in range(6):
        seen.append(t.view()["round_card"])
        end_round(t)
    assert seen == round_cards(3)
    assert t.over


@pytest.mark.parametrize("sailor", [0, 1, 2, 3])
def test_left_of_who_sailed_the_fourth_ship_starts(sailor: int) -> None:
    t = table(4)
    docked(t, "market pyramids burial")
    cargo(t, 4, "K")
    for _ in range(sailor):
        t.play("load 4.2" if t.mover == 3 else "take")
    play(t, "sail 4 temple")
    assert t.mover == t.view()["start_player"] == (sailor + 1) % 4


def test_the_unloading_of_the_fourth_ship_is_finished_first() -> None:
    t = table(2, deck="hammer sail lever chisel")
    docked(t, "pyramids temple")
    cargo(t, 3, "KW")
    cargo(t, 4, "K")
    play(t, "sail 4 burial; sail 3 market")
    assert (t.mover, t.view()["round"]) == (0, 1)
    play(t, "pick 1; pick 2")
    assert (hand(t, 0), hand(t, 1), t.view()["round"], t.mover) == (["hammer"], ["sail"], 2, 0)


def test_cards_left_on_the_market_are_discarded_and_the_market_is_dealt_anew() -> None:
    t = table(2, deck="hammer lever sail chisel statue statue burial_decoration lever")
    docked(t, "pyramids temple burial")
    cargo(t, 4, "K")
    play(t, "sail 4 market; pick 2")
    assert discards(t) == ["hammer", "sail", "chisel"]
    assert market(t) == ["statue", "statue", "burial_decoration", "lever"]


def test_market_b_is_discarded_with_its_pair() -> None:
    t = table(2, "BAAAA", deck="hammer lever sail chisel statue")
    end_round(t)
    assert sorted(discards(t)) == ["chisel", "hammer", "lever", "sail", "statue"]
    assert t.view()["market"]["face_down"] == 2


def test_every_site_is_free_again_in_the_next_round() -> None:
    t = table(2)
    end_round(t)
    cargo(t, 4, "W")
    assert [move for move in t.moves() if move.startswith("sail 4")] == [
        f"sail 4 {site}" for site in ("market", "pyramids", "temple", "burial", "obelisks")
    ]


def test_stones_stay_on_sites_and_sleds_between_rounds() -> None:
    t = table(2)
    put(t, "burial", "KW")
    end_round(t)
    assert (stones(t, "burial"), sleds(t)) == ("KW", [2, 3])


# An empty draw pile
def test_the_discard_pile_is_shuffled_when_the_market_needs_cards() -> None:
    t = table(2, deck="statue statue statue statue", shuffles="lever statue hammer statue statue statue")
    piles(t, draw="sail chisel", discard="hammer lever")
    end_round(t)
    assert market(t) == ["sail", "chisel", "lever", "statue"]
    assert t.view()["draw_pile"] == 4
    assert discards(t) == []


def test_even_a_single_discarded_card_is_dealt_again() -> None:
    t = table(2)
    t.position.market[:] = [-1] * 5
    piles(t, draw="sail", discard="hammer")
    end_round(t)
    assert market(t) == ["sail", "hammer", None, None]


def test_nothing_is_shuffled_before_a_card_is_needed() -> None:
    t = table(2)
    piles(t, draw="sail chisel hammer lever", discard="statue")
    end_round(t)
    assert market(t) == ["sail", "chisel", "hammer", "lever"]
    assert (t.view()["draw_pile"], len(discards(t))) == (0, 5)


def test_the_market_has_fewer_cards_when_both_piles_are_empty() -> None:
    t = table(2)
    piles(t, draw="", discard="")
    t.position.market[:] = [-1, 9, 8, -1, -1]
    end_round(t)
    assert sorted(filter(None, market(t))) == ["hammer", "lever"]
    assert market(t)[2:] == [None, None]


def test_a_shuffle_comes_from_the_seed_when_none_is_given() -> None:
    t = table(2)
    piles(t, draw="", discard="hammer lever sail chisel")
    end_round(t)
    shuffled = t.record()["setup"]["shuffles"]
    assert [sorted(pile) for pile in shuffled] == [sorted(["hammer", "lever", "sail", "chisel"] + ["statue"] * 4)]
    assert market(t) == shuffled[0][:4]


def test_an_impossible_shuffle_is_refused_and_nothing_has_changed() -> None:
    t = table(2, shuffles="lever lever lever")
    piles(t, draw="", discard="hammer")
    docked(t, "pyramids temple burial")
    cargo(t, 4, "K")
    before = t.position.copy().values()
    with pytest.raises(ValueError, match=r"setup\.shuffles\[0\]"):
        play(t, "sail 4 obelisks")
    assert t.position.values() == before
    assert t.ply == 0


def test_shuffles_of_a_whole_game_are_in_its_record() -> None:
    t = saqqara.game("imhotep", players=2, sides="BBBAA").start(seed=3)
    while not t.over:
        t.play(t.moves()[-1])
    again = saqqara.replay(t.record())
    assert again.record() == t.record()
    assert again.scores() == t.scores()


# Temple, then the rest
def test_the_temple_is_scored_before_the_next_market_is_dealt() -> None:
    t = table(2, "AABAA", deck="hammer hammer sail sail lever statue statue statue statue")
    put(t, "temple", "WWWK")
    t.position.quarry[1] = 0
    end_round(t)
    assert (hand(t, 0), market(t)) == (["lever"], ["statue"] * 4)
    assert discards(t) == ["hammer", "hammer", "sail", "sail"]


def test_a_card_drawn_from_the_temple_can_be_played_in_the_next_round() -> None:
    t = table(2, "AABAA", deck="statue statue statue statue hammer")
    put(t, "temple", "KKKW")
    t.position.sled[0] = 5
    end_round(t)
    assert t.mover == 1
    assert "play hammer" in t.moves()


def test_while_the_temple_is_scored_it_is_still_the_same_round() -> None:
    t = table(3, "AABAA", start=2)
    put(t, "temple", "K")
    end_round(t)
    assert (t.view()["question"], t.view()["round"], t.view()["start_player"]) == ("bonus", 1, 2)


def test_temple_points_of_passing_everybody_and_of_sailing_are_the_same() -> None:
    for end in ("sail", "pass"):
        t = table(2)
        put(t, "temple", "KWKKW")
        if end == "sail":
            end_round(t)
        else:
            stuck(t)
            play(t, "pass; pass")
        assert points(t, "temple") == [2, 2]


def test_six_rounds_then_the_end() -> None:
    t = table(2)
    for number in range(1, 7):
        assert (t.view()["round"], t.over) == (number, False)
        end_round(t)
    assert (t.over, t.mover, t.moves()) == (True, None, [])
    assert t.view()["round"] == 6


def test_the_last_rounds_blue_card_may_be_kept() -> None:
    t = table(2)
    give(t, 0, "hammer lever")
    t.position.round = 5
    end_round(t)
    assert points(t, "blue_cards") == [2, 0]
