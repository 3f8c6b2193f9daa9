"""A game as the line of states it went through: the log behind undo and redo, and behind stepping through a record."""

from typing import Any, NamedTuple

from ..games import State, replay


class Entry(NamedTuple):
    """A move that was played."""

    number: int
    seat: int
    move: str


class Timeline:
    """The states of a game from its start on, and the one we are at."""

    def __init__(self, start: State[Any]) -> None:
        self.states = [start]
        self.moves: list[str] = []
        self.at = 0

    @classmethod
    def of_record(cls, record: object) -> "Timeline":
        """The line of a record, standing at its end. BadRecord if it breaks the rules."""
        line = cls(replay(record, 0))
        assert isinstance(record, dict)
        for move in record["moves"]:
            line.play(move)
        return line

    @property
    def state(self) -> State[Any]:
        """Where we are."""
        return self.states[self.at]

    @property
    def last(self) -> int:
        """How many moves the line has."""
        return len(self.moves)

    def play(self, move: str) -> None:
        """Play a move from here; what was undone is gone. IllegalMove, and nothing changed, if it is not legal."""
        state = self.state.copy()
        state.play(move)
        del self.states[self.at + 1 :], self.moves[self.at :]
        self.states.append(state)
        self.moves.append(move)
        self.at += 1

    def go(self, number: int) -> None:
        """Stand after so many moves, or as near to it as the line goes."""
        self.at = min(max(number, 0), self.last)

    def entries(self) -> list[Entry]:
        """The moves that led here."""
        return [self.entry(number) for number in range(1, self.at + 1)]

    def entry(self, number: int) -> Entry:
        """Move number so-and-so, counted from 1."""
        seat = self.states[number - 1].mover
        assert seat is not None
        return Entry(number, seat, self.moves[number - 1])
