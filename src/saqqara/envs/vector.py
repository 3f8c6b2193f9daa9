"""Gymnasium's vector environment: thousands of games stepped at once in machine code, or hundreds of thousands on a GPU.

`reset` and `step` return the arrays that the machine code writes to, without a copy. The next step overwrites them, so copy
what you keep. With `device="gpu"` they are CuPy's and lie on the GPU.
"""

from collections.abc import Sequence
from typing import Any

from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from ..games import Game
from ..games import game as new_game
from ..games.options import OptionValue
from ..gpu.device import Device
from .arrays import Flags, Integers, Pixels, Rewards, SeatObservation
from .batch import AnyBatch, Batch
from .pictures import check_mode, picture
from .spaces import action_space, observation_space

AUTORESET = {AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.SAME_STEP: "same_step", AutoresetMode.DISABLED: "disabled"}


class VectorEnv(GymnasiumVectorEnv[SeatObservation, Integers, Rewards | Flags]):
    """Many games with the same options.

    Without `opponents` it is self-play: each observation is that of the mover (`infos["mover"]`), the reward is that of the
    seat that acted, and `infos["rewards"]` holds the rewards of all seats. With `opponents="random"` each game serves one
    seat: `seat` for all games, one for each game, or "spread" (game i serves seat i modulo the players).

    `autoreset_mode` is Gymnasium's: NEXT_STEP (the default: the step after the last one ignores its action and starts the next
    game), SAME_STEP (the next game starts at once; `infos["final_obs"]` holds the last observation) or DISABLED.

    `device` is "cpu" or "gpu", or a device to run kernels on (`saqqara.gpu`).
    """

    def __init__(  # noqa: PLR0913 (keyword options)
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | None = None,
        seat: int | str | Sequence[int] = "spread",
        reward: str = "win",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        compiled: bool | None = None,
        device: str | Device = "cpu",
        render_mode: str | None = None,
        **options: OptionValue,
    ) -> None:
        self.game, self.num_envs = new_game(game, **options), num_envs
        mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": mode, "render_modes": ["ansi", "rgb_array"]}
        self.render_mode = check_mode(render_mode)
        self.single_observation_space, self.single_action_space = observation_space(self.game), action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        if opponents not in (None, "random"):
            raise ValueError(f'opponents must be None (self-play) or "random", not {opponents!r}')
        served = None if opponents is None else self._seats(seat)
        settings: dict[str, Any] = {"reward": reward, "autoreset": AUTORESET[mode], "served": served}
        self.batch = new_batch(self.game, num_envs, device, compiled, settings)
        self._never = self.batch.ended.copy()
        self._observations: SeatObservation = {"action_mask": self.batch.masks, "observation": self.batch.observations}
        self._no_mask = self.batch.masks.copy()

    def _seats(self, seat: int | str | Sequence[int]) -> list[int]:
        """The seat that each game serves."""
        players = self.game.players
        if isinstance(seat, str):
            if seat != "spread":
                raise ValueError(f'seat must be a seat, one for each game, or "spread", not {seat!r}')
            return [i % players for i in range(self.num_envs)]
        seats = [seat] * self.num_envs if isinstance(seat, int) else list(seat)
        if len(seats) != self.num_envs or not all(0 <= one < players for one in seats):
            raise ValueError(f"seat must be from 0 to {players - 1}, one for all games or one for each")
        return seats

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[SeatObservation, dict[str, Any]]:
        """Start all games: with a seed, game i is the one of `game.start(seed + i)`."""
        super().reset(seed=seed, options=options)
        self.batch.reset(seed)
        return self._observations, self._infos()

    def _infos(self) -> dict[str, Any]:
        return {"mover": self.batch.movers, "rewards": self.batch.rewards}

    def sample(self) -> Integers:
        """A random legal action for every game, drawn with the last step."""
        return self.batch.sample()

    def step(self, actions: Integers) -> tuple[SeatObservation, Rewards, Flags, Flags, dict[str, Any]]:
        """Play an action in every game. ValueError, and nothing changed, if one is not legal."""
        batch = self.batch
        batch.step(actions)
        infos = self._infos()
        if self.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP and (batch.on_device or batch.ended.any()):
            infos |= {"final_obs": {"action_mask": self._no_mask, "observation": batch.finals}, "_final_obs": batch.ended}
        return self._observations, batch.gains, batch.ended, self._never, infos

    def render(self) -> tuple[str | Pixels, ...]:
        """The boards, one for each game; none if they are printed or `render_mode` is None."""
        frames = (picture(self.batch.state(game), self.render_mode) for game in range(self.num_envs))
        return tuple(frame for frame in frames if frame is not None)


def new_batch(played: Game, number: int, device: str | Device, compiled: bool | None, settings: dict[str, Any]) -> AnyBatch:
    """The games, on a device. ValueError if there is no such kind of device, GpuError if the GPU cannot be used."""
    if device == "cpu":
        return Batch(played, number, compiled=compiled, **settings)
    if isinstance(device, str) and device != "gpu":
        raise ValueError(f'device must be "cpu" or "gpu", not {device!r}')
    from .gpu_batch import GpuBatch

    return GpuBatch(played, number, device=None if isinstance(device, str) else device, **settings)
