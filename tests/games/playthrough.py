"""A recorded game as text: the setup, every move with what it earned, and the board at the start of rounds and at the end.

Golden files of these make a change of rules visible in review.
"""

from typing import Any

import saqqara


def playthrough(record: dict[str, Any]) -> str:
    state = saqqara.game(record["game"], **record["options"]).start(seed=0, setup=record["setup"])
    lines = [repr(state.game), ""]
    rounds = 0
    for move in record["moves"]:
        view = state.view()
        if view["round"] > rounds:
            rounds = view["round"]
            lines += [str(state), ""] if rounds in (1, 3, 6) else [f"round {rounds}"]
        mover, scores, choices = state.mover, state.scores(), len(state.moves())
        assert mover is not None
        state.play(move)
        gained = [now - before for before, now in zip(scores, state.scores(), strict=True)]
        earned = "".join(f"  seat {seat + 1} {points:+}" for seat, points in enumerate(gained) if points)
        lines.append(f"{state.ply:4} seat {mover + 1}  {move:24} of {choices:2}{earned}")
    return "\n".join([*lines, "", str(state), ""])
