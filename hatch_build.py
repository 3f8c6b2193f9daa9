"""Hatchling's build hook: what a wheel or an sdist needs and git does not keep is built first.

The page (`client/`) is needed: without it the build fails. Machine code is built for the machines that the environment
variable `SAQQARA_WHEEL` names: a platform tag of `python -m saqqara.games.machine_code wheels`, cross-compiled by ziglang, or
`any` for a wheel without machine code. Without the variable it is built for this machine if there is a compiler, as it is when
a source distribution is installed.
"""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WHEEL = "SAQQARA_WHEEL"
ANY = "any"
PAGE = "src/saqqara/web/static/index.html"
PAGE_SOURCES = (
    "client/src",
    "client/public",
    "client/index.html",
    "client/vite.config.ts",
    "client/vite.python.ts",
    "client/vite.snapshot.ts",
    "client/package-lock.json",
    "locales",
)


class BuildHook(BuildHookInterface):  # type: ignore[type-arg] # hatchling's own type parameter is for its plugins
    """Runs before each build. An editable install needs none of it: there, `make` builds both when they are wanted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing or stale."""
        if version == "editable":
            return
        ensure_page(Path(self.root))
        if self.target_name == "wheel":
            self.add_machine_code(os.environ.get(WHEEL), build_data)

    def add_machine_code(self, wheel: str | None, build_data: dict[str, Any]) -> None:
        """Put libraries into the wheel, and give it the tag of the machines that they are for."""
        if wheel == ANY:
            return
        libraries = machine_code(Path(self.root), wheel)
        if libraries:
            build_data["force_include"] |= {str(file): f"saqqara/games/_native/{file.name}" for file in libraries}
            build_data["pure_python"] = False
            build_data["tag"] = f"py3-none-{wheel or this_machine()}"
        elif wheel:
            raise SystemExit(f"The machine code for {wheel} could not be built.")
        else:
            self.app.display_warning("Going on without machine code: Python plays, many times slower.")


def machine_code(root: Path, wheel: str | None) -> list[Path]:
    """Libraries and their stamps for the machines of a wheel, or for this one; none if they cannot be built."""
    folder = root / "build" / "machine-code" / (wheel or "host")
    built = run_machine_code(root, "build", "--output", str(folder), *(["--wheel", wheel] if wheel else []))
    return [file for file in sorted(folder.iterdir()) if file.suffix != ".c"] if built else []


def run_machine_code(root: Path, *arguments: str) -> bool:
    """Run `python -m saqqara.games.machine_code` on the sources. Did it work?"""
    command = [sys.executable, "-m", "saqqara.games.machine_code", *arguments]
    path = os.pathsep.join(filter(None, [str(root / "src"), os.environ.get("PYTHONPATH")]))
    plain = {name: value for name, value in os.environ.items() if name != "SAQQARA_GAMES"}  # no games from elsewhere
    return subprocess.run(command, env=plain | {"PYTHONPATH": path}, check=False).returncode == 0


def this_machine() -> str:
    """The platform tag of this machine alone."""
    return sysconfig.get_platform().replace("universal2", platform.machine()).replace("-", "_").replace(".", "_")


def ensure_page(root: Path) -> None:
    """Build the page if it is missing, or older than one of its sources."""
    if page_is_fresh(root):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise SystemExit(
            "The page is missing or older than its sources, and there is no npm to build it. "
            "Run `make page` first, or install Node.js 20 or newer."
        )
    run_machine_code(root, "wasm", "--output", str(root / "client/src/engine/modules"))  # the page works without it, too
    subprocess.run([npm, "ci", "--no-fund", "--no-audit"], cwd=root / "client", check=True)
    subprocess.run([npm, "run", "build"], cwd=root / "client", check=True)
    (root / PAGE).touch()


def page_is_fresh(root: Path) -> bool:
    """Is the page there, and no source newer?"""
    page = root / PAGE
    return page.exists() and all(file.stat().st_mtime <= page.stat().st_mtime for file in _page_sources(root))


def _page_sources(root: Path) -> list[Path]:
    found = []
    for name in PAGE_SOURCES:
        path = root / name
        found += [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return found
