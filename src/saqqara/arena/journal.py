"""The journal of a tournament: a file with the plan, then a line for every finished game. A tournament resumes from it."""

import json
import os
import time
from collections.abc import Iterable
from io import BufferedRandom
from pathlib import Path
from typing import Any, Self

from ..games.reasons import reason, reason_of
from .match import MatchResult
from .plan import Plan, read_plan

SECONDS_BETWEEN = 1.0
"""Every line is flushed at once, but `fsync` is called at most once in so many seconds."""

LARGEST = 1e9
"""No game has a figure as large as this: points, decisions or seconds."""


class BadJournal(ValueError):
    """The file is not a journal; the text says why."""


class Journal:
    """A journal that is open for writing. `begin` creates one, `resume` continues one."""

    def __init__(self, path: Path, file: BufferedRandom) -> None:
        self.path = path
        self.file = file
        self.synced = time.monotonic()

    @classmethod
    def begin(cls, path: Path, plan: Plan) -> Self:
        """A new journal. FileExistsError if there is a file already."""
        journal = cls(path, path.open("x+b"))
        journal.append(plan.as_json())
        journal.sync()
        return journal

    @classmethod
    def resume(cls, path: Path) -> tuple[Self, Plan, list[MatchResult]]:
        """An existing journal, its plan, and the finished games. An incomplete last line is dropped."""
        file = path.open("r+b")
        try:
            content = file.read()
            whole = content[: content.rfind(b"\n") + 1]
            plan, played = read_lines(whole.splitlines())
            file.truncate(len(whole))
            file.seek(len(whole))
        except BaseException:
            file.close()
            raise
        return cls(path, file), plan, played

    def write(self, played: MatchResult) -> None:
        """Write a finished game."""
        self.append(played.as_json())
        if time.monotonic() - self.synced > SECONDS_BETWEEN:
            self.sync()

    def append(self, line: dict[str, Any]) -> None:
        """Append a line."""
        self.file.write(json.dumps(line).encode() + b"\n")
        self.file.flush()

    def sync(self) -> None:
        """Wait until everything is on disk."""
        os.fsync(self.file.fileno())
        self.synced = time.monotonic()

    def close(self) -> None:
        """Wait until everything is on disk, and close the file."""
        try:
            self.sync()
        finally:
            self.file.close()


def read_lines(lines: list[bytes]) -> tuple[Plan, list[MatchResult]]:
    """The plan and the finished games. BadJournal if the lines are not valid."""
    if not lines:
        raise BadJournal(reason("reason-empty", "it is empty"))
    try:
        plan = read_plan(json.loads(lines[0]))
        games = [MatchResult(**json.loads(line)) for line in lines[1:]]
    except (TypeError, ValueError, RecursionError) as error:
        raise BadJournal(reason_of(error) or reason("reason-line", "a line is wrong")) from None
    for each in games:
        check_game(plan, each)
    return plan, once_each(games)


def check_game(plan: Plan, played: MatchResult) -> None:
    """BadJournal unless the game is one of the plan."""
    numbers = (played.number, played.deal, played.moves, *played.entries, *played.scores, *played.ranking, *played.decisions)
    if not all(type(number) is int for number in numbers) or played.number < 0:
        sentence = "game {number} is not made of whole numbers"
        raise BadJournal(reason("reason-whole-numbers", sentence, number=repr(played.number)))
    expected = plan.match(played.number)
    if (expected.deal, list(expected.entries)) != (played.deal, played.entries):
        sentence = "game {number} is not the one that the plan has under this number"
        raise BadJournal(reason("reason-another-match", sentence, number=played.number))
    if not all(len(each) == plan.seats for each in (played.scores, played.ranking, played.seconds, played.decisions)):
        sentence = "game {number} has not {seats} seats"
        raise BadJournal(reason("reason-match-seats", sentence, number=played.number, seats=plan.seats))
    if not can_be(played):
        raise BadJournal(reason("reason-line", "a line is wrong"))


def can_be(played: MatchResult) -> bool:
    """Are the figures of a game such that they can be summed up: somebody has won, and nothing is too large?"""
    places = sorted(played.ranking)
    figures = (*played.seconds, *played.scores, *played.decisions)
    return (
        places[0] == 1
        and places[-1] <= len(places)
        and all(type(each) in (int, float) and abs(each) < LARGEST for each in figures)
    )


def once_each(games: Iterable[MatchResult]) -> list[MatchResult]:
    """Every game once, by number."""
    by_number = {played.number: played for played in games}
    return [by_number[number] for number in sorted(by_number)]
