"""Clocks: a time for the whole game with an increment, or days for each move. The current time is always a parameter."""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Literal

from msgspec import Struct

DAY = 86_400.0


class ClockRules(Struct, frozen=True):
    """How much time there is."""

    kind: Literal["live", "days"]
    """Live: seconds for the whole game, and an increment after each move. Days: seconds for each move."""
    seconds: float
    increment: float = 0.0


class Clock:
    """The time that each seat has left."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.seconds] * seats
        self.running: int | None = None
        """The seat whose clock runs."""
        self.last: int | None = None
        """The seat whose clock ran last."""
        self.since = 0.0
        self.moves: list[list[float]] = []
        """What each seat had left at each move, before the move brought time."""

    def copy(self) -> "Clock":
        """An independent copy."""
        new = copy(self)
        new.left, new.moves = self.left[:], self.moves[:]
        return new

    def start(self, seat: int | None, at: float) -> None:
        """Start the clock of a seat; None: no clock runs."""
        if seat is not None and seat != self.last:
            self.last = seat
            if self.rules.kind == "days":
                self.left[seat] = self.rules.seconds
        self.running, self.since = seat, at

    def stop(self, at: float, moved: bool) -> None:
        """Stop the running clock. A move brings the increment."""
        mover, self.running = self.running, None
        if mover is not None:
            self.left[mover] -= max(at - self.since, 0.0)
        if moved:
            self.moves.append(self.left[:])
        if mover is not None and moved:
            self._bring_time(mover)

    def _bring_time(self, seat: int) -> None:
        days = self.rules.kind == "days"
        self.left[seat] = self.rules.seconds if days else self.left[seat] + self.rules.increment

    def undo(self, seats: Sequence[int | None], others: Iterable[int], next_seat: int | None) -> None:
        """Moves of these seats are taken back. What they brought is lost again; the others get back what they used since.

        Nobody has more than before the moves, and the seat that must decide again goes on with what it had. None stands for a
        move of a bot.
        """
        at_move = (self.moves[-len(seats) :] or [self.left])[0]
        for seat in {*seats} - {None}:
            assert seat is not None
            lost = self.rules.increment * seats.count(seat)
            self.left[seat] = at_move[seat] if self.rules.kind == "days" else self.left[seat] - lost
        for seat in others:
            self.left[seat] = at_move[seat]
        del self.moves[-len(seats) :]
        self.last = next_seat

    def redo(self, seats: Iterable[int | None]) -> None:
        """Moves of these seats are played again, and bring time again. None stands for a move of a bot."""
        for seat in seats:
            self.moves.append(self.left[:])
            if seat is not None:
                self._bring_time(seat)

    def pause(self, since: float, until: float) -> None:
        """The server was away for a while: that time is nobody's loss."""
        if self.running is not None:
            self.since += max(until - max(since, self.since), 0.0)

    def now(self, at: float) -> list[float]:
        """The seconds that each seat has left."""
        left = self.left[:]
        if self.running is not None:
            left[self.running] -= max(at - self.since, 0.0)
        return [round(max(each, 0.0), 1) for each in left]

    def deadline(self) -> float | None:
        """When the running clock runs out."""
        return None if self.running is None else self.since + self.left[self.running]
