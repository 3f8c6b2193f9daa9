"""`docs/adding-a-game.md` is true: its files are the third game's, and its commands print what it says."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .page import GAMES, commands, files

FOLDERS = ("scarabs", "royal_scarabs")


def test_the_page_shows_every_file_of_the_game_as_it_is() -> None:
    """If a file has changed: `python -m tests.third_game.page` writes it into the page."""
    there = {
        path.relative_to(GAMES).as_posix(): path.read_text("utf-8") for name in FOLDERS for path in (GAMES / name).glob("*.py")
    }
    assert files() == there


def matches(expected: list[str], printed: str) -> bool:
    """Is this what was printed? Three dots stand for anything."""
    pattern = ".*".join(re.escape(part) for part in "\n".join(expected).split("..."))
    return re.fullmatch(pattern, printed.strip("\n"), re.DOTALL) is not None


@pytest.mark.skipif(shutil.which("bash") is None, reason="the commands on the page are written for bash: NOT run")
def test_the_commands_on_the_page_print_what_it_says(tmp_path: Path) -> None:
    for path, code in files().items():
        file = tmp_path / "my_games" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(code, "utf-8")
    (tmp_path / "my_games" / "__init__.py").touch()
    shims = tmp_path / "bin"
    shims.mkdir()
    for name, words in {"python": "", "saqqara": "-m saqqara"}.items():
        (shims / name).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n')
        (shims / name).chmod(0o755)
    source = Path(__file__).parents[2] / "src"
    environment = os.environ | {
        "PATH": f"{shims}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": f"{tmp_path}{os.pathsep}{source}",
        "SAQQARA_DATA": str(tmp_path / "data"),
        "COLUMNS": "100",
    }
    settings = ""
    for command, expected in commands():
        if command.startswith("export "):
            settings += f"{command}; "
            continue
        done = subprocess.run(
            ["bash", "-c", settings + command], env=environment, cwd=tmp_path, check=False, stdout=subprocess.PIPE, text=True
        )
        assert done.returncode == 0, command
        assert matches(expected, done.stdout), f"{command}\n{done.stdout}"
