"""A tournament of a trained policy against our bots, in our own arena: everybody meets everybody on every seat.

    python examples/ppo.py --save policy.npz
    python examples/tournament.py --policy policy.npz --bots random greedy

Without `--policy` one is trained on the spot. `register` gives the policy a name; from there on it is a bot like any other.
"""

import argparse
import sys
from pathlib import Path

from saqqara import game_names
from saqqara.arena.ratings import Standing
from saqqara.arena.tournament import run
from saqqara.bots import register
from saqqara.envs.exchange import PolicyBot

sys.path.insert(0, str(Path(__file__).parent))
from ppo import Policy, train  # type: ignore[import-not-found]


def main(arguments: list[str] | None = None) -> list[Standing]:
    """Play, and print the standings."""
    parser = argparse.ArgumentParser(description="A trained policy against our bots.")
    parser.add_argument("--game", choices=game_names(), default=game_names()[0])
    parser.add_argument("--policy", type=Path)
    parser.add_argument("--minutes", type=float, default=2.0, help="to train for, without a policy")
    parser.add_argument("--rounds", type=int, help="to train for, instead of minutes")
    parser.add_argument("--bots", nargs="+", default=["random", "greedy"])
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    if given.policy:
        policy = Policy.load(given.game, given.policy)
    else:
        policy = train(given.game, 2, given.minutes, given.rounds, given.seed)
    register("ppo", lambda: PolicyBot(policy, "ppo"))
    table = run(given.game, ["ppo", *given.bots], given.games, seats=2, seed=given.seed, jobs=1).standings()
    for each in sorted(table, key=lambda each: -each.wins.rate):
        low, high = each.wins.interval
        print(f"{each.name:12} won {each.wins.rate:6.1%} (95%: {low:.0%} to {high:.0%}), rating {each.rating:.1f}")
    return table


if __name__ == "__main__":
    main()
