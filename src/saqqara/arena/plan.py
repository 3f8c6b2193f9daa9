"""The plan of a tournament: all games that will be played, fixed before the first one begins.

A *deal* is the chance of a game: its seed, and for a game with a varied option also the value of that option. Every deal is
played by every combination of as many entries as there are seats, once for each rotation of them over the seats, so that luck
and seat are the same for all. Game number n is the same game however many are planned, so a tournament can be prolonged.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations, permutations
from typing import Any

from ..bots import bot
from ..games import describe, game
from ..games.reasons import reason, reason_of
from .match import Match
from .simulate import check_seeds, too_few_games

FORMAT = "saqqara-tournament/1"


@dataclass(frozen=True)
class Plan:
    """Which games are played, and how. `make_plan` checks it."""

    game: str
    players: tuple[str, ...]
    """The entries: a bot each, by its name. The same name may be there several times."""
    seats: int
    deals: int
    seed: int
    variants: tuple[str, ...]
    """Values of the game's varied option, which the deals take in turn. Empty if the game has no such option."""
    options: dict[str, Any]
    """The other options of the game, without `players` and `start`."""

    @property
    def varied_option(self) -> str | None:
        """The option that differs from deal to deal."""
        return describe(self.game).varied_option

    @cached_property
    def combinations(self) -> list[tuple[int, ...]]:
        """Who meets in one game."""
        return list(combinations(range(len(self.players)), self.seats))

    @property
    def block(self) -> int:
        """Games of a deal."""
        return len(self.combinations) * self.seats

    @property
    def games(self) -> int:
        """All games."""
        return self.deals * self.block

    @cached_property
    def labels(self) -> list[str]:
        """The entries' names, numbered where a name is there several times."""
        labels, seen = [], dict.fromkeys(self.players, 0)
        for name in self.players:
            seen[name] += 1
            labels.append(f"{name} ({seen[name]})" if self.players.count(name) > 1 else name)
        return labels

    def match(self, number: int) -> Match:
        """The game with this number, from 0."""
        deal, within = divmod(number, self.block)
        combination, turned = divmod(within, self.seats)
        order = self.order(self.combinations[combination], deal)
        entries = order[turned:] + order[:turned]
        varied = {self.varied_option: self.variants[deal % len(self.variants)]} if self.varied_option else {}
        options = {"players": self.seats} | varied | self.options
        names = tuple(self.players[entry] for entry in entries)
        return Match(number, deal, self.game, options, entries, names, self.seed + deal, self.seed)

    def order(self, entries: tuple[int, ...], deal: int) -> tuple[int, ...]:
        """The order of the entries around the table. It changes from deal to deal, and every variant gets all orders."""
        orders = [(entries[0], *others) for others in permutations(entries[1:])]
        cycle, variant = divmod(deal, len(self.variants) or 1)
        return orders[(cycle + variant) % len(orders)]

    def as_json(self) -> dict[str, Any]:
        """As the first line of a journal."""
        return {
            "format": FORMAT,
            "game": self.game,
            "players": list(self.players),
            "seats": self.seats,
            "deals": self.deals,
            "seed": self.seed,
            "mixes": list(self.variants),
            "options": self.options,
        }


def make_plan(
    name: str,
    players: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
) -> Plan:
    """A plan of at least so many games, rounded up to whole deals. ValueError, in a sentence, if it is impossible.

    Without `seats`, all entries meet in one game if so many can play it, else two at a time. If there are fewer entries
    than seats, the last one fills them up. In `options`, the game's varied option is a text with one value, several
    values with commas, or `all`, which is the default.
    """
    description = describe(name)
    others = dict(options or {})
    variants = description.variants(others.pop(description.varied_option or "", None))
    return checked_plan(name, players, games, seats, seed, variants, others)


def checked_plan(  # noqa: PLR0913, PLR0917 (the parts of a plan)
    name: str,
    players: Sequence[str],
    games: int,
    seats: int | None,
    seed: int,
    variants: tuple[str, ...],
    options: dict[str, Any],
) -> Plan:
    """A plan whose parts are valid. ValueError, in a sentence, if they are not."""
    allowed = describe(name).rules.players
    seats = default_seats(name, len(players)) if seats is None else seats
    if seats not in allowed:
        sentence = "{option} must be {least} to {most} for {game}, not {value}"
        bounds = {"least": allowed[0], "most": allowed[-1]}
        raise ValueError(reason("reason-seats", sentence, option="seats", **bounds, game=name, value=str(seats)))
    if not players:
        raise ValueError(reason("reason-name-bots", "{option} must name bots, such as greedy,random", option="players"))
    for each in players:
        bot(each)
    entries = tuple(each.strip() for each in players)
    entries += entries[-1:] * (seats - len(entries))
    check_seeds(seed, games)
    varied = describe(name).varied_option
    for value in variants or (None,):
        game(name, players=seats, **({varied: value} if varied else {}), **options)
    plan = prolonged(Plan(name, entries, seats, 1, seed, variants, options), games)
    check_seeds(seed, plan.deals)
    return plan


def default_seats(name: str, entries: int) -> int:
    """The number of seats for so many entries, if none is given."""
    return entries if entries in describe(name).rules.players else 2


def prolonged(plan: Plan, games: int) -> Plan:
    """The same plan with at least so many games."""
    if games < 1:
        raise ValueError(too_few_games(games))
    return replace(plan, deals=-(-games // plan.block))


def read_plan(head: Any) -> Plan:
    """The plan in the first line of a journal. ValueError if it is not valid."""
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise ValueError(reason("reason-no-plan", "it does not begin with a plan in the format {format}", format=FORMAT))
    try:
        if type(head["deals"]) is not int:
            raise ValueError(reason("reason-line", "a line is wrong"))
        variants = tuple(head["mixes"])
        plan = checked_plan(head["game"], head["players"], 1, head["seats"], head["seed"], variants, dict(head["options"]))
        return prolonged(plan, head["deals"] * plan.block)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(reason("reason-plan", "its plan is impossible: {why}", why=reason_of(error))) from None
