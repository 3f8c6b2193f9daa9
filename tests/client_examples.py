"""Writes the views and previews that the tests of the client read: `make golden`.

They are positions of random games, chosen so that every question and every special case is among them.
"""

import random
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

import saqqara
from saqqara import State
from saqqara.table.previews import previews

FOLDER = Path(__file__).parents[1] / "client" / "tests" / "games"
SEEDS = 200
PAIR = "relief 1.1-1.2"
View = Mapping[str, Any]
Wanted = Callable[[View], bool]


def positions(game: str, options: dict[str, Any]) -> Iterator[State]:
    """Every position of many random games."""
    for seed in range(SEEDS):
        choose = random.Random(f"{game} {seed}")
        state = saqqara.game(game, **options).start(seed=seed)
        while not state.over:
            yield state
            state.play(choose.choice(state.moves()))


def example(game: str, options: dict[str, Any], wanted: Wanted, moves: str = "") -> dict[str, Any]:
    """The mover's view of the first position that is wanted, and the previews of the moves that begin with a text."""
    state = next(state for state in positions(game, options) if wanted(state.view()))
    return {"view": state.view(state.mover), "previews": [each for each in previews(state) if each["move"].startswith(moves)]}


def asks(question: str, plies: int = 0) -> Wanted:
    """Positions with this question, after so many moves."""
    return lambda view: view["question"] == question and view["ply"] >= plies


def with_equal_stones() -> str:
    """The classic sheets, with two equal stones at the beginning of the relief."""
    layout = (Path(saqqara.__file__).parent / "games" / "anubixx" / "sheets" / "classic.toml").read_text()
    return re.sub(r'^(relief = \[")(.).', r"\1\2\2", layout, flags=re.MULTILINE)


def splits_equal_stones(view: View) -> bool:
    """Can two equal stones be crossed of which a die pays only one?"""
    dice = [die["colour"] for die in view["dice"] if die["place"] == "middle"]
    first = view["seats"][view["mover"]]["relief"][0][0]["colour"]
    return dice.count(first) == 1 and PAIR in view["moves"]


def examples() -> dict[str, dict[str, Any]]:
    """All examples, by game and name."""
    four_a, four_b = {"players": 4, "sides": "AAAAA"}, {"players": 4, "sides": "BBBBB"}
    mixed = {"players": 3, "sides": "ABABA"}
    questions = ("pick", "keep", "build", "sail", "bonus", "load", "lever", "bonus_load")
    return {
        "imhotep": {
            "4Amid": example("imhotep", four_a, asks("turn", 48)),
            "4Bmid": example("imhotep", four_b, asks("turn", 60)),
            **{f"q-{name}": example("imhotep", four_b, asks(name)) for name in questions},
            "q-unload": example("imhotep", mixed, asks("unload")),
        },
        "anubixx": {
            "action": example("anubixx", {"players": 3}, asks("action", 40)),
            "second": example("anubixx", {"players": 2, "layout": "great"}, asks("second", 20)),
            "equal stones": example("anubixx", {"players": 2, "layout": with_equal_stones()}, splits_equal_stones, PAIR),
        },
    }


def text_of(content: dict[str, Any]) -> str:
    """The content of a file: a line for each example."""
    lines = [f"{msgspec.json.encode(name).decode()}: {msgspec.json.encode(each).decode()}" for name, each in content.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write a file for each game."""
    for game, content in examples().items():
        (FOLDER / f"{game}.examples.json").write_text(text_of(content))


if __name__ == "__main__":
    main()
