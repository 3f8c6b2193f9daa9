"""Where functions run in a browser: at once in the worker of the tables, or in another worker that thinks."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from .jobs import decode, encode

T = TypeVar("T")


class AtOnce:
    """Calls functions at once: they take milliseconds, and a worker has no other thread."""

    async def run(self, _priority: int, _person: str, function: Callable[[], T]) -> T:
        """The result of a function."""
        return function()


class Elsewhere:
    """Sends functions to workers that think. There they run one after another, by priority."""

    def __init__(self, send: Callable[[int, bytes], Awaitable[bytes]]) -> None:
        self.send = send
        """Sends a job with its priority; returns its result."""

    async def run(
        self, priority: int, _person: str, function: Callable[[], T], on_begin: Callable[[], None] = lambda: None
    ) -> T:
        """The result of a function."""
        on_begin()
        result: T = decode(await self.send(priority, encode(function)))
        return result

    async def run_soon(self, priority: int, person: str, _seconds: float, function: Callable[[], T]) -> T:
        """The same: one person's browser is never too busy."""
        return await self.run(priority, person, function)
