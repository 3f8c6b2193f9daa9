"""The command line of the mutation tester."""

import argparse
import difflib
import fnmatch
import queue
import random
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from .changes import Mutant, mutants_of
from .reach import Reach, measure
from .trial import Trial, attempt, copy_tree

ROOT = Path(__file__).parents[2]
PACKAGES = ("games", "table", "store", "bots")
LEFT_OUT = ("*/migrations/*", "*/training*")


class Belonging(NamedTuple):
    """Which tests belong to which files."""

    files: str
    tests: tuple[str, ...]
    """The first ones find most."""
    machine_code: bool = False
    """Do the tests run these files mostly as machine code, where coverage sees nothing?"""


# The first match counts. The tests are what is measured, and what runs for a line that coverage sees no test execute.
BELONGING = (
    Belonging("*/games/*evaluation.py", ("tests/bots/test_evaluated.py", "tests/bots"), machine_code=True),
    Belonging("*/games/*/features.py", ("tests/bots/test_evaluated.py", "tests/bots"), machine_code=True),
    Belonging("*/games/*/habits.py", ("tests/bots/test_evaluated.py", "tests/bots/test_levels.py"), machine_code=True),
    Belonging("*/games/*/inputs.py", ("tests/bots/test_evaluated.py", "tests/bots"), machine_code=True),
    Belonging("*/games/*/marks.py", ("tests/bots/test_evaluated.py", "tests/bots"), machine_code=True),
    Belonging("*/games/*network.py", ("tests/games/test_network.py", "tests/bots"), machine_code=True),
    Belonging("*/games/*in_words.py", ("tests/terminal/test_in_words.py",)),
    Belonging("*/games/mathematics.py", ("tests/games",), machine_code=True),
    Belonging(
        "*/games/*observation.py",
        ("tests/envs/test_handbook.py", "tests/envs/test_observation.py", "tests/games/test_recordings.py"),
        machine_code=True,
    ),
    Belonging("*/games/*hints.py", ("tests/bots/test_hints.py", "tests/bots/test_evaluated.py")),
    Belonging("*/games/*/__init__.py", ("tests/bots/test_levels.py", "tests/games")),
    Belonging("*/games/*/svg*.py", ("tests/games/test_recordings.py",)),
    Belonging("*/games/seeding.py", ("tests/gpu/test_random_games.py",)),
    Belonging("*/games/*chance_nodes.py", ("tests/envs/test_open_spiel.py",)),
    Belonging("*/games/*", ("tests/games",)),
    Belonging("*/table/*", ("tests/table",)),
    Belonging("*/store/*", ("tests/store",)),
    Belonging("*/bots/thinking.py", ("tests/bots/test_visits.py", "tests/bots"), machine_code=True),
    Belonging("*/bots/choosing.py", ("tests/bots/test_levels.py",), machine_code=True),
    Belonging("*/bots/searched_games.py", ("tests/learning",), machine_code=True),
    Belonging("*/bots/solving.py", ("tests/bots/test_endgame.py",), machine_code=True),
    Belonging("*/bots/*", ("tests/bots",)),
)


def main() -> None:
    """Try a sample of mutants and say which survived."""
    options = _options()
    packages = options.packages.split(",")
    if unknown := set(packages) - set(PACKAGES):
        sys.exit(f"No tests are known for {', '.join(sorted(unknown))}. There are: {', '.join(PACKAGES)}.")
    mutants = choose(find(packages, options.files), options.sample, options.seed, options.only)
    if options.list:
        print(*mutants, sep="\n")
        return
    tests = sorted({test for mutant in mutants for test in belonging(mutant.path).tests})
    reach = measure(ROOT, [f"src/saqqara/{name}" for name in packages], tests, options.jobs)
    began = time.monotonic()
    trials = run(mutants, reach, options.jobs, options.budget)
    report(trials, time.monotonic() - began)
    survived = sum(trial.killed_by is None for trial in trials)
    if trials and 100 * (1 - survived / len(trials)) < options.at_least:
        sys.exit(1)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description="Try a sample of mutants: does a test notice?")
    parser.add_argument("--packages", default=",".join(PACKAGES), help="packages of src/saqqara, separated by commas")
    parser.add_argument("--files", default="*", help="only files that match this pattern, such as '*/clock.py'")
    parser.add_argument("--sample", type=int, default=200, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--only", nargs="+", metavar="PATH:LINE:COLUMN", help="try the mutants at these places, or lines")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--budget", type=float, default=120.0, help="seconds of tests for one mutant, at most")
    parser.add_argument("--at-least", type=float, default=90.0, help="percent that must be killed for exit status 0")
    parser.add_argument("--list", action="store_true", help="print the sample and stop")
    return parser.parse_args()


