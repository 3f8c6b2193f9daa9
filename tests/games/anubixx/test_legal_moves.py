"""Legal moves against the rulebook: worked out once more, from the picture of the table alone."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import saqqara
from saqqara.games.anubixx.sheets import shipped

TWINS = shipped("classic").replace('"ORGY", "VYOB"', '"OOOY", "OOYY"').replace('"OGYVBRYBOVRG"', '"YOOYVOYY"')
"""Sheets of which one has many neighbours of one colour in the relief."""


def payments(colours: list[str], dice: Counter[str], stones: Counter[str], jokers: int) -> Iterator[list[str]]:
    """Every way to pay for stones of these colours: `-` for a die or a quarry stone, or `joker`."""
    if not colours:
        yield []
        return
    colour, *rest = colours
    one = Counter([colour])
    if dice[colour]:
        yield from (["-", *others] for others in payments(rest, dice - one, stones, jokers))
        return
    if stones[colour]:
        yield from (["-", *others] for others in payments(rest, dice, stones - one, jokers))
    if jokers:
        yield from (["joker", *others] for others in payments(rest, dice, stones, jokers - 1))


def buildable(sheet: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Stones of pyramid and arch that the building rules allow."""
    rows = sheet["pyramid"]
    for level, row in enumerate(rows):
        for i, stone in enumerate(row):
            if not stone["crossed"] and (level == 0 or all(below["crossed"] for below in rows[level - 1][i : i + 2])):
                yield stone
    left, right, keystone = (sheet["arch"][part] for part in ("left", "right", "keystone"))
    for column in (left, right):
        yield from [stone for stone in column if not stone["crossed"]][:1]
    if all(stone["crossed"] for stone in left + right) and not keystone["crossed"]:
        yield keystone


def free_pairs(sheet: dict[str, Any]) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Adjacent relief fields without a cross, the smaller first."""
    rows = sheet["relief"]
    for r, row in enumerate(rows):
        for c, field in enumerate(row):
            neighbours = [row[c + 1]] if c + 1 < len(row) else []
            neighbours += [rows[r + 1][c]] if r + 1 < len(rows) else []
            for other in neighbours:
                if not field["crossed"] and not other["crossed"]:
                    yield field, other


def by_the_book(view: dict[str, Any]) -> set[str]:
    sheet = view["seats"][view["mover"]]
    dice = Counter(die["colour"] for die in view["dice"] if die["place"] == "middle")
    stones = Counter(stone["colour"] for stone in sheet["quarry"] if stone["status"] == "usable")
    jokers = sheet["jokers"]["in_play"] - sheet["jokers"]["used"]
    moves = {"done"}
    for stone in buildable(sheet):
        for (mark,) in payments([stone["colour"]], dice, stones, jokers):
            moves.add(stone["field"] + mark.replace("-", "").replace("joker", " joker"))
    if view["question"] == "action":
        for one, other in free_pairs(sheet):
            for marks in payments([one["colour"], other["colour"]], dice, stones, jokers):
                name = f"{one['field']}-{other['field'].removeprefix('relief ')}"
                moves.add(f"{name} {' '.join(marks)}".removesuffix(" - -"))
    return moves


@pytest.mark.parametrize("layout", ["classic", "great", TWINS])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_moves_are_those_of_the_rulebook(players: int, layout: str) -> None:
    for seed in range(3):
        state = saqqara.game("anubixx", players=players, layout=layout).start(seed=seed)
        pick = seed
        while not state.over:
            moves = state.moves()
            assert len(moves) == len(set(moves))
            assert set(moves) == by_the_book(state.view())
            pick = (pick * 1103515245 + 12345) % 2**31
            state.play(moves[pick // 8 % len(moves)])
