"""What cannot be used says why: in every position of many games, in every language, and never of something that can be used."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

import saqqara
from saqqara import State
from tests.games.options import FEW_GAMES
from tests.games.test_sentences import LANGUAGES, sentences


def positions() -> Iterator[State[Any]]:
    """Positions of random games with all kinds of options."""
    for number, game in enumerate(FEW_GAMES * 2):
        state, lot = game.start(seed=number), random.Random(number)
        while not state.over:
            yield state
            state.play(lot.choice(state.moves()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str) -> None:
    known, reasons = sentences(language), Counter[str]()
    for state in positions():
        for thing, refusal in state.unavailable().items():
            reasons[refusal.reason] += 1
            for name in (f"why-{refusal.reason}", f"why-{refusal.reason}-help"):
                assert name in known, f"{thing}: {name}"
                assert set(re.findall(r"\$(\w+)", known[name])) <= set(refusal.args), name
    assert len(reasons) > 12


def test_of_a_thing_a_move_or_a_reason() -> None:
    """Imhotep: an action, a ship in the river and a blue card can be used, or there is a reason why not."""
    for state in positions():
        if state.game.name != "imhotep":
            continue
        view, found = state.view(), state.unavailable()
        verbs = {move.split(" ")[0] for move in state.moves()}
        if view["question"] == "turn":
            for action in ("take", "load", "sail", "play"):
                assert (action in verbs) != (action in found)
            for number, ship in enumerate(view["ships"], 1):
                assert any(move.startswith(f"sail {number} ") for move in state.moves()) != (f"ship {number}" in found), ship
            blue = {card for card in view["seats"][state.mover]["hand"] if view["cards"][card]["kind"] == "blue"}
            for card in blue:
                assert (f"play {card}" in state.moves()) != (f"card {card}" in found)
        taken = {ship["site"] for ship in view["ships"]} - {None}
        assert {thing.removeprefix("dock ") for thing in found if thing.startswith("dock ")} == taken


def test_of_a_field_a_move_or_a_reason() -> None:
    """Anubixx: every field without a cross can be crossed, or there is a reason why not."""
    for state in positions():
        if state.game.name != "anubixx" or state.mover is None:
            continue
        sheet, found = state.view()["seats"][state.mover], state.unavailable()
        arch = sheet["arch"]
        fields = [*chain(*sheet["pyramid"], *sheet["relief"]), *arch["left"], *arch["right"], arch["keystone"]]
        for field in fields:
            building, place = field["field"].split(" ")
            named = (move.split(" ")[:2] for move in state.moves() if move != "done")
            usable = any(each == building and place in places.split("-") for each, places in named)
            assert (field["crossed"], usable, field["field"] in found).count(True) == 1, field


def test_a_ship_says_how_many_stones_it_needs() -> None:
    state = saqqara.game("imhotep", players=2).start(seed=1)
    ships = state.view()["ships"]
    found = state.unavailable()
    assert [found[f"ship {number}"].args["stones"] for number in range(1, 5)] == [ship["minimum"] for ship in ships]
    assert found["play"].reason == "no-blue-card"
    assert found["sail"].reason == "no-ship-ready"


def test_nothing_after_the_end_and_nothing_in_a_game_that_explains_nothing() -> None:
    for game in FEW_GAMES[:1]:
        state = game.start(seed=1)
        while not state.over:
            state.play(state.moves()[0])
        assert state.unavailable() == {}
    assert saqqara.game("scarabs").start(seed=1).unavailable() == {}
