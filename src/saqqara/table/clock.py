"""Clocks: a time for the whole game with an increment, or days for each move. The current time is always a parameter."""

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

    def copy(self) -> "Clock":
        """An independent copy."""
        new = copy(self)
        new.left = self.left[:]
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
        if self.running is None:
            return
        left = self.left[self.running] - max(at - self.since, 0.0)
        bonus = self.rules.increment if moved else 0.0
        self.left[self.running] = self.rules.seconds if self.rules.kind == "days" and moved else left + bonus
        self.running = None

    def add_increments(self, seat: int, moves: int) -> None:
        """Add the increment of so many moves; fewer than 0: take it away."""
        self.left[seat] += moves * self.rules.increment

    def now(self, at: float) -> list[float]:
        """The seconds that each seat has left."""
        left = self.left[:]
        if self.running is not None:
            left[self.running] -= max(at - self.since, 0.0)
        return [round(max(each, 0.0), 1) for each in left]

    def deadline(self) -> float | None:
        """When the running clock runs out."""
        return None if self.running is None else self.since + self.left[self.running]
