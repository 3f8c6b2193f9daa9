"""The drawings: well formed, self-contained, complete, and blind to what is hidden."""

import random
from collections import Counter
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import saqqara
from saqqara.games.anubixx.svg import draw as draw_anubixx
from saqqara.games.imhotep.components import CARD_NAMES
from saqqara.games.imhotep.svg import draw as draw_imhotep

SVG = "{http://www.w3.org/2000/svg}"


def positions(game: str, seed: int, **options: Any) -> list[saqqara.State]:
    """The start, some points in the middle, and the end of a random game."""
    state, chance, seen = saqqara.game(game, **options).start(seed=seed), random.Random(seed), []
    while not state.over:
        if state.ply % 23 == 0:
            seen.append(state.copy())
        moves = state.moves()
        state.play(chance.choice([move for move in moves if move != "done"] or moves))
    return [*seen, state]


def until(question: str, **options: Any) -> saqqara.State:
    """The first position of a random game of Imhotep that asks this."""
    for seed in range(99):
        state, chance = saqqara.game("imhotep", **options).start(seed=seed), random.Random(seed)
        while not state.over:
            if state.view()["question"] == question:
                return state
            state.play(chance.choice(state.moves()))
    raise AssertionError(question)


def parsed(drawing: str) -> ET.Element:
    """The drawing as XML, once it has been found to be self-contained, legible and not too large."""
    assert len(drawing.encode()) < 300_000
    rest = drawing.replace('xmlns="http://www.w3.org/2000/svg"', "", 1)
    for forbidden in ("<script", "<style", "<image", "href", "http", "url(", " id=", "nan", "inf,"):
        assert forbidden not in rest
    root = ET.fromstring(drawing)
    assert root.tag == f"{SVG}svg"
    assert all(float(text.get("font-size", 0)) >= 11 for text in root.iter(f"{SVG}text"))
    return root


def count(root: ET.Element, name: str) -> Counter[str]:
    """How often each value of a data attribute occurs; a chip of several cards counts as many."""
    found: Counter[str] = Counter()
    for one in root.iter():
        if f"data-{name}" in one.attrib:
            found[one.attrib[f"data-{name}"]] += int(one.get("data-number", 1))
    return found


def stones(view: dict[str, Any]) -> Counter[str]:
    """The stones of each colour on the table, quarries apart."""
    seats = view["seats"]
    found = [seat for ship in view["ships"] for seat in ship["spaces"]] + [view["carried"]]
    found += view["unloading"]["stones"] if view["unloading"] else []
    total = Counter(seats[seat]["colour"] for seat in found if seat is not None)
    for i, seat in enumerate(seats):
        sites = sum(view[site]["stones"][i] for site in ("pyramids", "temple", "burial", "obelisks"))
        total[seat["colour"]] += seat["sled"] + sites
    return +total


def cards(view: dict[str, Any]) -> Counter[str]:
    """The cards that lie open."""
    market = view["market"]
    found = [card for seat in view["seats"] for card in seat["hand"]] + [card for card in market["places"] if card is not None]
    return Counter(found + (market["looked_at"] or ["face-down"] * market["face_down"]))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("sides", ["AAAAA", "BBBBB", "ABABA", "BABAB"])
def test_imhotep_shows_every_stone_and_card(players: int, sides: str) -> None:
    for state in positions("imhotep", players, players=players, sides=sides, wrath=players == 3):
        view = state.view()
        root = parsed(draw_imhotep(view))
        assert count(root, "stone") == stones(view)
        assert count(root, "card") == cards(view)


@pytest.mark.parametrize("question", ["load", "sail", "lever", "unload", "pick", "keep", "build", "bonus", "bonus_load"])
def test_imhotep_draws_every_question(question: str) -> None:
    view = until(question, players=3, sides="BBBBB").view()
    root = parsed(draw_imhotep(view))
    assert count(root, "stone") == stones(view)


def test_imhotep_hides_the_face_down_cards() -> None:
    state = until("keep", players=2, sides="BAAAA")
    assert count(parsed(draw_imhotep(state.view())), "card")["face-down"] == 2
    own = state.view(state.mover)
    shown = count(parsed(draw_imhotep(own)), "card")
    assert shown["face-down"] == 0
    assert shown == cards(own)


def test_imhotep_grows_with_what_it_shows() -> None:
    view = saqqara.game("imhotep", players=4, sides="AAAAA").start(seed=1).view()
    plain = float(parsed(draw_imhotep(view)).get("height", 0))
    view["burial"] |= {"columns": [[0, 1, 2]] * 19, "groups": [{"seat": 0, "cells": [[i, 0] for i in range(19)], "worth": 43}]}
    view["temple"] |= {"spaces": [[0, 1, 2, 3, 0, 1]] * 5, "top": [1] * 5}
    view["obelisks"]["stones"] = [24, 0, 1, 9]
    view["seats"][0]["hand"] = [card for card in CARD_NAMES if card not in ("entrance", "sarcophagus", "paved_path")] * 2
    root = parsed(draw_imhotep(view))
    assert float(root.get("height", 0)) > plain
    assert sum(count(root, "stone").values()) >= 19 * 3 + 30 + 34


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("layout", ["classic", "great"])
def test_anubixx_shows_every_field(players: int, layout: str) -> None:
    for state in positions("anubixx", players, players=players, layout=layout):
        view = state.view()
        root = parsed(draw_anubixx(view))
        fields = [
            one
            for seat in view["seats"]
            for row in (
                *seat["pyramid"],
                seat["arch"]["left"],
                seat["arch"]["right"],
                [seat["arch"]["keystone"]],
                *seat["relief"],
            )
            for one in row
        ]
        assert count(root, "field") == Counter(one["field"] for one in fields)
        assert count(root, "crossed")["yes"] == sum(one["crossed"] for one in fields)
        assert count(root, "quarry") == Counter(one["status"] for seat in view["seats"] for one in seat["quarry"])
        assert count(root, "joker")["used"] == sum(seat["jokers"]["used"] for seat in view["seats"])
        assert count(root, "die") == Counter(die["place"] for die in view["dice"])


def test_words_from_outside_are_escaped() -> None:
    view = saqqara.game("anubixx", players=2).start(seed=1).view()
    hostile = "</text><script>\"&'"
    view["layout"] = hostile
    view["seats"][0]["sheet"] = "<&"
    for one in view["bonuses"]:
        one["symbol"] = hostile
    view["seats"][0]["pyramid"][0][0] |= {"symbol": hostile, "field": hostile}
    words = [one.text for one in parsed(draw_anubixx(view)).iter(f"{SVG}text")]
    assert f"{hostile} sheets" in words
