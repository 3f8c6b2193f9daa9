"""The rulebooks' examples: docs/rules/imhotep.md, section 8, one test each."""

import pytest

from .table import (
    cargo,
    end_round,
    final,
    give,
    hand,
    market,
    play,
    points,
    put,
    pyramid,
    quarries,
    sled,
    sleds,
    stones,
    table,
)


def test_example_1_temple_a_visible_stones() -> None:
    t = table(4)
    put(t, "temple", "GGWBK")
    end_round(t)
    assert points(t, "temple") == [1, 1, 1, 2]


def test_example_2_temple_next_level() -> None:
    t = table(4)
    put(t, "temple", "KWKG")
    cargo(t, 1, "BBW")
    play(t, "sail 1 temple")
    assert stones(t, "temple") == "KB WW K G B"


def test_example_3_burial_a_groups() -> None:
    t = table(4)
    put(t, "burial", "BBW BKW GGG GGB G")
    assert final(t, "burial") == [1, 3, 6 + 1, 15 + 2]


def test_example_4_obelisks_a_tie() -> None:
    t = table(4)
    put(t, "obelisks", "KKK WWWW GGG")
    assert final(t, "obelisks") == [7, 15, 0, 7]


def test_example_5_burial_b_rows() -> None:
    t = table(4, "AAABA")
    put(t, "burial", "WKG WKG WKG BWG G")
    assert final(t, "burial") == [8, 8 + 4, 3, 3 + 8]


def test_example_6_obelisks_b_tower() -> None:
    t = table(4, "AAAAB")
    put(t, "obelisks", "BBB WW")
    cargo(t, 1, "KWG")
    play(t, "sail 1 obelisks")
    assert points(t, "obelisks") == [0, 9, 10, 0]
    assert t.view()["obelisks"]["towers"][:3] == [2, 1, None]
    assert t.view()["obelisks"]["waiting"] == [1, 0, 0, 1]


def test_example_7_burial_decoration() -> None:
    t = table(4)
    put(t, "burial", "KWB GKW BGK WBG K")
    give(t, 1, "burial_decoration")
    assert final(t, "decorations") == [0, 4, 0, 0]


@pytest.mark.parametrize(("number", "worth"), [(3, 6), (6, 17)])
def test_example_8_statues(number: int, worth: int) -> None:
    t = table(2)
    give(t, 0, "statue " * number)
    assert final(t, "statues") == [worth, 0]


def test_example_9_market_picks_in_order() -> None:
    t = table(4, deck="hammer sail chisel statue")
    before = quarries(t)
    cargo(t, 1, "WBG")
    play(t, "sail 1 market")
    for seat, move in ((1, "pick 2"), (2, "pick 3"), (3, "pick 1")):
        assert t.mover == seat
        t.play(move)
    assert [hand(t, seat) for seat in range(4)] == [[], ["sail"], ["chisel"], ["hammer"]]
    assert market(t) == [None, None, None, "statue"]
    assert quarries(t) == before


def test_example_10_pyramids_b_building() -> None:
    t = table(4, "ABAAA")
    cargo(t, 1, "BKBW")
    play(t, "sail 1 pyramids")
    for seat, move in ((2, "build middle"), (0, "build middle"), (2, "build middle"), (1, "build left")):
        assert t.mover == seat
        t.play(move)
    assert pyramid(t, "middle") == "BKB"
    assert pyramid(t, "left") == "W"
    assert points(t, "pyramids") == [3, 2, 2 + 1, 0]


def test_example_11_temple_b_from_the_left() -> None:
    t = table(4, "AABAA", deck="statue statue statue statue chisel")
    put(t, "temple", "GBWWK")
    sled(t, 2, 3, 4, 1)
    end_round(t)
    assert (t.mover, t.moves()) == (3, ["bonus point", "bonus stones"])
    play(t, "bonus stones")
    assert (t.mover, t.moves()) == (1, ["bonus point", "bonus stones"])
    assert points(t, "temple") == [0, 0, 2, 0]
    assert hand(t, 1) == []
    play(t, "bonus point")
    assert (t.mover, t.moves()) == (0, ["bonus point", "bonus stones"])
    assert hand(t, 1) == ["chisel"]
    play(t, "bonus stones")
    assert points(t, "temple") == [0, 1, 2, 0]
    assert sleds(t) == [4, 3, 4, 3]


def test_example_12_room_for_two_stones() -> None:
    t = table(2)
    assert (sleds(t)[1], quarries(t)[1]) == (3, 26)
    play(t, "take; take")
    assert (sleds(t)[1], quarries(t)[1]) == (5, 24)
