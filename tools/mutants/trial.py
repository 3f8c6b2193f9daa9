"""One mutant, tried in a copy of the tree."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from .changes import Mutant
from .reach import KEPT, environment, pytest_command

NOT_COPIED = (".git", ".venv", "node_modules", "__pycache__", ".*_cache", ".hypothesis", KEPT, "gallery", "dist", "build")
MEMORY = 6 * 2**30  # bytes that a test run may allocate: a mutant may well fill a list for ever
NO_TESTS = 5  # pytest's exit status when none of the tests exists any more: a mutant may change what they are called


@dataclass(frozen=True)
class Trial:
    """What became of a mutant: `killed_by` is a test, "time" or "import"; None if it survived."""

    mutant: Mutant
    killed_by: str | None
    tests: int


def copy_tree(root: Path, target: Path) -> None:
    """A copy of the working tree, with everything the tests need."""
    shutil.copytree(root, target, ignore=shutil.ignore_patterns(*NOT_COPIED), symlinks=True)
    (target / KEPT).mkdir()


def attempt(mutant: Mutant, tests: list[str], allowed: float, copy: Path) -> Trial:
    """Change the file in the copy, run the tests until one fails or the time is over, and restore the file."""
    file = copy / mutant.path
    original = file.read_bytes()
    try:
        _write(file, mutant.apply(original))
        return Trial(mutant, _killed_by(tests, allowed, copy), len(tests))
    finally:
        _write(file, original)


def _write(file: Path, content: bytes) -> None:
    """Write a source file and remove its bytecode: Python compares only size and second, and would use the old one."""
    file.write_bytes(content)
    for bytecode in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
        bytecode.unlink()


def _killed_by(tests: list[str], allowed: float, copy: Path) -> str | None:
    if not tests:
        return None
    order, result = copy / KEPT / "tests.json", copy / KEPT / "result.json"
    order.write_text(json.dumps(tests))
    result.unlink(missing_ok=True)
    files = sorted({test.split("::")[0] for test in tests})
    env = environment(copy, MUTANTS_TESTS=str(order), MUTANTS_RESULT=str(result))
    process = subprocess.Popen(
        pytest_command("-x", *files),
        cwd=copy,
        env=env,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        preexec_fn=_limit_memory,  # noqa: PLW1509 - one thread a copy, and the child only calls setrlimit
    )
    try:
        status = process.wait(allowed)
    except subprocess.TimeoutExpired:
        return "time"
    finally:
        _end(process)
    if status in (0, NO_TESTS):
        return None
    failed = json.loads(result.read_text())["failed"] if result.exists() else None
    return failed or "import"


def _limit_memory() -> None:
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the test run and whatever it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
