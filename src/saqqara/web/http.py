"""Routes of Litestar, made from our own (`routing.py`), and what they need of a request."""

import asyncio
import inspect
from functools import reduce
from operator import or_
from typing import Annotated, Any, get_args, get_origin

import litestar
from litestar import Response, delete, get, post, put
from litestar.connection import ASGIConnection
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Meta

from .context import Context
from .routing import Answer, Parameter, Route
from .wire import Problem

Request = litestar.Request[Any, Any, Any]
METHODS: dict[str, Any] = {"GET": get, "POST": post, "PUT": put, "DELETE": delete}
LIMITS = ("ge", "le", "min_length", "max_length", "pattern", "description")
PROBLEMS = {
    400: "The request cannot be read.",
    408: "It did not arrive in time.",
    403: "It is not yours to do.",
    404: "There is no such table, or it is not yours to see.",
    409: "Something else happened first; `events` and `table` say what.",
    410: "The game is finished.",
    413: "Too large.",
    422: "It cannot be: `error` says why.",
    429: "Too often.",
    503: "It could not be saved, and was not done.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems that a route can answer with, for the OpenAPI document."""
    own = (400, 403, 404, 408, 413, 429, 503, *statuses)
    return {status: ResponseSpec(Problem, generate_examples=False, description=PROBLEMS[status]) for status in own}


def context_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Context:
    """The visitor of a connection, and the services of its application."""
    state = connection.app.state
    return Context(state.hub, state.analyses, state.limiter, connection.scope["saqqara"])  # type: ignore[typeddict-item]


def handler(route: Route) -> HTTPRouteHandler:
    """A route of Litestar that answers with the result of an operation.

    A changed table is broadcast in the next step of the event loop: the response is on its way by then, but nobody waits until
    the client has read it. Who does not read could otherwise keep a move from the others while their clock runs.
    """

    async def handle(request: Request, **values: Any) -> Response[Any]:
        context = context_of(request)
        found = await route.operation(context, **values)
        if not isinstance(found, Answer):
            return Response(found, status_code=route.status)
        asyncio.get_running_loop().call_soon(context.hub.broadcast, found.changed)
        return Response(found.content, status_code=route.status)

    describe(handle, route)
    made: HTTPRouteHandler = METHODS[route.method](
        litestar_path(route),
        responses=problems(*route.problems),
        status_code=route.status,
        summary=route.summary,
        middleware=[while_there] if route.thinks else [],
    )(handle)
    return made


def while_there(app: ASGIApp) -> ASGIApp:
    """ASGI middleware for a route that thinks before it answers: not for somebody who is gone."""

    async def call(scope: Scope, receive: Receive, send: Send) -> None:
        waiting = [await receive()]  # the whole body (`Middleware`), so the next message is that the client is gone

        async def receive_body_first() -> Any:
            return waiting.pop() if waiting else await receive()

        answering = asyncio.ensure_future(app(scope, receive_body_first, send))
        gone = asyncio.ensure_future(receive())
        try:
            await asyncio.wait({answering, gone}, return_when=asyncio.FIRST_COMPLETED)
            if answering.done():
                await answering
        finally:
            answering.cancel()
            gone.cancel()

    return call


def describe(handle: Any, route: Route) -> None:
    """Give a handler the name, the documentation and the parameters of an operation, as Litestar reads them."""
    handle.__name__ = handle.__qualname__ = route.operation.__name__
    handle.__doc__ = route.operation.__doc__
    own = [inspect.Parameter("request", inspect.Parameter.KEYWORD_ONLY, annotation=Request)]
    own += [
        inspect.Parameter(each.name, inspect.Parameter.KEYWORD_ONLY, default=each.default, annotation=litestar_type(each))
        for each in route.parameters
    ]
    response: Any = Response
    handle.__signature__ = inspect.Signature(own, return_annotation=response[route.result])
    handle.__annotations__ = {each.name: each.annotation for each in own} | {"return": response[route.result]}


def litestar_path(route: Route) -> str:
    """The path with the types of its parameters."""
    path = f"/api{route.path}"
    for each in route.parameters:
        if each.kind == "path":
            path = path.replace(f"{{{each.name}}}", f"{{{each.name}:{plain(each.type).__name__}}}")
    return path


def litestar_type(parameter: Parameter) -> Any:
    """The type of a parameter, with its limits as Litestar declares them."""
    body: Any = JSONBody
    query: Any = FromQuery
    if parameter.kind == "body":
        return body[parameter.type]
    metas = limits_of(parameter.type)
    if not metas:
        return query[parameter.type]
    limits: dict[str, Any] = {name: getattr(meta, name) for meta in metas for name in LIMITS}
    given = {name: value for name, value in limits.items() if value is not None}
    if parameter.kind == "path":
        return Annotated[plain(parameter.type), PathParameter(**given)]
    if parameter.default is not inspect.Parameter.empty:
        given["required"] = False
    return Annotated[plain(parameter.type), QueryParameter(**given)]


def limits_of(annotated: Any) -> list[Meta]:
    """The limits of a type, or of the members of a union."""
    if get_origin(annotated) is Annotated:
        return [each for each in get_args(annotated)[1:] if isinstance(each, Meta)]
    return [meta for member in get_args(annotated) for meta in limits_of(member)]


def plain(annotated: Any) -> Any:
    """A type without its limits."""
    if get_origin(annotated) is Annotated:
        return get_args(annotated)[0]
    members = get_args(annotated)
    return reduce(or_, map(plain, members)) if limits_of(annotated) else annotated
