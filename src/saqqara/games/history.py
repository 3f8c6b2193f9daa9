"""The moves of a game, with undo and redo: behind a table on the server and behind a game in the terminal."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, Self

from .contract import State
from .log import Log

KEPT_STATES = 8
"""States that an undo keeps."""


class PlayedMove(NamedTuple):
    """A move of the game."""

    seat: int
    move: str
    reveals: bool
    """Has chance shown something by it? Then others may not want it to be undone."""


class History:
    """The moves that were played from a start, and those that were undone. States in it never change: they are replaced."""

    __slots__ = ("earlier", "played", "start", "state", "undone")

    def __init__(self, start: State) -> None:
        self.start = start
        self.state = start
        """The state after all moves that are not undone."""
        self.played: Log[PlayedMove] = Log()
        self.undone: list[list[PlayedMove]] = []
        """What each redo would bring back, the next one last."""
        self.earlier: dict[int, State] = {}
        """States that an undo has led to and a few before them, by ply: the next undo is quick."""

    @classmethod
    def of_states(cls, states: Sequence[State]) -> Self:
        """The history of a game that went through these states (`saqqara.games.replay_states`)."""
        history = cls(states[0])
        for (_, after), move in zip(pairwise(states), states[-1].record()["moves"], strict=True):
            history.play(move, after)
        return history

    def copy(self) -> "History":
        """The same history, which can go on without changing this one."""
        new = History.__new__(History)
        new.start, new.state, new.played, new.earlier = self.start, self.state, self.played, self.earlier
        new.undone = self.undone[:]
        return new

    def play(self, move: str, after: State | None = None) -> None:
        """Play a move; what was undone is gone. IllegalMove, and nothing changed, if it is not legal.

        `after` is the state after the move, if it is known already.
        """
        self._play(move, after)
        self.undone = []

    def _play(self, move: str, after: State | None = None) -> None:
        before = self.state
        if after is None:
            after = before.copy()
            after.play(move)
        mover = before.mover
        assert mover is not None
        self.played = self.played.appended(PlayedMove(mover, move, after.reveals(before)))
        self.state = after

    def undo(self, keep: int) -> list[PlayedMove]:
        """Undo all moves after the first `keep` ones. One redo brings them back. Returns the undone moves."""
        undone = self.played[keep:]
        self.state = self._return_to(keep)
        self.undone.append(undone)
        self.played = Log(self.played[:keep])
        return undone

    def redo(self) -> list[PlayedMove]:
        """Bring back what the last undo took back. Returns these moves."""
        again = self.undone.pop()
        for played in again:
            self._play(played.move)
        return again

    def _return_to(self, ply: int) -> State:
        """The state after so many moves. It and those shortly before it are kept for the next undo."""
        self.earlier = {number: state for number, state in self.earlier.items() if number <= ply}
        known = max(self.earlier, default=0)
        state = self.earlier.get(known, self.start)
        for number, played in enumerate(self.played[known:ply], known + 1):
            state = state.copy()
            state.play(played.move)
            if number > ply - KEPT_STATES:
                self.earlier[number] = state
        return state

    def state_at(self, ply: int) -> State:
        """The state after so many moves."""
        state = self.start.copy()
        for played in self.played[:ply]:
            state.play(played.move)
        return state
