"""Clocks: real time with an increment, or days for each move. Time comes with the events; nothing here looks at a watch."""

from typing import Literal

from msgspec import Struct

DAY = 86_400.0


class ClockRules(Struct, frozen=True):
    """How much time there is. Live: seconds for the whole game, and more after each move. Days: for each move anew."""

    kind: Literal["live", "days"]
    seconds: float
    increment: float = 0.0


class Clock:
    """The time that is left."""

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self.rules = rules
        self.left = [rules.seconds] * seats
        self.running: int | None = None
        self.last: int | None = None
        """Whose clock ran last."""
        self.since = 0.0

    def start(self, seat: int | None, at: float) -> None:
        """Let a seat's clock run, or none."""
        if seat is not None and seat != self.last:
            self.last = seat
            if self.rules.kind == "days":
                self.left[seat] = self.rules.seconds
        self.running, self.since = seat, at

    def stop(self, at: float, moved: bool) -> None:
        """Take off what was used; a move brings the increment."""
        if self.running is None:
            return
        left = self.left[self.running] - max(at - self.since, 0.0)
        bonus = self.rules.increment if moved else 0.0
        self.left[self.running] = self.rules.seconds if self.rules.kind == "days" and moved else left + bonus
        self.running = None

    def reward(self, seat: int, moves: int) -> None:
        """The increment for moves that are brought back; less than none: for moves that are taken back."""
        self.left[seat] += moves * self.rules.increment

    def now(self, at: float) -> list[float]:
        """What everybody has left."""
        left = self.left[:]
        if self.running is not None:
            left[self.running] -= max(at - self.since, 0.0)
        return [round(max(each, 0.0), 1) for each in left]

    def deadline(self) -> float | None:
        """When the running clock has run down."""
        return None if self.running is None else self.since + self.left[self.running]
