"""The command `python -m saqqara.learning`: which games are played, and what is written."""

import argparse
import json
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib.resources import files
from multiprocessing import active_children, get_context
from pathlib import Path

from ..games.network import WEIGHTS
from ..games.registry import describe, game_names
from ..games.training import Plan
from ..gpu.device import Device, GpuError, gpu
from .learner import Layers, Learner, text_of
from .searched import SearchedPlay, refine

DESCRIPTION = """\
Learn the evaluation of a game from games against itself, and write its weights.json anew. It needs NumPy and machine code; CuPy
and a GPU are used if they are there. Memory: about a gigabyte for every 3,000 games of a generation.

There are two steps. Without --searched, the networks of the game are learned from nothing, at the same time, each in a process:
generations of games that look one step ahead. With --searched, the networks in use go on learning, one after another, from
games in which every choice is searched, on all threads and on the GPU. Build the machine code before that, and again after it:
`make machine-code`."""
SEED = 7_000_000_000
"""Deals of searched games begin here, and those of every other `--seed` as far from each other."""
NETWORK_SEEDS = 100_000_000
"""Between the deals of two networks."""
MOST = 1_000_000_000
"""No number on the command line is larger."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def plan_of(name: str) -> Plan:
    """What a game learns from."""
    plan = describe(name).training
    assert plan is not None
    return plan


def found_gpu() -> Device | None:
    """The GPU, if there is one that can be used."""
    try:
        return gpu()
    except GpuError:
        return None


def new_learner(plan: Plan, threads: int) -> Learner:
    """Learns on the GPU, if there is one."""
    device = found_gpu()
    return Learner(plan, threads) if device is None else Learner(plan, threads, device.arrays)


def learn(name: str, generations: int, games: int, threads: int, word: str) -> Layers:
    """Learn one network of a game."""
    learner = new_learner(plan_of(name), threads)
    *_, network = learner.learn(word, generations, games)
    return learner.whole(network)


def learn_all(given: argparse.Namespace, plan: Plan, words: list[str]) -> dict[str, Layers]:
    """Learn networks of a game from nothing. Ctrl-C is for this process, which ends the others."""
    learn_word = partial(learn, given.game, given.generations or plan.generations, given.games or plan.games, given.threads)
    ignored = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(len(words), get_context("spawn"), signal.signal, ignored) as pool:
        try:
            return dict(zip(words, pool.map(learn_word, words), strict=True))
        except KeyboardInterrupt:
            for process in active_children():
                process.terminate()
            raise


def refine_all(given: argparse.Namespace, plan: Plan, words: list[str], in_use: dict[str, Layers]) -> dict[str, Layers]:
    """Let networks in use learn from games of the search."""
    learner = new_learner(plan, given.threads)
    play = SearchedPlay(learner, plan.simulations, found_gpu())
    seeds = {word: first_deal(given.seed, i) for i, word in enumerate(plan.networks)}
    return {word: refine(learner, play, word, in_use[word], given.searched, seeds[word]) for word in words}


def networks_in_use(out: Path, plan: Plan) -> dict[str, Layers]:
    """The networks that are written down; none if there is no such file yet."""
    return dict(zip(plan.networks, json.loads(out.read_text()), strict=True)) if out.exists() else {}


def first_deal(seed: int, network: int) -> int:
    """The first deal of the searched games of a network, counted from 0. Two seeds have no deal in common."""
    return SEED * (1 + seed) + NETWORK_SEEDS * network


def whole(least: int) -> Callable[[str], int]:
    """Reads a whole number that is at least so large."""

    def read(text: str) -> int:
        number = int(text) if text.isdecimal() and len(text) <= len(str(MOST)) else -1
        if not least <= number <= MOST:
            raise argparse.ArgumentTypeError(f"it must be a whole number from {least} to {MOST}, not {text[:60]!r}")
        return number

    return read


def read_arguments() -> argparse.Namespace:
    """What was asked for."""
    raw = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(prog="python -m saqqara.learning", description=DESCRIPTION, formatter_class=raw)
    parser.add_argument("game", choices=[name for name in game_names() if describe(name).training])
    parser.add_argument("--generations", type=whole(1), help="(as the game's plan says)")
    parser.add_argument("--games", type=whole(1), help="games of a generation (as the game's plan says)")
    parser.add_argument("--searched", type=whole(1), metavar="GAMES", help="go on learning from so many games of the search")
    parser.add_argument("--only", metavar="NETWORK", help="only this network, such as '3 players'; the others stay as they are")
    parser.add_argument("--seed", type=whole(0), default=0, help="with --searched: other games (%(default)s)")
    parser.add_argument("--threads", type=whole(1), default=os.cpu_count(), help="that play, for each network (%(default)s)")
    given = parser.parse_args()
    plan = plan_of(given.game)
    if given.only is not None and given.only not in plan.networks:
        parser.error(f"there is no network {given.only!r}; there are: {', '.join(plan.networks)}")
    if given.searched and (given.generations or given.games):
        parser.error("--generations and --games are for learning from nothing, and cannot be given with --searched")
    out = weights_file(plan)
    if not networks_in_use(out, plan) and (given.searched or given.only):
        parser.error(f"there is no {out} yet: learn all networks from nothing first, without --searched and --only")
    return given


def weights_file(plan: Plan) -> Path:
    """Where the networks of a game are written."""
    return Path(str(files(f"saqqara.games.{plan.game}"))) / WEIGHTS


def main() -> None:
    """Learn, and write the weights down. Ctrl-C leaves them as they are."""
    given = read_arguments()
    plan = plan_of(given.game)
    out = weights_file(plan)
    try:
        networks = learned_networks(given, plan, networks_in_use(out, plan))
    except KeyboardInterrupt:
        print(f"Interrupted. {out} is as it was.", file=sys.stderr)
        sys.exit(INTERRUPTED)
    written = out.with_name(f"{WEIGHTS}.new")
    written.write_text(text_of([networks[word] for word in plan.networks]))
    written.replace(out)
    print(f"Written: {out}. `make machine-code` builds it in.")


def learned_networks(given: argparse.Namespace, plan: Plan, in_use: dict[str, Layers]) -> dict[str, Layers]:
    """The networks in use, with those that were learned in their place."""
    device = found_gpu()
    print(f"Learning on {device.name if device else 'the CPU'}, playing on {given.threads} threads.", flush=True)
    words = list(plan.networks) if given.only is None else [given.only]
    learned = refine_all(given, plan, words, in_use) if given.searched else learn_all(given, plan, words)
    return in_use | learned
