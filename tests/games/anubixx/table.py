"""A table for tests: rounds written as a roll and what the seats do in it."""

from collections.abc import Mapping, Sequence
from typing import Any

import saqqara
from saqqara.games.anubixx.sheets import read_layout, shipped

Round = tuple[str, Mapping[int, str]]


def start(sheets: str, *rolls: str, **options: Any) -> saqqara.State:
    """A game with these sheets and first rolls."""
    game = saqqara.game("anubixx", players=len(sheets), **options)
    return game.start(seed=1, setup={"sheets": list(sheets), "rolls": [list(roll) for roll in rolls]})


def play(state: saqqara.State, *moves: str) -> saqqara.State:
    for move in moves:
        state.play(move)
    return state


def play_rounds(sheets: str, *rounds: Round, next_roll: str = "", **options: Any) -> saqqara.State:
    """Play rounds of which the roll and the moves of some seats are given; the others do nothing."""
    rolls = [roll for roll, _ in rounds] + [next_roll] * bool(next_roll)
    state = start(sheets, *rolls, **options)
    for _, moves in rounds:
        for _ in sheets:
            seat = state.position.mover
            play(state, *moves[seat].split(", ") if seat in moves else ("done",))
            if state.mover == seat and state.view()["question"] == "second":
                state.play("done")
    return state


def colour_of(sheet: str, field: str, layout: str = "classic") -> str:
    """The colour of a field such as `pyramid 1.1`."""
    building, place = field.split()[:2]
    printed = read_layout(layout).sheets[sheet]
    if building == "arch":
        return printed.keystone if place == "key" else (printed.left if place[0] == "L" else printed.right)[int(place[1]) - 1]
    rows = printed.pyramid if building == "pyramid" else printed.relief
    row, column = place.split(".")
    return rows[int(row) - 1][int(column) - 1]


def by_dice(seat: int, sheet: str, fields: Sequence[str], dice: int = 4) -> list[Round]:
    """Rounds in which a seat crosses stones of pyramid and arch two by two, with dice that fit."""
    rounds: list[Round] = []
    for i in range(0, len(fields), 2):
        two = fields[i : i + 2]
        roll = "".join(colour_of(sheet, field) for field in two)
        rounds.append((roll.ljust(dice, roll[0]), {seat: ", ".join(two)}))
    return rounds


PYRAMID = [f"pyramid {level}.{column}" for level in range(1, 6) for column in range(1, 7 - level)]
ARCH = [f"arch {side}{level}" for level in range(1, 5) for side in "LR"] + ["arch key"]


def dice(state: saqqara.State, place: str) -> str:
    """The colours of the dice at a place, in the order of the roll."""
    return "".join(die["colour"] for die in state.view()["dice"] if die["place"] == place)


def quarry(state: saqqara.State, seat: int) -> str:
    """The quarry of a seat: usable stones as letters, x struck, - lost."""
    stones = state.view()["seats"][seat]["quarry"]
    return "".join({"usable": stone["colour"], "struck": "x", "lost": "-"}[stone["status"]] for stone in stones)


def jokers(state: saqqara.State, seat: int) -> int:
    """Unused jokers of a seat."""
    seen = state.view()["seats"][seat]["jokers"]
    left: int = seen["in_play"] - seen["used"]
    return left


def bonuses(state: saqqara.State, seat: int) -> list[str]:
    """The bonuses a seat has."""
    held: list[str] = state.view()["seats"][seat]["bonuses"]
    return held


def edited(old: str, new: str, layout: str = "classic") -> str:
    """The content of a sheet file with one thing changed everywhere."""
    content = shipped(layout)
    assert old in content
    return content.replace(old, new)
