"""The four monuments: docs/rules/imhotep.md, sections 6.2 to 6.5."""

import pytest

from .table import (
    cargo,
    docked,
    end_round,
    final,
    hand,
    last_ship,
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
    table,
)

CARDS_BEFORE = "statue statue statue statue "
"""What the market of the first round takes off the deck."""
PYRAMID_A = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
PYRAMID_B = {"left": [2, 1, 3, 2, 4], "middle": [2, 3, 1, 1, 4], "right": [2, 3, 3, 1, 4]}


# Pyramids A
@pytest.mark.parametrize("built", range(17))
def test_pyramids_a_points_of_each_space(built: int) -> None:
    t = table(4)
    put(t, "pyramids", "W" * built)
    cargo(t, 4, "K")
    play(t, "sail 4 pyramids")
    assert points(t, "pyramids")[0] == (PYRAMID_A[built] if built < 14 else 1)


def test_pyramids_a_of_two_owners() -> None:
    t = table(2)
    put(t, "pyramids", "KKKKK KKKKK KK")
    cargo(t, 1, "WKWK")
    before = points(t, "pyramids")
    play(t, "sail 1 pyramids")
    assert points(t, "pyramids") == [before[0] + 4 + 1, 3 + 1]
    assert t.view()["pyramids"]["stones"] == [14, 2]


# Pyramids B
@pytest.mark.parametrize("name", ["left", "middle", "right"])
@pytest.mark.parametrize("built", range(5))
def test_pyramids_b_points_of_each_stone(name: str, built: int) -> None:
    t = table(2, "ABAAA")
    put_pyramid(t, name, "W" * built)
    cargo(t, 4, "K")
    play(t, f"sail 4 pyramids; build {name}")
    assert points(t, "pyramids") == [PYRAMID_B[name][built], 0]
    assert pyramid(t, name) == "W" * built + "K"
    assert t.view()["pyramids"]["stones"] == [1, built]


def test_pyramids_b_left_second_stone_draws_the_top_card() -> None:
    t = table(2, "ABAAA", deck=CARDS_BEFORE + "lever chisel")
    cargo(t, 1, "WKKK")
    play(t, "sail 1 pyramids; build left; build left; build left; build left")
    assert (hand(t, 0), hand(t, 1)) == (["lever"], [])


def test_pyramids_b_middle_third_stone_gets_up_to_3_stones() -> None:
    t = table(2, "ABAAA")
    sled(t, 1, 3)
    cargo(t, 1, "KKKW")
    play(t, "sail 1 pyramids; build middle; build middle; build middle; build middle")
    assert sleds(t) == [4, 3]


def test_pyramids_b_middle_bonus_gives_what_the_quarry_has() -> None:
    t = table(2, "ABAAA")
    put_pyramid(t, "middle", "WW")
    cargo(t, 4, "K")
    quarry(t, 1)
    play(t, "sail 4 pyramids; build middle")
    assert sleds(t)[0] == 3


def test_pyramids_b_right_fourth_stone_may_load() -> None:
    t = table(2, "ABAAA", rounds="4331")
    cargo(t, 1, "WWWK")
    play(t, "sail 1 pyramids; build right; build right; build right; build right; load 2.3")
    assert (ship(t, 2), sleds(t)[0], t.mover) == ("..K", 1, 1)


@pytest.mark.parametrize(("name", "built"), [("left", 1), ("middle", 2), ("right", 3)])
def test_pyramids_b_no_bonus_on_other_stones(name: str, built: int) -> None:
    for other in {0, 1, 2, 3, 4} - {built}:
        t = table(2, "ABAAA", deck=CARDS_BEFORE + "lever")
        put_pyramid(t, name, "W" * other)
        cargo(t, 4, "K")
        play(t, f"sail 4 pyramids; build {name}")
        assert (hand(t, 0), sleds(t)[0], t.mover) == ([], 2, 1)


def test_pyramids_b_a_finished_pyramid_cannot_be_chosen() -> None:
    t = table(2, "ABAAA")
    put_pyramid(t, "left", "WWWW")
    cargo(t, 2, "KK")
    play(t, "sail 2 pyramids; build left")
    assert t.moves() == ["build middle", "build right"]


def test_pyramids_b_all_finished_every_later_stone_1_point() -> None:
    t = table(3, "ABAAA")
    for name in ("left", "middle", "right"):
        put_pyramid(t, name, "BBBBB")
    cargo(t, 1, "KWK")
    play(t, "sail 1 pyramids")
    assert points(t, "pyramids") == [2, 1, 0]
    assert t.view()["pyramids"]["stones"] == [2, 1, 15]


