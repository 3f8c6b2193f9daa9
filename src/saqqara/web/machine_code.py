"""Machine code for the bots, made ready when a server starts, so that the first opponent answers quickly.

Compiling holds the interpreter's lock for long, and then nobody is served. So a process of its own does it, where it must be
done, and leaves it in the cache: `python -m saqqara.web.machine_code`. The server only reads it from there.
"""

import gc
import logging
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from ..bots import Budget, bot
from ..bots.engine import sources_hash
from ..games import game, game_names
from ..games.compile import available, cache_directory

WATCHED = "--end-with-stdin"
log = logging.getLogger("saqqara.bots")


def warm_up(stopping: threading.Event) -> bool:
    """Have it made if it is not there, then read it. Are bots ready now? (Without Numba they are, and play without it.)"""
    if not available():
        return True
    try:
        if not in_cache():
            log.info("machine code is being made, once for this version")
            make_apart(stopping)
        if not stopping.is_set():
            load()
            gc.freeze()  # it stays for good: not to be looked through again and again
            log.info("machine code is ready")
    except Exception:  # bots then make it when they need it
        log.exception("machine code could not be made ready")
        return False
    return True


def in_cache() -> bool:
    """Is it there for every game?"""
    return len([*(cache_directory() / f"bots-{sources_hash()}").glob("*.ready")]) >= len(game_names())


def make_apart(stopping: threading.Event) -> None:
    """Let a process of its own make it, after everything else; end that one if we must end."""
    with subprocess.Popen([sys.executable, "-m", __name__, WATCHED], stdin=subprocess.PIPE) as maker:
        if hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, maker.pid, 10)
        while maker.poll() is None:
            if stopping.wait(0.1):
                maker.kill()


def load() -> None:
    """Read it from the cache, or compile."""
    for name in game_names():
        bot("search").choose(game(name).start(1), Budget(simulations=1), seed=1)


@contextmanager
def alone() -> Iterator[None]:
    """One maker at a time on a machine, where files can be locked: whoever comes later finds it in the cache."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    cache_directory().mkdir(parents=True, exist_ok=True)
    with (cache_directory() / "making.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def end_with_stdin() -> None:
    """The line from the server closes when that one ends, in whatever way."""
    sys.stdin.read()
    os._exit(1)


if __name__ == "__main__":
    if WATCHED in sys.argv:
        threading.Thread(target=end_with_stdin, daemon=True).start()
    with alone():
        load()
