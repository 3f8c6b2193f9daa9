"""Collects our Python for browsers: what a worker imports, msgspec built for Pyodide, and the list of games.

`python -m tools.browser_bundle MSGSPEC OUTPUT`: MSGSPEC is a folder where pip has put msgspec's wheel for Pyodide, OUTPUT the
folder for `packages/` and `games.json`. `client/vite.snapshot.ts` imports the packages when the page is built.
"""

import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
WHOLE = ("games", "bots", "table", "browser")
"""Packages that are taken whole: they import parts of themselves by name, and have data. Of others only what is imported."""
LEFT_OUT = {"_native", "__pycache__"}
ROOT = "import sys, saqqara.browser.files; print(*(module for module in sys.modules if module.startswith('saqqara')))"


def modules() -> list[Path]:
    """The files of the modules that are imported from packages that are not taken whole."""
    found = subprocess.run([sys.executable, "-c", ROOT], check=True, capture_output=True, text=True, cwd=SOURCE).stdout
    names = [name.split(".") for name in found.split()]
    paths = [SOURCE.joinpath(*parts) for parts in names if not set(parts[1:2]) & set(WHOLE)]
    return [path / "__init__.py" if path.is_dir() else path.with_suffix(".py") for path in paths]


def whole() -> list[Path]:
    """All files of the packages that are taken whole."""
    files = (file for package in WHOLE for file in (SOURCE / "saqqara" / package).rglob("*") if file.is_file())
    return [file for file in files if not LEFT_OUT & set(file.parts)]


def collect(msgspec: Path, output: Path) -> None:
    """Copy the files."""
    ours = {file.relative_to(SOURCE): file for file in [*modules(), *whole()]}
    theirs = {file.relative_to(msgspec.parent): file for file in msgspec.rglob("*") if file.suffix in {".py", ".so"}}
    shutil.rmtree(output, ignore_errors=True)
    for name, file in (ours | theirs).items():
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, output / name)


def main() -> None:
    """Write the packages and the list of games."""
    from msgspec import json

    from saqqara.web.games import GAMES

    msgspec, output = map(Path, sys.argv[1:])
    collect(msgspec / "msgspec", output / "packages")
    (output / "games.json").write_bytes(json.encode(GAMES))


if __name__ == "__main__":
    main()
