"""Options of a game as data: their names, values and defaults, and the check of what a caller gives."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from .reasons import Reason, reason

RANDOM = "random"
"""The start player is left to chance."""
OptionValue = str | int
"""What an option can be: a text, a flag or a number."""


@dataclass(frozen=True)
class Option:
    """An option of a game: what the command line, the start form and OpenSpiel offer."""

    name: str
    kind: Literal["choice", "flag", "text"]
    default: str | bool
    help: str
    choices: tuple[str, ...] = ()
    """The values of a choice, or the well-known values of a text."""
    metavar: str = ""
    """How a value is written in the help of the command line."""
    example: str = ""
    """A value for the examples in the help of the command line."""

    def __post_init__(self) -> None:
        if not all(isinstance(each, str) for each in self.choices):
            raise ValueError(f"the choices of the option {self.name!r} must be texts, not {shorten(repr(self.choices))}")
        if self.kind == "choice" and self.default not in self.choices:
            raise ValueError(f"the default of the option {self.name!r} must be one of its choices, not {self.default!r}")

    def check(self, value: object) -> Any:
        """The value, if the option can have it. ValueError if not."""
        if self.kind == "flag":
            if not isinstance(value, bool):
                raise ValueError(true_or_false(self.name, value))
        elif self.kind == "choice":
            if value not in self.choices:
                choices = " or ".join(map(repr, self.choices))
                sentence = "{option} must be {choices}, not {value}"
                raise ValueError(
                    reason("reason-choices", sentence, option=self.name, choices=choices, value=shorten(repr(value)))
                )
        elif not isinstance(value, str):
            sentence = "{option} must be a text, not {value}"
            raise ValueError(reason("reason-text", sentence, option=self.name, value=shorten(repr(value))))
        return value

    def number(self, value: Any) -> int:
        """A flag or choice as a number, for a field of the position: 0 or 1, or the place among the choices."""
        return int(value) if self.kind == "flag" else self.choices.index(value)


def check_options(name: str, players: range, options: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of the game `name`, completed by defaults. ValueError that says which one is unknown or impossible."""
    check_known(given, ("players", *(each.name for each in options), "start"), f"option of {name}")
    seats = check_players(given.get("players", players[0]), players)
    chosen = {each.name: each.check(given.get(each.name, each.default)) for each in options}
    return {"players": seats} | chosen | {"start": check_start(given.get("start", 0), seats)}


def check_known(given: Mapping[str, Any], known: Sequence[str], what: str) -> None:
    """ValueError if there is an option that the game does not have."""
    for name in given:
        if name not in known:
            sentence = f"unknown {what} {{name}}; there are: {{known}}"
            raise ValueError(reason("reason-unknown", sentence, name=repr(shorten(str(name))), known=", ".join(known)))


def check_players(players: object, allowed: range) -> int:
    """The number of players, if the game allows it."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in allowed:
        sentence = "{option} must be {least} to {most}, not {value}"
        bounds = {"least": allowed[0], "most": allowed[-1]}
        raise ValueError(reason("reason-range", sentence, option="players", **bounds, value=shorten(repr(players))))
    return players


def true_or_false(option: str, value: object) -> Reason:
    """Why a flag cannot have this value."""
    return reason("reason-flag", "{option} must be True or False, not {value}", option=option, value=shorten(repr(value)))


def check_start(start: object, players: int) -> int | str:
    """The seat of the first player, or "random"."""
    if start == RANDOM:
        return RANDOM
    if isinstance(start, bool) or not isinstance(start, int) or not 0 <= start < players:
        sentence = '{option} must be a seat from 0 to {most} or "random", not {value}'
        raise ValueError(reason("reason-start", sentence, option="start", most=players - 1, value=shorten(repr(start))))
    return start


def shorten(text: str, most: int = 60) -> str:
    """A text that fits into an error message."""
    return text if len(text) <= most else text[:most] + "…"
