"""Single keys from the keyboard, without Enter. Keys that are typed ahead are not lost."""

import contextlib
import os
import select
import sys
from collections.abc import Callable, Iterator

import typer

ESCAPE = b"\x1b"
SEQUENCE_WAIT = 0.05
"""Seconds to wait for the rest of an arrow key's escape sequence."""


@contextlib.contextmanager
def keyboard() -> Iterator[Callable[[], str]]:
    """A function that waits for a key. Without termios (on Windows) it is Typer's."""
    try:
        import termios
        import tty
    except ImportError:
        yield typer.getchar
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal, termios.TCSADRAIN)
    try:
        yield lambda: read_key(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


def read_key(terminal: int) -> str:
    """One key; an arrow key is its escape sequence."""
    key = os.read(terminal, 1)
    if key == ESCAPE:
        while len(key) < 3 and select.select([terminal], [], [], SEQUENCE_WAIT)[0]:
            key += os.read(terminal, 1)
    if not key:
        raise EOFError
    return key.decode(errors="replace")
