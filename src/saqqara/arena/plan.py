"""The plan of a tournament: which games are to be played, all of it settled before the first one begins.

A *deal* is the chance of a game: its seed, and for Imhotep the mix of sides. Every deal is played by every combination of
as many entries as there are seats, once for each rotation of them over the seats, so that luck and seat fall to everybody
alike. Game number n is the same game however many are planned, so a tournament can be prolonged.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from itertools import combinations, permutations
from typing import Any

from ..bots import bot
from ..games import game, rules
from .match import Match
from .simulate import check_seeds

ALL_SIDES = "all"
FORMAT = "saqqara-tournament/1"


def all_mixes() -> list[str]:
    """The 32 mixes of sides, each followed by its opposite, so that any even number of them is balanced at every site."""
    mixes = ["A" + "".join("AB"[number >> bit & 1] for bit in range(4)) for number in range(16)]
    return [each for mix in mixes for each in (mix, mix.translate(str.maketrans("AB", "BA")))]


@dataclass(frozen=True)
class Plan:
    """Which games are played, and how. `make_plan` checks it."""

    game: str
    players: tuple[str, ...]
    """The entries: a bot each, by its name. The same name may stand there several times."""
    seats: int
    deals: int
    seed: int
    mixes: tuple[str, ...]
    """Imhotep: the mixes of sides, which the deals take in turn. Empty for other games."""
    options: dict[str, Any]
    """The options of the game but `players`, `sides` and `start`."""

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
        """The entries' names, told apart where one stands there several times."""
        labels, seen = [], dict.fromkeys(self.players, 0)
        for name in self.players:
            seen[name] += 1
            labels.append(f"{name} ({seen[name]})" if self.players.count(name) > 1 else name)
        return labels

    def match(self, number: int) -> Match:
        """Game number so-and-so, from 0."""
        deal, within = divmod(number, self.block)
        combination, turned = divmod(within, self.seats)
        order = self.order(self.combinations[combination], deal)
        entries = order[turned:] + order[:turned]
        sides = {"sides": self.mixes[deal % len(self.mixes)]} if self.mixes else {}
        options = {"players": self.seats} | sides | self.options
        names = tuple(self.players[entry] for entry in entries)
        return Match(number, deal, self.game, options, entries, names, self.seed + deal, self.seed)

    def order(self, entries: tuple[int, ...], deal: int) -> tuple[int, ...]:
        """Who follows whom around the table: another order with every deal, and every mix of sides sees them all."""
        orders = [(entries[0], *others) for others in permutations(entries[1:])]
        cycle, mix = divmod(deal, len(self.mixes) or 1)
        return orders[(cycle + mix) % len(orders)]

    def as_json(self) -> dict[str, Any]:
        """As the head of a journal."""
        return {"format": FORMAT} | asdict(self) | {"players": list(self.players), "mixes": list(self.mixes)}


def make_plan(  # noqa: PLR0913 (what can be asked for)
    name: str,
    players: Sequence[str],
    games: int,
    *,
    seats: int | None = None,
    sides: str | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
) -> Plan:
    """A plan of at least so many games: as many as make whole deals. ValueError, in a sentence, if it cannot be.

    Without `seats`, all entries meet in one game if so many can play it, else two at a time. If there are fewer entries
    than seats, the last one fills them up. `sides` is one mix, several with commas, or `all`, which is the default.
    """
    seats = seats if seats is not None else default_seats(name, len(players))
    if seats not in rules(name).players:
        allowed = rules(name).players
        raise ValueError(f"seats must be {allowed[0]} to {allowed[-1]} for {name}, not {seats}")
    if not players:
        raise ValueError("players must name bots, such as greedy,random")
    entries = tuple(each.strip() for each in players)
    for each in entries:
        bot(each)
    entries += entries[-1:] * (seats - len(entries))
    mixes = read_sides(name, sides)
    check_seeds(seed, games)
    plan = Plan(name, entries, seats, 1, seed, mixes, dict(options or {}))
    for mix in mixes or (None,):
        game(name, players=seats, **({} if mix is None else {"sides": mix}), **plan.options)
    plan = prolonged(plan, games)
    check_seeds(seed, plan.deals)
    return plan


def default_seats(name: str, entries: int) -> int:
    """Seats for so many entries, if nobody says otherwise."""
    return entries if entries in rules(name).players else 2


def read_sides(name: str, sides: str | None) -> tuple[str, ...]:
    """The mixes of sides that are meant."""
    if name != "imhotep":
        if sides is not None:
            raise ValueError(f"sides are for imhotep; {name} has none")
        return ()
    if sides is None or sides.strip().lower() == ALL_SIDES:
        return tuple(all_mixes())
    return tuple(mix.strip().upper() for mix in sides.split(","))


def prolonged(plan: Plan, games: int) -> Plan:
    """The same plan with at least so many games."""
    if games < 1:
        raise ValueError(f"games must be 1 or more, not {games}")
    return replace(plan, deals=-(-games // plan.block))


def read_plan(head: Any) -> Plan:
    """The plan in the head of a journal. ValueError if it is none."""
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise ValueError(f"it does not begin with a plan in the format {FORMAT}")
    try:
        sides = ",".join(head["mixes"]) or None
        asked = {"seats": head["seats"], "sides": sides, "seed": head["seed"], "options": head["options"]}
        plan = make_plan(head["game"], head["players"], 1, **asked)
        return prolonged(plan, head["deals"] * plan.block)
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"its plan cannot be: {error}") from None
