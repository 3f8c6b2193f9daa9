"""Draws the README's pictures: `make pictures`."""

import random
from pathlib import Path
from typing import Any

import saqqara

HERE = Path(__file__).parent
EAGERNESS = {"sail": 0.35, "take": 2.0, "done": 0.05}
"""How often such a move is made, for a table with something on it."""
PICTURES: dict[str, tuple[int, int, dict[str, Any]]] = {
    "imhotep-a": (7, 62, {"name": "imhotep", "players": 4, "sides": "AAAAA"}),
    "imhotep-b": (3, 75, {"name": "imhotep", "players": 4, "sides": "BBBBB"}),
    "anubixx": (5, 28, {"name": "anubixx", "players": 2}),
}


def position(seed: int, plies: int, name: str, **options: Any) -> saqqara.State[Any]:
    """The position after so many moves of a random game."""
    choose = random.Random(seed)
    state = saqqara.game(name, **options).start(seed=seed)
    for _ in range(plies):
        moves = state.moves()
        state.play(choose.choices(moves, [EAGERNESS.get(move.split(maxsplit=1)[0], 1.0) for move in moves])[0])
    return state


if __name__ == "__main__":
    for file, (seed, plies, game) in PICTURES.items():
        (HERE / f"{file}.svg").write_text(position(seed, plies, **game).svg() + "\n")
