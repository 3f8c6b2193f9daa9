"""On a GPU: games and steps are those of the CPU, and other libraries share the arrays. Skipped where there is no GPU."""

import hashlib
import os
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any

import pytest

import saqqara
from saqqara import Game
from saqqara.arena.gpu_simulate import GpuGames, play_on_gpu
from saqqara.arena.simulate import play_games
from saqqara.arena.statistics import Statistics
from saqqara.games.description import benchmark_cases
from saqqara.games.machine_code.runner import runner
from saqqara.games.registry import describe, descriptions
from saqqara.gpu.device import Device, GpuError, gpu

from .. import needs

numpy = needs.module("numpy")

from saqqara.envs.batch import Batch  # noqa: E402
from saqqara.envs.gpu_batch import GpuBatch  # noqa: E402
from saqqara.learning.learner import Learner  # noqa: E402
from saqqara.learning.searched import SearchedPlay  # noqa: E402

from .comparison import ARRAYS, check_roll_outs, on_host, outcome_of_kernel, outcome_of_library, step_both  # noqa: E402

MILLION, CHUNK = 1_000_000, 20_000
SEED = (1 << 96) - 500_000
"""Half a million games further, the seed carries into its highest word."""
CASES = [saqqara.game(each.name, **case.options) for each in descriptions().values() for case in benchmark_cases(each)]


@pytest.fixture(scope="module")
def device() -> Device:
    gpu.cache_clear()
    try:
        return gpu()
    except GpuError:
        pytest.skip(needs.reason("GPU"))


def checksum(outcomes: Iterable[tuple[Any, ...]]) -> str:
    """Of how games ended."""
    columns = zip(*outcomes, strict=True)
    return hashlib.sha256(b"".join(numpy.concatenate(column).tobytes() for column in columns)).hexdigest()


@pytest.mark.parametrize("game", CASES, ids=str)
def test_a_million_games_end_as_in_the_native_library(game: Game, device: Device) -> None:
    assert runner(game.name).native
    batch = GpuGames(game, MILLION, device)
    batch.play(SEED, 0, MILLION)
    parts = [range(SEED + first, SEED + first + CHUNK) for first in range(0, MILLION, CHUNK)]
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        native = pool.map(partial(outcome_of_library, game), parts)
        assert checksum([outcome_of_kernel(batch)]) == checksum(native)


def test_statistics_are_those_of_the_cpu(device: Device) -> None:
    game = CASES[0]
    ours, theirs = (Statistics(game.players, game.rules.sources) for _ in range(2))
    for counted in play_on_gpu(game, SEED, 50_000, device):
        ours.add(counted)
    for batch in play_games(game, SEED, 50_000):
        theirs.add(batch)
    assert ours == theirs


@pytest.mark.parametrize("name", saqqara.game_names())
def test_a_roll_out_goes_on_from_a_state(name: str, device: Device) -> None:
    check_roll_outs(name, SEED, device)


@pytest.mark.parametrize("game", CASES, ids=str)
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
@pytest.mark.parametrize("serves", [False, True])
def test_steps_are_those_of_the_cpu(game: Game, autoreset: str, serves: bool, device: Device) -> None:
    number = 5_000
    served = [i % game.players for i in range(number)] if serves else None
    how: dict[str, Any] = {"autoreset": autoreset, "served": served}
    names = (*ARRAYS, "finals") if autoreset == "same_step" else ARRAYS
    assert step_both(GpuBatch(game, number, device=device, **how), Batch(game, number, **how), SEED, 150, names) > 0


@pytest.mark.parametrize("name", [name for name in saqqara.game_names() if describe(name).training])
def test_games_of_the_search_are_those_of_the_cpu(name: str, device: Device) -> None:
    plan = describe(name).training
    assert plan is not None
    play = SearchedPlay(Learner(plan, os.cpu_count() or 1, device.arrays), 20, device)
    assert play.gpu is not None
    kinds = [kind for network in plan.networks.values() for kind in network if kind.options["players"] == 2][:500]
    tasks = [(kind, 2, SEED % 1000 + 10 * i) for i, kind in enumerate(kinds)]
    for ours, task in zip(play.gpu.samples(tasks), tasks, strict=True):
        theirs = play.sample(*task)
        for array in ("rows", "wins", "points", "left", "goals"):
            assert (on_host(getattr(ours, array)) == getattr(theirs, array)).all(), array


def test_an_illegal_action_is_named_and_changes_nothing(device: Device) -> None:
    batch = GpuBatch(CASES[0], 1000, device=device)
    batch.reset(seed=1)
    before = on_host(batch.observations)
    actions = batch.sample().copy()
    actions[700] = 10_000
    with pytest.raises(ValueError, match="game 700: action 10000 is no action"):
        batch.step(actions)
    assert (on_host(batch.observations) == before).all()
    batch.step(batch.sample())


def test_too_little_memory(device: Device) -> None:
    with pytest.raises(GpuError, match=r"need \d+\.\d GB of memory on .*, where .* are free; [\d,]+ games fit"):
        GpuBatch(CASES[0], 1 << 30, device=device)


def shared_arrays(batch: GpuBatch) -> dict[str, Any]:
    return {name: getattr(batch, name) for name in ("observations", "masks", "rewards", "gains", "ended", "movers")}


def test_pytorch_shares_the_arrays(device: Device) -> None:
    torch = needs.module("torch", "PyTorch")
    batch = GpuBatch(CASES[0], 1000, device=device)
    batch.reset(seed=1)
    tensors = {name: torch.from_dlpack(array) for name, array in shared_arrays(batch).items()}
    before = tensors["observations"].clone()
    batch.step(torch.multinomial(tensors["masks"].float(), 1).flatten())
    torch.cuda.synchronize()
    for name, array in shared_arrays(batch).items():
        assert tensors[name].data_ptr() == device.address(array), name
        assert (tensors[name].cpu().numpy() == on_host(array)).all(), name
    assert not torch.equal(before, tensors["observations"])


def test_jax_shares_the_arrays(device: Device) -> None:
    jax = needs.module("jax", "JAX")
    batch = GpuBatch(CASES[0], 1000, device=device)
    batch.reset(seed=1)
    logits = jax.numpy.where(jax.dlpack.from_dlpack(batch.masks) > 0, 0.0, -1e9)
    batch.step(jax.random.categorical(jax.random.PRNGKey(0), logits).block_until_ready())
    device.synchronize()
    for name, array in shared_arrays(batch).items():
        view = jax.dlpack.from_dlpack(array)
        assert view.unsafe_buffer_pointer() == device.address(array), name
        assert (numpy.asarray(view) == on_host(array)).all(), name
