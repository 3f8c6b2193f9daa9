"""A pytest plugin for the mutation tester: runs given tests in a given order, and writes down what happened.

It reads its orders from the environment:

- `MUTANTS_TESTS`: a JSON file with the names of the tests to run, in order. Without it all collected tests run.
- `MUTANTS_RESULT`: a JSON file to write: each test's seconds, and the first test that failed.
"""

import json
import os
from pathlib import Path

import pytest

_seconds: dict[str, float] = {}
_failed: list[str] = []


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the wanted tests, in the wanted order."""
    if (path := os.environ.get("MUTANTS_TESTS")) is None:
        return
    order = {name: index for index, name in enumerate(json.loads(Path(path).read_text()))}
    wanted = [item for item in items if item.nodeid in order]
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in order])
    items[:] = sorted(wanted, key=lambda item: order[item.nodeid])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Remember how long a test took, with its set-up, and whether it failed."""
    if report.failed:
        _failed.append(report.nodeid)
    if report.outcome != "skipped":
        _seconds[report.nodeid] = _seconds.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write it down. Workers of xdist leave that to the process that started them."""
    if not hasattr(session.config, "workerinput"):
        result = {"seconds": _seconds, "failed": _failed[0] if _failed else None}
        Path(os.environ["MUTANTS_RESULT"]).write_text(json.dumps(result))
