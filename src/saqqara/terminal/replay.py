"""The command `replay`: step through a record."""

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from ..games import BadRecord, State, replay_states
from . import in_words, show
from .complaints import Failure, failure, told
from .files import read_json, write_text
from .keys import keyboard
from .play import ask
from .texts import t

KEYS = {
    "n": "next", " ": "next", "\r": "next", "\n": "next", "\x1b[C": "next", "\x1b[B": "next",
    "p": "previous", "\x7f": "previous", "\x1b[D": "previous", "\x1b[A": "previous",
    "f": "first", "\x1b[H": "first", "l": "last", "\x1b[F": "last", "q": "quit", "\x1b": "quit",
}  # fmt: skip
"""What each key does. Arrow keys are escape sequences."""
STEPS = ("next", "previous", "first", "last", "quit")


def load(name: str) -> list[State]:
    """The states of the record in a file, from the start to its end."""
    try:
        return replay_states(read_json(name))
    except BadRecord as error:
        raise Failure(f"{name}: {told(error)}") from None


class Replay:
    """The states of a game, and the one that is shown."""

    def __init__(self, states: list[State]) -> None:
        self.states = states
        self.moves: list[str] = states[-1].record()["moves"]
        self.at = self.last

    @property
    def state(self) -> State:
        """The state that is shown."""
        return self.states[self.at]

    @property
    def last(self) -> int:
        """How many moves the game has."""
        return len(self.moves)

    def go(self, number: int) -> None:
        """Show the state after so many moves, or the nearest one that there is."""
        self.at = min(max(number, 0), self.last)

    def go_to(self, number: int) -> None:
        """Show the state after so many moves. Failure if there are fewer."""
        if not 0 <= number <= self.last:
            raise failure("complaint-at", moves=self.last, value=number)
        self.at = number

    def step(self, wanted: str) -> None:
        """Take a step by its name or number. Anything else does nothing."""
        if wanted.isdecimal():
            self.go(int(wanted[:9]))
        elif wanted in STEPS:
            self.go({"next": self.at + 1, "previous": self.at - 1, "first": 0, "last": self.last}[wanted])


def check(replay: Replay) -> str:
    """One line about a record that is valid."""
    state = replay.states[-1]
    result = show.result(state) if state.over else t("cli-not-over")
    return t("cli-record-ok", game=state.game.name, players=state.game.players, moves=replay.last, result=result)


def draw(replay: Replay, path: Path) -> None:
    """Write the picture of the state that is shown."""
    write_text(path, replay.state.svg())


def show_position(console: Console, replay: Replay) -> None:
    """The board, and the move just played."""
    for part in in_words.board(replay.state):
        console.print(part, soft_wrap=True)
    console.print()
    if replay.at:
        seat = replay.states[replay.at - 1].mover
        assert seat is not None
        console.print(show.played_move(replay.state, replay.at, seat, replay.moves[replay.at - 1]))
    console.print(t("cli-after", number=replay.at, moves=replay.last), style="dim")
    if replay.state.over:
        console.print(show.scores(replay.state))
        console.print(show.result(replay.state), style="bold")


def step_through(console: Console, replay: Replay) -> None:
    """Show one position after another, by keys in a terminal, by lines from a script."""
    replay.go(0)
    with contextlib.suppress(EOFError):
        if sys.stdin.isatty() and console.is_terminal:
            with keyboard() as key:
                step_on(replay, lambda: show_screen(console, replay), lambda: read_step(console, key))
        else:
            step_on(replay, lambda: show_position(console, replay), read_line)


def step_on(replay: Replay, show_it: Callable[[], None], read: Callable[[], str]) -> None:
    """Show, ask, step, until somebody quits."""
    show_it()
    while (wanted := read()) != "quit":
        replay.step(wanted)
        show_it()


def show_screen(console: Console, replay: Replay) -> None:
    """A position on a screen of its own, with the keys."""
    console.clear()
    show_position(console, replay)
    console.print(t("cli-keys"), style="dim")


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
