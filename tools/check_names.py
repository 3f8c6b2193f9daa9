"""Check that only a game's own folders name the game: everything else works for any game.

    python tools/check_names.py

Prints each file and line that names a game outside its folders, and ends with status 1 if there is one. The games are the
packages in `src/saqqara/games` that have a `DESCRIPTION`, and the folders in `client/src/games`. Tests, documentation,
translations and lock files may name games. So may a line that says why in a comment with the words "a name, not the game".
"""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

GAMES = (PurePosixPath("src/saqqara/games"), PurePosixPath("client/src/games"))
"""Folders with a folder for each game."""
FREE_FOLDERS = ("tests", "docs", "locales", "client/tests")
FREE_FILES = ("*.md", "*-lock.json", "requirements/*.txt", "*.test.ts")
ALLOWED = {
    "pyproject.toml": "package indexes are searched by the names of the games",
    "client/src/lib/openapi.d.ts": "generated from the server's OpenAPI document, which has the views of the games",
    "client/public/manifest.webmanifest": "the description that an app store or a home screen shows",
}
"""Single files that may name games, each with the reason."""
DESCRIPTION = re.compile(r"^DESCRIPTION\b", re.MULTILINE)
"""What makes a package a game: see `games/registry.py`."""
EXCUSE = "a name, not the game"
"""What a comment says on a line where the name of a game means something else."""


class Finding(NamedTuple):
    """A place that names a game."""

    path: str
    line: int
    """From 1; 0 for the name of the file itself."""
    game: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: names {self.game}: {self.text.strip()[:100]}"


def game_names(root: Path) -> list[str]:
    """The names of the games, from their folders."""
    packages = (root / GAMES[0]).glob("*/__init__.py")
    found = {path.parent.name for path in packages if DESCRIPTION.search(path.read_text(encoding="utf-8"))}
    found |= {path.name for path in (root / GAMES[1]).glob("*/") if path.is_dir()}
    return sorted(found)


def pattern_of(game: str) -> re.Pattern[str]:
    """Matches `the_game`, `the-game`, `TheGame` and `THE_GAME` as words of text or parts of names in code."""
    words = [re.escape(word) for word in game.split("_")]
    small, large = "[_ -]?".join(words), "[_ -]?".join(word.upper() for word in words)
    title = "[_ -]?".join(word.capitalize() for word in words)
    return re.compile(f"(?<![A-Za-z]){small}(?![a-z])|{title}(?![a-z])|(?<![A-Z]){large}(?![A-Z])")


def files(root: Path) -> list[str]:
    """The files of the repository, tracked or new."""
    command = ["git", "-C", str(root), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split("\0")
    return sorted(name for name in listed if name and (root / name).is_file())


def is_free(path: PurePosixPath) -> bool:
    """May this file name any game?"""
    folders = {str(parent) for parent in path.parents}
    return str(path) in ALLOWED or bool(folders & {*FREE_FOLDERS}) or any(path.match(pattern) for pattern in FREE_FILES)


def owner(path: PurePosixPath) -> str | None:
    """The game in whose folder a file lies."""
    for folder in GAMES:
        if folder in path.parents and len(path.parts) > len(folder.parts) + 1:
            return path.parts[len(folder.parts)]
    return None


def findings(root: Path) -> Iterator[Finding]:
    """Every place that names a game and must not."""
    patterns = {game: pattern_of(game) for game in game_names(root)}
    for name in files(root):
        path = PurePosixPath(name)
        if is_free(path):
            continue
        foreign = {game: pattern for game, pattern in patterns.items() if game != owner(path)}
        yield from (Finding(name, 0, game, name) for game, pattern in foreign.items() if pattern.search(name))
        try:
            lines = (root / name).read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:  # a picture or a font
            continue
        for number, line in enumerate(lines, 1):
            if EXCUSE not in line:
                yield from (Finding(name, number, game, line) for game, pattern in foreign.items() if pattern.search(line))


def main(root: Path) -> int:
    """Print what was found; the exit status."""
    found = list(findings(root))
    for finding in found:
        print(finding)
    if found:
        print(f"{len(found)} places outside a game's folder name the game.", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(__file__).parents[1]))
