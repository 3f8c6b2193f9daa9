"""Policies of other libraries as our bots, and our bots as their policies.

A policy is a callable that gets an observation and a mask and returns an action, as in PettingZoo's examples.
"""

from collections.abc import Callable

import numpy

from ..bots import Bot, Budget, Cancel, Choice, Considered, bot
from ..games import Game, State
from .arrays import Mask, Numbers
from .observation import action_mask, observe, rebuild_state

Policy = Callable[[Numbers, Mask], int]


def bot_of(given: str | Bot) -> Bot:
    """A bot, given by name or as it is."""
    return bot(given) if isinstance(given, str) else given


def choice_of_action(state: State, action: int, what: str) -> Choice:
    """An action as the choice of a bot without statistics. ValueError if it is not legal."""
    legal = state.legal()
    if action not in legal:
        raise ValueError(f"{what} chose action {action}, which is not legal: {state.refusal(action).text}")
    notation = state.game.rules.notation
    even = [1 / state.game.players] * state.game.players
    points = [float(points) for points in state.scores()]
    ordered = [action] + [move for move in legal if move != action]
    considered = [Considered(notation[move], int(move == action), even, points) for move in ordered]
    return Choice(notation[action], considered, even, points, [notation[action]])


class PolicyBot:
    """A policy as one of our bots."""

    def __init__(self, policy: Policy, name: str = "policy") -> None:
        self.policy = policy
        self.name = name

    def choose(
        self,
        state: State,
        budget: Budget | None = None,  # noqa: ARG002 (a policy takes the time it takes)
        seed: int | None = None,  # noqa: ARG002 (its chance is its own)
        cancel: Cancel | None = None,  # noqa: ARG002
    ) -> Choice:
        """The policy's action on what the mover sees."""
        if state.mover is None:
            raise ValueError("the game is over: there is no move to choose")
        numbers = numpy.array(observe(state, state.mover), numpy.int16)
        mask = numpy.array(action_mask(state), numpy.int8)
        return choice_of_action(state, int(self.policy(numbers, mask)), self.name)


class BotPolicy:
    """One of our bots as a policy: it rebuilds a state that the seat could be in from the observation, and asks the bot."""

    def __init__(self, player: str | Bot, played: Game, budget: Budget | None = None) -> None:
        self.bot = bot_of(player)
        self.game = played
        self.budget = budget

    def __call__(self, observation: Numbers, mask: Mask) -> int:  # noqa: ARG002 (the bot knows what is legal)
        """The bot's move as an action."""
        state = rebuild_state(self.game, observation.tolist())
        return self.game.moves[self.bot.choose(state, self.budget).move]
