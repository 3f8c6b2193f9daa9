"""Requests of the page, answered by the operations of `web/routing.py` without HTTP."""

import inspect
import logging
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote

import msgspec

from ..store.interface import StorageFailed
from ..table.refusal import Refused
from ..web import games, invitations, puzzles, table_commands, tables
from ..web.body import TOO_LARGE, check_body, most_bytes
from ..web.context import Context
from ..web.live_table import LiveTable
from ..web.problems import HTTP_ERRORS, OURS, OutOfDate, problem_of
from ..web.routing import Answer, Parameter, Route
from ..web.viewer import ENCODER
from ..web.wire import Problem

ROUTES: list[Route] = [*games.ROUTES, *puzzles.ROUTES, *tables.ROUTES, *invitations.ROUTES, *table_commands.ROUTES]
log = logging.getLogger("saqqara")


class Request(NamedTuple):
    """A request of the page, with the same parts as over HTTP."""

    method: str
    path: str
    """Below `/api`, with the query."""
    body: str | None = None


class Response(NamedTuple):
    """What the page is sent."""

    status: int
    content: bytes
    """JSON."""
    changed: LiveTable | None = None
    """A table that is broadcast afterwards."""


class Unreadable(Exception):
    """A request that cannot be read, or goes nowhere."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.text)
        self.problem = problem


async def answer(context: Context, request: Request) -> Response:
    """Answer a request. Every error becomes a `Problem`."""
    try:
        route, values = read(request)
        found = await route.operation(context, **values)
    except Unreadable as error:
        return refusal(error.problem)
    except (Refused, OutOfDate, StorageFailed) as error:
        return refusal(problem_of(error))
    except RecursionError:
        return refusal(Problem(400, *HTTP_ERRORS[400]))
    except Exception:
        log.exception("unexpected")
        return refusal(OURS)
    if isinstance(found, Answer):
        return Response(route.status, ENCODER.encode(found.content), found.changed)
    return Response(route.status, ENCODER.encode(found))


def refusal(problem: Problem) -> Response:
    """A problem as a response."""
    return Response(problem.status, ENCODER.encode(problem))


def read(request: Request) -> tuple[Route, dict[str, Any]]:
    """The route of a request, and its parameters. Unreadable if there is none, or if they do not fit."""
    path, _, query = request.path.partition("?")
    found = [(route, match) for route in ROUTES if (match := route.pattern.fullmatch(path))]
    if not found:
        raise Unreadable(Problem(404, *HTTP_ERRORS[404]))
    allowed = [(route, match) for route, match in found if route.method == request.method]
    if not allowed:
        raise Unreadable(Problem(405, *HTTP_ERRORS[405]))
    route, match = allowed[0]
    given: dict[str, Callable[[Parameter], Any]] = {
        "path": lambda each: convert(each, unquote(match[each.name])),
        "query": lambda each: read_query(each, dict(parse_qsl(query))),
        "body": lambda each: read_body(each, path, (request.body or "").encode()),
    }
    return route, {each.name: given[each.kind](each) for each in route.parameters}


def convert(parameter: Parameter, text: str) -> Any:
    """A parameter of the path or the query."""
    try:
        return msgspec.convert(text, parameter.type, strict=False)
    except msgspec.ValidationError as error:
        raise Unreadable(Problem(400, HTTP_ERRORS[400][0], f"{parameter.name}: {error}"[:300])) from None


def read_query(parameter: Parameter, query: dict[str, str]) -> Any:
    """A parameter of the query, or its default."""
    if parameter.name in query:
        return convert(parameter, query[parameter.name])
    if parameter.default is inspect.Parameter.empty:
        raise Unreadable(Problem(400, HTTP_ERRORS[400][0], f"{parameter.name}: it is missing"))
    return parameter.default


def read_body(parameter: Parameter, path: str, body: bytes) -> Any:
    """The body of a request."""
    problem = TOO_LARGE if len(body) > most_bytes(f"/api{path}") else check_body(body)
    if problem is not None:
        raise Unreadable(problem)
    try:
        return msgspec.json.decode(body, type=parameter.type)
    except msgspec.MsgspecError as error:
        raise Unreadable(Problem(400, HTTP_ERRORS[400][0], str(error)[:300])) from None
