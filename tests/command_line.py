"""Running commands: in this process with a typed input, or in a terminal of their own."""

import contextlib
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NamedTuple, Self

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
        self.monkeypatch.setenv("LANGUAGE", "en")
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


class Terminal:
    """`saqqara` in a terminal of its own. With `output`, what it prints on the standard output goes there instead."""

    def __init__(self, tmp_path: Path, *words: str, output: Path | None = None) -> None:
        self.master, slave = pty.openpty()
        environment = os.environ | {
            "SAQQARA_DATA": str(tmp_path / "data"),
            "LANGUAGE": "en",
            "TERM": "xterm",
            "COLUMNS": "100",
            "LINES": "40",
        }
        command = [sys.executable, "-m", "saqqara", *words]
        with contextlib.nullcontext(slave) if output is None else output.open("wb") as out:
            self.process = subprocess.Popen(
                command,
                stdin=slave,
                stdout=out,
                stderr=slave,
                env=environment,
                cwd=tmp_path,
                start_new_session=True,
                # A shell that runs the tests in the background lets them ignore Ctrl-C.
                preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (no threads here)
            )
        os.close(slave)
        self.seen = ""
        """What has come, and was not waited for yet."""

    def read(self) -> bool:
        """Read what comes next. False: the process has ended, and there is nothing more."""
        try:
            content = os.read(self.master, 65536)
        except OSError:
            return False
        self.seen += re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", content.decode(errors="replace")).replace("\r\n", "\n")
        return bool(content)

    def wait_for(self, text: str) -> None:
        deadline = time.monotonic() + 60
        while text not in self.seen:
            ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, self.seen
            assert self.read(), self.seen
        self.seen = self.seen.partition(text)[2]

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def ended(self) -> int:
        while self.read():
            pass
        return self.process.wait(60)

    def ctrl_c(self) -> None:
        """As from the keyboard: for the command and all its processes."""
        os.killpg(self.process.pid, signal.SIGINT)

    def interrupted(self) -> int:
        """Ctrl-C, as often as it takes: one that falls between the prompt and the wait for a key is not noticed."""
        while self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(2)
        return self.process.returncode

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        os.close(self.master)
        self.process.kill()
        self.process.wait()
