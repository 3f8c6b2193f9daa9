"""Gymnasium's own checks on the environments for one seat, with the real package."""

import sys
from typing import Any

import pytest

from tests import needs

numpy = needs.module("numpy")
gymnasium = needs.module("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import saqqara  # noqa: E402
from saqqara.envs import register  # noqa: E402
from saqqara.envs.observation import action_mask, observe  # noqa: E402
from saqqara.envs.pictures import pixels  # noqa: E402

IDS = [f"saqqara/{name.capitalize()}-v0" for name in saqqara.game_names()]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")


@pytest.mark.parametrize("identity", IDS)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_check_env(identity: str, opponents: str) -> None:
    needs.module("PIL")
    needs.module("resvg_py")
    check_env(gymnasium.make(identity, players=3, opponents=opponents).unwrapped)


def play(env: Any, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A game of first legal moves: its actions, its reward and how it ended."""
    seen, _ = env.reset(seed=seed)
    actions = []
    while True:
        assert env.observation_space.contains(seen)
        actions.append(int(numpy.flatnonzero(seen["action_mask"])[-1]))
        seen, reward, over, cut, info = env.step(actions[-1])
        assert not cut
        if over:
            return actions, reward, info


@pytest.mark.parametrize("identity", IDS)
@pytest.mark.parametrize("opponents", ["random", "greedy", ["greedy", "random"]])
def test_a_seed_makes_it_the_same_game(identity: str, opponents: Any) -> None:
    env = gymnasium.make(identity, players=3, opponents=opponents, seat=1, reward="margin", disable_env_checker=True)
    first, second = play(env, 5), play(env, 5)
    assert first == second
    scores = first[2]["scores"]
    assert first[1] == scores[1] - max(scores[0], scores[2])


def test_the_seat_sees_what_it_may_see() -> None:
    env = gymnasium.make("saqqara/Imhotep-v0", players=2, disable_env_checker=True).unwrapped
    seen, _ = env.reset(seed=8)
    state = saqqara.game("imhotep").start(seed=8)
    assert seen["observation"].tolist() == observe(state, 0)
    assert seen["action_mask"].tolist() == action_mask(state)


def test_illegal_actions() -> None:
    env = gymnasium.make("saqqara/Imhotep-v0", disable_env_checker=True)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(1)
    assert (reward, over, "pass" in info["illegal"]) == (-1.0, True, True)
    with pytest.raises(RuntimeError, match="over"):
        env.step(0)
    env = gymnasium.make("saqqara/Imhotep-v0", illegal="replace", disable_env_checker=True)
    env.reset(seed=1)
    assert not env.step(1)[2]
    env = gymnasium.make("saqqara/Imhotep-v0", illegal="raise", disable_env_checker=True)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="pass"):
        env.step(1)


@pytest.mark.parametrize(
    ("options", "text"),
    [({"seat": 2}, "seat"), ({"opponents": ["random", "random"]}, "opponents"), ({"opponents": "nobody"}, "unknown bot")],
)
def test_impossible_options_are_refused(options: dict[str, Any], text: str) -> None:
    with pytest.raises(ValueError, match=text):
        gymnasium.make("saqqara/Imhotep-v0", **options)


def test_vector_environments_are_made_by_gymnasium() -> None:
    env = gymnasium.make_vec("saqqara/Anubixx-v0", num_envs=3, vectorization_mode="vector_entry_point", players=4)
    observations, _ = env.reset(seed=1)
    assert observations["observation"].shape[0] == 3
    register()  # again: nothing happens


def test_a_picture_is_of_the_size_and_colours_asked_for() -> None:
    needs.module("PIL")
    needs.module("resvg_py")
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><rect width="20" height="20" fill="#ff0000"/></svg>'
    image = pixels(svg, 80)
    assert image.shape == (40, 80, 3)
    assert image[20, 10].tolist() == [255, 0, 0]
    assert image[20, 70].tolist() == [255, 255, 255]


def test_pixels_ask_for_their_library_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(RuntimeError, match="pip install"):
        pixels("<svg/>")
