"""Options from the command line, made into a game. Seats count from 1 here; a wrong option is reported in one sentence."""

import secrets
from collections.abc import Mapping
from typing import Any

from ..games import Game, game, game_names
from ..games.description import GameDescription
from ..games.options import Option
from ..games.registry import describe
from .complaints import Failure, failure, not_one_of, told
from .files import read_text
from .parameters import placeholders
from .texts import joined, t

DEFAULT_PLAYERS = 2
RANDOM = "random"


def chosen_game(name: str | None) -> GameDescription:
    """The description of a game by its name; None: the default one."""
    if name is not None and name not in game_names():
        raise not_one_of("--game", game_names(), name)
    return describe(name or game_names()[0])


def make_game(name: str | None, given: Mapping[str, Any]) -> Game:
    """The game with the options that were given (the others are None)."""
    description = chosen_game(name)
    options = read_options(description, {key: value for key, value in given.items() if value is not None})
    if "start" in options:
        options["start"] = read_start(options["start"], options.get("players", DEFAULT_PLAYERS))
    try:
        return game(description.name, **options)
    except ValueError as error:
        raise Failure(told(error)) from None


def read_options(description: GameDescription, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options as the game takes them. An option that it does not have stays as it is: the game refuses it."""
    own = {option.name: option for option in description.options}
    return {
        name: read_option(description, own[name], value) if name in own and isinstance(value, str) else value
        for name, value in given.items()
    }


def read_option(description: GameDescription, option: Option, text: str) -> Any:
    """The value of one option. Failure, with its name, if it is wrong."""
    try:
        return description.read_option(option.name, text, read_text)
    except Failure as error:
        allowed = joined([*option.choices, placeholders("FILE")])
        raise failure("complaint-value-or-file", option=f"--{option.name}", allowed=allowed, why=error) from None
    except ValueError as error:
        raise Failure(f"--{option.name} {text}: {told(error)}") from None


def read_start(text: str, players: int) -> int | str:
    """The seat of the first player, or `random`."""
    if text == RANDOM:
        return RANDOM
    if not text.isdecimal() or not 1 <= int(text) <= players:
        raise failure("complaint-start", players=players, value=repr(text))
    return int(text) - 1


DEFAULT_BOT = "level:5"
"""The bot of a seat without a bot name: the middle level."""


def read_bots(text: str | None, players: int) -> dict[int, str]:
    """The bots of some seats, from a text such as `2,3` or `2=greedy,3=level:2`."""
    if text is None:
        return {}
    found: dict[int, str] = {}
    for word in text.split(","):
        seat, named, name = (part.strip() for part in word.partition("="))
        if not seat.isdecimal() or not 1 <= int(seat[:9]) <= players or (named and not name):
            raise failure("complaint-bots", players=players, value=repr(text))
        found[int(seat) - 1] = name or DEFAULT_BOT
        check_bot(found[int(seat) - 1])
    return found


def write_bots(bots: Mapping[int, str]) -> list[int | str]:
    """The bots as `read_bots` reads them, word by word, for a saved game."""
    return [seat + 1 if bots[seat] == DEFAULT_BOT else f"{seat + 1}={bots[seat]}" for seat in sorted(bots)]


def check_bot(name: str) -> None:
    """Failure if there is no such bot."""
    from ..bots import bot

    try:
        bot(name)
    except ValueError as error:
        raise Failure(f"--bots: {told(error)}") from None


def check_jobs(jobs: int | None) -> None:
    """Failure if the number of jobs is below 1."""
    if jobs is not None and jobs < 1:
        raise failure("complaint-at-least", option="--jobs", least=1)


def drawn_seed() -> int:
    """A random seed, short enough to type."""
    return secrets.randbits(40)


def option_text(name: str, value: object) -> str:
    """An option's value, as on the command line."""
    if name == "start" and isinstance(value, int):
        return str(value + 1)
    if isinstance(value, bool):
        return t("cli-yes") if value else t("cli-no")
    return str(value) if "\n" not in str(value) else t("cli-from-file")


def options_text(options: Mapping[str, object]) -> str:
    """Options with their values, by the names that they have on the command line."""
    return joined([f"{name} {option_text(name, value)}" for name, value in options.items()])
