"""Policies in our arena, and our bots as policies."""

from typing import Any

import pytest

import saqqara
from tests import needs

numpy = needs.module("numpy")

from saqqara.bots import bot  # noqa: E402
from saqqara.envs.exchange import BotPolicy, PolicyBot  # noqa: E402


def last_legal(observation: Any, mask: Any) -> int:
    return int(numpy.flatnonzero(mask)[-1])


@pytest.mark.parametrize("name", saqqara.game_names())
def test_a_policy_sits_among_bots(name: str) -> None:
    state = saqqara.game(name, players=3).start(seed=1)
    players = [PolicyBot(last_legal, "last"), bot("greedy"), bot("random")]
    while state.mover is not None:
        choice = players[state.mover].choose(state, seed=state.ply)
        assert {each.move for each in choice.considered} == set(state.moves())
        state.play(choice.move)
    with pytest.raises(ValueError, match="over"):
        players[0].choose(state)


def test_an_illegal_choice_is_refused_in_a_sentence() -> None:
    state = saqqara.game("imhotep").start(seed=1)
    with pytest.raises(ValueError, match="fool chose action 1, which is not legal"):
        PolicyBot(lambda _, __: 1, "fool").choose(state)


@pytest.mark.parametrize("name", saqqara.game_names())
def test_our_bots_play_in_pettingzoo(name: str) -> None:
    needs.module("pettingzoo")
    from saqqara.envs.zoo import SaqqaraEnv

    env = SaqqaraEnv(name, players=2)
    policies = {"player_0": BotPolicy("greedy", env.game), "player_1": BotPolicy("random", env.game)}
    won, ended_games = 0.0, 0
    for seed in range(4):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            seen, _, ended, _, _ = env.last()
            if ended:
                won += env.rewards["player_0"]
                ended_games += 1
                break
            env.step(policies[agent](seen["observation"], seen["action_mask"]))
    assert ended_games == 4
    if name in ("imhotep", "anubixx"):  # luck decides most in the others
        assert won > 0
