"""Options as people write them on the command line, made into a game. Seats count from 1 here; a wrong one is one sentence."""

from collections.abc import Mapping
from typing import Any

from ..games import Game, game, game_names
from ..games.compile import available
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


def default_bot() -> str:
    """The opponent of somebody who names none: the middle level, or the best one that needs no machine code."""
    return "level:3" if available() else "level:2"


def read_bots(text: str | None, players: int) -> dict[int, str]:
    """The bots of some seats, from a text such as `2,3` or `2=greedy,3=level:2`."""
    if text is None:
        return {}
    found: dict[int, str] = {}
    for word in text.split(","):
        seat, named, name = (part.strip() for part in word.partition("="))
        if not seat.isdecimal() or not 1 <= int(seat[:9]) <= players or (named and not name):
            raise Failure(f"--bots must be seats from 1 to {players} such as 2 or 1,2=greedy, not {text!r}")
        found[int(seat) - 1] = name or default_bot()
        check_bot(found[int(seat) - 1])
    return found


def write_bots(bots: Mapping[int, str]) -> list[int | str]:
    """The same as `read_bots` takes it, word by word, for a saved game."""
    return [seat + 1 if bots[seat] == default_bot() else f"{seat + 1}={bots[seat]}" for seat in sorted(bots)]


def check_bot(name: str) -> None:
    """Failure unless there is such a bot."""
    from ..bots import bot

    try:
        bot(name)
    except ValueError as error:
        raise Failure(f"--bots: {error}") from None


def check_jobs(jobs: int | None) -> None:
    """Failure if so many cannot work at a time."""
    if jobs is not None and jobs < 1:
        raise Failure(f"--jobs must be 1 or more, not {jobs}")
