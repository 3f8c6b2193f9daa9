"""Parsing of what a player types: a move by number, by notation or by the beginnings of its words, or a command."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .texts import t

COMMANDS = ("undo", "redo", "save", "board", "words", "moves", "hint", "log", "score", "help", "quit")
"""What each does stands under `cli-help-<command>`."""
OTHER_NAMES = {"?": "help", "h": "help", "exit": "quit", "q": "quit"}
LISTED = 6
"""The most candidates that are listed for an ambiguous input."""


class Unclear(Exception):
    """The input is neither a move nor a command, or it is ambiguous. The text says which."""


class Command(NamedTuple):
    """A command with its argument."""

    name: str
    argument: str


def understand(typed: str, legal: Sequence[str], notation: Iterable[str]) -> str | Command:
    """The move or command that was typed. A move in full notation may be illegal: playing it says why."""
    words = typed.lower().split()
    said = " ".join(words)
    if said.isdecimal():
        return by_number(said, legal)
    name = OTHER_NAMES.get(words[0], words[0])
    if said in legal:
        return said
    if name in COMMANDS:
        return Command(name, typed.strip()[len(words[0]) :].strip())
    if said in notation:
        return said
    commands = [command for command in COMMANDS if len(words) == 1 and command.startswith(name)]
    found = [*matching(words, legal), *commands] or matching(words, notation)
    if len(found) == 1:
        return Command(found[0], "") if found[0] in commands else found[0]
    raise Unclear(ambiguous(said, found) if found else unknown(said, legal))


def by_number(digits: str, legal: Sequence[str]) -> str:
    """The move with this number in the list."""
    if len(digits) > 4 or not 1 <= int(digits) <= len(legal):
        raise Unclear(t("cli-no-such-move", number=digits[:10], moves=len(legal)))
    return legal[int(digits) - 1]


def matching(words: Sequence[str], moves: Iterable[str]) -> list[str]:
    """The moves whose words begin with these."""
    return [move for move in moves if begins(move.split(), words)]


def begins(full: Sequence[str], words: Sequence[str]) -> bool:
    """Does each word begin the one at its place?"""
    return len(words) <= len(full) and all(one.startswith(other) for one, other in zip(full, words, strict=False))


def ambiguous(said: str, found: Sequence[str]) -> str:
    """The message for an ambiguous input."""
    more = len(found) > LISTED
    return t("cli-ambiguous-more" if more else "cli-ambiguous", said=repr(said), found=", ".join(found[:LISTED]))


def unknown(said: str, legal: Sequence[str]) -> str:
    """The message for an input that matches nothing."""
    return t("cli-unclear", said=repr(said[:40]), move=repr(legal[0]))
