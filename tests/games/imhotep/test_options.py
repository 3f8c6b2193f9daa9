"""Options, and set-ups given explicitly: what is accepted, and what is refused with which words."""

from typing import Any

import pytest

import saqqara

from .table import COPIES, ROUND_CARDS, market, market_deck, round_cards, table


def test_defaults() -> None:
    assert saqqara.game("imhotep").options == {"players": 2, "sides": "AAAAA", "wrath": False, "start": 0}


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": "3"}, "players"),
        ({"players": True}, "players"),
        ({"sides": "AAAA"}, "sides"),
        ({"sides": "AAAAAA"}, "sides"),
        ({"sides": "AAAAC"}, "sides"),
        ({"sides": "aaaaa"}, "sides"),
        ({"sides": ["A"] * 5}, "sides"),
        ({"wrath": 1}, "wrath"),
        ({"start": 2}, "start"),
        ({"start": -1}, "start"),
        ({"start": "first"}, "start"),
        ({"pharaoh": True}, "pharaoh"),
    ],
)
def test_an_impossible_option_is_named(options: dict[str, Any], word: str) -> None:
    with pytest.raises(ValueError, match=word):
        saqqara.game("imhotep", **options)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("removed", range(7))
def test_any_round_card_may_be_the_one_removed(players: int, removed: int) -> None:
    """All seven round cards of the rules exist, and none else is left over."""
    cards = [[int(ship) for ship in card] for card in ROUND_CARDS[players].split()]
    del cards[removed]
    t = saqqara.game("imhotep", players=players).start(setup={"round_cards": cards})
    assert t.view()["round_card"] == cards[0]
    assert t.record()["setup"]["round_cards"] == cards


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealt_round_cards_are_six_of_the_seven(players: int) -> None:
    printed = ROUND_CARDS[players].split()
    for seed in range(20):
        dealt = saqqara.game("imhotep", players=players).start(seed=seed).record()["setup"]["round_cards"]
        cards = ["".join(map(str, card)) for card in dealt]
        assert len({*cards}) == 6
        assert {*cards} < {*printed}


def test_the_deck_has_34_cards() -> None:
    deck = saqqara.game("imhotep").start(seed=2).record()["setup"]["market_deck"]
    assert sorted(deck) == sorted(COPIES.elements())
    assert len(deck) == 34


def test_round_cards_and_deck_are_shuffled() -> None:
    setups = [saqqara.game("imhotep").start(seed=seed).record()["setup"] for seed in range(5)]
    assert len({str(setup["market_deck"]) for setup in setups}) == 5
    assert len({str(setup["round_cards"]) for setup in setups}) == 5


def test_the_decks_first_card_is_on_top() -> None:
    assert market(table(2, deck="lever sail hammer chisel")) == ["lever", "sail", "hammer", "chisel"]


def test_what_a_setup_leaves_out_comes_from_the_seed() -> None:
    game = saqqara.game("imhotep")
    whole = game.start(seed=4).record()["setup"]
    assert game.start(seed=4, setup={"market_deck": market_deck("lever")}).record()["setup"] == {
        "round_cards": whole["round_cards"],
        "market_deck": market_deck("lever"),
        "shuffles": [],
    }


@pytest.mark.parametrize(
    ("setup", "entry"),
    [
        ({"round_cards": round_cards(2)[:5]}, "setup.round_cards"),
        ({"round_cards": 6}, "setup.round_cards"),
        ({"round_cards": [*round_cards(2)[:5], [4, 3, 3, 1]]}, "setup.round_cards[5]"),
        ({"round_cards": [[4, 4, 2, 1], *round_cards(2)[1:]]}, "setup.round_cards[0]"),
        ({"round_cards": [[1, 3, 3, 4], *round_cards(2)[1:]]}, "setup.round_cards[0]"),
        ({"round_cards": [[[4], 3, 3, 1], *round_cards(2)[1:]]}, "setup.round_cards[0]"),
        ({"market_deck": market_deck()[1:]}, "setup.market_deck"),
        ({"market_deck": [*market_deck(), "statue"]}, "setup.market_deck"),
        ({"market_deck": ["lever", *market_deck()[1:]]}, "setup.market_deck"),
        ({"market_deck": ["crowbar", *market_deck()[1:]]}, "setup.market_deck"),
        ({"market_deck": [7, *market_deck()[1:]]}, "setup.market_deck"),
        ({"market_deck": "statue"}, "setup.market_deck"),
        ({"shuffles": "statue"}, "setup.shuffles"),
        ({"dice": []}, "setup"),
        ([], "setup"),
    ],
)
def test_an_impossible_setup_is_refused_and_its_entry_named(setup: Any, entry: str) -> None:
    with pytest.raises(saqqara.BadSetup) as caught:
        saqqara.game("imhotep").start(seed=1, setup=setup)
    assert caught.value.entry == entry
