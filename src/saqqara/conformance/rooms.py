"""Checks of what the rest of Saqqara makes of a game: stories, hints and bots."""

import json
from itertools import pairwise

from ..bots import Budget, bot
from ..bots.hints import hint
from ..games import Game
from ..games.story import Message
from .require import random_states, require, require_equal, some_states

QUICK = Budget(simulations=32)
"""Enough for a search to try every move."""


def check_stories(played: Game, seed: int) -> None:
    """Every move is told in messages that JSON can hold."""
    views = []
    for state in random_states(played, seed):
        views.append(state.view())
    for (before, after), move in zip(pairwise(views), state.record()["moves"], strict=True):
        story = played.rules.story(before, move, after)
        require(state, bool(story) and all(isinstance(each, Message) for each in story), f"{move} is not told in messages")
        json.dumps([each.args for each in story], allow_nan=False)


def check_bots(played: Game, seed: int) -> None:
    """Bots of every kind choose legal moves, and the same ones whatever is hidden from them."""
    names = ["random", "greedy", "uct:32", "search:32", "level:3"]
    for state in some_states(played, seed, 3):
        for name in names if not state.over else ():
            chosen = bot(name).choose(state, QUICK, seed=1).move
            require(state, chosen in state.moves(), f"the bot {name} chooses {chosen}, which is not legal")
            other = bot(name).choose(state.conceal(state.mover, 1), QUICK, seed=1).move
            require_equal(state, other, chosen, f"the choice of the bot {name} depends on what is hidden from it")


def check_hints(played: Game, seed: int) -> None:
    """There are hints, and every one has a reason."""
    state = next(iter(random_states(played, seed)))
    for each in hint(state, QUICK, seed=1):
        require(state, each.move in state.moves(), f"a hint for {each.move}, which is not legal")
        require(state, bool(each.reason and each.text), f"the hint for {each.move} has no reason")


CHECKS = (check_stories, check_bots, check_hints)
