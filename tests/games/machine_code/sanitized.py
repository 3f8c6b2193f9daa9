"""Plays whole games and searches with a library that was built with sanitizers, beside the interpreter.

    python -m tests.games.machine_code.sanitized FOLDER GAME GAMES

Run in a process of its own by `test_sanitized.py`: a sanitizer ends the process when it finds something.
"""

import sys
from pathlib import Path

from saqqara.arena.simulate import play_batch
from saqqara.bots.engine import new_memory, root_of, values_after
from saqqara.bots.playouts import worth
from saqqara.bots.search import best_settings, settings_list
from saqqara.bots.thinking import simulate
from saqqara.conformance import few_games
from saqqara.envs.batch import Batch
from saqqara.games import describe
from saqqara.games.evaluation import SearchSettings
from saqqara.games.machine_code import layout, library, runner


def main(folder: str, name: str, games: str) -> None:
    """Play, search, step."""
    library.PACKAGED = Path(folder)
    layout.LARGE = 1 << 40  # no mapped memory, so that the sanitizer sees where an array ends
    native, plain = runner.runner(name), runner.Interpreter(describe(name))
    assert native.native
    for game in few_games(name):
        play_batch(native, game, 1, 100, int(games))
        assert play_batch(native, game, 1, 0, 10) == play_batch(plain, game, 1, 0, 10)
        state = game.start(seed=3)
        for ply in range(5):
            root = root_of(state, ply)
            values_after(native, root)
            for settings in (best_settings(state), SearchSettings()):
                memory = new_memory(native, root, 3000, settings_list(settings), ply)
                native.function(simulate)(memory, 40)
            worth(state, state.moves()[0], 2, 1)
            state.play(state.moves()[ply % len(state.moves())])
        for autoreset in ("next_step", "same_step"):
            batch = Batch(game, 3, autoreset=autoreset)
            batch.reset(seed=1)
            for _ in range(150):
                batch.step(batch.sample())
    print("clean")


if __name__ == "__main__":
    main(*sys.argv[1:])
