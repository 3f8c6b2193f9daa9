"""The vector environment in a kernel is the one on the CPU: the same numbers after every step, whatever the options."""

from typing import Any

import pytest

import saqqara
from saqqara import Game
from saqqara.envs.batch import Batch
from saqqara.envs.gpu_batch import TUNING, GpuBatch
from saqqara.gpu.host import Host

from .. import needs
from ..games.options import FEW_GAMES, name_of

numpy = needs.module("numpy")
needs.module("gymnasium")

from gymnasium.vector import AutoresetMode  # noqa: E402

from saqqara.envs.vector import VectorEnv  # noqa: E402

from .comparison import ARRAYS, step_both  # noqa: E402

SEED = (1 << 64) - 3
GAMES = 37
"""Not a multiple of 32: the last warp has threads without a game."""
SMALL = TUNING._replace(threads=64)
"""So that a block has no more threads than needed."""


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
def test_every_step_is_that_of_the_cpu(game: Game, host: Host) -> None:
    number = FEW_GAMES.index(game)
    how: dict[str, Any] = {"autoreset": ("next_step", "same_step")[number % 2], "reward": ("win", "rank", "margin")[number % 3]}
    step_both(GpuBatch(game, GAMES, device=host, tuning=SMALL, **how), Batch(game, GAMES, **how), SEED, 120)


@pytest.mark.parametrize("name", saqqara.game_names())
@pytest.mark.parametrize("autoreset", ["disabled", "next_step", "same_step"])
@pytest.mark.parametrize("serves", [False, True])
def test_every_mode_is_that_of_the_cpu(name: str, autoreset: str, serves: bool, host: Host) -> None:
    game = saqqara.game(name, players=3, start="random")
    served = [i % 3 for i in range(GAMES)] if serves else None
    how: dict[str, Any] = {"autoreset": autoreset, "served": served}
    names = (*ARRAYS, "finals") if autoreset == "same_step" else ARRAYS
    assert (
        step_both(GpuBatch(game, GAMES, device=host, tuning=SMALL, **how), Batch(game, GAMES, **how), SEED, 200, names) >= GAMES
    )


def test_results_do_not_depend_on_the_tuning(host: Host) -> None:
    game = saqqara.game("anubixx")
    tuning = TUNING._replace(threads=32, grid=1)  # two warps' worth of games for one warp
    assert step_both(GpuBatch(game, GAMES, device=host, tuning=tuning), Batch(game, GAMES), SEED, 60) == 0


def new_env(host: Host | str, **options: Any) -> VectorEnv:
    return VectorEnv("imhotep", GAMES, device=host, **options)


def test_the_environment_returns_what_the_one_on_the_cpu_returns(host: Host) -> None:
    ours, theirs = (new_env(device, autoreset_mode=AutoresetMode.SAME_STEP, opponents="random") for device in (host, "cpu"))
    assert (ours.observation_space, ours.action_space) == (theirs.observation_space, theirs.action_space)
    returned: list[Any] = [env.reset(seed=3) for env in (ours, theirs)]
    ends = 0
    for _ in range(60):
        returned = [env.step(env.sample()) for env in (ours, theirs)]
        (seen, rewards, ended, cut, infos), (their_seen, their_rewards, their_ended, _, their_infos) = returned
        assert (seen["observation"] == their_seen["observation"]).all()
        assert (seen["action_mask"] == their_seen["action_mask"]).all()
        assert (rewards == their_rewards.astype("float32")).all()
        assert (ended == their_ended).all()
        assert not cut.any()
        assert (infos["mover"] == their_infos["mover"]).all()
        assert (infos["rewards"] == their_infos["rewards"].astype("float32")).all()
        if ended.any():
            assert (infos["final_obs"]["observation"][ended] == their_infos["final_obs"]["observation"][ended]).all()
            assert (infos["_final_obs"] == ended).all()
            ends += 1
    assert ends > 0


def test_an_illegal_action_is_named_and_changes_nothing(host: Host) -> None:
    env = new_env(host)
    env.reset(seed=1)
    before = [env.batch.position(game).values() for game in range(GAMES)]
    for place, action, text in ((1, 1, r"game 1: .*\(pass\)"), (36, 99, "game 36: action 99 is no action"), (0, -1, "game 0")):
        actions = env.sample().astype("int64")
        actions[place] = action
        with pytest.raises(ValueError, match=text):
            env.step(actions)
    assert [env.batch.position(game).values() for game in range(GAMES)] == before
    env.step(env.sample())


def test_without_a_check_an_illegal_action_leaves_its_game_as_it_is(host: Host) -> None:
    batch = GpuBatch(saqqara.game("imhotep"), GAMES, device=host, check=False)
    batch.reset(seed=1)
    seen, position = batch.observations.copy(), batch.position(5).values()
    actions = batch.sample().copy()
    actions[5], actions[7] = 1, 2**15
    batch.step(actions)
    assert (batch.observations[[5, 7]] == seen[[5, 7]]).all()
    assert batch.position(5).values() == position
    assert batch.plies.tolist() == [game not in (5, 7) for game in range(GAMES)]
    with pytest.raises(ValueError, match="game 5: "):
        batch.check_refused()
    batch.check_refused()


@pytest.mark.parametrize(
    ("actions", "text"),
    [
        ([0, 0], "one action for each of 37 games, not an array of shape"),
        ([0.5] * GAMES, "whole numbers, not float64"),
        ([2**32 + 4] * GAMES, "game 0: action 4294967300 is no action"),
    ],
)
def test_actions_are_checked(actions: list[Any], text: str, host: Host) -> None:
    env = new_env(host)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=text):
        env.step(numpy.array(actions))


def test_arrays_are_shared_and_not_copied(host: Host) -> None:
    env = new_env(host)
    observations, _ = env.reset(seed=1)
    shared = numpy.from_dlpack(observations["observation"])
    before = shared.copy()
    env.step(env.sample())
    assert (shared == env.batch.observations).all()
    assert not (shared == before).all()


def test_a_device_is_cpu_or_gpu() -> None:
    with pytest.raises(ValueError, match='device must be "cpu" or "gpu", not \'tpu\''):
        new_env("tpu")
