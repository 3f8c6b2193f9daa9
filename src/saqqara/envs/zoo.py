"""PettingZoo: a game as an AEC environment, one agent for each seat. `zoo_modules.py` makes a module of each game."""

from typing import Any

import numpy
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from ..games import game
from ..games.options import OptionValue
from .arrays import Pixels, SeatObservation
from .batch import ILLEGAL, ILLEGAL_REWARD, Batch, choice_of
from .pictures import RENDER_MODES, check_mode, picture
from .spaces import action_space, observation_space

GAME = 0
"""The batch under an environment holds one game."""
Observations = dict[str, SeatObservation]
"""By agent."""
Infos = dict[str, dict[str, Any]]
"""By agent; what is in them is up to the environment."""


class SaqqaraEnv(AECEnv):  # type: ignore[misc]
    """A game. The selected agent is the one that must decide.

    `reward` (win, rank, margin) is given at the end only. `max_cycles` truncates the game when the agent that must decide has
    already acted so often. `illegal` says what an illegal action does: `lose` ends the game with -1 for that agent; `replace`,
    the default if there is a `max_cycles`, plays the first legal move instead; `raise` raises ValueError. PettingZoo's
    wrappers would do the same, slower.
    """

    def __init__(
        self,
        name: str,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: str | None = None,
        compiled: bool | None = None,
        **options: OptionValue,
    ) -> None:
        super().__init__()
        self.illegal = illegal or ("lose" if max_cycles is None else "replace")
        choice_of(self.illegal, ILLEGAL, "illegal")
        self.game = game(name, **options)
        self.metadata = {"name": f"{name}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}
        self.render_mode = check_mode(render_mode)
        self.max_cycles = max_cycles
        self.batch = Batch(self.game, 1, reward=reward, compiled=compiled)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self._silent = numpy.zeros_like(self.batch.masks[GAME])

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation of an agent, and the mask of its legal actions."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The moves of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (none are known)
        """Start a game: with a seed the one of `game.start(seed)`, else another one."""
        self.batch.reset(seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: Infos = {agent: {} for agent in agents}
        self._acted = [0] * len(agents)
        self._skip_agent_selection = None
        self.agent_selection = agents[self.batch.movers.item(GAME)]

    def observe(self, agent: str) -> SeatObservation:
        """What an agent sees, and its legal actions: none if another agent must decide."""
        batch, seat = self.batch, self._seats[agent]
        if seat == batch.movers.item(GAME):
            return {"observation": batch.observations[GAME].copy(), "action_mask": batch.masks[GAME].copy()}
        numbers = batch.observe(GAME, seat, numpy.empty_like(batch.observations[GAME]))
        return {"observation": numbers, "action_mask": self._silent.copy()}

    def step(self, action: int | None) -> None:
        """Play the selected agent's action."""
        if not self.agents:
            raise RuntimeError("the environment must be reset before it is stepped")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        batch = self.batch
        action = -1 if action is None else action
        batch.actions[GAME] = action
        self._cumulative_rewards[agent] = 0.0
        if not batch.legal(GAME, action) and self.illegal != "raise":
            if self.illegal == "lose":
                self._lose(agent)
                return
            batch.actions[GAME] = batch.masks[GAME].argmax()
        batch.step(batch.actions)
        self._acted[self._seats[agent]] += 1
        if batch.ended.item(GAME):
            self._end()
        else:
            seat = batch.movers.item(GAME)
            self.agent_selection = self.possible_agents[seat]
            if self._acted[seat] == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def _end(self) -> None:
        """The game is over: reward every agent."""
        self.rewards = dict(zip(self.possible_agents, self.batch.rewards[GAME].tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _lose(self, agent: str) -> None:
        """An illegal action ends the game."""
        self.rewards = dict.fromkeys(self.agents, 0.0) | {agent: ILLEGAL_REWARD}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": self.batch.refusal_text(GAME)}
        self._accumulate_rewards()

    def render(self) -> str | Pixels | None:
        """The board: text, pixels, or printed; nothing hidden in it."""
        return picture(self.batch.state(GAME), self.render_mode)

    def close(self) -> None:
        """Nothing to release."""


class SaqqaraParallelEnv(ParallelEnv):  # type: ignore[misc]
    """The same game for libraries that ask all agents at once.

    Every agent gives an action. In one step, the agents that must decide play theirs one after another, each at most once; an
    action that is not legal, or no longer, is replaced by the first legal move. The other actions are ignored.
    """

    def __init__(self, name: str, *, max_cycles: int | None = None, **options: Any) -> None:
        self.aec = SaqqaraEnv(name, **options)
        self.metadata, self.render_mode = self.aec.metadata, self.aec.render_mode
        self.possible_agents = self.aec.possible_agents
        self.agents: list[str] = []
        self.max_cycles = max_cycles

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation of an agent, and the mask of its legal actions."""
        return self.aec.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Discrete:
        """The moves of the game."""
        return self.aec.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observations, Infos]:
        """Start a game."""
        self.aec.reset(seed, options)
        self.agents, self._cycles = self.possible_agents[:], 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> Observations:
        return {agent: self.aec.observe(agent) for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[Observations, dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Play the actions of the agents that must decide."""
        aec, acted = self.aec, set[str]()
        while not aec.batch.ended[GAME] and aec.agent_selection not in acted:
            agent, mask = aec.agent_selection, aec.batch.masks[GAME]
            acted.add(agent)
            aec.step(actions[agent] if mask[actions[agent]] else int(mask.argmax()))
        self._cycles += 1
        agents, over = self.agents, bool(aec.batch.ended[GAME])
        cut = self._cycles == self.max_cycles and not over
        observations = self._observations()
        if over or cut:
            self.agents = []
        ends = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return observations, dict(aec.rewards), *ends, {agent: {} for agent in agents}

    def render(self) -> str | Pixels | None:
        """The board."""
        return self.aec.render()

    def close(self) -> None:
        """Nothing to release."""
