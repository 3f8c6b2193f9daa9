"""The wheel: it has the page, its users get types, and it is never made without what it needs."""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from mypy import api as mypy

from hatch_build import PAGE_SOURCES
from tests import needs

ROOT = Path(__file__).parents[2]
PAGE = "src/saqqara/web/static/index.html"
USER = """\
import saqqara

state = saqqara.game("imhotep", players=3).start(seed=7)
reveal_type(state.moves())
state.play(7)
"""
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "static")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a wheel is built from, with a page of one line."""
    target = tmp_path / "checkout"
    for name in ("src", "client", "locales"):
        shutil.copytree(ROOT / name, target / name, ignore=NOT_COPIED)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, target / name)
    (target / PAGE).parent.mkdir()
    (target / PAGE).write_text("<title>Saqqara</title>")
    return target


def build(checkout: Path, *options: str, path: str | None = None) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PATH": os.environ["PATH"] if path is None else path}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(checkout / "dist"), *options]
    return subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)


def wheel(checkout: Path) -> Path:
    done = build(checkout, path="")
    assert done.returncode == 0, done.stderr
    (found,) = (checkout / "dist").glob("*.whl")
    return found


def test_a_wheel_has_its_page_and_its_data(checkout: Path) -> None:
    names = set(zipfile.ZipFile(wheel(checkout)).namelist())
    assert {"saqqara/web/static/index.html", "saqqara/py.typed", "saqqara/games/anubixx/sheets/classic.toml"} <= names
    assert not {name.split("/")[0] for name in names} & {"tests", "tools", "client"}


def test_an_installed_wheel_gives_its_users_types(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    venv.create(tmp_path / "venv", with_pip=False)
    python = tmp_path / "venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    install = ["install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel(checkout))]
    subprocess.run([sys.executable, "-m", "pip", "--python", str(python), *install], check=True)
    (tmp_path / "user.py").write_text(USER)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MYPYPATH", raising=False)
    own = ["--config-file", os.devnull, "--cache-dir", str(tmp_path / "cache")]
    said, _, _ = mypy.run(["--strict", "--python-executable", str(python), *own, "user.py"])
    assert 'Revealed type is "list[str]"' in said.replace("builtins.", "")
    assert 'Argument 1 to "play" of "State" has incompatible type "int"; expected "str"' in said


def test_without_page_and_npm_the_build_fails_and_says_what_to_do(checkout: Path) -> None:
    (checkout / PAGE).unlink()
    done = build(checkout, path="")
    assert done.returncode != 0
    assert "Run `make page` first, or install Node.js" in done.stderr
    assert not list(checkout.glob("dist/*.whl"))


@pytest.mark.skipif(sys.platform == "win32", reason=needs.reason("Linux"))
@pytest.mark.parametrize("stale", [True, False])
def test_a_page_is_built_if_a_source_is_newer(checkout: Path, tmp_path: Path, stale: bool) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    npm = tools / "npm"
    npm.write_text(f'#!/bin/sh\n[ "$1" = ci ] || echo built > "{checkout / PAGE}"\n')
    npm.chmod(0o755)
    newer = (checkout / PAGE).stat().st_mtime + (10 if stale else 0)
    os.utime(checkout / "client/index.html", (newer, newer))
    done = build(checkout, path=f"{tools}{os.pathsep}/bin")
    assert done.returncode == 0, done.stderr
    assert ((checkout / PAGE).read_text() == "built\n") is stale


def test_the_makefile_builds_the_page_from_the_same_sources() -> None:
    (line,) = [line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("PAGE :=")]
    assert {name for name in line.split() if name.startswith(("client/", "locales"))} == set(PAGE_SOURCES) - {
        "client/package-lock.json"
    }
