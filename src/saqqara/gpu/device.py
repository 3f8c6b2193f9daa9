"""Where kernels run: a GPU, through CuPy. `host.py` has the same for the CPU."""

import struct
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy

from ..games.machine_code.layout import FORMATS, Layout
from ..games.reasons import Reason, reason


class GpuError(RuntimeError):
    """Nothing can be run on a GPU. Says why, in a sentence."""


class Kernels(ABC):
    """Kernels that are compiled. Each is called with the address of a record, another address and a number."""

    @abstractmethod
    def run(self, name: str, grid: tuple[int, int, int], record: Any, pointer: Any, number: int) -> None:
        """Start a kernel; `grid` is how many blocks, threads in a block, and bytes of shared memory for each block."""


class Device(ABC):
    """Something that runs kernels, and has memory for them."""

    name: str
    multiprocessors: int
    lanes: int
    """Threads of a warp, which can play a game together."""
    arrays: Any
    """The package of its arrays: NumPy, or CuPy, which has the same functions."""

    @abstractmethod
    def compile(self, source: str) -> Kernels:
        """Compile CUDA. GpuError if it does not compile."""

    @abstractmethod
    def address(self, array: Any) -> int:
        """Where an array lies on the device."""

    @abstractmethod
    def free_memory(self) -> int:
        """Bytes that can be allocated."""

    @abstractmethod
    def synchronize(self) -> None:
        """Wait until all kernels have run."""

    def record(self, layout: Layout, arrays: Mapping[str, Any], numbers: Mapping[str, Sequence[int]]) -> Any:
        """A record on the device: the addresses and lengths of its open arrays, and the numbers of the other ones.

        The addresses of arrays that are not given are zero: those are the threads' own.
        """
        content = bytearray(layout.size)
        for place in layout.places:
            if not place.is_open:
                struct.pack_into(f"@{place.count}{FORMATS[place.width]}", content, place.offset, *numbers[place.name])
            elif place.name in arrays:
                array = arrays[place.name]
                struct.pack_into("@qP", content, place.offset, len(array), self.address(array))
        return self.arrays.asarray(numpy.frombuffer(content, numpy.uint8))

    def check_memory(self, games: int, bytes_each: int) -> None:
        """GpuError if the device has too little memory for so many games."""
        free = self.free_memory()
        if games * bytes_each > free:
            sentence = "{games:,} games need {needed} of memory on {device}, where {free} are free; {most:,} games fit"
            needed, left = size(games * bytes_each), size(free)
            most = free // bytes_each
            told = reason("failure-memory", sentence, games=games, needed=needed, device=self.name, free=left, most=most)
            raise GpuError(told)


class CudaKernels(Kernels):
    """Kernels on a GPU."""

    def __init__(self, module: Any) -> None:
        self._module = module
        self._functions: dict[str, Any] = {}

    def function(self, name: str) -> Any:
        """A kernel of CuPy."""
        if name not in self._functions:
            self._functions[name] = self._module.get_function(name)
        return self._functions[name]

    def run(self, name: str, grid: tuple[int, int, int], record: Any, pointer: Any, number: int) -> None:
        """Start a kernel. It runs after everything that was started before it, while the caller goes on."""
        blocks, threads, shared = grid
        arguments = (record, record if pointer is None else pointer, numpy.int64(number))
        self.function(name)((blocks,), (threads,), arguments, shared_mem=shared)


class Gpu(Device):
    """The current GPU of CuPy. GpuError if there is none."""

    lanes = 32

    def __init__(self) -> None:
        try:
            import cupy
        except ModuleNotFoundError:
            sentence = "a GPU needs CuPy, which is not installed: pip install 'saqqara[gpu]'"
            raise GpuError(reason("failure-no-cupy", sentence)) from None
        except ImportError as error:
            raise GpuError(reason("failure-cupy", "CuPy cannot be loaded: {why}", why=first_line(error))) from None
        try:
            number = cupy.cuda.runtime.getDeviceCount()
            properties = cupy.cuda.runtime.getDeviceProperties(cupy.cuda.runtime.getDevice()) if number else None
        except cupy.cuda.runtime.CUDARuntimeError as error:
            raise GpuError(reason("failure-cuda", "there is no GPU that CUDA can use: {why}", why=first_line(error))) from None
        if properties is None:
            raise GpuError(reason("failure-no-gpu", "there is no GPU that CUDA can use: it finds no device"))
        self.name, self.multiprocessors = properties["name"].decode(), properties["multiProcessorCount"]
        self.arrays = cupy

    def compile(self, source: str) -> Kernels:
        """Compile by NVRTC. CuPy keeps what it has compiled, for other processes too."""
        options = ("--std=c++17", "--fmad=false")  # a * b + c is rounded twice, as in Python
        module = self.arrays.RawModule(code=source, options=options, backend="nvrtc")
        try:
            module.compile()
        except self.arrays.cuda.compiler.CompileException as error:
            raise GpuError(does_not_compile("NVRTC", first_line(error))) from None
        return CudaKernels(module)

    def address(self, array: Any) -> int:
        """Where an array lies on the device."""
        return int(array.data.ptr)

    def free_memory(self) -> int:
        """What is free on the device, and what CuPy keeps and does not use."""
        free, _ = self.arrays.cuda.runtime.memGetInfo()
        return int(free) + int(self.arrays.get_default_memory_pool().free_bytes())

    def synchronize(self) -> None:
        """Wait for the current stream."""
        self.arrays.cuda.get_current_stream().synchronize()


@cache
def gpu() -> Device:
    """The GPU. GpuError if there is none that can be used."""
    return Gpu()


def does_not_compile(compiler: str, why: str) -> Reason:
    """The reason of a compiler that refuses the kernels."""
    return reason("failure-kernels", "{compiler} cannot compile the kernels: {why}", compiler=compiler, why=why)


def first_line(error: Exception) -> str:
    """What an error says, shortened to a line."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def size(number: int) -> str:
    """Bytes, for people."""
    return f"{number / 1e9:.1f} GB" if number >= 1e9 else f"{number / 1e6:.1f} MB"
