"""Games with their options, as their descriptions list them."""

import itertools
from collections.abc import Iterator
from typing import Any

from ..games import Game, game
from ..games.description import GameDescription
from ..games.options import RANDOM, Option
from ..games.registry import describe


def all_games(name: str) -> list[Game]:
    """A game with every number of players and every value of its options."""
    description = describe(name)
    made = []
    for players in description.rules.players:
        for number, chosen in enumerate(combinations(description)):
            if allowed := try_game(name, {"players": players, **chosen, "start": number % players}):
                made.append(allowed)
    return made


def few_games(name: str) -> list[Game]:
    """A game with every number of players, once each, and options that differ as much as a few games can."""
    description = describe(name)
    chosen, seats = list(combinations(description)), description.rules.players
    made = []
    for number, players in enumerate(seats):
        start = (0, RANDOM, players - 1)[number % 3]
        at = number * (len(chosen) - 1) // max(1, len(seats) - 1)
        candidates = chosen[at:] + chosen[:at]
        found = (try_game(name, {"players": players, **each, "start": start}) for each in candidates)
        made += [next(each for each in found if each is not None)]
    return made


def combinations(description: GameDescription) -> Iterator[dict[str, Any]]:
    """All values of all options."""
    values = [values_of(description, option) for option in description.options]
    for chosen in itertools.product(*values):
        yield {option.name: value for option, value in zip(description.options, chosen, strict=True)}


def values_of(description: GameDescription, option: Option) -> tuple[Any, ...]:
    """The values of an option, as far as the description lists them."""
    if option.kind == "flag":
        return (False, True)
    listed = description.all_variants() if option.name == description.varied_option else option.choices
    return listed or (option.default,)


def try_game(name: str, options: dict[str, Any]) -> Game | None:
    """The game with these options; None if they exclude each other."""
    try:
        return game(name, **options)
    except ValueError:
        return None
