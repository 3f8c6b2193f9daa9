"""What bots give away: each choice is compared with the best known one, by playing both on to the end of many games.

    python benchmarks/regret.py [--game GAME] --bots search:0.1s,search:1s [--positions 200] [--playouts 1000] [--seed 1]

Positions come from games of the search against itself. Every bot chooses in each of them, and so does a judge with a large
budget. The chosen moves, and two more that the judge tried most, are played on: all seats look one step ahead, and all moves of
a position have the same chance. What a bot gives away is the difference in win probability between its move and the best one.
The best of several measured moves looks better than it is, so there are two figures: "at most" takes the best move by all
games, "at least" the move that is best in one half of the games, valued by the other half.

A player who gives away so much in a decision loses at most that times the decisions of a game. So the last line estimates the
most that any player could win against this one, with 2 players.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean, stdev
from typing import Any

from saqqara import game
from saqqara.bots import Budget, bot
from saqqara.bots.playouts import worth
from saqqara.bots.search import SearchBot
from saqqara.games import State, game_names

GUIDE = SearchBot("guide", Budget(simulations=150))
"""The bot that plays the games from which the positions come."""
JUDGE = "search:20000"
OTHERS = 2
"""Moves that are measured beside the chosen ones."""
FROM_GAME = 4
"""Positions taken from one game."""


@dataclass(frozen=True)
class Measured:
    """A position: the choice of each bot, and the value of each move by either half of the games."""

    chosen: dict[str, str]
    halves: dict[str, tuple[float, float]]

    def worth(self, move: str) -> float:
        """By all games."""
        return sum(self.halves[move]) / 2

    def at_most(self, bot: str) -> float:
        """What a bot gives away, against the move that looks best."""
        return max(map(self.worth, self.halves)) - self.worth(self.chosen[bot])

    def at_least(self, bot: str) -> float:
        """The same against a best move that is found and valued by different games."""
        found = [(max(self.halves, key=lambda move: self.halves[move][half]), 1 - half) for half in (0, 1)]
        return fmean(self.halves[best][half] - self.halves[self.chosen[bot]][half] for best, half in found)


def positions(name: str, seed: int) -> tuple[int, list[State]]:
    """The number of decisions of a game, and some of its positions with more than one legal move."""
    state, met = game(name).start(seed=seed), []
    while not state.over:
        if len(state.legal()) > 1:
            met.append(state.copy())
        state.play(GUIDE.choose(state, seed=seed + state.ply).move)
    return len(met), [met[(seed + step * len(met) // FROM_GAME) % len(met)] for step in range(FROM_GAME)]


def measure(bots: list[str], playouts: int, numbered: tuple[int, State]) -> Measured:
    """Let all choose in a position, and play the moves on."""
    seed, state = numbered
    chosen = {name: bot(name).choose(state, seed=seed).move for name in bots}
    judged = [each.move for each in bot(JUDGE).choose(state, seed=seed).considered]
    moves = list(dict.fromkeys([*chosen.values(), *judged[: 1 + OTHERS]]))
    halves = {move: (worth(state, move, playouts // 2, seed), worth(state, move, playouts // 2, seed + 1)) for move in moves}
    return Measured(chosen, halves)


def counted(done: Iterable[Any], number: int, what: str) -> Iterator[Any]:
    """The same, with a line that shows the progress."""
    for at, each in enumerate(done, 1):
        sys.stderr.write(f"\r{what}: {at} of {number}" + ("\n" if at == number else ""))
        sys.stderr.flush()
        yield each


def percent(shares: list[float]) -> str:
    """A mean with its 95 % interval."""
    return f"{100 * fmean(shares):5.2f} % ± {196 * stdev(shares) / len(shares) ** 0.5:.2f}"


def report(bots: list[str], found: list[Measured], decisions: float) -> None:
    """A line for each bot."""
    print(f"{decisions:.1f} decisions of a player in a game, {len(found)} positions")
    for name in bots:
        least, most = [each.at_least(name) for each in found], [each.at_most(name) for each in found]
        against = [min(100 * (0.5 + decisions * fmean(each)), 100.0) for each in (least, most)]
        beside = [each.worth(each.chosen[name]) - each.worth(each.chosen[bots[0]]) for each in found]
        ahead = "" if name == bots[0] else f"; beside {bots[0]} {percent(beside)}"
        print(f"{name:>14} gives away {percent(least)} at least, {percent(most)} at most{ahead}")
        print(f"{'':>14} so the best player there could be would win about {against[0]:.1f} to {against[1]:.1f} % against it")


def main() -> None:
    """Make positions, let the bots choose, play on, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=game_names(), default=game_names()[0])
    parser.add_argument("--bots", default="search:0.1s,search:1s", help="as in tournaments, with commas between")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=1000, help="games for each move of a position")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    bots = given.bots.split(",")
    if min(given.positions, given.playouts) < 2:
        parser.error("there must be 2 positions and 2 playouts at least")
    try:
        list(map(bot, bots))
    except ValueError as error:
        parser.error(f"--bots: {error}")
    opening = game(given.game).start(seed=given.seed)
    measure(bots, 2, (1, opening))  # builds machine code once, not in every process
    games = -(-given.positions // FROM_GAME)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        seeds = range(1000 * given.seed, 1000 * given.seed + games)
        played = list(counted(pool.map(partial(positions, given.game), seeds), games, "games"))
        states = [state for _, some in played for state in some][: given.positions]
        found = list(counted(pool.map(partial(measure, bots, given.playouts), enumerate(states)), len(states), "positions"))
    report(bots, found, fmean(number for number, _ in played) / opening.game.players)


if __name__ == "__main__":
    main()
