"""OpenSpiel solves the end of a game: its CFR learns to play the last decisions.

    python examples/open_spiel_endgame.py --decisions 4 --iterations 200

A random game is played up to its last few decisions; the game from there on is an OpenSpiel game of its own (`opening`),
small enough for counterfactual regret minimisation. `nash_conv` says how much players could still gain by playing
otherwise: near 0 at the end. OpenSpiel's MCTS then plays the same ending.
"""

import argparse
import random

import numpy
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability, mcts

import saqqara.envs.open_spiel  # noqa: F401 (registers the games)
from saqqara import game_names
from saqqara.games import describe

MOST_STATES = 3000
GAMES = [name for name in game_names() if describe(name).chance_nodes is not None]
"""Only explicit chance can be solved exactly."""


def random_history(game: str, seed: int) -> tuple[list[int], list[bool]]:
    """The actions of a random game, and which of them were players' decisions."""
    state, choose = pyspiel.load_game(game).new_initial_state(), random.Random(seed)  # noqa: S311
    actions, decided = [], []
    while not state.is_terminal():
        decided.append(not state.is_chance_node())
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            actions.append(choose.choices(outcomes, weights)[0])
        else:
            actions.append(choose.choice(state.legal_actions()))
        state.apply_action(actions[-1])
    return actions, decided


def ending(name: str, seed: int, decisions: int) -> str:
    """A game that begins so many decisions before the end of a random one."""
    actions, decided = random_history(f"saqqara_{name}", seed)
    first = [i for i, yes in enumerate(decided) if yes][-decisions]
    return f"saqqara_{name}(reward=margin,opening={'_'.join(map(str, actions[:first]))}_)"


def states_of(state: pyspiel.State, most: int) -> int:
    """How many states follow, this one included; counting stops beyond `most`."""
    number, waiting = 0, [state]
    while waiting and number <= most:
        state = waiting.pop()
        number += 1
        waiting += [state.child(action) for action in state.legal_actions()]
    return number


def suitable_ending(name: str, seed: int, decisions: int) -> tuple[int, pyspiel.Game]:
    """The first ending from this seed on with something to decide, and not too much."""
    while True:
        game = pyspiel.load_game(ending(name, seed, decisions))
        if 20 < states_of(game.new_initial_state(), MOST_STATES) <= MOST_STATES:
            return seed, game
        seed += 1


def main(arguments: list[str] | None = None) -> tuple[float, float]:
    """Solve an ending; the gain left to the players before and after."""
    parser = argparse.ArgumentParser(description="CFR on the end of a game.")
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--decisions", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    seed, game = suitable_ending(given.game, given.seed, given.decisions)
    solver = cfr.CFRPlusSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(given.iterations):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    print(f"ending of game {seed}: {states_of(game.new_initial_state(), MOST_STATES)} states")
    print(f"points to be gained by playing otherwise: {before:.3f} before, {after:.3f} after {given.iterations} iterations")
    print(f"MCTS plays it out: {mcts_result(game)}")
    return before, after


def mcts_result(game: pyspiel.Game) -> list[float]:
    """How the ending comes out when OpenSpiel's MCTS plays both sides."""
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(0))
    bot = mcts.MCTSBot(game, 2.0, 50, evaluator, random_state=numpy.random.RandomState(0))
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else bot.step(state))
    returns: list[float] = state.returns()
    return returns


if __name__ == "__main__":
    main()
