"""A machine without a compiler and without libraries."""

from pathlib import Path

import pytest

from saqqara.games.machine_code import build, library, runner


def take_machine_code_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """There is no library and no compiler, until the test ends."""
    monkeypatch.setattr(runner, "_runners", {})
    monkeypatch.setattr(library, "PACKAGED", tmp_path / "packaged")
    monkeypatch.setenv(library.CACHE, str(tmp_path / "cache"))
    monkeypatch.setattr(build, "compiler", lambda: None)
