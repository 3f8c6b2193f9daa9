"""Start of a game in the terminal: from options, from a few questions, or from a saved game."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console

from ..games.chance import seed_words
from ..games.history import History
from ..store.places import data_directory
from .complaints import Failure, failure, told
from .files import STDIN, last_unfinished, new_save
from .options import make_game, read_bots
from .play import BOTS_KEY, Session
from .questions import ask_for_a_game
from .replay import load


def new_game(console: Console, name: str | None, given: Mapping[str, Any], bots: str | None, seed: int | None) -> Session:
    """A new game. Without options, and at a terminal, the player is asked."""
    silent = name is None and bots is None and seed is None and all(value is None for value in given.values())
    if silent and sys.stdin.isatty():
        try:
            name, given, bots = ask_for_a_game(console)
        except EOFError:
            raise failure("complaint-no-game") from None
    game = make_game(name, given)
    moved = read_bots(bots, game.players)
    check_seed(seed)
    return Session(console, History(game.start(seed)), new_save(game.name), moved, seed)


def resumed_game(console: Console, file: str | None, given: Mapping[str, Any], bots: str | None, seed: int | None) -> Session:
    """A saved game: the given file, or the last one. A file outside the data directory is not changed: a new file is used."""
    for option, value in given.items():
        if value is not None:
            raise failure("complaint-not-with-resume", option=f"--{option}")
    if file == STDIN:
        raise failure("complaint-resume-file")
    check_seed(seed)
    path = last_unfinished() if file is None else Path(file)
    states = load(str(path))
    game, kept = states[-1].game, states[-1].remarks.get(BOTS_KEY)
    moved = saved_bots(kept, game.players) if bots is None else read_bots(bots, game.players)
    own = path.resolve().parent == (data_directory() / "games").resolve()
    return Session(console, History.of_states(states), path if own else new_save(game.name), moved, seed)


def saved_bots(kept: object, players: int) -> dict[int, str]:
    """The bots in a saved game; none if they are not valid."""
    if not isinstance(kept, list) or not kept:
        return {}
    try:
        return read_bots(",".join(str(word) for word in kept), players)
    except Failure:
        return {}


def check_seed(seed: int | None) -> None:
    """Failure if the seed is out of range."""
    try:
        seed_words(seed or 0)
    except ValueError as error:
        raise Failure(told(error)) from None
