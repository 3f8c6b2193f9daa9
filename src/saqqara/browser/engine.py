"""Machine code of a game as WebAssembly, called from Python in a browser's worker.

Working memory lies in the memory of the module (`homes/browser/machine-code.ts`). Python reads and writes single numbers of it,
so the bots, the hints and the analysis are the same code as on a server.
"""

from collections.abc import Callable
from math import prod
from typing import Any, Protocol, TypeVar

from ..games.description import GameDescription
from ..games.fields import Flat
from ..games.machine_code.entries import game_sizes
from ..games.machine_code.layout import Grid, Layout, memory_layout
from ..games.machine_code.runner import Runner
from ..games.memory import POSITION, Memory

M = TypeVar("M", bound=Memory)


class ModuleMemory(Protocol):
    """Working memory in a module of its own."""

    def put(self, name: str, index: int, value: float) -> None:
        """Write a number of an array."""

    def get(self, name: str, index: int) -> float:
        """Read a number of an array."""

    def row(self, name: str, start: int, stop: int) -> Any:
        """Read several numbers of an array: a list of JavaScript."""

    def write(self, name: str, offset: int, content: bytes) -> None:
        """Write bytes."""

    def read(self, name: str, offset: int, size: int) -> Any:
        """Read bytes: an array of JavaScript."""

    def call(self, entry: str, *numbers: float) -> float:
        """Call a function of the module with this memory."""


Allocate = Callable[[str, str, str], ModuleMemory]
"""Makes working memory: of a game, by the name of the memory, with lengths as JSON."""


class Numbers:
    """An array of numbers in a module."""

    def __init__(self, module: ModuleMemory, name: str, count: int) -> None:
        self.module = module
        self.name = name
        self.count = count

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            start, stop, _ = index.indices(self.count)
            return self.module.row(self.name, start, stop).to_py()
        return self.module.get(self.name, index)

    def __setitem__(self, index: int, value: float) -> None:
        self.module.put(self.name, index, value)


class ModulePositions:
    """Positions in a module, one after the other."""

    def __init__(self, module: ModuleMemory, name: str, layout: Layout) -> None:
        self.module = module
        self.name = name
        self.layout = layout

    def store(self, index: int, position: Flat) -> None:
        """Write a position."""
        self.module.write(self.name, index * self.layout.size, self.layout.packer.pack(*position.numbers()))

    def load(self, index: int, position: Flat) -> Flat:
        """Read a position into one that is there, and return it."""
        content = self.module.read(self.name, index * self.layout.size, self.layout.size).to_bytes()
        position.take_numbers(self.layout.packer.unpack(content))
        return position


class WebAssemblyRunner(Runner):
    """Runs drivers of one game in WebAssembly. Every memory has an instance of the module, and is freed with it."""

    native = True
    parallel = False

    def __init__(self, description: GameDescription, allocate: Allocate, most_nodes: int) -> None:
        super().__init__(description)
        self._allocate_memory = allocate
        self.most_nodes = most_nodes

    def function(self, driver: Callable[..., Any]) -> Callable[..., Any]:
        """The function of the driver's name."""

        def call(memory: Any, *numbers: float) -> Any:
            return memory.module.call(driver.__name__, *numbers)

        return call

    def allocate(self, memory: type[M], **lengths: int) -> M:
        """Memory in a new instance of the module."""
        import json

        module = self._allocate_memory(self.description.name, memory.__name__, json.dumps(lengths))
        layout = memory_layout(memory, game_sizes(self.description), self._position)
        made = memory(record=memoryview(b""), address=0, **self._fields(module, layout, lengths))
        made.module = module  # type: ignore[attr-defined]  # where its numbers are
        return made

    def _fields(self, module: ModuleMemory, layout: Layout, lengths: dict[str, int]) -> dict[str, Any]:
        fields: dict[str, Any] = {}
        for place in layout.places:
            shape = tuple(lengths[place.name] if each is None else each for each in place.shape)
            numbers = Numbers(module, place.name, prod(shape))
            if place.width == POSITION:
                fields[place.name] = ModulePositions(module, place.name, self._position)
            else:
                fields[place.name] = Grid(numbers, shape) if len(shape) > 1 else numbers
        return fields
