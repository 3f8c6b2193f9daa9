"""Writes the recorded games, the golden playthroughs and the fingerprint that the tests read: `make golden`.

Games are searched among random ones, played with different tempers, until together they show everything that
`games/features.py` requires; the fewest that do are kept.
"""

import itertools
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import saqqara
from saqqara import Game, State

from .games.appearance import appearance
from .games.features import REQUIRED, features
from .games.fingerprint import fingerprint
from .games.options import SIDES
from .games.playthrough import playthrough

FOLDER = Path(__file__).parent / "games" / "recordings"
TEMPERS: dict[str, list[dict[str, float]]] = {
    "imhotep": [
        {},
        {"sail": 0.3, "play": 3},
        {"load": 30, "take": 30, "sail": 0.02, "sail 1 market": 0, "sail 2 market": 0, "sail 3 market": 0, "sail 4 market": 0},
        {"sail 1 pyramids": 9, "sail 2 pyramids": 9, "sail 3 pyramids": 9, "sail 1 market": 9, "play": 5},
        {"play": 20, "sail 1 market": 5, "sail 2 market": 5, "take": 0.3},
    ],
    "anubixx": [
        {"done": 0.05},
        {"done": 0.02, "relief": 5},
        {"done": 0.02, "pyramid": 5, "joker": 0.2},
        {"done": 0.02, "arch": 9, "joker": 0.1},
        {"done": 300},
        {"joker": 20, "done": 0.1},
    ],
}


def main() -> None:
    """Search, and write."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.*"):
        old.unlink()
    for name, required in REQUIRED.items():
        for number, record in enumerate(cover(name, required), 1):
            write(f"{name}-{number:02}", record)
    (FOLDER / "fingerprint.txt").write_text(fingerprint() + "\n")


def cover(name: str, required: set[str]) -> list[dict[str, Any]]:
    """Few games that together show everything required."""
    found: list[tuple[set[str], dict[str, Any]]] = []
    left = set(required)
    for record in candidates(name):
        shown = features(record)
        if shown & left:
            found.append((shown, record))
            left -= shown
            print(f"{name}: {len(left)} left after {len(found)} games", *sorted(left)[:6], sep=", ")
        if not left:
            break
    return [record for _, record in fewest(found, required)]


def fewest(found: list[tuple[set[str], dict[str, Any]]], required: set[str]) -> list[tuple[set[str], dict[str, Any]]]:
    """Leave out every game that the others make superfluous."""
    kept = list(found)
    for entry in found:
        rest = [other for other in kept if other is not entry]
        if required <= set().union(*(shown for shown, _ in rest)):
            kept = rest
    return kept


def candidates(name: str) -> Iterator[dict[str, Any]]:
    """Random games without end, over all options and tempers."""
    choose = random.Random(f"recordings of {name}")
    for seed in itertools.count():
        game = some_game(name, choose)
        yield {**play_out(game.start(seed=seed), choose.choice(TEMPERS[name]), choose).record()}


def some_game(name: str, choose: random.Random) -> Game:
    if name == "imhotep":
        players = choose.choice([2, 2, 3, 4])
        options = {"sides": choose.choice([*SIDES, "AAAAA", "BBBBB", "BABAA", "ABBAA"]), "wrath": choose.random() < 0.3}
    else:
        players = choose.randint(2, 5)
        options = {"layout": choose.choice(["classic", "great"])}
    return saqqara.game(name, players=players, start=choose.choice([0, "random"]), **options)


def play_out(state: State, temper: dict[str, float], choose: random.Random) -> State:
    while not state.over:
        moves = state.moves()
        state.play(choose.choices(moves, [weight(move, temper) for move in moves])[0])
    return state


def weight(move: str, temper: dict[str, float]) -> float:
    whole = temper.get(move, temper.get(move.split(maxsplit=1)[0], 1.0)) + 1e-6
    return whole * (temper.get("joker", 1.0) if "joker" in move else 1.0)


def write(name: str, record: dict[str, Any]) -> None:
    """A record, one line a part, and its playthrough and its appearance as text."""
    lines = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in record.items())
    (FOLDER / f"{name}.json").write_text("{\n" + lines + "\n}\n")
    (FOLDER / f"{name}.txt").write_text(playthrough(record))
    (FOLDER / f"{name}.appearance.txt").write_text(appearance(record))


if __name__ == "__main__":
    main()
