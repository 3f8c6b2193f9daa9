"""Gymnasium: one seat of a game; bots play the others. Registered as `saqqara/<Game>-v0`."""

from collections.abc import Sequence
from typing import Any, cast

import gymnasium
import numpy

from ..bots.interface import Bot
from ..games import game as new_game
from ..games.options import OptionValue
from .arrays import Pixels, SeatObservation
from .batch import ILLEGAL, ILLEGAL_REWARD, Batch, choice_of
from .exchange import bot_of
from .pictures import RENDER_MODES, check_mode, picture
from .spaces import action_space, observation_space

GAME = 0
"""The batch under an environment holds one game."""


class SingleAgentEnv(gymnasium.Env[SeatObservation, numpy.int64]):
    """A seat against bots.

    `opponents` is a bot's name (`random`, `greedy`, `search:0.1s`, `level:2`, …), a bot, or a list of them for the other seats
    in their order. `illegal` says what an illegal action does: `lose` (the game ends, reward -1), `replace` (the first legal
    move is played), `raise` (ValueError).
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        seat: int = 0,
        reward: str = "win",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.game = new_game(game, **options)
        if not 0 <= seat < self.game.players:
            raise ValueError(f"seat must be 0 to {self.game.players - 1}, not {seat!r}")
        choice_of(illegal, ILLEGAL, "illegal")
        self.seat, self.illegal, self.render_mode = seat, illegal, check_mode(render_mode)
        self.observation_space = cast("gymnasium.Space[SeatObservation]", observation_space(self.game))
        self.action_space = action_space(self.game)
        self._bots = self._seated(opponents)
        served = [seat] if not self._bots else None
        self.batch = Batch(self.game, 1, reward=reward, served=served)

    def _seated(self, opponents: str | Bot | Sequence[str | Bot]) -> dict[int, Bot]:
        """The bot of each other seat; none if all play at random, which the batch does itself."""
        others = [other for other in range(self.game.players) if other != self.seat]
        given = list(opponents) if isinstance(opponents, list | tuple) else [cast("str | Bot", opponents)] * len(others)
        if len(given) != len(others):
            raise ValueError(f"opponents must be one bot, or {len(others)} of them, not {len(given)}")
        if all(one == "random" for one in given):
            return {}
        return {other: bot_of(one) for other, one in zip(others, given, strict=True)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[SeatObservation, dict[str, Any]]:
        """Start a game: with a seed the one of `game.start(seed)`, else another one."""
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        self._lost = False
        self._play_bots()
        return self._observation(), {}

    def _play_bots(self) -> None:
        """Play the moves of the bots until this seat must decide or the game is over."""
        batch = self.batch
        while self._bots and not batch.ended[GAME] and batch.movers[GAME] != self.seat:
            state = batch.state(GAME)
            seed = int(self.np_random.integers(2**63))
            choice = self._bots[int(batch.movers[GAME])].choose(state, seed=seed)
            batch.step([self.game.moves[choice.move]])

    def _observation(self) -> SeatObservation:
        batch = self.batch
        numbers = batch.observe(GAME, self.seat, batch.observations[GAME].copy())
        return {"action_mask": batch.masks[GAME].copy(), "observation": numbers}

    def step(self, action: int | numpy.int64) -> tuple[SeatObservation, float, bool, bool, dict[str, Any]]:
        """Play an action, and then the moves of the others."""
        batch = self.batch
        if batch.ended[GAME] or self._lost:
            raise RuntimeError("the game is over: reset the environment")
        batch.actions[GAME] = action
        if self.illegal != "raise" and not batch.legal(GAME, int(action)):
            if self.illegal == "lose":
                self._lost = True
                return self._observation(), ILLEGAL_REWARD, True, False, {"illegal": batch.refusal_text(GAME)}
            batch.actions[GAME] = batch.masks[GAME].argmax()
        batch.step(batch.actions)
        self._play_bots()
        over = bool(batch.ended[GAME])
        return self._observation(), float(batch.rewards[GAME, self.seat]), over, False, self._result() if over else {}

    def _result(self) -> dict[str, Any]:
        """How the game ended."""
        state = self.batch.state(GAME)
        return {"scores": state.scores(), "ranking": state.ranking()}

    def render(self) -> str | Pixels | None:
        """The board: text, pixels, or printed; nothing hidden in it."""
        return picture(self.batch.state(GAME), self.render_mode)
