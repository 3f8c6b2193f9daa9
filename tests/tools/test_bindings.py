"""The client's bindings are generated, and a stale file is found."""

import sys
from pathlib import Path

import pytest

from tools import bindings


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with a folder for one game."""
    folder = tmp_path / "client" / "src" / "games"
    (folder / "imhotep").mkdir(parents=True)
    monkeypatch.setattr(bindings, "GAMES", folder)
    return folder


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["bindings", *arguments])
    return bindings.main()


def test_a_stale_file_is_found_and_written(
    games: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = games / "imhotep" / "layout.ts"
    assert run(monkeypatch, "--check") == 1
    assert not path.exists()
    assert run(monkeypatch) == 0
    assert run(monkeypatch, "--check") == 0
    path.write_text(path.read_text().replace("offset: 0", "offset: 1", 1))
    capsys.readouterr()
    assert run(monkeypatch, "--check") == 1
    assert capsys.readouterr().err == "client/src/games/imhotep/layout.ts is stale: run `make types`\n"
    assert [folder.name for folder in games.iterdir()] == ["imhotep"]


def test_short_objects_are_on_one_line() -> None:
    assert bindings.literal({"a": {"b": 1, "c": [None, 2]}}) == "{\n  a: { b: 1, c: [null, 2] },\n}"
