"""Set-up and the four actions: docs/rules/imhotep.md, sections 2 and 4."""

import pytest

from .table import cargo, docked, give, letters, play, quarries, quarry, refused, ship, sled, sleds, stones, table

SITES = ["market", "pyramids", "temple", "burial", "obelisks"]


# Set-up
@pytest.mark.parametrize(
    ("players", "start", "begin"),
    [
        (2, 0, [2, 3]),
        (2, 1, [3, 2]),
        (3, 0, [2, 3, 4]),
        (3, 1, [4, 2, 3]),
        (3, 2, [3, 4, 2]),
        (4, 0, [2, 3, 4, 5]),
        (4, 1, [5, 2, 3, 4]),
        (4, 3, [3, 4, 5, 2]),
    ],
)
def test_sleds_begin_with_2_3_4_5_clockwise_from_the_start_player(players: int, start: int, begin: list[int]) -> None:
    t = table(players, start=start)
    assert t.mover == start
    assert sleds(t) == begin
    assert quarries(t) == [29 - stones for stones in begin]


def test_a_random_start_player_is_settled_at_the_start() -> None:
    seats = set()
    for seed in range(40):
        t = table(4, start="random").game.start(seed=seed)
        assert t.mover == t.record()["options"]["start"] == t.options["start"]
        assert sleds(t)[t.options["start"]] == 2
        seats.add(t.mover)
    assert seats == {0, 1, 2, 3}


def test_the_same_seed_gives_the_same_game() -> None:
    game = table(4).game
    assert game.start(seed=5).record() == game.start(seed=5).record()
    assert game.start(seed=5).record() != game.start(seed=6).record()


def test_the_round_cards_ships_are_available_and_empty() -> None:
    t = table(4, rounds="4421")
    assert [ship(t, number) for number in (1, 2, 3, 4)] == ["....", "....", "..", "."]
    assert all(seen["site"] is None for seen in t.view()["ships"])


# Turns
def test_one_action_each_clockwise() -> None:
    t = table(3, start=2)
    movers = [t.mover]
    for move in ("take", "load 1.1", "take", "load 1.2"):
        t.play(move)
        movers.append(t.mover)
    assert movers == [2, 0, 1, 2, 0]


def test_the_first_players_moves() -> None:
    t = table(2, rounds="3221")
    loads = ["1.1", "1.2", "1.3", "2.1", "2.2", "3.1", "3.2", "4.1"]
    assert t.moves() == ["take", *(f"load {space}" for space in loads)]


# Get stones
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (2, 5), (3, 5), (4, 5)])
def test_take_up_to_3_as_many_as_fit(before: int, after: int) -> None:
    t = table(2)
    sled(t, before)
    play(t, "take")
    assert (sleds(t)[0], quarries(t)[0]) == (after, 29 - after)


@pytest.mark.parametrize("left", [1, 2, 3])
def test_take_as_many_as_the_quarry_has(left: int) -> None:
    t = table(2)
    sled(t, 1)
    quarry(t, left)
    play(t, "take")
    assert (sleds(t)[0], quarries(t)[0]) == (1 + left, 0)


def test_take_is_not_allowed_with_a_full_sled() -> None:
    t = table(2)
    sled(t, 5)
    assert refused(t, "take") == "sled-full"


def test_take_is_not_allowed_with_an_empty_quarry() -> None:
    t = table(2)
    quarry(t, 0)
    assert refused(t, "take") == "quarry-empty"


# Load
def test_load_any_empty_space() -> None:
    t = play(table(2), "load 1.3; load 1.1")
    assert ship(t, 1) == "W.K."
    assert sleds(t) == [1, 2]


def test_load_needs_a_stone_on_the_sled() -> None:
    t = table(2)
    sled(t, 0)
    assert refused(t, "load 1.1") == "sled-empty"


def test_load_no_taken_space() -> None:
    assert refused(play(table(2), "load 1.1"), "load 1.1") == "space-taken"


def test_load_no_space_that_the_ship_does_not_have() -> None:
    assert refused(table(2, rounds="3221"), "load 4.2") == "no-such-space"


def test_load_no_ship_that_has_sailed() -> None:
    t = play(table(2), "load 4.1; take; sail 4 burial")
    assert refused(t, "load 4.1") == "ship-sailed"


# Sail
@pytest.mark.parametrize(
    ("capacity", "minimum", "card", "number", "players"),
    [(4, 3, "4331", 1, 2), (3, 2, "4331", 2, 2), (2, 1, "3221", 2, 2), (1, 1, "3221", 4, 2)],
)
def test_minimum_load(capacity: int, minimum: int, card: str, number: int, players: int) -> None:
    t = table(players, rounds=card)
    assert len(ship(t, number)) == capacity
    cargo(t, number, "W" * (minimum - 1))
    assert refused(t, f"sail {number} temple") == "below-minimum"
    cargo(t, number, "W" * minimum)
    t.play(f"sail {number} temple")


def test_sail_to_any_site_without_a_ship() -> None:
    t = table(2, rounds="3221")
    cargo(t, 4, "K")
    assert [move for move in t.moves() if move.startswith("sail")] == [f"sail 4 {site}" for site in SITES]
    play(t, "sail 4 burial")
    cargo(t, 3, "K")
    assert [move for move in t.moves() if move.startswith("sail")] == [f"sail 3 {site}" for site in SITES if site != "burial"]
    assert refused(t, "sail 3 burial") == "site-taken"


def test_sail_without_a_stone_of_your_own() -> None:
    t = table(2)
    cargo(t, 2, "WW")
    play(t, "sail 2 temple")
    assert stones(t, "temple").split() == ["W", "W"]


def test_a_ship_sails_once() -> None:
    t = table(2)
    cargo(t, 4, "K")
    play(t, "sail 4 temple")
    assert refused(t, "sail 4 burial") == "ship-sailed"


def test_the_ship_stays_docked() -> None:
    t = table(2)
    cargo(t, 4, "K")
    play(t, "sail 4 temple; take; take")
    assert [seen["site"] for seen in t.view()["ships"]] == [None, None, None, "temple"]


@pytest.mark.parametrize(
    ("load", "column"), [("KWBK", "KWB K"), ("WK.B", "WKB"), (".BWK", "BWK"), ("K.WB", "KWB"), ("BW.W", "BWW")]
)
def test_unload_from_the_bow_backwards_ignoring_empty_spaces(load: str, column: str) -> None:
    t = table(3)
    cargo(t, 1, load)
    play(t, "sail 1 burial")
    assert stones(t, "burial") == column


def test_loading_order_does_not_matter_for_unloading() -> None:
    t = play(table(3, rounds="3322"), "load 1.3; load 1.1; load 1.2; sail 1 burial")
    assert stones(t, "burial") == "WBK"


def test_each_stone_is_handled_by_its_owner() -> None:
    t = table(3, "ABAAA")
    cargo(t, 1, "BWK")
    play(t, "sail 1 pyramids")
    movers = [t.mover]
    for move in ("build left", "build middle", "build right"):
        t.play(move)
        movers.append(t.mover)
    assert movers == [2, 1, 0, 1]


def test_one_of_the_five_sites_gets_no_ship() -> None:
    t = table(2)
    docked(t, "market pyramids temple")
    cargo(t, 4, "K")
    play(t, "sail 4 burial")
    assert t.view()["round"] == 2
    assert letters(t.view()["ships"][0]["spaces"]).count(".") == t.view()["ships"][0]["capacity"]


def test_blue_card_is_an_action_of_its_own() -> None:
    t = table(2)
    give(t, 0, "hammer")
    play(t, "play hammer; load 1.1")
    assert t.mover == 1
