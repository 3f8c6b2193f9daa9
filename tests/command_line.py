"""Running commands in this process, with a typed input and a data directory of their own."""

import io
import sys
from typing import NamedTuple

import pytest

from saqqara.cli import main


class Outcome(NamedTuple):
    code: int
    out: str
    err: str


class CommandLine:
    """`saqqara` as a test types it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: object, typed: str | bytes = "") -> Outcome:
        content = typed.encode() if isinstance(typed, str) else typed
        self.monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        with pytest.raises(SystemExit) as left:
            main([str(word) for word in words])
        out, err = self.capsys.readouterr()
        assert isinstance(left.value.code, int)
        return Outcome(left.value.code, out, err)

    def refused(self, *words: object, typed: str | bytes = "") -> str:
        """The one sentence with which a command is refused."""
        outcome = self(*words, typed=typed)
        assert outcome.code == 2, outcome
        assert outcome.err.startswith("saqqara: ")
        assert outcome.err.count("\n") == 1
        assert outcome.out == ""
        return outcome.err.removeprefix("saqqara: ").rstrip("\n")
