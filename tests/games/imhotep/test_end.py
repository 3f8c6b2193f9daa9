"""The end of the game: docs/rules/imhotep.md, section 7."""

import pytest

from .table import (
    Table,
    end_round,
    final,
    give,
    last_round,
    play,
    points,
    put,
    put_pyramid,
    quarry,
    refused,
    sled,
    stuck,
    table,
)

MONUMENTS = ["pyramids", "temple", "burial", "obelisks"]


def ended(t: Table) -> Table:
    """Nobody can do anything in round 6: the game ends."""
    last_round(t)
    stuck(t)
    return play(t, "; ".join(["pass"] * t.game.players))


def tied(players: int, *scores: int, on_sleds: tuple[int, ...]) -> Table:
    """The end of a game with these scores and so many stones on the sleds."""
    t = table(players)
    for seat, score in enumerate(scores):
        t.position.points[seat][0] = score
    ended(t)
    sled(t, *on_sleds)
    return t


# What counts
@pytest.mark.parametrize("site", MONUMENTS)
def test_a_decoration_counts_every_third_stone_of_everybody(site: str) -> None:
    card = {"obelisks": "obelisk", "pyramids": "pyramid"}.get(site, site) + "_decoration"
    for number in range(8):
        t = table(2)
        put(t, site, "KW" * (number // 2) + "K" * (number % 2))
        give(t, 1, card)
        assert final(t, "decorations") == [0, number // 3]


@pytest.mark.parametrize("site", MONUMENTS)
def test_two_equal_decorations_count_each(site: str) -> None:
    card = {"obelisks": "obelisk", "pyramids": "pyramid"}.get(site, site) + "_decoration"
    t = table(2)
    put(t, site, "KWKW KWK")
    give(t, 0, f"{card} {card}")
    assert final(t, "decorations") == [4, 0]


def test_the_pyramid_decoration_counts_stones_beyond_the_spaces() -> None:
    t = table(2)
    put(t, "pyramids", "KW" * 9)
    give(t, 0, "pyramid_decoration")
    assert final(t, "decorations") == [6, 0]


def test_the_pyramid_decoration_counts_all_of_side_b() -> None:
    t = table(2, "ABAAA")
    put_pyramid(t, "left", "KW")
    put_pyramid(t, "right", "K")
    give(t, 0, "pyramid_decoration")
    assert final(t, "decorations") == [1, 0]


def test_the_obelisk_decoration_counts_towers_and_waiting_stones() -> None:
    t = table(2, "AAAAB")
    put(t, "obelisks", "KKK KW W")
    give(t, 1, "obelisk_decoration")
    assert final(t, "decorations") == [0, 2]


@pytest.mark.parametrize(("number", "worth"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 17), (7, 19), (10, 25)])
def test_statues(number: int, worth: int) -> None:
    t = table(2)
    t.position.hand[1][7] = number
    assert final(t, "statues") == [0, worth]


def test_each_unused_blue_card_is_1_point() -> None:
    t = table(2)
    give(t, 0, "lever hammer sail chisel chisel")
    give(t, 1, "sail")
    assert final(t, "blue_cards") == [5, 1]


def test_a_blue_card_that_was_played_is_worth_nothing() -> None:
    t = table(2)
    give(t, 0, "chisel")
    play(t, "play chisel; load 1.1; load 1.2")
    assert final(t, "blue_cards") == [0, 0]


def test_all_sources_add_up_at_the_end() -> None:
    t = table(2, wrath=True)
    put(t, "pyramids", "KKW")  # 2 + 1, 3
    put(t, "temple", "KWW")  # 1, 2 at the end of the round
    put(t, "burial", "KKW")  # 3, 1
    put(t, "obelisks", "K")  # 10, and the wrath for white
    give(t, 0, "statue statue burial_decoration")  # 3 + 1
    give(t, 1, "sail")  # 1
    ended(t)
    sources = ["pyramids", "temple", "burial", "obelisks", "decorations", "statues", "blue_cards", "wrath"]
    assert [list(seat) for seat in t.breakdown()] == [sources, sources]
    assert [list(seat.values()) for seat in t.breakdown()] == [[3, 1, 3, 10, 1, 3, 0, 0], [3, 2, 1, 0, 0, 0, 1, -5]]
    assert t.scores() == [21, 2]
    assert t.record()["result"] == {"scores": [21, 2], "ranking": [1, 2]}


def test_before_the_end_only_the_score_track_counts() -> None:
    t = table(2, wrath=True)
    put(t, "burial", "KKW")
    give(t, 0, "statue statue")
    put(t, "pyramids", "W")
    assert t.scores() == [0, 2]
    assert "result" not in t.record()


def test_no_move_after_the_end() -> None:
    t = ended(table(2))
    assert (t.over, t.mover, t.moves()) == (True, None, [])
    assert refused(t, "take") == "game-over"


def test_a_red_card_of_the_last_temple_counts() -> None:
    t = table(2, "AABAA", deck="statue statue statue statue sarcophagus")
    put(t, "temple", "WWWK")
    quarry(t, 10, 0)
    last_round(t)
    end_round(t)
    assert points(t, "burial") == [1, 0]


# The Wrath of the Pharaoh
@pytest.mark.parametrize("missing", MONUMENTS)
def test_wrath_no_stone_on_one_monument(missing: str) -> None:
    t = table(2, wrath=True)
    for site in MONUMENTS:
        put(t, site, "W" if site == missing else "KW")
    assert final(t, "wrath") == [-5, 0]


def test_wrath_is_5_in_all() -> None:
    assert final(table(3, wrath=True), "wrath") == [-5, -5, -5]


def test_wrath_is_a_variant() -> None:
    assert final(table(3), "wrath") == [0, 0, 0]


def test_wrath_covered_stones_in_the_temple_count_and_the_market_is_no_monument() -> None:
    t = table(2, wrath=True)
    for site in ("pyramids", "burial", "obelisks"):
        put(t, site, "KW")
    put(t, "temple", "KWWW W")
    assert final(t, "wrath") == [0, 0]


@pytest.mark.parametrize("waiting", ["K", "KKK"])
def test_wrath_on_side_b_of_pyramids_and_obelisks(waiting: str) -> None:
    t = table(2, "ABAAB", wrath=True)
    put_pyramid(t, "middle", "K")
    put(t, "temple", "K")
    put(t, "burial", "K")
    put(t, "obelisks", waiting)
    assert final(t, "wrath") == [0, -5]


def test_wrath_a_late_stone_on_finished_pyramids_counts() -> None:
    t = table(2, "ABAAA", wrath=True)
    for name in ("left", "middle", "right"):
        put_pyramid(t, name, "WWWWW")
    put(t, "pyramids", "K")
    for site in ("temple", "burial", "obelisks"):
        put(t, site, "K")
    assert final(t, "wrath")[0] == 0


def test_wrath_a_score_may_fall_below_zero() -> None:
    assert ended(table(2, wrath=True)).scores() == [-5, -5]


# The ranking
def test_most_points_win() -> None:
    assert tied(4, 10, 30, 20, 5, on_sleds=(5, 0, 0, 0)).ranking() == [3, 1, 2, 4]


def test_a_tie_goes_to_more_stones_on_the_sled() -> None:
    assert tied(2, 10, 10, on_sleds=(1, 2)).ranking() == [2, 1]


def test_still_tied_is_a_shared_place() -> None:
    assert tied(2, 10, 10, on_sleds=(2, 2)).ranking() == [1, 1]


@pytest.mark.parametrize(
    ("scores", "on_sleds", "places"),
    [
        ((10, 10, 5), (1, 1, 5), [1, 1, 3]),
        ((10, 5, 5), (0, 3, 3), [1, 2, 2]),
        ((7, 7, 7), (2, 2, 2), [1, 1, 1]),
        ((7, 7, 7), (2, 4, 2), [2, 1, 2]),
        ((7, 7, 7), (3, 3, 1), [1, 1, 3]),
        ((-5, 0, -5), (0, 0, 1), [3, 1, 2]),
    ],
)
def test_shared_places_as_in_sport(scores: tuple[int, ...], on_sleds: tuple[int, ...], places: list[int]) -> None:
    assert tied(3, *scores, on_sleds=on_sleds).ranking() == places
