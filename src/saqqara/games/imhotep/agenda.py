"""The agenda: a small stack of what is still to be done, and for whom. The last task pushed is done first."""

from .state import Position

(
    UNLOAD_NEXT, PLACE, DISCARD, LOAD_STEP, SAIL_STEP, TEMPLE_SPACE, DRAW, DEAL, RESHUFFLE, CLOSE_ROUND, FIRST_TURN,
) = range(11)  # fmt: skip
TASK_NAMES = (
    "unload_next", "place", "discard", "load_step", "sail_step", "temple_space", "draw", "deal", "reshuffle", "close_round",
    "first_turn",
)  # fmt: skip


def push(s: Position, task: int, seat: int, detail: int) -> None:
    """Put a task on top of the agenda."""
    top = s.agenda_size
    s.agenda_task[top] = task
    s.agenda_seat[top] = seat
    s.agenda_detail[top] = detail
    s.agenda_size = top + 1
