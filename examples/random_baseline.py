"""Random agents in PettingZoo: the loop of its documentation, what each seat earns, and how fast it goes.

python examples/random_baseline.py --players 4 --games 200
"""

import argparse
import random
import time
from importlib import import_module
from typing import Any

from saqqara import game_names


def play_games(env: Any, games: int, seed: int) -> tuple[dict[str, float], int]:
    """Play at random: the mean reward of every agent, and the number of steps."""
    choose = random.Random(seed)  # noqa: S311
    totals, steps = dict.fromkeys(env.possible_agents, 0.0), 0
    for number in range(games):
        env.reset(seed=seed + number)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            env.step(choose.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += 1
        for agent in totals:
            totals[agent] += env.rewards[agent] / games
    return totals, steps


def main(arguments: list[str] | None = None) -> dict[str, float]:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(description="Random agents in PettingZoo.")
    parser.add_argument("--game", choices=game_names(), default=game_names()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--reward", choices=("win", "rank", "margin"), default="win")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    module = import_module(f"saqqara.envs.{given.game}_v0")  # or, for a game that you know: from saqqara.envs import <game>_v0
    env = module.env(players=given.players, reward=given.reward)
    began = time.perf_counter()
    means, steps = play_games(env, given.games, given.seed)
    print(f"{given.games} games, {steps} steps, {steps / (time.perf_counter() - began):,.0f} steps a second")
    for agent, mean in means.items():
        print(f"{agent}: mean reward {mean:+.3f}")
    return means


if __name__ == "__main__":
    main()
