"""The recorded games: each still replays, reads as it read, and together they show everything that can happen."""

import json
from pathlib import Path
from typing import Any

import pytest

import saqqara

from .appearance import appearance
from .features import REQUIRED, features
from .playthrough import playthrough

FOLDER = Path(__file__).parent / "recordings"
RECORDS = sorted(FOLDER.glob("*.json"))
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def read(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text())
    return record


@each_record
def test_recorded_game_replays_to_its_result(path: Path) -> None:
    record = read(path)
    assert saqqara.replay(record).record() == record
    assert "result" in record


@each_record
def test_playthrough_reads_as_it_read(path: Path) -> None:
    """If a rule has changed on purpose: `make golden`, and read the difference."""
    assert playthrough(read(path)) == path.with_suffix(".txt").read_text()


@each_record
def test_it_looks_as_it_looked(path: Path) -> None:
    """If it looks different on purpose: `make golden`, and look at it."""
    assert appearance(read(path)) == path.with_suffix(".appearance.txt").read_text()


@pytest.mark.parametrize("name", REQUIRED)
def test_recorded_games_show_every_card_side_bonus_tie_break_and_end(name: str) -> None:
    shown: set[str] = set()
    for path in RECORDS:
        record = read(path)
        if record["game"] == name:
            shown |= features(record)
    assert REQUIRED[name] - shown == set()
