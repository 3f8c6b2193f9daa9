"""python -m saqqara.learning: learns the evaluation of a game from nothing but games against itself."""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from multiprocessing import get_context
from pathlib import Path

from ..games.network import WEIGHTS
from ..games.registry import describe, game_names
from ..games.training import Plan
from .learner import Layers, Learner, gpu_arrays, text_of

DESCRIPTION = """\
Learn the evaluation of a game from games against itself, and write its weights.json anew. All networks of the game learn at the
same time, each in a process. It needs NumPy and machine code; CuPy and a GPU are used if they are there. Memory: about a
gigabyte for every 3,000 games of a generation."""


def plan_of(name: str) -> Plan:
    """What a game learns from."""
    plan = describe(name).training
    assert plan is not None
    return plan


def learn(name: str, generations: int, games: int, threads: int, word: str) -> Layers:
    """Learn one network of a game."""
    learner = Learner(plan_of(name), threads, gpu_arrays())
    *_, network = learner.learn(word, generations, games)
    return learner.whole(network)


def main() -> None:
    """Learn, and write the weights down."""
    parser = argparse.ArgumentParser(prog="python -m saqqara.learning", description=DESCRIPTION)
    parser.add_argument("game", choices=[name for name in game_names() if describe(name).training])
    parser.add_argument("--generations", type=int, help="(as the game's plan says)")
    parser.add_argument("--games", type=int, help="games of a generation (as the game's plan says)")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="that play, for each network (%(default)s)")
    given = parser.parse_args()
    plan = plan_of(given.game)
    out = Path(str(files(f"saqqara.games.{plan.game}"))) / WEIGHTS
    print(f"Learning with {gpu_arrays().__name__}, playing on {given.threads} threads.", flush=True)
    learn_word = partial(learn, given.game, given.generations or plan.generations, given.games or plan.games, given.threads)
    with ProcessPoolExecutor(len(plan.networks), mp_context=get_context("spawn")) as pool:
        out.write_text(text_of(list(pool.map(learn_word, plan.networks))))
    print(f"Written: {out}. `make machine-code` builds it in.")


if __name__ == "__main__":
    main()
