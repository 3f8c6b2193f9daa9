"""From errors to responses: every refusal is a `Problem` with a status, a message id and a text."""

import logging
from collections.abc import Sequence
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ..store.store import StorageFailed
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
}
HTTP_ERRORS = {
    400: ("error-bad-request", "the request cannot be read"),
    404: ("error-not-found", "there is nothing at this address"),
    405: ("error-method", "this address does not take that method"),
}
log = logging.getLogger("saqqara")
AnyRequest = Request[Any, Any, Any]


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


def respond(request: AnyRequest, problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    """A problem as a response."""
    request.app.state.metrics.refused.labels(problem.error).inc()
    return Response(problem, status_code=problem.status, media_type="application/json", headers=headers or {})


def handle_refused(request: AnyRequest, error: Refused) -> Response[Problem]:
    """A command or request that was refused with a reason."""
    retry = {"retry-after": str(error.details["seconds"])} if "seconds" in error.details else None
    return respond(request, problem_of(error), retry)


def handle_problem(request: AnyRequest, error: OutOfDate | StorageFailed) -> Response[Problem]:
    """A command for an old version, or a database that failed."""
    return respond(request, problem_of(error))


def handle_http_error(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: requests that cannot be read, unknown addresses."""
    status = error.status_code
    default = ("error-bad-request" if status < 500 else "error-ours", "the request cannot be answered")
    name, text = HTTP_ERRORS.get(status, default)
    if isinstance(error, ValidationException):
        text = validation_text(error.extra) or text
    return respond(request, Problem(status, name, text), dict(error.headers or {}))


def handle_recursion(request: AnyRequest, _error: RecursionError) -> Response[Problem]:
    """JSON that is nested too deeply."""
    return respond(request, Problem(400, *HTTP_ERRORS[400]))


def handle_unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A bug: it is logged, and its text is not sent."""
    log.error("unexpected", exc_info=error)
    return respond(request, Problem(500, "error-ours", "something went wrong on our side; nothing was changed"))


def validation_text(extra: object) -> str:
    """Which parts of a request are wrong, and why."""
    found = extra if isinstance(extra, Sequence) and not isinstance(extra, str) else []
    parts = [f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in found if isinstance(each, dict)]
    return "; ".join(parts)[:300]


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: handle_refused,
    OutOfDate: handle_problem,
    StorageFailed: handle_problem,
    HTTPException: handle_http_error,
    RecursionError: handle_recursion,
    Exception: handle_unexpected,
}
