"""The figures at docks, tabs and cards are what the engine gives: the move is played on a copy, and all that may follow.

`gains.py` works on positions. Here the same is found by playing with the public API and adding up what views show.
"""

import random
from collections.abc import Iterator
from typing import Any

import saqqara
from saqqara import State
from saqqara.games.imhotep.gains import gains
from saqqara.table.previews import previews

from .table import last_ship, put

POSITIONS = 2_000
FOLLOWS = ("unload", "build")
"""Questions while the stones of a ship find their places."""


def positions(number: int) -> Iterator[State[Any]]:
    """Positions of random games with all kinds of options, often with cards to play."""
    lot = random.Random(5)
    while number > 0:
        options = {"sides": "".join(lot.choice("AB") for _ in range(5)), "wrath": lot.random() < 0.3}
        state = saqqara.game("imhotep", players=lot.choice((2, 3, 4)), **options).start(seed=number)
        while not state.over and number > 0:
            yield state
            number -= 1
            moves = state.moves()
            cards = [move for move in moves if move.startswith("play")]
            state.play(lot.choice(cards or moves))


def without_piles(state: State[Any]) -> State[Any]:
    """A copy in which no card can be drawn."""
    copy = state.copy()
    copy.position.draw_size = copy.position.discard_size = 0
    return copy


def standing(view: dict[str, Any]) -> list[int]:
    """What each seat would have at the end, with the temple's next points instead of those it gave."""
    ends = zip(view["if_it_ended_now"], view["temple"]["worth"], strict=True)
    return [sum(points.values()) - points["temple"] + worth for points, worth in ends]


def ends(state: State[Any], move: str) -> Iterator[list[int]]:
    """What each seat can have when the ship is empty."""
    after = state.copy()
    after.play(move)
    view = after.view()
    if view["question"] in FOLLOWS:
        for following in after.moves():
            yield from ends(after, following)
    elif view["question"] == "bonus_load":
        yield from ends(after, "skip")
    else:
        yield standing(view)


def played(state: State[Any], move: str) -> list[tuple[int, int]]:
    """The least and the most that a move changes for each seat, by playing it."""
    before = standing(state.view())
    found = zip(*ends(without_piles(state), move), strict=True)
    return [(min(each) - old, max(each) - old) for old, each in zip(before, found, strict=True)]


def test_figures_are_what_the_engine_gives() -> None:
    asked: dict[str, int] = {}
    ranges = 0
    for state in positions(POSITIONS):
        view = state.view()
        for move in state.moves():
            if move.startswith(("take", "load")):
                continue  # nothing changes
            shown = gains(state.position, move)
            if move.endswith(" market"):
                ship = view["ships"][int(move.split()[1]) - 1]["spaces"]
                assert [each["cards"] for each in shown] == [ship.count(seat) for seat in range(state.game.players)]
                continue
            assert [(each["least"], each["most"]) for each in shown] == played(state, move), (str(state), move)
            ranges += any(each["least"] != each["most"] for each in shown)
            if move.startswith("sail"):
                asked[view["question"]] = asked.get(view["question"], 0) + 1
    assert set(asked) == {"turn", "lever", "sail"}
    assert min(asked.values()) > 30
    assert ranges > 100


def test_a_move_that_reveals_nothing_gives_just_that() -> None:
    """Without the copy that has no piles: what really happens."""
    compared = 0
    for state in positions(300):
        before = standing(state.view())
        for shown in previews(state):
            after = state.copy()
            after.play(shown["move"])
            view = after.view()
            if after.reveals(state) or view["question"] in (*FOLLOWS, "pick", "bonus_load") or view["unloading"]:
                continue
            changes = [new - old for new, old in zip(standing(view), before, strict=True)]
            assert [each["least"] for each in shown["gains"]] == [each["most"] for each in shown["gains"]] == changes  # type: ignore[typeddict-item]
            compared += 1
    assert compared > 1000


def test_the_last_ship_does_not_count_the_temple_twice() -> None:
    """Its own effect only: the temple's points at the end of the round come wherever it sails."""
    state = saqqara.game("imhotep", players=2).start(seed=1)
    put(state, "temple", "KKK")
    last_ship(state)
    shown = gains(state.position, "sail 4 temple")
    assert [(each["least"], each["most"]) for each in shown] == [(1, 1), (0, 0)]
    after = state.copy()
    after.play("sail 4 temple")
    assert after.view()["round"] == 2
    assert after.scores()[0] - state.scores()[0] == 4