# Temple
def test_temple_fills_from_the_left_then_on_top() -> None:
    t = table(3)
    put(t, "temple", "KWBKW BBWWK KB")
    assert stones(t, "temple") == "KBK WBB BW KW WK"


def test_temple_of_two_players_has_4_spaces() -> None:
    t = table(2)
    put(t, "temple", "KWKWW")
    assert stones(t, "temple") == "KW W K W"
    end_round(t)
    assert points(t, "temple") == [1, 3]


@pytest.mark.parametrize(
    ("built", "scored"),
    [("", [0, 0, 0]), ("K", [1, 0, 0]), ("KWBWK", [2, 2, 1]), ("KKKKK W", [4, 1, 0]), ("KKKKK WWBBW KB", [1, 1, 3])],
)
def test_temple_a_the_stone_on_top_counts(built: str, scored: list[int]) -> None:
    t = table(3)
    put(t, "temple", built)
    end_round(t)
    assert points(t, "temple") == scored


def test_temple_counts_at_the_end_of_every_round_with_or_without_a_ship() -> None:
    t = table(3)
    put(t, "temple", "KWB")
    for rounds in range(1, 6):
        end_round(t)
        assert points(t, "temple") == [rounds] * 3


def test_temple_a_counts_the_stones_of_this_round() -> None:
    t = table(2)
    docked(t, "market pyramids burial")
    cargo(t, 4, "W")
    play(t, "sail 4 temple")
    assert points(t, "temple") == [0, 1]


@pytest.mark.parametrize("space", [1, 3, 5])
def test_temple_b_spaces_1_3_5_give_a_point(space: int) -> None:
    t = table(3, "AABAA")
    put(t, "temple", "W" * (space - 1) + "B")
    last_ship(t)
    quarry(t, 0, 0)  # black and white take their points unasked
    play(t, "sail 4 obelisks")
    assert (t.mover, t.moves()) == (2, ["bonus point", "bonus stones"])
    play(t, "bonus point")
    assert (points(t, "temple")[2], sleds(t)[2]) == (1, 4)


@pytest.mark.parametrize("space", [1, 3, 5])
def test_temple_b_spaces_1_3_5_or_2_stones(space: int) -> None:
    t = table(3, "AABAA")
    put(t, "temple", "W" * (space - 1) + "B")
    sled(t, 2, 3, 1)
    last_ship(t)
    quarry(t, 0, 0)
    play(t, "sail 4 obelisks; bonus stones")
    assert (points(t, "temple")[2], sleds(t)[2]) == (0, 3)


def test_temple_b_space_2_gives_2_points() -> None:
    t = table(2, "AABAA")
    put(t, "temple", "KW")
    sled(t, 5)
    end_round(t)
    assert points(t, "temple") == [1, 2]


def test_temple_b_space_4_gives_the_top_card() -> None:
    t = table(2, "AABAA", deck=CARDS_BEFORE + "chisel")
    put(t, "temple", "KKKW")
    sled(t, 5, 2)
    end_round(t)
    assert (hand(t, 1), points(t, "temple")) == (["chisel"], [4, 0])


def test_temple_b_the_top_card_may_be_red() -> None:
    t = table(2, "AABAA", deck=CARDS_BEFORE + "sarcophagus")
    put(t, "temple", "KKKW")
    sled(t, 5)
    end_round(t)
    assert stones(t, "burial") == "W"


def test_temple_b_two_players_have_no_fifth_space() -> None:
    t = table(2, "AABAA", deck=CARDS_BEFORE + "chisel")
    put(t, "temple", "KKKK W")
    sled(t, 5, 0)
    end_round(t)
    assert (t.mover, hand(t, 0)) == (1, [])
    play(t, "bonus point")
    assert (points(t, "temple"), hand(t, 0)) == ([3, 1], ["chisel"])


def test_temple_b_spaces_are_handled_from_left_to_right() -> None:
    """Space 1 fills the sled, so space 3 is no choice any more."""
    t = table(2, "AABAA")
    put(t, "temple", "KWK")
    sled(t, 3)
    end_round(t)
    play(t, "bonus stones")
    assert (sleds(t)[0], points(t, "temple")) == (5, [1, 2])
    assert t.view()["round"] == 2


# Burial chamber
def test_burial_chamber_fills_columns_from_the_left_each_from_the_top() -> None:
    t = table(4)
    put(t, "burial", "KWBGK")
    assert t.view()["burial"]["columns"] == [[0, 1, 2], [3, 0]]


@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (13, 31)])
def test_burial_a_worth_of_a_group(number: int, worth: int) -> None:
    t = table(2)
    put(t, "burial", "K" * number)
    assert final(t, "burial") == [worth, 0]


