"""Runs kernels on the CPU, compiled as C++: to test them and to debug them where there is no GPU. It is slow."""

import ctypes
import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import numpy

from ..games.reasons import reason
from .device import Device, GpuError, Kernels, does_not_compile, first_line

HEADER = Path(__file__).parent / "host.h"
FLAGS = ("-std=c++17", "-O1", "-shared", "-fPIC", "-ffp-contract=off", "-w")


class HostKernels(Kernels):
    """Kernels in a shared library."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self._library = library
        unsigned, pointer = ctypes.c_uint, ctypes.c_void_p
        library.run_on_grid.argtypes = [pointer, unsigned, unsigned, pointer, pointer, ctypes.c_longlong]

    def run(self, name: str, grid: tuple[int, int, int], record: Any, pointer: Any, number: int) -> None:
        """Run a kernel to its end."""
        blocks, threads, _ = grid
        kernel = ctypes.cast(self._library[name], ctypes.c_void_p)
        other = None if pointer is None else pointer.ctypes.data
        self._library.run_on_grid(kernel, blocks, threads, record.ctypes.data, other, number)


class Host(Device):
    """The CPU."""

    name = "the CPU"
    multiprocessors = 1
    lanes = 1
    arrays = numpy

    def __init__(self, flags: tuple[str, ...] = ()) -> None:
        self._flags = (*FLAGS, *flags)

    def compile(self, source: str) -> Kernels:
        """Compile as C++."""
        with tempfile.TemporaryDirectory() as folder:
            code, library = Path(folder) / "kernels.cpp", Path(folder) / "kernels.so"
            code.write_text(f'#include "{HEADER}"\n{source}')
            command = [*compiler(), *self._flags, "-o", str(library), str(code)]
            done = subprocess.run(command, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                raise GpuError(does_not_compile(command[0], first_line(RuntimeError(done.stderr))))
            return HostKernels(ctypes.CDLL(str(library)))

    def address(self, array: Any) -> int:
        """Where an array lies."""
        return int(array.ctypes.data)

    def free_memory(self) -> int:
        """What the machine could give."""
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_AVPHYS_PAGES")

    def synchronize(self) -> None:
        """Nothing: kernels have ended when `run` returns."""


def compiler() -> list[str]:
    """The command of a C++ compiler. GpuError if there is none."""
    if given := os.environ.get("CXX"):
        return shlex.split(given)
    found = next(filter(None, map(shutil.which, ("c++", "g++", "clang++"))), None)
    if found is None:
        sentence = "there is no C++ compiler (c++, g++ or clang++) to run kernels on the CPU"
        raise GpuError(reason("failure-no-compiler", sentence))
    return [found]
