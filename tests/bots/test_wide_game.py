"""A game with 400 moves: no bot has a limit of its own."""

import os
import subprocess
import sys

import pytest

PROGRAM = """
import saqqara
from saqqara.bots import Budget, bot, hint
from saqqara.games.machine_code import runner

if {interpreted}:
    runner.runner = runner.interpreter
    import saqqara.bots.engine, saqqara.bots.search
    saqqara.bots.engine.runner = saqqara.bots.search.runner = runner.interpreter
state = saqqara.game("wide").start(seed=1)
for name in {bots}:
    choice = bot(name).choose(state, seed=2)
    assert len(choice.considered) == 400
    assert {{each.move for each in choice.considered}} == set(state.moves())
    if name != "random":
        assert all(each.visits > 0 for each in choice.considered), name
    if name in ("greedy", "uct:1000"):
        assert int(choice.move.split()[1]) > 150, (name, choice.move)
assert len(hint(state, Budget(simulations=405), seed=2)) == 3
"""
NATIVE = ("random", "greedy", "uct:1000", "search:1000", "level:1", "level:2", "level:3", "level:4")
INTERPRETED = ("random", "uct:405")


@pytest.mark.parametrize(("bots", "interpreted"), [(NATIVE, False), (INTERPRETED, True)])
def test_every_bot_plays_it(bots: tuple[str, ...], interpreted: bool) -> None:
    environment = os.environ | {"SAQQARA_GAMES": "tests.bots.wide_game"}
    program = PROGRAM.format(bots=bots, interpreted=interpreted)
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
