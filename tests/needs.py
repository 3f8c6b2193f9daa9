"""What some tests need beside Python, and what to do where it is missing. Every test that is skipped says so through this."""

from collections import Counter
from types import ModuleType

import pytest

SETUP = "make setup"
AGAIN = "Failed at the first attempt and was tried again. If it passed then, something is wrong all the same"
NEEDED = {
    "Chromium": "apt-get install chromium, or .venv/bin/playwright install chromium, or SAQQARA_CHROMIUM=its path",
    "PostgreSQL": "apt-get install postgresql, or SAQQARA_TEST_POSTGRES=its URL",
    "Redis": "apt-get install redis-server, or SAQQARA_TEST_REDIS=its URL",
    "C++": "apt-get install g++, or CXX=the command of a C++ compiler",
    "GPU": "pip install 'saqqara[gpu]' on a machine with an NVIDIA GPU",
    "PyTorch": "pip install torch",
    "JAX": "pip install 'jax[cuda13]'",
    "Ray": ".venv/bin/pip install 'saqqara[ray]'",
    "another Python": "install Python 3.11 to 3.14 side by side, for instance with pyenv",
    "time": "SAQQARA_LONG=1 make test",
    "time and ziglang": "pip install ziglang, then SAQQARA_LONG=1 make test",
    "C compiler": "apt-get install gcc, or pip install ziglang",
    "sanitizers": "apt-get install gcc",
    "Linux": "run the tests on Linux",
    "Node.js": "install Node.js 20 or newer, and npm ci in client/",
    "ziglang": "make page",
    "site": "make site",
    "Linux on an x86-64 processor": "run the tests there",
}


def reason(need: str) -> str:
    """Why a test is skipped, and how to get it."""
    return f"no {need} ({NEEDED.get(need, SETUP)})"


def module(name: str, need: str | None = None) -> ModuleType:
    """An optional package; where it is missing, the tests of the file, or the test, are skipped."""
    found: ModuleType = pytest.importorskip(name, reason=reason(need or name))
    return found


def summary(skipped: list[str]) -> str:
    """One line: how many tests were skipped, why, and how to get them."""
    reasons = Counter(text.removeprefix("Skipped: ") for text in skipped)
    return f"Skipped: {len(skipped)}. " + "; ".join(f"{number} for {text}" for text, number in reasons.most_common())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The last words before pytest's own."""
    for report in terminalreporter.getreports("rerun"):
        terminalreporter.write_line(report.longreprtext)
        terminalreporter.write_line(f"{AGAIN}: {report.nodeid}", yellow=True)
    reports = terminalreporter.getreports("skipped")
    skipped = [report.longrepr[2] for report in reports if isinstance(report.longrepr, tuple)]
    if skipped:
        terminalreporter.write_line(summary(skipped), yellow=True)
