"""Games of the search on a GPU: what `searched.py` plays on a thread, a warp plays here, and they are the same games."""

from collections import deque
from math import prod
from typing import TYPE_CHECKING, Any

import numpy

from ..bots.searched_games import ENTRIES, SearchedGames
from ..games.memory import POSITION
from ..gpu.device import Device
from ..gpu.program import Source, Tuning, program
from .learner import KEPT_ARRAYS, Sample, Task

if TYPE_CHECKING:
    from .searched import SearchedPlay

SEARCHED = Source("searched_games.cu", ENTRIES, SearchedGames, together=True)
SHARED = 226 << 10
"""Bytes of shared memory that the blocks of a multiprocessor have together, on GPUs for which this pays."""
RESERVED = 1 << 10
"""Bytes of it that the system takes for each block."""
BLOCKS = 8
"""Blocks of a warp that a multiprocessor can run at once at least."""


class GpuPlay:
    """Plays many parts at once, one on each warp."""

    def __init__(self, play: "SearchedPlay", device: Device) -> None:
        """GpuError if the kernel does not compile."""
        self.play, self.device = play, device
        self._program = program(device, play.learner.plan.game, SEARCHED, Tuning(threads=device.lanes, blocks=BLOCKS))

    def play_waiting(self, waiting: deque[tuple[int, Task]], found: dict[int, Sample]) -> None:
        """Play what is waiting, the first first, many at a time, until nothing is."""
        while taken := self._take(waiting):
            numbers, tasks = zip(*taken, strict=True)
            found.update(zip(numbers, self.samples(list(tasks)), strict=True))

    def _take(self, waiting: deque[tuple[int, Task]]) -> list[tuple[int, Task]]:
        """As many as can be played at once, all with the same number of players."""
        taken: list[tuple[int, Task]] = []
        most = self.device.multiprocessors * max(SHARED // (self._program.layout.size + RESERVED), 1)
        while waiting and len(taken) < most:
            try:
                first = waiting.popleft()
            except IndexError:  # a thread was faster
                break
            if taken and players_of(first[1]) != players_of(taken[0][1]):
                waiting.appendleft(first)
                break
            taken.append(first)
        return taken

    def samples(self, tasks: list[Task]) -> list[Sample]:
        """Play tasks with the same number of players. GpuError if there is too little memory."""
        players, number, xp = players_of(tasks[0]), len(tasks), self.device.arrays
        shapes = self._shapes(players)
        self.device.check_memory(number, sum(prod(shape) * numpy.dtype(kind).itemsize for shape, kind in shapes.values()))
        arrays = {name: xp.zeros((number, *shape), kind) for name, (shape, kind) in shapes.items()}
        rows, records = xp.zeros(number, "int64"), self._records(tasks, arrays)
        shared, simulations = self._program.layout.size, self.play.simulations
        self._program.run("play_searched_games", number, records, pointer=rows, number=simulations, shared=shared)
        self.device.synchronize()
        kept = [{name: arrays[name][i] for name in KEPT_ARRAYS} for i in range(number)]
        return [self.play.kept(each, count, players) for each, count in zip(kept, rows.tolist(), strict=True)]

    def _shapes(self, players: int) -> dict[str, tuple[tuple[int, ...], str]]:
        """The shape and the kind of the arrays of a task."""
        lengths, shapes = self.play.lengths(players), {}
        for place in (each for each in self._program.layout.places if each.is_open):
            row = tuple(size or 0 for size in place.shape[1:])
            position = place.width == POSITION
            shape = (lengths[place.name], self._program.position.size) if position else (lengths[place.name], *row)
            shapes[place.name] = shape, "u1" if position else place.width
        return shapes

    def _records(self, tasks: list[Task], arrays: dict[str, Any]) -> Any:
        """The record of each task, which says where its arrays lie; the games are dealt."""
        players, layout = players_of(tasks[0]), self._program.layout
        memory = self.play.new_memory(players)
        records = numpy.zeros((len(tasks), layout.size), numpy.uint8)
        dealt = numpy.zeros(arrays["played"].shape, numpy.uint8)
        for i, task in enumerate(tasks):
            self.play.prepare(memory, *task)
            records[i] = memory.record
            dealt[i] = numpy.asarray(memory.played.view).reshape(dealt.shape[1:])
        arrays["played"][:] = self.device.arrays.asarray(dealt)
        for place in (each for each in layout.places if each.is_open):
            array = arrays[place.name]
            addresses = self.device.address(array) + array.strides[0] * numpy.arange(len(tasks), dtype=numpy.int64)
            lengths = [games for _, games, _ in tasks] if place.name == "played" else [array.shape[1]] * len(tasks)
            told = numpy.stack([numpy.array(lengths, numpy.int64), addresses], 1)
            records[:, place.offset : place.offset + 16] = told.view(numpy.uint8)
        return self.device.arrays.asarray(records)


def players_of(task: Task) -> int:
    """The number of players of the games of a task."""
    players: int = task[0].options["players"]
    return players
