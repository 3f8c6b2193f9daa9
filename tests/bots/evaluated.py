"""Writes what the evaluations see that `test_evaluated.py` compares: `make golden`.

Each line of a file is a position, given as in `visits.py`, with the points that the written evaluation expects of every seat,
what it likes in a roll-out, the reason for every move, and what the networks see: counts and marks of every seat.
"""

import json
from pathlib import Path
from typing import Any

import conftest  # noqa: F401 - adds the games that only tests have
import saqqara
from saqqara.games import State
from saqqara.games.drivers import bind
from saqqara.games.evaluation import VALUES
from saqqara.games.machine_code.entries import game_functions
from saqqara.games.machine_code.runner import interpreter
from saqqara.games.registry import describe
from saqqara.games.self_play import SelfPlayMemory, keep_rows

from .visits import positions, state_at

FOLDER = Path(__file__).parent / "evaluated"
POSITIONS = 100


def evaluated(state: State) -> dict[str, Any]:
    """What the evaluations and hints say of a position, and what is seen in it."""
    evaluation, hints = describe(state.game.name).evaluation, describe(state.game.name).hints
    mover = state.position.mover
    reasons = [hints.reason(state.position, mover, move) for move in state.moves()] if hints else []
    values = [0] * VALUES
    evaluation.evaluate(state.position, values)
    liked = [evaluation.rollout_score(state.position, move) for move in state.legal()]
    habit = [evaluation.habit(state.position, move) for move in state.legal()]
    found = {"expected": values[: state.game.players], "scale": evaluation.lead_scale(state.position)}
    said = {"liked": liked, "habit": habit, "reasons": [[each.id, each.args] for each in reasons]}
    return found | said | seen(state)


def seen(state: State) -> dict[str, Any]:
    """What the network sees of every seat."""
    name, players, inputs = state.game.name, state.game.players, describe(state.game.name).evaluation.inputs
    if inputs is None:
        return {}
    memory = interpreter(name).allocate(SelfPlayMemory, states=1, rows=players, games=players, wins=1, points=1)
    bind(keep_rows, game_functions(describe(name)))(memory, state.position, 0)
    rows = [list(memory.rows[seat]) for seat in range(players)]
    marks = [[number for number, mark in enumerate(row[inputs.counts : -1]) if mark] for row in rows]
    return {"counts": [row[: inputs.counts] for row in rows], "marks": marks}


def main() -> None:
    """Evaluate, and write."""
    FOLDER.mkdir(exist_ok=True)
    for name in saqqara.game_names():
        lines = [json.dumps(position | evaluated(state_at(name, position))) for position in positions(name, POSITIONS)]
        (FOLDER / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
