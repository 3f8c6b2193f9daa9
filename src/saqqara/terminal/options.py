"""Options as people write them on the command line, made into a game. Seats count from 1 here; a wrong one is one sentence."""

from collections.abc import Mapping
from typing import Any

from ..games import Game, game, game_names
from .files import Failure, read_text

DEFAULT_GAME = "imhotep"
DEFAULT_PLAYERS = 2
RANDOM = "random"


def make_game(name: str | None, given: Mapping[str, Any]) -> Game[Any]:
    """The game with the options that were given (the others are None)."""
    options = {key: value for key, value in given.items() if value is not None}
    if name is not None and name not in game_names():
        raise Failure(f"--game must be {' or '.join(game_names())}, not {name!r}")
    if "start" in options:
        options["start"] = read_start(options["start"], options.get("players", DEFAULT_PLAYERS))
    if "sides" in options:
        options["sides"] = options["sides"].upper()
    if "layout" in options:
        options["layout"] = read_layout(options["layout"])
    try:
        return game(name or DEFAULT_GAME, **options)
    except ValueError as error:
        named = str(error).split(" ", 1)[0] in options
        raise Failure(f"--{error}" if named else str(error)) from None


def read_start(text: str, players: int) -> int | str:
    """The seat of the first player, or `random`."""
    if text == RANDOM:
        return RANDOM
    if not text.isdecimal() or not 1 <= int(text) <= players:
        raise Failure(f"--start must be a seat from 1 to {players}, or random, not {text!r}")
    return int(text) - 1


def read_layout(name: str) -> str:
    """A layout's name as it is, or the content of a sheet file."""
    from ..games.anubixx.sheets import LAYOUTS, BadSheets, check_sheets

    if name in LAYOUTS:
        return name
    try:
        text = read_text(name)
        check_sheets(text)
    except Failure as failure:
        raise Failure(f"--layout must be {', '.join(LAYOUTS)} or a sheet file, but we {failure}") from None
    except BadSheets as error:
        raise Failure(f"{name}: {error}") from None
    return text


def read_bots(text: str | None, players: int) -> frozenset[int]:
    """The seats that are moved by chance, from a text such as `2,3`."""
    if text is None:
        return frozenset()
    seats = [word.strip() for word in text.split(",")]
    if not all(seat.isdecimal() and 1 <= int(seat) <= players for seat in seats):
        raise Failure(f"--bots must be seats from 1 to {players} such as 2 or 1,2, not {text!r}")
    return frozenset(int(seat) - 1 for seat in seats)
