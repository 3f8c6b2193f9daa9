"""The wheel: it has the page and machine code, its users get types, and it is never made without what it needs."""

import os
import shutil
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest
from mypy import api as mypy

from hatch_build import ANY, PAGE_SOURCES, WHEEL, this_machine
from saqqara.games import describe
from saqqara.games.machine_code.__main__ import NO_WASM
from saqqara.games.machine_code.build import compiler, zig
from saqqara.games.machine_code.library import CACHE, packaged_stem
from saqqara.games.machine_code.targets import HOST, WHEELS
from tests import needs
from tools.check_wheels import wheel_faults

ROOT = Path(__file__).parents[2]
OWN_GAMES = ("imhotep", "anubixx")
PAGE = "src/saqqara/web/static/index.html"
USER = """\
import saqqara

state = saqqara.game("imhotep", players=3).start(seed=7)
reveal_type(state.moves())
state.play(7)
"""
LEVEL_5 = """\
import importlib.util, time
import saqqara
from saqqara.bots import Budget, bot
from saqqara.games.machine_code.runner import runner

assert not [name for name in ("numpy", "numba", "ziglang") if importlib.util.find_spec(name)]
began = time.perf_counter()
for name in saqqara.game_names():
    bot("level:5").choose(saqqara.game(name, players=3).start(seed=7), Budget(seconds=0.2))
print(saqqara.__file__, *(runner(name).native for name in saqqara.game_names()), time.perf_counter() - began)
"""
NOT_COPIED = shutil.ignore_patterns("__pycache__", "node_modules", "static", "_native", "modules")


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


def build(checkout: Path, path: str, kind: str | None = ANY) -> subprocess.CompletedProcess[str]:
    """Build a wheel of a kind with these folders to look for programs in. None: for this machine."""
    env = os.environ | {"PATH": path}
    env.pop(WHEEL, None)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(checkout / "dist")]
    env |= {WHEEL: kind} if kind else {}
    return subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)


def wheel(checkout: Path, path: str = "", kind: str | None = ANY) -> Path:
    done = build(checkout, path, kind)
    assert done.returncode == 0, done.stderr
    (found,) = (checkout / "dist").glob("*.whl")
    return found


def installed(wheel: Path, folder: Path) -> Path:
    """The Python of a new environment that has a wheel and nothing else."""
    venv.create(folder, with_pip=False)
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    install = ["install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check", str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", "--python", str(python), *install], check=True)
    return python


def test_a_wheel_has_its_page_and_its_data(checkout: Path) -> None:
    names = set(zipfile.ZipFile(wheel(checkout)).namelist())
    assert {"saqqara/web/static/index.html", "saqqara/py.typed", "saqqara/games/anubixx/sheets/classic.toml"} <= names
    assert not {name.split("/")[0] for name in names} & {"tests", "tools", "client"}


def test_an_installed_wheel_gives_its_users_types(checkout: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = installed(wheel(checkout), tmp_path / "venv")
    (tmp_path / "user.py").write_text(USER)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MYPYPATH", raising=False)
    own = ["--config-file", os.devnull, "--cache-dir", str(tmp_path / "cache")]
    said, _, _ = mypy.run(["--strict", "--python-executable", str(python), *own, "user.py"])
    assert 'Revealed type is "list[str]"' in said.replace("builtins.", "")
    assert 'Argument 1 to "play" of "State" has incompatible type "int"; expected "str"' in said


def level_5(built: Path, folder: Path) -> tuple[list[str], list[str]]:
    """A wheel alone in an empty environment, without a compiler: is it machine code that plays, and what is said."""
    python = installed(built, folder / "venv")
    env = {"PATH": "", "HOME": str(folder), CACHE: str(folder / "cache"), "SYSTEMROOT": os.environ.get("SYSTEMROOT", "")}
    done = subprocess.run([python, "-c", LEVEL_5], cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    file, *native, took = done.stdout.split()
    assert Path(file).is_relative_to(folder)
    assert float(took) < 10  # about 0.5, shared machines apart
    return native, done.stderr.splitlines()


@pytest.mark.skipif(compiler() is None, reason=needs.reason("C compiler"))
def test_the_wheel_for_this_machine_plays_level_5_at_once(checkout: Path, tmp_path: Path) -> None:
    built = wheel(checkout, os.environ["PATH"], None)
    assert built.name.endswith(f"-py3-none-{this_machine()}.whl")
    packed = {Path(name).name for name in zipfile.ZipFile(built).namelist() if "/_native/" in name}
    stems = [packaged_stem(name) for name in OWN_GAMES]
    assert packed == {f"{stem}{end}" for stem in stems for end in (".json", HOST.suffix)}
    assert level_5(built, tmp_path) == (["True", "True"], [])


def test_a_wheel_without_machine_code_plays_and_says_once_how_to_get_it(checkout: Path, tmp_path: Path) -> None:
    built = wheel(checkout)
    assert built.name.endswith("-py3-none-any.whl")
    native, said = level_5(built, tmp_path)
    assert native == ["False", "False"]
    assert [line.split()[0] for line in said] == [describe(name).title for name in OWN_GAMES]
    assert all("`pip install ziglang` brings one" in line for line in said)


@pytest.mark.skipif(zig() is None or "SAQQARA_LONG" not in os.environ, reason=needs.reason("time and ziglang"))
@pytest.mark.parametrize("kind", WHEELS)
def test_wheels_for_other_machines(checkout: Path, kind: str) -> None:
    built = wheel(checkout, kind=kind)
    assert built.name.endswith(f"-py3-none-{kind}.whl")
    assert wheel_faults(built, kind) == []


def test_without_page_and_npm_the_build_fails_and_says_what_to_do(checkout: Path) -> None:
    (checkout / PAGE).unlink()
    done = build(checkout, "")
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
    done = build(checkout, f"{tools}{os.pathsep}/bin")
    assert done.returncode == 0, done.stderr
    assert ((checkout / PAGE).read_text() == "built\n") is stale
    modules = checkout / "client" / "src" / "engine" / "modules"
    assert (done.stderr.count(NO_WASM) == 1 if zig() is None else any(modules.glob("*.wasm"))) is stale


def test_the_makefile_builds_the_page_from_the_same_sources() -> None:
    (line,) = [line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("PAGE :=")]
    assert {name for name in line.split() if name.startswith(("client/", "locales"))} == set(PAGE_SOURCES) - {
        "client/package-lock.json"
    }
