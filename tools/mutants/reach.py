"""Which tests execute which line, and how long each takes: one run of the tests under coverage."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import coverage

KEPT = ".mutants"

# Test files that cannot tell a mutant from the original: they compare the rules with themselves in another form. They are
# slow, too.
LEFT_OUT = ("tests/games/test_two_speeds.py",)


@dataclass
class Reach:
    """`lines[path][line]` is the tests that execute a line; `seconds[test]` how long a test takes."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    def tests_for(self, path: str, line: int, belonging: Sequence[str], machine_code: bool = False) -> list[str]:
        """The tests to run for a change in a line: those that execute it, the fastest first.

        A line may be executed by no test that coverage can see: at import, or as machine code. Then all tests run that
        belong to the file. Where it runs as machine code they run in any case: the first that belongs before all others, and
        the rest after them.
        """
        seen = self.lines.get(path, {}).get(line, [])
        more = [test for test in self.seconds if test.startswith(tuple(belonging))] if machine_code or not seen else []
        first = [test for test in more if machine_code and test.startswith(belonging[0])]
        groups = enumerate((more, seen, first))
        order = {test: (-group, self.seconds.get(test, 0.0), test) for group, tests in groups for test in tests}
        return sorted(order, key=order.__getitem__)


def measure(root: Path, sources: list[str], tests: list[str], jobs: int) -> Reach:
    """Run the tests under coverage. The answer is kept in `.mutants/` until a source or a test changes."""
    kept = root / KEPT / f"reach-{_fingerprint(root, [*sources, *tests])}.json"
    if not kept.exists():
        kept.parent.mkdir(exist_ok=True)
        for old in kept.parent.glob("reach-*.json"):
            old.unlink()
        kept.write_text(json.dumps(_run(root, sources, tests, jobs)))
    raw = json.loads(kept.read_text())
    lines = {path: {int(line): names for line, names in of.items()} for path, of in raw["lines"].items()}
    return Reach(raw["seconds"], lines)


def pytest_command(*arguments: str) -> list[str]:
    """Pytest as the mutation tester calls it."""
    plugins = ["-p", "tools.mutants.plugin", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:faker"]
    return [sys.executable, "-m", "pytest", *plugins, "-q", "--no-header", "--tb=no", "--hypothesis-seed=0", *arguments]


def environment(root: Path, **more: str) -> dict[str, str]:
    """The environment in which the tests of a tree run: its own sources first, its own cache."""
    return {
        **os.environ,
        "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}",
        "SAQQARA_CACHE": str(root / KEPT / "cache"),
        **more,
    }


def _run(root: Path, sources: list[str], tests: list[str], jobs: int) -> dict[str, object]:
    result, data = root / KEPT / "result.json", root / KEPT / "coverage"
    options = ["-n", str(jobs), "--dist", "worksteal", "--cov-context=test", "--cov-report="]
    options += [f"--cov={root / source}" for source in sources] + [f"--ignore={name}" for name in LEFT_OUT]
    env = environment(root, MUTANTS_RESULT=str(result), COVERAGE_FILE=str(data))
    print("Finding out which tests execute which line …", flush=True)
    done = subprocess.run(pytest_command(*options, *tests), cwd=root, env=env, check=False)
    if done.returncode:
        sys.exit("The tests must pass before mutants can be tried.")
    seconds = json.loads(result.read_text())["seconds"]
    return {"seconds": seconds, "lines": _lines(root, data, set(seconds))}


def _lines(root: Path, data: Path, known: set[str]) -> dict[str, dict[int, list[str]]]:
    """Coverage's contexts are `<test>|run`, `<test>|setup` and, for lines executed at import, the empty one."""
    found = coverage.CoverageData(str(data))
    found.read()
    lines: dict[str, dict[int, list[str]]] = {}
    for file in found.measured_files():
        contexts = found.contexts_by_lineno(file)
        path = Path(file).relative_to(root).as_posix()
        tests = {line: sorted({name.rsplit("|", 1)[0] for name in names} & known) for line, names in contexts.items()}
        lines[path] = {line: names for line, names in tests.items() if names}
    return lines


def _fingerprint(root: Path, directories: list[str]) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for directory in directories:
        for file in sorted((root / directory).rglob("*.py")) or [root / directory]:
            digest.update(file.relative_to(root).as_posix().encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:16]
