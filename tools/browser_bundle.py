"""Packs our Python for browsers: what a worker imports, and msgspec built for Pyodide, as one file; and the list of games.

`python -m tools.browser_bundle MSGSPEC OUTPUT`: MSGSPEC is a folder where pip has put msgspec's wheel for Pyodide, OUTPUT the
folder for `saqqara.zip` and `games.json`.
"""

import subprocess
import sys
import zipfile
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "src"
WHOLE = ("games", "bots", "table", "browser")
"""Packages that are packed whole: they import parts of themselves by name, and have data. Of others only what is imported."""
LEFT_OUT = {"_native", "__pycache__"}
ROOT = "import sys, saqqara.browser.files; print(*(module for module in sys.modules if module.startswith('saqqara')))"
DATE = (1980, 1, 1, 0, 0, 0)
"""The same content gives the same file."""


def modules() -> list[Path]:
    """The files of the modules that are imported from packages that are not packed whole."""
    found = subprocess.run([sys.executable, "-c", ROOT], check=True, capture_output=True, text=True, cwd=SOURCE).stdout
    names = [name.split(".") for name in found.split()]
    paths = [SOURCE.joinpath(*parts) for parts in names if not set(parts[1:2]) & set(WHOLE)]
    return [path / "__init__.py" if path.is_dir() else path.with_suffix(".py") for path in paths]


def whole() -> list[Path]:
    """All files of the packages that are packed whole."""
    files = (file for package in WHOLE for file in (SOURCE / "saqqara" / package).rglob("*") if file.is_file())
    return [file for file in files if not LEFT_OUT & set(file.parts)]


def pack(msgspec: Path, output: Path) -> None:
    """Write the file."""
    ours = {file.relative_to(SOURCE): file for file in [*modules(), *whole()]}
    theirs = {file.relative_to(msgspec): file for file in msgspec.rglob("*") if file.is_file() and file.suffix != ".pyi"}
    with zipfile.ZipFile(output, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, file in sorted((ours | theirs).items()):
            entry = zipfile.ZipInfo(name.as_posix(), DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(entry, file.read_bytes())
    print(f"{output.name}: {output.stat().st_size // 1024} KB")


def main() -> None:
    """Write both files."""
    from msgspec import json

    from saqqara.web.games import GAMES

    msgspec, output = map(Path, sys.argv[1:])
    output.mkdir(parents=True, exist_ok=True)
    pack(msgspec, output / "saqqara.zip")
    (output / "games.json").write_bytes(json.encode(GAMES))


if __name__ == "__main__":
    main()
