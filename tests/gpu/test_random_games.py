"""Whole games in a kernel are the games of the native library, whatever the options."""

import json
from pathlib import Path

import pytest

import saqqara
from saqqara import Game
from saqqara.arena import gpu_simulate
from saqqara.arena.gpu_simulate import GpuGames, play_on_gpu, roll_out_on_gpu, tuning_for
from saqqara.arena.simulate import play_games
from saqqara.arena.statistics import Statistics
from saqqara.games.chance import WORD, seed_words
from saqqara.games.machine_code.layout import position_layout
from saqqara.games.seeding import BLOCK_WORDS, PURPOSES, seed_generator
from saqqara.gpu import device
from saqqara.gpu.host import Host

from ..command_line import CommandLine
from ..games.options import ALL_GAMES, name_of
from .comparison import check_roll_outs, outcome_of_kernel, outcome_of_library

SEED = (1 << 96) - 40
"""Seeds from here on carry from one 32-bit word to the next three."""
GAMES = 48


@pytest.mark.parametrize("seed", [0, 1, SEED, (1 << 128) - 9])
@pytest.mark.parametrize("purpose", range(len(PURPOSES)))
def test_generators_are_seeded_as_python_seeds_them(seed: int, purpose: int) -> None:
    words = [0] * 4
    for number in (0, 8, 1 << 40):
        seed_generator(words, purpose, [seed >> shift & WORD for shift in (96, 64, 32, 0)], number, [7] * BLOCK_WORDS)
        assert tuple(words) == seed_words((seed + number) % (1 << 128), PURPOSES[purpose])


def check_games(game: Game, host: Host, number: int) -> None:
    batch = GpuGames(game, number, host)
    batch.play(SEED, 16, number)
    native = outcome_of_library(game, range(SEED + 16, SEED + 16 + number))
    for ours, theirs in zip(outcome_of_kernel(batch), native, strict=True):
        assert ours.tolist() == theirs.tolist()


@pytest.mark.parametrize("game", ALL_GAMES, ids=name_of)
def test_a_kernel_plays_the_games_of_the_native_library(game: Game, host: Host) -> None:
    check_games(game, host, GAMES)


def test_a_thread_may_play_several_games(host: Host) -> None:
    game = saqqara.game("anubixx")
    few = tuning_for(position_layout(game.rules.position).size)
    assert few.grid is not None
    check_games(game, host, few.grid * few.threads + 50)


@pytest.mark.parametrize("name", saqqara.game_names())
def test_statistics_are_those_of_the_cpu(name: str, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_simulate, "BATCH", 700)
    game = saqqara.game(name, start="random")
    ours, theirs = (Statistics(game.players, game.rules.sources) for _ in range(2))
    for counted in play_on_gpu(game, SEED, 2000, host):
        ours.add(counted)
    for batch in play_games(game, SEED, 2000):
        theirs.add(batch)
    assert ours == theirs


@pytest.mark.parametrize("name", saqqara.game_names())
def test_a_roll_out_goes_on_from_a_state(name: str, host: Host) -> None:
    check_roll_outs(name, SEED, host)


def test_roll_outs_are_counted(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_simulate, "BATCH", 60)
    state = saqqara.game("imhotep", players=2).start(seed=4)
    batches = list(roll_out_on_gpu(state, 1, 150, host))
    assert [counted.games for counted in batches] == [60, 60, 30]
    assert all(counted.moves > 40 * counted.games for counted in batches)


def test_there_must_be_a_game(host: Host) -> None:
    with pytest.raises(ValueError, match="there must be 1 game or more, not 0"):
        GpuGames(saqqara.game("imhotep"), 0, host)


def test_seeds_are_checked_before_anything_is_played(host: Host) -> None:
    game = saqqara.game("imhotep")
    with pytest.raises(ValueError, match="seed must leave room for 2 games"):
        play_on_gpu(game, (1 << 128) - 1, 2, host)


def test_the_command_line_plays_on_the_gpu(
    cli: CommandLine, host: Host, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(gpu_simulate, "gpu", lambda: host)
    monkeypatch.setattr(device, "gpu", lambda: host)
    command = ["simulate", "--games", 300, "--seed", 5, "--json"]
    outcome = cli(*command, tmp_path / "gpu.json", "--device", "gpu")
    assert outcome.code == 0
    assert "(the CPU, " in outcome.out
    assert cli(*command, tmp_path / "cpu.json").code == 0
    ours, theirs = (json.loads((tmp_path / f"{name}.json").read_text()) for name in ("gpu", "cpu"))
    assert ours.pop("run")["device"] == "the CPU"
    assert theirs.pop("run")["device"] == "cpu"
    assert ours == theirs


def test_the_command_line_refuses_in_a_sentence(cli: CommandLine) -> None:
    assert cli.refused("simulate", "--device", "tpu") == "--device must be one of cpu, gpu, not 'tpu'"
    assert "--jobs" in cli.refused("simulate", "--device", "gpu", "--jobs", 2)
    assert "--interpreted" in cli.refused("simulate", "--device", "gpu", "--interpreted")
