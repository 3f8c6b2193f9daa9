"""The CUDA source of a game: its functions, translated, and the kernels that call them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy

from ..games.description import GameDescription
from ..games.drivers import bind
from ..games.fields import Flat
from ..games.machine_code.emitter import Emitter
from ..games.machine_code.entries import game_functions, game_sizes
from ..games.memory import Memory
from ..games.registry import describe
from ..games.seeding import BLOCK_WORDS
from .device import Device

FOLDER = Path(__file__).parent


class Tuning(NamedTuple):
    """How kernels are compiled and started. Results do not depend on it."""

    threads: int = 128
    """Threads of a block."""
    blocks: int = 8
    """Blocks that a multiprocessor can run at once at least: the more, the fewer registers a thread has."""
    grid: int | None = None
    """Blocks that are started for each multiprocessor at most: the fewer, the more of their memory is in its cache, and the
    more games a thread has. None: a thread for each game."""


class Source(NamedTuple):
    """What kernels are made of."""

    file: str
    entries: tuple[Callable[..., Any], ...]
    memory: type[Memory]
    together: bool = False
    """Does a warp play a game together? Else each thread plays its own."""


class Program:
    """The kernels of a file for one game, compiled for a device."""

    def __init__(self, device: Device, description: GameDescription, source: Source, tuning: Tuning) -> None:
        self.device = device
        emitter = Emitter(description.rules.position, game_sizes(description))
        functions = game_functions(description)
        for entry in source.entries:
            emitter.entry(bind(entry, functions))
        self.tuning = tuning
        self.lanes = device.lanes if source.together else 1
        """Threads that play a game together."""
        self.position, self.layout = emitter.position_layout, emitter.layouts[source.memory]
        sizes = {f"GAME_{size.name}": number for size, number in game_sizes(description).items()}
        defines = {"TUNED_THREADS": tuning.threads, "TUNED_BLOCKS": tuning.blocks, "TUNED_LANES": self.lanes}
        defines |= {"HASH_BLOCK": BLOCK_WORDS, **sizes}
        head = "".join(f"#define {name} {value}\n" for name, value in defines.items())
        parts = (head, (FOLDER / "prelude.cu").read_text(), emitter.source(), (FOLDER / source.file).read_text())
        self._kernels = device.compile("\n".join(parts))

    def row(self, name: str) -> tuple[int, ...]:
        """The shape of an element of an array of the memory."""
        return tuple(size or 0 for place in self.layout.places if place.name == name for size in place.shape[1:])

    def origin(self, position: Flat) -> Any:
        """A position as bytes on the device."""
        content = self.position.packer.pack(*position.numbers())
        return self.device.arrays.asarray(numpy.frombuffer(content, numpy.uint8).reshape(1, -1))

    def run(self, name: str, games: int, record: Any, *, pointer: Any = None, number: int = 0, shared: int = 0) -> None:
        """Start a kernel that goes through so many games; `shared` is how many bytes of shared memory a block has."""
        threads, grid = self.tuning.threads, self.tuning.grid
        blocks = -(-games * self.lanes // threads)
        if grid is not None:
            blocks = min(blocks, grid * self.device.multiprocessors)
        self._kernels.run(name, (blocks, threads, shared), record, pointer, number)


_programs: dict[tuple[Device, str, Source, Tuning], Program] = {}


def program(device: Device, name: str, source: Source, tuning: Tuning) -> Program:
    """The kernels of a game, compiled when they are first needed. GpuError if they do not compile."""
    key = (device, name, source, tuning)
    if key not in _programs:
        _programs[key] = Program(device, describe(name), source, tuning)
    return _programs[key]
