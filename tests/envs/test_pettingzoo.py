"""PettingZoo's own tests on our environments, with the real package."""

import subprocess
import sys
import warnings
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

import saqqara
from saqqara import Game
from tests import needs

from ..games.options import FEW_GAMES, name_of

numpy = needs.module("numpy")
needs.module("pettingzoo")

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import one of its own games the old way
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        performance_benchmark,
        render_test,
        seed_test,
    )

from saqqara.envs import imhotep_v0  # noqa: E402
from saqqara.envs.observation import action_mask, observe  # noqa: E402

NAMES = saqqara.game_names()
MODULES = {name: import_module(f"saqqara.envs.{name}_v0") for name in NAMES}
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
"""PettingZoo warns of every dictionary observation, its own included."""


def env_of(game: Game, **more: Any) -> Any:
    return MODULES[game.name].env(**game.options, **more)


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
def test_api(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    for make in (MODULES[game.name].env, MODULES[game.name].raw_env):
        api_test(make(**game.options), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
def test_seed(game: Game) -> None:
    seed_test(partial(env_of, game), num_cycles=40)


@pytest.mark.parametrize("name", NAMES)
def test_parallel_api(name: str) -> None:
    parallel_api_test(MODULES[name].parallel_env(players=2), num_cycles=100)


def seeded(make: Any) -> Any:
    """The environment, with spaces and games seeded: the test samples without masks and counts who was asked how often."""

    def made(**options: Any) -> Any:
        env = make(**options)
        for i, agent in enumerate(env.possible_agents):
            env.action_space(agent).seed(i)
        env.reset = partial(env.reset, seed=1)
        return env

    return made


@pytest.mark.parametrize("name", NAMES)
def test_max_cycles(name: str) -> None:
    module = MODULES[name]
    max_cycles_test(SimpleNamespace(env=seeded(module.env), parallel_env=seeded(module.parallel_env)))


@pytest.mark.parametrize("name", NAMES)
def test_render(name: str) -> None:
    needs.module("PIL")
    needs.module("resvg_py")
    render_test(partial(MODULES[name].env, players=3), {"ansi": lambda text: name.capitalize() in text})


@pytest.mark.parametrize("name", NAMES)
def test_performance(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    clock = iter(range(0, 10**9, 3))
    monkeypatch.setattr(time, "time", lambda: next(clock))  # its five seconds are three looks at the clock
    performance_benchmark(MODULES[name].env(players=4))
    assert "Finished performance benchmark" in capsys.readouterr().out


def play_along(env: Any, game: Game, seed: int) -> Any:
    """Random play in an environment and, beside it, of a state; both must agree at every decision."""
    state = game.start(seed=seed)
    env.reset(seed=seed)
    choose = numpy.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        if ended:
            assert state.over
            break
        seat = env.possible_agents.index(agent)
        assert seat == state.mover
        assert seen["observation"].tolist() == observe(state, seat)
        assert seen["action_mask"].tolist() == action_mask(state)
        other = env.possible_agents[(seat + 1) % game.players]
        assert env.observe(other)["observation"].tolist() == observe(state, (seat + 1) % game.players)
        assert not env.observe(other)["action_mask"].any()
        action = int(choose.choice(numpy.flatnonzero(seen["action_mask"])))
        env.step(action)
        state.play(game.rules.notation[action])
    return state


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
@pytest.mark.parametrize("compiled", [False, True])
def test_it_is_the_game_of_its_seed(game: Game, compiled: bool) -> None:
    env = env_of(game, compiled=compiled, reward="margin")
    state = play_along(env, game, 5)
    scores = state.scores()
    expected = [score - max(scores[:i] + scores[i + 1 :]) for i, score in enumerate(scores)]
    assert [env.rewards[agent] for agent in env.possible_agents] == expected
    assert all(env.terminations.values())


def test_resets_without_a_seed_give_other_games_in_the_same_order() -> None:
    seen = []
    for _ in range(2):
        env = imhotep_v0.env()
        env.reset(seed=3)
        for _ in range(3):
            seen.append(env.last()[0]["observation"].tolist())
            env.reset()
    assert seen[:3] == seen[3:]
    assert seen[0] != seen[1]


def test_an_illegal_action_loses_the_game() -> None:
    env = imhotep_v0.env(players=3)
    env.reset(seed=1)
    env.step(1)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(env.terminations.values())
    assert "pass" in env.infos["player_0"]["illegal"]


def test_an_illegal_action_is_replaced_or_raised_by_choice() -> None:
    env = imhotep_v0.env(illegal="replace")
    env.reset(seed=1)
    env.step(1)
    assert env.batch.plies[0] == 1
    env = imhotep_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="pass"):
        env.step(1)


def test_it_must_be_reset_first() -> None:
    with pytest.raises(RuntimeError, match="must be reset"):
        imhotep_v0.env().step(0)


def test_impossible_options_are_refused() -> None:
    for options, text in (({"players": 9}, "players"), ({"render_mode": "film"}, "render_mode"), ({"illegal": "x"}, "illegal")):
        with pytest.raises(ValueError, match=text):
            imhotep_v0.env(**options)


@pytest.mark.parametrize("name", NAMES)
def test_the_module_names_its_game(name: str) -> None:
    assert str(MODULES[name].env()) == f"{name}_v0"
    assert f'saqqara.game("{name}", ...)' in str(MODULES[name].__doc__)


@pytest.mark.parametrize(
    "program",
    [
        "import saqqara.envs.{0}_v0; made = saqqara.envs.{0}_v0.env()",
        "from saqqara.envs.{0}_v0 import raw_env; made = raw_env()",
        "from saqqara.envs import {0}_v0; made = {0}_v0.env()",
        "import saqqara.envs; made = saqqara.envs.{0}_v0.env()",
    ],
)
def test_the_module_can_be_imported_in_every_way(program: str) -> None:
    for name in NAMES:
        told = f"{program.format(name)}; print(made.possible_agents[0])"
        done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
        assert done.stdout == "player_0\n"


def test_other_modules_are_not_there() -> None:
    with pytest.raises(ModuleNotFoundError, match="chess_v0"):
        import_module("saqqara.envs.chess_v0")
    with pytest.raises(ImportError, match="chess_v0"):
        from saqqara.envs import chess_v0  # noqa: F401
