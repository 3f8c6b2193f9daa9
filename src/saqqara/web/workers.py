"""Threads for work that takes long: jobs of a higher priority first, and a fair share for each person.

A thread that runs Python holds the interpreter's lock for up to a millisecond at a time while the event loop waits. So there is
one thread for such work (loading tables, playing records), and several for bots, whose machine code releases the lock. Those
let everybody else have the cores first (`NICE`): they would keep them for long.
"""

import asyncio
import contextlib
import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeVar

from ..table.refusal import Refused

T = TypeVar("T")
NICE = 5
"""How far threads that think stand back behind the event loop, quick moves and other programs."""
RETRY_AFTER = 5
"""Seconds after which somebody who was told that the server is busy may try again."""


class Runs(Protocol):
    """Calls functions that take milliseconds: in threads on a server, at once in a browser's worker."""

    async def run(self, priority: int, person: str, function: Callable[[], T]) -> T:
        """The result of a function."""


class Busy(Refused):
    """There is too much to do: the job was not begun."""

    def __init__(self) -> None:
        super().__init__("unavailable", "error-busy", "the server is busy; try again in a moment", seconds=RETRY_AFTER)


class Job(NamedTuple):
    """A function to be called in a thread, and the future of its result."""

    run: Callable[[], Any]
    done: asyncio.Future[Any]
    on_begin: Callable[[], None]
    """Called by the event loop when a thread begins."""


class FairQueue:
    """Jobs that wait: each network's next job in turn, and of a network each person's."""

    def __init__(self, network: Callable[[str], str]) -> None:
        self.network = network
        """From where a person asks."""
        self.waiting: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()
        """By network and person, whose turn is next first."""

    def __len__(self) -> int:
        jobs = (job for people in self.waiting.values() for own in people.values() for job in own)
        return sum(not job.done.done() for job in jobs)

    def put(self, person: str, job: Job) -> None:
        """Add a job at the end of a person's own."""
        self.waiting.setdefault(self.network(person), OrderedDict()).setdefault(person, deque()).append(job)

    def take(self) -> Job | None:
        """The next job of the person whose turn it is; None if nobody waits. Jobs that were given up are dropped."""
        while self.waiting:
            network, people = self.waiting.popitem(last=False)
            person, own = people.popitem(last=False)
            job = own.popleft()
            if own:
                people[person] = own  # at the end: the others come first
            if people:
                self.waiting[network] = people
            if not job.done.done():
                return job
        return None


def step_back() -> None:
    """Let other threads and programs have the cores first. Only Linux can do that for a single thread."""
    if sys.platform == "linux":
        own = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, own, os.getpriority(os.PRIO_PROCESS, own) + NICE)


class Threads:
    """Some threads of equal rank."""

    def __init__(self, name: str, number: int, begin: Callable[[], None] = lambda: None) -> None:
        self.free = number
        """How many have nothing to do."""
        self.pool = ThreadPoolExecutor(max(number, 1), name, begin)


class Workers:
    """Some threads, and the jobs that wait for them. Only the event loop calls the methods."""

    def __init__(
        self,
        name: str,
        threads: int,
        priorities: int,
        reserved: int = 0,
        on_waiting: Callable[[int, int], None] = lambda _priority, _waiting: None,
        network: Callable[[str], str] = lambda person: person,
    ) -> None:
        self.threads = Threads(name, threads, step_back if reserved else lambda: None)
        """For jobs of any priority."""
        self.reserved = Threads(f"{name}-quick", reserved)
        """For jobs of priority 0 alone."""
        self.queues = [FairQueue(network) for _ in range(priorities)]
        self.on_waiting = on_waiting
        """Called with a priority and how many jobs of it wait, when that has changed."""
        self.closed = False

    async def run(
        self, priority: int, person: str, function: Callable[[], T], on_begin: Callable[[], None] = lambda: None
    ) -> T:
        """Call a function in a thread, as soon as it is this person's turn. It is dropped if the caller is cancelled before.

        Busy if the server shuts down before it has begun.
        """
        if self.closed:
            raise Busy
        job = Job(function, asyncio.get_running_loop().create_future(), on_begin)
        self.queues[priority].put(person, job)
        self._start_jobs()
        self._count(priority)
        result: T = await job.done
        return result

    async def run_soon(self, priority: int, person: str, seconds: float, function: Callable[[], T]) -> T:
        """The same, but Busy if it has not begun after so many seconds."""
        begun = asyncio.Event()
        task = asyncio.create_task(self.run(priority, person, function, on_begin=begun.set))
        task.add_done_callback(lambda _: begun.set())  # refused: it will never begin
        try:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(begun.wait(), seconds)
            if not begun.is_set():
                raise Busy
            return await task
        finally:
            task.cancel()

    def close(self) -> None:
        """Begin no further job. Those that wait are refused."""
        self.closed = True
        for queue in self.queues:
            while (job := queue.take()) is not None:
                job.done.set_exception(Busy())
        for threads in (self.threads, self.reserved):
            threads.pool.shutdown(wait=False, cancel_futures=True)

    def _start_jobs(self) -> None:
        """Begin the jobs for which there are threads, the highest priority first."""
        for priority, queue in enumerate(self.queues):
            while (threads := self._free_threads(priority)) is not None and (job := queue.take()) is not None:
                threads.free -= 1
                job.on_begin()
                task = asyncio.get_running_loop().run_in_executor(threads.pool, job.run)
                task.add_done_callback(partial(self._ended, threads, job))

    def _free_threads(self, priority: int) -> Threads | None:
        """Threads of which one is free for a job. Quick ones are not put back by others: they come first for priority 0."""
        if priority == 0 and self.reserved.free:
            return self.reserved
        return self.threads if self.threads.free else None

    def _ended(self, threads: Threads, job: Job, task: "asyncio.Future[Any]") -> None:
        """Give the caller the result, if they still wait, and begin the next job."""
        threads.free += 1
        error = None if task.cancelled() else task.exception()
        if not job.done.done():
            if task.cancelled():
                job.done.cancel()
            elif error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(task.result())
        if not self.closed:
            self._start_jobs()
        for each in range(len(self.queues)):
            self._count(each)

    def _count(self, priority: int) -> None:
        self.on_waiting(priority, len(self.queues[priority]))
