"""How a recorded game looks: the steps of its moves, and fingerprints of drawings, of the table in words and of observations.

Golden files of these make a change visible in review. A fingerprint says only that something changed: then look at it.
"""

import hashlib
import json
from typing import Any

import msgspec

import saqqara
from saqqara import State
from saqqara.envs.observation import observe
from saqqara.table.in_words import table_in_words

EVERY = 15
"""Moves between two fingerprints."""


def appearance(record: dict[str, Any]) -> str:
    """Move by move, what everybody is shown and told."""
    state = saqqara.game(record["game"], **record["options"]).start(seed=0, setup=record["setup"])
    lines = [repr(state.game)]
    for move in record["moves"]:
        lines += _fingerprints(state) if state.ply % EVERY == 0 else []
        after = state.copy()
        after.play(move)
        seen = _digest([observe(after, seat) for seat in range(after.game.players)])
        lines += [f"{after.ply:4} {move:24} observed {seen}"]
        lines += [f"       {_line(step.what)}" for step in state.steps(after)]
        state = after
    return "\n".join([*lines, *_fingerprints(state), ""])


def _fingerprints(state: State) -> list[str]:
    words = [_digest(table_in_words(state, seat, acting=seat == state.mover)) for seat in (state.mover, None)]
    return [f"     drawing {_digest(state.svg())}, in words {' '.join(words)}"]


def _line(what: object) -> str:
    return json.dumps(msgspec.to_builtins(what), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def _digest(what: object) -> str:
    return hashlib.sha256(str(what).encode()).hexdigest()[:12]
