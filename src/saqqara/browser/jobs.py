"""Jobs on their way between workers: functions with their arguments, and their results, as bytes.

Rules are sent by the name of their game. What tells a job to stop cannot be sent: the other worker has none.
"""

import io
import pickle
from collections.abc import Callable
from threading import Event
from typing import Any

from ..games.contract import Rules
from ..games.registry import describe

NOTHING = "nothing"


class Sender(pickle.Pickler):
    """Writes jobs."""

    def persistent_id(self, obj: Any) -> tuple[str, ...] | None:
        """What is not written itself, but named."""
        if isinstance(obj, Rules):
            return ("rules", obj.name)
        return (NOTHING,) if isinstance(obj, Event) else None


class Receiver(pickle.Unpickler):
    """Reads jobs. They come from a worker of the same page, which runs the same code."""

    def persistent_load(self, pid: Any) -> Any:
        """What was named."""
        return None if pid == (NOTHING,) else describe(pid[1]).rules


def encode(content: object) -> bytes:
    """A job or its result as bytes."""
    written = io.BytesIO()
    Sender(written).dump(content)
    return written.getvalue()


def decode(content: bytes) -> Any:
    """A job or its result. Any: jobs differ."""
    return Receiver(io.BytesIO(content)).load()


def do(content: bytes) -> bytes:
    """Do a job."""
    job: Callable[[], object] = decode(content)
    return encode(job())