def belonging(path: str) -> Belonging:
    """The tests that belong to a source file."""
    return next(entry for entry in BELONGING if fnmatch.fnmatch(path, entry.files))


def find(packages: list[str], pattern: str) -> list[Mutant]:
    """Every mutant of these packages."""
    found = []
    for package in packages:
        for file in sorted((ROOT / "src/saqqara" / package).rglob("*.py")):
            path = file.relative_to(ROOT).as_posix()
            if fnmatch.fnmatch(path, pattern) and not any(fnmatch.fnmatch(path, out) for out in LEFT_OUT):
                found += mutants_of(path, file.read_bytes())
    return found


def choose(mutants: list[Mutant], sample: int, seed: int, only: list[str] | None) -> list[Mutant]:
    """The sample: the same seed and the same source give the same one."""
    if only:
        return [mutant for mutant in mutants if any(f"{mutant.place}:".startswith(f"{place}:") for place in only)]
    random.Random(seed).shuffle(mutants)  # noqa: S311 - a sample, not a secret
    chosen: list[Mutant] = []
    for mutant in mutants:
        if len(chosen) == sample:
            break
        if mutant.compiles((ROOT / mutant.path).read_bytes()):
            chosen.append(mutant)
    return chosen


def run(mutants: list[Mutant], reach: Reach, jobs: int, budget: float) -> list[Trial]:
    """Try them, several at a time, each in a copy of the tree."""
    with tempfile.TemporaryDirectory(prefix="saqqara-mutants-") as folder, ThreadPoolExecutor(jobs) as pool:
        copies: queue.Queue[Path] = queue.Queue()
        for number in range(jobs):
            copy_tree(ROOT, Path(folder) / str(number))
            copies.put(Path(folder) / str(number))

        def one(mutant: Mutant) -> Trial:
            own = belonging(mutant.path)
            tests = affordable(reach.tests_for(mutant.path, mutant.line, own.tests, own.machine_code), reach, budget)
            allowed = 60.0 + 5 * sum(reach.seconds[test] for test in tests)
            copy = copies.get()
            try:
                return attempt(mutant, tests, allowed, copy)
            finally:
                copies.put(copy)

        trials = []
        for trial in pool.map(one, mutants):
            trials.append(trial)
            fate = f"killed by {trial.killed_by}" if trial.killed_by else f"SURVIVED {trial.tests} tests"
            print(f"{len(trials)}/{len(mutants)} {trial.mutant}: {fate}", flush=True)
        return trials


def affordable(tests: list[str], reach: Reach, budget: float) -> list[str]:
    """As many of the fastest tests as the budget allows, and at least one."""
    chosen: list[str] = []
    spent = 0.0
    for test in tests:
        spent += reach.seconds[test]
        if chosen and spent > budget:
            break
        chosen.append(test)
    return chosen


def report(trials: list[Trial], seconds: float) -> None:
    """The survivors with their differences, then the sums."""
    for trial in trials:
        if trial.killed_by is None:
            print(f"\nSurvived: {trial.mutant} ({trial.tests} tests)")
            print(difference(trial.mutant))
    print()
    for package in PACKAGES:
        of = [trial for trial in trials if trial.mutant.path.startswith(f"src/saqqara/{package}/")]
        if of:
            print(f"{package}: {_sum(of)}")
    print(f"all: {_sum(trials)}, in {seconds / 60:.0f} min")


def _sum(trials: list[Trial]) -> str:
    killed = [trial for trial in trials if trial.killed_by]
    by_time = sum(trial.killed_by == "time" for trial in killed)
    return f"{len(killed)} of {len(trials)} killed ({100 * len(killed) / len(trials):.0f} %), {by_time} of them by time"


def difference(mutant: Mutant) -> str:
    """The change as a unified difference."""
    before = (ROOT / mutant.path).read_bytes()
    old, new = (text.decode().splitlines() for text in (before, mutant.apply(before)))
    return "\n".join(difflib.unified_diff(old, new, "original", "mutant", lineterm="", n=2))


if __name__ == "__main__":
    main()
