"""From errors to `Problem`s: a status, a message id and a text."""

from ..store.interface import StorageFailed
from ..table.refusal import RefusalKind, Refused
from .wire import LogEntry, Problem, Snapshot

STATUS: dict[RefusalKind, int] = {
    "invalid": 422,
    "forbidden": 403,
    "not_found": 404,
    "conflict": 409,
    "out_of_date": 409,
    "finished": 410,
    "too_large": 413,
    "rate_limited": 429,
    "unavailable": 503,
    "no_room": 507,
}
HTTP_ERRORS = {
    400: ("error-bad-request", "the request cannot be read"),
    404: ("error-not-found", "there is nothing at this address"),
    405: ("error-method", "this address does not take that method"),
}
OURS = Problem(500, "error-ours", "something went wrong on our side; nothing was changed")


class OutOfDate(Exception):
    """A command for an old version, with what the client has missed."""

    def __init__(self, refused: Refused, missed: list[LogEntry], table: Snapshot) -> None:
        super().__init__(refused.text)
        self.problem = Problem(409, refused.error, refused.text, refused.details, missed, table)


def problem_of(error: Refused | OutOfDate | StorageFailed) -> Problem:
    """An error as it is sent."""
    if isinstance(error, OutOfDate):
        return error.problem
    if isinstance(error, StorageFailed):
        return Problem(503, "error-storage", "the tables cannot be reached; try again in a moment")
    return Problem(STATUS[error.kind], error.error, error.text, error.details)
