"""From errors to responses of Litestar."""

import logging
from collections.abc import Sequence
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ..store.interface import StorageFailed
from ..table.refusal import Refused
from .problems import HTTP_ERRORS, OURS, OutOfDate, problem_of
from .wire import Problem

log = logging.getLogger("saqqara")
AnyRequest = Request[Any, Any, Any]


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
    return respond(request, OURS)


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
