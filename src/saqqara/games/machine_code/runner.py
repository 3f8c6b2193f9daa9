"""Runs drivers for a game: as machine code where there is a library that fits, else by the interpreter, with equal results."""

import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cached_property
from typing import Any, TypeVar

from ..description import GameDescription
from ..drivers import bind
from ..fields import Flat
from ..memory import Memory
from ..registry import describe
from .entries import game_functions, game_sizes
from .layout import Layout, allocate, memory_layout, position_layout
from .library import NoLibrary, load

M = TypeVar("M", bound=Memory)
log = logging.getLogger("saqqara.machine_code")


class Runner(ABC):
    """Runs drivers for one game."""

    native: bool
    """Is it machine code?"""
    most_nodes = 1_000_000
    """The most nodes of a search tree: 72 bytes each, so 72 MB. Three seconds of search seldom need more."""
    parallel = True
    """Can several threads run its functions?"""

    def __init__(self, description: GameDescription) -> None:
        self.description = description
        self._layouts: dict[type[Memory], Layout] = {}

    @abstractmethod
    def function(self, driver: Callable[..., Any]) -> Callable[..., Any]:
        """A driver, to be called with a memory and plain numbers."""

    @abstractmethod
    def allocate(self, memory: type[M], **lengths: int) -> M:
        """Working memory, all zero; `lengths` gives the first size of each array that has none of its own."""

    @cached_property
    def _position(self) -> Layout:
        return position_layout(self.description.rules.position)

    def _allocate(self, memory: type[M], new_position: type[Flat] | None, lengths: dict[str, int]) -> M:
        if memory not in self._layouts:
            self._layouts[memory] = memory_layout(memory, game_sizes(self.description), self._position)
        return allocate(memory, self._layouts[memory], self._position, new_position, lengths)


class Interpreter(Runner):
    """Plain Python."""

    native = False

    def function(self, driver: Callable[..., Any]) -> Callable[..., Any]:
        """The driver bound to the game's functions."""
        return bind(driver, game_functions(self.description))

    def allocate(self, memory: type[M], **lengths: int) -> M:
        """Memory in which positions are Python objects."""
        return self._allocate(memory, self.description.rules.position, lengths)


class MachineCode(Runner):
    """A library. A call of one of its functions lets other threads run."""

    native = True

    def __init__(self, description: GameDescription) -> None:
        super().__init__(description)
        self._library = load(description)
        self._functions: dict[str, Callable[..., Any]] = {}

    def function(self, driver: Callable[..., Any]) -> Callable[..., Any]:
        """The entry of the driver's name."""
        if driver.__name__ not in self._functions:
            self._functions[driver.__name__] = self._entry(driver)
        return self._functions[driver.__name__]

    def _entry(self, driver: Callable[..., Any]) -> Callable[..., Any]:
        import ctypes

        plain: dict[Any, Any] = {int: ctypes.c_longlong, float: ctypes.c_double, bool: ctypes.c_bool, None: None}
        hints = dict(driver.__annotations__)
        entry = self._library[driver.__name__]
        entry.restype = plain[hints.pop("return")]
        entry.argtypes = [ctypes.c_void_p, *(plain[each] for each in list(hints.values())[1:])]

        def call(memory: Memory, *numbers: float) -> Any:
            return entry(memory.address, *numbers)

        return call

    def allocate(self, memory: type[M], **lengths: int) -> M:
        """Memory in which positions are bytes."""
        return self._allocate(memory, None, lengths)


_runners: dict[tuple[str, bool], Runner] = {}
_lock = threading.Lock()


def runner(name: str) -> Runner:
    """The fastest runner there is for a game. Says once, in a sentence, if that is the interpreter."""
    with _lock:
        if (name, True) not in _runners:
            _runners[name, True] = _fastest(describe(name))
        return _runners[name, True]


def interpreter(name: str) -> Runner:
    """The interpreter, for a game."""
    with _lock:
        if (name, False) not in _runners:
            _runners[name, False] = Interpreter(describe(name))
        return _runners[name, False]


def use(name: str, chosen: Runner) -> None:
    """Use this runner for a game from now on: in a browser, where machine code is WebAssembly."""
    with _lock:
        _runners[name, True] = chosen


def _fastest(description: GameDescription) -> Runner:
    try:
        return MachineCode(description)
    except NoLibrary as error:
        log.warning("%s is played by Python, many times slower, since there is no machine code: %s", description.title, error)
        return Interpreter(description)
