"""A GPU that is not there, or is too small, is refused in a sentence. What CuPy is asked for is what it has."""

import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import saqqara
from saqqara.arena.gpu_simulate import play_on_gpu
from saqqara.envs.gpu_batch import GpuBatch
from saqqara.gpu.device import Gpu, GpuError, gpu
from saqqara.gpu.host import Host, compiler

from ..command_line import CommandLine


@pytest.fixture(autouse=True)
def _no_gpu_is_remembered() -> Iterator[None]:
    gpu.cache_clear()
    yield
    gpu.cache_clear()


class CudaError(RuntimeError):
    pass


def cupy_with(count: Any) -> ModuleType:
    """CuPy on a machine with so many devices, or whose driver fails."""

    def devices() -> int:
        if isinstance(count, Exception):
            raise count
        return int(count)

    cupy = ModuleType("cupy")
    cupy.cuda = SimpleNamespace(runtime=SimpleNamespace(getDeviceCount=devices, CUDARuntimeError=CudaError))  # type: ignore[attr-defined]
    return cupy


def test_without_cupy(monkeypatch: pytest.MonkeyPatch, cli: CommandLine) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(GpuError, match=r"needs CuPy, which is not installed: pip install 'saqqara\[gpu\]'"):
        gpu()
    assert "--device gpu: a GPU needs CuPy" in cli.refused("simulate", "--device", "gpu")


@pytest.mark.parametrize(
    ("count", "text"),
    [
        (0, "there is no GPU that CUDA can use: it finds no device"),
        (
            CudaError("cudaErrorNoDevice: no device\nat some line"),
            "there is no GPU that CUDA can use: cudaErrorNoDevice: no device$",
        ),
    ],
)
def test_without_a_device(monkeypatch: pytest.MonkeyPatch, count: Any, text: str) -> None:
    monkeypatch.setitem(sys.modules, "cupy", cupy_with(count))
    with pytest.raises(GpuError, match=text):
        gpu()
    with pytest.raises(GpuError, match=text):
        GpuBatch(saqqara.game("imhotep"), 3)


def test_cupy_that_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "cupy":
                raise ImportError("libcuda.so.1 is missing\nand more")

    monkeypatch.delitem(sys.modules, "cupy", raising=False)
    monkeypatch.setattr(sys, "meta_path", [Broken(), *sys.meta_path])
    with pytest.raises(GpuError, match=r"CuPy cannot be loaded: libcuda.so.1 is missing$"):
        Gpu()


def test_too_little_memory(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "free_memory", lambda: 3_000_000)
    with pytest.raises(
        GpuError, match=r"1,000,000 games need \d\.\d GB of memory on the CPU, where 3.0 MB are free; 1,\d\d\d games fit"
    ):
        GpuBatch(saqqara.game("imhotep"), 1_000_000, device=host)
    with pytest.raises(GpuError, match="games fit"):
        play_on_gpu(saqqara.game("imhotep"), 0, 1_000_000, host)


def test_kernels_that_do_not_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(GpuError, match=r"cannot compile the kernels: .*kernels\.cpp"):
        Host().compile("int broken(")
    monkeypatch.delenv("CXX", raising=False)
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(GpuError, match="there is no C"):
        compiler()
