"""A small PPO in NumPy that learns to beat `random` within minutes on one core. No deep-learning library is needed.

    python examples/ppo.py --minutes 2 --save policy.npz

One hidden layer, masked softmax, generalised advantages, clipped objective, Adam. The vector environment steps all games
at once and plays the opponents at random; observations become features with `layout.features`.
"""

import argparse
import itertools
import time
from pathlib import Path
from typing import Any

import numpy
from gymnasium.vector import AutoresetMode

from saqqara import game_names
from saqqara.envs.observation import layout
from saqqara.envs.vector import VectorEnv

GAMES, STEPS, HIDDEN = 128, 32, 64
EPOCHS, MINIBATCH = 3, 1024
LEARNING_RATE, CLIP, ENTROPY, SMOOTHING = 1e-3, 0.2, 0.01, 0.95
REWARD_SCALE = 1 / 20
"""Points ahead of the best other player, made small."""


class Policy:
    """Features, one hidden layer, logits and a value; a callable (observation, mask) -> action."""

    def __init__(self, game: str, weights: dict[str, Any]) -> None:
        self.layout = layout(game)
        self.weights = weights

    @classmethod
    def fresh(cls, game: str, actions: int, seed: int) -> "Policy":
        """A policy that knows nothing."""
        chance, features = numpy.random.default_rng(seed), layout(game).feature_count
        weights = {
            "in": chance.normal(0, 1 / numpy.sqrt(features), (features, HIDDEN)),
            "in_bias": numpy.zeros(HIDDEN),
            "logits": chance.normal(0, 0.01, (HIDDEN, actions)),
            "logits_bias": numpy.zeros(actions),
            "value": numpy.zeros((HIDDEN, 1)),
            "value_bias": numpy.zeros(1),
        }
        return cls(game, {name: values.astype(numpy.float32) for name, values in weights.items()})

    @classmethod
    def load(cls, game: str, path: Path) -> "Policy":
        """A policy from a file."""
        with numpy.load(path) as stored:
            return cls(game, dict(stored))

    def forward(self, features: Any, masks: Any) -> tuple[Any, Any, Any]:
        """The hidden layer, the probabilities of the actions, and the values."""
        w = self.weights
        hidden = numpy.tanh(features @ w["in"] + w["in_bias"])
        logits = numpy.where(masks > 0, hidden @ w["logits"] + w["logits_bias"], -1e9)
        chances = numpy.exp(logits - logits.max(axis=-1, keepdims=True))
        chances /= chances.sum(axis=-1, keepdims=True)
        return hidden, chances, (hidden @ w["value"] + w["value_bias"])[..., 0]

    def __call__(self, observation: Any, mask: Any) -> int:
        """The most likely action."""
        return int(self.forward(self.layout.features(observation), mask)[1].argmax())


class Trainer:
    """Rollouts and updates."""

    def __init__(self, env: VectorEnv, policy: Policy, seed: int) -> None:
        self.env, self.policy = env, policy
        self.chance = numpy.random.default_rng(seed)
        self.moments = {name: (numpy.zeros_like(w), numpy.zeros_like(w)) for name, w in policy.weights.items()}
        self.updates = 0
        self.seen, _ = env.reset(seed=seed)

    def draw(self, chances: Any) -> Any:
        """An action of each row."""
        sums = chances.cumsum(axis=1)
        return (sums > self.chance.random((len(chances), 1)) * sums[:, -1:]).argmax(axis=1)

    def rollout(self) -> dict[str, Any]:
        """Play some steps in all games: what was seen and done, and how much better than expected it was."""
        rows: dict[str, list[Any]] = {
            name: [] for name in ("observation", "mask", "action", "chance", "value", "reward", "ended")
        }
        for _ in range(STEPS):
            masks = self.seen["action_mask"].copy()
            _, chances, values = self.policy.forward(self.policy.layout.features(self.seen["observation"]), masks)
            actions = self.draw(chances)
            rows["observation"].append(self.seen["observation"].copy())
            self.seen, rewards, ended, _, _ = self.env.step(actions)
            chosen = chances[numpy.arange(len(actions)), actions]
            kept = (masks, actions, chosen, values, rewards * REWARD_SCALE, ended.copy())
            for name, value in zip(list(rows)[1:], kept, strict=True):
                rows[name].append(value)
        batch = {name: numpy.stack(values) for name, values in rows.items()}
        features = self.policy.layout.features(self.seen["observation"])
        last = self.policy.forward(features, self.seen["action_mask"])[2]
        batch["advantage"] = advantages(batch, last)
        batch["target"] = batch["advantage"] + batch["value"]
        return {name: values.reshape(-1, *values.shape[2:]) for name, values in batch.items()}

    def learn(self) -> None:
        """A rollout, and several passes over it."""
        batch = self.rollout()
        advantage = batch["advantage"]
        batch["advantage"] = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        for _ in range(EPOCHS):
            order = self.chance.permutation(len(advantage))
            for first in range(0, len(order), MINIBATCH):
                part = order[first : first + MINIBATCH]
                self.update({name: values[part] for name, values in batch.items()})

    def update(self, batch: dict[str, Any]) -> None:
        """One step along the gradient of PPO's objective."""
        features = self.policy.layout.features(batch["observation"])
        hidden, chances, values = self.policy.forward(features, batch["mask"])
        rows = numpy.arange(len(values))
        ratio = chances[rows, batch["action"]] / batch["chance"]
        advantage = batch["advantage"]
        inside = numpy.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = -(inside * ratio * advantage)
        logs = numpy.log(chances + 1e-12)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        onehot = numpy.zeros_like(chances)
        onehot[rows, batch["action"]] = 1
        to_logits = push[:, None] * (onehot - chances) + ENTROPY * chances * (logs + entropy)
        to_value = (values - batch["target"])[:, None]
        to_logits, to_value = to_logits / len(rows), to_value / len(rows)
        w = self.policy.weights
        to_hidden = (to_logits @ w["logits"].T + to_value @ w["value"].T) * (1 - hidden**2)
        gradients = {
            "in": features.T @ to_hidden,
            "in_bias": to_hidden.sum(axis=0),
            "logits": hidden.T @ to_logits,
            "logits_bias": to_logits.sum(axis=0),
            "value": hidden.T @ to_value,
            "value_bias": to_value.sum(axis=0),
        }
        self.adam(gradients)

    def adam(self, gradients: dict[str, Any]) -> None:
        """Adam's step."""
        self.updates += 1
        for name, gradient in gradients.items():
            mean, square = self.moments[name]
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            unbiased = mean / (1 - 0.9**self.updates), square / (1 - 0.999**self.updates)
            self.policy.weights[name] -= (LEARNING_RATE * unbiased[0] / (numpy.sqrt(unbiased[1]) + 1e-8)).astype(numpy.float32)


