"""Stepping through a record in the terminal."""

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from ..games import BadRecord
from . import show
from .files import Failure, read_json, write_text
from .keys import keyboard
from .play import ask
from .timeline import Timeline

KEYS = {
    "n": "next", " ": "next", "\r": "next", "\n": "next", "\x1b[C": "next", "\x1b[B": "next",
    "p": "previous", "\x7f": "previous", "\x1b[D": "previous", "\x1b[A": "previous",
    "f": "first", "\x1b[H": "first", "l": "last", "\x1b[F": "last", "q": "quit", "\x1b": "quit",
}  # fmt: skip
"""What a key does. The arrows are told apart by what terminals send for them."""
STEPS = ("next", "previous", "first", "last", "quit")
HINT = "next  previous  first  last  a number  quit"


def load(name: str) -> Timeline:
    """The line of a record in a file, standing at its end."""
    try:
        return Timeline.of_record(read_json(name))
    except BadRecord as error:
        raise Failure(f"{name}: {error}") from None


def go_to(line: Timeline, number: int) -> None:
    """Stand after so many moves, which there must be."""
    if not 0 <= number <= line.last:
        raise Failure(f"--at must be 0 to {line.last}, for the record has {line.last} moves, not {number}")
    line.go(number)


def check(line: Timeline) -> str:
    """One line about a record that holds."""
    state = line.state
    result = show.verdict(state) if state.over else "The game is not over."
    return f"ok: {state.game.name}, {state.game.players} players, {line.last} moves. {result}"


def draw(line: Timeline, path: Path) -> None:
    """Write the picture of where we are."""
    write_text(path, line.state.svg())


def show_position(console: Console, line: Timeline) -> None:
    """The board, and the move just played."""
    console.print(show.board(line.state), soft_wrap=True)
    console.print()
    if line.at:
        console.print(show.entry_text(line.state, line.entry(line.at)))
    console.print(f"after {line.at} of {line.last} moves", style="dim")
    if line.state.over:
        console.print(show.scores(line.state))
        console.print(show.verdict(line.state), style="bold")


def step_through(console: Console, line: Timeline) -> None:
    """Show one position after another, by keys in a terminal, by lines from a script."""
    line.go(0)
    with contextlib.suppress(EOFError):
        if sys.stdin.isatty() and console.is_terminal:
            with keyboard() as key:
                step_on(line, lambda: show_screen(console, line), lambda: read_step(console, key))
        else:
            step_on(line, lambda: show_position(console, line), read_line)


def step_on(line: Timeline, show_it: Callable[[], None], read: Callable[[], str]) -> None:
    """Show, ask, step, until somebody quits."""
    show_it()
    while (wanted := read()) != "quit":
        step(line, wanted)
        show_it()


def show_screen(console: Console, line: Timeline) -> None:
    """A position on a screen of its own, with what can be done."""
    console.clear()
    show_position(console, line)
    console.print(HINT, style="dim")


def step(line: Timeline, wanted: str) -> None:
    """Go where somebody wants to; stay if it cannot be understood."""
    if wanted.isdecimal():
        line.go(int(wanted[:9]))
    elif wanted in STEPS:
        line.go({"next": line.at + 1, "previous": line.at - 1, "first": 0, "last": line.last}[wanted])


def read_line() -> str:
    """A step by its word or the beginning of it; an empty line is the next one."""
    typed = ask("> ").strip().lower()
    found = [word for word in STEPS if word.startswith(typed)] if typed else ["next"]
    return found[0] if found else typed


def read_step(console: Console, key: Callable[[], str]) -> str:
    """A step by a key; digits go on until another key."""
    pressed = key()
    digits = ""
    while pressed.isdecimal():
        digits += pressed
        console.print(pressed, end="")
        pressed = key()
    return digits or KEYS.get(pressed, "")
