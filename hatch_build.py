"""Hatchling's build hook: what a wheel or an sdist needs and git does not keep is built first, or the build fails.

At present that is the page (`client/`). Machine code for a platform belongs here too: as a function beside `ensure_page`
that `initialize` calls, and that may set `build_data["tag"]` and `build_data["artifacts"]`.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/saqqara/web/static/index.html"
PAGE_SOURCES = (
    "client/src",
    "client/public",
    "client/index.html",
    "client/vite.config.ts",
    "client/package-lock.json",
    "locales",
)


class BuildHook(BuildHookInterface):  # type: ignore[type-arg] # hatchling's own type parameter is for its plugins
    """Runs before each build. An editable install needs none of it: there, `make page` builds the page when it is wanted."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - hatchling's interface
        """Build what is missing or stale."""
        if version != "editable":
            ensure_page(Path(self.root))


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
