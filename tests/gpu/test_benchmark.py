"""The benchmark measures what it says, in small numbers on the CPU."""

import pytest

import saqqara
from saqqara.gpu.device import GpuError
from saqqara.gpu.host import Host

from .. import needs

needs.module("numpy")

from benchmarks import gpu  # noqa: E402


def test_both_speeds_are_measured(host: Host) -> None:
    played = saqqara.game("imhotep")
    assert gpu.whole_games(host, played, 64, seconds=0) > 0
    assert gpu.steps(host, played, 64, seconds=0, warm_up=1) > 0


def test_every_case_has_a_name_of_its_own() -> None:
    names = [name for _, name, _ in gpu.cases()]
    assert len(set(names)) == len(names)


def test_without_a_gpu_it_says_why(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing() -> None:
        raise GpuError("there is no GPU")

    monkeypatch.setattr(gpu, "gpu", missing)
    assert gpu.main() == 1
    assert capsys.readouterr().err == "there is no GPU\n"
