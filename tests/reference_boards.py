"""Writes the miniature boards of the rules page, `make golden`: positions of real games, stone after stone.

So the page repeats no rule. A game's boards are `reference/boards.json` in its folder of the client.
"""

import json
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import saqqara

GAMES = Path(__file__).parents[1] / "client" / "src" / "games"
MONUMENTS = ("pyramids", "temple", "burial", "obelisks")
STONES = 11
"""So many stones are laid on a monument."""
EXAMPLE = ("pyramid 1.5", "pyramid 1.3", "relief 1.1-1.2", "arch L1 joker", "pyramid 1.4")
"""The moves of example 3 in docs/rules/anubixx.md."""

View = Mapping[str, Any]


def views(state: saqqara.State, choose: Callable[[list[str]], str]) -> Iterator[View]:
    """The views of a game, also those within moves."""
    view: dict[str, Any] = dict(state.view())
    yield view
    while not state.over:
        before = state.copy()
        state.play(choose(list(state.moves())))
        for step in before.steps(state):
            view |= step.changes
            yield dict(view)
        view = dict(state.view())
        yield view


def worth(view: View, site: str) -> list[int]:
    """What a monument has given to each player, and what it would give now."""
    now = view[site].get("worth") or [0] * len(view["seats"])
    return [points + (source[site] if site != "temple" else 0) for points, source in zip(now, view["breakdown"], strict=True)]


def monument(site: str, side: str) -> list[dict[str, Any]]:
    """A monument from its first stone on: the site as a view has it, and what it gives to each player."""
    lot = random.Random(f"{site} {side}")
    state = saqqara.game("imhotep", players=3, sides=side * 5, start=0).start(seed=1)

    def choose(moves: list[str]) -> str:
        wanted = [move for move in moves if move.startswith("sail") and move.endswith(site)]
        return lot.choice(wanted or [move for move in moves if not move.startswith(("sail", "pass"))] or moves)

    found: list[dict[str, Any]] = []
    for view in views(state, choose):
        stones = sum(view[site]["stones"])
        if stones == len(found):
            found.append({"site": view[site], "points": worth(view, site)})
        if stones >= STONES:
            break
    return found


def imhotep() -> dict[str, Any]:
    """Every monument, both sides."""
    return {f"{site}-{side}": monument(site, side) for site in MONUMENTS for side in "AB"}


def frame(state: saqqara.State, seat: int | None) -> dict[str, Any]:
    """A view without its moves, and the seat whose sheet is shown."""
    return {"view": {**state.view(), "moves": []}, "seat": seat}


def anubixx() -> dict[str, Any]:
    """The worked example: the sheet of the player who acts, after each move."""
    state = saqqara.game("anubixx", players=3).start(seed=1, setup={"sheets": list("ABC"), "rolls": [list("RGBB")]})
    found = [frame(state, state.mover)]
    for move in EXAMPLE:
        seat = state.mover
        state.play(move)
        found.append(frame(state, seat))
    return {"example": found}


def texts() -> dict[Path, str]:
    """The files and what belongs into them."""
    plans = (imhotep, anubixx)
    return {
        GAMES / plan.__name__ / "reference" / "boards.json": json.dumps(plan(), separators=(",", ":")) + "\n" for plan in plans
    }


def main() -> None:
    """Write a file for each game."""
    for path, text in texts().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
