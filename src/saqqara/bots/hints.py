"""Hints for people: the best moves now, each with a reason in terms of the game."""

from collections.abc import Callable
from typing import Any

from ..games import State
from ..games.compile import available
from .interface import Bot, Budget, Cancel, Hint
from .players import GreedyBot
from .search import SearchBot

MOST_HINTS = 3
DEFAULT = Budget(seconds=1.0)
TEXTS = {
    "hint-take": "{stones} more stones for the sled, which then holds {sled}",
    "hint-load": "a place on ship {ship}, which then carries {mine} of your stones and {others} of others",
    "hint-sail": "{mine} of your stones and {others} of others come to the {site}",
    "hint-sail-empty": "keeps {others} stones of others away from better sites by sending them to the {site}",
    "hint-card": "now is the time for the {card}",
    "hint-pick": "the {card} is worth most to you",
    "hint-pick-hidden": "two unseen cards to choose from are worth more than what lies open",
    "hint-build": "{points} points on the {pyramid} pyramid",
    "hint-bonus-point": "the point is worth more than the stones",
    "hint-bonus-stones": "the stones are worth more than the point",
    "hint-unload": "this order suits you best",
    "hint-wait": "there is nothing better to do",
    "hint-cross-free": "{stones} stones, paid with dice",
    "hint-cross-paid": "{stones} stones, though {cost} points of quarry and jokers go",
    "hint-cross-points": "{points} points more at once",
    "hint-done": "saves the quarry and the jokers for later",
}
"""The English of each reason."""
Reason = tuple[str, dict[str, Any]]


def hint(state: State[Any], budget: Budget | None = None, seed: int | None = None, cancel: Cancel | None = None) -> list[Hint]:
    """The best moves of the mover, the best first. Without Numba they come from one step of look-ahead."""
    thinker: Bot = SearchBot("hint", DEFAULT) if available() else GreedyBot()
    considered = thinker.choose(state, budget, seed, cancel).considered
    tried = [each for each in considered if each.visits > 0]
    hints = []
    for each in tried[:MOST_HINTS]:
        reason, arguments = REASONS[state.game.name](state.position, state.position.mover, each.move)
        text = TEXTS[reason].format(**arguments)
        hints.append(Hint(each.move, each.value[state.position.mover], reason, arguments, text))
    return hints


def imhotep_reason(s: Any, seat: int, move: str) -> Reason:
    """What a move of Imhotep does, in words of the game. Hidden cards are not named."""
    from ..games.imhotep.components import CARD_NAMES, HIDDEN_PLACE, PYRAMID_B_POINTS, PYRAMID_NAMES
    from ..games.imhotep.sites import stones_to_get
    from ..games.imhotep.state import NO_CARD

    word, *rest = move.split()
    if word == "take":
        stones = stones_to_get(s, seat, 3)
        return "hint-take", {"stones": stones, "sled": s.sled[seat] + stones}
    if word in ("load", "sail"):
        return ship_reason(s, seat, word, rest)
    if word == "play":
        return "hint-card", {"card": rest[0].replace("_", " ")}
    if word in ("pick", "keep"):
        place = int(rest[0]) - 1 + (HIDDEN_PLACE if word == "keep" else 0)
        if word == "pick" and place == HIDDEN_PLACE and s.market[HIDDEN_PLACE + 1] != NO_CARD:
            return "hint-pick-hidden", {}
        return "hint-pick", {"card": CARD_NAMES[s.market[place]].replace("_", " ")}
    if word == "build":
        pyramid = PYRAMID_NAMES.index(rest[0])
        return "hint-build", {"points": PYRAMID_B_POINTS[pyramid][s.pyramid_size[pyramid]], "pyramid": rest[0]}
    if word == "bonus":
        return f"hint-bonus-{rest[0]}", {}
    return "hint-unload" if word == "unload" else "hint-wait", {}


def ship_reason(s: Any, seat: int, word: str, rest: list[str]) -> Reason:
    """Whose stones are on a ship that is loaded or sails."""
    ship = int(rest[0].partition(".")[0]) - 1
    mine = s.ship_space[ship].count(seat)
    others = s.ship_load[ship] - mine
    if word == "load":
        return "hint-load", {"ship": ship + 1, "mine": mine + 1, "others": others}
    if mine == 0:
        return "hint-sail-empty", {"others": others, "site": rest[1]}
    return "hint-sail", {"mine": mine, "others": others, "site": rest[1]}


def anubixx_reason(s: Any, seat: int, move: str) -> Reason:
    """What a move of Anubixx brings and costs."""
    from ..games.anubixx.moves import NOTATION, RELIEF_MOVE
    from ..games.anubixx.rules import RULES
    from ..games.anubixx.scoring import joker_points, quarry_points, score

    if move == "done":
        return "hint-done", {}
    after = s.copy()
    number = NOTATION.index(move)
    RULES.functions["apply"](after, number)
    gain = score(after, seat) - score(s, seat)
    cost = quarry_points(s, seat) + joker_points(s, seat) - quarry_points(after, seat) - joker_points(after, seat)
    if gain > 0:
        return "hint-cross-points", {"points": gain}
    stones = 1 if number < RELIEF_MOVE else 2
    if cost > 0:
        return "hint-cross-paid", {"stones": stones, "cost": cost}
    return "hint-cross-free", {"stones": stones}


REASONS: dict[str, Callable[[Any, int, str], Reason]] = {"imhotep": imhotep_reason, "anubixx": anubixx_reason}
