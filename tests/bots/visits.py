"""Writes the visits of the search that `test_visits.py` compares: `make golden`.

Each line of a file is a position, given by options, a seed and a number of random moves, and the visits of every move after a
search with a seed: by the settings with which the game's search is strongest (`search`) and by plain UCT (`uct`). `worth`: two
moves by playing on.
"""

import json
from pathlib import Path
from typing import Any

import conftest  # noqa: F401 - adds the games that only tests have
import saqqara
from saqqara.bots import Budget
from saqqara.bots.playouts import worth
from saqqara.bots.search import PLAIN_UCT, SearchBot, best_settings
from saqqara.conformance import few_games
from saqqara.games import State
from saqqara.games.chance import below, seed_words

FOLDER = Path(__file__).parent / "visits"
POSITIONS, SIMULATIONS, GAMES = 40, 200, 12
BOTS = ("search", "uct")


def state_at(name: str, position: dict[str, Any]) -> State:
    """The position that a line names."""
    state = saqqara.game(name, **position["options"]).start(seed=position["seed"])
    words = list(seed_words(position["seed"], "visits"))
    for _ in range(position["plies"]):
        legal = state.moves()
        state.play(legal[below(words, len(legal))])
    return state


def visits(state: State, kind: str, seed: int) -> dict[str, int]:
    """The visits of every move that was visited."""
    settings = best_settings(state) if kind == "search" else PLAIN_UCT
    considered = SearchBot(kind, Budget(simulations=SIMULATIONS), settings).choose(state, seed=seed).considered
    return {each.move: each.visits for each in considered if each.visits > 0}


def worths(state: State, seed: int) -> list[float]:
    """What the first and the last move are worth by playing on."""
    moves = state.moves()
    return [worth(state, move, GAMES, seed) for move in (moves[0], moves[-1])]


def positions(name: str, number: int = POSITIONS) -> list[dict[str, Any]]:
    """Positions with a choice, from the beginning of games to their end."""
    found: list[dict[str, Any]] = []
    games, seed = few_games(name), 0
    while len(found) < number:
        game, seed = games[seed % len(games)], seed + 1
        state, words, plies = game.start(seed=seed), list(seed_words(seed, "visits")), 0
        choices = []
        while not state.over:
            legal = state.moves()
            choices += [plies] if len(legal) > 1 else []
            state.play(legal[below(words, len(legal))])
            plies += 1
        found.append({"options": game.options, "seed": seed, "plies": choices[len(choices) * (seed % 10) // 10]})
    return found


def main() -> None:
    """Search, and write."""
    FOLDER.mkdir(exist_ok=True)
    for name in saqqara.game_names():
        lines = []
        for position in positions(name):
            state = state_at(name, position)
            found = {kind: visits(state, kind, position["seed"]) for kind in BOTS}
            lines.append(json.dumps(position | found | {"worth": worths(state, position["seed"])}))
        (FOLDER / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n")


if __name__ == "__main__":
    main()
