"""python -m saqqara.learning: learns the evaluation of a game from nothing but games against itself."""

import argparse
import os
from importlib.resources import files
from pathlib import Path

from ..games.network import WEIGHTS
from ..games.registry import describe, game_names
from .learner import Learner, gpu_arrays

DESCRIPTION = """\
Learn the evaluation of a game from games against itself, and write its weights.json anew. It needs NumPy and machine code;
CuPy and a GPU are used if they are there. Memory: about a gigabyte for every 3,000 games of a generation."""


def main() -> None:
    """Learn, and write the weights down."""
    parser = argparse.ArgumentParser(prog="python -m saqqara.learning", description=DESCRIPTION)
    parser.add_argument("game", choices=[name for name in game_names() if describe(name).training])
    parser.add_argument("--generations", type=int, default=6, help="(%(default)s)")
    parser.add_argument("--games", type=int, default=48_000, help="games of a generation (%(default)s)")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="that play (%(default)s)")
    given = parser.parse_args()
    plan = describe(given.game).training
    assert plan is not None
    out = Path(str(files(f"saqqara.games.{plan.game}"))) / WEIGHTS
    arrays = gpu_arrays()
    print(f"Learning with {arrays.__name__}, playing on {given.threads} threads.", flush=True)
    learner = Learner(plan, given.threads, arrays)
    networks = {word: learner.learn(word, given.generations, given.games) for word in plan.networks}
    out.write_text(learner.text(list(networks.values())))
    print(f"Written: {out}. `make machine-code` builds it in.")


if __name__ == "__main__":
    main()
