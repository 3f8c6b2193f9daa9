"""The check that only a game's own folders name the game."""

import subprocess
from pathlib import Path

import pytest

from tools.check_names import findings, game_names, main


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A small repository with the games `senet` and `mehen_race`, in which nothing is wrong."""
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    for name, text in {
        "src/saqqara/games/contract.py": "class Rules: ...",
        "src/saqqara/games/senet/__init__.py": "DESCRIPTION = 'senet'",
        "src/saqqara/games/mehen_race/__init__.py": "class MehenRace: ...\n\n\nDESCRIPTION = MehenRace()",
        "src/saqqara/games/drawing/__init__.py": "not a game",
        "client/src/games/senet/Board.svelte": "<h1>Senet</h1>",
        "src/saqqara/bots/levels.py": "NAMES = ('Novice', 'Senet')  # a name, not the game",
        "src/saqqara/web/app.py": "presenet = senetta = 'sendet'; drawing = 1",
        "tests/test_senet.py": "senet",
        "docs/senet.md": "senet",
        "README.md": "Senet",
        "pyproject.toml": 'keywords = ["senet"]',
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    (tmp_path / "picture.png").write_bytes(b"\x89PNG senet")
    return tmp_path


def test_a_clean_repository(repository: Path) -> None:
    assert game_names(repository) == ["mehen_race", "senet"]
    assert list(findings(repository)) == []
    assert main(repository) == 0


@pytest.mark.parametrize(
    ("path", "text", "game"),
    [
        ("src/saqqara/bots/search.py", "if game == 'senet':", "senet"),
        ("src/saqqara/bots/search.py", "# Senet needs more", "senet"),
        ("src/saqqara/bots/search.py", "SENET_LEVELS = 5", "senet"),
        ("src/saqqara/bots/search.py", "from ..games.senet.rules import SenetRules", "senet"),
        ("src/saqqara/bots/search.py", "class FastMehenRace: ...", "mehen_race"),
        ("client/src/pages/start.ts", "import Board from '../games/mehen-race/Board'", "mehen_race"),
        ("client/src/table/Board.svelte", "{#if game === 'senet'}", "senet"),
        ("src/saqqara/games/mehen_race/rules.py", "from ..senet import DESCRIPTION", "senet"),
        ("src/saqqara/games/drivers.py", "senet = 1", "senet"),
        ("Makefile", "play --game senet", "senet"),
    ],
)
def test_a_planted_name(repository: Path, capsys: pytest.CaptureFixture[str], path: str, text: str, game: str) -> None:
    (repository / path).parent.mkdir(parents=True, exist_ok=True)
    (repository / path).write_text(f"first line\n{text}\n")
    assert [(each.path, each.line, each.game) for each in findings(repository)] == [(path, 2, game)]
    assert main(repository) == 1
    assert f"{path}:2: names {game}: {text}" in capsys.readouterr().out


def test_a_planted_file_name(repository: Path) -> None:
    (repository / "src/saqqara/bots/senet_eval.py").write_text("")
    assert [(each.path, each.line) for each in findings(repository)] == [("src/saqqara/bots/senet_eval.py", 0)]
