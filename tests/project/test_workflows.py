"""Workflows of the hosted CI, pre-commit and lock files: what can be said about them without running them."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
PINNED = re.compile(r"uses: \S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")
REQUIREMENT = re.compile(r"([A-Za-z0-9_.-]+)==(\S+)( ; [^\\]+)? \\")
LOCKS = ("play", "dev", "docs", "windows", "node", "zig")


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_actions_are_pinned_to_commits_and_rights_are_few(path: Path) -> None:
    uses = [line.strip(" -") for line in path.read_text(encoding="utf-8").splitlines() if "uses:" in line]
    assert uses
    assert [line for line in uses if not PINNED.match(line)] == []
    assert read(path)["permissions"] == {"contents": "read"}


def test_every_python_that_is_promised_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    promised = [kind.rsplit(" ", 1)[1] for kind in project["classifiers"] if "Python :: 3." in kind]
    jobs = read(ROOT / ".github/workflows/ci.yml")["jobs"]
    for job in ("test", "test-on-windows"):
        assert jobs[job]["strategy"]["matrix"]["python"] == promised
    assert jobs["test"]["strategy"]["matrix"]["system"] == ["ubuntu-latest", "macos-latest"]


@pytest.mark.parametrize("path", [*WORKFLOWS, ROOT / ".ci/run"], ids=lambda path: path.name)
def test_what_they_call_exists(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    called = re.findall(r"^\s*(?:- run: )?make ([a-z-]+)", text, re.MULTILINE)
    assert called
    assert set(called) <= targets
    for module in re.findall(r"-m (tools\.\w+)", text):
        assert (ROOT / f"{module.replace('.', '/')}.py").exists()
    for file in re.findall(r"(?:tests|requirements)/[\w./]+", text):
        assert (ROOT / file).exists()


def test_pre_commit_needs_no_network() -> None:
    config = read(ROOT / ".pre-commit-config.yaml")
    assert {repository["repo"] for repository in config["repos"]} == {"local"}
    assert {hook["language"] for repository in config["repos"] for hook in repository["hooks"]} == {"system"}


def locked(name: str) -> dict[str, str]:
    text = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
    return {found[1].lower().replace("_", "-"): found[2] for found in map(REQUIREMENT.match, text.splitlines()) if found}


@pytest.mark.parametrize("name", LOCKS)
def test_lock_files_have_versions_and_hashes_and_no_addresses(name: str) -> None:
    text = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
    lines = text.splitlines()
    assert locked(name)
    assert [
        line for line in lines if not (REQUIREMENT.match(line) or re.match(r" {4}--hash=sha256:[0-9a-f]{64}( \\)?$", line))
    ] == []


def test_lock_files_agree_and_have_every_dependency() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    play, dev, docs = locked("play"), locked("dev"), locked("docs")
    for one, other in ((play, dev), (dev, docs)):
        assert {name for name in one.keys() & other.keys() if one[name] != other[name]} == set()
    extras = project["project"]["optional-dependencies"]
    wanted = {
        "play": [*project["project"]["dependencies"], *extras["arena"], *extras["server"]],
        "dev": [*extras["envs"], *project["dependency-groups"]["dev"]],
        "docs": project["dependency-groups"]["docs"],
    }
    for lock, names in wanted.items():
        plain = {re.sub(r"[._]", "-", re.split(r"[\[<>=; ]", name)[0].lower()) for name in names} - {"saqqara"}
        assert plain - locked(lock).keys() == set()
