"""The files and commands in `docs/adding-a-game.md`. `python -m tests.third_game.page` writes the files into the page anew."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
GAMES = Path(__file__).parent
FILE = re.compile(r"(\*\*`(?P<path>[\w/]+\.py)`\*\*\n\n```python\n)(?P<code>.*?)(```\n)", re.DOTALL)
CONSOLE = re.compile(r"```console\n(.*?)```\n", re.DOTALL)


def files() -> dict[str, str]:
    """The files on the page, by path."""
    return {found["path"]: found["code"] for found in FILE.finditer(PAGE.read_text("utf-8"))}


def commands() -> list[tuple[str, list[str]]]:
    """The commands on the page, in order, each with the lines of output that follow it."""
    found: list[tuple[str, list[str]]] = []
    for block in CONSOLE.findall(PAGE.read_text("utf-8")):
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append((line.removeprefix("$ "), []))
            else:
                found[-1][1].append(line)
    return found


def write() -> None:
    """Put the files as they are now into the page."""
    text = FILE.sub(lambda found: found[1] + (GAMES / found["path"]).read_text("utf-8") + found[4], PAGE.read_text("utf-8"))
    PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    write()
