"""A batch of games on a GPU: positions, observations, masks and rewards stay there.

The arrays are CuPy's. PyTorch, JAX and others take them without a copy, by DLPack. A step is one kernel; like every kernel it
runs while Python goes on. Only the check that all actions are legal waits for the GPU.
"""

from collections.abc import Sequence
from math import prod
from typing import Any

import numpy

from ..games import Game
from ..games.chance import SEED_BITS, WORD, new_seed
from ..gpu.device import Device, gpu
from ..gpu.program import Source, Tuning, program
from .batch import AnyBatch, batch_settings
from .observation import observation_of
from .steps import EVERYBODY, GPU_ENTRIES, GpuMemory

STEPS = Source("steps.cu", GPU_ENTRIES, GpuMemory)
TUNING = Tuning()
WARP = 32
TILE_BYTES = 4 * WARP * (WARP + 1)
"""Shared memory with which a warp passes rows around."""
NOBODY = 2**31 - 1
"""In `refused`: all actions were legal."""


class GpuBatch(AnyBatch):
    """Games with the same options, stepped together on a GPU. The same as `Batch` in everything that both have.

    With `check=False` a step does not wait for the GPU: a game whose action is not legal stays as it is, and `check_refused`
    says so later.
    """

    on_device = True

    def __init__(  # noqa: PLR0913 (keyword options)
        self,
        played: Game,
        number: int,
        *,
        reward: str = "win",
        autoreset: str = "disabled",
        served: Sequence[int] | None = None,
        check: bool = True,
        device: Device | None = None,
        tuning: Tuning = TUNING,
    ) -> None:
        settings = batch_settings(number, reward, autoreset)
        self.played, self.number, self.check = played, number, check
        self.observation = observation_of(played.name)
        self.device = gpu() if device is None else device
        self._program = program(self.device, played.name, STEPS, tuning)
        self._shared = TILE_BYTES * tuning.threads // WARP
        self._allocate(settings, [EVERYBODY] * number if served is None else list(served))
        self._seed = new_seed()

    def _allocate(self, settings: list[int], served: list[int]) -> None:
        """Allocate the arrays, and the record that says where they lie."""
        number, arrays, kernels = self.number, self.device.arrays, self._program
        shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "positions": ((kernels.position.size // 4, number), "int32"),
            **dict.fromkeys(("seeds", "choices"), ((number, 4), "int64")),
            **dict.fromkeys(("served", "movers", "plies", "drawn"), ((number,), "int32")),
            "ended": ((number,), "int8"),
            "rewards": ((number * self.played.players,), "float32"),
            "gains": ((number,), "float32"),
            "masks": ((number, *kernels.row("masks")), "int8"),
            "observations": ((number, *kernels.row("observations")), "int16"),
            "finals": ((number, *kernels.row("finals")), "int16"),
        }
        needed = sum(prod(shape) * numpy.dtype(kind).itemsize for shape, kind in shapes.values())
        self.device.check_memory(number, needed // number)
        self._arrays = {name: arrays.zeros(shape, kind) for name, (shape, kind) in shapes.items()}
        self._arrays["blank"] = kernels.origin(self.played.rules.blank(self.played.options))
        self._arrays["refused"] = arrays.full(1, NOBODY, "int32")
        self._arrays["served"][:] = arrays.asarray(numpy.array(served, "int32"))
        self._settings = settings
        self.movers, self.plies, self.drawn, self.gains = (self._arrays[name] for name in ("movers", "plies", "drawn", "gains"))
        self.masks, self.observations, self.finals = (self._arrays[name] for name in ("masks", "observations", "finals"))
        self.rewards = self._arrays["rewards"].reshape(number, self.played.players)
        self.ended = self._arrays["ended"].view("bool")
        self.actions = self.drawn

    # Reset
    def reset(self, seed: int | None = None) -> None:
        """Start every game again; the same seed gives the same games. Without one, the next seed follows from the last."""
        seed = self._new_seed(seed) % (1 << SEED_BITS)
        numbers = {"settings": self._settings, "seed": [seed >> shift & WORD for shift in (96, 64, 32, 0)]}
        self._record = self.device.record(self._program.layout, self._arrays, numbers)
        self._program.run("seed_games", self.number, self._record)
        self._step(None, begin=1)

    # Step
    def step(self, actions: Any) -> None:
        """Play an action in every game. ValueError if one is not legal; nothing has changed then, if `check` is true."""
        self.actions = self._on_device(actions)
        numbers = self._as_numbers(self.actions)
        if self.check:
            self._program.run("check_actions", self.number, self._record, pointer=numbers)
            self.check_refused()
        self._step(numbers, begin=0)

    def _step(self, actions: Any, begin: int) -> None:
        self._program.run("step_games", self.number, self._record, pointer=actions, number=begin, shared=self._shared)

    def _on_device(self, actions: Any) -> Any:
        """Actions as an array of the device. Those of other libraries that lie there are not copied."""
        arrays = self.device.arrays
        if not isinstance(actions, arrays.ndarray):
            elsewhere = isinstance(actions, numpy.ndarray) or not hasattr(actions, "__dlpack__")
            actions = arrays.asarray(actions) if elsewhere else arrays.from_dlpack(actions)
        if actions.shape != (self.number,):
            raise ValueError(
                f"there must be one action for each of {self.number:,} games, not an array of shape {actions.shape}"
            )
        if actions.dtype.kind != "i":
            raise ValueError(f"actions must be signed whole numbers, not {actions.dtype}")
        return actions

    def _as_numbers(self, actions: Any) -> Any:
        """Actions as the kernel reads them."""
        arrays = self.device.arrays
        if actions.dtype.itemsize > 4:  # so that a number that is too large does not become another one
            actions = arrays.clip(actions, -1, self.masks.shape[1])
        return arrays.ascontiguousarray(actions, dtype="int32")

    def check_refused(self) -> None:
        """ValueError if an action was not legal. Waits for the GPU."""
        refused = self._arrays["refused"]
        game = int(refused[0])
        if game != NOBODY:
            refused[0] = NOBODY
            raise ValueError(f"game {game}: {self.refusal_text(game)}")

    # Read
    def position(self, game: int) -> Any:
        """The position of a game, as Python ints; hidden things included."""
        words = self._arrays["positions"][:, game]
        content = (words if self.device.arrays is numpy else words.get()).tobytes()
        position = self.played.rules.position()
        position.take_numbers(self._program.position.packer.unpack(content))
        return position