@pytest.mark.parametrize(
    ("columns", "worth"),
    [
        ("KWW WKW", [1 + 1, 6 + 1]),  # corners do not connect
        ("WWK KWW", [1 + 1, 10]),  # the bottom of a column does not connect to the top of the next
        ("KWK KWK", [3 + 3, 3]),
        ("KKK KWW KWK KKK", [23, 6]),  # round a corner
        ("KWK WKW KWK", [5, 4]),
        ("WKW KKK WKW", [15, 4]),
    ],
)
def test_burial_a_groups_connect_orthogonally(columns: str, worth: list[int]) -> None:
    t = table(2)
    put(t, "burial", columns)
    assert final(t, "burial") == worth


@pytest.mark.parametrize(
    ("row", "worth"),
    [
        ("KKKWWB", [8, 4, 2, 0]),
        ("KKKKWWWBBG", [8, 4, 2, 0]),
        ("KKWWB", [6, 6, 2, 0]),
        ("KKWB", [8, 3, 3, 0]),
        ("KWB", [4, 4, 4, 0]),  # (8 + 4 + 2) / 3
        ("KWBG", [3, 3, 3, 3]),  # (8 + 4 + 2 + 0) / 4
        ("KKWBG", [8, 2, 2, 2]),  # (4 + 2 + 0) / 3
        ("KKKWWBG", [8, 4, 1, 1]),  # (2 + 0) / 2
        ("GG", [0, 0, 0, 8]),
    ],
)
def test_burial_b_one_row(row: str, worth: list[int]) -> None:
    t = table(4, "AAABA")
    put(t, "burial", " ".join(stone + "KK" for stone in row))  # the other two rows are black's alone
    assert final(t, "burial") == [worth[0] + 8 + 8, *worth[1:]]


def test_burial_b_each_row_on_its_own() -> None:
    t = table(2, "AAABA")
    put(t, "burial", "KWK KWW WW")
    assert final(t, "burial") == [8 + 0 + 6, 4 + 8 + 6]


# Obelisks A
@pytest.mark.parametrize(
    ("players", "built", "worth"),
    [
        (2, "KKW", [10, 1]),
        (2, "KW", [5, 5]),  # (10 + 1) / 2
        (2, "W", [0, 10]),
        (2, "", [0, 0]),
        (3, "KKKWWB", [12, 6, 1]),
        (3, "KKWWB", [9, 9, 1]),
        (3, "KKWB", [12, 3, 3]),  # (6 + 1) / 2
        (3, "KWB", [6, 6, 6]),  # (12 + 6 + 1) / 3
        (3, "BB", [0, 0, 12]),
        (4, "KKKKWWWBBG", [15, 10, 5, 1]),
        (4, "KKWWBG", [12, 12, 3, 3]),  # (15 + 10) / 2, (5 + 1) / 2
        (4, "KWBG", [7, 7, 7, 7]),  # 31 / 4
        (4, "KKWBG", [15, 5, 5, 5]),  # (10 + 5 + 1) / 3
        (4, "KWB", [10, 10, 10, 0]),
        (4, "GGB", [0, 0, 10, 15]),
    ],
)
def test_obelisks_a_by_height(players: int, built: str, worth: list[int]) -> None:
    t = table(players)
    put(t, "obelisks", built)
    assert final(t, "obelisks") == worth
    assert points(t, "obelisks") == [0] * players


# Obelisks B
@pytest.mark.parametrize("players", [2, 3, 4])
def test_obelisks_b_towers(players: int) -> None:
    t = table(players, "AAAAB")
    for number, prize in enumerate([10, 9, 8, 7, 6, 5, 5, 5]):
        before = points(t, "obelisks")[number % players]
        put(t, "obelisks", "KWBG"[number % players] * 3)
        assert points(t, "obelisks")[number % players] == before + prize


def test_obelisks_b_two_stones_wait() -> None:
    t = table(2, "AAAAB")
    cargo(t, 1, "KKW")
    play(t, "sail 1 obelisks")
    assert (points(t, "obelisks"), t.view()["obelisks"]["waiting"]) == ([0, 0], [2, 1])


def test_obelisks_b_one_ship_with_four_stones() -> None:
    t = table(2, "AAAAB")
    cargo(t, 1, "KKKK")
    play(t, "sail 1 obelisks")
    assert (points(t, "obelisks"), t.view()["obelisks"]["waiting"]) == ([10, 0], [1, 0])
    assert final(t, "obelisks") == [11, 0]


def test_obelisks_b_first_come_first_served() -> None:
    t = table(2, "AAAAB")
    put(t, "obelisks", "KKWW")
    cargo(t, 2, "WK")
    play(t, "sail 2 obelisks")
    assert points(t, "obelisks") == [9, 10]
