"""The prepared games of the lessons: each can be played to its end as the lesson has it, and the page has its texts.

A lesson is data of the page, `client/src/games/<game>/lessons/<id>.json`. The rules that it must keep are here, in Python.
"""

import json
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

import saqqara

ROOT = Path(__file__).parents[1]
LESSONS = sorted((ROOT / "client/src/games").glob("*/lessons/*.json"))
LEARNER, OTHER = 0, 1


def name(path: Path) -> str:
    """The game and the id: `nim-first`."""
    return f"{path.parent.parent.name}-{path.stem}"


def fits(move: str, patterns: list[str]) -> bool:
    """Is a move one of these? A star stands for any end, as on the page."""
    return any(fnmatchcase(move, pattern) for pattern in patterns)


def reply(state: saqqara.State, replies: list[str]) -> None:
    """Play what the lesson has prepared for the other player."""
    while not state.over and state.mover == OTHER and replies:
        state.play(replies.pop(0))


@pytest.mark.parametrize("path", LESSONS, ids=name)
def test_the_prepared_game_leads_through_every_step(path: Path) -> None:
    lesson = json.loads(path.read_text())
    assert lesson["id"] == path.stem
    record, game = lesson["record"], path.parent.parent.name
    assert record["game"] == game
    assert record["options"]["players"] == 2
    state = saqqara.replay(record, lesson["ply"])
    for step in lesson["steps"]:
        assert state.mover == LEARNER or not step.get("acts"), f"{step['id']}: it is not the learner's turn"
        for act in step.get("acts", []):
            wanted = [move for move in state.moves() if fits(move, act["moves"])]
            assert wanted, f"{step['id']}: none of {act['moves']} is legal"
            assert len(wanted) < len(state.moves()) or len(wanted) == 1 or act["moves"][0].endswith("*"), step["id"]
            state.play(wanted[0])
        replies = list(step.get("replies", []))
        reply(state, replies)
        assert not replies, f"{step['id']}: {replies} are not asked"
    assert not state.over
    assert state.record()["moves"] == record["moves"]
    assert state.view() == saqqara.replay(record).view()


@pytest.mark.parametrize("path", LESSONS, ids=name)
def test_every_step_has_its_words(path: Path) -> None:
    lesson = json.loads(path.read_text())
    texts = "".join(file.read_text() for file in sorted((ROOT / "locales/en").glob("lessons*.ftl")))
    ids = {line.split(" =")[0] for line in texts.splitlines() if " =" in line and not line.startswith((" ", "#"))}
    head = f"lesson-{name(path)}"
    wanted = {head}
    for step in lesson["steps"]:
        parts = ("title", "text", "topic", *(("do", "other") if step.get("acts") else ()))
        wanted |= {f"{head}-{step['id']}-{part}" for part in parts}
    assert wanted <= ids, sorted(wanted - ids)
    unused = {each for each in ids if each.startswith(f"{head}-")} - wanted
    assert not unused, f"no step says {sorted(unused)}"


def test_both_games_have_a_first_game() -> None:
    assert {path.parent.parent.name for path in LESSONS if path.stem == "first"} == {"anubixx", "imhotep"}
