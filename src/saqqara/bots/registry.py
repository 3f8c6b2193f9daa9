"""Bots by name: `bot("search:1s")`, `bot("level:3")`; and hints for people."""

import re
from collections.abc import Callable

from ..games.reasons import reason, reason_of
from .hints import hint
from .interface import Bot, Budget
from .levels import NAMES, level, level_names
from .players import GreedyBot, RandomBot
from .search import PLAIN_UCT, SearchBot, written_settings

__all__ = ["bot", "bot_names", "hint", "level_names", "register"]

DEFAULT = Budget(seconds=1.0)
AMOUNT = re.compile(r"(\d{1,20}(?:\.\d{1,20})?)(s|ms)|(\d{1,20})")
NUMBER_OF_LEVEL = re.compile(r"\d{1,2}")


SEARCHES = {"search": None, "written": written_settings, "uct": PLAIN_UCT}
"""The settings of each kind of search; None: those with which it is strongest."""
LEVELS = ("level", "usual")
"""A level as people meet it, and as it plays on a usual day."""
_registered: dict[str, Callable[[], Bot]] = {}


def register(name: str, make: Callable[[], Bot]) -> None:
    """Register a bot of your own in this process: for tournaments with one job, for analysis, for the terminal.

    ValueError if the name is taken, empty or has a comma in it.
    """
    if name in _registered or not name.strip() or "," in name:
        raise ValueError(f"a bot cannot be registered as {name[:60]!r}: the name is taken, empty or has a comma in it")
    _registered[name] = make


def bot_names() -> list[str]:
    """The names that `bot` accepts. Behind the colon of a search stands any budget; these are examples."""
    searches = [f"{kind}:{budget}" for kind in SEARCHES for budget in ("0.2s", "2000")]
    levels = [f"{kind}:1 … {kind}:{len(NAMES)}" for kind in LEVELS]
    return ["random", "greedy", *searches, *_registered, *levels, *level_names()]


def bot(spec: str) -> Bot:
    """A bot by its name, such as `random`, `greedy`, `search:1s`, `search:2000`, `written:0.1s`, `uct:0.1s`, `level:3`.

    A level's name is one too, and `usual:3` is the level without good and bad days.

    >>> bot("search:0.2s").name
    'search:0.2s'

    ValueError if there is none.
    """
    if not isinstance(spec, str):
        sentence = "a bot is named by a text, not {bot}; there are: {known}"
        raise ValueError(reason("reason-bot-text", sentence, bot=repr(spec), known=", ".join(bot_names())))
    if spec in _registered:
        return _registered[spec]()
    kind, colon, amount = spec.strip().lower().partition(":")
    makers: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
    if kind in makers and not colon:
        return makers[kind]()
    if kind in SEARCHES and (amount or not colon):
        return SearchBot(spec.strip().lower(), read_budget(spec, amount) if colon else DEFAULT, SEARCHES[kind])
    names = [name.lower() for name in level_names()]
    if kind in names and not colon:
        return level(1 + names.index(kind))
    if kind in LEVELS and NUMBER_OF_LEVEL.fullmatch(amount) and 1 <= int(amount) <= len(NAMES):
        return level(int(amount), usual=kind == "usual")
    known = ", ".join(bot_names())
    raise ValueError(reason("reason-unknown-bot", "unknown bot {bot}; there are: {known}", bot=repr(spec[:60]), known=known))


def read_budget(spec: str, amount: str) -> Budget:
    """A budget of seconds, milliseconds or simulations. ValueError if it is none of them."""
    found = AMOUNT.fullmatch(amount)
    if found is None:
        sentence = "bot {bot} has no budget such as 0.5s, 200ms or 2000 (simulations)"
        raise ValueError(reason("reason-no-budget", sentence, bot=repr(spec[:60])))
    number, unit, simulations = found.groups()
    try:
        if simulations:
            return Budget(simulations=int(simulations))
        return Budget(seconds=float(number) / (1000 if unit == "ms" else 1))
    except ValueError as error:
        raise ValueError(reason("reason-bot", "bot {bot}: {why}", bot=repr(spec[:60]), why=reason_of(error))) from None