def advantages(batch: dict[str, Any], last: Any) -> Any:
    """Generalised advantages: later steps of the same game count less and less."""
    result, coming, following = numpy.zeros_like(batch["value"]), numpy.zeros_like(last), last
    for step in reversed(range(len(result))):
        goes_on = ~batch["ended"][step]
        error = batch["reward"][step] + goes_on * following - batch["value"][step]
        coming = error + SMOOTHING * goes_on * coming
        result[step], following = coming, batch["value"][step]
    return result


def evaluate(policy: Policy, game: str, players: int, games: int = 400, seed: int = 10**6) -> float:
    """The share of games won against `random`, over all seats; a shared first place counts as its share."""
    env = VectorEnv(game, games, opponents="random", players=players, autoreset_mode=AutoresetMode.DISABLED)
    seen, _ = env.reset(seed=seed)
    won = numpy.zeros(games)
    while not env.batch.ended.all():
        chances = policy.forward(policy.layout.features(seen["observation"]), seen["action_mask"])[1]
        before = env.batch.ended.copy()
        seen, rewards, ended, _, _ = env.step(chances.argmax(axis=1))
        won += (ended & ~before) * (1 + rewards * (players - 1)) / players
    return float(won.mean())


def train(game: str, players: int = 2, minutes: float = 2.0, rounds: int | None = None, seed: int = 0) -> Policy:
    """Train for so long, or for so many rounds of games and updates; print how it goes."""
    mode = AutoresetMode.SAME_STEP
    env = VectorEnv(game, GAMES, opponents="random", reward="margin", players=players, autoreset_mode=mode)
    policy = Policy.fresh(game, len(env.game.rules.notation), seed)
    trainer, began, shown = Trainer(env, policy, seed), time.perf_counter(), 0.0
    for done in itertools.count():
        spent = time.perf_counter() - began
        if spent >= 60 * minutes if rounds is None else done == rounds:
            break
        trainer.learn()
        if spent - shown > 15:
            shown = spent
            print(f"{spent:4.0f} s: wins {evaluate(policy, game, players):.0%} against random", flush=True)
    return policy


def main(arguments: list[str] | None = None) -> float:
    """Train, say how well it plays, and save it."""
    parser = argparse.ArgumentParser(description="A small PPO against random opponents.")
    parser.add_argument("--game", choices=game_names(), default=game_names()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=2.0)
    parser.add_argument("--rounds", type=int, help="instead of minutes: the same policy on every machine")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", type=Path)
    given = parser.parse_args(arguments)
    policy = train(given.game, given.players, given.minutes, given.rounds, given.seed)
    share = evaluate(policy, given.game, given.players)
    trained = f"{given.minutes:g} minutes" if given.rounds is None else f"{given.rounds} rounds"
    print(f"after {trained}: wins {share:.1%} of 400 games against random (even would be {1 / given.players:.0%})")
    if given.save:
        numpy.savez(given.save, **policy.weights)
        print(f"saved to {given.save}")
    return share


if __name__ == "__main__":
    main()
