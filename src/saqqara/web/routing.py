"""Routes without a transport: an operation takes a context and its parameters, and returns what is sent.

`http.py` makes routes of Litestar from them, `browser/table.py` answers them in a browser's worker. Parameters are found by
their names: those in the path, `data` (the body), and all others (the query). Their types are those of msgspec.
"""

import inspect
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Literal, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from .live_table import LiveTable

T = TypeVar("T")
BODY = "data"
Operation = Callable[..., Awaitable[Any]]
Method = Literal["GET", "POST", "PUT", "DELETE"]


class Answer(Struct, Generic[T], frozen=True):
    """What is sent, if a table has changed: the transport sends it, and broadcasts the table afterwards."""

    content: T
    changed: LiveTable


class Parameter(NamedTuple):
    """A parameter of an operation."""

    name: str
    kind: Literal["path", "query", "body"]
    type: Any
    default: Any
    """`inspect.Parameter.empty` if it is required."""


@dataclass(frozen=True)
class Route:
    """An operation, and the requests that it answers."""

    method: Method
    path: str
    """Below `/api`; parameters in braces."""
    summary: str
    problems: tuple[int, ...]
    """The problems beside those that every route has."""
    status: int
    operation: Operation
    thinks: bool = False
    """Does it take long to answer? Then it stops when the client is gone; so it must change nothing."""

    @cached_property
    def parameters(self) -> list[Parameter]:
        """The parameters after the context."""
        hints = get_type_hints(self.operation, include_extras=True)
        _, *own = inspect.signature(self.operation).parameters.values()
        return [Parameter(each.name, self._kind(each.name), hints[each.name], each.default) for each in own]

    def _kind(self, name: str) -> Literal["path", "query", "body"]:
        if f"{{{name}}}" in self.path:
            return "path"
        return "body" if name == BODY else "query"

    @cached_property
    def result(self) -> Any:
        """The type of what is sent."""
        found = get_type_hints(self.operation, include_extras=True)["return"]
        return get_args(found)[0] if get_origin(found) is Answer else found

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """Matches paths below `/api`."""
        return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", self.path))


def route(
    method: Method, path: str, summary: str, *problems: int, status: int = 200, thinks: bool = False
) -> Callable[[Operation], Route]:
    """Make a route of an operation."""
    return lambda operation: Route(method, path, summary, problems, status, operation, thinks)
