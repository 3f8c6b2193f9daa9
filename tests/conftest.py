"""Every test runs with the third game beside the others: what works for all games works for it."""

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent
THIRD_GAME = "tests.third_game.scarabs"

os.environ["SAQQARA_GAMES"] = THIRD_GAME
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
