"""Compares games in kernels with the same games on the CPU."""

import random
from typing import Any

import numpy

import saqqara
from saqqara import Game
from saqqara.arena.gpu_simulate import GpuGames
from saqqara.arena.simulate import new_games
from saqqara.envs.batch import Batch
from saqqara.envs.gpu_batch import GpuBatch
from saqqara.games.chance import seed_words
from saqqara.games.drivers import bind, play_random, play_random_games
from saqqara.games.machine_code.runner import runner
from saqqara.gpu.device import Device

ARRAYS = ("observations", "masks", "movers", "plies", "drawn", "ended", "rewards", "gains")


def on_host(array: Any) -> Any:
    """An array of NumPy or CuPy as one of NumPy."""
    return array if isinstance(array, numpy.ndarray) else array.get()


def outcome_of_kernel(batch: GpuGames) -> tuple[Any, ...]:
    """How the games of a batch ended: lengths, points by seat and source, tie-breaks by seat."""
    seats = slice(batch.played.players)
    return on_host(batch.lengths), on_host(batch.points)[:, seats], on_host(batch.ties)[:, seats]


def outcome_of_library(game: Game, seeds: range) -> tuple[Any, ...]:
    """The same of games that the native library plays."""
    memory = new_games(runner(game.name), game, seeds)
    runner(game.name).function(play_random_games)(memory)
    seats = slice(game.players)
    arrays = (memory.lengths, memory.points.view, memory.ties.view)
    lengths, points, ties = (numpy.asarray(each).astype("int32") for each in arrays)
    return lengths, points[:, seats], ties[:, seats]


def check_roll_outs(name: str, seed: int, device: Device) -> None:
    """Compare some roll-outs with the interpreter's."""
    state, choose, number = saqqara.game(name, players=3).start(seed=4), random.Random(1), 40
    for _ in range(12):
        state.play(choose.choice(state.moves()))
    batch = GpuGames(state.game, number, device)
    batch.play(seed, 16, number, state.position)
    lengths, points, _ = outcome_of_kernel(batch)
    rules, functions = state.game.rules, state.game.rules.functions
    play = bind(play_random, functions.by_name())
    for game in range(number):
        s, words = state.position.copy(), list(seed_words(seed + 16 + game, "players"))
        s.words[:] = seed_words(seed + 16 + game, "chance")
        functions.conceal(s, s.mover)
        assert lengths[game] == play(s, words, [0] * (len(rules.notation) + 1))
        assert points[game].tolist() == [[functions.points(s, seat, i) for i in range(len(rules.sources))] for seat in range(3)]


def compare(ours: GpuBatch, theirs: Batch, names: tuple[str, ...] = ARRAYS) -> None:
    for name in names:
        mine, other = on_host(getattr(ours, name)), getattr(theirs, name)
        assert (mine == other.astype(mine.dtype)).all(), name


def step_both(ours: GpuBatch, theirs: Batch, seed: int, steps: int, names: tuple[str, ...] = ARRAYS) -> int:
    """Step both by random moves and compare them. Returns how many games ended."""
    for batch in (ours, theirs):
        batch.reset(seed=seed)
    compare(ours, theirs, names)
    ends = 0
    for _ in range(steps):
        actions = theirs.sample().copy()
        for batch in (ours, theirs):
            batch.step(actions)
        compare(ours, theirs, names)
        ends += int(theirs.ended.sum())
    for game in (0, ours.number - 1):
        assert ours.position(game).values() == theirs.position(game).values()
    return ends
