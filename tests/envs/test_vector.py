"""Many games at once are the same as each one alone."""

from itertools import pairwise
from typing import Any

import pytest

import saqqara
from saqqara import Game, State
from saqqara.games.chance import seed_words
from tests import needs

from ..games.options import FEW_GAMES, name_of

numpy = needs.module("numpy")
needs.module("gymnasium")

from gymnasium.vector import AutoresetMode  # noqa: E402

from saqqara.arena.simulate import random_game  # noqa: E402
from saqqara.envs.batch import Batch  # noqa: E402
from saqqara.envs.observation import action_mask, observe  # noqa: E402
from saqqara.envs.vector import VectorEnv  # noqa: E402


def follow(batch: Batch, states: list[State]) -> None:
    """Step all games by random moves, and each one alone, up to its end."""
    while not batch.ended.all():
        for i, state in enumerate(states):
            if not state.over:
                mover = state.position.mover
                assert batch.movers[i] == mover
                assert batch.observations[i].tolist() == observe(state, mover)
                assert batch.masks[i].tolist() == action_mask(state)
        actions = batch.sample().copy()
        batch.step(actions)
        for i, state in enumerate(states):
            if not state.over:
                state.play(state.game.rules.notation[actions[i]])
                assert batch.ended[i] == state.over


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
def test_every_game_is_the_one_of_its_seed(game: Game) -> None:
    batch = Batch(game, 5)
    batch.reset(seed=70)
    states = [game.start(seed=70 + i) for i in range(5)]
    follow(batch, states)
    for i, state in enumerate(states):
        assert state.scores() == random_game(game, 70 + i).scores()
        assert batch.state(i).scores() == state.scores()


@pytest.mark.parametrize("game", FEW_GAMES, ids=name_of)
@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
@pytest.mark.parametrize("serves", [False, True])
def test_interpreted_and_compiled_agree(game: Game, autoreset: str, serves: bool) -> None:
    served = [1, 0] if serves else None
    batches = [Batch(game, 2, autoreset=autoreset, served=served, compiled=compiled) for compiled in (False, True)]
    for batch in batches:
        batch.reset(seed=4)
    for _ in range(150):
        for batch in batches:
            batch.step(batch.sample())
        slow, fast = (batch.memory for batch in batches)
        for name in ("seeds", "choices", "served", "actions", "movers", "plies", "drawn", "ended", "rewards", "masks"):
            assert numbers(getattr(slow, name)) == numbers(getattr(fast, name)), name
        assert numbers(slow.observations) == numbers(fast.observations)


def numbers(array: Any) -> Any:
    return getattr(array, "flat", array).tolist()


def games_played(env: VectorEnv, steps: int) -> list[tuple[Any, ...]]:
    """What random play brings: copies of everything."""
    env.reset(seed=9)
    seen = []
    for _ in range(steps):
        observations, rewards, ended, cut, infos = env.step(env.sample())
        assert not cut.any()
        seen.append((observations["observation"].copy(), rewards.copy(), ended.copy(), infos["rewards"].copy()))
    return seen


def test_the_next_step_begins_the_next_game() -> None:
    env = VectorEnv("anubixx", 6)
    assert env.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen = games_played(env, 200)
    ply = env.batch.observation.layout.at("ply")
    ends = 0
    for (before, _, ended, _), (after, rewards, _, _) in pairwise(seen):
        assert (after[ended, ply] == 0).all()
        assert (after[~ended, ply] == before[~ended, ply] + 1).all()
        assert not rewards[ended].any()
        ends += ended.sum()
    assert ends > 6


def test_the_same_step_begins_the_next_game_and_keeps_the_last_observation() -> None:
    env = VectorEnv("anubixx", 6, autoreset_mode=AutoresetMode.SAME_STEP)
    env.reset(seed=9)
    layout, ends = env.batch.observation.layout, 0
    for _ in range(200):
        observations, _, ended, _, infos = env.step(env.sample())
        assert (observations["action_mask"].sum(axis=1) > 0).all()
        assert ("final_obs" in infos) == ended.any()
        for i in numpy.flatnonzero(ended):
            assert layout.one(observations["observation"][i], "ply") == 0
            assert layout.one(infos["final_obs"]["observation"][i], "mover") == -1
            ends += 1
    assert ends > 6


def test_without_autoreset_an_ended_game_stays() -> None:
    env = VectorEnv("anubixx", 3, autoreset_mode="Disabled")
    env.reset(seed=1)
    while not env.batch.ended.all():
        env.step(env.sample())
    before = env.batch.observations.copy()
    env.step(env.sample())
    assert numpy.array_equal(env.batch.observations, before)
    assert env.batch.ended.all()


