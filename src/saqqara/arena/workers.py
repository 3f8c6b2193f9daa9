"""Work that is handed out to threads, to processes of this machine, or to the machines of a Ray cluster."""

import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from ..bots import Cancel
from ..games.reasons import reason
from .match import Match, MatchResult, play_match

Task = TypeVar("Task")
Result = TypeVar("Result")
RAY_INSTALL = reason("failure-no-ray", "--ray needs Ray: pip install 'saqqara[ray]'")


def completed(submit: Callable[[Task], "Future[Result]"], tasks: Iterable[Task], ahead: int) -> Generator[Result, None, None]:
    """Submit tasks, at most `ahead` of them at a time, and yield their results as they complete.

    Results that complete together come in the order of their tasks.
    """
    left = enumerate(tasks)
    waiting: dict[Future[Result], int] = {}

    def submit_next(number: int) -> None:
        with interrupt_blocked():
            waiting.update((submit(task), at) for at, task in islice(left, number))

    submit_next(ahead)
    while waiting:
        done, _ = wait(waiting, return_when=FIRST_COMPLETED)
        submit_next(len(done))
        for future in sorted(done, key=waiting.__getitem__):
            del waiting[future]
            yield future.result()


@contextmanager
def interrupt_blocked() -> Iterator[None]:
    """Ctrl-C waits until the end of this block. Processes that start in it never get it, not even while they start."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupt() -> None:
    """Ctrl-C is for the main process, which tells its workers when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Workers(Protocol):
    """Workers that play matches: processes of this machine, or other machines."""

    number: int

    def submit(self, match: Match) -> "Future[MatchResult | None]":
        """Hand out a match. Its result is None if it was stopped."""
        ...

    def stop(self) -> None:
        """Stop all matches, and wait for that."""
        ...


class Processes:
    """Processes of this machine. They stop by a flag that their bots look at while they think."""

    def __init__(self, number: int) -> None:
        context = get_context("spawn")
        self.number = number
        self.flag = context.Event()
        self.pool = ProcessPoolExecutor(number, context, begin_worker, (self.flag,))

    def submit(self, match: Match) -> "Future[MatchResult | None]":
        """Hand out a match."""
        return self.pool.submit(play_in_worker, match)

    def stop(self) -> None:
        """Stop all matches, and wait for that."""
        self.flag.set()
        self.pool.shutdown(wait=True, cancel_futures=True)


_flags: list[Cancel] = []
"""In a worker process: the flag that stops it."""


def begin_worker(flag: Cancel) -> None:
    """Prepare a worker process."""
    ignore_interrupt()
    _flags.append(flag)


def play_in_worker(match: Match) -> MatchResult | None:
    """Play a match until the flag is set."""
    return play_match(match, _flags[0])


class NoRay(RuntimeError):
    """Ray is not installed, or no cluster answers."""


class RayWorkers:
    """The machines of a Ray cluster: the one that `RAY_ADDRESS` names, or one on this machine. Saqqara must be installed."""

    def __init__(self, threads: int) -> None:
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise NoRay(RAY_INSTALL) from None
        self.joined = self.ray.is_initialized()
        try:
            if not self.joined:
                self.ray.init(log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, RuntimeError, ValueError) as error:
            why = " ".join(str(error).split())[:200]
            raise NoRay(reason("failure-ray", "no Ray cluster answers: {why}", why=why)) from None
        cores = self.ray.cluster_resources().get("CPU", 1)
        self.number = max(1, int(cores // threads))
        self.under_way: set[Any] = set()
        self.play = self.ray.remote(num_cpus=min(threads, cores), max_retries=3)(play_match)

    def submit(self, match: Match) -> "Future[MatchResult | None]":
        """Hand out a match."""
        reference = self.play.remote(match)
        self.under_way.add(reference)
        future: Future[MatchResult | None] = reference.future()
        future.add_done_callback(lambda _: self.under_way.discard(reference))
        return future

    def stop(self) -> None:
        """Stop what this tournament has under way. Leave the cluster, unless this process was in it before."""
        for reference in list(self.under_way):
            self.ray.cancel(reference, force=True)
        if not self.joined:
            self.ray.shutdown()
