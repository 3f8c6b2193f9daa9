"""Kernels on the CPU, compiled as C++ once for each game and checked for undefined behaviour while they run."""

from functools import cache

import pytest

from saqqara.gpu.device import GpuError
from saqqara.gpu.host import Host, compiler

from .. import needs
from ..command_line import CommandLine

needs.module("numpy")
CHECKED = ("-fsanitize=undefined,bounds,float-cast-overflow", "-fno-sanitize-recover=all")
"""Among others, an overflow of a number of 32 bits ends the process."""


@cache
def checked_host() -> Host:
    return Host(CHECKED)


@pytest.fixture
def host() -> Host:
    try:
        compiler()
    except GpuError:
        pytest.skip(needs.reason("C++"))
    return checked_host()


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(monkeypatch, capsys)
