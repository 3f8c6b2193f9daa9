"""Clocks: a time for the whole game with an increment, or days for each move. The current time is always a parameter."""

from collections.abc import Collection, Iterable
from copy import copy
from typing import Literal

from msgspec import Struct

DAY = 86_400.0
MOST_AWAY = 60.0
"""Seconds that somebody at most is charged who leaves and comes back before the bot has moved: bots do not take so long."""


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
        self.gone: tuple[int, float] | None = None
        """The seat whose clock was stopped without a move, and when: its person has left, and may yet be back."""
        self.moves: list[list[float]] = []
        """What each seat had left at each move, before the move brought time."""
        self.ply = 0
        """How many moves are played; negative where moves of a record are taken back."""
        self.undone: dict[int, list[float]] = {}
        """What each seat had left when it was so many moves, before some of them were taken back. Copies share it."""
        self.undoers: Collection[int] = ()
        """The seats of the person who took moves back, until it is another person's turn."""

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
        if seat is not None:
            self._take_what_undo_brought(seat)
            if self.gone is not None and self.gone[0] == seat:
                at = max(self.gone[1], at - MOST_AWAY)
            self.gone = None
        self.running, self.since = seat, at

    def _take_what_undo_brought(self, seat: int) -> None:
        """Who has taken moves back and plays on has no more than they had after so many moves before."""
        if seat not in self.undoers:
            self.undone, self.undoers = {}, ()
        elif self.ply in self.undone:
            self.left[seat] = min(self.left[seat], self.undone[self.ply][seat])

    def stop(self, at: float, moved: bool) -> None:
        """Stop the running clock. A move brings the increment."""
        mover, self.running = self.running, None
        if mover is not None:
            self.left[mover] -= max(at - self.since, 0.0)
            self.gone = (mover, at)
        if moved:
            self.gone = None
            self._count_move()
        if mover is not None and moved:
            self._bring_time(mover)

    def _count_move(self) -> None:
        self.moves.append(self.left[:])
        self.ply += 1

    def _bring_time(self, seat: int) -> None:
        days = self.rules.kind == "days"
        self.left[seat] = self.rules.seconds if days else self.left[seat] + self.rules.increment

    def undo(self, count: int, own: Collection[int], others: Iterable[int], next_seat: int | None) -> None:
        """The last moves are taken back by the person who holds their own seats. The others get back what they used since.

        It brings the person no time, and takes what the moves brought only as far as that is still there.
        """
        taken = self.moves[-count:]
        had = [*taken, self.left[:]]
        self.undone = self.undone | {self.ply - back: left for back, left in enumerate(reversed(had))}
        self.undoers = own
        for seat in own:
            self.left[seat] = min(self.left[seat], had[0][seat])
        for seat in others:
            self.left[seat] = had[0][seat]
        del self.moves[-count:]
        self.ply -= count
        self.last = next_seat
        self.gone = None

    def redo(self, seats: Iterable[int | None]) -> None:
        """Moves of these seats are played again, and bring time again. None stands for a move of a bot."""
        for seat in seats:
            self._count_move()
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