def test_the_next_game_is_seeded_by_the_generator_of_seeds() -> None:
    game = saqqara.game("anubixx")
    batch = Batch(game, 2, autoreset="next_step")
    batch.reset(seed=5)
    assert list(batch.memory.seeds[1]) == list(seed_words(6, "games"))
    while not batch.ended[1]:
        batch.step(batch.sample())
    assert list(batch.memory.seeds[1]) == list(seed_words(6, "games"))
    batch.step(batch.sample())
    assert list(batch.memory.seeds[1]) != list(seed_words(6, "games"))


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_the_same_seed_gives_the_same_games(mode: AutoresetMode) -> None:
    first, second = (games_played(VectorEnv("imhotep", 4, players=3, autoreset_mode=mode), 60) for _ in range(2))
    for one, other in zip(first, second, strict=True):
        assert all(numpy.array_equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("name", saqqara.game_names())
def test_random_opponents_leave_only_one_seat_to_decide(name: str) -> None:
    env = VectorEnv(name, 7, opponents="random", players=3, autoreset_mode=AutoresetMode.SAME_STEP)
    env.reset(seed=2)
    total = 0.0
    for _ in range(300):
        _, rewards, ended, _, infos = env.step(env.sample())
        assert (infos["mover"] == numpy.arange(7) % 3).all()
        assert (rewards[ended] == infos["rewards"][ended, (numpy.arange(7) % 3)[ended]]).all()
        assert not rewards[~ended].any()
        total += numpy.abs(rewards).sum()
    assert total > 0


@pytest.mark.parametrize("reward", ["win", "rank", "margin"])
def test_rewards_follow_the_ranking(reward: str) -> None:
    for game in FEW_GAMES:
        batch = Batch(game, 6, reward=reward)
        batch.reset(seed=11)
        while not batch.ended.all():
            batch.step(batch.sample())
            for i in numpy.flatnonzero(batch.ended & (batch.rewards != 0).any(axis=1)):
                check_rewards(batch.state(int(i)), batch.rewards[i].tolist(), reward)


def check_rewards(state: State, rewards: list[float], reward: str) -> None:
    scores, ranking, others = state.scores(), state.ranking(), state.game.players - 1
    if reward == "margin":
        assert rewards == [score - max(scores[:i] + scores[i + 1 :]) for i, score in enumerate(scores)]
        return
    assert sum(rewards) == pytest.approx(0)
    if reward == "rank":
        expected = [(sum(b > a for b in ranking) - sum(b < a for b in ranking)) / others for a in ranking]
    else:
        winners = ranking.count(1)
        expected = [(others + 1 - winners) / winners / others if place == 1 else -1 / others for place in ranking]
    assert rewards == pytest.approx(expected)


def test_arrays_are_never_copied() -> None:
    env = VectorEnv("imhotep", 3)
    first, _ = env.reset(seed=1)
    second = env.step(env.sample())[0]
    assert first["observation"] is second["observation"] is env.batch.observations
    assert first["action_mask"] is second["action_mask"] is env.batch.masks
    assert numpy.shares_memory(numpy.from_dlpack(env.batch.observations), env.batch.observations)


def test_spaces_hold_what_comes() -> None:
    env = VectorEnv("imhotep", 3, players=4)
    observations, _ = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert env.action_space.contains(env.sample())


def test_an_illegal_action_is_named_and_changes_nothing() -> None:
    env = VectorEnv("imhotep", 3)
    env.reset(seed=1)
    before = [env.batch.position(game).values() for game in range(3)]
    for actions, text in (
        ([0, 1, 0], r"game 1: .*\(pass\)"),
        ([0, 0, 99], "game 2: action 99 is no action"),
        ([-1, 0, 0], "game 0"),
    ):
        with pytest.raises(ValueError, match=text):
            env.step(numpy.array(actions))
    assert [env.batch.position(game).values() for game in range(3)] == before


@pytest.mark.parametrize(
    ("options", "text"),
    [
        ({"opponents": "greedy"}, "opponents must be"),
        ({"opponents": "random", "seat": 5}, "seat must be from 0 to 1"),
        ({"opponents": "random", "seat": "all"}, "seat must be a seat"),
        ({"reward": "points"}, "reward must be one of win, rank, margin"),
        ({"sides": "AAAAC"}, "sides must be"),
        ({"num_envs": 0}, "1 game or more"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        VectorEnv("imhotep", options.pop("num_envs", 2), **options)


def test_it_renders() -> None:
    env = VectorEnv("anubixx", 2, render_mode="ansi")
    env.reset(seed=1)
    assert ["Anubixx" in str(text) for text in env.render()] == [True, True]
