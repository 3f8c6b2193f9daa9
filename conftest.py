"""Every test runs with the third game beside the others: what works for all games works for it."""

import os
from pathlib import Path

from tests.needs import pytest_terminal_summary  # noqa: F401 - a hook: what was skipped, and how to get it

ROOT = Path(__file__).parent
GAMES = ("tests.third_game.scarabs", "tests.third_game.royal_scarabs")

os.environ["SAQQARA_GAMES"] = ",".join(filter(None, [*GAMES, *set(os.environ.get("SAQQARA_GAMES", "").split(",")) - {*GAMES}]))
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
