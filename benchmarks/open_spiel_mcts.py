"""Our search, or another of our bots, against OpenSpiel's own MCTS bot, on our OpenSpiel game, at equal time.

    python benchmarks/open_spiel_mcts.py [--game GAME] [--player search:0.2s] [--seconds 0.2] [--games 40] [--seed 1]

OpenSpiel's bot has a number of simulations instead of a time, so before each move it gets as many as it could do in that time
at its last move. The seconds that each player really took are printed. Its settings are those of OpenSpiel's own examples:
uct_c 2, one random game to the end for each leaf. Both meet in a tournament: seats swapped, the same deals for both.
With --state FILE, every finished game is kept in that file, and the match goes on from there.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy
from open_spiel.python.algorithms import mcts

from saqqara.arena.journal import BadJournal
from saqqara.arena.match import MatchResult
from saqqara.arena.tournament import Tournament, run
from saqqara.bots import bot, register
from saqqara.envs.open_spiel import OpenSpielBot
from saqqara.games import game_names

NAME = "openspiel-mcts"
UCT_C = 2.0
FIRST = 8
"""Simulations of the first move."""


class TimedMCTS:
    """OpenSpiel's MCTS bot with as many simulations as fit a time."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = numpy.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        self.bot = mcts.MCTSBot(game, UCT_C, FIRST, evaluator, random_state=chance, solve=False)
        self.seconds = seconds

    def step(self, state: Any) -> int:
        """Its move. Measures its speed for the next one."""
        began = time.perf_counter()
        action = int(self.bot.step(state))
        rate = self.bot.max_simulations / (time.perf_counter() - began)
        self.bot.max_simulations = max(2, round(rate * self.seconds))
        return action


class ProgressLine:
    """One line with the progress."""

    def __init__(self, games: int) -> None:
        self.games, self.done, self.won = games, 0, 0.0

    def show(self, played: MatchResult) -> None:
        """Count a game, and print the line."""
        self.done += 1
        seat = played.entries.index(0)
        self.won += (played.ranking[seat] == 1) / played.ranking.count(1)
        sys.stderr.write(f"\r{self.done} of {self.games} games, {self.won:g} won by our bot")
        sys.stderr.flush()


def main() -> None:
    """Play, and print the share with its interval."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", choices=game_names(), default=game_names()[0])
    parser.add_argument("--seconds", type=float, default=0.2, help="for each move (%(default)s)")
    parser.add_argument("--player", help="our bot, such as level:10, which thinks for at most 3 s (a search of --seconds)")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--state", type=Path, help="write every finished game there; if the file exists, its match is resumed")
    given = parser.parse_args()
    player = given.player or f"search:{given.seconds}s"
    try:
        bot(player)
    except ValueError as error:
        parser.error(str(error))
    register(NAME, lambda: OpenSpielBot(lambda game, _: TimedMCTS(game, given.seconds, given.seed), NAME))
    players = [player, NAME]
    line = ProgressLine(given.games)
    try:
        tournament = run(given.game, players, given.games, seed=given.seed, jobs=1, journal=given.state, on_result=line.show)
    except BadJournal as error:
        parser.error(f"{given.state}: {error}")
    except KeyboardInterrupt:
        sys.exit("\nstopped" + ("" if given.state is None else f"; the games played are in {given.state}"))
    sys.stderr.write("\n")
    report(tournament)


def report(tournament: Tournament) -> None:
    """The standings, in a line for each player."""
    for standing, seconds in zip(tournament.standings(), tournament.seconds_per_decision(), strict=True):
        low, high = standing.wins.interval
        share = f"{100 * standing.wins.rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        print(f"{tournament.plan.game}, {standing.name}: {share} of {standing.wins.games} games, {seconds:.3f} s a move")


if __name__ == "__main__":
    main()
